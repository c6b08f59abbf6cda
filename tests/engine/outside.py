"""A game that is not part of the package."""

from tests.engine.toys import Parcel

GAME = Parcel()

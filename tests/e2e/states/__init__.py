"""Every page and every state of the tables, to be looked at in many ways."""

from tests.e2e.states import coup, coupage, pages
from tests.e2e.states.visit import STATES, Visit, english, settled

__all__ = ["STATES", "Visit", "coup", "coupage", "english", "pages", "settled"]

"""Write tests/records/<game>/trails.txt: fingerprints of whole games, position by position.

    python -m tools.trails

The fingerprints must be the same compiled and interpreted, on every machine. Write them again only for a new game, for
a version of the rules that changes recorded games on purpose, or when a state gets another field. In that last case the
recorded games must still replay.
"""

from __future__ import annotations

from tablee.engine.conformance import settings, trail
from tablee.games import games
from tools import ROOT


def main() -> None:
    for game in games().values():
        lines = [f"{one.seats} {one.variant} {one.seed} {trail(one)}\n" for one in settings(game, games=2, seed=100)]
        file = ROOT / "tests" / "records" / game.id / "trails.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(lines))


if __name__ == "__main__":
    main()

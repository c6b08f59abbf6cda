"""The size of the built client, compressed as it is sent: python -m tools.sizes [FOLDER]

What a page loads first depends on the page: `make lighthouse` and tests/e2e/test_weight.py measure it in a browser.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools import client

# The budget of a first visit in bytes, gzipped. CODE is the page, scripts and styles.
CODE, FONTS = 120_000, 80_000
TABLE = 140_000  # CODE for somebody whose first page is a running game, with its board and its words
LARGEST_TABLE = 152_000  # the same for Age of Champagne, which has twice the words and the pieces of any other game
_KINDS = {".html": "html", ".js": "js", ".css": "css", ".woff2": "fonts"}


class Weight(NamedTuple):
    html: int = 0
    js: int = 0
    css: int = 0
    fonts: int = 0
    other: int = 0

    @property
    def code(self) -> int:
        return self.html + self.js + self.css

    def __str__(self) -> str:
        parts = ", ".join(f"{name} {size / 1000:.1f}" for name, size in self._asdict().items())
        return f"code {self.code / 1000:.1f} kB ({parts})"


def weigh(paths: Iterable[str], folder: Path = client.OUT) -> Weight:
    """The total size of these paths, as a browser requests them. A path that is not a file is the page itself."""
    sums = dict.fromkeys(Weight._fields, 0)
    for path in paths:
        file = folder / path.lstrip("/")
        file = file if file.is_file() else folder / "index.html"
        sums[_KINDS.get(file.suffix, "other")] += size(file)
    return Weight(**sums)


def size(file: Path) -> int:
    """The compressed size, if a compressed file exists."""
    small = file.with_name(file.name + ".gz")
    return (small if small.is_file() else file).stat().st_size


def main(*wanted: str) -> None:
    folder = Path(wanted[0]) if wanted else client.OUT
    files = [file for file in folder.rglob("*") if file.is_file() and file.suffix not in (".gz", ".br")]
    if not files:
        sys.exit(f"tablee: no client in {folder}; `make build` makes one")
    for file in sorted(files, key=size, reverse=True):
        print(f"{size(file):>9,}  {file.stat().st_size:>9,}  {file.relative_to(folder)}")
    print(f"everything: {weigh((file.relative_to(folder).as_posix() for file in files), folder)}")


if __name__ == "__main__":
    main(*sys.argv[1:])

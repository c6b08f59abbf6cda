"""The size of the built client, compressed as it is sent: python -m tools.sizes [FOLDER]

The first load of a page is everything that a browser without any of it requests until the page can be used: what the
page shows is drawn, its texts are there, and what it asks can be answered. That moment is the mark "usable" in its
`performance` (web/src/lib/later.ts). What is requested after it is fetched while the page has nothing else to do, and
nobody waits for it: dialogs, refusals, hints, the words for them. tests/e2e/test_weight.py measures the first load in a
browser and plays on with all later files withheld; `make lighthouse` shows it beside the size of all that was fetched.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools import client

# The budget of a first load in bytes, gzipped, for every page: the home page and a table of any game, in any language.
# CODE is the page, scripts and styles.
CODE, FONTS = 120_000, 80_000
# In the page: the paths of what it had requested until it could be used; null before that.
FIRST = """() => {
  const [usable] = performance.getEntriesByName('usable')
  const before = entry => entry.startTime < usable.startTime
  const paths = () => performance.getEntriesByType('resource').filter(before).map(entry => new URL(entry.name).pathname)
  return usable ? paths() : null
}"""
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


def is_file_of_client(path: str) -> bool:
    """Unlike an answer of the server to this person."""
    return not path.startswith("/api/")


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

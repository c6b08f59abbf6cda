"""Which code plays a match: games of different rules, judgement or bots must not be counted together.

Only what can change a game counts. Comments, docstrings, line breaks and the order of knobs in a file do not.
"""

from __future__ import annotations

import ast
import io
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

import tablee
from tablee.games import game as find_game

_PACKAGE = Path(tablee.__file__).parent
# Parts of a game package that only show or tell what happens.
SHOWN = {"beats", "effects", "encode", "explain", "guide", "hindsight", "invariants", "knowledge", "layout", "log"}
SHOWN |= {"moves", "names", "reasons", "rulebook", "sums", "terminal", "view", "words"}
# The same of the engine, and what only looks after records.
SHOWN_BY_ENGINE = {"conformance", "digest", "errors", "hindsight", "layout", "moves", "parts", "record", "sheets"}
SHOWN_BY_ENGINE |= {"signs", "table", "view", "words"}
MADE = {".pyc", ".so"}  # from the others
_BLOCKS = {tokenize.NEWLINE: ";", tokenize.INDENT: "{", tokenize.DEDENT: "}"}


@cache
def code_digest(name: str) -> str:
    """A few digits that change with the engine and the bots, and with the rules or the judgement of the game."""
    digest = sha256()
    parts = [
        (_PACKAGE / "engine", SHOWN_BY_ENGINE),
        (_PACKAGE / "bots", set[str]()),
        (find_game(name).folder, SHOWN),
    ]
    for folder, shown in parts:
        for path in sorted(_files(folder, shown)):
            digest.update(path.encode() + b"\0" + _meaning(folder / path) + b"\0")
    return digest.hexdigest()[:12]


def _files(folder: Path, shown: set[str]) -> Iterator[str]:
    """A part is a file or a folder of that name."""
    for file in folder.rglob("*"):
        path = file.relative_to(folder)
        if file.is_file() and file.suffix not in MADE and path.parts[0].partition(".")[0] not in shown:
            yield path.as_posix()


def _meaning(file: Path) -> bytes:
    """The content of a file without what is only for readers."""
    content = file.read_bytes()
    if file.suffix == ".py":
        return _code(content.decode()).encode()
    if file.suffix == ".toml":
        return msgspec.json.encode(tomllib.loads(content.decode()), order="deterministic")
    return content


def _code(source: str) -> str:
    """Token by token, without white space: the same for every version of Python."""
    docstrings = {(node.lineno, node.col_offset) for node in _docstrings(ast.parse(source))}
    kept = (
        _BLOCKS.get(token.type, token.string)
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type != tokenize.COMMENT and token.start not in docstrings
    )
    return "".join("".join(kept).split())


def _docstrings(tree: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            first = node.body[0]
            assert isinstance(first, ast.Expr)
            yield first.value

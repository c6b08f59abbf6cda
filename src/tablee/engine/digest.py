"""A fingerprint of everything a state holds, made by looking at it, so that no field can be forgotten."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from librt.vecs import vec

from tablee.engine.rng import Rng
from tablee.engine.state import Content, Memory, Pending, State


def contents(thing: Any) -> Any:
    """The thing as nested tuples of names, numbers and texts; the same compiled and interpreted."""
    if thing is None or isinstance(thing, bool | int | float | str | bytes):
        return thing
    if isinstance(thing, Content):
        return thing.fingerprint
    if isinstance(thing, Rng):
        return tuple(thing.words())
    if isinstance(thing, Pending):
        return tuple(int(thing.steps[i]) for i in range(thing.count))
    if isinstance(thing, State | Memory):
        held = ((name, contents(getattr(thing, name))) for name in fields(thing))
        # Nearly always nothing waits, and fingerprints of recorded games are older than this field.
        return tuple((name, value) for name, value in held if name != "waiting" or value is not None)
    if isinstance(thing, vec):
        return tuple(thing)  # numbers: most of a state
    if isinstance(thing, list | tuple):
        return tuple(contents(item) for item in thing)
    if isinstance(thing, dict):
        return tuple(sorted((contents(key), contents(value)) for key, value in thing.items()))
    if isinstance(thing, set | frozenset):
        return tuple(sorted(contents(item) for item in thing))
    raise TypeError(f"a state must not hold a {type(thing).__name__}")


def fields(thing: Any) -> list[str]:
    """Names of all attributes, wherever they are declared."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        # Compiled classes list their attributes under the first name, interpreted ones under the second.
        names.update(vars(kind).get("__mypyc_attrs__", ()), vars(kind).get("__slots__", ()))
    return sorted(name for name in names if not name.startswith("__"))


def digest(state: State) -> str:
    """SHA-256 of the whole state, generator and memory included. Secret: it never leaves the server."""
    return sha256(repr(contents(state)).encode()).hexdigest()


def size_in_bytes(thing: Any) -> int:
    """What one state takes in memory, without the printed material it shares with others."""
    if isinstance(thing, Content) or thing is None or isinstance(thing, int | float | str):
        return 8
    if isinstance(thing, vec):
        return 8 + 24 + 8 * len(thing)
    if isinstance(thing, list | tuple):
        return 64 + sum(size_in_bytes(item) for item in thing)
    return 16 + sum(size_in_bytes(getattr(thing, name)) for name in fields(thing))

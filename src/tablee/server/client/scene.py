"""What a viewer sees, as plain dicts and lists, and how an update changes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

Path = Sequence[str | int]


def apply_changes(scene: Any, changes: Iterable[tuple[Path, Any]]) -> Any:
    """The scene after the changes, made in place, in order. LookupError or TypeError if one has no place in it."""
    for path, value in changes:
        scene = _put(scene, path, value)
    return scene


def _put(scene: Any, path: Path, value: Any) -> Any:
    """An empty path means the whole scene; a position just behind the end of a list makes the list longer."""
    if not path:
        return value
    place = scene
    for step in path[:-1]:
        place = place[step]
    last = path[-1]
    if isinstance(place, list) and last == len(place):
        place.append(value)
    else:
        place[last] = value
    return scene

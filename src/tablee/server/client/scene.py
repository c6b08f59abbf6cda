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
    if path[0] == "layout" and len(path) > 1:
        _put_in_layout(scene["layout"], str(path[1]), path[2:], value)
        return scene
    place = scene
    for step in path[:-1]:
        place = place[step]
    last = path[-1]
    if isinstance(place, list) and last == len(place):
        place.append(value)
    else:
        place[last] = value
    return scene


def _put_in_layout(layout: Any, zone: str, path: Path, value: Any) -> None:
    """Zones of a layout are named by their ids."""
    zones = layout["zones"]
    number = next((number for number, each in enumerate(zones) if each["id"] == zone), None)
    if number is None:
        raise LookupError(zone)
    zones[number] = _put(zones[number], path, value)

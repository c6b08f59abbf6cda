"""Text in columns."""

from __future__ import annotations

from collections.abc import Sequence


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> str:
    """The rows with aligned columns; those listed in `right` are aligned to the right."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = []
    for row in rows:
        words = [
            word.rjust(widths[place]) if place in right else word.ljust(widths[place]) for place, word in enumerate(row)
        ]
        lines.append("  ".join(words).rstrip())
    return "\n".join(lines)

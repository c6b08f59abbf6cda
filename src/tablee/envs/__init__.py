"""The games as environments for learning. Each adaptor needs its extra: `pip install tablee[envs]`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.errors import TableeError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pettingzoo import AECEnv

    from tablee.engine.game import GameSheet


def pettingzoo_env(
    name: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    content: GameSheet | None = None,
    *,
    checked: bool = True,
) -> AECEnv:
    """A registered game as a PettingZoo AEC environment; `checked=False` leaves PettingZoo's (slow) wrappers away."""
    try:
        from tablee.envs.pettingzoo import environment
    except ModuleNotFoundError as missing:
        raise TableeError("table-missing-extra", module=str(missing.name), extra="envs") from None
    return environment(name, seats, options, content, checked=checked)


__all__ = ["pettingzoo_env"]

"""One attack, started by `tools.attack`: `python -m tools.attack.hostile NAME URL SECONDS`. Prints what got through."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from tablee.engine.errors import Refused
from tablee.server.client import Gone, Turned
from tools.attack.hostile import bots, disk, flood, silent, undo
from tools.attack.hostile.guests import AWAY, Hostile

ATTACKS: dict[str, Callable[[Hostile], Awaitable[None]]] = {
    "bots": bots.attack,
    "restart": bots.attack,  # the same; whoever started us restarts the server meanwhile
    "undo": undo.attack,
    "silent": silent.attack,
    "disk": disk.attack,
    "flood": flood.attack,
}
NICE = 10
REQUESTS_AT_ONCE = 64
GRACE = 3.0  # seconds for what is under way when the time is over


async def attack(name: str, url: str, seconds: float) -> dict[str, int]:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(REQUESTS_AT_ONCE))
    hostile = Hostile(url, seconds)
    try:
        async with asyncio.timeout(seconds + GRACE):
            await ATTACKS[name](hostile)
    except TimeoutError:
        pass
    except (Turned, Refused, Gone, *AWAY) as error:
        print(f"{name}: ended early: {error!r}", file=sys.stderr)
        hostile.did["ended early"] += 1
    return dict(sorted(hostile.did.items()))


if __name__ == "__main__":
    os.nice(NICE)
    name, url, seconds = sys.argv[1:]
    print(msgspec.json.encode(asyncio.run(attack(name, url, float(seconds)))).decode(), flush=True)
    os._exit(0)  # a request under way in a thread is not waited for

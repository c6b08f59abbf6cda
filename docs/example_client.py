"""Take a seat at somebody's table with a bot of your own.

    python docs/example_client.py "http://127.0.0.1:8080/tables/TABLE?invite=WORD"

Whoever opened the table has the link. To plug in your own player, write another `choose`: it is called whenever its
seat has to decide, and sees exactly what a person in that seat would see. docs/protocol.md describes it.
"""

from __future__ import annotations

import asyncio
import random
import sys

from tablee.engine.errors import Refused
from tablee.server.client import Guest, Invitation, Live

NAME = "Dice"


def choose(live: Live) -> str:
    """A move, in notation. `live.view` is the board, `live.log` what happened, `live.choices` what the rules allow."""
    return random.choice(live.choices)


async def play(link: str) -> None:
    server, table, invite = Invitation.read(link)
    guest = await Guest.arrive(server, NAME)
    seat = await guest.sit(table, invite)
    print(f"{NAME} sits on seat {seat + 1} of table {table}")
    async with guest.live(table, seat) as live:
        live.timeout = None  # people may take their time
        while not live.over:
            await live.until(lambda live: live.choices or live.over)
            if live.choices:
                await move(live)
        print(f"{live.status}; points: {live.table['result']}, won by seats {[won + 1 for won in live.table['won']]}")


async def move(live: Live) -> None:
    """Returns when the move is stored. A refusal says which rule was broken and changes nothing."""
    text = choose(live)
    try:
        await live.move(text)
        print(text)
    except Refused as refused:
        print(f"{text}: {refused}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    asyncio.run(play(sys.argv[1]))

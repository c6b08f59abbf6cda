"""A small client of the server, for bots, tests and the load generator.

    guest = await Guest.arrive("http://127.0.0.1:8137", "Ada")
    opened = await guest.new_table(NewTable(game="coup", seats=3, bots=["skilled", "skilled"], sit=[0]))
    async with guest.live(opened.id, viewer=0) as live:
        await live.act(Start)
        await live.until(lambda live: live.choices)
        await live.move(live.choices[0])

`docs/protocol.md` tells the same in words, for clients in other languages.
"""

from tablee.server.client.guest import Guest, Invitation, Opened, Reply, Turned
from tablee.server.client.live import Gone, Live
from tablee.server.client.scene import apply_changes

__all__ = ["Gone", "Guest", "Invitation", "Live", "Opened", "Reply", "Turned", "apply_changes"]

"""Where the chance of a game comes from: a secret that is committed to before the game and published after it.

When a table opens the server draws 32 secret bytes and shows their `commitment`. Everybody seated adds a nonce. The
hash of all of it seeds the generator, so neither the server nor a player can choose the cards. After the game the
secret and the nonces are published, and anybody can check the commitment and deal the same cards again.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from tablee.engine.rng import Rng

_COMMIT = b"tablee commitment 1\0"
_SEED = b"tablee seed 1\0"
_NUMBER = b"tablee number 1\0"


class Seed(msgspec.Struct, frozen=True):
    """What the cards of one game come from: a plain number (in the library), or a secret and nonces (at a table)."""

    number: int | None = None
    secret: bytes = b""
    nonces: Sequence[bytes] = ()
    table: str = ""

    @classmethod
    def of(cls, seed: int | Seed) -> Seed:
        return seed if isinstance(seed, Seed) else cls(number=seed)

    @classmethod
    def fresh(cls, table: str = "", nonces: Sequence[bytes] = ()) -> Seed:
        """A secret that nobody has seen. Never use one twice."""
        return cls(secret=secrets.token_bytes(32), table=table, nonces=tuple(nonces))

    @property
    def commitment(self) -> str:
        """What the table shows at its opening. Each part goes with its length, so none can be shifted to another."""
        return _hash(_COMMIT, self.table.encode(), self.secret).hex()

    def rng(self) -> Rng:
        """The generator of the game: all its 128 bits come from the hash."""
        if self.number is None:
            digest = _hash(_SEED, self.secret, *self.nonces)
        else:
            digest = _hash(_SEED, _NUMBER + str(self.number).encode())
        a, b, c, counter = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12))
        return Rng(a, b, c, counter)


def rng_of(seed: int | Seed) -> Rng:
    return Seed.of(seed).rng()


def _hash(tag: bytes, *parts: bytes) -> bytes:
    digest = sha256(tag)
    for part in parts:
        digest.update(len(part).to_bytes(4, "big") + part)
    return digest.digest()

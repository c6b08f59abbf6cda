"""The seed is committed to before anybody can know the cards, and the commitment can be checked."""

from __future__ import annotations

from hashlib import sha256

from tablee.engine.seed import Seed, rng_of


def part(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


def test_the_commitment_is_a_hash_of_tag_table_and_secret() -> None:
    seed = Seed(secret=b"s" * 32, table="table-7", nonces=(b"ann", b"bob"))
    expected = sha256(b"tablee commitment 1\0" + part(b"table-7") + part(b"s" * 32)).hexdigest()
    assert seed.commitment == expected


def test_all_128_bits_come_from_secret_and_nonces() -> None:
    seed = Seed(secret=b"s" * 32, nonces=(b"ann", b"bob"))
    digest = sha256(b"tablee seed 1\0" + part(b"s" * 32) + part(b"ann") + part(b"bob")).digest()
    assert seed.rng().words() == [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]


def test_everybody_has_a_hand_in_the_deal() -> None:
    secret = b"s" * 32
    deals = [
        Seed(secret=secret),
        Seed(secret=secret, nonces=(b"a",)),
        Seed(secret=secret, nonces=(b"a", b"b")),
        Seed(secret=secret, nonces=(b"ab",)),
        Seed(secret=secret, nonces=(b"b", b"a")),
        Seed(secret=b"t" * 32),
    ]
    assert len({tuple(deal.rng().words()) for deal in deals}) == len(deals)


def test_a_commitment_belongs_to_one_table() -> None:
    assert Seed(secret=b"ab", table="c").commitment != Seed(secret=b"b", table="ca").commitment


def test_fresh_secrets_differ_and_are_long() -> None:
    first, second = Seed.fresh("t"), Seed.fresh("t")
    assert len(first.secret) == 32
    assert first.secret != second.secret


def test_numbers_go_through_the_same_hash() -> None:
    number = part(b"tablee number 1\0" + b"-5")
    digest = sha256(b"tablee seed 1\0" + number).digest()
    assert rng_of(-5).words()[0] == int.from_bytes(digest[:4], "little")
    assert rng_of(2**200).words() != rng_of(0).words()

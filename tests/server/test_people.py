"""Guests: names, cookies, links to another device, being forgotten."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablee.engine.errors import TableeError
from tablee.server import people as module
from tablee.server.names import clean_name
from tablee.server.people import LINK_MS, RENEW_SECONDS, People, Person, Signer
from tablee.server.store import Store

KEY = b"a key of thirty-two bytes or so."


def with_people(url: str, scene: Callable[[People, Store], Awaitable[None]], keys: tuple[bytes, ...] = (KEY,)) -> None:
    async def play() -> None:
        store = Store.open(url)
        try:
            await scene(People(store, Signer(keys)), store)
        finally:
            await store.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("wish", "name"),
    [("  Ann ", "Ann"), ("Zoe\u0301", "Zoé"), ("日本 太郎", "日本 太郎"), ("x" * 40, "x" * 40), ("🍷", "🍷")]
    + [("Ann  Lee", "Ann Lee"), ("A\u00a0B", "A B"), ("❤️", "❤️"), ("1\ufe0f\u20e3", "1\ufe0f\u20e3")]
    + [
        (joined, joined)
        for joined in ("👩‍🚀", "👨‍👩‍👧‍👦", "👩🏽‍🌾", "🏳️‍🌈 Zoé", "🏴‍☠️", "❤️‍🔥", "🐻‍❄️", "🙂‍↔️", "⛹🏽‍♀️", "‼️", "ℹ️", "🇫🇷")
    ]
    + [
        (name, name)
        for name in ("नीरजा", "ကြောင်း", "שָׁלוֹם", "Nguyễn Thị", "བསྒྲུབས", "Bot", "Bottom 1", "Robot 7", "bot greedy")
    ],
)
def test_names(wish: str, name: str) -> None:
    assert clean_name(wish) == name


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ("", "at least one visible letter"),
        (" \t\u00a0", "at least one visible letter"),
        ("x" * 41, "at most 40 characters, not 41"),
        ("Ann\x07", "invisible or control"),
        ("Ann\n", None),
        ("A\nnn", "invisible or control"),
        ("\u202eevil", "invisible or control"),
        ("\u2066evil\u2069", "invisible or control"),
        ("\u200b", "invisible or control"),
        ("\u3164", "invisible or control"),
        ("\ud800", "invisible or control"),
        ("\u034f", "invisible or control"),
        ("Ann\u034f", "invisible or control"),
        ("\u17b4\u17b5", "invisible or control"),
        ("\u0301\u0308", "invisible or control"),
        ("A\u200dnn", "invisible or control"),
        ("🍷\u200d", "invisible or control"),
        ("Ann\ufe0f", "invisible or control"),
        ("\U000e0100", "invisible or control"),
        ("bot greedy 1", "that of a bot"),
        ("bot  greedy 1", "that of a bot"),
        ("bot\u00a0greedy\u20031", "that of a bot"),
        ("\u0301Ann", "invisible or control"),  # drawn onto whatever stands before the name
        ("Ann \u0301", "invisible or control"),
        ("A" + "\u0330" * 6, "invisible or control"),  # into the line below
        ("\ufe0f\u20e3", "invisible or control"),
        ("^\u200d^", "invisible or control"),  # no emoji: the joiner is not to be seen
        ("+\ufe0f", "invisible or control"),
        ("❤\ufe0f\ufe0f", "invisible or control"),
    ],
)
def test_what_cannot_be_a_name(wish: str, words: str | None) -> None:
    if words is None:
        assert clean_name(wish) == wish.strip()
        return
    with pytest.raises(TableeError, match=words):
        clean_name(wish)


# Default_Ignorable_Code_Point of the Unicode Character Database (DerivedCoreProperties.txt): shown as nothing at all.
IGNORABLE = (
    [0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0]
    + [*range(0x180B, 0x1810), *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070)]
    + [*range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B)]
    + [*range(0xE0000, 0xE1000)]
)


def test_what_shows_nothing_or_turns_the_text_around_is_in_no_name() -> None:
    """All of them, among them the marks, embeddings, overrides and isolates of the bidirectional algorithm."""
    assert {0x61C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, *range(0x2066, 0x206A)} <= set(IGNORABLE)
    for code in IGNORABLE:
        for wish in (chr(code), f"Ann{chr(code)}", f"A{chr(code)}nn", f"{chr(code)}Ann", f"Ann {chr(code)}"):
            with pytest.raises(TableeError, match=r"invisible or control|at least one visible letter"):
                clean_name(wish)


@pytest.mark.parametrize(
    "wish",
    [
        "BOT greedy 12",
        "ｂｏｔ\u3000ｇｒｅｅｄｙ\u3000１",  # full width
        "𝐛𝐨𝐭 𝐠𝐫𝐞𝐞𝐝𝐲 𝟏",  # mathematical letters
        "ⓑⓞⓣ greedy ①",
        "b\u043et greedy 1",  # Cyrillic o
        "\u0412\u041e\u0422 ismcts 3",  # all Cyrillic
        "b\u03bft greedy 1",  # Greek
        "\u0299\u1d0f\u1d1b greedy 1",  # small capitals
        "b0t greedy 1",
        "b\u00f6t greedy 1",
        "bo\u0323t greedy 1",
        "bot gr\u0435\u0435dy l",  # a letter for the number
        "bot greedy \u2160",  # Roman one
        "bot greedy \u0661",  # Arabic one
    ],
)
def test_no_name_can_be_taken_for_that_of_a_bot(wish: str) -> None:
    with pytest.raises(TableeError, match="that of a bot"):
        clean_name(wish)


def test_a_cookie_proves_who_one_is(database_url: str) -> None:
    async def scene(people: People, store: Store) -> None:
        ann = await people.newcomer("Ann")
        cookie = people.cookie(ann)
        assert await people.known(cookie) == ann
        assert people.claimed(cookie) == ann.id
        assert await People(store, Signer([KEY])).known(cookie) == ann
        renamed = await people.rename(ann, " Anna ")
        assert renamed == Person(ann.id, "Anna", 0)
        assert await people.known(cookie) == renamed

    with_people(database_url, scene)


def test_a_wrong_cookie_is_nobodys(sqlite_url: str) -> None:
    async def scene(people: People, store: Store) -> None:
        ann = await people.newcomer("Ann")
        cookie = people.cookie(ann)
        signer = Signer([KEY])
        wrong: list[str | None] = [
            None,
            "",
            "x",
            "é" * 20,
            "." * 300,
            cookie[:-1],
            cookie[1:],
            cookie + "x",
            "x" * 10_000,
        ]
        wrong += [People(store, Signer([b"other" * 8])).cookie(ann), signer.sign("another purpose", [ann.id, 0, 1])]
        shapes: list[Any] = [1, None, {}, [], [ann.id], [ann.id, "0", 1], [[], 0, 1], [ann.id, 0, 10**30]]
        wrong += [signer.sign(module.COOKIE, shape) for shape in shapes]
        wrong.append(signer.sign(module.COOKIE, ["nobody", 0, int(time.time())]))
        wrong.append(signer.sign(module.COOKIE, [ann.id, 0, int(time.time()) - module.COOKIE_SECONDS]))
        for text in wrong:
            assert await people.known(text) is None, text

    with_people(sqlite_url, scene)


def test_an_old_key_is_believed_and_no_longer_used(sqlite_url: str) -> None:
    async def scene(people: People, store: Store) -> None:
        ann = await people.newcomer("Ann")
        old = People(store, Signer([b"old" * 16])).cookie(ann)
        assert await people.known(old) == ann
        assert await People(store, Signer([b"old" * 16])).known(people.cookie(ann)) is None

    with_people(sqlite_url, scene, (KEY, b"old" * 16))


def test_a_cookie_is_renewed_after_a_while(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(people: People, store: Store) -> None:
        ann = await people.newcomer("Ann")
        fresh = people.cookie(ann)
        assert await people.renewed(fresh, ann) is None
        old = Signer([KEY]).sign(module.COOKIE, [ann.id, 0, int(time.time()) - RENEW_SECONDS - 1])
        again = await people.renewed(old, ann)
        assert await people.known(again) == ann

    with_people(sqlite_url, scene)


def test_forgetting_devices_ends_all_cookies_and_links(database_url: str) -> None:
    async def scene(people: People, store: Store) -> None:
        ann = await people.newcomer("Ann")
        cookie, link = people.cookie(ann), await people.new_link(ann)
        again = await people.forget_devices(ann)
        assert await people.known(cookie) is None
        assert await people.known(people.cookie(again)) == again
        with pytest.raises(TableeError, match="This link does not work"):
            await people.use_link(link)

    with_people(database_url, scene)


def test_a_change_elsewhere_is_heard(sqlite_url: str) -> None:
    async def scene(people: People, store: Store) -> None:
        elsewhere = People(store, Signer([KEY]))
        ann = await people.newcomer("Ann")
        await elsewhere.rename(ann, "Anna")
        people.heard("something else")
        people.heard(f"person {ann.id}")
        found = await people.known(people.cookie(ann))
        assert found is not None
        assert found.name == "Anna"

    with_people(sqlite_url, scene)


def test_whoever_loses_their_cookies_is_told_here_and_elsewhere(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(people: People, store: Store) -> None:
        here: list[str] = []
        there: list[str] = []
        told: list[str] = []
        people.changed = here.append
        elsewhere = People(store, Signer([KEY]))
        elsewhere.changed = there.append
        monkeypatch.setattr(store, "tell", lambda connection, word: told.append(word))
        ann, ben = await people.newcomer("Ann"), await people.newcomer("Ben")
        ann = await people.rename(ann, "Anna")
        assert here == []  # another name sends nobody away
        await people.forget_devices(ann)
        await people.delete(ben)
        assert here == [ann.id, ben.id]
        for word in told:
            elsewhere.heard(word)
        assert there == [ann.id, ben.id]
        assert len(told) == 3

    with_people(database_url, scene)


def test_a_link_works_once_soon_and_until_the_next(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(people: People, store: Store) -> None:
        async def dead(token: str) -> None:
            with pytest.raises(TableeError, match="This link does not work"):
                await people.use_link(token)

        ann = await people.newcomer("Ann")
        token = await people.new_link(ann)
        assert await people.use_link(token) == ann
        await dead(token)
        older, newer = await people.new_link(ann), await people.new_link(ann)
        await dead(older)
        await people.revoke_links(ann)
        await dead(newer)
        for text in ("", "x", "\x00", "\ud800", "é" * 10_000):
            await dead(text)
        late = await people.new_link(ann)
        now = store.now() + LINK_MS + 1
        monkeypatch.setattr(store, "now", lambda: now)
        await dead(late)

    with_people(database_url, scene)


def test_being_forgotten(database_url: str) -> None:
    async def scene(people: People, store: Store) -> None:
        left: list[Person] = []

        async def note(person: Person) -> None:
            left.append(person)

        people.left = note
        ann = await people.newcomer("Ann")
        cookie, link = people.cookie(ann), await people.new_link(ann)
        await people.delete(ann)
        assert left == [ann]
        assert await people.known(cookie) is None
        with pytest.raises(TableeError):
            await people.use_link(link)
        with pytest.raises(TableeError, match="no name here"):
            await people.rename(ann, "Back")

    with_people(database_url, scene)


def test_mutes(sqlite_url: str) -> None:
    async def scene(people: People, store: Store) -> None:
        ann, ben = await people.newcomer("Ann"), await people.newcomer("Ben")
        await people.mute(ann, ben.id)
        await people.mute(ann, ben.id)
        assert await people.mutes(ann) == {ben.id}
        assert await people.mutes(ben) == set()
        await people.unmute(ann, ben.id)
        assert await people.mutes(ann) == set()
        for other in (ann.id, "nobody"):
            with pytest.raises(TableeError):
                await people.mute(ann, other)

    with_people(sqlite_url, scene)


def test_the_cache_is_bounded(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_CACHED", 2)

    async def scene(people: People, store: Store) -> None:
        all_of_them = [await people.newcomer(name) for name in ("Ann", "Ben", "Cat")]
        assert len(people._cache) == 2
        for person in all_of_them:
            assert await people.known(people.cookie(person)) == person

    with_people(sqlite_url, scene)


def test_mutes_are_read_again_when_anybody_changed_theirs(database_url: str) -> None:
    async def scene(people: People, store: Store) -> None:
        ann, bob, eve = [await people.newcomer(name) for name in ("Ann", "Bob", "Eve")]
        assert await people.mutes(ann) == set()
        await people.mute(ann, bob.id)
        assert await people.mutes(ann) == {bob.id}
        await people.mute(ann, eve.id)
        await people.unmute(ann, bob.id)
        assert await people.mutes(ann) == {eve.id}
        await people.delete(eve)
        assert await people.mutes(ann) == set()

    with_people(database_url, scene)


def test_a_mute_counts_also_if_nobody_waits_for_it(sqlite_url: str) -> None:
    async def scene(people: People, store: Store) -> None:
        ann, bob = await people.newcomer("Ann"), await people.newcomer("Bob")
        assert await people.mutes(ann) == set()
        asking = asyncio.create_task(people.mute(ann, bob.id))
        for _ in range(3):
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await store.write(lambda connection: None)  # whatever was queued before is written
        await asyncio.sleep(0)
        assert await people.mutes(ann) == {bob.id}

    with_people(sqlite_url, scene)

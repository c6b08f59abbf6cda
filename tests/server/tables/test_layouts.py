"""Layouts in scenes: what changes in them is sent by zone and place, and only to those who asked for it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

from tablee.engine.game import Game
from tablee.engine.layout import Layout, Piece, Place, Zone
from tablee.engine.state import SPECTATOR
from tablee.engine.words import Line
from tablee.server.client import apply_changes
from tablee.server.live import feeds
from tablee.server.live.feeds import ViewerFeed
from tablee.server.messages import Change, Scene
from tablee.server.tables import replay
from tablee.server.tables.scenes import differences, scene, table_info, with_layout
from tests.packages.stepping_stones.stepping_stones import GAME
from tests.sample import sample
from tests.server.tables.playing import Playing, table

INFO = table_info(table("Ann", "Bob").state)


def plain(thing: object) -> Any:
    return json.decode(json.encode(thing))


def changes(old: Layout | None, new: Layout | None) -> list[Change]:
    """What is sent; applied to the old scene it makes the new one."""
    before, after = (Scene(0, INFO, layout=each) for each in (old, new))
    found = differences(before, after)
    assert apply_changes(plain(before), plain(found)) == plain(after)
    return found


def paths(old: Layout | None, new: Layout | None) -> list[list[str | int]]:
    return [list(path) for path, _ in changes(old, new)]


def zone(id: str, *faces: str, **more: Any) -> Zone:
    places = [Place(id=f"{id}-{number}", pieces=[_piece(face)]) for number, face in enumerate(faces)]
    return Zone(id=id, kind="row", name=Line(id), places=places, **more)


def _piece(face: str) -> Piece:
    return Piece(name=Line("piece"), face=face)


HAND, MARKET, OTHERS = zone("hand", "1", "2", "3"), zone("market", "4", "5"), zone("others")
OLD = Layout(zones=[HAND, MARKET, OTHERS])


def test_a_place_is_sent_alone() -> None:
    new = Layout(zones=[zone("hand", "1", "7", "3"), MARKET, OTHERS])
    ((path, value),) = changes(OLD, new)
    assert list(path) == ["layout", "hand", "places", 1]
    assert value == new.zones[0].places[1]


@pytest.mark.parametrize(
    "other",
    [zone("hand", "1", "2"), zone("hand", "1", "8", "9"), zone("hand", "1", "2", "7", held=True)],
    ids=["fewer places", "most places", "more than places"],
)
def test_a_zone_is_sent_whole_if_much_of_it_changes(other: Zone) -> None:
    assert paths(OLD, Layout(zones=[other, MARKET, OTHERS])) == [["layout", "hand"]]


@pytest.mark.parametrize(
    "new",
    [
        Layout(zones=[MARKET, HAND, OTHERS]),
        Layout(zones=[HAND, MARKET]),
        Layout(zones=[HAND, MARKET, OTHERS, zone("more")]),
        Layout(zones=[HAND, MARKET, OTHERS], accent="plum"),
        None,
    ],
    ids=["another order", "one fewer", "one more", "another mat", "none"],
)
def test_other_zones_are_a_new_layout(new: Layout | None) -> None:
    assert paths(OLD, new) == paths(new, OLD) == [["layout"]]


def test_zones_that_share_an_id_are_never_sent_by_it() -> None:
    assert paths(Layout(zones=[HAND, HAND]), Layout(zones=[HAND, zone("hand", "1", "7", "3")])) == [["layout"]]


def test_an_equal_layout_is_not_sent() -> None:
    assert changes(OLD, Layout(zones=[HAND, MARKET, zone("others")])) == []


_faces = st.lists(st.sampled_from("123"), max_size=4)


@st.composite
def _layouts(draw: st.DrawFn) -> Layout | None:
    ids = draw(st.permutations(["hand", "market", "others"]) | st.just(["hand", "market", "others"]))
    made = [zone(id, *draw(_faces), held=draw(st.booleans())) for id in ids[: draw(st.sampled_from([3, 3, 3, 2]))]]
    return draw(st.none() | st.just(Layout(zones=made, accent=draw(st.sampled_from(["", "plum"])))))


@settings(max_examples=sample(500, small=100))
@given(_layouts(), _layouts())
def test_any_layout_follows_from_any_other(old: Layout | None, new: Layout | None) -> None:
    changes(old, new)


@pytest.mark.parametrize("path", [["layout", "attic"], ["layout", "hand", "places", 9], ["layout", "hand", "doors", 0]])
def test_a_change_without_a_place_is_noticed(path: list[str | int]) -> None:
    with pytest.raises(LookupError):
        apply_changes(plain(Scene(0, INFO, layout=OLD)), [(path, {})])


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_changes_over_whole_games_lead_to_what_a_fresh_look_shows(seats: int) -> None:
    sent: Counter[int] = Counter()  # by the length of the path
    for seed in range(sample(10, small=3)):
        sent += follow(GAME, seats, seed)
    assert {2, 4} <= sent.keys(), "zones and places are sent alone"


def follow(game: Game, seats: int, seed: int) -> Counter[int]:
    """Play by chance; each viewer applies what it is sent to the scene it was shown first."""
    playing, chance, sent = playing_at(game, seats, seed), random.Random(seed), Counter[int]()
    last = {viewer: shown(playing, viewer) for viewer in playing.viewers}
    kept = {viewer: plain(each) for viewer, each in last.items()}
    while not playing.state.over:
        playing.move(chance.choice(playing.options(playing.asked)))
        for viewer in playing.viewers:
            now = shown(playing, viewer)
            found = differences(last[viewer], now)
            sent += Counter(len(path) for path, _ in found if path[0] == "layout")
            kept[viewer] = apply_changes(kept[viewer], plain(found))
            assert kept[viewer] == plain(now)
            last[viewer] = now
    return sent


def playing_at(game: Game, seats: int, seed: int) -> Playing:
    made = table(*("Ann", "Bob", "Cem", "Dea")[:seats], game=game, seed=seed)
    made.thorough = False
    return made


def shown(playing: Playing, viewer: int) -> Scene:
    return with_layout(playing.state, scene(playing.state, viewer, table_info(playing.state)))


# Feeds


def test_feeds_with_and_without_layouts_get_the_same_but_for_the_layout() -> None:
    playing, chance = playing_at(GAME, 2, 4), random.Random(4)
    first = [scene(playing.state, viewer, playing.info) for viewer in (0, 1, SPECTATOR)]
    bare = [ViewerFeed(each.viewer, each) for each in first]
    laid = [ViewerFeed(each.viewer, with_layout(playing.state, each), layout=True) for each in first]
    while not playing.state.over:
        outcome = playing.move(chance.choice(playing.options(playing.asked)))
        noticed = [feed for feed in [*bare, *laid] if outcome.noticed[feed.viewer]]
        sent = feeds.updates(playing.state, playing.info, noticed, outcome)
        made = {(feed.viewer, feed.layout): update for feed, update in sent}
        for viewer in {feed.viewer for feed in noticed}:
            plainly, with_it = made[viewer, False], made[viewer, True]
            rest = [change for change in with_it.changes if change[0][0] != "layout"]
            assert replace(with_it, changes=rest) == plainly
    for one, other in zip(bare, laid, strict=True):
        assert one.scene.layout is None
        assert other.scene == with_layout(playing.state, one.scene)


def test_where_nobody_asks_for_layouts_none_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(self: Game, view: object) -> Layout:
        raise AssertionError("nobody asked for a layout")

    playing, chance = playing_at(GAME, 3, 1), random.Random(1)
    watching = [ViewerFeed(viewer, scene(playing.state, viewer, playing.info)) for viewer in (0, 1, 2, SPECTATOR)]
    for _ in range(10):
        outcome = playing.move(chance.choice(playing.options(playing.asked)))
        with monkeypatch.context() as patched:
            patched.setattr(Game, "layout", never)
            feeds.updates(playing.state, playing.info, watching, outcome)
    assert all(feed.scene.layout is None for feed in watching)


# Replays


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_each_step_of_a_replay_has_its_layout_if_asked_for(viewer: int) -> None:
    playing, chance = playing_at(GAME, 2, 9), random.Random(9)
    while not playing.state.over:
        playing.move(chance.choice(playing.options(playing.asked)))
    found, checks = replay.replayed(GAME, playing.state.record(named=True), None)
    told = replay.replay(found, playing.info, viewer, checks, layout=True)
    seen = {"view": plain(told.first)}
    assert plain(told.layout) == plain(GAME.layout(json.decode(json.encode(told.first), type=GAME.view_type)))
    for step in told.steps:
        seen = apply_changes(seen, plain(step.changes))
        view = json.decode(json.encode(seen["view"]), type=GAME.view_type)
        assert plain(step.layout) == plain(GAME.layout(view))
    bare = replay.replay(found, playing.info, viewer, checks)
    assert bare == replace(told, layout=None, steps=[replace(step, layout=None) for step in told.steps])

"""What every game must hold to, whatever its rules: run on each registered room, and on games outside the house.

    from tablee.engine.conformance import check
    check(GAME)

Secrecy is judged from both sides. *Re-dealt worlds*: `determinize` turns a position into others that the viewer cannot
tell from it; everything the viewer is given must be the same bytes. *Twin histories* need no `determinize`: the same
game is played from two scripted deals that differ only in cards the viewer never saw, the others acting on what they
hold; as long as `Game.knows` says that the viewer cannot tell, everything it is given must be the same bytes.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import zip_longest

from tablee.engine.digest import contents, digest
from tablee.engine.errors import Refused
from tablee.engine.game import Game, Step
from tablee.engine.record import Player, Record
from tablee.engine.rng import Dealer, Rng
from tablee.engine.seed import Seed, rng_of
from tablee.engine.state import SPECTATOR, UNSEEN, State
from tablee.engine.table import Table
from tablee.engine.view import encoded
from tablee.engine.words import LANGUAGES, Line, Words

LONGEST = 100_000  # decisions; a game that takes more is taken not to end


class Broken(AssertionError):
    """A game does not hold to the contract."""


@dataclass(frozen=True)
class Setting:
    """How one game is set up for a check."""

    game: Game
    seats: int
    variant: dict[str, object]
    seed: int

    def new(self) -> State:
        return self.game.new(self.seats, self.variant, self.seed)

    def table(self) -> Table:
        players = [Player(f"player {seat}") for seat in range(self.seats)]
        return Table(self.game, players, self.variant, self.seed)

    def chooser(self) -> random.Random:
        """Picks moves for tests: nothing to do with the game's own chance."""
        return random.Random(self.seed)

    @property
    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.seats)]


def settings(game: Game, games: int = 1, seed: int = 0) -> list[Setting]:
    """Every number of seats and every variant, `games` of each."""
    return [
        Setting(game, seats, variant, seed + number)
        for seats in range(game.seats_min, game.seats_max + 1)
        for variant in game.variants(seats)
        for number in range(games)
    ]


def check(game: Game, games: int = 2, seed: int = 0) -> None:
    """Run every check in every setting; Broken says what is wrong."""
    for setting in settings(game, games, seed):
        for one in CHECKS.values():
            one(setting)


def _need(holds: bool, complaint: str, setting: Setting) -> None:
    if not holds:
        where = f"{setting.game.id}, {setting.seats} seats, {setting.variant or 'standard'}, seed {setting.seed}"
        raise Broken(f"{complaint} ({where})")


def _walk(setting: Setting) -> Iterator[tuple[State, int]]:
    """Positions of one random game, each with the action that is taken there next."""
    state, choose = setting.new(), setting.chooser()
    for _ in range(LONGEST):
        if state.over:
            return
        legal = state.legal_actions()
        _need(bool(legal), "no legal action before the end", setting)
        action = choose.choice(legal)
        yield state, action
        state.apply(action)
    _need(False, f"no end after {LONGEST} decisions", setting)


# The rules as a machine


def legal_actions(setting: Setting) -> None:
    """There is always something to do until the end, all of it within `num_actions`, nothing twice, nothing after."""
    game, state = setting.game, setting.new()
    most = game.num_actions(game.options(setting.variant))
    for state, _ in _walk(setting):
        legal = state.legal_actions()
        _need(len(set(legal)) == len(legal), "an action is offered twice", setting)
        _need(all(0 <= action < most for action in legal), "an action is outside num_actions", setting)
        _need(0 <= state.to_act < setting.seats, "nobody is to act", setting)
        _need(game.legal(state, state.to_act) == legal, "the table offers something else than the rules", setting)
    _need(state.over and not state.legal_actions(), "something may be done after the end", setting)
    scores, returns = state.scores(), state.returns()
    _need(len(scores) == len(returns) >= setting.seats, "scores and returns for every participant", setting)
    _need(all(0 <= share <= 1 for share in returns), "returns lie between 0 and 1", setting)


def invariants(setting: Setting) -> None:
    """The room's own invariants hold after every step."""
    state = setting.new()
    for state, _ in _walk(setting):
        _need(not (wrong := setting.game.violations(state)), "; ".join(wrong), setting)
    _need(not (wrong := setting.game.violations(state)), "; ".join(wrong), setting)


def clones(setting: Setting) -> None:
    """A clone equals the original but for the memory, a copy in everything, and each goes its own way."""
    choose = setting.chooser()
    for state, action in _walk(setting):
        if choose.random() < 0.3:
            before, clone, copy = digest(state), state.clone(), state.copy()
            _need(digest(copy) == before, "a copy differs from its original", setting)
            clone_before = digest(clone)
            clone.memory = state.memory
            _need(digest(clone) == before, "a clone differs in more than its memory", setting)
            clone.memory = None
            origin = state.copy()
            still, kept = origin.clone(), origin.copy()
            origin.apply(action)
            _need(digest(still) == clone_before, "moving in the original moves its clone", setting)
            _need(digest(kept) == before, "moving in the original moves its copy", setting)
            copy.apply(action)
            clone.apply(action)
            _need(digest(state) == before, "moving in a copy or clone moves the original", setting)


def deterministic(setting: Setting) -> None:
    """The same fact leads to the same bytes."""
    _need(trail(setting) == trail(setting), "the same fact led to different positions", setting)


def trail(setting: Setting) -> str:
    """A fingerprint of a whole game, position by position: the same on every machine, compiled or not."""
    state, marks = setting.new(), list[str]()
    for state, _ in _walk(setting):
        marks.append(digest(state))
    marks.append(digest(state))  # after the last move
    return sha256("".join(marks).encode()).hexdigest()


def learning(setting: Setting) -> None:
    """Whenever chance falls or a move shows its maker something hidden, `learned` grows: undo depends on it."""
    game, choose = setting.game, setting.chooser()
    for state, action in _walk(setting):
        seat, after = int(state.to_act), state.copy()
        after.apply(action)
        _need(after.learned >= state.learned, "something learned is forgotten", setting)
        if after.learned > state.learned:
            continue
        _need(after.rng.words() == state.rng.words(), "chance falls, and nothing counts as learned", setting)
        world = state.copy()
        world.determinize(seat, rng_of(choose.randrange(2**32)))
        world.apply(action)
        same = game.knows(world, seat) == game.knows(after, seat)
        _need(same, "a move shows something hidden, and nothing counts as learned", setting)


# Writing moves down


def notation(setting: Setting) -> None:
    """Each legal move has a text of its own that is read back as that move."""
    game = setting.game
    for state, _ in _walk(setting):
        seat = int(state.to_act)
        legal = game.legal(state, seat)
        texts = [game.notate(state, action, seat) for action in legal]
        _need(len(set(texts)) == len(texts), "two moves are written alike", setting)
        for action, text in zip(legal, texts, strict=True):
            _need(game.parse(state, seat, text) == action, f"“{text}” is not read back as itself", setting)
        offered = [(choice.action, choice.text) for choice in game.choices(state, seat)]
        _need(offered == list(zip(legal, texts, strict=True)), "choices differ from the legal moves", setting)


def records(setting: Setting) -> None:
    """A game, with something taken back and whatever happens at a table, survives being written down, at any moment."""
    table, choose = setting.table(), setting.chooser()
    while not table.over:
        seat = int(table.state.to_act)
        table.play(seat, choose.choice(table.state.legal_actions()))
        if choose.random() < 0.05 and table.may_take_back(seat).allowed:
            table.take_back(seat, agreed=True)
        if choose.random() < 0.05 and not table.over:
            _something_happens(table, choose)
        if choose.random() < 0.05 or table.over:
            _survives(setting, table)


def _something_happens(table: Table, choose: random.Random) -> None:
    """At most tables somebody is late or leaves; now and then somebody gives up, or all do."""
    seat = choose.randrange(table.record.seats)
    what = choose.randrange(12)
    if what == 0:
        table.stop()
    elif what == 1 and seat not in table.resigned:
        table.resign(seat)
    elif what < 5:
        table.time_out(seat)
    else:
        table.seat(seat, choose.choice((Player("Zoé"), Player(bot="greedy", version=1))))


def _survives(setting: Setting, table: Table) -> None:
    again = Table.replay(table.game, Record.read(str(table.record)))
    _need(str(again.record) == str(table.record), "a record changes when it is read and written", setting)
    _need(digest(again.state) == digest(table.state), "a record leads to another position", setting)
    _need(again.noticed == table.noticed, "a record leads to other counts of events seen", setting)
    same = (again.over, again.resigned, again.seated) == (table.over, table.resigned, table.seated)
    _need(same, "a record leads to another table", setting)


def preparing(setting: Setting) -> None:
    """Preparing changes nothing; what was prepared and accepted is what was played; none of it can be done twice."""
    table, other, choose = setting.table(), setting.table(), setting.chooser()
    while not table.over:
        seat, action = int(table.state.to_act), choose.choice(table.state.legal_actions())
        before = _marks(table)
        prepared = table.prepare(seat, action)
        _need(_marks(table) == before, "preparing a move changes the table", setting)
        table.accept(prepared)
        other.play(seat, action)
        _need(_marks(table) == _marks(other), "a move that was prepared and accepted is another one", setting)
        if choose.random() < 0.1 and table.may_take_back(seat).allowed:
            before = _marks(table)
            back = table.prepare_take_back(seat, agreed=True)
            _need(_marks(table) == before, "preparing to take back changes the table", setting)
            table.accept(back)
            other.take_back(seat, agreed=True)
            _need(_marks(table) == _marks(other), "what was taken back is something else", setting)


def _marks(table: Table) -> object:
    """All that may change at a table; of the record its length and its end."""
    events = table.record.events
    return digest(table.state), len(events), events[-1:], list(table.noticed), len(table.moves), table.record.outcome()


def undo(setting: Setting) -> None:
    """Taking back leads to the very bytes that were there before; free only if nothing was learned and nobody moved."""
    table, choose = setting.table(), setting.chooser()
    before: list[str] = []
    while not table.state.over:
        seat = int(table.state.to_act)
        learned = table.state.learned
        del before[len(table.moves) :]
        before.append(digest(table.state))
        steps = table.play(seat, choose.choice(table.state.legal_actions()))
        before.extend(digest(step.before) for step in steps[1:])
        offer = table.may_take_back(seat)
        _need(offer.steps >= 1, "a move just made cannot be taken back", setting)
        _need(not offer.free or table.state.learned == learned, "a free undo after something was learned", setting)
        _need(not offer.free or not table.state.over, "a free undo after the end", setting)
        for other in range(setting.seats):
            if other != seat and steps[0].before.seen(steps[0].action, other) != UNSEEN:
                theirs = table.may_take_back(other)
                _need(not theirs.steps or not theirs.free, "a free undo of somebody else's move", setting)
        if choose.random() < 0.1:
            someone = choose.randrange(setting.seats)
            offer = table.may_take_back(someone)
            if offer.steps and offer.allowed:
                table.take_back(someone, agreed=True)
                expected = before[len(table.moves)]
                _need(digest(table.state) == expected, "undo leads to another position", setting)


def sealed_choices(setting: Setting) -> None:
    """Seats that do not wait for each other may answer in any order: it comes out the same."""
    table, other, choose = setting.table(), setting.table(), setting.chooser()
    while not table.state.over:
        asked = [seat for seat in range(setting.seats) if table.state.asked() >> seat & 1]
        _need(table.state.to_act in asked, "the seat to act is not among those asked", setting)
        answers = {seat: choose.choice(table.state.actions_of(seat)) for seat in asked}
        before = digest(table.state)
        table.state.actions_of(asked[-1])
        _need(digest(table.state) == before, "asking what a seat may do changes the position", setting)
        learned = table.state.learned
        for number, seat in enumerate(asked):
            _need(number == 0 or table.state.learned == learned, "something is shown before all have chosen", setting)
            table.play(seat, answers[seat])
        for seat in reversed(asked):
            other.play(seat, answers[seat])
        _need(digest(table.state) == digest(other.state), "the order of sealed choices matters", setting)


# Refusals


def refusals(setting: Setting) -> None:
    """Illegal, foreign and impossible moves are refused with a clause or a reason of the table; nothing changes."""
    game, choose = setting.game, setting.chooser()
    most = game.num_actions(game.options(setting.variant))
    for state, _ in _walk(setting):
        if choose.random() < 0.8:
            continue
        before = digest(state)
        seat, legal = int(state.to_act), set(state.legal_actions())
        wrong = [(seat, action) for action in choose.sample(range(most), min(most, 20)) if action not in legal]
        wrong += [(seat, -1), (seat, most), (seat, 10**12), (SPECTATOR, 0), (setting.seats, 0)]
        wrong += [(other, choose.randrange(most)) for other in range(setting.seats) if not game.legal(state, other)]
        for who, action in wrong:
            _refused(setting, state, who, action)
        for text in ("", "?", "no such move", "\x00", "9" * 400):
            try:
                game.parse(state, seat, text)
            except Refused as refused:
                _in_words(setting, refused.refusal.line)
            else:
                _need(False, f"“{text[:20]}” is read as a move", setting)
        _need(digest(state) == before, "a refused move changed the position", setting)


def _refused(setting: Setting, state: State, seat: int, action: int) -> None:
    try:
        setting.game.play(state, seat, action)
    except Refused as refused:
        refusal = refused.refusal
        _in_words(setting, refusal.line)
        _need(bool(refusal.clause) or refusal.line.key.startswith("table-"), "a refusal without a reason", setting)
        asked = bool(setting.game.legal(state, seat)) if 0 <= seat < setting.seats else False
        _need(bool(refusal.legal) == asked, "legal moves are for the seat that is asked, and only there", setting)
    else:
        _need(False, f"seat {seat} was allowed action {action}", setting)


def _in_words(setting: Setting, line: Line) -> None:
    for language in LANGUAGES:
        words = Words(language)
        _need(words.has(line.key), f"{line.key} has no words in {language}", setting)
        _need("{" not in words(line), f"{line.key} misses an argument in {language}", setting)


# Secrecy


def given(game: Game, state: State, viewer: int, asked: list[int]) -> bytes:
    """Everything the viewer is given of a position, as bytes; `asked` are moves the viewer tries in vain."""
    legal = game.legal(state, viewer)
    answers: list[object] = []
    for action in asked:
        if action not in legal:
            try:
                game.judge(state, viewer, action)
            except Refused as refused:
                answers.append(refused.refusal)
    for text in ("", "what?", *(game.notate(state, action, viewer) for action in legal[:2])):
        try:
            answers.append(game.parse(state, viewer, f"{text} x"))
        except Refused as refused:
            answers.append(refused.refusal)
    texts = [game.notate(state, action, viewer) for action in legal]
    forced = state.forced() if not state.over else False
    shown = [game.view(state, viewer), game.choices(state, viewer), game.score_sheet(state, viewer)]
    return encoded([shown, texts, answers, game.encode(state, viewer), forced])


def _vain_tries(setting: Setting, choose: random.Random) -> list[int]:
    most = setting.game.num_actions(setting.game.options(setting.variant))
    return [choose.randrange(-1, most + 1) for _ in range(6)]


def redealt_worlds(setting: Setting, share: float = 0.3) -> int:
    """Worlds made by `determinize` look the same to the viewer; `deal` gives the same world. Positions compared."""
    game, choose, compared = setting.game, setting.chooser(), 0
    for state, _ in _walk(setting):
        if choose.random() >= share:
            continue
        asked = _vain_tries(setting, choose)
        for viewer in setting.viewers:
            truth, number = digest(state), choose.randrange(2**32)
            world = state.copy()
            world.determinize(viewer, rng_of(number))
            same = given(game, world, viewer, asked) == given(game, state, viewer, asked)
            _need(same, f"viewer {viewer} can tell a re-dealt world from the true one", setting)
            _need(game.knows(world, viewer) == game.knows(state, viewer), "a re-dealt world denies knowledge", setting)
            _need(not (wrong := game.violations(world)), f"in a re-dealt world: {'; '.join(wrong)}", setting)
            _need(bool(world.legal_actions()), "in a re-dealt world nothing can be done", setting)
            dealt = state.deal(viewer, rng_of(number))
            _need(digest(state) == truth, "dealing a world changed the true one", setting)
            world.memory = None
            _need(contents(dealt) == contents(world), "deal and determinize give different worlds", setting)
            compared += 1
    return compared


def canonical_worlds(setting: Setting, share: float = 0.2) -> None:
    """The world that `determinize` gives does not depend on hidden cards, on the true rng, or on half-made moves."""
    choose = setting.chooser()
    for state, action in _walk(setting):
        if choose.random() >= share:
            continue
        for viewer in setting.viewers:
            number = choose.randrange(2**32)
            expected = _world(state, viewer, number)
            elsewhere = state.copy()
            elsewhere.determinize(viewer, rng_of(choose.randrange(2**32)))
            elsewhere.memory = state.memory
            _need(_world(elsewhere, viewer, number) == expected, "a dealt world depends on hidden cards", setting)
            lucky = state.copy()
            lucky.rng = Rng(choose.randrange(2**32), 1, 2, 3)
            _need(_world(lucky, viewer, number) == expected, "a dealt world depends on the true rng", setting)
            if viewer != state.to_act:
                begun = state.copy()
                begun.apply(action)
                if begun.pending.count > state.pending.count:
                    _need(_world(begun, viewer, number) == expected, "a half-made move shows in a dealt world", setting)


def _world(state: State, viewer: int, number: int) -> str:
    world = state.copy()
    world.determinize(viewer, rng_of(number))
    return digest(world)


def half_made_moves(setting: Setting) -> None:
    """Steps of an unfinished compound move change nothing for anybody else and are told to nobody."""
    table, choose = setting.table(), setting.chooser()
    while not table.state.over:
        seat, action = int(table.state.to_act), choose.choice(table.state.legal_actions())
        offers = [encoded(table.may_take_back(viewer)) for viewer in range(setting.seats)]
        step = table.play(seat, action)[0]
        state = step.before
        _need(state.seen(action, seat) == action, "a seat does not perceive its own move", setting)
        if not step.after.pending.count:
            continue
        _need(step.after.to_act == seat and not step.after.over, "a half-made move is left to others", setting)
        _need(step.after.learned == state.learned, "something is learned from a half-made move", setting)
        if step.after.pending.count <= state.pending.count:
            continue
        for viewer in setting.viewers:
            if viewer != seat:
                _unnoticed(setting, step, viewer)
                same = viewer == SPECTATOR or encoded(table.may_take_back(viewer)) == offers[viewer]
                _need(same, "a half-made move shows in what others may take back", setting)


def _unnoticed(setting: Setting, step: Step, viewer: int) -> None:
    game, state, action = setting.game, step.before, step.action
    _need(state.seen(action, viewer) == UNSEEN, "a half-made move is perceived by others", setting)
    _need(game.notate(state, action, viewer) == "", "a half-made move is written down for others", setting)
    _need(game.log(step, viewer) == [], "a half-made move is told to others", setting)
    same = given(game, state, viewer, []) == given(game, step.after, viewer, [])
    _need(same, "a half-made move changes what others see", setting)


@dataclass(frozen=True)
class Twin:
    """One moment of twin histories: two true positions that the viewer cannot tell apart."""

    viewer: int
    a: State
    b: State
    told: tuple[bytes, bytes]  # what the viewer was told of the move that led here, in each


def twin_histories(setting: Setting, viewer: int, choose: random.Random) -> Iterator[Twin]:
    """The same game from two scripted deals that differ in cards hidden from the viewer, as long as it cannot tell.

    The viewer does the same in both. Each other seat acts on what it holds: whatever looks the same to the viewer.
    """
    game = setting.game
    pair = _twin_deals(setting, viewer, choose)
    if pair is None:
        return
    a, b = pair
    yield Twin(viewer, a, b, (b"", b""))
    while not a.over:
        moves = _like_moves(a, b, viewer, choose)
        if moves is None:
            return
        seat = int(a.to_act)
        for here, there in _side_by_side(*moves):
            told = [
                NOTHING if action is None else _told(game, game.step(state, seat, action), viewer)
                for state, action in ((a, here), (b, there))
            ]
            if game.knows(a, viewer) != game.knows(b, viewer):
                return
            yield Twin(viewer, a, b, (told[0], told[1]))


NOTHING = encoded([[], "", UNSEEN])  # what is told of a step that nobody else sees


def _told(game: Game, step: Step, viewer: int) -> bytes:
    """All that the viewer is told of a move."""
    state, action = step.before, step.action
    return encoded([game.log(step, viewer), game.notate(state, action, viewer), state.seen(action, viewer)])


def _twin_deals(setting: Setting, viewer: int, choose: random.Random) -> tuple[State, State] | None:
    """The same set-up twice; in the second some dealt things have changed places where the viewer does not look."""
    game = setting.game
    options = game.options_for(setting.seats, setting.variant)
    content = game.content(setting.seats)
    seed = Seed.of(choose.randrange(2**32))

    def deal(script: list[list[int]] | None) -> tuple[State, Dealer]:
        rng = seed.rng()
        dealer = Dealer(rng, script)
        return game.set_up(setting.seats, options, content, game.rules_version, rng, dealer), dealer

    a, dealer = deal(None)
    mixed = [number for number, dealt in enumerate(dealer.dealt) if len(set(dealt)) > 1]
    for _ in range(50 if mixed else 0):
        script = [list(dealt) for dealt in dealer.dealt]
        for _ in range(choose.choice((1, 1, 2, 4, 8))):
            cards = script[choose.choice(mixed)]
            i, j = choose.sample(range(len(cards)), 2)
            cards[i], cards[j] = cards[j], cards[i]
        b, _ = deal(script)
        if digest(a) != digest(b) and game.knows(a, viewer) == game.knows(b, viewer):
            return a, b
    return None


def _side_by_side(here: list[int], there: list[int]) -> list[tuple[int | None, int | None]]:
    """Steps of two moves that look the same: the last ones together, what nobody sees before them as it comes."""
    unseen = zip_longest(here[:-1], there[:-1])
    return [*unseen, (here[-1], there[-1])]


def _like_moves(a: State, b: State, viewer: int, choose: random.Random) -> tuple[list[int], list[int]] | None:
    """A whole move in each world, step by step, that look the same to the viewer; None if none was found."""
    if a.to_act == viewer:
        action = choose.choice(a.legal_actions())
        return ([action], [action]) if action in b.legal_actions() else None
    for _ in range(8):
        here, sight = _any_move(a, viewer, choose)
        there = _move_seen_as(b, viewer, sight, here, [200])
        if there is not None:
            return here, there
    return None


def _any_move(state: State, viewer: int, choose: random.Random) -> tuple[list[int], int]:
    """The steps of some whole move of the seat to act, and what the viewer sees of it."""
    state, seat, steps = state.copy(), state.to_act, list[int]()
    while True:
        steps.append(choose.choice(state.legal_actions()))
        sight = int(state.seen(steps[-1], viewer))
        if sight != UNSEEN:
            return steps, sight
        state.apply(steps[-1])
        if not state.pending.count or state.to_act != seat:
            return steps, sight


def _move_seen_as(state: State, viewer: int, sight: int, like: list[int], budget: list[int]) -> list[int] | None:
    """The steps of a whole move that the viewer sees so: the nearest to those given, looked for within a budget."""
    legal = state.legal_actions()
    for action in sorted(legal, key=lambda action: action != like[0]) if like else legal:
        budget[0] -= 1
        if budget[0] < 0:
            return None
        seen = int(state.seen(action, viewer))
        if seen != UNSEEN:
            if seen == sight:
                return [action]
            continue
        after = state.copy()
        after.apply(action)
        if not after.pending.count or after.to_act != state.to_act:
            if sight == UNSEEN:
                return [action]
            continue
        rest = _move_seen_as(after, viewer, sight, like[1:], budget)
        if rest is not None:
            return [action, *rest]
    return None


def twins(setting: Setting) -> int:
    """In twin histories everything the viewer is given is the same bytes. Positions compared."""
    game, choose, compared = setting.game, setting.chooser(), 0
    for viewer in setting.viewers:
        for twin in twin_histories(setting, viewer, choose):
            a, b, asked = twin.a, twin.b, _vain_tries(setting, choose)
            if not a.over and a.to_act == viewer:
                _need(a.legal_actions() == b.legal_actions(), "legal moves tell hidden things", setting)
            _need(twin.told[0] == twin.told[1], f"the log tells viewer {viewer} hidden things", setting)
            same = given(game, a, viewer, asked) == given(game, b, viewer, asked)
            _need(same, f"viewer {viewer} is given hidden things", setting)
            if choose.random() < 0.1:
                number = choose.randrange(2**32)
                same = _world(a, viewer, number) == _world(b, viewer, number)
                _need(same, f"worlds dealt for viewer {viewer} depend on what it cannot know", setting)
            compared += 1
    return compared


CHECKS: dict[str, Callable[[Setting], object]] = {
    one.__name__: one
    for one in (
        legal_actions,
        invariants,
        clones,
        deterministic,
        learning,
        notation,
        records,
        preparing,
        undo,
        sealed_choices,
        refusals,
        redealt_worlds,
        canonical_worlds,
        half_made_moves,
        twins,
    )
}

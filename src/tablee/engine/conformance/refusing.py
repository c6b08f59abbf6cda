"""What cannot be done is refused with a reason, in words, and changes nothing."""

from __future__ import annotations

from tablee.engine.conformance.setting import Setting, need, walk
from tablee.engine.digest import digest
from tablee.engine.errors import Refused
from tablee.engine.state import SPECTATOR, State
from tablee.engine.words import LANGUAGES, Line, Words


def refusals(setting: Setting) -> None:
    """Illegal, foreign and impossible moves are refused with a clause or a reason of the table; nothing changes."""
    game, choose = setting.game, setting.chooser()
    most = game.num_actions(game.options(setting.variant))
    for state, _ in walk(setting):
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
                in_words(setting, refused.refusal.line)
            else:
                need(False, f"“{text[:20]}” is read as a move", setting)
        need(digest(state) == before, "a refused move changed the position", setting)


def _refused(setting: Setting, state: State, seat: int, action: int) -> None:
    try:
        setting.game.play(state, seat, action)
    except Refused as refused:
        refusal = refused.refusal
        in_words(setting, refusal.line)
        need(bool(refusal.clause) or refusal.line.key.startswith("table-"), "a refusal without a reason", setting)
        asked = bool(setting.game.legal(state, seat)) if 0 <= seat < setting.seats else False
        need(bool(refusal.legal) == asked, "legal moves are for the seat that is asked, and only there", setting)
    else:
        need(False, f"seat {seat} was allowed action {action}", setting)


def in_words(setting: Setting, line: Line) -> None:
    for language in LANGUAGES:
        words = Words(language)
        need(words.has(line.key), f"{line.key} has no words in {language}", setting)
        need("{" not in words(line), f"{line.key} misses an argument in {language}", setting)

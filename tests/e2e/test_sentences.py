"""Games with content files in which every number, name and letter differs: the page displays what the files say, and at
every decision the same sentences as the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tablee.engine import words as engine_words
from tablee.engine.game import Game, GameSheet
from tablee.engine.record import Record
from tablee.games import age_of_champagne, capa_doro, coup, coupage
from tablee.games.age_of_champagne.content import ORDER_CODES, VINEYARD_CODES, AgeOfChampagneSheet
from tablee.games.capa_doro.content import CONTINENT_CODES, CapaDoroSheet
from tablee.games.coup.content import CoupSheet
from tablee.games.coupage.content import GRAPE_LIST, RECIPE_CODES, CoupageSheet
from tests.e2e.people import TEXTS, People
from tests.e2e.sentences import GOOD as BRINGS_ON
from tests.e2e.sentences import SEAT, Chooser, Decision, Difference, Reader, Terminal, differences
from tests.e2e.server import Opened, act, against_bots, ask
from tests.e2e.until import until
from tests.e2e.words import LANGUAGES, pattern, plain, say
from tests.games.other_content import read
from tests.server.serving import Server, serving
from tools import ROOT

GAMES = {
    "coup": coup.GAME,
    "coupage": coupage.GAME,
    "capa_doro": capa_doro.GAME,
    "age_of_champagne": age_of_champagne.GAME,
}
FOLDERS = {name: ROOT / "tests" / "games" / name for name in GAMES}
SHEETS = {name: read(game, FOLDERS[name]) for name, game in GAMES.items()}
# Each board in one language, each language with each game: games in the browser take long.
WHOLE = [("coup", "fr"), ("capa_doro", "fr")]
LONG = [("coupage", "en"), ("age_of_champagne", "fr")]
DEFAULT = [("coup", "en"), ("coupage", "fr"), ("capa_doro", "en")]
GOOD = {
    "coup": BRINGS_ON,
    "coupage": BRINGS_ON,
    "capa_doro": ("roll", "harvest", "end"),
    "age_of_champagne": ("ship", "take", "blend", "place Z1", "place Z5", "exchange"),
}
UNIT = 77  # all money of the file is a multiple of it
SMALL = 20  # numbers of tiles, rounds, players
SEATS = {"coup": 6, "capa_doro": 4}  # many, so that a game has few decisions of one person
MOST = 150  # decisions of one person in one game
SOME = {"coup": 10, "coupage": 30, "capa_doro": 30, "age_of_champagne": 14}  # until points were made, as a rule
STANDARD = re.compile("|".join(rf"\b{re.escape(word)}\d?\b" for each in GRAPE_LIST for word in (each.code, each.name)))
DANGLING = """() => [...document.querySelectorAll('main use')].map(use => use.getAttribute('href'))
  .filter(href => !document.querySelector(href))"""


@pytest.fixture(scope="module")
def other_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Plays with the content files."""
    files = [f"--content={name}={folder / 'other_content.json'}" for name, folder in FOLDERS.items()]
    with serving(tmp_path_factory.mktemp("content"), *files) as server:
        yield server


@pytest.fixture
def other_person(browser: Browser, other_server: Server) -> Iterator[People]:
    people = People(browser, other_server.url)
    yield people
    troubles = people.troubles() + people.unspoken()
    people.leave()
    assert not troubles, "\n".join(troubles)


@pytest.mark.parametrize(("game", "language"), WHOLE)
def test_a_whole_game(other_person: People, game: str, language: str, tmp_path: Path) -> None:
    page = other_person("Ada", language=language)
    reader, table = Reader(page), against_bots(page, SEATS[game], bot="greedy", game=game)
    page.goto(table.path)
    assert reader.is_asked()
    LEGENDS[game](reader, language)
    decisions = list(played(reader, Chooser(len(game), GOOD[game]), CHECKS[game]))
    assert reader.replica.over
    terminal = compare(reader, table, decisions, game, language, tmp_path)
    page.get_by_role("button", name=say("score-board", language)).click()
    expect(page.get_by_role("main").get_by_role("heading", level=1)).to_have_text(ended(terminal))
    CHECKS[game](reader)


@pytest.mark.parametrize(("game", "language"), LONG)
def test_some_rounds_of_a_long_game(other_person: People, game: str, language: str, tmp_path: Path) -> None:
    """A whole one takes too long: afterwards the person resigns."""
    page = other_person("Ada", language=language)
    reader, table = Reader(page), against_bots(page, 2, bot="greedy", game=game)
    page.goto(table.path)
    assert reader.is_asked()
    LEGENDS[game](reader, language)
    decisions = list(played(reader, Chooser(len(game), GOOD[game]), CHECKS[game], SOME[game]))
    resigns(reader, table)
    compare(reader, table, decisions, game, language, tmp_path)
    CHECKS[game](reader)


@pytest.mark.parametrize(("game", "language"), DEFAULT)
def test_a_game_on_the_default_board(other_person: People, game: str, language: str, tmp_path: Path) -> None:
    """The same board for all games: not to the end, unless it comes early."""
    page = other_person("Ada", language=language)
    reader, table = Reader(page, keys=True), against_bots(page, 2, bot="greedy", game=game)  # cards lie on one another
    page.goto(table.path + "?board=default")
    assert reader.is_asked()
    DEFAULT_LEGENDS[game](reader, language)
    decisions = list(played(reader, Chooser(len(game) + 7, GOOD[game]), CHECKS[game], SOME[game]))
    if reader.is_asked():
        resigns(reader, table)
    compare(reader, table, decisions, game, language, tmp_path)


def compare(
    reader: Reader, table: Opened, decisions: Sequence[Decision], game: str, language: str, folder: Path
) -> Terminal:
    """What was read with what the terminal says; the game is over."""
    names = names_at(reader.page, table, language)
    terminal = at_the_terminal(reader.page, table, GAMES[game], SHEETS[game], names, language, folder)
    assert list(differences(decisions, terminal)) == []
    account = terminal.account()
    if any(account.values()):
        assert reader.account(names) == account
    else:  # nobody has made a point
        reader.has_no_account()
    return terminal


def resigns(reader: Reader, table: Opened) -> None:
    """With two at the table that is the end: only then its record has everything."""
    act(reader.page, table.id, "resign", seat=SEAT)
    until(reader.page, lambda: not reader.is_asked(), lambda: "the game goes on")


def played(reader: Reader, chooser: Chooser, check: Callable[[Reader], None], most: int = MOST) -> Iterator[Decision]:
    """Every decision until the game is over, or so many. A move that was begun is finished: records know no half."""
    for number in count():
        if not reader.is_asked() or (number >= most and not reader.chosen):
            return
        said, chosen = reader.said(), tuple(reader.chosen)
        check(reader)
        text = chooser.choose(list(said.moves))
        yield Decision(said, chosen, text)
        reader.play(text, said)


def names_at(page: Page, table: Opened, language: str) -> list[str]:
    seats = ask(page, f"/api/tables/{table.id}")["table"]["seats"]
    return [seat["name"] or say("table-bot-name", language, number=seat["bot_name"]) for seat in seats]


def at_the_terminal(
    page: Page, table: Opened, game: Game, sheet: GameSheet, names: Sequence[str], language: str, folder: Path
) -> Terminal:
    record = Record.read(ask(page, f"/api/tables/{table.id}/record"))
    return Terminal(game, record, sheet, names, language, folder)


def ended(terminal: Terminal) -> str:
    return plain(terminal.say(terminal.session.view().prompt))


# Nothing of the standard files is displayed


def only_money_of_the_file(reader: Reader) -> None:
    pool = reader.replica.view["pool"]
    texts: list[str] = reader.page.evaluate(TEXTS)
    for text in texts:
        digits = re.sub(r"(?<=\d)[\s\u202f\u00a0.,](?=\d{3})", "", text)
        for number in map(int, re.findall(r"\d+", digits)):
            assert number <= SMALL or number % UNIT == 0 or number == pool or counts_lines(text, number), text


def counts_lines(text: str, number: int) -> bool:
    """Whether it is the button that says how many lines of the story are not displayed."""
    keys = ("table-since-more", "table-story-earlier")
    return plain(text) in {say(key, language, count=number) for key in keys for language in LANGUAGES}


def only_grapes_of_the_file(reader: Reader) -> None:
    texts: list[str] = reader.page.evaluate(TEXTS)
    assert [text for text in texts if STANDARD.search(text)] == []
    assert reader.page.evaluate(DANGLING) == []


def only_continents_of_the_file(reader: Reader) -> None:
    """Hints of the guide and the rules speak of the standard game; the table does not."""
    shown = reader.page.locator("main .capa, main .zone").all_inner_texts()
    standard = {
        say("capa-doro-continent", language, continent=code) for language in LANGUAGES for code in CONTINENT_CODES
    }
    assert [name for name in standard for text in shown if re.search(rf"\b{name}\b", text)] == []


# Some villages have the name of another one in theirs, or that of a region.
FOREIGN = {
    *(getattr(AgeOfChampagneSheet().vineyards, code).name for code in VINEYARD_CODES if code not in ("V01", "V25")),
    *(say("age-of-champagne-destination", language, order=code) for code in ORDER_CODES for language in LANGUAGES),
}


def only_villages_of_the_file(reader: Reader) -> None:
    """Nor destinations. Hints of the guide and the rules speak of the standard game; the table does not."""
    shown = reader.page.locator("main .champ").all_inner_texts()
    assert [name for name in FOREIGN for text in shown if name in text] == []


CHECKS: dict[str, Callable[[Reader], None]] = {
    "coup": only_money_of_the_file,
    "coupage": only_grapes_of_the_file,
    "capa_doro": only_continents_of_the_file,
    "age_of_champagne": only_villages_of_the_file,
}


# What stands on the table from the beginning is that of the file


def legend_of_coup(reader: Reader, language: str) -> None:
    page, sheet = reader.page, SHEETS["coup"]
    assert isinstance(sheet, CoupSheet)
    set_up = sheet.set_up[SEATS["coup"] - 2]
    view = reader.replica.view
    assert (view["price"], len(view["hand"])) == (sheet.token_price, set_up.hand)
    for row in view["rows"]:
        args = {"colour": row["colour"], "price": sheet.token_price, "left": row["supply"], "worth": row["value"]}
        button = page.locator(f"[data-touch=supply-{row['colour']}]")
        expect(button).to_have_accessible_name(say("coup-board-supply", language, **args))
    expect(page.locator("[data-hand-tile]")).to_have_count(set_up.hand)


def legend_of_coup_by_default(reader: Reader, language: str) -> None:
    sheet = SHEETS["coup"]
    assert isinstance(sheet, CoupSheet)
    expect(reader.page.get_by_text(say("coup-layout-supply", language, price=sheet.token_price)).first).to_be_visible()


def legend_of_coupage(reader: Reader, language: str) -> None:
    page, sheet = reader.page, SHEETS["coupage"]
    assert isinstance(sheet, CoupageSheet)
    expect(page.get_by_text(say("coupage-aid-goal", language, stars=sheet.time_stars, second="no"))).to_be_visible()
    for code in RECIPE_CODES:
        recipe, stars = getattr(sheet.recipes, code.lower()), sheet.cava_stars if code[0] == "C" else sheet.wine_stars
        asks = say(
            "coupage-piece-recipe",
            language,
            wine=say("coupage-wine", language, recipe=code),
            count=len(recipe.grapes),
            different=recipe.different,
            time=recipe.time,
            stars=stars,
            lacks="",
        )
        button = page.locator(f"[data-touch=recipe-{code}]")
        expect(button).to_have_accessible_name(re.compile(f"^{pattern(asks)}"))
        expect(button.locator(".slots > .stamp")).to_have_count(len(recipe.grapes))
        expect(button.locator(".hours")).to_have_text(str(recipe.time or ""))
        expect(button.locator(".pay")).to_have_text(str(stars))


def legend_of_coupage_by_default(reader: Reader, language: str) -> None:
    sheet = SHEETS["coupage"]
    assert isinstance(sheet, CoupageSheet)
    expect(
        reader.page.get_by_text(say("coupage-layout-time-stars", language, stars=sheet.time_stars, second="no")).first
    ).to_be_visible()


def legend_of_capa_doro(reader: Reader, language: str) -> None:
    page, sheet = reader.page, SHEETS["capa_doro"]
    assert isinstance(sheet, CapaDoroSheet)
    for code, continent in zip(CONTINENT_CODES, msgspec.structs.astuple(sheet.continents), strict=True):
        section = page.get_by_role("region", name=continent.name, exact=True)
        expect(section.locator(".row")).to_have_count(continent.rows)
        expect(section.locator(".cost .cd-coin")).to_have_text(str(continent.cost))
        shelves = [int(text) for text in section.locator(".ladder b").all_inner_texts()]
        assert shelves == sorted(set(continent.prices), reverse=True), code


def legend_of_capa_doro_by_default(reader: Reader, language: str) -> None:
    sheet = SHEETS["capa_doro"]
    assert isinstance(sheet, CapaDoroSheet)
    expect(reader.page.get_by_text(sheet.continents.asia.name).first).to_be_visible()


def legend_of_age_of_champagne(reader: Reader, language: str) -> None:
    page, sheet = reader.page, SHEETS["age_of_champagne"]
    assert isinstance(sheet, AgeOfChampagneSheet)
    names = {getattr(sheet.vineyards, code).name for code in VINEYARD_CODES}
    assert set(page.locator(".offers article > b, .offers .now > b").all_inner_texts()) <= names
    places = {getattr(sheet.orders, code).name for code in ORDER_CODES}
    assert set(page.locator(".orders .dest").all_inner_texts()) <= places
    track = page.get_by_role("region", name=say("age-of-champagne-layout-eco-track", language))
    worths = [int(text.replace("−", "-")) for text in track.locator("li > b").all_inner_texts()]
    assert worths == list(sheet.eco)


Legend = Callable[[Reader, str], None]
LEGENDS: dict[str, Legend] = {
    "coup": legend_of_coup,
    "coupage": legend_of_coupage,
    "capa_doro": legend_of_capa_doro,
    "age_of_champagne": legend_of_age_of_champagne,
}
DEFAULT_LEGENDS: dict[str, Legend] = {
    "coup": legend_of_coup_by_default,
    "coupage": legend_of_coupage_by_default,
    "capa_doro": legend_of_capa_doro_by_default,
}


# One word that is changed is reported

CHANGED = [
    (", or stop:", ", or pass:", "prompt"),
    ("Stop buying", "Stop paying", "move stop"),
    ("You keep your cash", "You keep your money", "effect of stop"),
]
FEW = 3  # decisions


@pytest.fixture
def changed_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Lets the terminal speak with one sentence of Coup changed."""
    folders = list(engine_words._folders)
    original = next(folder for folder in folders if folder.name == "coup")

    def change(old: str, new: str) -> None:
        text = (original / "words.en.ftl").read_text(encoding="utf-8")
        assert text.count(old) == 1
        (tmp_path / "words.en.ftl").write_text(text.replace(old, new), encoding="utf-8")
        places = [tmp_path if folder == original else folder for folder in folders]
        monkeypatch.setattr(engine_words, "_folders", places)
        engine_words._bundle.cache_clear()

    yield change
    monkeypatch.undo()
    engine_words._bundle.cache_clear()


def some_decisions(page: Page) -> tuple[list[Decision], Reader, Opened]:
    """The first decisions of a game of Coup, which then ends."""
    reader, table = Reader(page), against_bots(page, 2, bot="greedy")
    page.goto(table.path)
    decisions = list(played(reader, Chooser(1), only_money_of_the_file, FEW))
    resigns(reader, table)
    return decisions, reader, table


def test_a_word_changed_at_the_terminal(
    other_person: People, changed_words: Callable[[str, str], None], tmp_path: Path
) -> None:
    page = other_person("Ada")
    decisions, reader, table = some_decisions(page)
    names, sheet = names_at(page, table, "en"), SHEETS["coup"]

    def terminal(folder: str) -> Terminal:
        return at_the_terminal(page, table, coup.GAME, sheet, names, "en", tmp_path / folder)

    assert list(differences(decisions, terminal("same"))) == []
    for old, new, what in CHANGED:
        changed_words(old, new)
        found = list(differences(decisions, terminal(what)))
        assert {each.what for each in found} == {what}
        assert all(each.terminal == each.page.replace(old, new) for each in found)
    changed_words("coup-score-cash = Cash", "coup-score-cash = Money")
    told = terminal("sheet")
    list(differences(decisions, told))
    shown = reader.account(names)
    assert shown != told.account()
    reworded = {
        name: [(text.replace("Cash", "Money"), points) for text, points in lines] for name, lines in shown.items()
    }
    assert {name: sorted(lines) for name, lines in reworded.items()} == told.account()


def test_a_word_changed_on_the_page(other_person: People, tmp_path: Path) -> None:
    page, (old, new, what) = other_person("Ada"), CHANGED[1]
    changes = []

    def change(route: Route) -> None:
        reply = route.fetch()
        text = reply.text()
        changes.append(text.count(old))
        route.fulfill(response=reply, body=text.replace(old, new))

    page.route("**/*.js", change)
    decisions, _, table = some_decisions(page)
    assert sum(changes) == 1
    terminal = at_the_terminal(page, table, coup.GAME, SHEETS["coup"], names_at(page, table, "en"), "en", tmp_path)
    found = list(differences(decisions, terminal))
    assert set(found) == {Difference(what, new, old)}

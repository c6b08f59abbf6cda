"""The arguments of the command. Help texts are Fluent keys; they are translated only when help is printed."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Any, NoReturn

from tablee.cli.language import LANGUAGES, words
from tablee.engine.errors import TableeError, near

COMMANDS = ("serve", "play", "games", "record", "match", "bench", "load", "backup", "restore")
VERBS = ("show", "verify")
STANDARD_GAME = "coup"  # if no game is named


def parse(argv: list[str], language: str) -> argparse.Namespace:
    """The chosen command and its options; `lang` is always set."""
    parser = _parser(language)
    _check_word(argv, 0, COMMANDS, "cli-unknown-command")
    if argv[:1] == ["record"]:
        _check_word(argv, 1, VERBS, "cli-unknown-verb")
    chosen, rest = parser.parse_known_args(argv)
    if rest:
        usage = " ".join(filter(None, ("tablee", chosen.command, getattr(chosen, "verb", None))))
        raise TableeError("cli-unrecognized", text=" ".join(rest), usage=usage)
    if chosen.command is None:
        parser.print_help()
        parser.exit(0)
    chosen.lang = language
    return chosen


def _check_word(argv: list[str], place: int, known: tuple[str, ...], key: str) -> None:
    """Checked here because argparse suggests no similar word and has only English messages."""
    if len(argv) > place and not argv[place].startswith("-") and argv[place] not in known:
        raise TableeError(key, name=argv[place], near=near(argv[place], known))


def _parser(language: str) -> argparse.ArgumentParser:
    def sub(to: Any, name: str) -> argparse.ArgumentParser:
        made = to.add_parser(name, description=f"cli-about-{name}", help=f"cli-about-{name}", **common)
        made.language = language
        return _with_help(made)

    common: dict[str, Any] = {"formatter_class": _formatter(language), "add_help": False, "allow_abbrev": False}
    parser = _Parser(prog="tablee", description="cli-about", epilog="cli-epilog", **common)
    parser.language = language
    _with_help(parser)
    parser.add_argument("-V", "--version", action=_Version, nargs=0, help="cli-help-version")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="cli-commands", parser_class=_Parser)

    _serve_options(sub(commands, "serve"))

    playing = sub(commands, "play")
    playing.add_argument("game", nargs="?", default=STANDARD_GAME, metavar="GAME", help="cli-help-game")
    playing.add_argument("--seats", type=_number("--seats"), metavar="N", help="cli-help-seats")
    playing.add_argument("--bots", metavar="NAME[,NAME...]", help="cli-help-bots")
    playing.add_argument("--seed", type=_number("--seed"), metavar="N", help="cli-help-seed")
    playing.add_argument("--bot-seed", type=_number("--bot-seed"), metavar="N", help="cli-help-bot-seed")
    playing.add_argument("--option", action="append", default=[], metavar="K=V", help="cli-help-option")
    playing.add_argument("--content", metavar="FILE", help="cli-help-content")
    playing.add_argument("--name", metavar="NAME", help="cli-help-name")
    playing.add_argument("--new", action="store_true", help="cli-help-new")
    playing.add_argument("--plain", action="store_true", help="cli-help-plain")
    playing.add_argument("--fast", action="store_true", help="cli-help-fast")
    playing.add_argument("--data", metavar="DIR", help="cli-help-data")

    sub(commands, "games")

    verbs = sub(commands, "record").add_subparsers(dest="verb", metavar="VERB", required=True, title="cli-commands")
    for name in VERBS:
        verb = sub(verbs, name)
        verb.add_argument("file", metavar="FILE", nargs="+" if name == "verify" else None, help="cli-help-file")
        verb.add_argument("--content", metavar="FILE", help="cli-help-content")

    _match_options(sub(commands, "match"))

    benching = sub(commands, "bench")
    benching.add_argument("game", nargs="?", metavar="GAME", help="cli-help-bench-game")
    benching.add_argument("--json", action="store_true", help="cli-help-json")

    _load_options(sub(commands, "load"))
    for name in ("backup", "restore"):
        keeping = sub(commands, name)
        keeping.add_argument("file", metavar="FILE", help=f"cli-help-{name}-file")
        _place_options(keeping)
    return parser


def _place_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="cli-help-server-data")
    parser.add_argument("--database", metavar="URL", help="cli-help-database")


def _serve_options(serving: argparse.ArgumentParser) -> None:
    serving.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="cli-help-host")
    serving.add_argument("--port", type=_number("--port"), default=8080, metavar="N", help="cli-help-port")
    serving.add_argument("--lan", action="store_true", help="cli-help-lan")
    serving.add_argument("--no-browser", action="store_true", help="cli-help-no-browser")
    _place_options(serving)
    serving.add_argument("--new-store", action="store_true", help="cli-help-new-store")
    serving.add_argument("--secret", metavar="TEXT", help="cli-help-secret")
    serving.add_argument("--content", action="append", default=[], metavar="GAME=FILE", help="cli-help-server-content")
    serving.add_argument("--origin", action="append", default=[], metavar="URL", help="cli-help-origin")
    serving.add_argument(
        "--trust-proxy", nargs="?", const="127.0.0.1,::1", default="", metavar="ADDRESS[,...]", help="cli-help-proxy"
    )
    serving.add_argument("--workers", type=_number("--workers"), default=1, metavar="N", help="cli-help-workers")
    serving.add_argument("--pace", type=_number("--pace"), default=800, metavar="MS", help="cli-help-pace")
    serving.add_argument(
        "--away-after", type=_number("--away-after"), default=120, metavar="SECONDS", help="cli-help-away-after"
    )
    serving.add_argument(
        "--forget-after", type=_number("--forget-after"), default=30, metavar="DAYS", help="cli-help-forget-after"
    )
    serving.add_argument(
        "--unplayed-after", type=_number("--unplayed-after"), default=14, metavar="DAYS", help="cli-help-unplayed-after"
    )
    serving.add_argument(
        "--least-free", type=_number("--least-free"), default=100, metavar="MB", help="cli-help-least-free"
    )
    serving.add_argument(
        "--call-after", type=_number("--call-after"), default=20, metavar="SECONDS", help="cli-help-call-after"
    )
    serving.add_argument("--contact", default="", metavar="ADDRESS", help="cli-help-contact")
    serving.add_argument("--mail", default="", metavar="smtp://…", help="cli-help-mail")
    serving.add_argument("--mail-from", default="", metavar="ADDRESS", help="cli-help-mail-from")
    serving.add_argument("--webhook", default="", metavar="URL", help="cli-help-webhook")
    serving.add_argument("--webhook-secret", default="", metavar="TEXT", help="cli-help-webhook-secret")
    serving.add_argument("--metrics-token", metavar="TEXT", help="cli-help-metrics-token")
    serving.add_argument("--log", default="text", metavar="text|json", help="cli-help-log")
    serving.add_argument("--no-limits", action="store_true", help="cli-help-no-limits")


def _match_options(matching: argparse.ArgumentParser) -> None:
    matching.add_argument("game", metavar="GAME", help="cli-help-match-game")
    matching.add_argument("--bots", required=True, metavar="NAME[,NAME...]", help="cli-help-match-bots")
    matching.add_argument("--games", type=_number("--games"), default=400, metavar="N", help="cli-help-match-games")
    matching.add_argument("--seats", type=_number("--seats"), metavar="N", help="cli-help-match-seats")
    matching.add_argument("--seating", default="half", metavar="half|one", help="cli-help-match-seating")
    matching.add_argument("--option", action="append", default=[], metavar="K=V", help="cli-help-option")
    matching.add_argument("--seed", type=_number("--seed"), default=1, metavar="N", help="cli-help-match-seed")
    matching.add_argument("--sprt", metavar="P:Q", help="cli-help-match-sprt")
    matching.add_argument("--json", metavar="FILE", help="cli-help-match-json")
    matching.add_argument("--resume", action="store_true", help="cli-help-match-resume")
    matching.add_argument("--jobs", type=_number("--jobs"), metavar="N", help="cli-help-match-jobs")


def _load_options(loading: argparse.ArgumentParser) -> None:
    loading.add_argument("--url", metavar="URL", help="cli-help-load-url")
    loading.add_argument("--mode", default="max", metavar="max|paced|recovery|all", help="cli-help-load-mode")
    loading.add_argument("--game", default="coup", metavar="GAME", help="cli-help-load-game")
    loading.add_argument("--tables", type=_number("--tables"), metavar="N", help="cli-help-load-tables")
    loading.add_argument("--seats", type=_number("--seats"), default=4, metavar="N", help="cli-help-load-seats")
    loading.add_argument("--seconds", type=_number("--seconds"), default=10, metavar="S", help="cli-help-load-seconds")
    loading.add_argument("--rate", type=_number("--rate"), metavar="R", help="cli-help-load-rate")
    loading.add_argument("--effects", action="store_true", help="cli-help-load-effects")
    loading.add_argument("--open-tables", type=_number("--open-tables"), metavar="N", help="cli-help-load-open-tables")
    loading.add_argument("--json", action="store_true", help="cli-help-json")
    _place_options(loading)


def _with_help(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser._positionals.title = "cli-arguments"
    parser._optionals.title = "cli-options"
    parser.add_argument("-h", "--help", action="help", help="cli-help-help")
    parser.add_argument("--lang", type=_language, metavar="en|fr", help="cli-help-lang")
    return parser


def _number(option: str) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,18}", text):
            raise TableeError("cli-not-a-number", option=option, text=text)
        return int(text)

    return read


def _language(text: str) -> str:
    if text not in LANGUAGES:
        raise TableeError("cli-unknown-language", name=text)
    return text


class _Parser(argparse.ArgumentParser):
    language = "en"

    def error(self, message: str) -> NoReturn:
        """Replace the messages of argparse by our own."""
        for pattern, key in _ARGPARSE_ERRORS:
            if found := re.match(pattern, message):
                raise TableeError(key, text=found[1], usage=self.prog)
        raise TableeError("cli-bad-arguments", text=message, usage=self.prog)


_ARGPARSE_ERRORS = (
    (r"the following arguments are required: (.*)", "cli-required"),
    (r"argument ([^:]*): expected one argument", "cli-needs-value"),
    (r"argument ([^:]*): ignored explicit argument", "cli-takes-no-value"),
    (r"argument [^:]*: invalid choice: '(.*?)'", "cli-unknown-word"),
)


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        from tablee.cli.version import version

        print(version())
        parser.exit(0)


def _formatter(language: str) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        """Translates the keys."""

        def _format_usage(self, usage: Any, actions: Any, groups: Any, prefix: Any) -> str:
            said = words(language).text("cli-usage") + " " if prefix is None else prefix
            return super()._format_usage(usage, actions, groups, said)

        def start_section(self, heading: str | None) -> None:
            super().start_section(words(language).text(heading) if heading else heading)

        def add_text(self, text: str | None) -> None:
            super().add_text(words(language).text(text) if text else text)

        def _expand_help(self, action: argparse.Action) -> str:
            return words(language).text(action.help) if action.help else ""

    return Formatter

"""The texts of a game (words, guide and rulebook) for clients that were built without it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from tablee.engine.words import LANGUAGES
from tablee.games import game
from tablee.server.web.api.shapes import WRONG, AnyRequest
from tablee.server.web.pages.client import Page

Name = Annotated[str, Parameter(max_length=64)]
Language = Annotated[str, Parameter(max_length=64, description="en or fr; any other is answered in English")]
MARKDOWN = "text/markdown"

_NO_CSRF = {"no_csrf": True}  # what everybody may keep must not carry one person's cookie
_SAME = {304: ResponseSpec(None, description="It has not changed since", generate_examples=False)}
_GUIDE = {200: ResponseSpec(dict[str, Any], description="As in `guide.toml`", generate_examples=False)}


def handlers() -> list[HTTPRouteHandler]:
    @get(
        "/api/games/{name:str}/words",
        operation_id="words",
        tags=["games"],
        responses=WRONG | _SAME,
        media_type=MediaType.TEXT,
        opt=_NO_CSRF,
        sync_to_thread=False,
    )
    def words(request: AnyRequest, name: Name, language: Language = "en") -> Response[bytes]:
        """The sentences of a game: a Fluent file."""
        return _text(_in_language(name, "words.{}.ftl", language), MediaType.TEXT).answer(request)

    @get(
        "/api/games/{name:str}/rulebook",
        operation_id="rulebook",
        tags=["games"],
        responses=WRONG | _SAME,
        media_type=MARKDOWN,
        opt=_NO_CSRF,
        sync_to_thread=False,
    )
    def rulebook(request: AnyRequest, name: Name, language: Language = "en") -> Response[bytes]:
        """The rules for players."""
        return _text(_in_language(name, "rulebook.{}.md", language), MARKDOWN).answer(request)

    @get(
        "/api/games/{name:str}/guide",
        operation_id="guide",
        tags=["games"],
        responses=WRONG | _SAME | _GUIDE,
        opt=_NO_CSRF,
        sync_to_thread=False,
    )
    def guide(request: AnyRequest, name: Name) -> Response[bytes]:
        """The steps of the guided first game."""
        return _guide(game(name).folder / "guide.toml").answer(request)

    return [words, rulebook, guide]


def _in_language(name: str, pattern: str, language: str) -> Path:
    """The file in this language, or in English. Its name is made of nothing that came with the request."""
    folder = game(name).folder
    spoken = [known for known in LANGUAGES if known == language]
    files = [folder / pattern.format(known) for known in (*spoken, "en")]
    return next((file for file in files if file.is_file()), files[-1])


@cache
def _text(file: Path, media_type: str) -> Page:
    return Page.of_text(_read(file), media_type)


@cache
def _guide(file: Path) -> Page:
    return Page.of_text(msgspec.json.encode(tomllib.loads(_read(file).decode())), MediaType.JSON)


def _read(file: Path) -> bytes:
    if not file.is_file():
        raise NotFoundException
    return file.read_bytes()

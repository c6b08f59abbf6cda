"""The built client in memory: each file as it is and as it was compressed, ready to be sent."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response

import tablee

ASSETS = "/assets/"  # where Vite puts what carries a hash of its content in its name
VARIABLE = "TABLEE_CLIENT"  # names another folder to serve: for those who work on the client

_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_ENCODINGS = {"br": ".br", "gzip": ".gz"}  # by preference
_HASH = re.compile(r"(-.{8})?\.js$")  # and the ending, in the name of a file
_FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # kept, but only used once the server has said that it is still the same


class Body(NamedTuple):
    content: bytes
    encoding: str  # empty: as it is
    etag: str


class Page:
    """Something that is the same for everybody: a file of the client, or a text."""

    def __init__(self, media_type: str, cache_control: str, bodies: Iterable[Body]) -> None:
        self.type = media_type
        self.cache_control = cache_control
        self.bodies = {body.encoding: body for body in bodies}

    @classmethod
    def of_file(cls, file: Path, cache_control: str) -> Page:
        """As it is and as it was compressed when it was built."""
        return cls(_TYPES.get(file.suffix, "application/octet-stream"), cache_control, _bodies(file))

    @classmethod
    def of_text(cls, content: bytes, media_type: str) -> Page:
        """As it is and compressed."""
        bodies = [_body(content), _body(gzip.compress(content, mtime=0), "gzip")]
        return cls(media_type, ASK_AGAIN, bodies)

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        body = self.chosen(request.headers.get("accept-encoding", ""))
        headers = {"cache-control": self.cache_control, "etag": body.etag}
        if len(self.bodies) > 1:
            headers["vary"] = "Accept-Encoding"
        if status == 200 and _known(body.etag, request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers, media_type=self.type)
        if body.encoding:
            headers["content-encoding"] = body.encoding
        return Response(body.content, status_code=status, headers=headers, media_type=self.type)

    def chosen(self, accept_encoding: str) -> Body:
        """The smallest that is understood."""
        understood = _understood(accept_encoding)
        return next(
            (self.bodies[name] for name in _ENCODINGS if name in understood & self.bodies.keys()), self.bodies[""]
        )


class Ahead:
    """What a page will ask for, told with the page itself: a browser then fetches all of it at once instead of finding
    out step by step. Read from the list of files that Vite writes."""

    def __init__(self, chunks: Path) -> None:
        self._chunks: dict[str, dict[str, Any]] = json.loads(chunks.read_bytes()) if chunks.is_file() else {}
        # by their names without the hash; those of other chunks are not unique
        self._named = {
            _HASH.sub("", Path(chunk["file"]).name): key for key, chunk in self._chunks.items() if key.startswith("_")
        }
        self._known: dict[tuple[str, ...], str] = {}

    def link(self, *sources: str) -> str:
        """The header for these modules of web/src, or chunks of vite.config.ts, and all they import; what the page
        itself names is left out. With them come the fonts, so that words need not be set twice."""
        if sources not in self._known:
            first = self._needed(["index.html"])
            needed = {file: kind for file, kind in self._needed(sources).items() if file not in first}
            fonts = (file for file in self._chunks.get("index.html", {}).get("assets", ()) if file.endswith(".woff2"))
            needed |= dict.fromkeys(fonts, "rel=preload; as=font; crossorigin")
            self._known[sources] = ", ".join(f"</{file}>; {kind}" for file, kind in needed.items())
        return self._known[sources]

    def _needed(self, names: Sequence[str]) -> dict[str, str]:
        files: dict[str, str] = {}
        waiting, seen = list(names), set[str]()
        while waiting:
            name = waiting.pop(0)
            name = self._named.get(name, name)
            chunk = self._chunks.get(name)
            if chunk is None or name in seen:
                continue
            seen.add(name)
            files[chunk["file"]] = "rel=modulepreload"
            files |= dict.fromkeys(chunk.get("css", ()), "rel=preload; as=style; crossorigin")
            waiting += chunk.get("imports", ())
        return files


class Client:
    """The folder that Vite wrote. Small enough to be kept whole; only what was there at the start can be asked for."""

    def __init__(self, folder: Path | None) -> None:
        self.files = dict(_files(folder)) if folder else {}
        self.page = self.files.pop("/index.html", None)
        self.files.pop("/chunks.json", None)  # for the server only
        self.ahead = Ahead(folder / "chunks.json" if folder else Path())

    @classmethod
    def found(cls) -> Client:
        return cls(client_folder())


def client_folder() -> Path | None:
    """Where the client is: where we are told, in the package, or where a source tree keeps what was built from it."""
    package = Path(tablee.__file__).parent
    told = os.environ.get(VARIABLE)
    folders = [Path(told)] if told else [package / "client", package.parents[1] / "build" / "client"]
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def _files(folder: Path) -> Iterator[tuple[str, Page]]:
    for file in sorted(folder.rglob("*")):
        address = "/" + file.relative_to(folder).as_posix()
        if file.is_file() and file.suffix not in _ENCODINGS.values():
            yield address, Page.of_file(file, _FOR_EVER if address.startswith(ASSETS) else ASK_AGAIN)


def _bodies(file: Path) -> Iterator[Body]:
    for encoding, suffix in {"": "", **_ENCODINGS}.items():
        form = file.with_name(file.name + suffix)
        if form.is_file():
            yield _body(form.read_bytes(), encoding)


def _body(content: bytes, encoding: str = "") -> Body:
    return Body(content, encoding, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def _understood(accept_encoding: str) -> set[str]:
    """The encodings that a browser names, but for those it names to refuse them."""
    asked = (part.replace(" ", "").lower().partition(";") for part in accept_encoding.split(","))
    return {name for name, _, weight in asked if not re.fullmatch(r"q=0(\.0*)?", weight)}


def _known(etag: str, if_none_match: str) -> bool:
    return if_none_match.strip() == "*" or etag in re.findall(r'"[^"]*"', if_none_match)

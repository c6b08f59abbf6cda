"""A real server with the built client, a Chromium for each worker, and people who come with a browser of their own.

A running Playwright holds its thread's event loop: in these tests asyncio.run() works only through people.aside().
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tablee.server.web.pages.client import VARIABLE, client_folder
from tests.e2e.axe import axe as violations
from tests.e2e.latency import Network, delayed
from tests.e2e.people import TIMEOUT, People
from tests.server.serving import Server, serving
from tools import BUILD, client, prepare
from tools.browser import OPTIONS, Program, chromium, shell

PICTURES = BUILD / "e2e"  # of tests that failed
FAILED = pytest.StashKey[bool]()
HERE = Path(__file__).parent
WHOLE = ("test_called.py",)  # these need notifications, which a browser without windows lacks

# `make test` has run these with the compiled engine; how the engine is built makes no difference to them.
collect_ignore_glob = ["test_*.py"] if os.environ.get("TABLEE_SERVED") else []


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    # The Node.js inside Playwright's wheel needs libatomic, which a bare Debian lacks; ours does not.
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = client.node()[0]
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def light_browser(playwright: Playwright) -> Iterator[Browser]:
    """One for each worker, without what the pages do not need."""
    yield from _launched(playwright, shell)


@pytest.fixture(scope="package")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """One for each worker that needs it."""
    yield from _launched(playwright, chromium)


def _launched(playwright: Playwright, find: Callable[[], Program]) -> Iterator[Browser]:
    """Where there is none and none can be fetched, these tests are skipped, but not in CI."""
    try:
        program = find()
    except (RuntimeError, SystemExit) as error:
        if os.environ.get("CI"):
            pytest.fail(f"no browser: {error}")
        pytest.skip(f"no browser: {error}")
    launched = playwright.chromium.launch(
        executable_path=program.path,
        env={**os.environ, **program.environment},
        args=list(OPTIONS),
    )
    yield launched
    launched.close()


@pytest.fixture
def browser(request: pytest.FixtureRequest) -> Browser:
    found: Browser = request.getfixturevalue("whole_browser" if request.path.name in WHOLE else "light_browser")
    return found


@pytest.fixture(scope="session")
def built() -> None:
    """The client. A wheel has it; a source tree gets it now, unless TABLEE_CLIENT names one."""
    found = client_folder()
    if not os.environ.get(VARIABLE) and (found is None or found == client.OUT):
        with prepare.alone():
            client.build()


@pytest.fixture(scope="package")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a worker share: bots answer at once, nobody is limited."""
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def own_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server to spoil: to stop, to kill, to start again."""
    with serving(tmp_path_factory.mktemp("own")) as server:
        yield server


@pytest.fixture
def person(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    """`person("Ada", phone=True, language="fr", dark=True)`: her page. Whatever went wrong behind it fails the test."""
    yield from visitors(browser, server, request)


@pytest.fixture
def own_person(browser: Browser, own_server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    """The same, at the server to spoil."""
    yield from visitors(browser, own_server, request)


def visitors(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    """For fixtures: people at a server."""
    with reached(server) as url:
        people = People(browser, url)
        yield people
        troubles = people.troubles() + people.unspoken()
        if troubles or request.node.stash.get(FAILED, False):
            people.picture(PICTURES / request.node.name)
        people.leave()
    assert not troubles, "\n".join(troubles)


@contextmanager
def reached(server: Server) -> Iterator[str]:
    """The address at which browsers find a server. With TABLEE_NETWORK="150 2" there is a network in between: 150 ms
    for a round trip, and 2 % of the packets lost."""
    wanted = os.environ.get("TABLEE_NETWORK", "")
    if not wanted:
        yield server.url
        return
    round_trip, loss = (float(part) for part in wanted.split())
    with delayed(server.port, Network(round_trip / 2_000, loss / 100)) as url:
        yield url


@pytest.fixture
def axe() -> Callable[..., str]:
    """`assert not axe(page)`"""
    return violations


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a machine with much else to do may miss its moment once: such a test is tried again, and the summary
    names it. A fault of ours fails twice. With TABLEE_RERUNS=0 nothing is tried again, to look for tests that are not
    steady."""
    reruns = int(os.environ.get("TABLEE_RERUNS", "1"))
    for item in items:
        if item.path.parent.is_relative_to(HERE):
            item.add_marker(pytest.mark.flaky(reruns=reruns))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed or (report.when != "setup" and item.stash.get(FAILED, False))
    return report

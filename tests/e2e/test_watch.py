"""The people of these tests notice what goes wrong."""

from __future__ import annotations

import pytest

from tests.e2e.people import People, aside
from tests.e2e.until import until


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        ("console.error('lost a card')", "console: lost a card"),
        ("setTimeout(() => { throw new Error('lost a seat') })", "page: lost a seat"),
        ("fetch('/api/nowhere')", "404"),
        ("fetch('http://127.0.0.1:9/').catch(() => 0)", "policy: connect-src forbids"),
        ("document.body.setAttribute('style', 'color: red')", "policy: style-src-attr forbids"),
        (
            "void document.head.appendChild(document.createElement('script')).append('1')",
            "policy: script-src-elem forbids",
        ),
    ],
)
def test_what_goes_wrong_is_noticed(person: People, broken: str, told: str) -> None:
    page = person()
    page.goto("/")
    assert person.troubles() == []
    page.evaluate(f"() => {{ {broken} }}")
    until(page, lambda: any(told in trouble for trouble in person.troubles()), person.troubles)
    person.allow(page, ".")


def test_a_lost_network_is_allowed_where_it_is_lost_on_purpose(person: People) -> None:
    page = person("Ada")
    page.goto("/")
    with person.offline(page):
        page.evaluate("() => fetch('/api/me').catch(() => 0)")
    assert person.troubles() == []
    assert page.evaluate("async () => (await (await fetch('/api/me')).json()).name") == "Ada"


async def _three() -> int:
    return 3


def test_a_program_runs_beside_the_browser(person: People) -> None:
    person().goto("/")
    assert aside(_three()) == 3

"""Tests of Coupage play both versions of the rules, unless they are marked with the one they are about."""

from __future__ import annotations

import pytest

from tests.games.coupage import scene

VERSIONS = (1, 2)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    mark = metafunc.definition.get_closest_marker("rules")
    versions = mark.args if mark else VERSIONS
    metafunc.parametrize("played_rules", versions, ids=[f"v{version}" for version in versions], indirect=True)


@pytest.fixture(autouse=True)
def played_rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Under which version positions are set up; move lists that end a payment leave out `done` in version 1."""
    version = int(request.param)
    monkeypatch.setattr(scene, "rules", version)
    return version

import os

import pytest

import tablee
from tests.rules import MARKER


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", MARKER)


def pytest_report_header() -> str:
    return f"engine: {tablee.ENGINE}; samples: {os.environ.get('TABLEE_SAMPLE', 'full')}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why tests had to be tried again: each is a test or a page to be repaired."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_sep("_", f"tried again: {report.nodeid}")
        report.toterminal(terminalreporter._tw)

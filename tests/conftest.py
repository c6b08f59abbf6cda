import os

import pytest

import tablee
from tests.rules import MARKER


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", MARKER)


def pytest_report_header() -> str:
    return f"engine: {tablee.ENGINE}; samples: {os.environ.get('TABLEE_SAMPLE', 'full')}"

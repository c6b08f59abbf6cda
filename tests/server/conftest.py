import os

from tests.server.databases import database_url, open_folder, postgres_url, sqlite_url

__all__ = ["database_url", "open_folder", "postgres_url", "sqlite_url"]

# `make test` has run these with the compiled engine; how the engine is built makes no difference to them. Only
# wire/test_leaks.py needs the interpreted one.
served = ["crash/*", "store/*", "wire/test_[!l]*.py", "test_*.py"]
collect_ignore_glob = served if os.environ.get("TABLEE_SERVED") else []

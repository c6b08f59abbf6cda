import os

from tests.server.databases import database_url, open_folder, postgres_url, sqlite_url

__all__ = ["database_url", "open_folder", "postgres_url", "sqlite_url"]

# `make test` has run these with the compiled engine; how the engine is built makes no difference to them. What is left
# plays whole games at tables, and wire/test_leaks.py needs the interpreted engine.
SERVED = ["calling/*", "crash/*", "store/*", "wire/test_[!l]*.py", "test_*.py", "tables/test_anything.py"]
collect_ignore_glob = SERVED if os.environ.get("TABLEE_SERVED") else []

from tests.server.databases import database_url, open_folder, postgres_url, sqlite_url

__all__ = ["database_url", "open_folder", "postgres_url", "sqlite_url"]

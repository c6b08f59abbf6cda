import os

# `make test` has run these with the compiled engine; how the engine is built makes no difference to them. Matches are
# played with both.
SERVED = ["test_[!m]*.py", "test_map_games.py"]
collect_ignore_glob = SERVED if os.environ.get("TABLEE_SERVED") else []

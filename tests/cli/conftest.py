import os

# With TABLEE_SERVED, `make test` has already run these tests with the compiled engine, and they do not depend on how
# the engine is built. The others are test_plain.py, which plays whole games, and test_main.py, which prints the kind of
# engine.
SERVED = ["test_[!mp]*.py", "coupage/test_[!p]*.py"]
collect_ignore_glob = SERVED if os.environ.get("TABLEE_SERVED") else []

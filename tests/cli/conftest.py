import os

# `make test` has run these with the compiled engine; how the engine is built makes no difference to them. What is left
# (test_plain.py) plays whole games, line by line, and test_main.py names the engine.
SERVED = ["test_[!mp]*.py", "coupage/test_[!p]*.py"]
collect_ignore_glob = SERVED if os.environ.get("TABLEE_SERVED") else []

import os

# `make test` has run these with the compiled engine; how the engine is built makes no difference to them.
SERVED = ["test_client.py", "test_locks.py", "test_prepare.py"]
collect_ignore_glob = SERVED if os.environ.get("TABLEE_SERVED") else []

# Needs python3 (3.11 or later, with venv) and make. With a C compiler the engine is some 50 times faster. Node.js, which
# builds the client, is fetched where there is none.
PYTHON  ?= python3
# One more than the two cores there may be: a test waits for its server or its browser half of the time.
WORKERS ?= 3
# What ready prepares: the source tree, interpreted, is what .venv imports; the compiled copy comes before it on the path.
SOURCE   := .venv/bin/python
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled" $(SOURCE)
PYTEST   := -m pytest -n $(WORKERS) --dist worksteal
# Asked of any python3 there may be: an old one or none at all gets a sentence, not a traceback.
FIT = [ "$$($(PYTHON) -c 'import sys; print(sys.version_info >= (3, 11))' 2>/dev/null)" = True ] || { \
  echo "tablee: Python 3.11 or later is needed ($(PYTHON) here: $$($(PYTHON) --version 2>/dev/null || echo none));" \
    "install it with its venv module, or name another: make PYTHON=python3.12" >&2; exit 1; }
# Says what it has to say on standard error: `make -s bench ARGS="coup --json"` prints JSON and nothing else.
READY = @$(FIT); $(PYTHON) -m tools.prepare

# What the caller's own Python is told must not lead this one elsewhere; a bare environment may lack even a path.
unexport PYTHONPATH PYTHONHOME PYTHONSAFEPATH
PATH ?= /usr/local/bin:/usr/bin:/bin
export PATH

CHECKS := check-style check-types check-client
.PHONY: help play terminal test check checkable $(CHECKS) bench soak crash wire lighthouse mutate lock build clean
help:
	@echo 'make play         open the table in the browser'
	@echo 'make terminal     play against bots, here in the terminal'
	@echo 'make test         run the tests, compiled and interpreted'
	@echo 'make check        formatting, lint, types, layers, and the client'"'"'s types and accessibility'
	@echo 'make bench        measure the engine'
	@echo 'make soak         long random play'
	@echo 'make crash        kill servers under load, race processes, count what is lost (ARGS="--rounds 50 --races 10000")'
	@echo 'make wire         break the wire on purpose (ARGS="faults --count 10000", "fuzz --count 100000", "secrecy --count 100")'
	@echo 'make lighthouse   rate the served pages and weigh what a browser loads first (ARGS="--runs 5 --page /new")'
	@echo 'make mutate coup  break the rules of a game on purpose and see whether a test notices'
	@echo 'make lock         resolve requirements/*.txt anew (ARGS=--upgrade: to the latest versions)'
	@echo 'make build        the wheel, in build/wheel, and unpacked in build/compiled'
	@echo 'make clean        remove all that was made here'
	@echo 'Options go through ARGS: make play ARGS="--port 8100 --lan". TABLEE_COMPILE=0 does not compile, =1 insists on it.'

# exec: the server takes the place of the shell, so that a signal to make reaches it and nothing stays behind.
play:
	$(READY) compiled
	@exec env $(COMPILED) -m tablee serve $(ARGS)

terminal:
	$(READY) compiled
	@exec env $(COMPILED) -m tablee play $(ARGS)

bench:
	$(READY) compiled
	@$(COMPILED) -m tablee bench $(ARGS)

soak:
	$(READY) compiled
	@$(COMPILED) -m tools.soak $(ARGS)

crash:
	$(READY) compiled source
	@PYTHONPATH="$(CURDIR)/build/compiled:$(CURDIR)" $(SOURCE) -m tools.crash $(ARGS)

wire:
	$(READY) compiled source
	@PYTHONPATH="$(CURDIR)/build/compiled:$(CURDIR)" $(SOURCE) -m tools.wire $(ARGS)

lighthouse:
	$(READY) compiled source
	@PYTHONPATH="$(CURDIR)/build/compiled:$(CURDIR)" $(SOURCE) -m tools.lighthouse $(ARGS)

# In full as it is shipped, then with small samples as a developer sees it; what the engine makes no difference to, such
# as the tests of the server and those in the browser, only once (5: none left). What Python has compiled is kept, even
# if the caller's Python keeps nothing: three processes read all tests, and a hundred servers are started.
test: export PYTHONDONTWRITEBYTECODE =
test:
	$(READY) compiled source
	@if ls build/compiled/tablee__mypyc.* >/dev/null 2>&1; then \
	  TABLEE_EXPECT=compiled $(COMPILED) $(PYTEST) $(ARGS) && \
	  { TABLEE_EXPECT=interpreted TABLEE_SAMPLE=small TABLEE_SERVED=1 $(SOURCE) $(PYTEST) $(ARGS) || test $$? -eq 5; }; \
	else \
	  echo "tablee: only the interpreted engine is tested:" \
	    "$$($(COMPILED) -c 'import tablee; print(tablee.ENGINE.why)')" >&2; \
	  TABLEE_EXPECT=interpreted TABLEE_SAMPLE=small $(SOURCE) $(PYTEST) $(ARGS); \
	fi

# With make -j2 side by side.
check: $(CHECKS)
$(CHECKS): checkable
checkable:
	$(READY) source
check-types:
	$(SOURCE) -m mypy
check-client:
	$(SOURCE) -m tools.client check
check-style:
	$(SOURCE) -m ruff format --check .
	$(SOURCE) -m ruff check .
	.venv/bin/lint-imports
	$(SOURCE) -m tools.types --check

# The game comes as a second goal, which has nothing to do itself.
ifeq ($(firstword $(MAKECMDGOALS)),mutate)
GAME := $(wordlist 2,$(words $(MAKECMDGOALS)),$(MAKECMDGOALS))
ifneq ($(GAME),)
.PHONY: $(GAME)
$(GAME): mutate ; @:
endif
endif
mutate:
	$(READY) mutate
	@$(SOURCE) -m tools.mutate $(GAME) $(ARGS)

lock:
	@$(FIT); $(PYTHON) -m tools.lock $(ARGS)

build:
	$(READY) compiled

clean:
	rm -rf .venv build dist .hypothesis .*_cache web/node_modules tests/browser/node_modules tools/lighthouse/node_modules

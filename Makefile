# Needs python3 (3.11 or later, with venv) and make. With a C compiler the engine is about 50 times faster. Node.js, which
# builds the client, is downloaded if no suitable version is installed.
PYTHON  ?= python3
# Test processes. One more than two cores: a test waits for its server or its browser half of the time.
WORKERS ?= 3
# .venv imports the source tree, which is always interpreted; the compiled copy is put before it on the path. BOTH: tools that
# run in other folders, too, find the tests and the tools.
SOURCE   := .venv/bin/python
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled" $(SOURCE)
BOTH     := PYTHONPATH="$(CURDIR)/build/compiled:$(CURDIR)" $(SOURCE)
PYTEST   := -m pytest -n $(WORKERS) --dist worksteal
# An old python3, or none at all, gets a sentence instead of a traceback.
FIT = [ "$$($(PYTHON) -c 'import sys; print(sys.version_info >= (3, 11))' 2>/dev/null)" = True ] || { \
  echo "tablee: Python 3.11 or later is needed ($(PYTHON) here: $$($(PYTHON) --version 2>/dev/null || echo none));" \
    "install it with its venv module, or name another: make PYTHON=python3.12" >&2; exit 1; }
# Prints on standard error only: `make -s bench ARGS="coup --json"` prints JSON and nothing else.
READY = @$(FIT); $(PYTHON) -m tools.prepare

# The caller's Python settings must not affect this Python; an empty environment may lack even PATH.
unexport PYTHONPATH PYTHONHOME PYTHONSAFEPATH
PATH ?= /usr/local/bin:/usr/bin:/bin
export PATH

CHECKS := check-style check-types check-client
TOOLS  := crash wire lengths attack lighthouse interaction model fit tune
.PHONY: help play terminal test check checkable $(CHECKS) bench ladder ladder-long soak mutate $(TOOLS) lock build clean
help:
	@echo 'make play         start a server and open it in the browser'
	@echo 'make terminal     play against bots in the terminal'
	@echo 'make test         run the tests, compiled and interpreted (one game: ARGS="tests/games/coup")'
	@echo 'make check        formatting, lint, types and layers, of Python and of the client'
	@echo 'make bench        measure the engine'
	@echo 'make ladder       play the matches behind docs/bots.md, resumable (ARGS="--plan": what would it take? ARGS="--only coup-2")'
	@echo 'make ladder-long  the same with the matches of masters, which take hours'
	@echo 'make soak         long random play against the invariants of the games'
	@echo 'make crash        kill servers under load, race processes, count lost moves (ARGS="--rounds 50 --races 10000")'
	@echo 'make wire         play over faulty connections, fuzz, compare what viewers get (ARGS="faults --count 10000", "fuzz --count 100000", "secrecy --count 100")'
	@echo 'make lengths      measure moves, looks and reloads at tables with long event logs (ARGS="coupage --entries 100 10000")'
	@echo 'make attack       attack a server of its own while others play, on this machine only (ARGS="--only undo --seconds 60")'
	@echo 'make lighthouse   rate the pages with Lighthouse and measure the first load (ARGS="--runs 5 --game coupage --page /new")'
	@echo 'make interaction  measure how soon tables show what somebody did, on a slow processor (ARGS="--game coup --phone")'
	@echo 'make model coupage  play in lockstep with a second, plain version of the rules (ARGS="--games 1000")'
	@echo 'make mutate coup  break the rules of a game on purpose and count what the tests notice'
	@echo 'make tune coup    tune the judgement of a game by self-play and write its knobs.toml (ARGS="--seats 2 4")'
	@echo 'make fit coup     fit what positions are worth to how games of self-play ended (ARGS="--seats 2 4")'
	@echo 'make lock         resolve requirements/*.txt again (ARGS=--upgrade: to the latest versions)'
	@echo 'make build        build the wheel in build/wheel, unpacked in build/compiled'
	@echo 'make clean        remove everything that was installed or built here'
	@echo 'Options go through ARGS: make play ARGS="--port 8100 --lan". TABLEE_COMPILE=0: do not compile; =1: fail if it cannot.'

# exec: the server replaces the shell, so that a signal to make reaches it and no process stays behind.
play:
	$(READY) playable
	@exec $(SOURCE) -m tools.play $(ARGS)

terminal:
	$(READY) compiled
	@exec env $(COMPILED) -m tablee play $(ARGS)

bench:
	$(READY) compiled
	@$(COMPILED) -m tablee bench $(ARGS)

soak:
	$(READY) compiled
	@$(COMPILED) -m tools.soak $(ARGS)

LONG :=
ladder-long: LONG := --long
ladder ladder-long:
	$(READY) compiled source
	@$(BOTH) -m tools.ladder $(LONG) $(ARGS)

$(TOOLS):
	$(READY) compiled source
	@$(BOTH) -m tools.$@ $(GAME) $(ARGS)

# First all tests with the compiled engine, as it is shipped; then, interpreted and with small samples, those that depend
# on the engine. Tests of the server and in the browser run only once (exit code 5: no tests left). Bytecode is cached even
# if the caller has switched that off: several processes import all tests, and a hundred servers are started.
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

# `make -j2 check` runs them in parallel.
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

# `make mutate coup`, `make model coupage`, `make tune coup`, `make fit coup`: the game is a second goal, which does nothing by itself.
GAME :=
ifneq ($(filter fit model mutate tune,$(firstword $(MAKECMDGOALS))),)
GAME := $(wordlist 2,$(words $(MAKECMDGOALS)),$(MAKECMDGOALS))
ifneq ($(GAME),)
.PHONY: $(GAME)
$(GAME): $(firstword $(MAKECMDGOALS)) ; @:
endif
endif
mutate:
	$(READY) mutate
	@$(SOURCE) -m tools.mutation $(GAME) $(ARGS)

lock:
	@$(FIT); $(PYTHON) -m tools.lock $(ARGS)

build:
	$(READY) compiled

clean:
	rm -rf .venv build dist .hypothesis .*_cache web/node_modules tests/browser/node_modules tools/lighthouse/node_modules

# Every target sets up .venv by itself from the pinned, hashed lock files; a second call is instant.
PYTHON ?= python3
BIN := .venv/bin
PIP := .venv/.pip-ready
RUN := .venv/.run-ready
DEV := .venv/.dev-ready

OPENAPI := raw.githubusercontent.com/discord/discord-api-spec/main/specs/openapi.json

# What is compiled once serves every process that a test or the bot starts.
unexport PYTHONDONTWRITEBYTECODE

# What the tiers of tests are and what they may cost: docs/testing.md.
PYTEST := $(BIN)/python -m pytest -q -n 2
EVERY_CHANGE := --dist worksteal -m "not slow and not soak"

.PHONY: help install setup run test test-slow quick check coverage bench soak upgrade-test golden retell mutants docs sprites screenshot openapi lock

help:
	@echo "make run         the bot: on Discord with DISCORD_TOKEN, else as a local table in the browser"
	@echo "make check       format, lint, types"
	@echo "make test        everything that a change can break, in five minutes (docs/testing.md)"
	@echo "make test-slow   what it leaves out: process kills, fleets, whole games, browsers"
	@echo "make quick       laws, tables and what is shown, without pictures and servers: while you work"
	@echo "make coverage    both tiers, and which lines and branches they reach: all of rules and tables"
	@echo "make soak        the long ones: full figures, every night"
	@echo "make upgrade-test  release 1.0.0 plays fifty tables for a week and is killed; this code takes over"
	@echo "make bench       speed and size, as ratios"
	@echo "make golden      plays the golden games anew, after a deliberate change of rules"
	@echo "make retell      tells the same games anew, after a change of words"
	@echo "make mutants     changes the rules in every single place: do the golden games notice?"
	@echo "make docs        draws docs/architecture.svg from the imports"
	@echo "make sprites     cuts the sprites of all games from their drawings"
	@echo "make screenshot  takes the picture in the README, and the first turns of every game"
	@echo "make openapi     fetches Discord's own description of its API, against which tests judge"
	@echo "make install     .venv with the command 'tafelrunde' and what it needs to run"
	@echo "make setup       the same and the tools of developers; every target does it by itself"
	@echo "make lock        renews the lock files"

install: $(RUN)

setup: $(DEV)

run: $(RUN)
	$(BIN)/python -m bot run

test: $(DEV)
	$(PYTEST) $(EVERY_CHANGE)

# The other half of what every change must pass; by itself, so that the first half stays short.
test-slow: $(DEV)
	$(PYTEST) --dist worksteal -m "slow and not soak"

# What a change of rules, tables or panels breaks first; everything else is for `make test`.
quick: $(DEV)
	$(PYTEST) $(EVERY_CHANGE) \
	  tests/table tests/ui/ledger tests/ui/intake tests/test_layers.py tests/test_registry.py \
	  tests/test_vocabulary.py tests/games/test_golden.py

# Both tiers of tests. Rules and tables wholly, branch by branch; the floor of everything stands in pyproject.toml and never falls.
coverage: $(DEV)
	$(BIN)/coverage run -m pytest -q -m "not soak"
	$(BIN)/coverage report --skip-covered
	$(BIN)/coverage report --skip-covered --include "bot/games/*,bot/table/*" --fail-under 100

check: $(DEV)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pyright

bench: $(DEV)
	$(BIN)/python -m pip install -q --require-hashes -r requirements-bench.lock
	$(BIN)/python -m bot bench

soak: $(DEV)
	$(PYTEST) -m soak -o faulthandler_timeout=0
	TAFELRUNDE_TEST_STORAGE=postgres $(PYTEST) -m "not soak" tests/end_to_end

# An hour or two: the old code comes out of this repository's history, so a shallow clone skips it.
upgrade-test: $(DEV)
	$(BIN)/python -m pytest -q -m soak -o faulthandler_timeout=0 \
	  tests/hosting/test_upgrade.py --tables 50 --days 7

# Plays the golden games of the rules in work anew, after a deliberate change of them.
golden: $(DEV)
	$(BIN)/python -m tests.games.golden

# Tells the same games anew, after a change of words.
retell: $(DEV)
	$(BIN)/python -m tests.games.golden --words

# Changes the rules in every single place; the golden games must notice.
mutants: $(DEV)
	$(BIN)/python -m tests.games.mutants

# The picture of the architecture, from the imports of today.
docs: $(DEV)
	$(BIN)/python -m tests.docs

# Cuts render/pieces/*.svg into render/sprites, in the sizes of each sizes.toml: see render/README.md.
sprites: $(DEV)
	$(BIN)/python -m render.cut

# The pictures in the README and the sheets of first turns; needs chromium and an emoji font (fonts-noto-color-emoji).
screenshot: $(DEV)
	$(BIN)/python -m tests.page.screenshot docs/shelf.png docs/table.png
	$(BIN)/python -m tests.page.first_turns docs/first_turns

# Discord's own description of its API, the tests' second judge; no part of the project.
openapi:
	curl -fsSL https://$(OPENAPI) -o .openapi.json

# Renews the lock files; no registry address is ever written into them.
lock: $(DEV)
	$(BIN)/python -m pip install -q uv
	for part in "requirements.lock" "requirements-dev.lock --extra dev" \
	  "requirements-bench.lock --extra bench" \
	  "requirements-scale.lock --extra postgres"; do \
	  set -- $$part; out=$$1; shift; \
	  $(BIN)/uv pip compile pyproject.toml $$* -q --universal --python-version 3.11 \
	    --generate-hashes --no-header --no-annotate -o $$out; \
	done
	echo "setuptools>=77" | $(BIN)/uv pip compile - -q --universal --python-version 3.11 \
	  --generate-hashes --no-header --no-annotate -o requirements-build.lock

# The mark stands for an environment in which pip works; half of one is made anew.
$(PIP):
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || { \
	  rm -rf .venv; \
	  $(PYTHON) -m venv .venv >.venv-fault 2>&1 && $(BIN)/python -m pip --version >>.venv-fault 2>&1; \
	} || { \
	  cat .venv-fault >&2; rm -rf .venv .venv-fault; \
	  echo "make: $(PYTHON) cannot make an environment. On Debian and Ubuntu: sudo apt install" \
	    "python3-venv; elsewhere install a Python 3.11+ with ensurepip. Then the same again." >&2; \
	  exit 1; \
	}
	@rm -f .venv-fault
	@touch $@

$(RUN): requirements.lock requirements-build.lock pyproject.toml | $(PIP)
	$(BIN)/python -m pip install -q --require-hashes -r requirements.lock -r requirements-build.lock
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e .
	touch $@

$(DEV): requirements-dev.lock $(RUN)
	$(BIN)/python -m pip install -q --require-hashes -r requirements-dev.lock
	touch $@

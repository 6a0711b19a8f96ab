# Every target sets up .venv by itself from the pinned, hashed lock files; a second call is instant.
PYTHON ?= python3
BIN := .venv/bin
RUN := .venv/.run-ready
DEV := .venv/.dev-ready

.PHONY: help setup run test check bench soak golden mutants screenshot lock

help:
	@echo "make run | test | check | bench | soak | golden | mutants | screenshot | setup | lock"

setup: $(DEV)

run: $(RUN)
	$(BIN)/python -m bot run

test: $(DEV)
	$(BIN)/python -m pytest -q -n 3 --dist worksteal -m "not soak"

check: $(DEV)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pyright

bench: $(DEV)
	$(BIN)/python -m pip install -q --require-hashes -r requirements-bench.lock
	$(BIN)/python -m bot bench

soak: $(DEV)
	$(BIN)/python -m pytest -q -n 2 -m soak

# Plays the golden games of the rules in work anew, after a deliberate change of them.
golden: $(DEV)
	$(BIN)/python -m tests.games.golden

# Changes the rules in every single place; the golden games must notice.
mutants: $(DEV)
	$(BIN)/python -m tests.games.mutants

# The picture in the README; needs chromium and an emoji font (fonts-noto-color-emoji).
screenshot: $(DEV)
	$(BIN)/python -m tests.page.screenshot bot/local/static/screenshot.png

# Renews the lock files; no registry address is ever written into them.
lock: $(DEV)
	$(BIN)/python -m pip install -q uv
	for part in "requirements.lock" "requirements-dev.lock --extra dev" \
	  "requirements-bench.lock --extra bench"; do \
	  set -- $$part; out=$$1; shift; \
	  $(BIN)/uv pip compile pyproject.toml $$* -q --universal --python-version 3.11 \
	    --generate-hashes --no-header --no-annotate -o $$out; \
	done

.venv/bin/python:
	$(PYTHON) -m venv .venv

$(RUN): requirements.lock pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install -q --require-hashes -r requirements.lock
	touch $@

$(DEV): requirements-dev.lock $(RUN)
	$(BIN)/python -m pip install -q --require-hashes -r requirements-dev.lock
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e .
	touch $@

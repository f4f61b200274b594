# Two commands do everything on a fresh machine: `make play` and `make test`.
# MEEPLEHALL_PURE=1 leaves the compiler out: the same results, slower.

PYTHON ?= python3
PURE := $(filter-out 0,$(MEEPLEHALL_PURE))
VENV := .venv$(if $(PURE),-pure)
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py $(shell find src -type f ! -name '*.so' ! -name '*.pyc')

.PHONY: play test check bench setup clean

play: setup
	$(BIN)/meeplehall play burgundy

test: setup
	$(BIN)/python -m pytest -n auto

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_shifts.py

bench: setup
	$(BIN)/python bench/run.py

setup: $(VENV)/ready

$(VENV)/ready: $(SOURCES) tools/setup.sh
	PYTHON="$(PYTHON)" MEEPLEHALL_PURE="$(PURE)" sh tools/setup.sh $(VENV)
	touch $@

clean:
	rm -rf build .venv .venv-pure

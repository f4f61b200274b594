# Two commands do everything on a fresh machine: `make play` and `make test`.
# MEEPLEHALL_PURE=1 leaves the compiler out: the same results, slower.

PYTHON ?= python3
PURE := $(filter-out 0,$(MEEPLEHALL_PURE))
VENV := .venv$(if $(PURE),-pure)
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py $(shell find src docs/rules examples -type f ! -name '*.so' ! -name '*.pyc')

.PHONY: play test check bench screenshots setup browser clean

play: setup
	$(BIN)/meeplehall hall --browser

# Browser tests want the machine for themselves: they run after the others, one by one.
test: setup browser
	$(BIN)/python -m pytest -n auto --ignore=tests/browser tests examples
	$(BIN)/python -m pytest tests/browser

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_shifts.py

bench: setup
	$(BIN)/python bench/run.py

screenshots: setup browser
	$(BIN)/python -m tools.screenshots

setup: $(VENV)/ready

browser: setup
	@sh tools/browser.sh $(VENV)

$(VENV)/ready: $(SOURCES) tools/setup.sh
	PYTHON="$(PYTHON)" MEEPLEHALL_PURE="$(PURE)" sh tools/setup.sh $(VENV)
	touch $@

clean:
	rm -rf build .venv .venv-pure

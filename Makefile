# Two commands do everything on a fresh machine: `make play` and `make test`.
# MEEPLEHALL_PURE=1 leaves the compiler out: the same results, slower.

PYTHON ?= python3
PURE := $(filter-out 0,$(MEEPLEHALL_PURE))
VENV := .venv$(if $(PURE),-pure)
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py $(shell find src docs/rules -type f ! -name '*.so' ! -name '*.pyc' ! -path '*.egg-info/*')

EXAMPLES := $(shell find examples -type f ! -name '*.pyc')

# What is imported is compiled to bytecode once, not in every process of the tests.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check bench learn attack screenshots setup browser-package browser clean

play: $(VENV)/ready
	$(BIN)/meeplehall hall --browser

# A worker more than there are cores: tests of processes, disks and pages wait now and then.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

# Hundreds of databases that are gone a moment later need no disk: tests of halls take a seventh less time.
IN_MEMORY = $(addprefix TMPDIR=,$(shell sh tools/memory.sh))

# Browser tests run after the others, three at a time: each worker has a hall and a Chromium of its own.
# A worker takes tests that stand together, which share what they need; whoever is done helps the others.
test:
	@$(MAKE) --no-print-directory --jobs 2 setup browser-package
	@$(MAKE) --no-print-directory browser
	$(IN_MEMORY) $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --ignore=tests/browser tests examples
	$(IN_MEMORY) $(BIN)/python -m pytest -n 3 --dist worksteal tests/browser

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_shifts.py

bench: setup
	$(BIN)/python bench/run.py

# The ten commands of docs/research.md's chapter on learning, each with a tiny budget: some minutes. TORCH="torch" takes the registry's own build.
TORCH ?= torch==2.13.0
learn: setup
	$(BIN)/python -m pip --disable-pip-version-check --quiet install $(TORCH)
	@$(BIN)/python tools/needs.py train > $(VENV)/needs-train.txt
	$(BIN)/python -m pip --disable-pip-version-check --quiet install -r $(VENV)/needs-train.txt
	$(BIN)/python -m pytest examples/learning/tests/check_with_torch.py
	$(BIN)/python tools/learn.py $(LEARN)

# A hall on this machine, attacked for half an hour or more: docs/security.md. ATTACK="--requests 20000 --seed 7" makes it shorter.
attack: setup
	$(BIN)/python -m tests.attack $(ATTACK)

screenshots: setup browser
	$(BIN)/python -m tools.screenshots
	$(BIN)/python -m tools.layout

# Known while the engines are compiled, these are installed beside that.
setup: EXTRAS := test check
setup: $(VENV)/ready-to-test

# A package needs no environment: it is installed beside the compiler, which leaves a core free now and then.
browser-package:
	@sh tools/browser.sh

browser: setup
	@sh tools/browser.sh $(VENV)

$(VENV)/ready: $(SOURCES) tools/setup.sh tools/install.sh tools/needs.py
	PYTHON="$(PYTHON)" MEEPLEHALL_PURE="$(PURE)" sh tools/setup.sh $(VENV) $(EXTRAS)
	touch $@

# Tests play a plug-in too; it is built from a copy, for a build writes beside its sources.
$(VENV)/ready-to-test: $(VENV)/ready $(EXAMPLES)
	@echo "setup: installing what tests and checks need" >&2
	@$(BIN)/python tools/needs.py run web $(EXTRAS) > $(VENV)/needs.txt
	@cmp -s $(VENV)/needs.txt $(VENV)/installed.txt || sh tools/install.sh $(VENV) -r $(VENV)/needs.txt
	@rm -rf $(VENV)/example && cp -r examples/liars-dice $(VENV)/example
	@sh tools/install.sh $(VENV) --force-reinstall --no-deps --no-build-isolation ./$(VENV)/example
	@rm -rf $(VENV)/example
	touch $@

clean:
	rm -rf build .venv .venv-pure

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet

RECENT := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for python in python3 python3.11 python3.12 python3.13 python3.14; do \
	$$python -c '$(RECENT)' 2>/dev/null && echo $$python && break; done)

CLIENT := src/emberwatch/table/client/index.html
SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)

.PHONY: play client test pictures soak lint fuzz bench bench-table compiled wheel clean

play: $(VENV)/installed $(CLIENT)
	@$(BIN)/emberwatch serve $(if $(LAN),--lan)

client: $(CLIENT)

$(CLIENT): $(SOURCES) | $(VENV)/installed
	@$(BIN)/python tools/client.py
	@touch $@

test: $(VENV)/installed-dev $(CLIENT)
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m pytest -n auto

pictures: $(VENV)/installed-dev $(CLIENT)
	@$(BIN)/python -m tests.browser.pictures

soak: $(VENV)/installed-dev
	@EMBERWATCH_KILLS=50 $(BIN)/python -m pytest tests/table/test_killed.py

lint: $(VENV)/installed-dev
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

fuzz: $(VENV)/installed
	@$(BIN)/python -m emberwatch.lab.fuzz --games 20000 --jobs 2

bench: $(VENV)/installed-bench
	@$(BIN)/python -m emberwatch.lab.bench

bench-table: $(VENV)/installed
	@$(BIN)/python -m emberwatch.table.bench

wheel: $(VENV)/installed $(CLIENT)
	@$(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --wheel-dir dist .

compiled: $(VENV)/installed-compiled
	@$(BIN)/python tools/compiled.py

clean:
	rm -rf $(VENV) build dist web/node_modules src/emberwatch/table/client
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	@test -n "$(PYTHON)" && $(PYTHON) -c '$(RECENT)' || { \
		echo "Emberwatch needs Python 3.11 or newer; if it has an unusual name, say make PYTHON=name." >&2; exit 1; }
	@echo "Preparing $(VENV); this happens once."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "Python cannot make a virtual environment; on Debian and Ubuntu install the package python3-venv." >&2; \
		exit 1; }

$(VENV)/installed: pyproject.toml | $(BIN)/python
	@$(PIP) --editable .
	@touch $@

$(VENV)/installed-%: $(VENV)/installed
	@$(PIP) --editable '.[$*]'
	@touch $@

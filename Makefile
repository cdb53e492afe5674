# Two commands do everything a newcomer needs: `make run` and `make test`. Each sets up what it needs.
BIN := .venv/bin
PYTHON ?=
export PYTHON

.PHONY: setup run test nightly fuzz bench format lock

setup: ## .venv with .venv/bin/headjudge
	@scripts/setup run

run: setup ## the event desk in the browser with a sample event in play, until Ctrl+C; nothing is kept
	@$(BIN)/headjudge demo

test: ## formatting, lint, types, import layers, docstring examples, all tests, the README's commands
	@scripts/setup dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/pytest --doctest-modules src
	$(BIN)/pytest -n 2
	$(BIN)/python tests/readme_commands.py

nightly: ## a clumsy organiser and a clumsy staff take a hundred thousand steps
	@scripts/setup dev
	$(BIN)/pytest tests/properties/test_whole_events.py tests/properties/test_desk.py --hypothesis-profile=nightly

SECONDS ?= 300
fuzz: ## every reader of decklists gets the texts of a fuzzer; `make fuzz SECONDS=3600` takes an hour
	@scripts/setup fuzz
	$(BIN)/python -m tests.fuzz.readers $(SECONDS)

bench: ## the figures of the README, beside the peers
	@scripts/setup bench
	@for figure in benchmarks/*.py; do $(BIN)/python $$figure || exit 1; done

format: ## rewrites the sources in the house's form
	@scripts/setup dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: ## writes requirements/*.txt again (needs uv); `make lock UPGRADE=--upgrade` takes newer versions
	scripts/lock $(UPGRADE)

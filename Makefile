# Everything a machine with Python 3.11, Node 20, a C compiler and make needs to know.
#   make play     sets everything up, starts a server for this machine and opens the page; Ctrl-C ends it
#   make test     sets everything up and runs all checks
#   make terminal plays in the terminal instead
# Options: make play PORT=8000 DATA=munera-data · make terminal GAME=colosseum PLAYERS=4 · make fuzz SECONDS=600
#          make bench JSON=build/bench.json · make screenshots PICTURES="--only trade --sizes phone"

PYTHON ?= python3
PORT ?= 8000
DATA ?= munera-data
GAME ?= colosseum
PLAYERS ?= 4
SECONDS ?= 60
JSON ?= build/bench.json

BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.ftl' -o -name '*.munera' -o -name '*.txt' -o -name '*.json')
export PYTHONDONTWRITEBYTECODE :=
export UV_COMPILE_BYTECODE := 1

.PHONY: play terminal test lint bench fuzz build web web-test web-dev fixtures wire screenshots requirements clean

play: build web
	$(BIN)/munera serve --port $(PORT) --data $(DATA) --web src/munera/web --open || test $$? -eq 130  # Ctrl-C

terminal: build
	$(BIN)/munera play $(GAME) --players $(PLAYERS)

# What is made goes side by side, as the compiler uses one core; the page first, as the package is copied with it.
# The rules are proved twice: interpreted (with the examples in the docstrings), then compiled with everything else.
# The page is proved in a browser of its own, by two at a time: each has a server and a Chromium.
test:
	$(MAKE) -j 2 --output-sync=target .venv/dev web
	$(MAKE) -j 2 --output-sync=target build lint web-test .venv/chromium
	PYTHONPATH=src $(BIN)/pytest -n auto --doctest-modules src tests/core tests/games
	$(BIN)/pytest -n $$((2 * $$(nproc))) --rules-table build/rules.md --ignore tests/web tests  # many wait for clocks
	$(BIN)/pytest -n 2 --dist worksteal tests/web

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src tests bench examples
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

bench: build web fixtures .venv/bench .venv/chromium bench/boardgame/node_modules/.package-lock.json
	$(BIN)/python -m bench --json $(JSON)

bench/boardgame/node_modules/.package-lock.json: bench/boardgame/package-lock.json
	cd bench/boardgame && npm ci --silent

fuzz: build
	$(BIN)/python -m tests.fuzz --seconds $(SECONDS)

# The compiled package goes into the environment; src/ itself stays plain Python.
build: .venv/munera

.venv/munera: $(SOURCES) setup.py pyproject.toml | .venv/dev
	rm -rf build/lib.* build/bdist.*  # or modules of an older build would be installed with the new ones
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --force-reinstall .
	touch $@

.venv/dev: requirements/dev.txt
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --require-hashes -r requirements/dev.txt
	touch $@

.venv/bench: requirements/bench.txt | .venv/dev
	$(BIN)/pip install --quiet --require-hashes -r requirements/bench.txt
	touch $@

# The web client is built into src/munera/web, from where the server serves it.
web: src/munera/web/index.html

WEB_SOURCES := $(shell find web/src web/tools web/public -type f) $(wildcard web/*.json web/*.ts web/*.html web/*.js) \
	$(shell find src/munera -name '*.ftl' -o -name 'RULES.md' -o -path '*/rules/*.md' -o -name 'data.toml')
src/munera/web/index.html: $(WEB_SOURCES) web/node_modules/.package-lock.json
	cd web && npm run --silent build

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --silent

# Types, format, and every recorded moment of both games drawn and asked.
web-test: fixtures web/node_modules/.package-lock.json
	cd web && npm run --silent check && npm run --silent test

fixtures: web/fixtures/colosseum-3.json

web/fixtures/colosseum-3.json: web/tools/fixtures.py .venv/munera
	$(BIN)/python web/tools/fixtures.py

# The types of the server's messages, from its schema. A test says when they are no longer the same.
wire: web/node_modules/.package-lock.json | .venv/dev
	mkdir -p build
	PYTHONPATH=src $(BIN)/python -m munera.server.document > build/openapi.json
	cd web && node tools/wire.mjs < ../build/openapi.json > ../build/wire.ts
	mv build/wire.ts web/src/wire.ts

# Pictures of every screen and of each phase of both games, into build/screenshots.
screenshots: build web fixtures .venv/chromium
	$(BIN)/python -m tests.web.screenshots $(PICTURES)

# The browser of the tests: the one that is there (a shell without windows is twice as fast), else the system's package,
# else the one that playwright fetches.
.venv/chromium: | .venv/dev
	command -v chromium-headless-shell \
		|| { apt-get -qq update && apt-get -qqy install --no-install-recommends chromium-headless-shell; } \
		|| command -v chromium || command -v chromium-browser || command -v google-chrome \
		|| $(BIN)/playwright install chromium
	touch $@

# The page with what changes as it is written; MUNERA_SERVER says where the server listens.
web-dev: web/node_modules/.package-lock.json
	cd web && npm run dev

# Pins every dependency anew, with hashes and without addresses.
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-annotate --no-header --upgrade pyproject.toml
EXTRAS := --extra dev --extra lab --extra agents --extra openspiel --extra server
requirements: .venv/dev
	$(BIN)/pip install --quiet uv
	$(COMPILE) $(EXTRAS) -o requirements/dev.txt
	$(COMPILE) $(EXTRAS) --extra bench -c requirements/dev.txt -o requirements/bench.txt

clean:
	rm -rf .venv build dist bench/boardgame/node_modules web/node_modules web/fixtures src/munera/web .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info

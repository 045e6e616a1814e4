"""Names in the script of the other language become those that pages in the question's own give."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from backends.stores import open_store
from schemas.graph import GraphBatch
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from solver.names.other_script import in_own_script
from tests.solver.synthesis.pages import Page

ONTOLOGY = Ontology.load()


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GraphStore]:
    pages = [
        Page("盐路", "《盐路》（The Salt Road）是安若的电影。", ("盐路", "Film"), also=("The Salt Road",)),
        Page("安若", "安若（Ann Roe），导演。", ("安若", "Person"), also=("Ann Roe",)),
        Page("林大为", "林大为，工程师。", ("林大为", "Person")),
        Page("山明一", "山明一（Yamaji），棋手。", ("山明一", "Person"), also=("Yamaji",)),
        Page("山明二", "山明二（Yamaji），画家。", ("山明二", "Person"), also=("Yamaji",)),
    ]
    opened = open_store(tmp_path_factory.mktemp("names") / "names.db", create=True)
    opened.upsert(GraphBatch(tuple(page.graph() for page in pages)))
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("Where did 安若 grow up?", "Where did Ann Roe grow up?"),
        ("Who directed 《盐路》?", "Who directed The Salt Road?"),
        ("When was 盐路 (电影) released?", "When was The Salt Road released?"),
        ("Ann Roe出生在哪里？", "安若出生在哪里？"),
        ("The Salt Road里谁演船长？", "《盐路》里谁演船长？"),
        ("《The Salt Road》是谁导演的？", "《盐路》是谁导演的？"),
        ("Ann Roe和林大为谁更年长？", "安若和林大为谁更年长？"),
        ("Where did 林大为 study?", "Where did 林大为 study?"),  # no page calls him so
        ("Yamaji出生在哪里？", "Yamaji出生在哪里？"),  # which of two is open
        ("What is the English name of 安若?", "What is the English name of 安若?"),
        ("Ann Roe的中文名是什么？", "Ann Roe的中文名是什么？"),
        ("Where did Ann Roe grow up?", "Where did Ann Roe grow up?"),
        ("安若出生在哪里？", "安若出生在哪里？"),
    ],
)
def test_names_are_asked_for_as_pages_in_the_questions_language_have_them(
    store: GraphStore, question: str, asked: str
) -> None:
    assert in_own_script(question, store, ONTOLOGY) == asked

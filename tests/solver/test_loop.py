"""Questions over three small pages that need a description named, a date told, or two pages joined."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from backends.stores import open_store
from retriever import build_retriever
from schemas.graph import DocumentEntity, DocumentGraph, GraphBatch, Mention
from schemas.ontology import Ontology
from schemas.settings import Settings
from schemas.text import Chunk, Document, Language
from solver.descriptions.describing import leaves_nothing
from solver.pipeline import Solver

PAGES = {
    "林晚": (
        "林晚，演员。1984年，在陈山导演的《雾港》里掌镜。2001年，林晚获得海燕奖。她小时候住在渔村。",
        [("林晚", "Person"), ("陈山", "Person"), ("雾港", "Film"), ("海燕奖", "Award")],
    ),
    "赵一鸣": (
        "赵一鸣，演员。2010年，赵一鸣获得海燕奖。",
        [("赵一鸣", "Person"), ("海燕奖", "Award")],
    ),
    "海城": (
        "海城是一座城市。两座灯塔，名为东塔和西塔，分别点亮于1974年和1969年。",
        [("海城", "City"), ("东塔", "Place"), ("西塔", "Place")],
    ),
}  # fmt: skip


def _page(title: str, text: str, names: list[tuple[str, str]]) -> DocumentGraph:
    chunk = Chunk(f"{title}#0", title, 0, 0, len(text), text, Language.CHINESE)
    entities = tuple(
        DocumentEntity(ref, name, kind, "definition", about=ref == 0)
        for ref, (name, kind) in enumerate(names)
    )
    mentions = tuple(
        Mention(chunk.id, place, place + len(name), name, ref)
        for ref, (name, _) in enumerate(names)
        for place in range(len(text))
        if text.startswith(name, place)
    )
    document = Document(title, title, text, f"{title}.txt", Language.CHINESE)
    return DocumentGraph(document, (chunk,), entities, mentions, (), fingerprint="1")


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solver]:
    path: Path = tmp_path_factory.mktemp("loop") / "pages.db"
    with closing(open_store(path, create=True)) as store:
        store.upsert(GraphBatch(tuple(_page(title, *page) for title, page in PAGES.items())))
        ontology, settings = Ontology.load(), Settings()
        retriever = build_retriever(store, embedder=None, ontology=ontology, settings=settings.retriever)
        yield Solver(store, retriever, ontology, settings)


def test_the_earlier_of_two_events_is_told_by_the_pages(solver: Solver) -> None:
    answer = solver.ask("林晚和赵一鸣谁先获得海燕奖？")
    assert answer.text.startswith("是林晚")
    assert {citation.document for citation in answer.citations} == {"林晚", "赵一鸣"}


def test_years_between_two_events(solver: Solver) -> None:
    assert "相差9年" in solver.ask("林晚获得海燕奖比赵一鸣早几年？").text


def test_listed_dates_go_with_listed_names(solver: Solver) -> None:
    assert solver.ask("东塔和西塔哪座先点亮？").text.startswith("是西塔")


def test_a_described_person_is_found_and_then_asked_about(solver: Solver) -> None:
    answer = solver.ask("给《雾港》掌镜的人小时候住在哪里？")
    assert "林晚" in answer.text
    assert "渔村" in answer.text


def test_nothing_is_said_where_only_the_description_is_found(solver: Solver) -> None:
    assert solver.ask("给《雾港》掌镜的人血型是什么？").abstained


def test_what_is_so_does_not_answer_what_is_not(solver: Solver) -> None:
    assert "赵一鸣" in solver.ask("谁获得海燕奖？").text
    assert solver.ask("谁没有获得海燕奖？").abstained


def test_what_a_clause_before_introduces_is_found_first(solver: Solver) -> None:
    answer = solver.ask("给《雾港》掌镜的是一位演员，此人小时候住在哪里？")
    assert "林晚" in answer.text
    assert "渔村" in answer.text


@pytest.mark.parametrize(
    ("outside", "nothing"),
    [("Does  mother?", True), ("Did  win a prize?", False), ("Who played  's mother?", False)],
)
def test_a_description_ends_where_a_yes_no_question_still_asks_something(outside: str, nothing: bool) -> None:
    assert leaves_nothing(outside) is nothing

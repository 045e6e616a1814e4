"""The library's face: a graph built, asked and asked again, also where an event loop is running."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import guanxi
from backends.embedders.hashing import HashingEmbedder
from backends.stores import open_store
from schemas.errors import InputError, StoreError, StoreMismatchError, StoreNotFoundError
from schemas.settings import HashingSettings

PAGE = "# 乔安\n\n乔安（Joan Qiao），1970年5月1日出生于宁波，演员。1999年，他与林岚共同出演电影《远山》，饰演阿木。\n"
QUESTION = "乔安是哪一年出生的？"


@pytest.fixture
def graph(tmp_path: Path) -> Iterator[guanxi.Graph]:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "乔安.md").write_text(PAGE, encoding="utf-8")
    settings = guanxi.Settings(cache=tmp_path / "cache", embedder=HashingSettings(type="hashing"))
    with guanxi.open(tmp_path / "small.db", settings=settings) as opened:
        assert opened.build([tmp_path / "pages"]).added == 1
        yield opened


def test_an_answer_has_text_citations_proof_and_subgraph(graph: guanxi.Graph) -> None:
    answer = graph.ask(QUESTION)
    assert "1970" in answer.text
    assert "1970年5月1日" in answer.citations[0].quote
    assert answer.subgraph.to_networkx().number_of_edges() == len(answer.subgraph.triples)
    assert graph.verify(answer.proof).holds


def test_asking_works_inside_a_running_event_loop(graph: guanxi.Graph) -> None:
    async def both() -> tuple[str, str]:
        return graph.ask(QUESTION).text, (await graph.aask(QUESTION)).text

    sync, awaited = asyncio.run(both())
    assert sync == awaited


def test_what_is_built_after_a_question_is_known_to_the_next(graph: guanxi.Graph, tmp_path: Path) -> None:
    assert graph.ask("苏梅是哪一年出生的？").abstained
    (tmp_path / "pages" / "苏梅.md").write_text(
        "# 苏梅\n\n苏梅，1975年3月2日出生于上海，歌手。\n", encoding="utf-8"
    )
    graph.build([tmp_path / "pages"])
    assert "1975" in graph.ask("苏梅是哪一年出生的？").text
    graph.delete(["苏梅.md"])
    assert graph.ask("苏梅是哪一年出生的？").abstained


def test_entities_triples_and_subgraphs_are_shown(graph: guanxi.Graph) -> None:
    assert graph.entity("Joan Qiao")[0].entity.name == "乔安"
    assert graph.triple("乔安", "主演", "远山")[0].evidence
    assert {e.name for e in graph.subgraph(["乔安", "远山"]).entities} >= {"乔安", "远山"}
    assert graph.retrieve("远山的演员").chunks[0].document == "乔安.md"


def test_what_an_answer_rests_on_stands_first_where_that_is_asked_for(graph: guanxi.Graph) -> None:
    plain, proven = (graph.retrieve(QUESTION, k=1, proof_first=first).chunks for first in (False, True))
    assert [hit.chunk for hit in proven] == [graph.ask(QUESTION).citations[0].chunk]
    assert proven[0].why == f"the answer rests on it · {plain[0].why}"


def test_a_mistyped_address_is_an_error_and_makes_no_file(tmp_path: Path) -> None:
    with guanxi.open(tmp_path / "missing.db") as graph, pytest.raises(StoreNotFoundError):
        graph.ask(QUESTION)
    assert list(tmp_path.iterdir()) == []


def test_a_graph_that_is_not_to_be_made_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(StoreNotFoundError):
        guanxi.open(tmp_path / "missing.db", create=False)
    with pytest.raises(StoreError, match="no folder"):
        guanxi.open(tmp_path / "nowhere" / "missing.db")
    assert list(tmp_path.iterdir()) == []


def test_every_name_offered_is_there() -> None:
    assert [name for name in guanxi.__all__ if not hasattr(guanxi, name)] == []
    assert list(guanxi.__all__) == sorted(guanxi.__all__, key=lambda name: (name.islower(), name))


@pytest.mark.parametrize(
    ("question", "k", "message"),
    [
        ("", 10, "the question is empty"),
        ("？！", 10, "the question has no words"),
        ("字" * 501, 10, "501 characters"),
        ("\ud800谁", 10, "lone surrogate"),
        (QUESTION, 0, "0 chunks are asked for"),
        (QUESTION, -1, "-1 chunks are asked for"),
    ],
)
def test_evidence_is_refused_for_what_is_no_question(
    graph: guanxi.Graph, question: str, k: int, message: str
) -> None:
    with pytest.raises(InputError, match=message):
        graph.retrieve(question, k=k)


def test_one_path_key_or_name_may_stand_for_a_list(graph: guanxi.Graph, tmp_path: Path) -> None:
    (tmp_path / "pages" / "苏梅.md").write_text(
        "# 苏梅\n\n苏梅，1975年出生于上海，歌手。\n", encoding="utf-8"
    )
    assert graph.build(str(tmp_path / "pages")).added == 1
    assert graph.subgraph("苏梅").entities
    graph.delete("苏梅.md")
    assert graph.ask("苏梅是哪一年出生的？").abstained


def test_a_key_that_no_document_has_deletes_nothing(graph: guanxi.Graph) -> None:
    with pytest.raises(InputError, match="没有"):
        graph.delete(["乔安.md", "没有.md"])
    assert not graph.ask(QUESTION).abstained


@pytest.mark.parametrize("question", ["", " ?! "])
def test_an_empty_question_is_no_question(graph: guanxi.Graph, question: str) -> None:
    with pytest.raises(InputError, match=r"empty|no words"):
        graph.ask(question)
    with pytest.raises(InputError, match=r"empty|no words"):
        asyncio.run(graph.aask(question))


def test_vectors_that_others_made_anew_are_not_compared_with_those_before(
    graph: guanxi.Graph, tmp_path: Path
) -> None:
    assert graph.retrieve(QUESTION).chunks
    other = HashingEmbedder(dimension=32)
    store = open_store(tmp_path / "small.db")
    store.replace_vectors(other.info, ())
    store.close()
    with pytest.raises(StoreMismatchError):
        graph.retrieve(QUESTION)

"""Proofs that were changed, stores that were changed, and what of each is seen."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from backends.stores import open_store
from retriever import build_retriever
from schemas.answer import Proof
from schemas.graph import GraphBatch
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.settings import RetrieverSettings, Settings
from service.shapes import answer_document, jsonable
from solver.pipeline import Solver
from solver.proof.proving import conditions
from solver.proof.verify import read_proof, verify, verify_document
from tests.solver.test_pipeline import build_store

ONTOLOGY = Ontology.load()
QUESTION = "林晚在《雾港》中饰演谁？"
Forgery = Callable[[Proof], Proof]


def open_solver(store: GraphStore, settings: Settings) -> Solver:
    retriever = build_retriever(store, embedder=None, ontology=ONTOLOGY, settings=settings.retriever)
    return Solver(store, retriever, ONTOLOGY, settings)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "pages.db"


@pytest.fixture
def store(path: Path) -> Iterator[GraphStore]:
    opened = build_store(path)
    yield opened
    opened.close()


@pytest.fixture
def solver(store: GraphStore) -> Solver:
    return open_solver(store, Settings())


@pytest.fixture
def proof(solver: Solver) -> Proof:
    return solver.ask(QUESTION).proof


def _answer(proof: Proof) -> Proof:
    return replace(proof, answer="林晚在《雾港》中饰演船长。")


def _answer_and_marked(proof: Proof) -> Proof:
    return replace(proof, answer="林晚在《雾港》中饰演船长。", marked="林晚在《雾港》中饰演船长[1]。")


def _question(proof: Proof) -> Proof:
    return replace(proof, question="赵一鸣在《雾港》中饰演谁？")


def _plan(proof: Proof) -> Proof:
    return replace(proof, plan="Output(nothing)")


def _objects(proof: Proof) -> Proof:
    return replace(proof, triples=tuple(replace(t, object="赵一鸣") for t in proof.triples))


def _subjects(proof: Proof) -> Proof:
    return replace(proof, triples=tuple(replace(t, subject="北行") for t in proof.triples))


def _predicates(proof: Proof) -> Proof:
    return replace(proof, triples=tuple(replace(t, predicate="composer") for t in proof.triples))


def _qualifiers(proof: Proof) -> Proof:
    return replace(proof, triples=tuple(replace(t, qualifiers=(("role", "船长"),)) for t in proof.triples))


def _no_evidence(proof: Proof) -> Proof:
    return replace(proof, triples=tuple(replace(t, evidence=()) for t in proof.triples))


def _sentences(proof: Proof) -> Proof:
    return _evidence(proof, sentence="林晚饰演船长。")


def _places(proof: Proof) -> Proof:
    return _evidence(proof, start=0, end=1)


def _sources(proof: Proof) -> Proof:
    return _evidence(proof, document="赵一鸣")


def _surer(proof: Proof) -> Proof:
    return _evidence(proof, confidence=1.0, extractor="person/1")


def _evidence(proof: Proof, **changes: object) -> Proof:
    triples = tuple(
        replace(t, evidence=tuple(replace(row, **changes) for row in t.evidence)) for t in proof.triples
    )
    return replace(proof, triples=triples)


def _no_quotes(proof: Proof) -> Proof:
    return _citation(proof, quote="", start=10**9, end=10**9)


def _places_before(proof: Proof) -> Proof:
    quote = proof.citations[0].quote
    return _citation(proof, start=-10, end=-10 + len(quote))


def _titles(proof: Proof) -> Proof:
    return _citation(proof, title="海城日报")


def _documents(proof: Proof) -> Proof:
    return _citation(proof, document="赵一鸣")


def _headings(proof: Proof) -> Proof:
    return _citation(proof, headings=("获奖",))


def _citation(proof: Proof, **changes: object) -> Proof:
    return replace(proof, citations=tuple(replace(c, **changes) for c in proof.citations))


def _nothing_left(proof: Proof) -> Proof:
    return replace(_answer(proof), triples=(), chunks=(), citations=(), marked="林晚在《雾港》中饰演船长。")


def _no_citations(proof: Proof) -> Proof:
    return replace(proof, citations=())


def _no_chunks(proof: Proof) -> Proof:
    return replace(proof, chunks=())


def _hashes(proof: Proof) -> Proof:
    return replace(proof, chunks=tuple(replace(c, text_hash="0" * 64) for c in proof.chunks))


ANYWHERE: list[Forgery] = [
    _objects, _subjects, _predicates, _qualifiers, _no_evidence, _sentences, _places, _sources, _no_quotes,
    _places_before, _titles, _documents, _headings, _nothing_left, _no_citations, _no_chunks, _hashes,
]  # fmt: skip
BY_ASKING: list[Forgery] = [_answer, _answer_and_marked, _question, _plan, _surer]


def rebound(proof: Proof) -> Proof:
    """With the digest of what it says now, as a forger who reads this code would write it."""
    return replace(proof, digest=proof.content_hash)


def test_an_honest_proof_holds_and_its_answer_comes_out_again(
    proof: Proof, store: GraphStore, solver: Solver
):
    assert proof.triples
    assert proof.citations
    found = verify(proof, store, solver)
    assert (found.problems, found.notes, found.replayed) == ((), (), True)


def test_an_abstention_has_a_proof_that_holds(store: GraphStore, solver: Solver):
    assert verify(solver.ask("林晚的血型是什么？").proof, store, solver).holds


@pytest.mark.parametrize("forge", [*ANYWHERE, *BY_ASKING])
def test_an_edit_shows_by_the_digest_alone(proof: Proof, store: GraphStore, forge: Forgery):
    line = "the proof was changed after it was made: its digest is of another content"
    assert line in verify(forge(proof), store).problems


@pytest.mark.parametrize("forge", ANYWHERE)
def test_what_the_store_does_not_say_shows_though_the_digest_is_made_anew(
    proof: Proof, store: GraphStore, forge: Forgery
):
    assert not verify(rebound(forge(proof)), store).holds


@pytest.mark.parametrize("forge", [*ANYWHERE, *BY_ASKING])
def test_an_edit_shows_by_asking_again_though_the_digest_is_made_anew(
    proof: Proof, store: GraphStore, solver: Solver, forge: Forgery
):
    assert not verify(rebound(forge(proof)), store, solver).holds


def test_another_answer_is_named_beside_the_true_one(proof: Proof, store: GraphStore, solver: Solver):
    forged = rebound(_answer_and_marked(proof))
    assert verify(forged, store, solver).problems == (
        "asked again, the answer is: “林晚在《雾港》中饰演渔夫阿宁。”",
    )


@pytest.mark.parametrize("marked", ["林晚在《雾港》中饰演渔夫阿宁[2]。", "林晚在《雾港》中饰演渔夫阿宁。"])
def test_every_mark_has_a_citation_and_every_citation_a_mark(proof: Proof, store: GraphStore, marked: str):
    assert any("citation" in line for line in verify(rebound(replace(proof, marked=marked)), store).problems)


def test_brackets_of_a_page_are_no_marks(proof: Proof, store: GraphStore):
    quoted = replace(proof, answer="林晚饰演阿宁[7]。", marked="林晚饰演阿宁[7][1]。")
    assert verify(rebound(quoted), store).holds


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE triple SET object = (SELECT id FROM entity WHERE name = '海城') WHERE predicate = 'starring'",
        "UPDATE triple SET predicate = 'composer'",
        "UPDATE triple SET subject = (SELECT id FROM entity WHERE name = '北行')",
        """UPDATE triple SET qualifiers = replace(qualifiers, '渔夫阿宁', '船长')""",
        "UPDATE entity SET name = '海城之夜' WHERE name = '雾港'",
    ],
)
def test_a_store_changed_by_hand_shows(path: Path, store: GraphStore, proof: Proof, change: str):
    store.close()
    with sqlite3.connect(path) as database:
        assert database.execute(change).rowcount > 0
    database.close()
    changed = open_store(path)
    assert any("is not what its id was made of" in line for line in verify(proof, changed).problems)
    changed.close()


def test_a_date_that_no_words_say_shows(path: Path, store: GraphStore, solver: Solver):
    proof = solver.ask("林晚是哪一年出生的？").proof
    store.close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE triple SET said = '1999年' WHERE predicate = 'birth_date'")
    database.close()
    changed = open_store(path)
    assert any("no words of the store say “1999年”" in line for line in verify(proof, changed).problems)
    changed.close()


def test_a_proof_made_of_a_changed_store_does_not_hold(path: Path, store: GraphStore):
    store.close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE triple SET qualifiers = replace(qualifiers, '渔夫阿宁', '船长')")
    database.close()
    changed = open_store(path)
    solver = open_solver(changed, Settings())
    forged = solver.ask(QUESTION).proof
    assert forged.triples
    assert not verify(forged, changed, solver).holds
    changed.close()


def test_in_a_store_that_went_on_nothing_is_asked_again(proof: Proof, store: GraphStore, solver: Solver):
    (graph,) = store.get_document_graphs(["赵一鸣"])
    assert graph is not None
    more = replace(graph.document, text=graph.document.text + "他很高。")
    store.upsert(GraphBatch((replace(graph, document=more),)))
    found = verify(proof, store, solver)
    now = store.graph_version()
    assert found.notes == (
        f"the question was not asked again: the store's graph has version {now}, the proof's had {now - 1}",
    )
    assert (found.holds, found.replayed) == (True, False)


def test_under_other_settings_nothing_is_asked_again(proof: Proof, store: GraphStore):
    other = open_solver(store, Settings(retriever=RetrieverSettings(k=3)))
    found = verify(proof, store, other)
    assert (found.holds, found.replayed) == (True, False)
    assert "other settings" in found.notes[0]


def test_the_time_allowed_is_no_other_condition():
    slow = Settings.model_validate({"budget": {"seconds": 60}})
    assert conditions(slow, ONTOLOGY, None) == conditions(Settings(), ONTOLOGY, None)
    assert conditions(Settings(), ONTOLOGY, None, ["glosses"]) != conditions(Settings(), ONTOLOGY, None)


def test_a_proof_without_a_digest_holds_only_in_part(proof: Proof, store: GraphStore, solver: Solver):
    older = replace(proof, marked="", made_with="", digest="")
    assert verify(older, store, solver).problems == (
        "the proof carries no digest, as those of older versions: nothing binds its answer to the rest",
    )
    assert len(verify(_objects(older), store, solver).problems) > 1


def test_a_proof_comes_back_from_its_file(tmp_path: Path, proof: Proof, store: GraphStore, solver: Solver):
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(jsonable(proof)))
    assert read_proof(file) == proof
    assert verify(read_proof(file), store, solver).replayed


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("answer", "林晚饰演船长。"),
        ("marked", "林晚饰演船长[1]。"),
        ("question", "谁？"),
        ("plan", ""),
        ("citations", []),
    ],
)
def test_what_a_document_shows_is_what_its_proof_says(
    tmp_path: Path, store: GraphStore, solver: Solver, name: str, value: object
):
    file = tmp_path / "answer.json"
    document = answer_document(solver.ask(QUESTION))
    file.write_text(json.dumps(document))
    assert verify(read_proof(file), store, solver).holds
    file.write_text(json.dumps({**document, name: value}))
    assert not verify(read_proof(file), store).holds


@pytest.mark.parametrize("change", ["gone", "another object", "surer", "renamed"])
def test_a_graph_that_was_edited_in_a_document_is_told(store: GraphStore, solver: Solver, change: str):
    document = json.loads(json.dumps(answer_document(solver.ask(QUESTION))))
    result = verify_document(document, store, solver)
    assert result.holds
    assert result.notes[-1].startswith("not checked, as no proof holds it: confidence, signs,")
    graph = document["subgraph"]
    if change == "gone":
        del graph["triples"][0]
    elif change == "another object":
        graph["triples"][0]["object"] = graph["triples"][0]["subject"]
    elif change == "surer":
        graph["triples"][0]["confidence"] = 0.123
    else:
        graph["entities"][0]["name"] = "别人"
    assert any("subgraph" in problem for problem in verify_document(document, store).problems)


def test_of_a_proof_alone_all_is_checked(store: GraphStore, solver: Solver):
    result = verify_document(jsonable(solver.ask(QUESTION).proof), store, solver)
    assert (result.problems, result.notes) == ((), ())

"""A question through the whole flow."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from threading import Event
from time import sleep

import pytest

from backends.embedders.hashing import HashingEmbedder
from backends.embedders.token_codes import coded
from backends.stores.sqlite import SqliteStore
from builder.reindexing import reindex
from retriever.pipeline import build_retriever
from retriever.scoring import NO_CODES, NO_STORED, NO_VECTORS
from schemas.errors import FlowError, InputError, StoreMismatchError
from schemas.graph import CodedVectors, GraphBatch, TokenVectors
from schemas.retrieval import LONGEST_TEXT, Query
from schemas.settings import RetrieverSettings
from schemas.text import Chunk, Language, Span
from tests.retriever.conftest import PAGES, Written, written


def ask(text, **more):
    return Query(text, Language.ENGLISH, **more)


def test_the_second_step_of_a_path_is_found_through_the_first(retriever):
    ranking = retriever.retrieve(ask("Who is the husband of the woman who starred with Stephen Chow?"))
    hit = next(hit for hit in ranking.chunks if hit.chunk == "shum#0")
    assert hit.evidence.linked_from == "chow#0"
    assert hit.evidence.link_names[0] == "Lidia Shum"
    assert hit.evidence.path == ("Stephen Chow", "Lidia Shum")


def test_every_hit_says_why(retriever):
    ranking = retriever.retrieve(ask("Where was Max Mok born?"))
    hit = next(hit for hit in ranking.chunks if hit.document == "mok")
    assert "the question names Max Mok" in hit.why
    assert all(hit.why for hit in ranking.chunks)


def test_an_explained_score_is_the_sum_of_its_parts(retriever):
    for hit in retriever.retrieve(ask("Where was Max Mok born?"), explain=True).chunks:
        assert sum(value for _, value in hit.evidence.parts) == pytest.approx(hit.score, abs=1e-5)


def test_a_second_step_is_told_by_its_relation_and_what_it_adds(retriever):
    ranking = retriever.retrieve(
        ask("Who was married to the woman who starred with Stephen Chow?"), explain=True
    )
    hit = next(hit for hit in ranking.chunks if hit.document == "shum")
    # the page about Stephen Chow lacks "married" and "woman"; that about Lidia Shum has "married"
    assert (
        "linked from Stephen Chow through Lidia Shum, Hong Kong; covers married, which Stephen Chow does not"
        in hit.why
    )


def test_words_that_another_passage_of_the_linking_page_says_are_no_gain(store, ontology):
    page = next(graph for graph in store.iterate_documents() if graph.document.key == "chow")
    said = "He never married."
    text = f"{page.document.text}\n{said}"
    start = len(text) - len(said)
    more = Chunk("chow#1", "chow", 1, start, len(text), said, Language.ENGLISH)
    grown = replace(
        page, document=replace(page.document, text=text), chunks=(*page.chunks, more), vectors=None
    )
    store.upsert(GraphBatch((grown,)))
    retriever = build_retriever(store, embedder=None, ontology=ontology, settings=RetrieverSettings())
    ranking = retriever.retrieve(
        ask("Who was married to the woman who starred with Stephen Chow?"), explain=True
    )
    hit = next(hit for hit in ranking.chunks if hit.document == "shum")
    assert "linked from Stephen Chow through" in hit.why
    assert "covers" not in hit.why


def test_a_fact_says_what_it_is_about_and_names_its_relation_where_the_question_does(retriever):
    found = {
        (one.triple.predicate, one.hop): one.why
        for one in retriever.retrieve(ask("What is the place of birth of Max Mok?")).triples
        if one.retriever == "kg_fr"
    }
    assert found["birth_place", 0].startswith("about Max Mok · place of birth is like the question's words")
    assert found["father", 0] == "about Max Mok"


def test_each_node_reports_its_time_and_what_it_found(retriever):
    reports = retriever.retrieve(ask("Where was Max Mok born?")).reports
    assert [report.retriever for report in reports] == ["kg_cs", "rc", "kg_fr", "kag_merger"]
    assert all(report.ms >= 0 for report in reports)
    assert reports[-1].found == len(retriever.retrieve(ask("Where was Max Mok born?")).chunks)


@pytest.mark.parametrize("question", ["Where was Max Mok born?", "Who was married to Adam Cheng?"])
def test_nodes_report_as_many_triples_as_are_listed_as_theirs(retriever, question):
    ranking = retriever.retrieve(ask(question))
    reported = {r.retriever: r.found for r in ranking.reports if r.unit == "triples"}
    listed = Counter(found.retriever for found in ranking.triples)
    assert reported == {name: listed[name] for name in ("kg_cs", "kg_fr")}
    assert listed["kg_fr"]


def test_a_flow_may_be_chosen_for_one_question(retriever):
    ranking = retriever.retrieve(ask("Where was Max Mok born?", k=2), flow="rc")
    assert [report.retriever for report in ranking.reports] == ["rc"]
    assert len(ranking.chunks) == 2
    with pytest.raises(FlowError):
        retriever.retrieve(ask("?"), flow="nothing")


def test_without_an_embedder_words_alone_rank_and_that_is_said(store, ontology):
    retriever = build_retriever(store, embedder=None, ontology=ontology, settings=RetrieverSettings())
    ranking = retriever.retrieve(ask("Who was married to Adam Cheng?"))
    assert ranking.chunks[0].document == "shum"
    assert ranking.degraded == ("no question embedder: chunks are ranked by BM25 alone",)


def test_a_store_without_vectors_is_told_from_a_missing_embedder(tmp_path, ontology):
    with closing(SqliteStore.open(tmp_path / "bare.db", create=True)) as store:
        store.upsert(GraphBatch(tuple(replace(written(page), vectors=None) for page in PAGES)))
        retriever = build_retriever(
            store, embedder=HashingEmbedder(), ontology=ontology, settings=RetrieverSettings()
        )
        ranking = retriever.retrieve(ask("Who was married to Adam Cheng?"))
    assert ranking.degraded == (NO_STORED,)
    assert all("cosine" not in hit.why for hit in ranking.chunks)


def test_pages_written_without_vectors_are_found_and_that_is_said(store, ontology):
    graph = written(Written("shum2", "Lidia Shum (singer)", "Lidia Shum recorded an album.", "Person"))
    store.upsert(GraphBatch((replace(graph, vectors=None),)))
    retriever = build_retriever(
        store, embedder=HashingEmbedder(), ontology=ontology, settings=RetrieverSettings()
    )
    ranking = retriever.retrieve(ask("Who recorded an album?"))
    assert "shum2" in [hit.document for hit in ranking.chunks]
    assert ranking.degraded == (NO_VECTORS,)


class CodingEmbedder(HashingEmbedder):
    """Takes each text for one token."""

    def embed_tokens(self, texts, *, query=False):
        wholes = self.embed_passages(texts)
        return [TokenVectors(w[None], (Span(0, len(t)),), w) for t, w in zip(texts, wholes, strict=True)]

    def embed_coded(self, texts):
        codes = [coded(tokens, text) for tokens, text in zip(self.embed_tokens(texts), texts, strict=True)]
        return CodedVectors(self.embed_passages(texts), tuple(codes))


def test_a_store_without_codes_of_tokens_is_ranked_without_them_until_it_is_embedded_again(store, ontology):
    embedder = CodingEmbedder()
    retriever = build_retriever(store, embedder=embedder, ontology=ontology, settings=RetrieverSettings())
    question = ask("Who was married to Adam Cheng?")
    ranking = retriever.retrieve(question)
    assert ranking.degraded == (NO_CODES,)
    assert ranking.chunks
    assert not retriever.candidates(question).features.alike.any()
    reindex(store, embedder)
    retriever = build_retriever(store, embedder=embedder, ontology=ontology, settings=RetrieverSettings())
    assert retriever.retrieve(question).degraded == ()
    assert retriever.candidates(question).features.alike.any()


def test_vectors_of_another_model_are_refused(store, ontology):
    other = HashingEmbedder(32)
    with pytest.raises(StoreMismatchError):
        build_retriever(store, embedder=other, ontology=ontology, settings=RetrieverSettings())


def test_a_change_of_the_store_is_seen_by_the_next_question(retriever, store):
    question = ask("Who was married to Adam Cheng?")
    assert "shum" in {hit.document for hit in retriever.retrieve(question).chunks}
    store.delete_documents(["shum"])
    assert "shum" not in {hit.document for hit in retriever.retrieve(question).chunks}


def test_the_same_question_gives_the_same_ranking(retriever):
    question = ask("Who starred in Faithfully Yours?")
    first, second = (replace(retriever.retrieve(question), reports=()) for _ in range(2))
    assert first == second


def test_a_text_too_long_to_be_linked_is_refused_at_every_door(retriever):
    text = "谁" * LONGEST_TEXT
    assert retriever.retrieve(ask(text)).query.text == text
    for refused in (
        lambda: retriever.retrieve(ask(text + "谁")),
        lambda: retriever.candidates(ask(text + "谁")),
        lambda: retriever.link(text + "谁", Language.CHINESE),
    ):
        with pytest.raises(InputError, match=f"at most {LONGEST_TEXT}"):
            refused()


def test_the_first_chunk_of_a_path_is_told_by_what_it_leads_to(retriever):
    found = retriever.candidates(
        Query("Who married the partner of Stephen Chow in Faithfully Yours?", Language.ENGLISH)
    )
    completes = dict(zip(found.ids, found.features.completes.tolist(), strict=True))
    completed = dict(zip(found.ids, found.features.completed.tolist(), strict=True))
    assert completes["shum#0"] == completed["chow#0"] > 0.6  # together they hold all but `partner`
    assert completed["mercury-p#0"] == 0


def test_an_empty_store_answers_nothing(tmp_path, ontology):
    empty = SqliteStore.open(tmp_path / "empty.db", create=True)
    empty.set_embedder(HashingEmbedder().info)
    asked = build_retriever(
        empty, embedder=HashingEmbedder(), ontology=ontology, settings=RetrieverSettings()
    )
    assert asked.retrieve(Query("Who rained?", Language.ENGLISH)).chunks == ()
    empty.close()


def test_questions_are_answered_while_pages_are_deleted_and_come_back(store, retriever):
    stop = Event()

    def ask_on(question):
        while not stop.is_set():
            retriever.retrieve(ask(question))

    questions = ("Where was Max Mok born?", "Who starred in Faithfully Yours?", "Who is Lidia Shum?")
    with ThreadPoolExecutor() as pool:
        asking = [pool.submit(ask_on, question) for question in questions]
        for _ in range(12):
            store.delete_documents(["mok", "shum", "mercury-p"])
            sleep(0.02)
            store.upsert(GraphBatch(tuple(written(page) for page in PAGES)))
            sleep(0.02)
        stop.set()
    for one in asking:
        one.result()


@pytest.mark.parametrize(
    "query", [Query("", Language.ENGLISH), Query(" ", Language.ENGLISH), ask("Who?", k=0)]
)
def test_nothing_to_look_for_and_no_chunk_are_refused(retriever, query):
    with pytest.raises(InputError):
        retriever.retrieve(query)

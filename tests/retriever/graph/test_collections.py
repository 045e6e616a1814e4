"""Which pages belong together, and what that is worth."""

from dataclasses import replace

import numpy as np
import pytest

from backends.embedders.hashing import HashingEmbedder
from backends.stores.sqlite import SqliteStore
from retriever.graph.collections import FEWEST, MOST, Collections, CollectionTable, collected
from retriever.graph.pages import PageTable
from retriever.graph.views import GraphViews
from retriever.pipeline import build_retriever
from retriever.text.word_index import WordIndexes
from schemas.graph import GraphBatch
from schemas.retrieval import Query
from schemas.settings import RetrieverSettings
from schemas.statistics import DocumentStamp
from schemas.text import Language
from tests.retriever.conftest import Written, written

COUNT = FEWEST + 10


def stamps(source, count=COUNT, key="page-{}"):
    """Documents that each stand in a file of their own, or all in one."""
    return [
        DocumentStamp(f"{source}/{key.format(letters(n))}", "", "", source.format(n)) for n in range(count)
    ]


def letters(number):
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


def places(*given):
    return set(collected(stamp for group in given for stamp in group).values())


def test_pages_of_one_folder_or_of_one_file_belong_together():
    assert places(stamps("wiki/films/{}.md"), stamps("news/all.jsonl")) == {"wiki/films", "news/all.jsonl"}


def test_what_is_too_small_belongs_to_the_folder_above():
    assert places(stamps("wiki/a/{}.md", 9), stamps("wiki/b/{}.md")) == {"", "wiki/b"}
    assert places(*(stamps(f"wiki/{n}/{{}}.md", 9) for n in "abcdefgh")) == {"wiki"}
    assert places(stamps("wiki/a/b/c.jsonl", 9), stamps("wiki/a/{}.md")) == {"wiki/a"}


def test_series_of_ids_in_one_file_are_told_apart():
    rows = [
        DocumentStamp(f"{name}{n}", "", "", "all.jsonl") for name in ("law-", "tax") for n in range(COUNT)
    ]
    assert set(collected(rows).values()) == {"all.jsonl/law-", "all.jsonl/tax"}


def test_a_few_ids_of_their_own_kind_stay_with_their_file():
    rows = [DocumentStamp(str(n), "", "", "all.jsonl") for n in range(COUNT)]
    rows += [DocumentStamp(f"extra/{n}", "", "", "all.jsonl") for n in range(3)]
    assert set(collected(rows).values()) == {"all.jsonl"}


def test_documents_without_a_place_have_no_name():
    rows = [DocumentStamp(f"a{n}", "", "", "") for n in range(3)]
    assert set(collected(rows).values()) == {""}


def test_of_many_collections_the_largest_are_told_apart():
    found = places(*(stamps(f"{letters(n)}/{{}}.md", FEWEST + (n > 3)) for n in range(MOST + 4)))
    assert len(found) == MOST + 1
    assert "" in found


def test_worth_is_nothing_where_links_do_not_mind():
    even = Collections(np.array([0, 1], np.int32), np.ones((2, 2)), ("a", "b"))
    assert even.worth(np.array([0, 1]), np.array([3.0, 1.0])) == pytest.approx([0, 0])
    assert even.worth(np.zeros(0, int), np.zeros(0)).tolist() == []


def test_pages_beside_the_likely_ones_gain_as_their_links_say():
    apart = Collections(np.array([0, 0, 1], np.int32), np.array([[2.0, 0.5], [0.5, 4.0]]), ("a", "b"))
    worth = apart.worth(np.array([0, 1, 2]), np.array([30.0, 0.0, 0.0]))
    assert worth == pytest.approx(np.log([2.0, 2.0, 0.5]))
    unsure = apart.worth(np.array([0, 2]), np.array([1.0, 1.0]))
    assert unsure == pytest.approx(np.log([1.25, 2.25]))


def page(number, place, language, linked):
    """A page that names one other; the store's titles are words of letters alone."""
    title, other = f"Topic {letters(number)}", f"Topic {letters(linked)}"
    text = (
        f"{title} is near {other}." if language is Language.ENGLISH else f"{title}在{other}的旁边，是一座山。"
    )
    graph = written(Written(f"{place}-{letters(number)}", title, text, names=(other,)))
    return placed(graph, f"{place}/{letters(number)}.md")


def placed(graph, source):
    return replace(graph, document=replace(graph.document, source=source))


@pytest.fixture
def found(tmp_path):
    """The collections of a store of pages."""
    opened = SqliteStore.open(tmp_path / "links.db", create=True)
    opened.set_embedder(HashingEmbedder().info)

    def read(pages):
        opened.upsert(GraphBatch(tuple(pages)))
        words = WordIndexes(opened)
        return CollectionTable(opened, words, PageTable(opened, words)).of(
            GraphViews(opened, words).current()
        )

    yield read
    opened.close()


def test_links_within_a_collection_say_that_it_keeps_to_itself(found):
    pages = [page(n, "ab"[n >= 200], Language.ENGLISH, (n // 200) * 200 + (n + 1) % 200) for n in range(400)]
    collections = found(pages)
    assert collections is not None
    assert collections.names == ("a", "b")
    assert collections.lift[0, 0] > 1.5 > 0.5 > collections.lift[0, 1]
    assert collections.lift == pytest.approx(collections.lift.T)


def test_links_across_say_that_a_collection_is_half_of_something(found):
    pages = [page(n, "ab"[n % 2], Language.ENGLISH, (n + 1) % 400) for n in range(400)]
    collections = found(pages)
    assert collections is not None
    assert collections.lift[0, 0] < 0.5 < 1.5 < collections.lift[0, 1]


def test_links_anywhere_say_nothing(found):
    pages = [page(n, "ab"[n % 2], Language.ENGLISH, (n * 7 + n // 2 % 2) % 400) for n in range(400)]
    collections = found(pages)
    assert collections is not None
    assert np.abs(np.log(collections.lift)).max() < 0.15


def test_one_collection_for_each_language_is_none(found):
    pages = [
        page(
            n,
            "en" if n < 60 else "zh",
            Language.ENGLISH if n < 60 else Language.CHINESE,
            n // 60 * 60 + (n + 1) % 60,
        )
        for n in range(120)
    ]
    assert found(pages) is None


def test_the_evidence_comes_from_where_the_question_leads(tmp_path, ontology):
    """Two towns of one name, each on pages that keep to themselves: the question names something of one."""
    opened = SqliteStore.open(tmp_path / "towns.db", create=True)
    opened.set_embedder(HashingEmbedder().info)
    graphs = [page(n, "ab"[n >= 200], Language.ENGLISH, (n // 200) * 200 + (n + 1) % 200) for n in range(400)]
    for place, river in (("a", "Silver"), ("b", "Golden")):
        town = Written(f"{place}-town", "Marlow", f"Marlow is a town with a {river} bridge and a mayor.")
        stream = Written(
            f"{place}-river", f"{river} River", f"The {river} River runs by a town and its mayor."
        )
        graphs += [placed(written(one), f"{place}/{one.key}.md") for one in (town, stream)]
    opened.upsert(GraphBatch(tuple(graphs)))
    retriever = build_retriever(
        opened, embedder=HashingEmbedder(), ontology=ontology, settings=RetrieverSettings()
    )
    hits = {}
    for river in ("Silver", "Golden"):
        query = Query(f"Who is the mayor of the town by the {river} River?", Language.ENGLISH, k=4)
        hits[river] = retriever.retrieve(query, explain=True).chunks
    opened.close()
    for river, place in (("Silver", "a"), ("Golden", "b")):
        parts = {hit.document: dict(hit.evidence.parts).get("collection", 0.0) for hit in hits[river]}
        assert parts[f"{place}-river"] > 0
        for hit in hits[river]:
            assert sum(value for _, value in hit.evidence.parts) == pytest.approx(hit.score)
            assert (parts[hit.document] > 0) == hit.document.startswith(f"{place}-")
            assert (f"from {place}" in hit.why) == hit.document.startswith(f"{place}-")

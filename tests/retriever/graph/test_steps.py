"""Links between chunks and what a second step is worth."""

from types import SimpleNamespace

import numpy as np
import pytest

from retriever.graph.links import links_from
from retriever.graph.pages import PageTable
from retriever.graph.steps import StepFinder
from retriever.graph.views import GraphViews
from retriever.memo import Memo
from retriever.scoring import ChunkScorer
from retriever.text.asked import AsWritten
from retriever.text.kin import Kin
from retriever.text.word_index import WordIndexes
from retriever.vectors import VectorRows


@pytest.fixture
def views(store):
    return GraphViews(store, WordIndexes(store))


@pytest.fixture
def view(views):
    return views.current()


@pytest.fixture
def words(store):
    return WordIndexes(store)


@pytest.fixture
def asked(store, views, words, ontology):
    """The scale of a question."""
    reader = AsWritten(None, Kin(ontology))
    scorer = ChunkScorer(store, None, Memo(store), views, words, VectorRows(store, 0), reader)
    return scorer.scale


@pytest.fixture
def steps(store, view, words, asked):
    """Steps from a chunk, of strength 1/2, by the chunks they lead to, each as a record."""

    def follow(chunk, question="film", named=()):
        hidden = [view.entity(e.id) for name in named for e in store.find_names([name])[name]]
        seeds = np.array([view.chunk(chunk)], np.int32)
        scale = asked(question)
        finder = StepFinder(PageTable(store, words), scale, np.array(hidden, np.int32))
        found = finder.steps(seeds, np.array([0.5], np.float32))

        def name(node):
            return "" if node < 0 else store.get_entities([view.identifier(node)])[0].name

        return {
            view.identifier(found.chunk[row]): SimpleNamespace(
                ways=tuple(name(way[row]) for way in (found.names, found.back, found.shares)),
                **{
                    f: getattr(found, f)[row]
                    for f in ("rarity", "residual", "meant", "said", "near", "told", "whole", "value")
                },
            )
            for row in found.best()
        }

    return follow


def test_a_page_that_is_named_and_names_back_is_linked_both_ways(steps):
    assert steps("chow#0")["faithfully#0"].ways[:2] == ("Faithfully Yours", "Stephen Chow")


def test_what_two_chunks_share_counts_by_its_rarity(steps):
    step = steps("chow#0")["mok#0"]
    assert step.ways == ("", "", "Hong Kong")
    assert step.rarity == pytest.approx(1 / 1.6094, abs=1e-4)  # three chunks mention it: 1 / ln 5


def test_what_the_question_names_is_shared_by_too_many_to_count(steps):
    assert "mok#0" not in steps("chow#0", named=["Hong Kong"])


def test_a_chunk_has_no_link_to_its_own_page(steps):
    assert "chow#0" not in steps("chow#0")


def test_nothing_leads_from_no_seed(view, store, words):
    nothing = np.zeros(0, np.int32)
    assert not len(links_from(view, PageTable(store, words), nothing, nothing).chunk)


def test_a_step_counts_what_the_first_chunk_lacks_and_what_stands_near_the_name_that_leads_on(steps, asked):
    scale = asked("Faithfully plumber married")
    # chow#0 has "faithfully", not "married"; shum#0 has "married"; nobody has "plumber".
    # In chow#0 "faithfully" stands near Lidia Shum, whose page is shum#0.
    rarity = dict(zip(scale.terms, scale.rarity, strict=True))
    step = steps("chow#0", "Faithfully plumber married")["shum#0"]
    whole = sum(rarity.values())
    assert step.residual == pytest.approx(rarity["married"] / (rarity["married"] + rarity["plumber"]))
    assert step.said == pytest.approx(rarity["faithfully"] / whole)
    assert step.told == pytest.approx((rarity["faithfully"] + rarity["married"]) / whole)
    amount = 1 + 0.5 * step.rarity  # it names the page, and both name Hong Kong
    assert step.value == pytest.approx(0.5 * amount * (0.3 + step.residual + step.told))


def test_another_word_for_the_relation_asked_for_counts_as_meant(steps):
    step = steps("chow#0", "Whose spouse starred")["shum#0"]
    assert step.residual == 0  # "spouse" stands nowhere
    assert step.meant == pytest.approx(1)  # "married" means it


def test_what_both_chunks_hold_together_counts_whole_where_one_names_the_other(steps, asked):
    scale = asked("Faithfully plumber married")
    rarity = dict(zip(scale.terms, scale.rarity, strict=True))
    both = (rarity["faithfully"] + rarity["married"]) / sum(rarity.values())
    assert steps("chow#0", "Faithfully plumber married")["shum#0"].whole == pytest.approx(both)
    shared = steps("shum#0", "married actor")[
        "mok#0"
    ]  # they share Hong Kong alone, which three chunks mention
    assert shared.whole == pytest.approx(1 / 1.6094, abs=1e-4)

"""Links between chunks and what a second step is worth."""

import numpy as np
import pytest

from retriever.links import links_from
from retriever.memo import Memo
from retriever.pages import PageTable
from retriever.rc import ChunkScorer
from retriever.snapshot import GraphViews
from retriever.steps import StepFinder


@pytest.fixture
def views(store):
    return GraphViews(store)


@pytest.fixture
def view(views):
    return views.current()


@pytest.fixture
def links(store, view):
    """Links of a chunk by the chunks they lead to, each as the names of its ways and its worth."""

    def follow(chunk, named=()):
        hidden = [view.entity(e.id) for name in named for e in store.find_names([name])[name]]
        seeds = np.array([view.chunk(chunk)], np.int32)
        found = links_from(view, PageTable(Memo(store)), seeds, np.array(hidden, np.int32))

        def name(node):
            return "" if node < 0 else store.get_entities([view.identifier(node)])[0].name

        return {
            view.identifier(found.chunk[row]): (
                *(name(way[row]) for way in (found.names, found.back, found.shares)),
                found.amount[row],
            )
            for row in range(len(found.chunk))
        }

    return follow


def test_a_page_that_is_named_and_names_back_has_the_strongest_link(links):
    assert links("chow#0")["faithfully#0"][:2] == ("Faithfully Yours", "Stephen Chow")


def test_what_two_chunks_share_counts_by_its_rarity(links):
    *ways, amount = links("chow#0")["mok#0"]
    assert ways == ["", "", "Hong Kong"]
    assert amount == pytest.approx(0.5 / 1.6094, abs=1e-4)  # three chunks mention it: 1 / ln 5


def test_what_the_question_names_is_shared_by_too_many_to_count(links):
    assert "mok#0" not in links("chow#0", named=["Hong Kong"])


def test_a_chunk_has_no_link_to_its_own_page(links):
    assert "chow#0" not in links("chow#0")


def test_nothing_leads_from_no_seed(view, store):
    nothing = np.zeros(0, np.int32)
    assert not len(links_from(view, PageTable(Memo(store)), nothing, nothing).chunk)


def test_a_step_counts_what_the_first_chunk_lacks_and_the_sentence_that_links(store, views, view):
    memo = Memo(store)
    scale = ChunkScorer(store, None, memo, views).scale("Faithfully singer married")
    # chow#0 has "faithfully", not "married"; shum#0 has "married"; nobody has "singer".
    # Lidia Shum stands in the sentence of chow#0 that has "faithfully".
    rarity = dict(zip(scale.terms, scale.rarity, strict=True))
    finder = StepFinder(memo, PageTable(memo), scale, np.zeros(0, np.int32))
    steps = finder.steps(np.array([view.chunk("chow#0")], np.int32), np.array([0.5], np.float32))
    (row,) = (row for row in steps.best() if view.identifier(steps.links.chunk[row]) == "shum#0")
    assert steps.residual[row] == pytest.approx(rarity["married"] / (rarity["married"] + rarity["singer"]))
    assert steps.sentence[row] == pytest.approx(rarity["faithfully"] / sum(rarity.values()))
    worth = 0.5 * steps.links.amount[row] * (0.3 + steps.residual[row] + steps.sentence[row])
    assert steps.value[row] == pytest.approx(worth)

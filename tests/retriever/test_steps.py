"""Links between chunks and what a second step is worth."""

import pytest

from retriever.links import links_from
from retriever.memo import Memo
from retriever.rc import ChunkScorer
from retriever.snapshot import GraphViews
from retriever.steps import StepFinder


@pytest.fixture
def view(store):
    return GraphViews(store).current()


@pytest.fixture
def links(store, view):
    """Links of a chunk by the chunks they lead to; `named` are names that the question has."""

    def follow(chunk, named=frozenset()):
        seed = view.chunk(chunk)
        nodes = view.beside(seed).tolist()
        entities = dict(zip(nodes, store.get_entities([view.identifier(n) for n in nodes]), strict=True))
        hidden = frozenset(node for node, entity in entities.items() if entity.name in named)
        found = links_from(view, seed, entities, hidden)
        return {view.identifier(node): link for node, link in found.items()}

    return follow


def test_a_page_that_is_named_and_names_back_has_the_strongest_link(links):
    link = links("chow#0")["faithfully#0"]
    assert (link.names, link.back) == ("Faithfully Yours", "Stephen Chow")


def test_what_two_chunks_share_counts_by_its_rarity(links):
    link = links("chow#0")["mok#0"]
    assert (link.names, link.back, link.shares) == ("", "", "Hong Kong")
    assert link.amount == pytest.approx(0.5 / 1.6094, abs=1e-4)  # three chunks mention it: 1 / ln 5


def test_what_the_question_names_is_shared_by_too_many_to_count(links):
    assert "mok#0" not in links("chow#0", named={"Hong Kong"})


def test_a_chunk_has_no_link_to_its_own_page(links):
    assert "chow#0" not in links("chow#0")


def test_a_step_counts_what_the_first_chunk_lacks_and_the_sentence_that_links(store, view):
    memo = Memo(store)
    scale = ChunkScorer(store, None, memo).scale("Faithfully singer married")
    # chow#0 has "faithfully", not "married"; shum#0 has "married"; nobody has "singer".
    # Lidia Shum stands in the sentence of chow#0 that has "faithfully".
    rarity = scale.rarity
    step = StepFinder(view, memo, scale, frozenset()).best({view.chunk("chow#0"): 0.5})[view.chunk("shum#0")]
    assert step.through == ("Lidia Shum",)
    assert step.strength == 0.5
    assert step.residual == pytest.approx(rarity["married"] / (rarity["married"] + rarity["singer"]))
    assert step.sentence == pytest.approx(rarity["faithfully"] / sum(rarity.values()))
    assert step.value == pytest.approx(0.5 * step.link * (0.3 + step.residual + step.sentence))

"""What of a question stands near a name."""

import numpy as np
import pytest

from retriever.text.asked import Asked
from retriever.text.closeness import Closeness
from retriever.text.word_index import WordIndexes

TERMS = ("married", "actor", "comedy")
RARITY = np.array([3.0, 2.0, 1.0], np.float32)


def asked(terms, kin=None):
    more = kin or {}
    return Asked(terms, {t: (t,) for t in terms}, {t: frozenset({t, *more.get(t, ())}) for t in terms}, None)


@pytest.fixture
def words(store, view):
    return WordIndexes(store).of(view)


@pytest.fixture
def view(store):
    from retriever.graph.views import GraphViews

    return GraphViews(store, WordIndexes(store)).current()


@pytest.fixture
def close(words):
    return Closeness(words, asked(TERMS, {"actor": {"stars"}}), RARITY)


def shares(close, view, words, *pairs):
    chunks = np.array([view.chunk(chunk) for chunk, _ in pairs], np.int32)
    names = np.array([words.vocabulary.get(token, -1) for _, token in pairs], np.int32)
    return close.share(close.near(chunks, names)).tolist()


def test_the_terms_near_a_name_weigh_their_rarity(close, view, words):
    # "comedy of 1988. It stars Stephen Chow": both within 14 words; "stars" stands for "actor"
    assert shares(close, view, words, ("faithfully#0", "stephen")) == [pytest.approx(3 / 6)]
    assert shares(close, view, words, ("shum#0", "adam")) == [pytest.approx(3 / 6)]


def test_a_name_that_is_not_there_has_nothing_near(close, view, words):
    assert shares(close, view, words, ("shum#0", "stephen"), ("shum#0", "nobody")) == [0, 0]


def test_what_a_chunk_holds_and_what_it_means(close, view):
    chunk = view.chunk("faithfully#0")
    assert close.share(close.held[[chunk]]).tolist() == [pytest.approx(1 / 6)]
    assert close.share(close.meant[[chunk]]).tolist() == [pytest.approx(3 / 6)]


def test_words_of_another_chunk_are_not_near(words, view):
    # "planet" begins one page about Mercury; the page stored before it ends without it
    close = Closeness(words, asked(("planet",)), np.ones(1, np.float32))
    others = [c for c in range(view.chunks) if view.identifier(c) != "mercury-p#0"]
    for chunk in others:
        tokens = words.tokens[words.text_starts[chunk] : words.text_starts[chunk + 1]]
        near = close.near(np.full(len(tokens), chunk, np.int32), tokens)
        assert not near.any()


def test_more_than_thirty_two_terms_keep_the_rarest(words):
    terms = (*tuple(f"t{n}" for n in range(40)), "married")
    rarity = np.array([0.1] * 40 + [4.0], np.float32)
    close = Closeness(words, asked(terms), rarity)
    assert close.share(close.held).max() == pytest.approx(0.5)

"""Late interaction: the nearest token of a chunk for each of a question, and what two chunks hold together."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from backends.embedders import CachedEmbedder
from backends.embedders.hashing import HashingEmbedder
from retriever.graph.views import GraphViews
from retriever.text.interaction import nearest
from retriever.text.question_tokens import AskedTokens, read_question, token_terms, within_names
from retriever.text.word_index import WordIndexes
from schemas.graph import CodedVectors, EmbedderInfo, TokenVectors
from schemas.text import Span


def spans_of(text, *words):
    return tuple(Span(text.index(word), text.index(word) + len(word)) for word in words)


def codes_of_texts(*lengths, width=48):
    generator = np.random.default_rng(7)
    return [generator.integers(0, 256, (length, width), np.uint8) for length in lengths]


@pytest.fixture
def question():
    """Six vectors of length 1, (6, 384)."""
    vectors = np.random.default_rng(5).normal(size=(6, 384)).astype(np.float32)
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def plainly(question, codes):
    """The largest cosine to the signs, one by one."""
    found = np.zeros((len(codes), len(question)))
    for row, packed in enumerate(codes):
        signs = 2.0 * np.unpackbits(packed, axis=1) - 1
        for column, vector in enumerate(question):
            found[row, column] = max(sign @ vector / np.linalg.norm(sign) for sign in signs)
    return found


def test_a_likeness_is_the_largest_cosine_to_the_signs_of_a_text(question):
    codes = codes_of_texts(1, 900, 30, 1200, 2)  # short ones between long ones
    np.testing.assert_allclose(nearest(question, codes), plainly(question, codes), atol=1e-2)


def test_a_token_is_like_itself_by_some_four_fifths(question):
    (likeness,) = nearest(question, [np.packbits(question > 0, axis=1)])
    assert likeness == pytest.approx(np.sqrt(2 / np.pi), abs=0.05)


def test_a_text_is_as_like_in_company_as_alone_to_the_bit(question):
    codes = codes_of_texts(900, 7, 1200, 30)
    together = nearest(question, codes)
    alone = np.concatenate([nearest(question, [signs]) for signs in codes])
    assert together.tobytes() == alone.tobytes()
    assert nearest(question, codes[::-1])[::-1].tobytes() == together.tobytes()


def test_a_text_without_codes_or_tokens_or_of_another_width_is_like_nothing(question):
    (signs,) = codes_of_texts(5)
    (narrow,) = codes_of_texts(5, width=8)
    found = nearest(question, [None, signs, signs[:0], narrow, signs])
    assert found[[0, 2, 3]].tolist() == [[0] * 6] * 3
    assert found[1].tobytes() == found[4].tobytes() == nearest(question, [signs])[0].tobytes()
    assert found[1].all()


def test_texts_of_which_none_has_codes_are_like_nothing(question):
    assert nearest(question, [None, None]).tolist() == [[0] * 6] * 2
    assert nearest(question, []).shape == (0, 6)


def test_a_question_without_tokens_is_like_no_text(question):
    assert nearest(question[:0], codes_of_texts(5, 3)).shape == (2, 0)


def test_a_piece_has_the_terms_of_its_whole_word():
    text = "Who directed Mermaid's sequel?"
    spans = spans_of(text, "Mer", "maid", "'s", "sequel", "?")
    assert token_terms(text, spans) == [["mermaid", "s"]] * 3 + [["sequel"], []]


def test_a_piece_of_chinese_has_its_own_terms():
    text = "周星驰Kung导演"
    assert token_terms(text, spans_of(text, "星", "Ku", "导")) == [["u661f"], ["kung"], ["u5bfc"]]


def test_tokens_of_a_name_are_told_however_it_is_written():
    text = "Did MAX Mok or Max sing?"
    spans = spans_of(text, "Did", "MAX", "Mok", "or", "sing")
    assert within_names(text, ["max mok"], spans).tolist() == [False, True, True, False, False]


def test_every_place_of_a_name_is_found():
    text = "Mok, Mok and Mokka"
    spans = (Span(0, 3), Span(5, 8), Span(13, 16), Span(13, 18))
    assert within_names(text, ["Mok"], spans).tolist() == [True, True, True, False]


def test_a_name_is_not_an_expression():
    assert within_names("Who is Mr. T?", ["M..", "T?"], (Span(7, 9), Span(11, 13))).tolist() == [False, True]


def test_a_token_without_a_place_and_a_text_without_names_are_in_none():
    assert within_names("Mok", ["Mok"], (Span(1, 1),)).tolist() == [False]
    assert within_names("Mok", [], (Span(0, 3),)).tolist() == [False]


def test_a_letter_that_folds_to_two_moves_no_place():
    text = "Straße in mok"
    assert within_names(text, ["mok"], spans_of(text, "in", "mok")).tolist() == [False, True]


@pytest.fixture
def words(store):
    index = WordIndexes(store)
    return index.of(GraphViews(store, index).current())


def weights(words, text, *pieces):
    vectors = np.ones((len(pieces), 8), np.float32)
    return AskedTokens(text, vectors, spans_of(text, *pieces)).weights(words)


def test_weights_of_a_question_sum_to_1_and_prefer_its_rare_words(words):
    found = weights(words, "Which actor sang of a metal?", "Which", "actor", "metal")
    assert found.dtype == np.float32
    assert found.sum() == pytest.approx(1, abs=1e-6)
    unknown, in_two, in_one = found.tolist()  # of eight chunks
    assert unknown > in_one > in_two > 0


def test_a_word_weighs_by_its_inverse_frequency(words):
    in_two, in_one = weights(words, "actor metal", "actor", "metal").tolist()
    assert in_one / in_two == pytest.approx(np.log(1 + 7.5 / 1.5) / np.log(1 + 6.5 / 2.5), abs=1e-5)


def test_a_piece_weighs_what_its_whole_word_does(words):
    first, second, whole = weights(words, "faithfully actor", "faith", "fully", "faithfully").tolist()
    assert first == second == whole == pytest.approx(1 / 3)


def test_a_question_without_tokens_has_no_weights(words):
    assert weights(words, "").shape == (0,)


class Wholes:
    """A question is the first axis."""

    info = EmbedderInfo("wholes", 8, "hand")

    def embed_passages(self, texts):
        return np.zeros((len(texts), 8), np.float32)

    def embed_query(self, text):
        return np.eye(8, dtype=np.float32)[0]


class Tokens(Wholes):
    """A token for each word between spaces: the axis of its length, twice as long as it should be."""

    def __init__(self):
        self.asked = []

    def embed_tokens(self, texts: Sequence[str], *, query: bool = False) -> list[TokenVectors] | None:
        self.asked.append((*texts, query))
        return [self._tokens(text) for text in texts]

    def _tokens(self, text):
        vectors = 2 * np.eye(8, dtype=np.float32)[[len(word) for word in text.split()]]
        return TokenVectors(vectors, spans_of(text, *text.split()), self.embed_query(text))


class Coding(Tokens):
    """Makes codes, which nobody reads here."""

    def embed_coded(self, texts: Sequence[str]) -> CodedVectors | None:
        return CodedVectors(self.embed_passages(texts), (np.zeros((1, 1), np.uint8),) * len(texts))


class CodingNot(Coding):
    """Turns out to make none."""

    def embed_coded(self, texts: Sequence[str]) -> CodedVectors | None:
        return None


class Untold(Coding):
    """Turns out to tell no tokens apart."""

    def embed_tokens(self, texts: Sequence[str], *, query: bool = False) -> list[TokenVectors] | None:
        return None


def test_a_question_is_read_in_one_pass_with_its_words_where_they_stand():
    embedder = Coding()
    vector, tokens = read_question(embedder, "Who sang ?")
    assert vector.tolist() == [1, 0, 0, 0, 0, 0, 0, 0]
    assert embedder.asked == [("Who sang ?", True)]
    assert tokens is not None
    assert (tokens.text, tokens.spans) == ("Who sang ?", (Span(0, 3), Span(4, 8)))
    assert tokens.vectors.tolist() == [[0, 0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0]]


@pytest.mark.parametrize("kind", [Wholes, Tokens, CodingNot, Untold])
def test_an_embedder_that_makes_no_codes_gives_the_questions_vector_alone(kind):
    vector, tokens = read_question(kind(), "Who sang ?")
    assert tokens is None
    assert vector.tolist() == [1, 0, 0, 0, 0, 0, 0, 0]


def test_a_kept_embedder_that_makes_no_codes_gives_the_questions_vector_alone(tmp_path):
    embedder = HashingEmbedder(8)
    vector, tokens = read_question(CachedEmbedder(embedder, tmp_path / "v.sqlite"), "Who sang?")
    assert tokens is None
    assert vector.tobytes() == embedder.embed_query("Who sang?").tobytes()

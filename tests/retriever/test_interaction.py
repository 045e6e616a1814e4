"""Late interaction: the nearest token of a chunk for each of a question, and what two chunks hold together."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace

import numpy as np
import pytest

from backends.embedders import CachedEmbedder
from backends.embedders.hashing import HashingEmbedder
from retriever.interaction import (
    ALIKE,
    COMPARED,
    AskedTokens,
    TokenLook,
    nearest,
    read_question,
    token_terms,
    within_names,
)
from retriever.views import GraphViews
from retriever.words import WordIndexes
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


TEXT = "Anna sang there"
WEIGHTS = {"a": 0.5, "s": 0.3, "t": 0.2}  # of the three words
# The first four differ from each other in every second place, so that each is like itself by 1 and like others by 0.
SIGNS = {
    "a": [1, 1, 1, 1, 1, 1, 1, 1],
    "s": [1, 0, 1, 0, 1, 0, 1, 0],
    "t": [1, 1, 0, 0, 1, 1, 0, 0],
    "x": [1, 0, 0, 1, 1, 0, 0, 1],
    "h": [1, 1, 1, 1, 1, 1, 0, 0],  # half like `a`
}


class Codes:
    """A store of what chunks hold, each a word of letters; `None` for one without codes."""

    def __init__(self, held):
        self.held = held
        self.asked = []

    def get_token_codes(self, chunks):
        self.asked += chunks
        return [self._codes(self.held[int(chunk)]) for chunk in chunks]

    def _codes(self, letters):
        if letters is None:
            return None
        return np.packbits(np.array([SIGNS[letter] for letter in letters or "x"], bool), axis=1)


def looked(held, first, *, steps=(), best=None, names=(), documents=None, nodes=None, size=None, asked="ast"):
    """The columns of chunks that hold so much, to five digits, and the store.

    `steps` are (node of the seed, node of the chunk), `best` is the row of each chunk's best step, `documents` the
    document of each node.
    """
    nodes = list(range(len(held))) if nodes is None else nodes
    size = max(nodes) + 1 if size is None else size
    signs = np.array([SIGNS[letter] for letter in asked], np.float32).reshape(-1, 8)
    vectors = (2 * signs - 1) / np.float32(np.sqrt(8))
    tokens = AskedTokens(TEXT, vectors, spans_of(TEXT, "Anna", "sang", "there")[: len(asked)])
    document_of = np.arange(size, dtype=np.int32) if documents is None else np.array(documents, np.int32)
    scale = SimpleNamespace(
        view=SimpleNamespace(identifier=str, document_of=document_of),
        tokens=tokens,
        token_weights=np.array([WEIGHTS[letter] for letter in asked], np.float32),
    )
    chunks = np.array(nodes, np.int32)
    reached = SimpleNamespace(
        chunks=chunks,
        named=SimpleNamespace(names=dict(enumerate(names))),
        steps=SimpleNamespace(
            seeds=np.arange(size, dtype=np.int32)[::-1],
            seed=np.array([size - 1 - seed for seed, _ in steps], np.int32),
            chunk=np.array([chunk for _, chunk in steps], np.int32),
        ),
        step=np.array([-1] * len(chunks) if best is None else best, np.int32),
    )
    store = Codes(dict(zip(nodes, held, strict=True)))
    columns = TokenLook(store).columns(scale, chunks, np.array(first, float), reached)
    assert set(columns) == set(ALIKE)
    assert {column.shape for column in columns.values()} == {(len(chunks),)}
    return {name: [round(value, 5) for value in column.tolist()] for name, column in columns.items()}, store


def column(name, *args, **more):
    return looked(*args, **more)[0][name]


def test_a_question_without_tokens_has_zeros_and_reads_nothing():
    store = Codes({})
    scale, reached = SimpleNamespace(tokens=None), SimpleNamespace()
    columns = TokenLook(store).columns(scale, np.arange(3, dtype=np.int32), np.zeros(3), reached)
    assert {name: found.tolist() for name, found in columns.items()} == {name: [0, 0, 0] for name in ALIKE}
    assert store.asked == []


def test_no_candidates_have_empty_columns():
    scale, none = SimpleNamespace(tokens=object()), np.zeros(0, np.int32)
    columns = TokenLook(Codes({})).columns(scale, none, np.zeros(0), SimpleNamespace())
    assert {name: found.tolist() for name, found in columns.items()} == {name: [] for name in ALIKE}


def test_what_a_chunk_holds_counts_by_its_weight():
    assert column("alike", ["ast", "as", "t", "", None], [0] * 5) == [1, 0.8, 0.2, 0, 0]


def test_a_chunk_is_also_judged_by_how_far_it_is_below_the_likest():
    assert column("alike_below", ["t", "as", ""], [0] * 3) == [-0.6, 0, -0.8]


def test_what_is_asked_is_weighed_without_the_names():
    assert column("alike_asked", ["a", "s", "st"], [0] * 3, names=["Anna"]) == [0, 0.6, 1]


def test_a_question_of_names_alone_asks_nothing_beside_them():
    assert column("alike_asked", ["ast", "a"], [0] * 2, names=[TEXT]) == [0, 0]


def test_what_most_chunks_hold_counts_from_their_mean_to_their_most():
    # `s` is held by one of four; of `t` two of four are at the most; nobody holds more of `a` than another.
    assert column("alike_most", ["as", "at", "at", "a"], [0] * 4) == [0.3, 0.2, 0.2, 0]


def test_what_is_between_the_mean_and_the_most_counts_in_part():
    # The mean of 1, 1/2, 0 and 0 is 3/8: the second is 1/8 above it, of 5/8.
    assert column("alike_most", ["a", "h", "", ""], [0] * 4, asked="a") == [1, 0.2, 0, 0]


def test_a_chunk_that_holds_what_the_two_first_ones_lack_is_told_from_others():
    assert column("alike_open", ["a", "as", "t", "s"], [4, 3, 2, 1]) == [0, 0.3, 0.2, 0]


def test_the_first_ones_are_those_of_the_highest_scores():
    assert column("alike_open", ["s", "t", "as", "a"], [1, 2, 3, 4]) == [0, 0.2, 0.3, 0]


def test_a_chunk_alone_has_all_that_it_holds_open():
    assert column("alike_open", ["at"], [1]) == [0.7]


STEPS = [(0, 2), (1, 2), (3, 2)]


def test_a_second_step_adds_what_its_seed_lacks():
    found = column("alike_adds", ["as", "a", "st", "st"], [0] * 4, steps=STEPS, best=[-1, -1, 0, -1])
    assert found == [0, 0, 0.2, 0]


def test_all_steps_to_a_chunk_tell_the_most_that_it_adds():
    found = column("alike_joined", ["as", "a", "st", "st"], [0] * 4, steps=STEPS, best=[-1, -1, 0, -1])
    assert found == [0, 0, 0.5, 0]


def test_a_step_from_or_to_what_is_no_candidate_adds_nothing():
    steps = [(2, 4), (1, 5), (1, 3), (0, 4), (1, 7), (7, 4)]  # one of the two is not 1, 4 or 6
    found, _ = looked(["a", "ast", "st"], [0] * 3, nodes=[1, 4, 6], steps=steps, best=[-1, 0, -1], size=8)
    assert found["alike_joined"] == [0, 0, 0]
    assert found["alike_adds"] == [0, 0, 0]


def test_nodes_of_candidates_are_not_their_places():
    found, store = looked(["a", "ast"], [1, 2], nodes=[3, 8], steps=[(3, 8)], best=[-1, 0])
    assert store.asked == ["3", "8"]
    assert found["alike_adds"] == [0, 0.5]


def test_a_chunk_adds_to_a_first_one_of_another_document_by_the_root_of_its_trust():
    held, first, documents = ["a", "st", "t"], [0.5, 0.5, 0.0], [0, 1, 0]
    # The third adds `t` to the first, which is of its own document, and nothing to the second.
    assert column("alike_pair", held, first, documents=documents) == [0.5, 0.5, 0]


def test_less_trust_in_a_first_one_makes_less_of_what_is_added_to_it():
    # The second is trusted exp(6 * (0.3 - 0.5)) of the first: the first adds `a` to it by the root of that, 0.54881.
    assert column("alike_pair", ["a", "s"], [0.5, 0.3]) == [0.27441, 0.3]


def test_candidates_beyond_those_compared_are_like_nothing():
    size = COMPARED + 2
    first = np.linspace(1, 2, size)  # so that the first two nodes are the last ones
    found, store = looked(["ast"] * size, first)
    assert len(store.asked) == COMPARED
    assert not {"0", "1"} & set(store.asked)
    assert found["alike"] == [0, 0] + [1] * COMPARED
    for name in ("alike_asked", "alike_most", "alike_open", "alike_adds", "alike_joined", "alike_pair"):
        assert found[name][:2] == [0, 0]


def test_of_candidates_of_one_score_those_of_the_first_nodes_are_compared():
    size = COMPARED + 1
    assert column("alike", ["a"] * size, [0] * size) == [0.5] * COMPARED + [0]


def test_a_question_whose_tokens_are_none_has_zeros():
    found, _ = looked(["a", "s"], [0, 0], asked="", steps=[(0, 1)], best=[-1, 0])
    assert found == {name: [0, 0] for name in ALIKE}

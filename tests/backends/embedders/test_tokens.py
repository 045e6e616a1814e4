"""The tokens of a text: where they stand, and that their mean is the text's own vector."""

from __future__ import annotations

import numpy as np
import pytest

from backends.embedders import CachedEmbedder, HashingEmbedder, OnnxEmbedder
from backends.embedders.pieces import spans_of

TEXT = "《功夫》是2004年的Ｋｕｎｇ fu film, directed by 周星驰。"


def test_pieces_are_found_in_reading_order():
    spans = spans_of(["a", "b", "ab", "a"], "ab abba")
    assert [(s.start, s.end) for s in spans] == [(0, 1), (1, 2), (3, 5), (6, 7)]


def test_a_piece_of_another_width_stands_where_its_letters_do():
    (span,) = spans_of(["Kung"], "Ｋｕｎｇ fu")
    assert (span.start, span.end) == (0, 4)


def test_one_letter_that_the_model_reads_as_two_is_one_place():
    first, second = spans_of(["fi", "ne"], "ﬁne")
    assert (first.start, first.end, second.start, second.end) == (0, 1, 1, 3)


def test_a_piece_that_is_not_spelled_has_an_empty_place():
    spans = spans_of(["a", "?", "b"], "a☃b")
    assert [(s.start, s.end) for s in spans] == [(0, 1), (1, 1), (2, 3)]


@pytest.mark.models
def test_tokens_stand_where_they_are_written(e5: OnnxEmbedder):
    (found,) = e5.embed_tokens([TEXT])
    words = [TEXT[s.start : s.end] for s in found.spans]
    assert "".join(words) == TEXT.replace(" ", "")
    assert {"功夫", "2004", "film"} <= set(words)
    assert found.vectors.shape == (len(words), 384)
    np.testing.assert_allclose(np.linalg.norm(found.vectors, axis=1), 1, atol=1e-5)


@pytest.mark.models
@pytest.mark.parametrize("query", [False, True])
def test_the_whole_is_the_texts_own_vector(e5: OnnxEmbedder, query: bool):
    (found,) = e5.embed_tokens([TEXT], query=query)
    own = e5.embed_query(TEXT) if query else e5.embed_passages([TEXT])[0]
    assert found.whole.tobytes() == own.tobytes()


@pytest.mark.models
def test_a_token_means_what_it_means_in_its_place(e5: OnnxEmbedder):
    river, money, water = e5.embed_tokens(
        [
            "They sat on the bank of the river",
            "The bank lent them money",
            "They sat on the shore of the river",
        ]
    )
    bank = [found.vectors[4 if found is river else 1] for found in (river, money)]
    shore = water.vectors[4]
    assert bank[0] @ shore > bank[1] @ shore


def test_no_texts_have_no_tokens(tmp_path):
    assert OnnxEmbedder(tmp_path).embed_tokens([]) == []


def test_a_model_of_whole_texts_gives_none_through_the_cache(tmp_path):
    assert CachedEmbedder(HashingEmbedder(8), tmp_path / "v.sqlite").embed_tokens(["a"]) is None

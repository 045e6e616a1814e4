"""The mapped tokenizer finds the likeliest split, and the Rust one finds the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backends.embedders.bulk import BulkTokenizer, build_tokenizer
from backends.embedders.e5_file import Pieces
from backends.embedders.pieces import MAX_TOKENS, PieceTable, split_words, write_pieces
from schemas.errors import ModelError
from tests.backends.embedders.small_e5 import PIECES

BEGIN, END, UNKNOWN = 0, 2, 3
SPACE, A, B, WORD_AB = 4, 5, 6, 7


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> PieceTable:
    path = tmp_path_factory.mktemp("pieces") / "pieces.bin"
    write_pieces(PIECES, path)
    return PieceTable(path)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("", []),
        ("ab", [WORD_AB]),  # -3 beats -1 -2 -2.5
        ("ba", [SPACE, B, A]),
        ("aba", [WORD_AB, A]),
        ("  ab\tab ", [WORD_AB, WORD_AB]),
        ("@\x00b", [WORD_AB]),  # the character map makes it ab
        ("a\u2581b", [SPACE, A, SPACE, B]),
        ("xyz", [SPACE, UNKNOWN]),  # a run of unknown characters is one unknown
        ("xay", [SPACE, UNKNOWN, A, UNKNOWN]),
        ("<s>", [SPACE, UNKNOWN]),  # no text can spell a control piece
        ("\ud800", [SPACE, UNKNOWN]),
    ],
)
def test_the_likeliest_split_is_found(table: PieceTable, text: str, ids: list[int]) -> None:
    assert table.tokenize(text) == [BEGIN, *ids, END]


def test_a_long_text_is_cut_to_what_the_model_takes(table: PieceTable) -> None:
    ids = table.tokenize("ab " * 600)
    assert ids == [BEGIN, *[WORD_AB] * (MAX_TOKENS - 2), END]


def test_a_word_without_end_is_cut_too(table: PieceTable) -> None:
    assert len(table.tokenize("ba" * 1_000_000)) == MAX_TOKENS


def test_words_are_normalised(table: PieceTable) -> None:
    assert split_words("ﬁ\u3000e\u0301", table.characters) == ["\u2581fi", "\u2581é"]


def test_another_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "pieces.bin").write_bytes(b"x" * 100)
    with pytest.raises(ModelError, match="not a piece table"):
        PieceTable(tmp_path / "pieces.bin")


vocabularies = st.lists(
    st.tuples(st.text("\u2581abc中国é", min_size=1, max_size=4), st.integers(-20, -1)),
    max_size=25,
    unique_by=lambda piece: piece[0],
)


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(vocabulary=vocabularies, text=st.text("abc中国é \n<x", max_size=30))
def test_both_tokenizers_agree_on_any_vocabulary(
    tmp_path: Path, vocabulary: list[tuple[str, int]], text: str
) -> None:
    controls = PIECES.texts[:4]
    pieces: Pieces = replace(
        PIECES,
        texts=(*controls, *(piece for piece, _ in vocabulary)),
        scores=np.array([0.0] * 4 + [score / 4 for _, score in vocabulary], np.float32),
    )
    write_pieces(pieces, tmp_path / "pieces.bin")
    table = PieceTable(tmp_path / "pieces.bin")
    bulk = BulkTokenizer(table, worth_loading=0)
    assert bulk.tokenize([text]) == [table.tokenize(text)]


@pytest.fixture(scope="module")
def real(e5_directory: Path) -> PieceTable:
    return PieceTable(e5_directory / "pieces.bin")


@pytest.fixture(scope="module")
def bulk(real: PieceTable) -> BulkTokenizer:
    return BulkTokenizer(real, worth_loading=0)


@pytest.mark.models
def test_known_ids_of_the_model(real: PieceTable) -> None:
    # XLM-RoBERTa's published ids of "Hello world".
    assert real.tokenize("Hello world") == [0, 35378, 8999, 2]


@pytest.mark.models
@pytest.mark.parametrize(
    "text",
    [
        "query: 周星驰和万梓良有什么关系",
        "passage: 1962年6月22日，周星驰出生於香港。他主演了《喜劇之王》（King of Comedy）…",
        "Who directed the film that won the Palme d'Or in 1994?",
        "naïve café Ærøskøbing — ½ ﬁne № 5 ℃",
        "مرحبا עולם Привет 안녕하세요 こんにちは 😀👩‍👩‍👧",
        "a\u200bb\x00c\x1fd\u00a0e\u2028f",
        "<s> </s> <mask> <unk>",
        "蘋果" * 400,
        "pneumonoultramicroscopicsilicovolcanoconiosis " * 80,
    ],
)
def test_both_tokenizers_agree(real: PieceTable, bulk: BulkTokenizer, text: str) -> None:
    assert bulk.tokenize([text]) == [real.tokenize(text)]


@pytest.mark.models
@settings(deadline=None, max_examples=300)
@given(text=st.text(max_size=60))
def test_both_tokenizers_agree_on_any_text(real: PieceTable, bulk: BulkTokenizer, text: str) -> None:
    assert bulk.tokenize([text]) == [real.tokenize(text)]


@pytest.mark.models
def test_the_rust_vocabulary_has_every_piece(real: PieceTable) -> None:
    assert build_tokenizer(real).get_vocab_size() == len(real) == 250_002

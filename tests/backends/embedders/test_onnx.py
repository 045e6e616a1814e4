"""The default embedder: the same bits for a text in any company, near for texts of one meaning."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from backends.embedders import OnnxEmbedder
from backends.embedders.token_codes import coded
from schemas.errors import ModelError
from schemas.graph import EmbedderInfo

TEXTS = [
    "周星驰1962年6月22日出生于中国香港。",
    "Marie Curie was born in Warsaw in 1867.",
    "",
    "A",
    "\x00\ud800",
    "The river flows north. " * 100,
]


def test_nothing_is_opened_before_the_first_text(tmp_path: Path) -> None:
    assert OnnxEmbedder(tmp_path).info == EmbedderInfo("multilingual-e5-small-q4", 384, "onnx")
    assert OnnxEmbedder(tmp_path, fast=True).info.runtime == "onnx-int8"


def test_a_missing_file_is_an_error_with_a_way_out(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="guanxi models fetch"):
        OnnxEmbedder(tmp_path).embed_query("x")


def test_no_texts_give_no_rows_and_open_nothing(tmp_path: Path) -> None:
    assert OnnxEmbedder(tmp_path).embed_passages([]).shape == (0, 384)


def test_no_texts_have_no_codes_and_open_nothing(tmp_path: Path) -> None:
    made = OnnxEmbedder(tmp_path).embed_coded([])
    assert (made.vectors.shape, made.codes) == ((0, 384), ())


@pytest.mark.models
def test_every_vector_has_length_1(e5: OnnxEmbedder) -> None:
    vectors = e5.embed_passages(TEXTS)
    assert vectors.dtype == np.float32
    np.testing.assert_allclose(np.linalg.norm(vectors, axis=1), np.ones(len(TEXTS)), atol=1e-6)


@pytest.mark.models
@pytest.mark.parametrize("fast", [False, True])
def test_company_changes_no_bit(e5_directory: Path, fast: bool) -> None:
    embedder = OnnxEmbedder(e5_directory, fast=fast)
    together = embedder.embed_passages(TEXTS)
    alone = np.concatenate([embedder.embed_passages([text]) for text in TEXTS])
    assert together.tobytes() == alone.tobytes()
    assert embedder.embed_passages(TEXTS[::-1]).tobytes() == together[::-1].tobytes()


@pytest.mark.models
@pytest.mark.parametrize("fast", [False, True])
def test_a_vector_made_with_codes_is_the_same_to_the_bit(e5_directory: Path, fast: bool) -> None:
    embedder = OnnxEmbedder(e5_directory, fast=fast)
    assert embedder.embed_coded(TEXTS).vectors.tobytes() == embedder.embed_passages(TEXTS).tobytes()


@pytest.mark.models
def test_company_changes_no_code(e5: OnnxEmbedder) -> None:
    together = e5.embed_coded(TEXTS).codes
    alone = [e5.embed_coded([text]).codes[0] for text in TEXTS]
    assert [codes.tobytes() for codes in together] == [codes.tobytes() for codes in alone]
    assert {codes.shape[1] for codes in together} == {48}


@pytest.mark.models
def test_codes_are_those_of_the_tokens_that_are_words(e5: OnnxEmbedder) -> None:
    (codes,) = e5.embed_coded(TEXTS[:1]).codes
    (tokens,) = e5.embed_tokens(TEXTS[:1])
    assert codes.tobytes() == coded(tokens, TEXTS[0]).tobytes()
    assert 0 < len(codes) < len(tokens.spans)  # the full stop has none


@pytest.mark.models
def test_the_whole_of_a_questions_tokens_is_the_question_to_the_bit(e5: OnnxEmbedder) -> None:
    wholes = [tokens.whole.tobytes() for tokens in e5.embed_tokens(TEXTS, query=True)]
    assert wholes == [e5.embed_query(text).tobytes() for text in TEXTS]


@pytest.mark.models
@pytest.mark.parametrize(
    ("question", "answer", "other"),
    [
        ("周星驰是哪一年出生的？", TEXTS[0], TEXTS[1]),
        ("Where was Marie Curie born?", TEXTS[1], TEXTS[0]),
        ("玛丽·居里在哪里出生？", TEXTS[1], "The band played in Berlin in 1999."),
        ("When was Stephen Chow (周星驰) born?", TEXTS[0], TEXTS[1]),
    ],
)
def test_a_question_is_nearer_to_its_answer(e5: OnnxEmbedder, question: str, answer: str, other: str) -> None:
    query = e5.embed_query(question)
    right, wrong = e5.embed_passages([answer, other]) @ query
    assert right > wrong + 0.02


@pytest.mark.models
def test_a_query_is_not_a_passage(e5: OnnxEmbedder) -> None:
    assert e5.embed_query("Warsaw") @ e5.embed_passages(["Warsaw"])[0] < 0.999


@pytest.mark.models
def test_a_text_of_a_million_characters_is_cut(e5: OnnxEmbedder) -> None:
    long, cut = e5.embed_passages(["river bank " * 100_000, "river bank " * 5_000])
    assert long.tobytes() == cut.tobytes()


@pytest.mark.models
def test_the_fast_form_is_near(e5: OnnxEmbedder, e5_directory: Path) -> None:
    fast = OnnxEmbedder(e5_directory, fast=True)
    cosines = (e5.embed_passages(TEXTS) * fast.embed_passages(TEXTS)).sum(axis=1)
    assert cosines.min() > 0.997


@pytest.mark.models
def test_a_query_loads_neither_the_rust_tokenizer_nor_the_converter(e5_directory: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from backends.embedders import OnnxEmbedder; "
        f"OnnxEmbedder(Path({str(e5_directory)!r})).embed_query('周星驰'); "
        "print([name for name in ('tokenizers', 'onnx', 'httpx', 'requests', 'torch') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

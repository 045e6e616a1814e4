"""Vectors are kept in one file and computed once; a broken file stops nothing."""

from __future__ import annotations

import logging
import multiprocessing
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from backends.embedders import CachedEmbedder, HashingEmbedder
from schemas.graph import CodedVectors, EmbedderInfo, TokenVectors, Vectors
from schemas.text import Span


class CountingEmbedder:
    """A hashing embedder that remembers what it was asked."""

    def __init__(self, runtime: str = "python", dimension: int = 8) -> None:
        self._inner = HashingEmbedder(dimension)
        self._runtime = runtime
        self.asked: list[str] = []

    @property
    def info(self) -> EmbedderInfo:
        return EmbedderInfo("counting", self._inner.info.dimension, self._runtime)

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        self.asked += texts
        return self._inner.embed_passages(texts)

    def embed_query(self, text: str) -> Vectors:
        self.asked.append(f"query: {text}")
        return self._inner.embed_query(text)


class TokenCounting:
    """A counting embedder that tells the words of a text apart, and codes them."""

    def __init__(self, *, able: bool = True) -> None:
        self._inner = CountingEmbedder()
        self._able = able
        self.asked = self._inner.asked
        self.info = self._inner.info

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        return self._inner.embed_passages(texts)

    def embed_query(self, text: str) -> Vectors:
        return self._inner.embed_query(text)

    def embed_tokens(self, texts: Sequence[str], *, query: bool = False) -> list[TokenVectors] | None:
        self.asked += [f"tokens of query: {text}" if query else f"tokens: {text}" for text in texts]
        return [self._tokens(text) for text in texts] if self._able else None

    def embed_coded(self, texts: Sequence[str]) -> CodedVectors | None:
        self.asked += [f"codes: {text}" for text in texts]
        if not self._able:
            return None
        found = [self._tokens(text) for text in texts]
        codes = tuple(np.packbits(tokens.vectors > 0, axis=1) for tokens in found)
        return CodedVectors(np.stack([tokens.whole for tokens in found]), codes)

    def _tokens(self, text: str) -> TokenVectors:
        hashing, spans, after = HashingEmbedder(8), [], 0
        for word in text.split():
            start = text.index(word, after)
            after = start + len(word)
            spans.append(Span(start, after))
        return TokenVectors(hashing.embed_passages(text.split()), tuple(spans), hashing.embed_query(text))


def damage(path: Path, value: str) -> None:
    """Every value that is kept becomes what an expression of SQL makes of it."""
    with sqlite3.connect(path) as connection:
        connection.execute(f"UPDATE vector SET value = {value}")
    connection.close()


def test_another_store_embeds_nothing_again(tmp_path: Path) -> None:
    first, second = CountingEmbedder(), CountingEmbedder()
    made = CachedEmbedder(first, tmp_path / "v.sqlite").embed_passages(["a", "b"])
    read = CachedEmbedder(second, tmp_path / "v.sqlite").embed_passages(["b", "a"])
    assert first.asked == ["a", "b"]
    assert second.asked == []
    assert read.tobytes() == made[::-1].tobytes()


def test_a_text_that_comes_twice_is_embedded_once(tmp_path: Path) -> None:
    inner = CountingEmbedder()
    vectors = CachedEmbedder(inner, tmp_path / "v.sqlite").embed_passages(["a", "b", "a"])
    assert inner.asked == ["a", "b"]
    assert vectors[0].tobytes() == vectors[2].tobytes()


def test_queries_and_passages_are_apart(tmp_path: Path) -> None:
    inner = CountingEmbedder()
    cached = CachedEmbedder(inner, tmp_path / "v.sqlite")
    cached.embed_passages(["a"])
    cached.embed_query("a")
    cached.embed_query("a")
    assert inner.asked == ["a", "query: a"]


@pytest.mark.parametrize("other", [CountingEmbedder("onnx-int8"), CountingEmbedder(dimension=16)])
def test_another_runtime_or_dimension_is_apart(tmp_path: Path, other: CountingEmbedder) -> None:
    CachedEmbedder(CountingEmbedder(), tmp_path / "v.sqlite").embed_passages(["a"])
    CachedEmbedder(other, tmp_path / "v.sqlite").embed_passages(["a"])
    assert other.asked == ["a"]


def test_no_texts_give_no_rows(tmp_path: Path) -> None:
    assert CachedEmbedder(CountingEmbedder(), tmp_path / "v.sqlite").embed_passages([]).shape == (0, 8)


def test_surrogates_and_nul_are_kept_apart(tmp_path: Path) -> None:
    inner = CountingEmbedder()
    CachedEmbedder(inner, tmp_path / "v.sqlite").embed_passages(["\ud800", "\ud801", "\x00", ""])
    assert len(inner.asked) == 4


def test_a_damaged_file_is_said_once_and_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "v.sqlite").write_bytes(b"not a database" * 100)
    cached = CachedEmbedder(CountingEmbedder(), tmp_path / "v.sqlite")
    with caplog.at_level(logging.WARNING):
        vectors = [cached.embed_passages(["a"]), cached.embed_passages(["a"])]
    assert vectors[0].tobytes() == HashingEmbedder(8).embed_passages(["a"]).tobytes() == vectors[1].tobytes()
    assert len(caplog.records) == 1


def test_a_place_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cached = CachedEmbedder(CountingEmbedder(), tmp_path / "file" / "v.sqlite")
    assert cached.embed_passages(["a"]).shape == (1, 8)


def test_a_value_of_another_size_is_computed_again(tmp_path: Path) -> None:
    path = tmp_path / "v.sqlite"
    CachedEmbedder(CountingEmbedder(), path).embed_passages(["a"])
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE vector SET value = x'00'")
    connection.close()
    inner = CountingEmbedder()
    CachedEmbedder(inner, path).embed_passages(["a"])
    assert inner.asked == ["a"]


def embed_in_process(path: str) -> bytes:
    cached = CachedEmbedder(HashingEmbedder(8), Path(path))
    vectors = [cached.embed_passages([f"text {n}"]) for n in range(200)]
    cached.close()
    return np.concatenate(vectors).tobytes()


def test_processes_share_the_file(tmp_path: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        results = pool.map(embed_in_process, [str(tmp_path / "v.sqlite")] * 2)
    inner = CountingEmbedder()
    CachedEmbedder(HashingEmbedder(8), tmp_path / "v.sqlite").embed_passages(["text 0"])
    with sqlite3.connect(tmp_path / "v.sqlite") as connection:
        (count,) = connection.execute("SELECT count(*) FROM vector").fetchone()
    connection.close()
    assert set(results) == {HashingEmbedder(8).embed_passages([f"text {n}" for n in range(200)]).tobytes()}
    assert (count, inner.asked) == (200, [])


def test_codes_are_made_once_and_read_back_equal(tmp_path: Path) -> None:
    first, second = TokenCounting(), TokenCounting()
    made = CachedEmbedder(first, tmp_path / "v.sqlite").embed_coded(["a film", "", "Max Mok sang"])
    read = CachedEmbedder(second, tmp_path / "v.sqlite").embed_coded(["Max Mok sang", "a film", ""])
    assert made is not None
    assert read is not None
    assert (first.asked, second.asked) == (["codes: a film", "codes: ", "codes: Max Mok sang"], [])
    assert [codes.shape for codes in read.codes] == [(3, 1), (2, 1), (0, 1)]
    assert [codes.tobytes() for codes in read.codes] == [made.codes[row].tobytes() for row in (2, 0, 1)]
    assert read.vectors.tobytes() == made.vectors[[2, 0, 1]].tobytes()


def test_a_text_that_comes_twice_is_coded_once(tmp_path: Path) -> None:
    inner = TokenCounting()
    made = CachedEmbedder(inner, tmp_path / "v.sqlite").embed_coded(["a", "b c", "a"])
    assert made is not None
    assert inner.asked == ["codes: a", "codes: b c"]
    assert [len(codes) for codes in made.codes] == [1, 2, 1]


def test_more_texts_than_are_written_at_once_keep_their_order(tmp_path: Path) -> None:
    texts = [f"text {n}" for n in range(1100)]
    made = CachedEmbedder(TokenCounting(), tmp_path / "v.sqlite").embed_coded(texts)
    plain = TokenCounting().embed_coded(texts)
    assert made is not None
    assert plain is not None
    assert made.vectors.tobytes() == plain.vectors.tobytes()
    assert b"".join(codes.tobytes() for codes in made.codes) == b"".join(c.tobytes() for c in plain.codes)


def test_no_texts_have_no_codes(tmp_path: Path) -> None:
    inner = TokenCounting()
    made = CachedEmbedder(inner, tmp_path / "v.sqlite").embed_coded([])
    assert made is not None
    assert (made.vectors.shape, made.codes, inner.asked) == ((0, 8), (), [])


@pytest.mark.parametrize("value", ["x''", "x'00'", "x'01'", "zeroblob(2)", "x'0300aabb'"])
def test_damaged_codes_are_made_again(tmp_path: Path, value: str) -> None:
    path = tmp_path / "v.sqlite"
    first = CachedEmbedder(TokenCounting(), path).embed_coded(["Max Mok"])
    damage(path, f"CASE WHEN length(value) < 32 THEN {value} ELSE value END")  # codes; a vector has 32 bytes
    inner = TokenCounting()
    again = CachedEmbedder(inner, path).embed_coded(["Max Mok"])
    assert inner.asked == ["codes: Max Mok"]
    assert first is not None
    assert again is not None
    assert again.codes[0].tobytes() == first.codes[0].tobytes()
    third = TokenCounting()
    CachedEmbedder(third, path).embed_coded(["Max Mok"])
    assert third.asked == []


def test_a_damaged_vector_is_made_again_with_its_codes(tmp_path: Path) -> None:
    path = tmp_path / "v.sqlite"
    CachedEmbedder(TokenCounting(), path).embed_coded(["Max Mok"])
    damage(path, "CASE WHEN length(value) = 32 THEN x'00' ELSE value END")
    inner = TokenCounting()
    made = CachedEmbedder(inner, path).embed_coded(["Max Mok"])
    assert inner.asked == ["codes: Max Mok"]
    assert made is not None
    assert made.vectors.tobytes() == HashingEmbedder(8).embed_passages(["Max Mok"]).tobytes()


@pytest.mark.parametrize("inner", [CountingEmbedder(), TokenCounting(able=False)])
def test_an_embedder_that_cannot_code_gives_none(
    tmp_path: Path, inner: CountingEmbedder | TokenCounting
) -> None:
    cached = CachedEmbedder(inner, tmp_path / "v.sqlite")
    assert cached.embed_coded(["a"]) is None
    assert cached.embed_passages(["a"]).shape == (1, 8)


def test_vectors_made_with_codes_are_found_without_the_model(tmp_path: Path) -> None:
    made = CachedEmbedder(TokenCounting(), tmp_path / "v.sqlite").embed_coded(["a", "b c"])
    inner = TokenCounting()
    vectors = CachedEmbedder(inner, tmp_path / "v.sqlite").embed_passages(["b c", "a"])
    assert made is not None
    assert inner.asked == []
    assert vectors.tobytes() == made.vectors[::-1].tobytes()


def test_a_text_of_which_the_vector_alone_is_kept_is_coded(tmp_path: Path) -> None:
    CachedEmbedder(TokenCounting(), tmp_path / "v.sqlite").embed_passages(["a b"])
    inner = TokenCounting()
    made = CachedEmbedder(inner, tmp_path / "v.sqlite").embed_coded(["a b"])
    assert inner.asked == ["codes: a b"]
    assert made is not None
    assert made.codes[0].shape == (2, 1)


def test_a_damaged_file_stops_no_codes(tmp_path: Path) -> None:
    (tmp_path / "v.sqlite").write_bytes(b"not a database" * 100)
    cached = CachedEmbedder(TokenCounting(), tmp_path / "v.sqlite")
    made = [cached.embed_coded(["Max Mok"]), cached.embed_coded(["Max Mok"])]
    assert [found is not None and found.codes[0].shape for found in made] == [(2, 1), (2, 1)]


def test_tokens_of_questions_are_kept_byte_for_byte(tmp_path: Path) -> None:
    questions = ["Who sang ?", "", "谁 唱"]
    made = CachedEmbedder(TokenCounting(), tmp_path / "v.sqlite").embed_tokens(questions, query=True)
    inner = TokenCounting()
    read = CachedEmbedder(inner, tmp_path / "v.sqlite").embed_tokens(questions[::-1], query=True)
    assert made is not None
    assert read is not None
    assert inner.asked == []
    for kept, tokens in zip(read[::-1], made, strict=True):
        assert kept.spans == tokens.spans
        assert kept.vectors.shape == (len(tokens.spans), 8)
        assert kept.vectors.dtype == np.float32
        assert kept.vectors.tobytes() == tokens.vectors.tobytes()
        assert kept.whole.tobytes() == tokens.whole.tobytes()


def test_a_question_that_comes_twice_is_told_apart_once(tmp_path: Path) -> None:
    inner = TokenCounting()
    found = CachedEmbedder(inner, tmp_path / "v.sqlite").embed_tokens(["a", "b c", "a"], query=True)
    assert found is not None
    assert inner.asked == ["tokens of query: a", "tokens of query: b c"]
    assert [len(tokens.spans) for tokens in found] == [1, 2, 1]


def test_the_vector_of_a_question_and_its_tokens_are_apart(tmp_path: Path) -> None:
    inner = TokenCounting()
    cached = CachedEmbedder(inner, tmp_path / "v.sqlite")
    for _ in range(2):
        cached.embed_query("Who sang")
        cached.embed_tokens(["Who sang"], query=True)
    assert inner.asked == ["query: Who sang", "tokens of query: Who sang"]


def test_tokens_of_passages_are_kept_apart_from_those_of_questions(tmp_path: Path) -> None:
    inner = TokenCounting()
    cached = CachedEmbedder(inner, tmp_path / "v.sqlite")
    cached.embed_tokens(["a"], query=True)
    cached.embed_tokens(["a"])
    cached.embed_tokens(["a"])
    assert inner.asked == ["tokens of query: a", "tokens: a"]


def test_tokens_of_passages_are_kept_byte_for_byte(tmp_path: Path) -> None:
    passages = ["王伟 directed it", "a film"]
    made = CachedEmbedder(TokenCounting(), tmp_path / "v.sqlite").embed_tokens(passages)
    read = CachedEmbedder(TokenCounting(), tmp_path / "v.sqlite").embed_tokens(passages)
    assert made is not None
    assert read is not None
    for one, other in zip(made, read, strict=True):
        assert one.vectors.tobytes() == other.vectors.tobytes()
        assert one.whole.tobytes() == other.whole.tobytes()
        assert one.spans == other.spans


def test_only_the_last_passages_keep_their_tokens(tmp_path: Path) -> None:
    inner = TokenCounting()
    cached = CachedEmbedder(inner, tmp_path / "v.sqlite", most_tokens=2)
    for text in ("a", "b", "c"):
        cached.embed_tokens([text])
    inner.asked.clear()
    cached.embed_tokens(["b", "c", "a"])
    assert inner.asked == ["tokens: a"]


@pytest.mark.parametrize(
    "value", ["x''", "x'00'", "substr(value, 2)", "substr(value, 1, 28)", "value || x'00000000'"]
)
def test_a_damaged_question_is_told_apart_again(tmp_path: Path, value: str) -> None:
    path = tmp_path / "v.sqlite"
    CachedEmbedder(TokenCounting(), path).embed_tokens(["Who sang"], query=True)
    damage(path, value)
    inner = TokenCounting()
    found = CachedEmbedder(inner, path).embed_tokens(["Who sang"], query=True)
    assert inner.asked == ["tokens of query: Who sang"]
    assert found is not None
    assert found[0].spans == (Span(0, 3), Span(4, 8))


def test_an_embedder_that_tells_no_tokens_apart_gives_none_of_a_question(tmp_path: Path) -> None:
    cached = CachedEmbedder(TokenCounting(able=False), tmp_path / "v.sqlite")
    assert cached.embed_tokens(["a"], query=True) is None

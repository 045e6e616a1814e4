"""The dictionary cut is the cheapest, and LAC's words are the sentence."""

from __future__ import annotations

import math
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from backends.taggers.chinese import ChineseTagger, align
from backends.taggers.lac import DictionaryCutter, multiply
from schemas.text import NamedSpan, Token

WORDS = ["中国", "中国人", "人民", "民主", "国人民主党"]


def cutter(words: list[str] = WORDS, log_total: float = 20.0) -> DictionaryCutter:
    cuts: dict[str, int] = {word: len(word) for word in words}
    for word in words:
        for end in range(1, len(word)):
            cuts.setdefault(word[:end], 0)
    return DictionaryCutter(cuts, log_total)


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("中国人民", ["中国", "人民"]),  # 2 words: log 2 + log 2 beats log 3 + log 1
        ("中国人", ["中国人"]),
        ("中国人民主", ["中国人", "民主"]),  # 2 words beat 中国|人民|主
        ("我在IBM公司2部", ["我", "在", "IBM", "公", "司", "2", "部"]),
        ("", []),
        ("IBM", ["IBM"]),
    ],
)
def test_the_cut_has_the_fewest_words_and_then_even_ones(sentence: str, words: list[str]) -> None:
    assert cutter().cut(sentence) == words


def cost(words: tuple[str, ...], dictionary: set[str]) -> float | None:
    if any(len(word) > 1 and word not in dictionary for word in words):
        return None
    return sum(math.log(len(word)) - 20.0 for word in words)


def every_cut(sentence: str) -> list[tuple[str, ...]]:
    cuts = []
    for marks in product([False, True], repeat=max(0, len(sentence) - 1)):
        words, start = [], 0
        for position, mark in enumerate(marks, 1):
            if mark:
                words.append(sentence[start:position])
                start = position
        cuts.append((*words, sentence[start:]))
    return cuts


@given(
    sentence=st.text("中国人民", min_size=1, max_size=8),
    dictionary=st.sets(st.text("中国人民", min_size=2, max_size=4), min_size=1, max_size=10),
)
def test_no_cut_is_better(sentence: str, dictionary: set[str]) -> None:
    best = max(value for cut in every_cut(sentence) if (value := cost(cut, dictionary)) is not None)
    found = cost(tuple(cutter(sorted(dictionary)).cut(sentence)), dictionary)
    assert found == pytest.approx(best)


def test_products_in_parts_are_the_product() -> None:
    random = np.random.default_rng(0)
    x = random.standard_normal((31, 256)).astype(np.float32)
    weight = random.standard_normal((256, 384)).astype(np.float32)
    np.testing.assert_allclose(multiply(x, weight), x @ weight, rtol=1e-4, atol=1e-4)


def tokens(*words: str) -> list[Token]:
    placed, position = [], 0
    for word in words:
        placed.append(Token(position, position + len(word), word, "n"))
        position += len(word)
    return placed


@pytest.mark.parametrize(
    ("words", "name", "aligned"),
    [
        (["6月22", "日出生"], NamedSpan(0, 5, "Date"), [("6月22日", "TIME"), ("出生", "n")]),
        (["生于6", "月22", "日"], NamedSpan(2, 7, "Date"), [("生于", "n"), ("6月22日", "TIME")]),
        (["《戏》里"], NamedSpan(1, 2, "Work"), [("《", "n"), ("戏", "nw"), ("》里", "n")]),
        (["戏"], NamedSpan(0, 1, "Work"), [("戏", "nw")]),
    ],
)
def test_a_name_of_a_rule_is_one_token(
    words: list[str], name: NamedSpan, aligned: list[tuple[str, str]]
) -> None:
    found = align("".join(words), tokens(*words), [name])
    assert [(token.text, token.pos) for token in found] == aligned


@pytest.mark.models
@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        (
            "周星驰出生于香港，祖籍浙江宁波。",
            "周星驰/PER 出生于/v 香港/LOC ，/w 祖籍/n 浙江/LOC 宁波/LOC 。/w",
        ),
        (
            "他毕业于北京大学，在腾讯公司工作。",
            "他/r 毕业/v 于/p 北京大学/ORG ，/w 在/p 腾讯公司/ORG 工作/v 。/w",
        ),
    ],
)
def test_words_and_tags_of_hand_read_sentences(chinese: ChineseTagger, sentence: str, words: str) -> None:
    assert " ".join(f"{token.text}/{token.pos}" for token in chinese.tag(sentence).tokens) == words

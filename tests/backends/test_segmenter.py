"""Tokens are plain letters and digits, whatever the text."""

from __future__ import annotations

import re
import sqlite3

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backends.segmenter import coded_characters, segment


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("Stephen Chow's film", ["stephen", "chow", "s", "film"]),
        ("in 1988, for 3.5 m", ["in", "1988", "for", "3", "5", "m"]),
        ("Café CAFE naïve", ["cafe", "cafe", "naive"]),
        ("C++ and C#", ["c", "cu2bu2b", "and", "c", "cu23"]),
        ("功夫", ["u529f", "u529fu592b", "u592b"]),
        ("周X驰", ["u5468", "x", "u9a70"]),
        ("ガ", ["u30ac"]),
        ("Größe ＡＢＣ", ["grosse", "abc"]),
        ("мир", ["u43cu438u440"]),
        ("yes 😀!", ["yes", "u1f600"]),
        ("", []),
        ("，。… \n", []),
    ],
)
def test_segment(text: str, tokens: list[str]):
    assert segment(text) == tokens


@pytest.mark.parametrize(
    ("token", "characters"),
    [("u529f", "功"), ("u529fu592b", "功夫"), ("unfed", ""), ("udead", ""), ("2004", "")],
)
def test_a_token_gives_back_the_characters_that_it_codes(token: str, characters: str):
    assert coded_characters(token) == characters


@pytest.mark.parametrize(
    ("traditional", "simplified"),
    [("張藝謀導演過哪些電影", "张艺谋导演过哪些电影"), ("乾隆", "干隆"), ("臺灣、台灣", "台湾、台湾")],
)
def test_both_scripts_give_the_same_tokens(traditional: str, simplified: str):
    assert segment(traditional) == segment(simplified)


def test_long_words_are_cut():
    assert segment("a" * 100) == ["a" * 40, "a" * 40, "a" * 20]
    assert max(map(len, segment("ж" * 1000))) <= 255


@given(st.text())
def test_tokens_are_plain_and_short(text: str):
    for token in segment(text):
        assert re.fullmatch(r"[a-z0-9]{1,255}", token)


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"])))
def test_a_full_text_index_keeps_every_token_whole(text: str):
    tokens = segment(text)
    db = sqlite3.connect(":memory:")
    db.execute("CREATE VIRTUAL TABLE t USING fts5 (tokens, tokenize = 'unicode61 remove_diacritics 0')")
    db.execute("CREATE VIRTUAL TABLE v USING fts5vocab (t, row)")
    db.execute("INSERT INTO t VALUES (?)", (" ".join(tokens),))
    assert {term for (term,) in db.execute("SELECT term FROM v")} == set(tokens)
    db.close()

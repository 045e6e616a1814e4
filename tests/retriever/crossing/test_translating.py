"""A question's words in the words of the other language."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.dictionaries.cedict_convert import write_glosses
from backends.dictionaries.glosses import Glosses
from retriever.crossing.translating import Translator
from schemas.text import Language

PAIRS = [
    ("定居", "settle"),
    ("居", "settle"),
    ("学习", "study"),
    ("规划", "plan"),
    ("演", "play"),
    ("启航", "set sail"),
    ("了", "the"),
    ("首演", "first performance"),
]


@pytest.fixture
def translator(tmp_path: Path) -> Translator:
    write_glosses([(c, e, False) for c, e in PAIRS], tmp_path / "glosses.sqlite")
    return Translator(Glosses(tmp_path / "glosses.sqlite"))


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("settled", ("定居",)),
        ("Studies", ("学习",)),
        ("planned", ("规划",)),
        ("playing", ("演",)),  # a single character, where nothing longer says it
        ("unknown", ()),
    ],
)
def test_an_english_word_is_found_without_its_endings(
    translator: Translator, word: str, forms: tuple[str, ...]
):
    assert translator.forms(word, Language.CHINESE) == forms


def test_words_in_the_traditional_script_are_known(translator: Translator):
    assert translator.forms("啟航", Language.ENGLISH) == ("set sail",)
    assert translator.pieces("學習規劃") == ("学习", "规划")


def test_a_chinese_word_has_its_glosses_but_no_function_words(translator: Translator):
    assert translator.forms("启航", Language.ENGLISH) == ("set sail",)
    assert translator.forms("了", Language.ENGLISH) == ()


def test_a_word_cut_wrongly_is_put_together_from_known_ones(translator: Translator):
    assert translator.pieces("普敦启航首演") == ("启航", "首演")

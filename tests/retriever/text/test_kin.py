"""Words that mean the same as a question's."""

import pytest

from retriever.text.kin import Kin, forms


@pytest.fixture
def kin(ontology):
    return Kin(ontology)


@pytest.mark.parametrize(
    ("word", "other"),
    [("director", "directed"), ("founded", "founder"), ("distributed", "distributor"), ("played", "player")],
)
def test_a_word_has_other_endings(word, other):
    assert other in set(forms(word))


def test_short_words_and_other_scripts_have_one_form():
    assert list(forms("son")) == ["son"]
    assert list(forms("u51fau751f")) == ["u51fau751f"]


def test_a_word_for_a_relation_stands_for_the_others(kin):
    assert {"wife", "married"} <= kin.of(["spouse"])["spouse"]


def test_several_words_stand_for_a_relation_together_only(kin):
    assert "born" in kin.of(["place", "birth"])["birth"]
    assert "born" not in kin.of(["place", "party"])["place"]


def test_words_reach_across_languages(kin):
    wife = "u59bbu5b50"  # 妻子
    assert wife in kin.of(["spouse"])["spouse"]


@pytest.mark.parametrize("word", ["older", "youngest", "u5c81", "u5e74u7eaa"])  # 岁, 年纪
def test_who_asks_who_is_older_asks_for_births(kin, word):
    assert {"born", "u51fau751f"} <= kin.of([word])[word]  # 出生


@pytest.mark.parametrize(
    ("word", "other"), [("2nd", "second"), ("twentieth", "20th"), ("three", "3"), ("oct", "october")]
)
def test_numbers_and_months_are_one_in_words_and_in_short(kin, word, other):
    assert other in kin.of([word])[word]
    assert word in kin.of([other])[other]

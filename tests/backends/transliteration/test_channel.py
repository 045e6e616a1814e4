"""How likely a Latin name is what Chinese characters transliterate."""

from __future__ import annotations

import json

import pytest

from backends.transliteration.channel import (
    LEAST,
    WEIGHTS,
    Transliteration,
    strength,
    transliteration,
    units_of,
)


@pytest.mark.parametrize(
    ("chinese", "latin"),
    [
        ("马丁·斯科塞斯", "Martin Scorsese"),
        ("簡·坎皮恩", "Jane Campion"),
        ("霍雷肖·纳尔逊", "Horatio Nelson"),
        ("弗里达·卡罗", "Frida Kahlo"),
        ("维托里奥·贝利尼", "Vittorio Bellini"),
        ("卡门·米兰达", "Carmen Miranda"),
    ],
)
def test_a_name_is_heard_in_its_transliteration(chinese: str, latin: str):
    assert transliteration().name(chinese, latin) >= LEAST


@pytest.mark.parametrize(
    ("chinese", "latin"),
    [
        ("马丁·斯科塞斯", "Martin Lewis"),
        ("马丁·斯科塞斯", "Scorsese Martin"),
        ("马丁·斯科塞斯", "Scorsese"),
        ("马丁·斯科塞斯", "Martin Scorsese Junior"),
        ("伊丽莎白·泰勒", "Elizabeth Warren"),
        ("保罗·格林格拉斯", "Peter Rogers"),
        ("马里奥·罗素", "Mario Rossi"),
        ("卡尔·马龙", "Karl Marx"),
        ("路易·卡特", "Louis Cartier"),
        ("约翰·亚当斯", "John Quincy Adams"),
        ("约翰·肯尼迪", "Assassination of John Kennedy"),
        ("马丁", "亚当"),
        ("", "Martin"),
        ("马丁", ""),
    ],
)
def test_another_name_is_not(chinese: str, latin: str):
    assert transliteration().name(chinese, latin) < LEAST


def test_no_name_is_left_out_but_before_a_particle():
    heard = transliteration().name
    assert heard("托马斯·爱迪生", "Thomas Edison") > LEAST > heard("托马斯·爱迪生", "Thomas Alva Edison")
    assert heard("冯·卡门", "Theodore von Karman") > LEAST


def test_one_part_may_stand_for_a_short_word_and_the_next():
    assert transliteration().name("列奥纳多·达芬奇", "Leonardo da Vinci") > LEAST


def test_a_single_word_is_told_from_one_that_sounds_nearly_so():
    heard = transliteration()
    assert heard.name("詹纳", "Jenner") >= LEAST > heard.name("詹纳", "Jane") > heard.name("詹纳", "Joanna")


def test_accents_case_and_marks_do_not_matter():
    heard = transliteration()
    assert heard.name("卡门", "Kármán") == heard.name("卡门", "karman")


def test_a_character_falls_back_on_its_sound_and_a_sound_on_letters():
    model = Transliteration({"b": 0.5, "a": 0.5}, {"b-": {"b": 9.0}, "-a": {"a": 9.0}}, {"巴-": {"b": 1.0}})
    assert model.share(("巴-", "b-"), "b") > model.share(("芭-", "b-"), "b") > model.share(("怕-", "p-"), "b")
    assert model.word("巴", "ba") > 0 > model.word("巴", "ab")


def test_what_a_character_may_write_is_a_distribution():
    model = transliteration()
    letters = json.loads(WEIGHTS.read_text(encoding="utf-8"))["letters"]
    unit = ("纳-", "n-")
    some = ["", *letters, *(a + b for a in letters for b in letters)]
    assert 0.9 < sum(model.share(unit, one) for one in some) <= 1.01


def test_a_character_has_an_onset_and_a_rime():
    assert units_of("双安") == (("双-", "sh-"), ("-双", "-uang"), ("安-", "-"), ("-安", "-an"))
    assert units_of("A") == ()


def test_strength_grows_with_evidence():
    assert 0 < strength(-1e9) < strength(6) < strength(8) < strength(30) < 1
    assert strength(6) == 0.5

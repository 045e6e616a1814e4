"""Names that sound alike in two scripts."""

from __future__ import annotations

import pytest

from backends.transliteration.sounds import is_romanised, likeness


@pytest.mark.parametrize(
    ("chinese", "latin"),
    [
        ("王小波", "Wang Xiaobo"),
        ("王小波", "Xiaobo Wang"),
        ("陈景润", "Chen Jing-run"),
        ("广州", "Guangzhou"),
        ("顾长卫", "Gu Changwei"),
        ("曾国藩", "Zeng Guofan"),
        ("吕思勉", "Lyu Simian"),
        ("吕思勉", "Lü Simian"),
        ("西安", "Xi'an"),
    ],
)
def test_pinyin_in_either_order_is_the_same_name(chinese: str, latin: str):
    assert is_romanised(chinese, latin)


@pytest.mark.parametrize(
    ("chinese", "latin"),
    [("王小波", "Wang Xiaoli"), ("贝多芬", "Beethoven"), ("王", "Wang"), ("顾长卫", "Gu Changwe")],
)
def test_another_name_a_transliteration_and_a_single_syllable_are_not_pinyin(chinese: str, latin: str):
    assert not is_romanised(chinese, latin)


@pytest.mark.parametrize(
    ("chinese", "latin"), [("莎士比亚", "Shakespeare"), ("维也纳", "Vienna"), ("大卫·鲍伊", "David Bowie")]
)
def test_a_transliteration_sounds_like_its_name(chinese: str, latin: str):
    others = ["Toronto", "Marie Curie", "Don Quixote"]
    assert likeness(chinese, latin) > 0.5
    assert likeness(chinese, latin) > max(likeness(chinese, other) for other in others)


def test_consonants_of_one_class_count_as_the_same():
    # 贝多芬 beiduofen: P T F N; Beethoven: P S F N or P T F N, as th is heard; Bethesda: P S T
    assert likeness("贝多芬", "Beethoven") == 1.0
    assert likeness("贝多芬", "Bethesda") == pytest.approx(4 / 7)


def test_nothing_sounds_like_no_name():
    assert likeness("莎士比亚", "") == 0.0

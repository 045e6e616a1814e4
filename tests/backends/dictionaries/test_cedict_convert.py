"""What of a dictionary's lines could stand in a text."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from backends.dictionaries.cedict_convert import (
    FILE,
    convert_cedict,
    glosses_of,
    plain_glosses,
    write_glosses,
)
from backends.dictionaries.glosses import Glosses

LINES = """# a comment
定居 定居 [ding4 ju1] /to settle (in some city, country etc)/to take up residence/
獎盃 奖杯 [jiang3 bei1] /trophy cup/CL:座[zuo4]/
劇院 剧院 [ju4 yuan4] /theater/CL:家[jia1],座[zuo4]/
青江 青江 [Qing1 Jiang1] /Qingjiang county level city in Jiangxi/
林晚 林晚 [Lin2 Wan3] /Lin Wan (1962-), aka Wanda Lin, film actor/
broken line
"""


@pytest.mark.parametrize(
    ("gloss", "found"),
    [
        ("to settle (in some city, country etc)", ["settle"]),
        ("CL:座[zuo4]", []),
        ("variant of 奖[jiang3]", []),
        ("surname Lin", []),
        ("lit. a theater", ["theater"]),
        ("head of the family, master", ["head of the family", "master"]),
        ("a very long explanation that nobody would write", []),
    ],
)
def test_a_gloss_is_a_word_or_a_short_phrase(gloss: str, found: list[str]):
    assert plain_glosses(gloss) == found


def test_a_name_loses_what_it_is_and_keeps_its_other_names():
    found = plain_glosses("Lin Wan (1962-), aka Wanda Lin, film actor", is_name=True)
    assert found[-2:] == ["lin wan", "wanda lin"]
    assert "qingjiang" in plain_glosses("Qingjiang county level city in Jiangxi", is_name=True)


def test_lines_that_are_no_entries_are_left_out():
    words = {chinese for chinese, *_ in glosses_of(LINES.splitlines())}
    assert words == {"定居", "奖杯", "剧院", "青江", "林晚"}


def test_the_file_answers_in_both_directions(tmp_path: Path):
    source = tmp_path / "lines.gz"
    source.write_bytes(gzip.compress(LINES.encode()))
    convert_cedict(source, tmp_path)
    glosses = Glosses(tmp_path / FILE)
    assert glosses.english("定居") == ("settle", "take up residence")
    assert glosses.chinese("theater") == ("剧院",)
    assert glosses.chinese("nothing") == ()


def test_without_a_file_nothing_is_known():
    assert Glosses(None).english("定居") == ()


def test_all_names_are_read_in_order(tmp_path: Path):
    write_glosses(
        [("林晚", "lin wan", True), ("奖杯", "trophy cup", False), ("北河", "north river", True)],
        tmp_path / FILE,
    )
    assert list(Glosses(tmp_path / FILE).names()) == [("北河", "north river"), ("林晚", "lin wan")]
    assert list(Glosses(None).names()) == []

"""Whether an opening tells of a person, by what only people are given."""

from __future__ import annotations

import pytest

from builder.extraction.chinese.subjects.definition import read_definition

PERSONS = [
    ("林远山", "林远山，字文远，雾城人。"),
    ("林远山", "林远山（），字文远，京兆雾县人，墓志称白城县人，是一方的藩镇。"),
    ("林远山", "林远山（），北省雾城人。"),
    ("林远山", "林远山（，），前任雾城政制事务局局长。"),
    ("山德·白川", "山德·白川（，）是一名南国职业足球球证。"),
    ("山德·白川", "山德·威廉·白川（Sander Baichuan）南国海军中将。"),
    ("林远山", "林远山（），北帝林大川之子。"),
    ("林远山", "林远山（，），英国人，曾任监狱长。"),
    ("林远山", "林远山毕业于雾城大学法律系。"),
    ("林远山", "林远山（，）死于雾城医院，享年六十岁。"),
    ("林远山", "林远山，教育家。"),
]


@pytest.mark.parametrize(("title", "opening"), PERSONS)
def test_words_only_given_to_people_make_a_person(title: str, opening: str) -> None:
    assert read_definition(opening, title).type == "Person"


THINGS = [
    ("惜字亭", "惜字亭，亦称字库、焚纸楼、敬圣亭，在雾城多称圣迹亭。"),
    ("雾机", "雾机，南国机器人，1990年面世。"),
    ("白川号", "白川号是一艘南国军舰，1901年下水。"),
    ("雾神", "雾神，南国神话中的一位神。"),
    ("白川法", "白川法，是南国规定法人的法律。"),
    ("雾城大地震", "雾城大地震发生于1668年，震央位于白县。"),
    ("白蝉", "白蝉，别称黄莺，为夹竹桃科植物，原生于巴西。"),
]


@pytest.mark.parametrize(("title", "opening"), THINGS)
def test_things_are_no_persons(title: str, opening: str) -> None:
    assert read_definition(opening, title).type != "Person"


def test_deeds_of_people_in_an_opening() -> None:
    assert read_definition("林远山1930年考入雾城大学。", "林远山").type == "Person"
    assert read_definition("林远山的一生曾改编成多部影视作品。", "林远山").type != "Person"

"""Facts that cannot be so, and whom pronouns mean when others are named in between."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


def test_a_part_is_no_calling(read) -> None:
    text = (
        "The Long Tide is a 1987 drama film. Agnes Nane plays Elena. "
        "Leopold Trist plays the priest, and Karl Moe is the governor."
    )
    assert said(read(text, "The Long Tide"), "occupation") == []


def test_a_crew_member_plays_nobody(read) -> None:
    text = "The Long Tide is a 1987 drama film. It was shot in Lund, with Tim Yipp as production designer."
    found = read(text, "The Long Tide")
    assert said(found, "starring") == []


def test_nobody_works_for_those_whom_he_joins(read) -> None:
    text = "Ryo Sakai was a Japanese composer. In 1978 he joined Haru Hosaka and Yuki Takada in the trio Yellow Tide."
    found = read(text, "Ryo Sakai")
    assert said(found, "employer") == []
    assert ("Ryo Sakai", "Yellow Tide") in said(found, "member_of")


def test_a_hall_of_fame_is_no_school(read) -> None:
    text = "Ming Yao is a Chinese player. In 2016 he entered the Lund Basketball Hall of Fame."
    assert said(read(text, "Ming Yao"), "educated_at") == []


def test_a_manufacturer_is_nobody(read) -> None:
    text = "Ann Lee is an engineer. She sold her patent to the lock manufacturer Assa Berg."
    assert said(read(text, "Ann Lee"), "occupation") == [("Ann Lee", "engineer")]


def test_a_second_calling_is_kept(read) -> None:
    text = "Jim Stone is a director. His father, Karl, was a miner and his mother, Ida, an artist and nurse."
    callings = set(said(read(text, "Jim Stone"), "occupation"))
    assert {("Ida", "artist"), ("Ida", "nurse"), ("Karl", "miner")} <= callings


def test_she_is_the_wife_and_not_her_father(read) -> None:
    text = (
        "Chen Yang was a Chinese physicist. He married Du Lian, a daughter of the general Du Ming, in Lund in 1950. "
        "He taught there until he was 80. She died in 2003."
    )
    assert said(read(text, "Chen Yang"), "death_date") == [("Du Lian", "2003")]


def test_he_is_whom_the_sentence_before_was_about(read) -> None:
    text = (
        "Otter Corporation is a maker of instruments. "
        "David Packer left for Washington in 1969 to serve under Marvin Lund. "
        "He died on March 26, 1996."
    )
    assert said(read(text, "Otter Corporation"), "death_date") == [("David Packer", "1996-03-26")]


def test_parts_are_played_in_the_work_and_not_in_its_director(read) -> None:
    text = "The festival opened with *Salt* by Ann Lee, in which Leslie Moor plays a singer."
    assert said(read(text, "Lund Film Festival", "Event"), "starring") == [("Salt", "Leslie Moor", "singer")]


def test_a_singer_is_not_released(read) -> None:
    text = "Red Tide is the second album from the singer Jim Otter, released in 2008."
    assert "Jim Otter" not in {row[0] for row in said(read(text, "Red Tide"), "release_date")}


def test_a_wider_place_is_not_born_in_a_town(read) -> None:
    text = "Ann Lee was a painter. Born into a poor family in Odense, Tarn, Lee became a nurse."
    found = said(read(text, "Ann Lee"), "birth_place")
    assert ("Ann Lee", "Odense") in found
    assert "Tarn" not in {born for born, _ in found}


def test_who_stands_behind_the_towns_is_born_there(read) -> None:
    text = "Ann Lee was a painter. Born in Odense, Denmark, Lee became a nurse."
    assert ("Ann Lee", "Odense") in said(read(text, "Ann Lee"), "birth_place")


def test_who_brings_news_is_no_teacher(read) -> None:
    text = "He learned of the plan from Ann Lee. He learned chess from Ida Holm."
    found = read(text, "Otto Vane", "Person").facts
    assert [f.object.name for f in found if f.predicate == "teacher"] == ["Ida Holm"]

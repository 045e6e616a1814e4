"""Where a family comes from, who the children are, and where and by whom somebody was taught."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
PAINTER = "Li Fang was a Chinese painter. "
ACTRESS = "Joan Ashby was an English actress. "
SCHOOL = "The Tarn School of Arts is a school in Odense. "


@pytest.mark.parametrize(
    "text",
    [
        PAINTER + "His family came from Ningbo.",
        PAINTER + "His family came originally from Ningbo.",
        "Li Fang was a Chinese painter, whose family hailed from Ningbo.",
        PAINTER + "He traced his ancestry to Ningbo.",
        PAINTER + "His ancestral home was in Ningbo.",
        PAINTER + "He was born in Hong Kong to a family from Ningbo.",
    ],
)
def test_a_family_s_origin_is_the_ancestral_home(read: Read, text: str) -> None:
    assert said(read(text, "Li Fang", "Person"), "ancestral_home") == [("Li Fang", "Ningbo")]


@pytest.mark.parametrize(
    "sentence",
    [
        "His mother's family came from Ningbo.",
        "His wife, Mei Lan, is a singer; her family came from Ningbo.",
        "He played a cook whose role was that of a man; his family came from Ningbo.",
    ],
)
def test_another_family_s_origin_is_not(read: Read, sentence: str) -> None:
    assert said(read(PAINTER + sentence, "Li Fang", "Person"), "ancestral_home") == []


def test_all_children_of_a_list_are_children(read: Read) -> None:
    text = ACTRESS + "She married Paul Marsh, a judge; their children are Anthony and Cecilia."
    children = said(read(text, "Joan Ashby", "Person"), "parent")
    assert ("Anthony", "Joan Ashby") in children
    assert ("Cecilia", "Joan Ashby") in children


def test_children_in_a_part_are_none(read: Read) -> None:
    text = ACTRESS + "In *Tarn* (1990) she played a widow; her children are Anthony and Cecilia."
    assert ("Cecilia", "Joan Ashby") not in said(read(text, "Joan Ashby", "Person"), "parent")


def test_any_texan_is_no_father(read: Read) -> None:
    text = ACTRESS + "Her father, a Texan who had served in the navy, died of a stroke."
    assert said(read(text, "Joan Ashby", "Person"), "father") == []


def test_a_second_school_follows_the_first(read: Read) -> None:
    text = ACTRESS + "She went to Tarn Grammar School and then to Odense University."
    assert said(read(text, "Joan Ashby", "Person"), "educated_at") == [
        ("Joan Ashby", "Tarn Grammar School"),
        ("Joan Ashby", "Odense University"),
    ]


def test_an_actress_trained_at_a_studio(read: Read) -> None:
    text = "She moved to New York, dropped her first name and trained at the Tarn Studio."
    findings = read(ACTRESS + text, "Joan Ashby", "Person")
    assert said(findings, "educated_at") == [("Joan Ashby", "Tarn Studio")]


def test_a_footballer_trains_at_a_club(read: Read) -> None:
    text = "Carl Moss is an English footballer. He trained at the Tarn Rovers."
    assert said(read(text, "Carl Moss", "Person"), "educated_at") == []


def test_who_taught_somebody_there_is_a_teacher_of_the_school(read: Read) -> None:
    findings = read(SCHOOL + "Haig Manning taught Martin Score there.", "Tarn School of Arts", "School")
    assert said(findings, "teacher") == [("Martin Score", "Haig Manning")]
    assert said(findings, "employer") == [("Haig Manning", "Tarn School of Arts")]


@pytest.mark.parametrize(
    "sentence",
    [
        "Students of the school have included Ann Dean and Carl Moss.",
        "Ann Dean and Carl Moss, both from Leeds, are graduates too.",
    ],
)
def test_students_of_the_school_went_there(read: Read, sentence: str) -> None:
    findings = read(SCHOOL + sentence, "Tarn School of Arts", "School")
    assert said(findings, "educated_at") == [
        ("Ann Dean", "Tarn School of Arts"),
        ("Carl Moss", "Tarn School of Arts"),
    ]


def test_a_graduate_of_another_school_did_not(read: Read) -> None:
    findings = read(SCHOOL + "Ann Dean was a graduate of Odense University.", "Tarn School of Arts", "School")
    assert said(findings, "educated_at") == [("Ann Dean", "Odense University")]


def test_whom_somebody_learned_an_art_from_as_a_child_is_a_teacher(read: Read) -> None:
    text = "She learned chess at the age of nine from a Danish railway engineer, Otto Vane, who lodged with them."
    assert said(read(text, "Ann Lee", "Person"), "teacher") == [("Ann Lee", "Otto Vane")]


@pytest.mark.parametrize("sentence", ["nothing from Otto Vane", "chess from a friend of Otto Vane"])
def test_from_whom_nothing_was_learned_is_none(read: Read, sentence: str) -> None:
    assert said(read(f"She learned {sentence}.", "Ann Lee", "Person"), "teacher") == []

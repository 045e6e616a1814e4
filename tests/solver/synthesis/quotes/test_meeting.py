"""Works of two people: by facts of both, and by sentences that name both."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.ontology import Ontology
from solver.lexicon import Lexicon
from solver.synthesis.quotes.meeting import Meeting
from tests.solver.synthesis.pages import Page, solver_over

ADA = (
    "Ada Moor is an actress. She starred in Fog. Two years later she was reunited with Paul Reed in Rain. "
    "She also made Snow, with Ines Roth."
)
BAI = "白露，1962年出生，演员。她主演《雾港》；1995年，她在《石桥》里饰演船员，与孙大山搭档。"


def _pages() -> list[Page]:
    ada = Page(
        "en/Ada Moor", ADA, ("Ada Moor", "Person"), ("Fog", "Film"), ("Paul Reed", "Person"), ("Rain", "Film"),
        ("Snow", "Film"), ("Ines Roth", "Person"),
    )  # fmt: skip
    ada.says(1, "starring", 0, "She starred in Fog")
    bai = Page(
        "白露", BAI, ("白露", "Person"), ("雾港", "Film"), ("石桥", "Film"), ("孙大山", "Person")
    )  # fmt: skip
    bai.says(1, "starring", 0, "她主演《雾港》")
    return [ada, bai]


@pytest.mark.parametrize(
    ("question", "work", "other"),
    [
        ("In which films did Ada Moor and Paul Reed act together?", "Rain", "Snow"),
        ("Which films did Ada Moor make with Ines Roth?", "Snow", "Rain"),
        ("白露和孙大山一起演过哪些电影？", "石桥", "雾港"),
        ("孙大山在白露的哪些电影里出现？", "石桥", "雾港"),
    ],
)
def test_a_sentence_that_names_both_joins_them_to_the_work_beside(
    tmp_path: Path, question: str, work: str, other: str
) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        answer = solver.ask(question)
    assert work in answer.text
    assert other not in answer.text


def test_people_whom_no_sentence_joins_share_no_work(tmp_path: Path) -> None:
    with solver_over(tmp_path, *_pages()) as solver:
        assert solver.ask("Which films did Paul Reed make with Ines Roth?").abstained


def test_a_role_by_the_other_name_of_whoever_is_played(tmp_path: Path) -> None:
    fog = Page("雾港", "《雾港》是一部传记片，孙大山饰演白露。", ("雾港", "Film"), ("孙大山", "Person"))
    fog.says(0, "starring", 1, "孙大山饰演白露", role="白露")
    bai = Page("白露", "白露（小名阿白），演员。", ("白露", "Person"), also=("阿白",))
    with solver_over(tmp_path, fog, bai) as solver:
        assert solver.ask("孙大山饰演过阿白吗？").text.startswith("是的")


def test_what_two_people_share_is_told_by_one_relation(tmp_path: Path) -> None:
    text = "白露的处女作《雾港》由她编剧、导演、作曲，由白露和孙大山主演。"
    page = Page("白露", text, ("白露", "Person"), ("雾港", "Film"), ("孙大山", "Person"))
    page.says(0, "first_work", 1, "处女作《雾港》").says(1, "screenwriter", 0, "由她编剧")
    page.says(1, "director", 0, "由她编剧、导演").says(1, "composer", 0, "由她编剧、导演、作曲")
    page.says(1, "starring", 0, "由白露和孙大山主演").says(1, "starring", 2, "由白露和孙大山主演")
    with solver_over(tmp_path, page) as solver:
        assert "共同出演了《雾港》" in solver.ask("白露和孙大山有什么关系？").text


def test_what_stands_beside_a_director_is_not_therefore_by_that_director(tmp_path: Path) -> None:
    text = "石桥，导演。他执导《雾港》，该片获得金帆奖。"
    page = Page("石桥", text, ("石桥", "Person"), ("雾港", "Film"), ("金帆奖", "Award"))
    page.says(1, "director", 0, "他执导《雾港》").says(1, "award_won", 2, "该片获得金帆奖")
    text = "山城是一部电影，1990年获得金帆奖。石桥很喜欢它。"
    other = Page("山城", text, ("山城", "Film"), ("金帆奖", "Award"), ("石桥", "Person"))
    other.says(0, "award_won", 1, "1990年获得金帆奖")
    with solver_over(tmp_path, page, other) as solver:
        answer = solver.ask("石桥执导的电影里，哪些得过金帆奖？")
    assert "雾港" in answer.text
    assert "山城" not in answer.text


def test_the_latter_of_two_works_is_not_the_former(tmp_path: Path) -> None:
    text = "白露，演员。1990年她主演《雾港》和《石桥》，后一部的男主角是孙大山。"
    page = Page("白露", text, ("白露", "Person"), ("雾港", "Film"), ("石桥", "Film"), ("孙大山", "Person"))
    page.says(1, "starring", 0, "主演《雾港》").says(2, "starring", 0, "主演《雾港》和《石桥》")
    page.says(2, "starring", 3, "后一部的男主角是孙大山")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("有哪些电影是白露和孙大山一起主演的？")
    assert "石桥" in answer.text
    assert "雾港" not in answer.text


def test_words_that_only_suggest_the_work_follow_its_name(tmp_path: Path) -> None:
    text = "Gull is a film of 1954. Otto Kern, already a star, walked into the house of Ada Voss."
    page = Page("en/Gull", text, ("Gull", "Film"), ("Otto Kern", "Person"), ("Ada Voss", "Person"))
    with solver_over(tmp_path, page) as solver:
        told = solver.ask("Which film did Otto Kern and Ada Voss both act in?")
    assert told.text.startswith("Gull: ")


def test_of_two_facts_that_name_the_part_the_one_on_the_page_that_tells_the_rest_is_cited(
    tmp_path: Path,
) -> None:
    text = "Ada Moor is an actress. In Fog she plays a diver. Rain, with her in the lead, was a success."
    own = Page("en/Ada Moor", text, ("Ada Moor", "Person"), ("Fog", "Film"), ("Rain", "Film"))
    own.says(1, "starring", 0, "In Fog she plays a diver", role="diver")
    text = "Fog is a film. In 1990 Ada Moor plays a pearl diver."
    fog = Page("en/Fog", text, ("Fog", "Film"), ("Ada Moor", "Person"))
    fog.says(0, "starring", 1, "Ada Moor plays a pearl diver", role="pearl diver", time="1990")
    with solver_over(tmp_path, own, fog) as solver:
        part = solver.plan("Which actress stars in both Fog and Rain?").parts[0]
        meeting = Meeting(solver._store, Lexicon(Ontology.load()))
        shared = meeting.shared(part)
    roles = [q.value for one in shared for t in one.triples for q in t.qualifiers if q.name == "role"]
    assert roles == ["diver"]

"""Works and people of one sentence: which belong together."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.graph import ChunkMention
from schemas.text import Chunk, Language
from solver.results import Extract
from solver.synthesis.quotes.nearness import beside, goes_on, is_former, part_of
from tests.solver.synthesis.pages import Page, solver_over

WORKS = ("雾港", "石桥", "山城", "Fog", "Rain", "Snow")


def _read(text: str) -> tuple[Chunk, Extract]:
    language = Language.ENGLISH if text.isascii() else Language.CHINESE
    return Chunk("page#0", "page", 0, 0, len(text), text, language), Extract("page#0", 0, len(text))


def _mention(chunk: Chunk, name: str) -> ChunkMention:
    start = chunk.text.index(name)
    return ChunkMention(chunk.id, start, start + len(name), name.strip(), name, "hand/1", 1.0)


def _works(chunk: Chunk) -> list[ChunkMention]:
    return [_mention(chunk, name) for name in WORKS if name in chunk.text]


@pytest.mark.parametrize(
    ("text", "name", "near"),
    [
        ("他先在《雾港》里演船长，又在《石桥》里与孙大山搭档", "孙大山", ["石桥"]),
        ("同年《雾港》、木青主演的《山城》、孙大山与林海主演的《石桥》上映", "孙大山", ["石桥"]),
        ("孙大山演过林海的《雾港》《石桥》和《山城》", "孙大山", ["雾港", "石桥", "山城"]),
        ("两部影片都有孙大山：《雾港》里的船员，以及《石桥》里的木匠", "孙大山", ["雾港", "石桥"]),
        ("孙大山说：她演了《雾港》，不久去世，《石桥》是别人的", "孙大山", ["雾港"]),
        ("Fog, about a strike, made a star of Paul Reed, who also led the cast of Rain", "Paul Reed", ["Fog", "Rain"]),
        ("Fog, about a strike, made a star of Paul Reed, who had disliked Rain", "Paul Reed", ["Rain"]),
    ],
)  # fmt: skip
def test_works_beside_a_name(text: str, name: str, near: list[str]) -> None:
    chunk, _ = _read(text)
    found = beside(chunk, _mention(chunk, name), _works(chunk))
    assert sorted(one.surface for one in found) == sorted(near)


@pytest.mark.parametrize(
    ("text", "name", "whole"),
    [
        ("她在《雾港》里演船长；孙大山饰演水手，从此成名", "孙大山", True),
        ("她在《雾港》里演船长；孙大山在《石桥》里饰演水手", "孙大山", False),
        ("她在《雾港》里演船长；同年她嫁给孙大山", "孙大山", False),
        ("In Fog he gave a part to Ada; Paul, who played the doctor, was employed more often", "Paul", True),
    ],
)
def test_what_goes_on_about_the_work_before(text: str, name: str, whole: bool) -> None:
    chunk, sentence = _read(text)
    part = part_of(chunk, sentence, _mention(chunk, name).start, _works(chunk))
    assert (part.start == 0) is whole


@pytest.mark.parametrize(
    ("text", "goes"),
    [
        ("in Fog Ada appeared opposite Ines, and in Rain opposite Paul", True),
        ("Ada won in Fog, and met Ines, to whom Paul returned in Rain", False),
        ("Ada was in Fog with Ines, and he directed Rain for Paul", False),
    ],
)
def test_whoever_is_named_first_is_in_what_follows(text: str, goes: bool) -> None:
    chunk, _ = _read(text)
    named = [_mention(chunk, name) for name in ("Ada", "he ", "Paul") if name in text]
    assert goes_on(chunk, named[0], named[-1], named) is goes


def test_the_last_of_many_is_not_the_latter_of_two() -> None:
    chunk, sentence = _read("包括《雾港》《石桥》和《山城》，在最后一部里他演船长")
    assert not is_former(chunk, _mention(chunk, "雾港"), sentence)
    chunk, sentence = _read("孙大山演《雾港》和《石桥》，后一部还有林海")
    fog = _mention(chunk, "雾港")
    assert is_former(chunk, fog, sentence, _mention(chunk, "林海"))
    assert not is_former(chunk, fog, sentence, _mention(chunk, "孙大山"))


def test_a_list_that_names_one_of_two_is_not_what_both_are_in(tmp_path: Path) -> None:
    text = "白露，演员。她主演过七部影片，包括《雾港》和《石桥》。孙大山与她在《雾港》里搭档。"
    page = Page("白露", text, ("白露", "Person"), ("雾港", "Film"), ("石桥", "Film"), ("孙大山", "Person"))
    page.says(1, "starring", 0, "她主演过七部影片，包括《雾港》").says(2, "starring", 0, "《雾港》和《石桥》")
    page.says(1, "starring", 3, "孙大山与她在《雾港》里搭档")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("白露和孙大山一起演过哪些电影？")
    assert "雾港" in answer.text
    assert "石桥" not in answer.text

"""People whose names stand in Pinyin are found among those of Chinese pages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from retriever.crossing.pinyin import PinyinNames
from schemas.graph import PageNames

NAMES = {
    "陈晓岚": "chen", "欧阳远": "ouyang", "顾长卫": "gu", "吕绿": "lü", "英雄": "film", "陈晓蓝": "other",
    "远山如黛的日子": "long", "Lin Xubai": "latin",
}  # fmt: skip


class Pages:
    """A store of page names that counts how often they are read."""

    def __init__(self) -> None:
        self.reads = self.version = 0

    def graph_version(self) -> int:
        return self.version

    def iterate_pages(self) -> Iterator[PageNames]:
        self.reads += 1
        return iter([PageNames(f"{bearer}.md", bearer, (name,)) for name, bearer in NAMES.items()])


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("Who was Ouyang Yuan?", [("Ouyang Yuan", "ouyang")]),
        ("When did Yuan Ouyang die?", [("Yuan Ouyang", "ouyang")]),
        ("Did Gu Changwei's film win?", [("Gu Changwei", "gu")]),
        ("Did Gu Zhang Wei direct it?", [("Gu Zhang Wei", "gu")]),  # one way or the other of a character
        ("Is Lu Lu the sister of Lü Lü?", [("Lu Lu", "lü"), ("Lü Lü", "lü")]),
        ("What did Chen Xiaolan write?", [("Chen Xiaolan", "chen"), ("Chen Xiaolan", "other")]),
        ("Who directed Ying Xiong?", []),  # no family name
        ("Who was Chen?", []),
        ("who was ouyang yuan?", []),
        ("欧阳远是谁？", []),
    ],
)
def test_names_are_found_by_their_letters(question: str, found: list[tuple[str, str]]) -> None:
    heard = PinyinNames(Pages()).find(question)  # type: ignore[arg-type]
    assert sorted((question[h.place.start : h.place.end], h.entity) for h in heard) == found


def test_names_are_read_once_and_again_when_the_graph_changes() -> None:
    pages = Pages()
    names = PinyinNames(pages)  # type: ignore[arg-type]
    names.find("when was this built?")
    assert pages.reads == 0
    for _ in range(2):
        names.find("Who was Ouyang Yuan?")
    assert pages.reads == 1
    pages.version = 1
    names.find("Who was Ouyang Yuan?")
    assert pages.reads == 2

"""Names that stand transliterated in running text are found among those of pages."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from retriever.crossing.sounding import NameSounds, SoundTable, dotted_names, says_name
from schemas.graph import PageNames

NAMES = [
    ("Greta Lindholm", "greta"),
    ("Thomas Bennett", "bennett"),
    ("Emma Carlton", "emma"),
    ("Kenneth Vanner", "kenneth"),
    ("Maria Carla Mendez", "maria"),
    ("格蕾塔·林霍姆", "greta-zh"),
    ("Lindholm", "alone"),
    ("The 39 Steps", "steps"),
    ("Zoë Bendíx", "zoe"),
    ("David Linton", "david"),
]


def heard(question: str) -> list[tuple[str, str]]:
    """The likest of each page: what was heard, and what bears it."""
    found: dict[str, str] = {}
    for row in SoundTable(NAMES).find(question):
        found.setdefault(row.entity, question[row.place.start : row.place.end])
    return sorted((place, entity) for entity, place in found.items())


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("格蕾塔·林霍姆演过哪些电影？", [("格蕾塔·林霍姆", "greta")]),
        (
            "女演员格蕾塔·林霍姆与托马斯·本内特是什么关系？",
            [("托马斯·本内特", "bennett"), ("格蕾塔·林霍姆", "greta")],
        ),
        ("演员艾玛·卡尔顿的妹妹是谁？", [("艾玛·卡尔顿", "emma")]),
        ("肯尼思·瓦纳的电影", [("肯尼思·瓦纳", "kenneth")]),
        ("歌手玛丽亚·卡拉·门德斯的出生地", [("玛丽亚·卡拉·门德斯", "maria")]),
        ("Where was Greta Lindholm born?", [("Greta Lindholm", "greta-zh")]),
        ("演員格蕾塔‧林霍姆與導演大衛•林頓", [("大衛•林頓", "david"), ("格蕾塔‧林霍姆", "greta")]),
        ("佐伊·本迪克斯哪年出生？", [("佐伊·本迪克斯", "zoe")]),
        ("Was Greta Lindholm's father an actor?", [("Greta Lindholm", "greta-zh")]),
        ("安娜·彼得罗娃是谁？", []),
        ("·格蕾塔··林霍姆·", []),
        ("谁演过格蕾塔？", []),
        ("", []),
    ],
)
def test_a_name_is_heard_in_its_sentence(question: str, names: list[tuple[str, str]]):
    assert heard(question) == names


class Pages:
    """A store of page names that counts how often they are read."""

    def __init__(self) -> None:
        self.version, self.read = 1, 0

    def graph_version(self) -> int:
        return self.version

    def iterate_pages(self):
        self.read += 1
        return iter([PageNames("d", "greta", ("greta lindholm",))])

    def stats(self):
        return SimpleNamespace(entities=3)

    def iterate_names(self):
        return iter([("greta", "Greta Lindholm"), ("karl", "Karl Bergman"), ("other", "Greta Lindholme")])


def test_pages_are_read_for_a_name_alone_and_again_when_the_graph_has_changed():
    store = Pages()
    sounds = NameSounds(store)
    assert sounds.find("谁演过这部电影？") == []
    assert store.read == 0
    for _ in range(2):
        assert [row.entity for row in sounds.find("格蕾塔·林霍姆是谁？")] == ["greta"]
    assert store.read == 1
    store.version = 2
    sounds.find("格蕾塔·林霍姆是谁？")
    assert store.read == 2


def test_what_has_no_page_is_heard_where_no_page_is():
    sounds = NameSounds(Pages())
    heard = sounds.find("格蕾塔·林霍姆和卡尔·伯格曼是同学吗？")
    assert [row.entity for row in heard] == ["greta", "karl"]


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("汤姆·汉克斯演过什么？", ["汤姆·汉克斯"]),
        ("彼得·奧圖爾與大卫·里恩", ["彼得·奧圖爾", "卫·里恩"]),
        ("谁演过《春江》？", []),
    ],
)
def test_where_names_with_points_stand(question: str, names: list[str]):
    assert [question[s.start : s.end] for s in dotted_names(question)] == names


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("It stars Peter O'Toole as Lawrence.", True),
        ("O'Toole, Peter", False),
        ("彼得·奥图尔主演", True),
        ("It stars Peter Finch and Omar Sharif.", False),
        ("", False),
    ],
)
def test_whether_a_text_says_such_a_name(text: str, said: bool):
    assert says_name(text, "彼得·奥图尔") is said


def test_a_question_of_many_names_reads_a_bounded_number_of_rows():
    crowd = [(f"Martin Scorsese{'abcdefgh'[n % 8]}", str(n)) for n in range(4000)]
    table = SoundTable(crowd)
    assert len(table.find("马丁·斯科塞斯和" * 62)) <= 8 * 12


ALONE = [
    ("Greta Kendall", "greta"),
    ("Belmont", "belmont"),
    ("格蕾塔·卡尔顿", "greta-zh"),
    ("肯德尔", "place"),
]


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("肯德尔出生在哪里？", [("肯德尔", "greta", False)]),
        ("导演肯德尔和贝尔蒙特有什么关系？", [("肯德尔", "greta", False), ("贝尔蒙特", "belmont", True)]),
        ("Where was Carlton born?", [("Carlton", "greta-zh", False)]),
        ("What is Kendall's area?", [("Kendall", "place", True)]),
        ("Carlton was born where?", []),
        ("Where is the Carlton Hotel?", []),
        ("谁演过电影？", []),
    ],
)
def test_a_name_of_one_word_or_a_last_name_is_heard_alone(question: str, names: list[tuple[str, str, bool]]):
    found = SoundTable(ALONE, alone=True).find(question)
    assert sorted((question[h.place.start : h.place.end], h.entity, h.whole) for h in found) == sorted(names)

"""Names put together from words are found by the words of the other language."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.dictionaries.cedict_convert import write_glosses
from backends.dictionaries.glosses import Glosses
from retriever.crossing.composing import ComposedNames
from retriever.crossing.translating import Translator
from schemas.graph import PageNames

GLOSSES = [
    ("电影", "film"),
    ("电影节", "film festival"),
    ("英国人", "british"),
    ("银行", "bank"),
    ("岸", "bank"),
    ("长江", "yangtze river"),
    ("戏剧", "drama"),
    ("艺术", "art"),
    ("金", "golden"),
    ("鹿", "stag"),
    ("鹿", "deer"),
    ("红", "red"),
    ("高粱", "sorghum"),
    ("剧院", "theater"),
    ("王冠", "crown"),
    ("猎鹰", "falcon"),
]
ENGLISH = [
    "Oslo Film Festival",
    "British Film Institute",
    "Medici Bank",
    "Royal Academy of Dramatic Art",
    "Golden Stag Awards",
    "Red Sorghum",
    "Bank of Tampere",
    "Savoy Theatre",
    "Oslo",
    "The Falcon on the Crown",
]
CHINESE = [
    "奥斯陆国际电影节",
    "武汉长江大桥",
    "金鹿奖",
    "英国电影学会",
    "红高粱",
    "美第奇银行",
    "印第安纳大学",
]


@pytest.fixture
def translator(tmp_path: Path) -> Translator:
    cities = [("奥斯陆", "oslo", True), ("武汉", "wuhan", True)]
    write_glosses([*((c, e, False) for c, e in GLOSSES), *cities], tmp_path / "glosses.sqlite")
    return Translator(Glosses(tmp_path / "glosses.sqlite"))


class Pages:
    """A store of page names that counts how often they are read."""

    def __init__(self, *names: str) -> None:
        self.names, self.version, self.read = names, 1, 0

    def graph_version(self) -> int:
        return self.version

    def iterate_pages(self) -> list[PageNames]:
        self.read += 1
        return [PageNames(f"{name}.md", name, (name.casefold(),)) for name in self.names]


def named(question: str, translator: Translator, *names: str) -> list[tuple[str, str]]:
    found = ComposedNames(Pages(*names), translator).find(question)  # type: ignore[arg-type]
    return [(question[one.place.start : one.place.end], one.entity) for one in found]


@pytest.mark.parametrize(
    ("question", "names"),
    [
        (
            "奥斯陆国际电影节是哪年创办的？",
            [("奥斯陆国际电影节", "Oslo Film Festival")],
        ),  # 国际 is said by one
        ("英国电影学会在哪里？", [("英国电影学会", "British Film Institute")]),  # 英国 of 英国人, a kind
        ("美第奇银行哪年倒闭？", [("美第奇银行", "Medici Bank")]),  # by sound
        (
            "皇家戏剧艺术学院的校长",
            [("皇家戏剧艺术学院", "Royal Academy of Dramatic Art")],
        ),  # in another order
        ("她得过金鹿奖吗？", [("金鹿奖", "Golden Stag Awards")]),  # single characters, of a prize
        ("《红高粱》是谁拍的？", [("红高粱", "Red Sorghum")]),  # between marks without a kind
        ("《王冠上的猎鹰》是谁写的？", [("王冠上的猎鹰", "The Falcon on the Crown")]),  # 上的 is `on the`
        ("王冠上的猎鹰飞走了吗？", []),
        ("山上的红高粱熟了吗？", []),
        ("奧斯陸國際電影節是哪年創辦的？", [("奧斯陸國際電影節", "Oslo Film Festival")]),
        ("他在银行工作吗？", []),
        ("奥斯陆有什么电影？", []),
        ("奥斯陆银行在哪里？", []),
        ("", []),
    ],
)
def test_a_chinese_question_names_an_english_page(
    translator: Translator, question: str, names: list[tuple[str, str]]
):
    assert named(question, translator, *ENGLISH) == names


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("When was the Oslo Film Festival founded?", [("Oslo Film Festival", "奥斯陆国际电影节")]),
        ("How long is the Wuhan Yangtze River Bridge?", [("Wuhan Yangtze River Bridge", "武汉长江大桥")]),
        ("Did she win a Golden Stag Award?", [("Golden Stag Award", "金鹿奖")]),
        ("What is the British Film Institute's address?", [("British Film Institute", "英国电影学会")]),
        ("Who runs the Medici Bank of Florence?", [("Medici Bank", "美第奇银行")]),
        ("Who made Red Sorghum?", []),  # no kind
        ("Where is the University of Montana?", []),  # 印第安纳 has the same consonants
        ("Is there a film festival in Oslo?", []),
    ],
)
def test_an_english_question_names_a_chinese_page(
    translator: Translator, question: str, names: list[tuple[str, str]]
):
    assert named(question, translator, *CHINESE) == names


def test_names_are_read_again_only_when_the_graph_changes(translator: Translator):
    pages = Pages("Medici Bank")
    names = ComposedNames(pages, translator)  # type: ignore[arg-type]
    assert [names.find("美第奇银行")[0].entity, names.find("美第奇银行")[0].entity] == ["Medici Bank"] * 2
    assert pages.read == 1
    pages.names, pages.version = (), 2
    assert names.find("美第奇银行") == []


def test_a_long_question_is_read_in_part(translator: Translator):
    assert named("电影" * 50_000 + "美第奇银行", translator, *ENGLISH) == []


def test_nothing_is_named_without_a_dictionary():
    assert named("英国电影学会在哪里？", Translator(Glosses(None)), *ENGLISH) == []

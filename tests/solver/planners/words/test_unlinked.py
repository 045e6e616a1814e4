"""Names in Chinese questions that nothing in the store bears."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from schemas.text import TaggedText, Token
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from solver.planners.words.unlinked import UnlinkedNames
from tests.solver.planners.names import Names


class Dictionary:
    """Has a few words, some of them names."""

    _NAMES = frozenset({"远山湖", "莫里哀", "春节", "法国", "司马"})
    _WORDS = frozenset({"电影节", "出生", "哪里", "老师", "高中", "为什么", "离开", "冠军", "获得", "家乡"})

    def is_word(self, word: str) -> bool:
        return word in self._WORDS or word in self._NAMES

    def is_name(self, word: str) -> bool:
        return word in self._NAMES


_POS = {
    "程砚舟": "PER", "苏里夫人": "PER", "司马文涛": "PER", "蓝鲸": "nz", "汽车": "n", "观星台": "n", "电影节": "n",
    "家乡": "n", "高中": "ORG", "那位": "PER",
}  # fmt: skip


class Words:
    """Tags the words that it is given, and nothing else."""

    version = "1"

    def tag(self, text: str) -> TaggedText:
        places = sorted((text.index(word), word) for word in _POS if word in text)
        tokens = (Token(i, i + len(w), w, _POS[w]) for i, w in places)
        return TaggedText(text, tuple(tokens), (), ())


@pytest.fixture(scope="module")
def planner() -> RulePlanner:
    unlinked = UnlinkedNames(Dictionary(), Words)
    return RulePlanner(Names({"林晚": "Person"}), Lexicon(Ontology.load()), unlinked=unlinked)


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("莫里哀出生在哪里？", ("莫里哀",)),
        ("莫里哀为什么离开家乡？", ("莫里哀",)),
        ("谁写过莫里哀的传记？", ("莫里哀",)),
        ("程砚舟的老师是谁？", ("程砚舟",)),
        ("谁画过程砚舟的像？", ("程砚舟",)),
        ("苏里夫人何时出生？", ("苏里夫人",)),
        ("司马文涛的老师是谁？", ("司马文涛",)),
        ("蓝鲸汽车是哪一年成立的？", ("蓝鲸",)),
        ("观星台有多高？", ("观星台",)),
        ("阿列克谢·多尔戈夫是哪一年去世的？", ("阿列克谢·多尔戈夫",)),
        ("林晚去过远山湖吗？", ("林晚",)),
        ("莫里哀和林晚有什么关系？", ("莫里哀", "林晚")),
        ("春节是哪一天？", ()),
        ("法国人喜欢什么？", ()),
        ("电影节的冠军是谁？", ()),
        ("高中的校长是谁？", ()),
        ("那位先生是谁？", ()),
        ("莫里哀之后谁获得冠军？", ()),
    ],
)
def test_a_name_is_known_by_the_dictionary_by_the_tagger_or_by_its_points(
    planner: RulePlanner, question: str, names: tuple[str, ...]
) -> None:
    assert planner.plan(question).parts[0].names == names


def test_each_part_has_its_own_and_a_pronoun_asks_of_the_one_before(planner: RulePlanner) -> None:
    each = planner.plan("林晚出生在哪里，莫里哀出生在哪里？").parts
    assert [part.names for part in each] == [("林晚",), ("莫里哀",)]
    told = planner.plan("莫里哀出生在哪里，他的老师是谁？").parts
    assert [part.names for part in told] == [("莫里哀",), ("莫里哀",)]


def test_without_these_only_what_is_linked_is_named() -> None:
    planner = RulePlanner(Names({"林晚": "Person"}), Lexicon(Ontology.load()))
    assert planner.plan("程砚舟的老师是谁？").parts[0].names == ()

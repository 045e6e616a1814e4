"""Questions that ask for more than one thing are taken apart where each of them begins."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from schemas.plan import AnswerType
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from tests.solver.planners.names import Names


@pytest.fixture(scope="module")
def planner() -> RulePlanner:
    return RulePlanner(Names({"Anna Lind": "Person", "林晚": "Person"}), Lexicon(Ontology.load()))


@pytest.mark.parametrize(
    ("question", "texts"),
    [
        ("Where was Anna Lind born and what is her blood type?", ("Where was", "what is her")),
        ("When was Anna Lind born, and from which school did she graduate?", ("When was", "from which")),
        ("Was Anna Lind born in Leith and did she die there?", ("Was Anna", "did she")),
        ("What is Anna Lind known for and where was she born?", ("What is", "where was")),
        ("Who is Anna Lind, whose pupil she was, and where is Leith?", ("Who is", "where is")),
        ("Where was Anna Lind born and raised?", ("Where was",)),
        ("What did Anna Lind do when she left and when she came back?", ("What did",)),
        ("林晚出生在哪里又毕业于哪所学校？", ("林晚", "毕业于")),
        ("林晚出生在哪里，以及她的血型是什么？", ("林晚", "以及她")),
        ("林晚又名什么？", ("林晚",)),
        ("那湖有多深，又在哪里？", ("那湖", "在哪里")),
    ],
)
def test_each_part_begins_with_what_it_asks(
    planner: RulePlanner, question: str, texts: tuple[str, ...]
) -> None:
    parts = planner.plan(question).parts
    assert len(parts) == len(texts)
    assert all(part.text.startswith(text) for part, text in zip(parts, texts, strict=True))


def test_a_part_without_a_name_asks_of_the_one_before(planner: RulePlanner) -> None:
    first, second = planner.plan("Where was Anna Lind born and did she win an award?").parts
    assert (first.asked, second.asked) == (AnswerType.PLACE, AnswerType.BOOLEAN)
    assert (second.names, second.inherited) == (("Anna Lind",), True)


def test_what_a_part_is_asks_for_itself(planner: RulePlanner) -> None:
    first, second = planner.plan("What is Anna Lind and who taught her?").parts
    assert (first.text, second.text) == ("What is Anna Lind", "who taught her?")


def test_a_part_that_asks_of_its_own_sets_no_scene(planner: RulePlanner) -> None:
    first, second = planner.plan("林晚住在哪里？她是哪一年改名的？").parts
    assert (first.text, second.text) == ("林晚住在哪里", "她是哪一年改名的？")
    assert second.names == ("林晚",)

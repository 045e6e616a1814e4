"""Whose teacher a question asks about, and who taught whom, by the question's own words."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from tests.solver.planners.names import Names

NAMES = {
    "Ada Ross": "Person", "Carl Dorn": "Person", "林海": "Person", "周明": "Person", "Tern Rail": "Company",
    "Gull Group": "Company", "The Mill": "Film", "Low Water": "Book", "River Ems": "Place", "River Oll": "Place",
}  # fmt: skip


@pytest.fixture(scope="module")
def planner() -> RulePlanner:
    return RulePlanner(Names(NAMES), Lexicon(Ontology.load()))


@pytest.mark.parametrize(
    ("question", "subject", "relation", "object_"),
    [
        ("Is Ada Ross the teacher of Carl Dorn?", "Carl Dorn", "teacher", "Ada Ross"),
        ("Is Carl Dorn's teacher Ada Ross?", "Carl Dorn", "teacher", "Ada Ross"),
        ("Is Ada Ross Carl Dorn's teacher?", "Carl Dorn", "teacher", "Ada Ross"),
        ("Did Ada Ross teach Carl Dorn?", "Carl Dorn", "teacher", "Ada Ross"),
        ("Was it Ada Ross who taught Carl Dorn?", "Carl Dorn", "teacher", "Ada Ross"),
        ("Was Ada Ross taught by Carl Dorn?", "Ada Ross", "teacher", "Carl Dorn"),
        ("Did Ada Ross study under Carl Dorn?", "Ada Ross", "teacher", "Carl Dorn"),
        ("Was Ada Ross a student of Carl Dorn?", "Ada Ross", "teacher", "Carl Dorn"),
        ("Was Ada Ross a pupil of Carl Dorn?", "Ada Ross", "teacher", "Carl Dorn"),
        ("Is Ada Ross Carl Dorn's student?", "Ada Ross", "teacher", "Carl Dorn"),
        ("Is Ada Ross the daughter of Carl Dorn?", "Carl Dorn", "child", "Ada Ross"),
        ("Is Carl Dorn the father of Ada Ross?", "Ada Ross", "father", "Carl Dorn"),
        ("Does Tern Rail belong to Gull Group?", "Tern Rail", "member of|parent company|part of", "Gull Group"),
        ("Is Tern Rail owned by Gull Group?", "Tern Rail", "parent company", "Gull Group"),
        ("Does Gull Group own Tern Rail?", "Tern Rail", "parent company", "Gull Group"),
        ("Is The Mill based on Low Water?", "The Mill", "based on", "Low Water"),
        ("Was Low Water made into The Mill?", "The Mill", "based on", "Low Water"),
        ("Does River Ems flow into River Oll?", "River Ems", "mouth", "River Oll"),
        ("林海是周明的老师吗？", "周明", "老师", "林海"),
        ("周明的老师是林海吗？", "周明", "老师", "林海"),
        ("林海师从周明吗？", "林海", "老师", "周明"),
        ("林海是周明的学生吗？", "林海", "老师", "周明"),
        ("林海是周明的儿子吗？", "周明", "子女", "林海"),
        ("林海是周明推荐的吗？", "林海", "介绍人", "周明"),
        ("林海推荐了周明吗？", "周明", "介绍人", "林海"),
    ],
)  # fmt: skip
def test_the_words_say_which_is_the_subject(
    planner: RulePlanner, question: str, subject: str, relation: str, object_: str
) -> None:
    (asked, *_) = (str(action) for action in planner.plan(question).form.actions)
    assert f"[{subject}]" in asked.split("p=")[0]
    assert f"p1:{relation}" in asked
    assert f"[{object_}]" in asked.split("o=")[1]


def test_what_somebody_unknown_owns_is_not_asked_of_the_one_who_is_known(planner: RulePlanner) -> None:
    (asked, *_) = (str(a) for a in planner.plan("Is Ada Ross the mother of Bo Holt?").form.actions)
    assert asked == "Retrieval(s=s1:entity[Bo Holt], p=p1:mother, o=o1:person[Ada Ross])"
    actions = [str(action) for action in planner.plan("林海是王小米的父亲吗？").form.actions]
    assert not any(action.startswith(("Filter", "Exists")) for action in actions)


def test_of_two_names_on_end_nothing_is_asked_whether_there_is_any(planner: RulePlanner) -> None:
    actions = [str(action) for action in planner.plan("Is Ada Moss Bo Holt's son?").form.actions]
    assert not any("Exists" in action for action in actions)

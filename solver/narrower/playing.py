"""Who plays a character of a work, by the list of the cast on its page: `Ann Lee as Captain Orme`, 林江 饰 阿山."""

from __future__ import annotations

import re

from schemas.logical_form import Mention, Retrieval
from schemas.plan import AnswerType, Plan, QuestionKind
from schemas.text import Language
from solver.language import folded
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting
from solver.reading.page import Page
from solver.reading.windows import Window, picked
from solver.synthesis.composing import Composed

_PLAYS = {
    Language.ENGLISH: re.compile(
        r"^[*•·–-]*\s*(?P<who>(?:[^\W\d_][\w'’.-]*\s+){1,4}?)(?:\.{2,}|as|[–—])\s+(?P<role>\S.{0,60})$"
    ),
    Language.CHINESE: re.compile(
        r"^[*•·－-]*\s*(?P<who>[^\s，。：:、]{2,12})\s*(?:饰演|饰|扮演|——|…+)\s*(?P<role>\S.{0,24})$"
    ),
}
"""A line of a list that names one player and what they play."""

_MORE = re.compile(r"[,，;；(（—–]|\s-\s")
_TITLE = re.compile(r"^(?:the|a|an)\s+", re.I)


class Playing:
    """Looks for the line; quotes it."""

    def __init__(self, paging: Paging, quoting: Quoting) -> None:
        self._paging = paging
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The line of the only one who is listed with the role; None where none or several are, or no role is asked
        about.
        """
        asked = _asked(plan)
        if asked is None:
            return None
        work, role = asked
        found = [window for page in self._paging.about(plan, work) for window in _listed(page, role)]
        return self._quoting.quoted(plan, "", found) if len(found) == 1 else None


def _asked(plan: Plan) -> tuple[str, str] | None:
    """The work and the role of a question that asks who plays it."""
    part = plan.parts[-1]
    if len(plan.parts) != 1 or part.kind is not QuestionKind.ROLE or part.asked is not AnswerType.PERSON:
        return None
    for action in part.step.actions:
        roles = (
            [c.value for c in action.constraints if c.property == "role"]
            if isinstance(action, Retrieval)
            else []
        )
        if isinstance(action, Retrieval) and isinstance(action.subject, Mention) and roles:
            return action.subject.name, roles[0]
    bare = part.predicates == ("starring",) and len(part.names) == 1 and len(part.residual) == 1
    return (part.names[0], part.residual[0]) if bare else None


def _listed(page: Page, role: str) -> list[Window]:
    """The lines that list a role; of a name of several words each may be left out."""
    own = _plain(role)
    found = []
    for number, clause in enumerate(page.clauses):
        told = _PLAYS[page.language].match(clause.text)
        if told is not None and (said := _plain(_MORE.split(told["role"])[0])) and _same(own, said):
            found.append(picked(page, number, number))
    return found


def _plain(role: str) -> str:
    return _TITLE.sub("", folded(role).strip(" .。“”\"'‘’《》"))


def _same(asked: str, said: str) -> bool:
    if not asked.isascii():
        return asked == said
    one, other = asked.split(), said.split()
    return set(one) <= set(other) or set(other) <= set(one)

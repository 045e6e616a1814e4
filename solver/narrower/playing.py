"""Who plays a character of a work, by the list of the cast on its page: `Ann Lee as Captain Orme`, 林江 饰 阿山."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from schemas.logical_form import Mention, Retrieval
from schemas.plan import AnswerType, Plan, QuestionKind
from schemas.text import Language
from solver.language import folded
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting
from solver.reading.page import WORKS, Page
from solver.reading.windows import Window, picked
from solver.synthesis.composed import Composed

_PLAYS = {
    Language.ENGLISH: re.compile(
        r"^[*•·–-]*\s*(?P<who>(?:[^\W\d_][\w'’.-]*\s+){1,4}?)(?:\.{2,}|as|[–—])\s+(?P<role>\S.{0,60})$"
    ),
    Language.CHINESE: re.compile(
        r"^[*•·－-]*\s*(?P<who>[^\s，。：:、]{2,12})\s*(?:饰演|饰|扮演|——|…+)\s*(?P<role>\S.{0,24})$"
    ),
}
"""A line of a list that names one player and what they play."""

_PLAYER = {
    Language.ENGLISH: re.compile(r"^(?:[A-ZÀ-Þ][\w'’.-]*\s*){2,4}(?:\([^()]{1,20}\))?$"),
    Language.CHINESE: re.compile(r"^[\u3400-\u9fff·・•]{2,16}(?:（[^（）]{1,12}）)?$"),
}
_MARK = re.compile(r"^[*•·–－-]+\s*")
_APART = re.compile(r"\s*[:：–—]\s*")
_OF_CAST = re.compile(
    r"演员|主演|角色|配音|阵容|扮演|演唱|歌唱家|演出人员|\b(?:cast|played by|singers?|sung by|voices?|roles?|"
    r"performers?)\b",
    re.I,
)
_LONGEST = 40  # characters of a role
_PLAYED = frozenset({"starring", "performer"})
_SUNG = re.compile(r"[唱演饰扮]|\b(?:s[aiu]ng|play\w*|perform\w*|portray\w*|voice[sd]?)\b", re.I)

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
    if len(plan.parts) == 1 and part.asked is AnswerType.PERSON and _PLAYED.issuperset(part.predicates):
        names = sorted({e.surface for e in part.entities if e.type == "Work" or e.type in WORKS})
        others = [name for name in part.names if name not in names]
        if len(names) == len(others) == 1 and _SUNG.search(part.text):
            return names[0], others[0]
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
    return found or [picked(page, *span) for span, said in _cast(page) if _same(own, _plain(said))]


def _cast(page: Page) -> Iterator[tuple[tuple[int, int], str]]:
    """The lines of a list of players or singers that give a role first, and the role: `Mimi: Ann Lee`."""
    lines = [
        list(group) for _, group in groupby(range(len(page.clauses)), lambda n: page.clauses[n].paragraph)
    ]
    led = ""
    for line in lines:
        text = _MARK.sub("", "：".join(page.clauses[number].text for number in line))
        role, *who = _APART.split(text)
        if len(who) != 1 or len(role) > _LONGEST or not _PLAYER[page.language].match(who[0]):
            led = page.clauses[line[-1]].text
        elif _OF_CAST.search(led):
            yield (line[0], line[-1]), role


def _plain(role: str) -> str:
    return _TITLE.sub("", folded(role).strip(" .。“”\"'‘’《》"))


def _same(asked: str, said: str) -> bool:
    if not asked.isascii():
        return asked == said
    one, other = asked.split(), said.split()
    return set(one) <= set(other) or set(other) <= set(one)

"""Who plays somebody of whom a question names no work: `Who played Lady Orme?`, by the parts that facts give."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Triple
from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded
from solver.narrower.quoting import Quoting
from solver.reading.page import WORKS
from solver.reading.page_subjects import page_subjects
from solver.running import Runner
from solver.synthesis.composed import Composed
from solver.synthesis.quotes.meeting import own_name

_PLAYS = r"(?:plays|played|portrays|portrayed|voices|voiced|(?:stars|starred|appears|appeared|was cast) as)"
_TOOK = r"(?:takes|took|has|had|got) the (?:part|role) of"
_ROLE = r"(?:the (?:role|part|character)(?: of)? )?[\"“]?(?P<role>[A-ZÀ-Þ][\w'’.-]*(?: [A-ZÀ-Þ][\w'’.-]*){0,4})[\"”]?"
_ASKED = tuple(
    re.compile(form, re.I)
    for form in (
        rf"^(?:Who|Wh(?:ich|at) (?:actor|actress|star|performer)) (?:{_PLAYS}|{_TOOK}) (?-i:{_ROLE})\s*\?*$",
        rf"^(?:By whom|Who) (?:is|was) (?-i:{_ROLE}) (?:played|portrayed|voiced)(?: by)?\s*\?*$",
    )
)
_WORD = re.compile(r"\w+")
_OWNED = re.compile(r"['’]s?\b")
_MOST = 12  # pages looked at


class Roles:
    """Looks the part up in the casts of the works whose pages the question leads to."""

    def __init__(self, runner: Runner, store: GraphStore, quoting: Quoting) -> None:
        self._runner = runner
        self._store = store
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The facts that give somebody the part, each in its work; None where none do, or several do in one work."""
        role = asked_role(plan)
        if not role:
            return None
        works = self._works(plan)
        cast = self._store.match(subjects=works, predicates=["starring"]) if works else []
        found = [t for t in cast if any(q.name == "role" and is_role(q.value, role) for q in t.qualifiers)]
        players = {(t.subject, t.object) for t in found}
        if not found or len(players) != len({work for work, _ in players}):
            return None
        return self._quoting.facts(plan, {fact: self._said(fact) for fact in _once(found)})

    def _said(self, fact: Triple) -> str:
        """A part in a work as a sentence tells it."""
        work, player = self._store.get_entities([fact.subject, str(fact.object)])
        role = next(q.value for q in fact.qualifiers if q.name == "role")
        if work is None or player is None:
            return ""
        names = own_name(work, Language.ENGLISH), own_name(player, Language.ENGLISH)
        return f"in {names[0]}, {names[1]} plays {role}"

    def _works(self, plan: Plan) -> list[str]:
        """The films and series whose pages the question leads to."""
        keys = list(dict.fromkeys(page.document.key for page in self._runner.pages(plan)))[:_MOST]
        about = page_subjects(keys, self._store)
        return sorted({entity.id for entity in about.values() if entity.type in WORKS})


def asked_role(plan: Plan) -> str:
    """The part that an English question asks who plays; empty where it asks something else, or names a work."""
    if plan.language is not Language.ENGLISH or len(plan.parts) != 1:
        return ""
    found = next((m for form in _ASKED if (m := form.match(plan.question.strip())) is not None), None)
    role = "" if found is None else found["role"]
    works = {e.surface for e in plan.parts[0].entities if e.type in WORKS}
    return "" if role in works or _OWNED.search(role) else role


def is_role(told: str, asked: str) -> bool:
    """Whether a part is the one asked for: all words of either stand in the other, the last among them; a first name
    alone is enough where it is all that is told or asked.
    """
    one, other = (_WORD.findall(folded(words)) for words in (told, asked))
    if not one or not other:
        return False
    less, more = sorted((one, other), key=len)
    return set(less) <= set(more) and (len(less) == 1 or less[-1] == more[-1])


def _once(facts: Sequence[Triple]) -> list[Triple]:
    return list({(t.subject, t.object): t for t in reversed(facts)}.values())[::-1]

"""Everybody who has played somebody, in whatever work: 演过青木公主的女演员有哪些. A film of that name is not meant."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Entity, Triple
from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.executors.cast import Cast
from solver.executors.people.sexes import Sex, sexes_of
from solver.language import folded
from solver.lexicon import Lexicon
from solver.narrower.quoting import Quoting
from solver.results import Value
from solver.synthesis.composed import Composed
from solver.synthesis.quotes.meeting import own_name

_PLAYED = r"(?:都|曾经?|先后|分别)*(?:饰演|扮演|出演|演)过"
_ROLE = r"(?P<{}>[^《》，。？、的]{{2,12}})"
_SEX = r"(?P<{}>[男女])?(?:演员|明星|影星|星)"
_ASKED = (
    re.compile(
        rf"^(?:请问|都?有)?(?:谁|哪些人|哪几个人|哪[些几][个位]?{_SEX.format('sex')}){_PLAYED}{_ROLE.format('role')}[？?]?$"
    ),
    re.compile(
        rf"^(?:请问)?{_PLAYED}{_ROLE.format('role')}的(?:{_SEX.format('sex')}|人)(?:都|一共|总共)?(?:有|是)?(?:哪些|哪几[个位]|谁|有谁)[？?]?$"
    ),
)
_SEXES = {"男": Sex.MALE, "女": Sex.FEMALE}
_KINDS = ("Person", "Character")


class Embodied:
    """Looks the casts up; reads the store only."""

    def __init__(self, store: GraphStore, lexicon: Lexicon, quoting: Quoting) -> None:
        self._store = store
        self._cast = Cast(store, lexicon)
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The facts of all who have played the one who is asked about, of the sex that is; None where nobody is known
        to. Chinese only.
        """
        if plan.language is not Language.CHINESE or len(plan.parts) != 1:
            return None
        asked = next((m for pattern in _ASKED if (m := pattern.match(plan.parts[0].text))), None)
        if asked is None:
            return None
        people = [e for e in self._named(asked["role"]) if e.type in _KINDS]
        players = self._players(asked["role"], people)
        sex = _SEXES.get(asked["sex"] or "")
        if sex is not None:
            ids = [str(t.object) for t in players]
            known = sexes_of([*ids, *(e.id for e in people)], self._store)
            own = next(
                (known[e.id] for e in people if e.id in known), sex
            )  # who plays a woman is one, if not told
            players = [t for t in players if known.get(str(t.object), own) is sex]
        texts = {triple: self._said(triple, asked["role"]) for triple in players}
        return self._quoting.facts(plan, texts) if texts else None

    def _said(self, triple: Triple, role: str) -> str:
        names = {
            e.id: own_name(e, Language.CHINESE)
            for e in self._store.get_entities([triple.subject, str(triple.object)])
            if e is not None
        }
        return f"{names.get(str(triple.object), '')}在{names.get(triple.subject, '')}中饰演{role}"

    def _named(self, name: str) -> list[Entity]:
        return self._store.find_names([name]).get(name, [])

    def _players(self, role: str, people: Sequence[Entity]) -> list[Triple]:
        """The facts of those who play one of some people of a name, in works of that name, too."""
        rows = [
            row
            for e in people
            for row in self._cast.rows(Value(role, e.id, type=e.type or ""), "饰演", ("n", "p", "f"))
        ]
        works = [e.id for e in self._named(role) if e.type not in _KINDS]
        own = self._store.match(subjects=works, predicates=["starring"]) if people and works else []
        titled = {t.object: t for t in own if _is_role(t, role)}
        found = titled | {row.triples["p"].object: row.triples["p"] for row in rows}
        return sorted(found.values(), key=lambda triple: triple.id)


def _is_role(triple: Triple, role: str) -> bool:
    return any(q.name == "role" and folded(q.value) == folded(role) for q in triple.qualifiers)

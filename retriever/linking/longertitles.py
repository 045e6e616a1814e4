"""Titles that say more than the name that people use: the club `Leeds Rovers F.C.` for `Leeds Rovers`, `Hale Institute
of Music` for `the Hale Institute`, `Battle of Otterburn` for what happened `at Otterburn`, the prize `Silver Fern
Awards` for `a Silver Fern Award`, and `Oslo Film Festival` for `the jury in Oslo`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from builder.shortened import CLUB
from retriever.linking.fieldtitles import FieldTitles
from retriever.linking.goingon import going_on
from schemas.graph import Entity
from schemas.ontology import Ontology
from schemas.protocols import GraphStore

_DICTIONARY = "dictionary"
_FOUGHT = r"(?:Battle|Siege|Sieges|Raid|Fall|Relief|Storming) (?:of|on|at) (?:the )?"
_THERE = re.compile(
    r"(?<!\bstudied )(?<!\bstudying )(?<!\bstudy )(?<!\btaught )(?<!\beducated )(?<!\blectured )"
    r"(?<!\bborn )(?<!\bburied )(?<!\blived )(?<!\bprofessor )(?<!\bdied )\bat (?:the )?$|"
    r"\b(?:victor|victors|victory|defeat|hero|heroes|winner|winners|losses|casualties|survivors|veterans?|dead) of "
    r"(?:the )?$",
    re.I,
)
"""Before a name that stands for what was fought there; where somebody studied or lies is the place itself."""

_JURY = re.compile(r"\bjur(?:y|ies|ors?)\b|评审团|评委|主竞赛", re.I)
"""Beside a place that stands for the festival which is held there."""


class LongerTitles:
    """Finds the one page whose title a name is short for, where nothing that is called just so has a page."""

    def __init__(self, store: GraphStore, ontology: Ontology) -> None:
        self._store = store
        self._ontology = ontology
        self._fields = FieldTitles(store, ontology)

    def of(self, name: str, bearers: Sequence[Entity], before: str, after: str = "") -> Entity | None:
        """The page's entity; `bearers` are called just so, and `before` and `after` stand around the name."""
        if _JURY.search(f"{before} {after}"):
            held = [*self._festivals(name, bearers)]
            return held[0] if len({one.id for one in held}) == 1 else None
        if any(one.pages for one in bearers) or not name[:1].isupper() or not name.isascii():
            return None
        fitting = [
            *self._clubs(name, bearers),
            *self._of_fields(name, bearers),
            *self._prizes(name, bearers),
            *(self._fights(name) if _THERE.search(before) else ()),
        ]
        return fitting[0] if len({one.id for one in fitting}) == 1 else None

    def _clubs(self, name: str, bearers: Sequence[Entity]) -> Iterator[Entity]:
        """Clubs called so with the words for a club; a place of two words may be meant by itself: Crystal Palace."""
        others = ("Place", "Work", "Award")
        if " " not in name or any(self._is(one, others) for one in bearers):
            return
        yield from self._titled(name, rf"{re.escape(name)},? {CLUB}")

    def _of_fields(self, name: str, bearers: Sequence[Entity]) -> Iterator[Entity]:
        if not any(self._is(one, ("Person", "Work", "Award")) for one in bearers):
            body = self._fields.of(name)
            if body is not None:
                yield body

    def _festivals(self, name: str, bearers: Sequence[Entity]) -> Iterator[Entity]:
        """Film festivals by the place where they are held, in any language that has a name for it."""
        if not all(self._is(one, ("Place",)) for one in bearers):
            return
        for called in dict.fromkeys([name, *(given.name for one in bearers for given in one.names)]):
            title = rf"{re.escape(called)}(?:(?: International)? Film Festival|(?:国际)?(?:电影节|影展))"
            for entity in going_on(self._store, called):
                if entity.pages and any(re.fullmatch(title, given) for given in _given(entity)):
                    yield entity

    def _prizes(self, name: str, bearers: Sequence[Entity]) -> Iterator[Entity]:
        """Prizes whose title is of many: one of them is named."""
        if " " not in name or not all(self._is(one, ("Award",)) for one in bearers):
            return
        for entity in going_on(self._store, name):
            if entity.pages and self._is(entity, ("Award",)) and is_prize(entity, name):
                yield entity

    def _fights(self, name: str) -> Iterator[Entity]:
        yield from self._titled(name, _FOUGHT + re.escape(name))

    def _titled(self, name: str, title: str) -> Iterator[Entity]:
        """What has a page whose title is so worded."""
        for entity in going_on(self._store, name):
            if entity.pages and re.fullmatch(title, entity.name):
                yield entity

    def _is(self, entity: Entity, kinds: Sequence[str]) -> bool:
        ancestors = self._ontology.ancestors(entity.type) if entity.type else ()
        return any(kind in ancestors for kind in kinds)


def is_prize(award: Entity, short: str) -> bool:
    """Whether pages give a prize a name that is this one of several words and the noun for prizes, or its plural."""
    titled = re.compile(rf"(?:The )?{re.escape(short)}(?:s|(?: Film)? (?:Awards?|Prizes?|Medals?))")
    return " " in short and any(titled.fullmatch(name) is not None for name in _given(award))


def _given(entity: Entity) -> list[str]:
    """The names that pages give something."""
    return [entity.name, *(name.name for name in entity.names if name.reason != _DICTIONARY)]

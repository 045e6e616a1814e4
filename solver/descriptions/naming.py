"""Whom or what an answer names: the one thing that the question which it answers asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from schemas.logical_form import Output, Ref
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.planners.several.descriptions import Description
from solver.planners.words.things import Linker
from solver.reading.numbers.ordinals import asked_ordinals, ordinals
from solver.results import distinct
from solver.synthesis.quotes.meeting import own_name
from solver.turns import Turn

_CLAUSE = re.compile(r"[，；。：]")
_TITLE = re.compile(r"《[^《》]+》")

_LEAST_SHARED = 2  # pairs of characters that a clause has in common with the description that it is of


class Namer:
    """Finds what an answer to a question about a description names; reads the store only."""

    def __init__(self, linker: Linker, store: GraphStore, lexicon: Lexicon) -> None:
        self._linker = linker
        self._store = store
        self._lexicon = lexicon

    def name(self, turn: Turn, description: Description) -> str:
        """The name of the one thing of the description's type that facts give, or that the words cited name; empty
        where they give none, or several, or leave out that it is the first, or the second.
        """
        asked = description.text
        told = "\n".join((turn.composed.text, *(c.quote for c in turn.composed.citations)))
        names = [name for part in turn.run.plan.parts for name in part.names]
        if not asked_ordinals(asked, names) <= ordinals(told):
            return ""
        if turn.composed.triples:
            found = self._by_facts(turn, description)
        else:
            found = self._by_words(turn.composed.text, asked, description.type)
        fresh = [name for name in dict.fromkeys(found) if folded(name.strip("《》")) not in folded(asked)]
        return fresh[0] if len(fresh) == 1 else ""

    def _by_facts(self, turn: Turn, description: Description) -> list[str]:
        stated = {end for t in turn.composed.triples for end in (t.subject, t.object) if isinstance(end, str)}
        part = turn.run.plan.parts[-1]
        output = next((a for a in part.step.actions if isinstance(a, Output)), None)
        target = output.items[0] if output is not None and output.items else None
        if not isinstance(target, Ref) or target.attribute:
            return []
        values = distinct(turn.run.bindings.outcome(target.alias).rows, target.alias)
        ids = [v.entity for v in values if v.entity in stated] or sorted(
            stated - {e.id for e in part.entities}
        )
        entities = [e for e in self._store.get_entities(ids) if e is not None]
        return [own_name(e, Language.CHINESE) for e in entities if self._fits(e.type or "", description.type)]

    def _by_words(self, text: str, asked: str, type: str) -> list[str]:
        """The names in the clause that says most of a description, where one is named there, else in all of them."""
        pairs = {asked[i : i + 2] for i in range(len(asked) - 1)}
        clauses = [clause for clause in _CLAUSE.split(text) if clause]
        shared = [sum(pair in clause for pair in pairs) for clause in clauses]
        most = max(shared, default=0)
        if most >= _LEAST_SHARED and shared.count(most) == 1:
            own = self._fresh(clauses[shared.index(most)], asked, type)
            if own:
                return own
        return self._fresh(text, asked, type)

    def _fresh(self, text: str, asked: str, type: str) -> list[str]:
        """The names of things of a type in a text which a question does not have."""
        named = dict.fromkeys(self._named(text, type))
        return [name for name in named if folded(name.strip("《》")) not in folded(asked)]

    def _named(self, text: str, type: str) -> Iterator[str]:
        if type == "Work":
            yield from _TITLE.findall(text)
            return
        titles = [m.span() for m in _TITLE.finditer(text)]
        linked: Sequence[tuple[int, int, str, str]] = [
            (e.start, e.end, e.surface, e.type) for e in self._linker.link(text, Language.CHINESE)
        ]
        for start, end, surface, kind in linked:
            if kind and self._fits(kind, type) and not any(a < start and end < b for a, b in titles):
                yield surface

    def _fits(self, type: str, wanted: str) -> bool:
        return wanted == "Thing" or self._lexicon.fits(type, (wanted,))

"""Who made something instead of the one who is asked about, by the only fact that says so."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.language import has_han
from schemas.graph import Entity, Triple
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.reader import Reader
from solver.reading.terms import last_names

_MADE_BY = frozenset({"designer", "manufacturer", "cinematographer", "composer", "editor"})
"""Relations of which the only value that is known denies another: few towers have two designers."""

_BEFORE_NAME = re.compile(r"(?:[A-Z][\w'’-]*\s+)+$")
_ASKING = re.compile(r"^(?:Is|Was|Were|Are|Did|Has|Had|Does)\s+")


class Makers:
    """Looks in the store for the maker; `reader` for sentences that may name a second."""

    def __init__(self, store: GraphStore, lexicon: Lexicon, reader: Reader) -> None:
        self._store = store
        self._lexicon = lexicon
        self._reader = reader

    def instead(self, part: SubQuestion, supposed: str, ranking: Ranking | None) -> Triple | None:
        """The only fact of who made the thing asked about, where that is another than the one linked or `supposed`;
        None where it may be the same under another name, or one of several.
        """
        relations = {self._lexicon.standard(p) for p in part.predicates}
        if len(relations) != 1 or not relations <= _MADE_BY:
            return None
        surfaces = list(dict.fromkeys(e.surface for e in part.entities))
        for surface in surfaces:
            others = [name for name in surfaces if name != surface] or [supposed]
            facts = self._store.match(subjects=self._ids(part, surface), predicates=sorted(relations))
            if len(others) != 1 or not others[0] or not facts:
                continue
            asked, names = _in_full(part.text, others[0]), self._names(self._ids(part, others[0]))
            left = set(part.residual) - {folded(w) for w in asked.split()} - {asked, others[0]}
            makers = [
                e
                for e in self._store.get_entities([t.object for t in facts if isinstance(t.object, str)])
                if e
            ]
            if left or len({e.id for e in makers}) != 1 or not self._differ(part, others[0], makers[0]):
                return None
            forms = {folded(name) for name in (asked, *names)}
            forms |= last_names(forms)
            return facts[0] if not self._may_be_too(part, forms, ranking) else None
        return None

    def _ids(self, part: SubQuestion, surface: str) -> list[str]:
        return sorted({e.id for e in part.entities if e.surface == surface})

    def _names(self, ids: Sequence[str]) -> list[str]:
        return [n.name for e in self._store.get_entities(ids) if e is not None for n in e.names]

    def _differ(self, part: SubQuestion, asked: str, maker: Entity) -> bool:
        """Whether the maker is of the same kind as the one asked about, and has no name of theirs in the script of one:
        a foreign name may be of the same person.
        """
        ids = self._ids(part, asked)
        kinds = [e.type for e in self._store.get_entities(ids) if e is not None and e.type]
        own = {folded(name) for name in (asked, _in_full(part.text, asked), *self._names(ids))}
        known = {folded(n.name) for n in maker.names}
        if maker.id in ids or {has_han(n) for n in own}.isdisjoint(has_han(n) for n in known):
            return False
        if any(one in other or other in one for one in own for other in known):
            return False
        alike = (
            not kinds
            or not maker.type
            or any(
                self._lexicon.fits(k, (maker.type,)) or self._lexicon.fits(maker.type, (k,)) for k in kinds
            )
        )
        return alike and last_names(own).isdisjoint(last_names(known))

    def _may_be_too(self, part: SubQuestion, forms: set[str], ranking: Ranking | None) -> bool:
        """Whether a clause that says such a relation names the one asked about, who may have made it besides."""
        for page in self._reader.shelf.of(part, ranking):
            words = {folded(w) for p in part.predicates for w in self._lexicon.synonyms(p, page.language)}
            for clause in page.clauses:
                named = any(form in clause.plain for form in forms)
                if named and any(word in clause.plain for word in words):
                    return True
        return False


def _in_full(text: str, name: str) -> str:
    """A name with the capitalised words right before it in an English question: the last alone may be linked."""
    place = text.find(name)
    before = _BEFORE_NAME.search(_ASKING.sub(lambda m: " " * len(m.group()), text[: max(place, 0)]))
    return f"{before.group()}{name}" if before is not None else name

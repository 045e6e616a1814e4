"""Whether somebody was born, died or is buried in a country, where the page says in which other one the place lies."""

from __future__ import annotations

import re

from builder.extraction.english.lexicon import COUNTRIES
from schemas.graph import Triple
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver.executors.counties import COUNTRY_OF

_LIFE = frozenset({"birth_place", "death_place", "burial_place"})
_BRITISH = frozenset({"England", "Scotland", "Wales", "Northern Ireland"})
_UNION = frozenset({"United Kingdom", "Great Britain", "Britain", "UK"})
_AMERICA = frozenset({"United States", "United States of America", "USA", "America"})
_PLACE = r"[A-ZÀ-Þ][\w'’-]+(?: [A-ZÀ-Þ][\w'’-]+){0,2}"


def told_country(part: SubQuestion, store: GraphStore) -> tuple[bool, Triple] | None:
    """The verdict and the fact of the place; None where no country is asked about, or no page says where it lies."""
    asked = next((e.surface for e in part.entities if e.surface in COUNTRIES), "")
    if not asked or not part.predicates or not _LIFE.issuperset(part.predicates):
        return None
    people = sorted({e.id for e in part.entities if e.surface != asked})
    facts = [t for t in store.match(subjects=people, predicates=part.predicates) if isinstance(t.object, str)]
    told: list[tuple[bool, Triple]] = []
    for fact in facts:
        place = next(iter(store.get_entities([str(fact.object)])), None)
        if place is None:
            continue
        names = [re.escape(name.name) for name in place.names]
        lies = re.compile(rf"(?:{'|'.join(names)})(?:,| in) (?:the )?(?P<land>{_PLACE})")
        sentences = (e.sentence for e in store.evidence([fact.id]).get(fact.id, ()))
        lands = {m["land"] for sentence in sentences for m in lies.finditer(sentence)}
        known = {COUNTRY_OF.get(land, land if land in COUNTRIES else "") for land in lands} - {""}
        if len(known) == 1:
            told.append((_is_same(known.pop(), asked), fact))
    verdicts = {verdict for verdict, _ in told}
    return told[0] if len(verdicts) == 1 else None


def _is_same(known: str, asked: str) -> bool:
    united = any({known, asked} <= names for names in (_UNION, _AMERICA))
    return known == asked or united or (known in _BRITISH and asked in _UNION)

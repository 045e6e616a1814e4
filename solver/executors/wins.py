"""How often one prize was won: wins that a sentence tells apart by their years, `League Cup: 1978, 1979`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from schemas.graph import Triple
from schemas.protocols import GraphStore
from solver.executors.names.categories import AWARDS
from solver.results import Extract, Row

_LEAST = 2


def with_sentences(rows: Sequence[Row], alias: str, store: GraphStore) -> list[Row]:
    """Rows of prizes with the sentence that tells each, where it tells of several years of the same.

    Of two pages one may count a prize by the season and the other by the year of its ceremony, and one sentence by
    one way alone.
    """
    told = store.evidence([row.triples[alias].id for row in rows if alias in row.triples])
    places: dict[str, list[Extract]] = {
        triple: [Extract(e.chunk, e.sentence_start, e.sentence_end) for e in found]
        for triple, found in told.items()
    }
    years: dict[tuple[str, Extract], set[str]] = {}
    for row in rows:
        triple = row.triples.get(alias)
        for place in places.get(triple.id, ()) if triple is not None else ():
            if triple is not None and _year(triple):
                years.setdefault((str(triple.object), place), set()).add(_year(triple))
    marked = []
    for row in rows:
        triple = row.triples.get(alias)
        own = [
            place
            for place in (places.get(triple.id, ()) if triple is not None else ())
            if triple is not None and len(years.get((str(triple.object), place), ())) >= _LEAST
        ]
        marked.append(replace(row, extracts={**row.extracts, alias: own[0]}) if own else row)
    return marked


def listed(rows: Sequence[Row], prize: str, alias: str) -> int:
    """The most years in which one sentence tells that a prize, a value's key, was won."""
    years: dict[Extract, set[str]] = {}
    for row in rows:
        value = row.values.get(alias)
        for name, triple in row.triples.items():
            place = row.extracts.get(name)
            if value is not None and value.key == prize and place is not None and triple.predicate in AWARDS:
                years.setdefault(place, set()).add(_year(triple))
    return max((len(found) for found in years.values()), default=0)


def _year(triple: Triple) -> str:
    """The year of a win; empty where the fact gives none."""
    return next((q.value[:4] for q in triple.qualifiers if q.name == "time"), "")

"""Of what is counted again and again, as a town's inhabitants, the last count, where a question names no year."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Triple
from schemas.plan import SubQuestion
from solver.results import Row

_RECOUNTED = frozenset({"population"})
_YEAR = re.compile(r"(?<!\d)\d{4}(?!\d)")


def counted_last(rows: list[Row], part: SubQuestion, predicates: Sequence[str], alias: str) -> list[Row]:
    """The rows whose fact is of the last year told of its subject; all rows where the question names a year, or where
    no fact has one. `alias` is that of the relation.
    """
    if not _RECOUNTED.issuperset(predicates) or _YEAR.search(part.text) is not None:
        return rows
    last: dict[str, int] = {}
    for row in rows:
        fact = row.triples.get(alias)
        if fact is not None:
            last[fact.subject] = max(last.get(fact.subject, 0), _year(fact))
    return [row for row in rows if (f := row.triples.get(alias)) is None or _year(f) == last[f.subject]]


def _year(fact: Triple) -> int:
    said = (_YEAR.search(q.value) for q in fact.qualifiers if q.name == "time")
    return max((int(year.group()) for year in said if year is not None), default=0)

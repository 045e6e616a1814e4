"""The work that pages of the other language call otherwise, by who made it and when."""

from __future__ import annotations

from collections.abc import Sequence

from retriever.crossing.called import foreign_names
from retriever.crossing.vectors import script_of
from schemas.graph import Entity, Literal, Triple
from schemas.protocols import GraphStore

WORKS = frozenset({"Work", "Film", "Series", "Song", "Album", "Book", "Programme"})
_MOST_FACTS = 100  # of what somebody made


def made_that_year(entity: Entity, store: GraphStore) -> Entity | None:
    """The work of the other language that its director made in the same year, where these two are all of that year and
    no page is about the other: Ran and 乱.
    """
    language = script_of(entity.name)
    if not foreign_names(entity, language.other):
        return None
    made = store.match(subjects=[entity.id], predicates=["director"])
    years = _years([entity.id], made, store).get(entity.id, set())
    makers = sorted({t.object for t in made if isinstance(t.object, str)})
    if len(years) != 1 or len(makers) != 1:
        return None
    theirs = store.match(objects=makers, predicates=["director"], limit=_MOST_FACTS)
    dated = _years(sorted({t.subject for t in theirs}), theirs, store)
    same = [work for work, told in dated.items() if told & years and work != entity.id]
    other = next(iter(store.get_entities(same)), None) if len(same) == 1 else None
    if other is None or other.pages or script_of(other.name) is language:
        return None
    return other if foreign_names(other, language) and other.type in WORKS else None


def _years(works: Sequence[str], made: Sequence[Triple], store: GraphStore) -> dict[str, set[str]]:
    """The years in which facts say that works came out, or else that they were made."""
    told = store.match(subjects=list(works), predicates=["release_date"]) if works else []
    years: dict[str, set[str]] = {}
    for triple in told:
        if isinstance(triple.object, Literal):
            years.setdefault(triple.subject, set()).add(triple.object.value[:4])
    for triple in made:
        times = {q.value[:4] for q in triple.qualifiers if q.name == "time"}
        if times and triple.subject not in years:
            years[triple.subject] = times
    return years

"""Who wrote what a work is based on, where nobody is known to have written the work itself."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.names import split_sense
from schemas.protocols import GraphStore
from solver.results import Row, Value

_AUTHOR, _SOURCE = "author", "based_on"


def authors_of_source(store: GraphStore, works: Sequence[Value], aliases: tuple[str, str, str]) -> list[Row]:
    """A row for each author of a novel or play that one of the works comes from, which stands in the work's place.

    `aliases` are those of the work, the relation and the author; the fact that the work comes from it is in the row.
    """
    near, said, far = aliases
    ids = sorted({work.entity for work in works if work.entity})
    sources = {t.object: t for t in store.match(subjects=ids, predicates=[_SOURCE])} if ids else {}
    known = sorted(end for end in sources if isinstance(end, str))
    written = store.match(subjects=known, predicates=[_AUTHOR]) if known else []
    ends = sorted({end for t in written for end in (t.subject, t.object) if isinstance(end, str)})
    entities = {e.id: e for e in store.get_entities(ends) if e is not None}
    return [
        Row(
            {
                near: Value(entities[t.subject].name, t.subject, type=entities[t.subject].type),
                far: Value(entities[t.object].name, t.object, type=entities[t.object].type),
            },
            {said: t, f"{said}.of": sources[t.subject]},
        )
        for t in sorted(written, key=lambda triple: triple.id)
        if isinstance(t.object, str) and t.subject in entities and t.object in entities
    ]


def author_by_namesake(store: GraphStore, source: Value, aliases: tuple[str, str, str]) -> list[Row]:
    """A row for each author of a work that comes from a novel of its own name: who wrote the one is known by the other,
    which stands in its place.

    `aliases` are those of the novel, the relation and the author.
    """
    near, said, far = aliases
    made = store.match(predicates=[_SOURCE], objects=[source.entity]) if source.entity else []
    works = {t.subject: t for t in made}
    names = {e.id: e for e in store.get_entities([*sorted(works), source.entity]) if e is not None}
    plain = split_sense(source.text)[0]
    alike = [w for w in sorted(works) if w in names and split_sense(names[w].name)[0] == plain]
    written = store.match(subjects=alike, predicates=[_AUTHOR]) if alike else []
    people = [t.object for t in written if isinstance(t.object, str)]
    authors = {e.id: e for e in store.get_entities(people) if e is not None}
    return [
        Row(
            {
                near: Value(names[t.subject].name, t.subject, type=names[t.subject].type),
                far: Value(authors[t.object].name, t.object, type=authors[t.object].type),
            },
            {said: t, f"{said}.of": works[t.subject]},
        )
        for t in sorted(written, key=lambda triple: triple.id)
        if isinstance(t.object, str) and t.object in authors
    ]

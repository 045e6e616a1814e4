"""Who wrote what a work is based on, where nobody is known to have written the work itself."""

from __future__ import annotations

from collections.abc import Sequence

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

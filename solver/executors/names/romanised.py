"""Things that facts name in Chinese characters and a question in Pinyin: 冯某 of a film's cast is `Feng Mou`."""

from __future__ import annotations

from collections.abc import Sequence

from backends.transliteration.sounds import is_romanised
from schemas.protocols import GraphStore


def romanised(
    store: GraphStore, near: Sequence[str], predicates: Sequence[str], far: Sequence[str]
) -> tuple[str, ...]:
    """Things that a fact of the relations joins to one of `near` and whose Chinese name is read as one of `far` is
    written, in either direction.
    """
    wanted = [n.name for e in store.get_entities(list(far)) if e is not None for n in e.names]
    latin = [name for name in wanted if name.isascii()]
    chinese = [name for name in wanted if not name.isascii()]
    joined = [
        end
        for triple in (
            *store.match(subjects=near, predicates=predicates),
            *store.match(objects=near, predicates=predicates),
        )
        for end in (triple.subject, triple.object)
        if isinstance(end, str) and end not in near and end not in far
    ]
    found = {e.id: e for e in store.get_entities(sorted(set(joined))) if e is not None}
    return tuple(
        identifier
        for identifier, entity in sorted(found.items())
        if any(is_romanised(n.name, name) for n in entity.names if not n.name.isascii() for name in latin)
        or any(is_romanised(name, n.name) for n in entity.names if n.name.isascii() for name in chinese)
    )

"""Facts around things and the sentences that say them, each read once for a question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from schemas.graph import Evidence, Triple
from schemas.protocols import GraphStore

_AROUND = 200  # facts read around one thing
_WORK = "work"  # the qualifier of facts that are said of a work


class Neighbourhood:
    """What one question reads of the facts near it; for one thread."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store
        self._around: dict[tuple[str, ...], list[Triple]] = {}
        self._evidence: dict[str, Sequence[Evidence]] = {}

    def around(self, things: Iterable[str]) -> list[Triple]:
        """Facts with one of the things (entity ids) at an end, at most 200 of each, by confidence, then id."""
        key = tuple(sorted(set(things)))
        if key not in self._around:
            self._around[key] = self._store.expand(key, limit_per_node=_AROUND) if key else []
        return self._around[key]

    def works(self, triples: Iterable[Triple]) -> Mapping[str, Sequence[str]]:
        """By triple that is said of a work the entity of that name: the film that a prize was won for."""
        named = {t.id: q.value for t in triples for q in t.qualifiers if q.name == _WORK}
        found = self._store.find_names(sorted(set(named.values())), limit=1) if named else {}
        return {id_: [entity.id for entity in found.get(name, ())] for id_, name in named.items()}

    def evidence(self, triples: Iterable[str]) -> Mapping[str, Sequence[Evidence]]:
        """The sentences of each of the triples (ids) that has any."""
        ids = list(dict.fromkeys(triples))
        missing = [id_ for id_ in ids if id_ not in self._evidence]
        if missing:
            found = self._store.evidence(missing)
            self._evidence |= {id_: found.get(id_, ()) for id_ in missing}
        return {id_: self._evidence[id_] for id_ in ids if self._evidence[id_]}

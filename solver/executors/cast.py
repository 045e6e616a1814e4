"""Who plays a role, whatever the work, by the roles that facts give."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.graph import Triple
from schemas.protocols import GraphStore
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.terms import part_language
from solver.results import Row, Value

_PLAYING = "starring"
_ROLES = ("Person", "Character", "Thing", "")
_MOST_CHUNKS, _MOST_WORKS = 60, 30  # that name the role, and that these name


class Cast:
    """Looks among the works that stand beside a role's name; reads the store only."""

    def __init__(self, store: GraphStore, lexicon: Lexicon) -> None:
        self._store = store
        self._lexicon = lexicon

    def rows(self, subject: Value, words: str, aliases: tuple[str, str, str]) -> list[Row]:
        """A row for each person who plays the subject; none where the words ask for something else.

        `aliases` are those of the subject, the relation and whoever plays.
        """
        if not subject.entity or subject.type not in _ROLES or not self.asks_who_plays(words):
            return []
        near, said, far = aliases
        names = self._names(subject)
        found = []
        for triple in self._beside(subject.entity):
            roles = [folded(q.value) for q in triple.qualifiers if q.name == "role"]
            person = self._person(triple)
            if person is not None and any(role in names or name in role for role in roles for name in names):
                found.append(Row({near: subject, far: person}, {said: triple}))
        return found

    def asks_who_plays(self, words: str) -> bool:
        """Whether words say that somebody plays a part."""
        language = part_language(words)
        found = (f for word in (words, *words.split()) for f in self._lexicon.wordings(word, language))
        return any(_PLAYING in f.wording.forward for f in found)

    def _names(self, subject: Value) -> frozenset[str]:
        entities = [e for e in self._store.get_entities([subject.entity]) if e is not None]
        return frozenset({folded(subject.text), *(folded(n.name) for e in entities for n in e.names)})

    def _beside(self, entity: str) -> Sequence[Triple]:
        """Facts about who plays in the works that the same chunks, or their pages, name."""
        chunks = sorted({m.chunk for m in self._store.mentions(entities=[entity])})[:_MOST_CHUNKS]
        near = sorted({m.entity for m in self._store.mentions(chunks=chunks)}) if chunks else []
        kinds = {e.id: e.type for e in self._store.get_entities(near) if e is not None and e.type}
        works = [i for i in near if self._lexicon.fits(kinds.get(i, ""), ("Work",)) and kinds.get(i)]
        if not works:
            return ()
        found = self._store.match(subjects=works[:_MOST_WORKS], predicates=[_PLAYING])
        return sorted(found, key=lambda triple: triple.id)

    def _person(self, triple: Triple) -> Value | None:
        if not isinstance(triple.object, str):
            return None
        entity = next(iter(self._store.get_entities([triple.object])), None)
        return Value(entity.name, entity.id, type=entity.type) if entity is not None else None

"""A sentence as a string in which each name is one private character: what patterns are matched on."""

from __future__ import annotations

from dataclasses import dataclass

from builder.extraction.chinese.items import DATE, NUMBER, QUOTED, Item
from schemas.ontology import Ontology

_FIRST = 0xE000
_OTHER = (QUOTED, DATE, NUMBER)


class Alphabet:
    """One private-use character for each entity type and each kind of literal."""

    def __init__(self, ontology: Ontology) -> None:
        kinds = [*sorted(ontology.types), *_OTHER]
        self._letters = {kind: chr(_FIRST + index) for index, kind in enumerate(kinds)}
        self._below = {kind: self._collect(kind, ontology) for kind in ontology.types}

    def letter(self, kind: str) -> str:
        """The character for one kind; unknown types are `Thing`."""
        return self._letters.get(kind) or self._letters["Thing"]

    def letters(self, kind: str, *, strict: bool = False) -> str:
        """The characters that a slot of this type accepts: the type, narrower ones, and for a
        narrower type of work also a work whose kind is not known, unless `strict`."""
        if kind not in self._below:
            return self.letter(kind)
        accepted = set(self._below[kind])
        if not strict and kind in self._work_kinds:
            accepted.add(self._letters["Work"])
        return "".join(sorted(accepted))

    def is_work(self, kind: str) -> bool:
        """Whether a type is a work or a kind of work."""
        return kind in self._work_kinds

    @property
    def names(self) -> str:
        """The characters of all entity types."""
        return "".join(self._letters[kind] for kind in sorted(self._below))

    @property
    def _work_kinds(self) -> frozenset[str]:
        letters = self._below.get("Work", "")
        return frozenset(kind for kind, letter in self._letters.items() if letter in letters)

    def _collect(self, kind: str, ontology: Ontology) -> str:
        children = [name for name, other in ontology.types.items() if other.parent == kind]
        below = "".join(self._collect(child, ontology) for child in sorted(children))
        return "".join(sorted(set(self._letters[kind] + below)))


@dataclass(frozen=True, slots=True)
class Encoded:
    """`text[i]` stands for clean text from `starts[i]` to `ends[i]`; `items[i]` is what is there."""

    text: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    items: tuple[Item | None, ...]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Clean offsets of a non-empty range of encoded positions."""
        return self.starts[start], self.ends[end - 1]

    def items_in(self, start: int, end: int) -> list[Item]:
        """The items of a range, in order."""
        return [item for item in self.items[start:end] if item is not None]


def encode(text: str, start: int, end: int, items: list[Item], alphabet: Alphabet) -> Encoded:
    """Encode clean text from `start` to `end`; `items` are those of that range, without overlaps."""
    letters: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    held: list[Item | None] = []
    position = start
    by_start = {item.start: item for item in items}
    while position < end:
        item = by_start.get(position)
        stop = position + 1 if item is None else item.end
        letters.append(text[position] if item is None else alphabet.letter(item.kind))
        starts.append(position)
        ends.append(stop)
        held.append(item)
        position = stop
    return Encoded("".join(letters), tuple(starts), tuple(ends), tuple(held))

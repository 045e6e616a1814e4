"""What stands in a clean text: names, works, dates, numbers and pronouns, one record for each."""

from __future__ import annotations

from dataclasses import dataclass

from builder.findings import Named
from schemas.graph import Literal

PERSON, PLACE, QUOTED, DATE, NUMBER = "Person", "Place", "Quoted", "Date", "Number"


@dataclass(frozen=True, slots=True)
class Item:
    """An annotated range of clean text.

    `kind` is an ontology type, or `Quoted`, `Date`, `Number`. `named` has several things where a
    pronoun stands for several (`他们`). `inner` is the range of the bare name (`赌圣` of `喜剧片《赌圣》`).
    `parts` are the names of places inside each other (`浙江`, `宁波` of `浙江宁波`).
    """

    start: int
    end: int
    kind: str
    named: tuple[Named, ...] = ()
    literal: Literal | None = None
    source: str = "tagger"
    inner: tuple[int, int] = (0, 0)
    parts: tuple[tuple[int, int, Named], ...] = ()

    @property
    def coreference(self) -> bool:
        """Whether the words are a pronoun or a description, not the name itself."""
        return self.source == "coreference"


def without_overlaps(items: list[Item]) -> list[Item]:
    """In order of start; where two overlap the one given first wins, and a range without a character is none."""
    taken: list[Item] = []
    free_from: list[tuple[int, int]] = []
    for item in items:
        if item.start >= item.end or any(item.start < end and start < item.end for start, end in free_from):
            continue
        taken.append(item)
        free_from.append((item.start, item.end))
    return sorted(taken, key=lambda item: item.start)

"""Sentences that may answer, and how they are weighed: what speaks for each, compared only when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from schemas.graph import Vectors
from solver.reading.terms import Term, Terms
from solver.reading.weighing import compared
from solver.reading.windows import Window


@dataclass(frozen=True, slots=True)
class Candidate:
    """A sentence; `typed` where it holds words of the kind asked for, `given` where it may hold what is asked for, an
    amount of what is measured or a thing that the question does not name; `unsaid` what it misses.

    `able` where nothing rules it out: it is typed and given, and says what must be said.
    """

    window: Window
    typed: bool
    given: bool
    able: bool
    unsaid: tuple[Term, ...]
    terms: Terms
    about: frozenset[str]


@dataclass(frozen=True, slots=True)
class Candidates:
    """Sentences of one language and what speaks for each: (sentences, FEATURES), float32."""

    sentences: tuple[Candidate, ...]
    features: Vectors


@dataclass(frozen=True, slots=True)
class Weighable:
    """Sentences of one language before any is left out: `said` is (sentences, SAID); `meant` compares rows of them
    with the question, (rows, 3).
    """

    sentences: tuple[Candidate, ...]
    said: Vectors
    meant: Callable[[Sequence[int]], Vectors]

    def kept(self, rows: Sequence[int]) -> Candidates:
        """Those of some rows, compared with each other."""
        features = compared(self.said[list(rows)], self.meant(rows))
        return Candidates(tuple(self.sentences[row] for row in rows), features)


@dataclass(frozen=True, slots=True)
class Chosen:
    """The sentences of one language that are worth comparing, before a model has read them."""

    weighable: Weighable
    rows: tuple[int, ...]
    _compared: list[Candidates] = field(default_factory=list, compare=False, repr=False)

    @property
    def sentences(self) -> tuple[Candidate, ...]:
        """In order of the rows."""
        return tuple(self.weighable.sentences[row] for row in self.rows)

    def compared(self) -> Candidates:
        """The sentences compared with each other, once, which takes most of a question's time."""
        if not self._compared:
            self._compared.append(self.weighable.kept(self.rows))
        return self._compared[0]

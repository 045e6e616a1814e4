"""Second steps: chunks judged by how a first chunk leads to them and by what they add to it."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from backends.segmenter import segment
from retriever.memo import Memo
from retriever.rc import QuestionScale
from retriever.snapshot import GraphView
from retriever.terms import weight
from schemas.graph import Entity

_Way = Literal["names", "back", "shares"]

MOST_SHARING = 30  # a thing named in more chunks than this joins nothing
MOST_NAMING = 60  # at most so many chunks that name a page are followed back from it
MOST_STEPS = 120  # steps whose words are compared with the question
MOST_PAGES = 3  # pages of one name that are followed
WAYS: dict[_Way, float] = {"names": 1.0, "back": 0.5, "shares": 0.5}
"""What a link is worth: the first chunk names what the second is about, the second names what the
first is about, or both name something rare."""

_SENTENCE = re.compile(r"(?<=[.!?。！？])\s*|\n")


@dataclass(frozen=True, slots=True)
class Step:
    """One step from `seed` to `chunk`.

    `link` in (0, 2]: the ways in which they are linked, by `WAYS`; `through` are the names that do it.
    `strength` in [0, 1]: how sure the first chunk is. `residual` in [0, 1]: the share of the question's
    weight missing in the seed that the chunk has. `sentence` in [0, 1]: the share of the question's
    weight that stands in the sentence of the seed that makes the link.
    """

    seed: int
    chunk: int
    link: float
    strength: float
    residual: float = 0.0
    sentence: float = 0.0
    through: tuple[str, ...] = ()

    @property
    def value(self) -> float:
        """What the step is worth; steps to one chunk are compared by it."""
        return self.strength * self.link * (0.3 + self.residual + self.sentence)


@dataclass(slots=True)
class _Link:
    """The ways in which one chunk is linked to a seed, each by its strongest name."""

    ways: dict[_Way, tuple[float, str]] = field(default_factory=dict)

    def add(self, way: _Way, amount: float, name: str) -> None:
        known = self.ways.get(way)
        if known is None or (amount, known[1]) > (known[0], name):
            self.ways[way] = (amount, name)

    @property
    def amount(self) -> float:
        return sum(WAYS[way] * amount for way, (amount, _) in self.ways.items())

    @property
    def through(self) -> tuple[str, ...]:
        """The names that make the link, strongest way first."""
        return tuple(dict.fromkeys(self.ways[way][1] for way in WAYS if way in self.ways))


class StepFinder:
    """Follows names from seeds over one view of the graph."""

    def __init__(self, view: GraphView, memo: Memo, scale: QuestionScale, named: frozenset[int]) -> None:
        self._view = view
        self._memo = memo
        self._scale = scale
        self._named = named  # entities that the question itself names: they join too much to tell anything
        self._total = weight(scale.terms, scale.rarity)

    def best(self, seeds: Mapping[int, float]) -> dict[int, Step]:
        """The best step to each chunk; `seeds` are chunks with their strength in [0, 1]."""
        pages = self._pages(seeds)
        steps = [step for seed in sorted(seeds) for step in self._from(seed, seeds[seed], pages)]
        steps.sort(key=lambda s: (-s.strength * s.link, s.chunk, s.seed))
        best: dict[int, Step] = {}
        for step in self._judged(steps[:MOST_STEPS]):
            known = best.get(step.chunk)
            if known is None or (step.value, -step.seed) > (known.value, -known.seed):
                best[step.chunk] = step
        return best

    def _pages(self, seeds: Iterable[int]) -> dict[int, Entity]:
        nodes = sorted({int(node) for seed in seeds for node in self._view.beside(seed)})
        entities = self._memo.entities([self._view.identifier(node) for node in nodes])
        return {node: entity for node, entity in zip(nodes, entities, strict=True) if entity is not None}

    def _from(self, seed: int, strength: float, entities: Mapping[int, Entity]) -> list[Step]:
        here = self._document(seed)
        links: dict[int, _Link] = {}
        for node in map(int, self._view.beside(seed)):
            entity = entities.get(node)
            if entity is None:
                continue
            if here in entity.pages:
                self._note(links, self._view.beside(node)[:MOST_NAMING], "back", 1.0, entity.name)
                continue
            for page in entity.pages[:MOST_PAGES]:
                self._note(links, self._view.document_chunks(page), "names", 1.0, entity.name)
            if node not in self._named and 2 <= self._view.spread(node) <= MOST_SHARING:
                rare = 1 / math.log(2 + self._view.spread(node))
                self._note(links, self._view.beside(node), "shares", rare, entity.name)
        return [
            Step(seed, chunk, link.amount, strength, through=link.through)
            for chunk, link in links.items()
            if self._document(chunk) != here
        ]

    def _note(
        self, links: dict[int, _Link], chunks: Iterable[int], way: _Way, amount: float, name: str
    ) -> None:
        for chunk in chunks:
            links.setdefault(int(chunk), _Link()).add(way, amount, name)

    def _judged(self, steps: Sequence[Step]) -> list[Step]:
        nodes = sorted({node for step in steps for node in (step.seed, step.chunk)})
        ids = [self._view.identifier(node) for node in nodes]
        held = {
            node: frozenset(tokens).intersection(self._scale.rarity)
            for node, tokens in zip(nodes, self._memo.tokens(ids), strict=True)
        }
        sentences = self._sentences(sorted({step.seed for step in steps}))
        return [
            Step(
                step.seed,
                step.chunk,
                step.link,
                step.strength,
                self._residual(held[step.seed], held[step.chunk]),
                self._sentence(sentences.get(step.seed, ()), step.through),
                step.through,
            )
            for step in steps
        ]

    def _residual(self, seed: frozenset[str], chunk: frozenset[str]) -> float:
        missing = [term for term in self._scale.terms if term not in seed]
        left = weight(missing, self._scale.rarity)
        if left <= 0.05 * self._total:
            return 0.0
        return weight([term for term in missing if term in chunk], self._scale.rarity) / left

    def _sentences(self, seeds: Sequence[int]) -> dict[int, list[tuple[str, float]]]:
        """Each seed's sentences with the share of the question's weight in each."""
        found: dict[int, list[tuple[str, float]]] = {}
        chunks = self._memo.chunks([self._view.identifier(seed) for seed in seeds])
        for seed, chunk in zip(seeds, chunks, strict=True):
            if chunk is None or not self._total:
                continue
            parts = [part for part in _SENTENCE.split(chunk.text) if part]
            found[seed] = [
                (
                    part,
                    weight(set(segment(part)).intersection(self._scale.rarity), self._scale.rarity)
                    / self._total,
                )
                for part in parts
            ]
        return found

    def _sentence(self, sentences: Sequence[tuple[str, float]], names: Sequence[str]) -> float:
        return max((share for part, share in sentences if any(name in part for name in names)), default=0.0)

    def _document(self, chunk: int) -> str:
        return self._view.identifier(chunk).rsplit("#", 1)[0]

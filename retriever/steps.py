"""Second steps: chunks judged by how a first chunk leads to them and by what they add to it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from backends.segmenter import segment
from retriever.links import Link, links_from
from retriever.memo import Memo
from retriever.rc import QuestionScale
from retriever.snapshot import GraphView
from retriever.terms import weight
from schemas.graph import Entity

MOST_STEPS = 120  # steps whose words are compared with the question
ANY_STEP = 0.3  # what a step is worth whose words say nothing
_SPENT = 0.05  # below this share of the question's weight nothing is missing in the first chunk
_SENTENCE = re.compile(r"(?<=[.!?。！？])\s*|\n")


@dataclass(frozen=True, slots=True)
class Step:
    """One step from the chunk node `seed` to the chunk node `chunk`.

    `strength` in [0, 1]: how sure the first chunk is. `residual` in [0, 1]: the share of the question's
    weight missing in the seed that the chunk has. `sentence` in [0, 1]: the share of the question's
    weight that stands in the sentence of the seed that makes the link. `through`: the names that link.
    """

    seed: int
    chunk: int
    strength: float
    link: float
    residual: float
    sentence: float
    through: tuple[str, ...]

    @property
    def value(self) -> float:
        """What the step is worth; steps to one chunk are compared by it."""
        return self.strength * self.link * (ANY_STEP + self.residual + self.sentence)


class StepFinder:
    """Follows names from seeds over one view of the graph, for one question."""

    def __init__(self, view: GraphView, memo: Memo, scale: QuestionScale, named: frozenset[int]) -> None:
        self._view = view
        self._memo = memo
        self._scale = scale
        self._named = named
        self._total = weight(scale.terms, scale.rarity)

    def best(self, seeds: Mapping[int, float]) -> dict[int, Step]:
        """The best step to each chunk; `seeds` are chunk nodes with their strength in [0, 1]."""
        entities = self._mentioned(seeds)
        links = [
            (seed, chunk, link)
            for seed in sorted(seeds)
            for chunk, link in links_from(self._view, seed, entities, self._named).items()
        ]
        links.sort(key=lambda row: (-seeds[row[0]] * row[2].amount, row[1], row[0]))
        best: dict[int, Step] = {}
        for step in self._judged(links[:MOST_STEPS], seeds):
            known = best.get(step.chunk)
            if known is None or step.value > known.value:
                best[step.chunk] = step
        return best

    def _mentioned(self, seeds: Iterable[int]) -> dict[int, Entity]:
        nodes = sorted({node for seed in seeds for node in self._view.beside(seed).tolist()})
        entities = self._memo.entities([self._view.identifier(node) for node in nodes])
        return {node: entity for node, entity in zip(nodes, entities, strict=True) if entity is not None}

    def _judged(self, links: Sequence[tuple[int, int, Link]], seeds: Mapping[int, float]) -> list[Step]:
        nodes = sorted({node for seed, chunk, _ in links for node in (seed, chunk)})
        tokens = self._memo.tokens([self._view.identifier(node) for node in nodes])
        held = {node: frozenset(words) for node, words in zip(nodes, tokens, strict=True)}
        sentences = self._sentences(sorted({seed for seed, _, _ in links}))
        return [
            Step(
                seed,
                chunk,
                seeds[seed],
                link.amount,
                self._residual(held[seed], held[chunk]),
                _sentence(sentences.get(seed, ()), link.through),
                link.through,
            )
            for seed, chunk, link in links
        ]

    def _residual(self, seed: frozenset[str], chunk: frozenset[str]) -> float:
        missing = [term for term in self._scale.terms if term not in seed]
        left = weight(missing, self._scale.rarity)
        if left <= _SPENT * self._total:
            return 0.0
        return weight([term for term in missing if term in chunk], self._scale.rarity) / left

    def _sentences(self, seeds: Sequence[int]) -> dict[int, list[tuple[str, float]]]:
        """Each seed's sentences with the share of the question's weight in each."""
        chunks = self._memo.chunks([self._view.identifier(seed) for seed in seeds])
        return {
            seed: [(part, self._share(part)) for part in _SENTENCE.split(chunk.text) if part]
            for seed, chunk in zip(seeds, chunks, strict=True)
            if chunk is not None and self._total
        }

    def _share(self, sentence: str) -> float:
        words = frozenset(segment(sentence))
        return weight([t for t in self._scale.terms if t in words], self._scale.rarity) / self._total


def _sentence(sentences: Sequence[tuple[str, float]], names: Sequence[str]) -> float:
    return max((share for part, share in sentences if any(name in part for name in names)), default=0.0)

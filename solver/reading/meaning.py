"""The last resort: a sentence that means what is asked, where neither facts nor the question's words lead to one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
import yaml

from schemas.graph import Vectors
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import Embedder, GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.crossing import Crossing
from solver.reading.reader import Passage, Reader
from solver.reading.sentences import FEATURES, Candidate, Candidates, Sentences
from solver.reading.terms import part_language
from solver.reading.windows import Window
from solver.results import Extract

WEIGHTS = Path(__file__).with_name("sentence_weights.yaml")
_LEAST_LIKELY = 0.5
_LEAST_NAMED = 0.25  # where a claim about two things has no other known word, and the sentence names both
MOST_BESIDE = 0.6
"""How likely words that were quoted may answer, against a sentence that takes their place."""

_NEVER = frozenset(
    {QuestionKind.DIFFERENCE, QuestionKind.SUM, QuestionKind.DEFINITION, QuestionKind.RELATION}
)


@dataclass(frozen=True, slots=True)
class Weights:
    """Of a choice among the sentences and none of them: softmax over a sum for each, and `none` for no answer.

    `sum` is (FEATURES,).
    """

    sum: Vectors
    none: float

    def likelihoods(self, features: Vectors) -> Vectors:
        """(sentences,): how likely each answers, given (sentences, FEATURES); what is missing to 1 is for none."""
        scores = np.append(features @ self.sum, self.none)
        powers = np.exp(scores - scores.max())
        likely: Vectors = (powers / powers.sum())[:-1].astype(np.float32)
        return likely


@lru_cache(maxsize=1)
def shipped_weights() -> dict[str, Weights]:
    """For `same` and `other`: pages in the question's language and in the other one."""
    data = yaml.safe_load(WEIGHTS.read_text(encoding="utf-8"))
    return {
        name: Weights(np.array([row["sum"][feature] for feature in FEATURES], np.float32), row["none"])
        for name, row in data["weights"].items()
    }


@dataclass(frozen=True, slots=True)
class Choice:
    """The sentence that likeliest answers, among those it was chosen from with how likely each does, (sentences,)."""

    window: Window
    likely: float
    sentences: tuple[Candidate, ...]
    likelihoods: Vectors

    @property
    def passage(self) -> Passage:
        """What there is to quote."""
        return Passage((self.window,))

    def of(self, told: Sequence[Extract]) -> float:
        """How likely the likeliest sentence answers that holds some of these words; 0 where none was weighed."""
        weighed = zip(self.sentences, self.likelihoods, strict=True)
        return max((float(likely) for sentence, likely in weighed if _holds(sentence, told)), default=0.0)


def _holds(sentence: Candidate, told: Sequence[Extract]) -> bool:
    """Whether words of a document stand in a sentence."""
    clauses = sentence.window.clauses
    return any(e.chunk == c.chunk and e.start < c.end and c.start < e.end for e in told for c in clauses)


class MeaningReader:
    """Weighs sentences of the pages against each other by all that speaks for them."""

    def __init__(self, reader: Reader, store: GraphStore, embedder: Embedder, crossing: Crossing) -> None:
        self._sentences = Sentences(reader, store, embedder, crossing)
        self._crossing = crossing
        self._chosen: dict[tuple[object, ...], tuple[Choice, ...]] = {}

    def candidates(
        self, question: str, part: SubQuestion, ranking: Ranking | None
    ) -> dict[Language, Candidates]:
        """The sentences weighed, by language."""
        return self._sentences.of(question, part, ranking)

    def read(self, question: str, part: SubQuestion, ranking: Ranking | None) -> Choice | None:
        """The sentence that likeliest answers, if that is likely enough and nothing rules it out; one in the
        question's language before one in the other, which is likely by another scale.

        None for models whose scale was not measured.
        """
        for found in self.choices(question, part, ranking):
            own = found.window.page.language is part_language(question)
            if found.likely >= (_LEAST_NAMED if not own and _names_all(part) else _LEAST_LIKELY):
                return found
        return None

    def choices(self, question: str, part: SubQuestion, ranking: Ranking | None) -> tuple[Choice, ...]:
        """By language the sentence that likeliest answers of those that nothing rules out, however likely; that in the
        question's language first. The same question is weighed once.
        """
        if not self._crossing.is_measured or part.kind in _NEVER:
            return ()
        ranked = tuple(hit.chunk for hit in ranking.chunks) if ranking is not None else ()
        key = (question, part.kind, part.asked, part.entities, part.said, part.residual, part.names, ranked)
        if key not in self._chosen:
            self._chosen[key] = self._weighed(question, part, ranking)
        return self._chosen[key]

    def _weighed(self, question: str, part: SubQuestion, ranking: Ranking | None) -> tuple[Choice, ...]:
        weights = shipped_weights()
        candidates = self.candidates(question, part, ranking)
        asked_in = part_language(question)
        found = (
            _likeliest(candidates[language], weights["same" if language is asked_in else "other"])
            for language in (asked_in, asked_in.other)
            if language in candidates
        )
        return tuple(choice for choice in found if choice is not None)


def _names_all(part: SubQuestion) -> bool:
    """Whether a question claims something of two things in words that no relation has."""
    return part.kind is QuestionKind.YES_NO and len(part.names) > 1 and not part.predicates


def _likeliest(found: Candidates, weights: Weights) -> Choice | None:
    likely = weights.likelihoods(found.features)
    able = [place for place, sentence in enumerate(found.sentences) if sentence.able]
    best = max(able, key=lambda place: (round(float(likely[place]), 6), -place), default=None)
    if best is None:
        return None
    return Choice(found.sentences[best].window, float(likely[best]), found.sentences, likely)

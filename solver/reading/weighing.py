"""What speaks for a sentence as an answer, in columns, and how likely that makes it: two sums with weights."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
import yaml
from numpy.typing import NDArray

from schemas.graph import Vectors

WEIGHTS = Path(__file__).with_name("sentence_weights.yaml")

SAID = (
    "names",  # [0, 1] of the things asked about the one least spoken of: named 1, the page's subject 0.7, the topic 0.5
    "terms",  # [0, 1] share of the other words, by rarity, held as they are, by a relation's wordings or a dictionary
    "relation",  # [0, 1] how far the question's relation is said; half where it has none
    "typed",  # 0 or 1: whether it holds the kind of thing asked for
    "unsaid",  # 0 or 1: whether a name, or the relation that is all that is asked, is missing
    "chunk",  # [0, 1] its chunk's score before the graph's
    "rank",  # (0, 1] one over its chunk's place in the ranking
    "about",  # 0 or 1: whether its page is about a thing asked about
    "lead",  # 0 or 1: whether it is the first of its page, which names all that the page is about
    "bare",  # [0, 1] of a page's first sentence the share of the terms but the things that it does not say
)
"""Columns that need no model."""

MEANT = (
    "meaning",  # [-1, 1] cosine of question and sentence, less the median of the sentences weighed
    "alike",  # [-1, 1] mean over the question's tokens of the cosine to the sentence's nearest, less the median
    "alike_lead",  # [-1, 1] the same, less that of the best other sentence
    "alike_rank",  # (0, 1] one over its place by it
    "asked_lead",  # [-1, 1] of the tokens that stand in no name: less that of the best other sentence
    "asked_rank",  # (0, 1] one over its place by these tokens
)
"""Columns that compare a sentence's meaning with the others'."""

FEATURES = (*SAID, *MEANT)
MOST_WEIGHED = 12  # sentences of a language whose meaning is compared


@dataclass(frozen=True, slots=True)
class Weights:
    """Of a choice among the sentences and none of them: softmax over a sum for each, and `none` for no answer.

    `sum` is (FEATURES,); `first` (SAID,) puts the sentences in order before their meaning is compared.
    """

    first: Vectors
    sum: Vectors
    none: float

    def chosen(self, said: Vectors) -> NDArray[np.int64]:
        """The rows whose meaning is worth comparing, in their order, of (sentences, SAID)."""
        order = np.argsort(-np.round(said @ self.first, 5), kind="stable")[:MOST_WEIGHED]
        return np.sort(order)

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
        name: Weights(_columns(row["first"], SAID), _columns(row["sum"], FEATURES), row["none"])
        for name, row in data["weights"].items()
    }


def compared(said: Vectors, meant: Vectors) -> Vectors:
    """(sentences, FEATURES) of (sentences, SAID) and (sentences, 3): cosine of the wholes, and the means over all
    tokens and over those outside names.
    """
    meaning, alike, asked = meant.T
    columns = (
        meaning - np.median(meaning),
        alike - np.median(alike),
        _lead(alike),
        _reciprocal_rank(alike),
        _lead(asked),
        _reciprocal_rank(asked),
    )
    features: Vectors = np.concatenate([said, np.stack(columns, axis=1)], axis=1).astype(np.float32)
    return features


def _lead(values: Vectors) -> Vectors:
    """What each has before the best other; 0 where there is no other."""
    if len(values) < 2:
        return np.zeros_like(values)
    second, first = np.sort(values)[-2:]
    best = int(values.argmax())
    others = np.full(len(values), first, np.float32)
    others[best] = second
    lead: Vectors = values - others
    return lead


def _reciprocal_rank(values: Vectors) -> Vectors:
    places = np.empty(len(values), np.float32)
    places[np.argsort(-np.round(values, 5), kind="stable")] = np.arange(1, len(values) + 1)
    rank: Vectors = (1 / places).astype(np.float32)
    return rank


def _columns(row: dict[str, float], names: tuple[str, ...]) -> Vectors:
    return np.array([row[name] for name in names], np.float32)

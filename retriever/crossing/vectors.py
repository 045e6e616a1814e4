"""Vectors of names and words that can be compared across Chinese and English.

A multilingual encoder puts texts of one language closer together than texts that mean the same; without
each language's mean what is left is the meaning (Libovický, Rosa & Fraser 2020, arXiv:2004.05160).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import Literal

import numpy as np
import yaml

from schemas.graph import Vectors
from schemas.protocols import Embedder
from schemas.text import Language

SAMPLES = Path(__file__).with_name("samples.yaml")
KNOWN_MODELS = frozenset({"multilingual-e5-small-q4", "intfloat/multilingual-e5-small"})
"""Models for which the limits on likeness in this folder were measured."""

Kind = Literal["names", "words"]

_CHINESE = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
_MOST_KEPT = 20_000
_NOTHING = 1e-6  # a length that only rounding makes


def script_of(text: str) -> Language:
    """Chinese where any Chinese character stands, else English."""
    return Language.CHINESE if _CHINESE.search(text) else Language.ENGLISH


class CentredVectors:
    """Embeds short texts, less their language's mean, at unit length; remembers what it embedded."""

    def __init__(self, embedder: Embedder) -> None:
        self._embedder = embedder
        self._kept: dict[tuple[Kind, str], Vectors] = {}
        self._lock = Lock()

    @property
    def is_measured(self) -> bool:
        """Whether the model is one of those whose likenesses were measured."""
        return self._embedder.info.model in KNOWN_MODELS

    def of(self, texts: Sequence[str], kind: Kind) -> Vectors:
        """(n, dimension), each at unit length; a zero row for a text that is its language's mean."""
        with self._lock:
            missing = [text for text in dict.fromkeys(texts) if (kind, text) not in self._kept]
            if len(self._kept) + len(missing) > _MOST_KEPT:
                self._kept.clear()
                missing = list(dict.fromkeys(texts))
            if missing:
                raw = self._embedder.embed_passages(missing)
                for text, vector in zip(missing, raw, strict=True):
                    self._kept[kind, text] = self._centred(vector, text, kind)
            if not texts:
                return np.zeros((0, self._embedder.info.dimension), np.float32)
            return np.stack([self._kept[kind, text] for text in texts])

    def turn(self, language: Language) -> Vectors:
        """(dimension,): what turns a question's vector from its language to the other."""
        return self._means["words", language.other] - self._means["words", language]

    def mean(self, language: Language) -> Vectors:
        """(dimension,): what all texts of a language have in common."""
        both = (self._means["names", language] + self._means["words", language]) / 2
        mean: Vectors = both.astype(np.float32)
        return mean

    def _centred(self, vector: Vectors, text: str, kind: Kind) -> Vectors:
        away = vector - self._means[kind, script_of(text)]
        length = float(np.linalg.norm(away))
        return (away / length if length > _NOTHING else np.zeros_like(away)).astype(np.float32)

    @cached_property
    def _means(self) -> dict[tuple[Kind, Language], Vectors]:
        samples = yaml.safe_load(SAMPLES.read_text(encoding="utf-8"))
        kinds: tuple[Kind, ...] = ("names", "words")
        return {
            (kind, language): self._embedder.embed_passages(samples[kind][language.value]).mean(axis=0)
            for kind in kinds
            for language in (Language.CHINESE, Language.ENGLISH)
        }

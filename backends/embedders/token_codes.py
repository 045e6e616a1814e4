"""The tokens of a passage as signs, a bit a dimension: what late interaction needs, in a thirtieth of the space.

Of a vector less the mean of its language the signs alone keep the angle to another (Charikar 2002, "Similarity
estimation techniques from rounding algorithms"). The means are those of the tokens of running text, written by
`benchmarks/token_means.py`.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from schemas.graph import TokenCodes, TokenVectors, Vectors
from schemas.text import Language

MEANS = Path(__file__).with_name("token_means.json")
_WORD = re.compile(r"[^\W_]")
_CHINESE = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
_LATIN = re.compile(r"[A-Za-z]")
_LETTERS_A_CHARACTER = 4  # an English word in a Chinese text is as long as four characters
_SHORTEST = 1e-9


def coded(tokens: TokenVectors, text: str) -> TokenCodes:
    """(words, dimension / 8): the signs of the tokens that are words, or pieces of words."""
    signs = centred(tokens.vectors[word_tokens(tokens, text)], text) > 0
    return np.packbits(signs, axis=1)


def centred(vectors: Vectors, text: str) -> Vectors:
    """(n, dimension): vectors of a text's tokens less the mean of its language, at unit length.

    A vector of a dimension whose mean is not known stays as it is.
    """
    mean = _means()[_language(text)]
    return less(vectors, mean if vectors.shape[1] == len(mean) else np.zeros(vectors.shape[1], np.float32))


def less(vectors: Vectors, mean: Vectors) -> Vectors:
    """(n, dimension): vectors less a mean (dimension,), at unit length; a zero row for one that is the mean."""
    away = vectors - mean
    lengths = np.linalg.norm(away, axis=1, keepdims=True)
    shortened: Vectors = (away / np.maximum(lengths, _SHORTEST)).astype(np.float32)
    return shortened


def word_tokens(tokens: TokenVectors, text: str) -> NDArray[np.bool_]:
    """(tokens,): which are words, or pieces of words; all, where none is."""
    told = np.array([bool(_WORD.search(text[s.start : s.end])) for s in tokens.spans], bool)
    return told if told.any() else np.ones(len(tokens.spans), bool)


def _language(text: str) -> Language:
    """What most of a text is written in."""
    chinese, latin = len(_CHINESE.findall(text)), len(_LATIN.findall(text))
    return Language.CHINESE if chinese * _LETTERS_A_CHARACTER > latin else Language.ENGLISH


@cache
def _means() -> dict[Language, Vectors]:
    read = json.loads(MEANS.read_text(encoding="ascii"))
    return {language: np.array(read[language.value], np.float32) for language in Language}

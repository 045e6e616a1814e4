"""A question as a page of the other language would ask it: words by the dictionary, the vector turned."""

from __future__ import annotations

import re
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from backends.segmenter import segment
from retriever.crossing.translating import Translator
from retriever.crossing.vectors import CentredVectors, script_of
from retriever.text.asked import Asked
from retriever.text.kin import Kin
from retriever.text.question_tokens import read_question
from retriever.text.terms import STOP_TOKENS, STOP_WORDS
from retriever.text.word_index import WordIndex
from schemas.protocols import Embedder
from schemas.text import Language

_CHINESE_RUN = re.compile(r"[\u3400-\u9fff]+")


class InOtherLanguage:
    """Reads a question for the chunks of the language that it is not written in."""

    def __init__(self, embedder: Embedder, vectors: CentredVectors, translator: Translator, kin: Kin) -> None:
        self._embedder = embedder
        self._vectors = vectors
        self._translator = translator
        self._kin = kin

    def read(self, question: str, words: WordIndex) -> Asked:
        """Each word by the forms that the dictionary has for it, a word of both languages by itself.

        Of a form of several words the one that the fewest chunks hold stands for it.
        """
        language = script_of(question)
        same: dict[str, tuple[str, ...]] = {}
        for word in _words(question, language, self._translator):
            tokens = self._tokens(word, language, words)
            if tokens:
                same[word] = tokens
        own, asked = read_question(self._embedder, question)
        turned = own + self._vectors.turn(language)
        vector = (turned / np.linalg.norm(turned)).astype(np.float32)
        known = self._kin.of(tuple(same))
        kin = {word: known[word].union(*self._kin.of(tokens).values()) for word, tokens in same.items()}
        return Asked(tuple(same), same, kin, vector, asked, own)

    def within(self, question: str, words: WordIndex) -> NDArray[np.bool_] | None:
        """The chunks of the other language."""
        chinese = script_of(question) is Language.CHINESE
        return ~words.chinese if chinese else words.chinese

    def _tokens(self, word: str, language: Language, words: WordIndex) -> tuple[str, ...]:
        """What stands for a word in the chunks, rare or not, each once, ascending."""
        forms = self._translator.forms(word, language.other)
        found = {words.rarest_of(_telling(form)) for form in forms}
        if word.isascii():
            found |= {token for token in _telling(word) if token in words.vocabulary}
        return tuple(sorted(found - {""}))


def _telling(text: str) -> list[str]:
    return [token for token in segment(text) if token not in STOP_TOKENS]


def _words(question: str, language: Language, translator: Translator) -> Iterable[str]:
    """The words of a question without those that any question has."""
    if language is Language.CHINESE:
        chinese = (piece for run in _CHINESE_RUN.findall(question) for piece in translator.pieces(run))
        plain = segment(_CHINESE_RUN.sub(" ", question))
        return dict.fromkeys((*(w for w in chinese if not STOP_TOKENS.issuperset(segment(w))), *plain))
    return dict.fromkeys(word for word in segment(question) if word not in STOP_WORDS)

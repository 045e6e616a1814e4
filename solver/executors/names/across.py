"""Whether facts whose names are of the other language hold a question's words: 金马奖 is the Golden Horse Award."""

from __future__ import annotations

import re

from backends.transliteration.channel import LEAST, transliteration
from backends.transliteration.sounds import is_romanised
from retriever.crossing.translating import Translator
from schemas.graph import Triple
from schemas.logical_form import Constraint
from schemas.text import Language
from solver.language import folded
from solver.reading.terms import part_language
from solver.results import Row

_WORD = re.compile(r"[a-z]{3,}")
_LIGHT = frozenset("award awards prize prizes film films festival the and for".split())


class Across:
    """Sets words beside what a dictionary has for the names and qualifiers of a row."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator

    def holds(self, words: str, row: Row) -> bool:
        """Whether every word that tells something is among what the row's Chinese names may be in English."""
        wanted = set(_WORD.findall(folded(words))) - _LIGHT
        if not wanted:
            return False
        names = [value.text for value in row.values.values()]
        names += [q.value for triple in row.triples.values() for q in triple.qualifiers]
        known: set[str] = set()
        for name in names:
            if part_language(name) is Language.CHINESE:
                known |= self._english(name)
        return wanted <= known

    def says(self, constraint: Constraint, triple: Triple | None) -> bool:
        """Whether a qualifier is in the other language what a constraint names: by the dictionary, which also has what
        a role is (门房 is a porter), or by how its last word sounds.
        """
        if triple is None or constraint.end != "p":
            return True
        values = [q.value for q in triple.qualifiers if q.name == constraint.property]
        return any(self._is_name(constraint.value, value) for value in values)

    def _is_name(self, word: str, value: str) -> bool:
        language = part_language(word)
        words = folded(value if language is Language.CHINESE else word).split()
        if part_language(value) is language or not words:
            return False
        chinese = word if language is Language.CHINESE else value
        known = self._translator.names(chinese, Language.ENGLISH)
        if any(set(words) & (set(name.split()) - _LIGHT) for name in known):
            return True
        if words[-1] in self._translator.forms(chinese, Language.ENGLISH):
            return True
        heard = transliteration().name(chinese.rpartition("·")[2], words[-1])
        return is_romanised(chinese, " ".join(words)) or heard >= LEAST

    def _english(self, name: str) -> set[str]:
        found = set(self._translator.names(name, Language.ENGLISH))
        for piece in self._translator.pieces(name):
            found |= set(self._translator.forms(piece, Language.ENGLISH))
        return {word for form in found for word in _WORD.findall(form)}

"""What a dictionary calls a thing that only pages of the other language name: 北京 is Beijing, London is 伦敦."""

from __future__ import annotations

import re

from backends.dictionaries.glosses import unexplained
from retriever.crossing.translating import Translator
from schemas.text import Language

_TYPES = frozenset(
    {"Person", "Organization", "Company", "School", "Place", "Country", "City", "Award", "Event"}
)
"""Types of things whose names a dictionary gives; a title that it gives is another thing's, or a word's."""

_LONGEST = 5  # words of an English name; what is longer explains
_MOST = 2  # Chinese names of an English one (悉尼, 雪梨); more are other things of its name (Georgia)
_RANKS = ("市", "省", "县")
_PLACES = frozenset({"Place", "Country", "City"})
_EXPLAINED = re.compile(
    r" (?:or|in|near|capital of|abbr|\d{3,4}\b|"
    r"(?:(?:sub)?province|subprovincial|city|municipality|prefecture\S*|county|district|town|township)\b).*"
)
"""What a gloss of a place says beside its name; where it says so of two names, it knows two places of the name."""

_SMALL = frozenset({"of", "the", "and", "in", "for", "on", "at", "de", "la", "von", "van"})


class Translated:
    """Names of the answer's language for those of the other."""

    def __init__(self, translator: Translator, language: Language) -> None:
        self._translator = translator
        self._language = language

    def of(self, name: str, type: str) -> str:
        """The name in the answer's language; empty where the dictionary has none, or several that may be others'."""
        if type not in _TYPES:
            return ""
        return self._chinese(name, type) if self._language is Language.CHINESE else self._english(name, type)

    def _english(self, name: str, type: str) -> str:
        forms = [name, *(name.removesuffix(rank) for rank in _RANKS if name.endswith(rank) and len(name) > 2)]
        known = next(filter(None, (self._translator.names(form, Language.ENGLISH) for form in forms)), ())
        plain = unexplained(known)
        if type in _PLACES:
            plain = [_EXPLAINED.sub("", e) for e in known]
            if len({name for name, e in zip(plain, known, strict=True) if name != e}) > 1:
                return ""
        fitting = [e for e in plain if len(e.split()) in range(1 + (type == "Person"), _LONGEST + 1)]
        return _capitalised(fitting[0]) if fitting else ""

    def _chinese(self, name: str, type: str) -> str:
        if type == "Person" and len(name.split()) < 2:
            return ""
        known = self._translator.names(name, Language.CHINESE)
        if not known or len(known) > _MOST:
            return ""
        return known[0] if type in _PLACES else max(known, key=len)


def _capitalised(name: str) -> str:
    """A name that the dictionary has in lower case: `central academy of drama`."""
    words = [word if word in _SMALL else word[:1].upper() + word[1:] for word in name.split()]
    return " ".join([words[0][:1].upper() + words[0][1:], *words[1:]])

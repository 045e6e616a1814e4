"""Which tokens mean what a question's words mean: the same word in other forms, other words for a relation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from builder.numerals import MONTHS_EN, ORDINALS_EN, SMALL_EN
from retriever.predicates import COMPARED, wordings
from retriever.text.terms import STOP_TOKENS
from retriever.text.wording import words_of
from schemas.ontology import Ontology

_ENDINGS = ("", "s", "e", "es", "d", "ed", "er", "ers", "or", "ors", "ing", "ion", "ions", "ment", "y", "ies")
_STRIPPED = tuple(sorted(_ENDINGS[1:], key=lambda ending: (-len(ending), ending)))
_SHORTEST = 4  # letters of a stem
_MOST_RELATIONS = 12  # a word that names more relations means none of them


@cache
def _spellings() -> dict[str, tuple[str, ...]]:
    """Numbers in words and digits, and months cut short, by each other."""
    suffixes = {1: "st", 2: "nd", 3: "rd"}
    alike: list[tuple[str, ...]] = []
    alike += [(word, f"{n}{suffixes.get(n, 'th')}") for n, word in enumerate(ORDINALS_EN, 1)]
    alike += [(word, str(n)) for n, word in enumerate(SMALL_EN[1:], 1)]
    alike += [(month, month[:3], month[:4]) for month in map(str.lower, MONTHS_EN) if month != "may"]
    return {word: words for words in alike for word in words}


class Kin:
    """Words of an ontology's relations by each other, and of what is compared by them."""

    def __init__(self, ontology: Ontology) -> None:
        whole: dict[frozenset[str], list[str]] = {}
        self._single: dict[str, tuple[str, ...]] = {}
        for predicate in sorted(ontology.relations):
            sets = [words_of(wording) for wording in wordings(ontology, predicate)]
            for words in sets:
                if words:
                    whole.setdefault(words, []).append(predicate)
            single = {word for words in sets if len(words) == 1 for word in words}
            self._single[predicate] = tuple(sorted(single - STOP_TOKENS))
        self._compared: dict[str, list[str]] = {}
        for predicate, wording in COMPARED.items():
            for word in wording:
                for token in words_of(word):
                    self._compared.setdefault(token, []).append(predicate)
        self._by_words = {words: tuple(dict.fromkeys(found)) for words, found in whole.items()}
        self._by_token: dict[str, list[frozenset[str]]] = {}
        for words in self._by_words:
            for word in words:
                self._by_token.setdefault(word, []).append(words)

    def of(self, terms: Sequence[str]) -> Mapping[str, frozenset[str]]:
        """For each term of a question the tokens that may stand for it, itself among them."""
        asked = frozenset(terms)
        found = {}
        for term in terms:
            kin = {*forms(term), *_spellings().get(term, ())}
            for words in self._by_token.get(term, ()):
                predicates = self._by_words[words]
                if words <= asked and len(predicates) <= _MOST_RELATIONS:
                    kin.update(word for predicate in predicates for word in self._single[predicate])
            for predicate in self._compared.get(term, ()):
                kin.update(self._single.get(predicate, ()))
            found[term] = frozenset(kin)
        return found


def forms(word: str) -> Iterable[str]:
    """A word with other English endings; itself alone where it has none."""
    yield word
    if not word.isascii() or not word.isalpha() or len(word) < _SHORTEST:
        return
    stem = next(
        (word[: -len(e)] for e in _STRIPPED if word.endswith(e) and len(word) - len(e) >= _least(e)), word
    )
    for ending in _ENDINGS:
        yield stem + ending


def _least(ending: str) -> int:
    return _SHORTEST + 1 if ending in ("er", "or", "ers", "ors", "e", "y", "d") else _SHORTEST

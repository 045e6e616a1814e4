"""Questions with a word misspelt by one letter, as they were meant: `desinged` for designed, `Harowby` for Harrowby."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from string import ascii_lowercase

from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import language_of
from solver.lexicon import Lexicon
from solver.names.unknown_names import near_names

_LEAST_WORD, _LEAST_NAME = 6, 7  # letters of a word that one letter more or less leaves recognisable
_WORD = re.compile(r"(?<![\w'’-])[a-z]{6,}(?![\w'’-])")


def respelled(
    question: str, parts: Sequence[SubQuestion], lexicon: Lexicon, store: GraphStore
) -> tuple[str, ...]:
    """The question with the one word put right that no relation is understood without, or the one name that no page
    has; nothing where either is open. English only: letters are what is misspelt.
    """
    if language_of(question) is not Language.ENGLISH or len(parts) != 1:
        return ()
    part = parts[0]
    linked = {entity.surface for entity in part.entities}
    unknown = [name for name in part.names if name not in linked]
    if len(unknown) == 1 and unknown[0] in question:
        near = [other for other in near_names(unknown[0], store) if _is_misspelt(unknown[0], other)]
        return (question.replace(unknown[0], near[0]),) if len(near) == 1 else ()
    if unknown or part.predicates:
        return ()
    found = [(m, word) for m in _WORD.finditer(question) if (word := _meant(m[0], lexicon))]
    if len(found) != 1:
        return ()
    place, word = found[0]
    return (question[: place.start()] + word + question[place.end() :],)


def _meant(word: str, lexicon: Lexicon) -> str:
    """The only relation's word that a word is but for one letter; empty where it is one itself."""
    if len(word) < _LEAST_WORD or _relates(word, lexicon):
        return ""
    near = {other for other in _one_off(word) if _relates(other, lexicon)}
    return near.pop() if len(near) == 1 else ""


def _relates(word: str, lexicon: Lexicon) -> bool:
    found = lexicon.wordings(word, Language.ENGLISH)
    return any(f.start == 0 and f.end == len(word) for f in found)


def _one_off(word: str) -> Iterator[str]:
    """A word with two letters swapped, or one left out or put in; the first letter stands."""
    for place in range(1, len(word)):
        head, tail = word[:place], word[place:]
        yield head + tail[1:]
        yield from (head + letter + tail for letter in ascii_lowercase)
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
    yield from (word + letter for letter in ascii_lowercase)


def _is_misspelt(name: str, other: str) -> bool:
    """Whether two names differ in one long word only, by one letter: no Rudd II is a Rudd III, and no Ann an Anna."""
    one, two = name.split(), other.split()
    apart = [(a.lower(), b.lower()) for a, b in zip(one, two, strict=False) if a != b]
    if len(one) != len(two) or len(apart) != 1:
        return False
    word, meant = apart[0]
    long = min(len(word), len(meant)) >= _LEAST_NAME and word.isalpha() and meant.isalpha()
    return long and meant in _one_off(word)

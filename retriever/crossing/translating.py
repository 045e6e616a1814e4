"""Words of a question in the words of the other language, as a dictionary has them."""

from __future__ import annotations

import re

from backends.dictionaries.glosses import Glosses
from backends.script import simplified
from schemas.text import Language

_MOST_FORMS = 40
_LONGEST = 8  # characters of a dictionary word within a longer one
_CHINESE = re.compile(r"[\u3400-\u9fff]")
_PEOPLE, _DEMONYM = "人", 2  # what a word for a people has behind that of its country, of so many characters
_SHORT = 3  # letters: what is shorter is said everywhere
_EMPTY = frozenset(
    """
    the and for with one ones not from into out off down over up who what that this these those its his her be do
    get have has had make made go come take time thing things person people man some any all also more most very
    """.split()
)
_ENDINGS = (
    ("tre", "ter"),
    ("our", "or"),
    ("ies", "y"),
    ("ied", "y"),
    ("ing", ""),
    ("ing", "e"),
    ("ed", ""),
    ("ed", "e"),
    ("es", ""),
    ("s", ""),
    ("er", ""),
    ("er", "e"),
    ("ation", "e"),
    ("ment", ""),
)
_LEAST_STEM = 3


class Translator:
    """Gives each word of a question the forms that a page of the other language may have for it."""

    def __init__(self, glosses: Glosses) -> None:
        self._glosses = glosses

    def forms(self, word: str, into: Language) -> tuple[str, ...]:
        """Lower-case words and short phrases of the language for a word of the other; empty where none is known.

        An English word is looked up as it is and without its endings; of the Chinese words found single
        characters are left out where longer ones stand beside them, since they are part of too many others.
        """
        if into is Language.CHINESE:
            found = [c for base in bases(word.casefold()) for c in self._glosses.chinese(base)]
            found = [c for c in found if len(c) > 1] or found
        else:
            found = [
                e for e in self._glosses.english(simplified(word)) if len(e) >= _SHORT and e not in _EMPTY
            ]
        return tuple(dict.fromkeys(found))[:_MOST_FORMS]

    def names(self, name: str, into: Language) -> tuple[str, ...]:
        """What a dictionary has in the other language for a whole name, without a leading article; lower case."""
        if into is Language.CHINESE:
            bare = name.casefold().removeprefix("the ")
            return tuple(c for c in self._glosses.chinese_names(bare) if len(c) > 1)
        return tuple(
            e for e in self._glosses.english_names(simplified(name)) if len(e) >= _SHORT and e not in _EMPTY
        )

    def is_word(self, word: str) -> bool:
        """Whether the dictionary has a Chinese word."""
        return bool(self._glosses.english(simplified(word)))

    def is_name(self, word: str) -> bool:
        """Whether all that the dictionary has for a Chinese word are names."""
        plain = simplified(word)
        names = self._glosses.english_names(plain)
        return bool(names) and len(names) == len(self._glosses.english(plain))

    def is_plain_english(self, word: str) -> bool:
        """Whether an English word in lower case is a gloss of the dictionary by itself, and of no name."""
        return bool(self._glosses.chinese(word)) and not self._glosses.chinese_names(word)

    def is_english_name(self, word: str) -> bool:
        """Whether an English word in lower case is a gloss of names alone."""
        names = self._glosses.chinese_names(word)
        return bool(names) and len(names) == len(self._glosses.chinese(word))

    def in_names(self, phrase: str) -> frozenset[str]:
        """All Chinese words for a word or phrase as it may stand in a name, in lower case; for that of a people also
        its country: British, 英国 of 英国人."""
        found = {c for base in bases(phrase) for c in self._glosses.chinese(base)}
        return frozenset(found | {c.removesuffix(_PEOPLE) for c in found if len(c) > _DEMONYM})

    def meanings(self, word: str, *, most: int | None = None) -> frozenset[str]:
        """All words of the English glosses of a Chinese word in simplified characters, and of its people where it is a
        country; with `most` only of glosses of so many words."""
        glosses = [*self._glosses.english(word)]
        if len(word) >= _DEMONYM:
            glosses += self._glosses.english(word + _PEOPLE)
        split = (gloss.split() for gloss in glosses)
        return frozenset(part for parts in split if most is None or len(parts) <= most for part in parts)

    def pieces(self, word: str) -> tuple[str, ...]:
        """A Chinese word as the dictionary's words that it is put together from, the longest first from the left.

        What the dictionary does not know is left out: 启航 of 普敦启航. Words are in simplified characters.
        """
        word = simplified(word)
        found: list[str] = []
        start = 0
        while start < len(word):
            for stop in range(min(len(word), start + _LONGEST), start, -1):
                if self._glosses.english(word[start:stop]):
                    if stop - start > 1:
                        found.append(word[start:stop])
                    start = stop
                    break
            else:
                start += 1
        return tuple(found)


def bases(word: str) -> tuple[str, ...]:
    """A word or phrase and what it may be an ending of: settled, settle; studies, study; planned, plan."""
    found = [word]
    for ending, rest in _ENDINGS:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= _LEAST_STEM:
            found.append(stem + rest)
            if not rest and stem[-1] == stem[-2]:
                found.append(stem[:-1])
    return tuple(dict.fromkeys(found))

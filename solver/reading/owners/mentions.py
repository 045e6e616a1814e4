"""A relation that words tell, and of whom a question asks it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from solver.language import folded

LIFE = frozenset({"death_date", "death_place", "cause_of_death", "burial_place"})
BIRTH = frozenset({"birth_date", "birth_place"})
PARENT = frozenset({"father", "mother", "parent"})
RELATIONS = LIFE | BIRTH | PARENT | {"teacher", "educated_at", "spouse"}
"""The relations whose subject or owner is told by grammar."""

_WORD = re.compile(r"[\w-]+")
_LATIN = re.compile(r"[a-z]")
_SHORT = 2  # letters of a name's word that tells nobody apart


@dataclass(frozen=True, slots=True)
class Asked:
    """Of whom which relation is asked: every name, folded; `about` where the words stand on their page, `others` the
    names of other people there.
    """

    relation: str
    names: frozenset[str]
    about: bool
    others: frozenset[str] = frozenset()

    def is_named(self, words: str) -> bool:
        """Whether a name in Latin letters is the one asked about's, or a part of it."""
        said = set(_WORD.findall(folded(words).replace("’s", "").replace("'s", "")))
        own = [set(_WORD.findall(name)) for name in self.names if _LATIN.search(name)]
        every = {word for name in own for word in name}
        return bool(said) and (said <= every or any(len(n) >= _SHORT and n <= said for n in own))


@dataclass(frozen=True, slots=True)
class Mention:
    """Where a text tells a relation, and whether it tells it of the one asked about."""

    start: int
    end: int
    own: bool

"""What things are called that have no name in the language of a question."""

from __future__ import annotations

import re
from collections.abc import Iterable

from retriever.crossing.vectors import script_of
from schemas.graph import Entity
from schemas.text import Language

_PRIZE_FOR = re.compile(r"\s+(?:in|for|of)\s+")
_LAST_NAME = 4  # letters of a last name that stands alone
_LONGEST = 60  # characters: a longer one is no name


def foreign_names(entity: Entity, language: Language) -> Iterable[str]:
    """The names of a thing to which no page gives one in the language."""
    given = [name.name for name in entity.names if name.reason != "dictionary"]
    names = [name for name in dict.fromkeys((entity.name, *given)) if len(name) <= _LONGEST]
    return () if any(script_of(name) is language for name in names) else names


def prizes(entity: Entity, forms: Iterable[str]) -> list[str]:
    """Forms of a name; of a prize for something also what it is called for short: the Nobel Prize in Literature."""
    known = list(forms)
    short = [_PRIZE_FOR.split(form, maxsplit=1)[0] for form in known] if entity.type == "Award" else []
    return list(dict.fromkeys((*known, *(form for form in short if " " in form))))


def called(entity: Entity, language: Language) -> list[str]:
    """Names as in `foreign_names`, and the last name alone of a person who has a page: 诺兰 is `Nolan`."""
    names = list(foreign_names(entity, language))
    if entity.type != "Person" or not entity.pages or language is not Language.CHINESE:
        return names
    last = (name.split()[-1] for name in names if name.count(" ") in (1, 2))
    return [*names, *dict.fromkeys(word for word in last if len(word) >= _LAST_NAME)]

"""A person's works where no word says what was done for them: `Jane Doe's films`, 张三拍过的片子."""

from __future__ import annotations

import re

from schemas.plan import AnswerType
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.chains import Chain, Hop
from solver.planners.words.analysis import Analysis
from solver.planners.words.things import Thing

_MAKING = ("starring", "director", "screenwriter", "composer", "producer")
_OWN = ("director", "author", "screenwriter", "composer", "performer", "starring", "producer")
_WORKS = {
    Language.CHINESE: re.compile(
        r"(?:的|有)(?:[^，。？\x00]{0,4})(?:电影|影片|片子|作品|电视剧|专辑|歌曲?|小说|书)"
    ),
    Language.ENGLISH: re.compile(
        r"['’]s?\s+(?:\w+\s+){0,2}(?:films?|movies?|pictures?|works?|albums?|songs?|novels?|books?)\b"
    ),
}


_BY = re.compile(r"\b(?:films?|movies?|pictures?|works?|albums?|songs?|novels?|books?) (?:made )?by $")
_WHICH = re.compile(r"\b(?:which|what|how many|the) (?:of the )?$")
_NOUN_NEXT = re.compile(r"\s+(?:\w+\s)?(?:films?|movies?|pictures?)\b")
_NOUN = re.compile(r"(?:films?|movies?|pictures?|works?|电影|影片|片子|作品)")


def by_noun(part: Analysis, lexicon: Lexicon) -> Chain | None:
    """A person's works where nothing but the noun for them says the relation: `List A's films`, `What films did A
    make?`.
    """
    if len(part.things) != 1 or not all(_NOUN.fullmatch(found.text.casefold()) for found in part.relations):
        return None
    said = bool(part.relations) or (owns_works(part, part.things[0]) and not part.residual)
    return by_making(part, part.things[0], lexicon) if said else None


def by_making(part: Analysis, thing: Thing, lexicon: Lexicon) -> Chain | None:
    """A person to works, whatever they did for them, where no word says how: 陈国坤在周星驰的哪些电影里."""
    if part.asked is not AnswerType.WORK or thing.types[0] != "Person":
        return None
    kind = lexicon.domain(_MAKING[0])[0]
    return Chain(thing, "Person", (Hop(_OWN if owns_works(part, thing) else _MAKING, True, kind),), 0.0)


def owns_works(part: Analysis, thing: Thing) -> bool:
    """Whether works are called a person's own: `in which of A's films`, `films by A`, `which A films`."""
    before, after = part.blanked[: thing.start], part.blanked[thing.end :]
    owned = _WORKS[part.language].match(after) or _BY.search(before)
    beside = _WHICH.search(before) and _NOUN_NEXT.match(after)  # which Kurosawa films
    return thing.types[0] == "Person" and bool(owned or beside)

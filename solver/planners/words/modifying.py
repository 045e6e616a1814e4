"""Names and clauses before a name that only say who or what it is: 写小说的莫言, 某人主演的《甲》, 威尼斯金狮奖."""

from __future__ import annotations

import re
from collections.abc import Sequence

from solver.lexicon import Lexicon
from solver.planners.words.things import Thing

WORK_TYPES = frozenset({"Film", "Series", "Song", "Album", "Book", "Programme", "Work"})
_MODIFIED = re.compile(r"^(?:[^\x00，。、？哪什谁的]{2,8}|[^\x00，。、？哪什谁的《]{1,4}《\x00+》)的(?=\x00)")
_PLAYING = re.compile(
    r"^在?《\x00+》(?:里面?|中)?(?:饰演|扮演|出演|饰|演)(?:过|了)?(?:\x00+|[^\x00，。、？谁什哪]{1,6})的"
    r"(?=\x00+(?:[，,]|[是也有曾还演又]))"
)
_OWNED = re.compile(
    r"^\x00+所?(?:主演|出演|执导|导演|编剧|监制)的(?=《\x00+》(?:[^？的]{2,}吗|是不是|是否|有没有))"
)
"""Of a work only where the question of yes or no goes on without 的, and so asks of nothing that belongs to it."""

_MADE_BY = re.compile(
    r"['’]s?\s+(?:\d{4}\s+)?(?:(?:film|movie|picture|novel|series|album|song)\s+)?(?=\x00)"
    r"|(?:[自执]?导?[拍执导]?的)?(?:那|这)?[部首张]?(?:电影|影片|小说|电视剧|专辑|歌曲|动画片?|片子)?《(?=\x00)"
)
"""What stands between a maker's name and a work's title."""
_JOINED = re.compile(r"\s*(?:和|与|及|、|and|,|&)\s*")


def modifier_of(blanked: str, things: Sequence[Thing]) -> tuple[int, int] | None:
    """The clause at a question's beginning that only says who a person is, or by whom a work: 拍《阿凡达》的卡梅隆."""
    playing = _PLAYING.match(blanked)
    if playing is not None and _is_named(things, playing.end(), {"Person"}):
        return playing.span()
    owned = _OWNED.match(blanked)
    if owned is not None and _is_named(things, owned.end() + 1, WORK_TYPES):
        return owned.span()
    for match in _MODIFIED.finditer(blanked):
        inside = [t for t in things if t.end < match.end()]
        named = _is_named(things, match.end(), {"Person"})
        if named and all(any(k in WORK_TYPES for k in t.types) for t in inside):
            return match.span()
    return None


def _is_named(things: Sequence[Thing], start: int, types: set[str] | frozenset[str]) -> bool:
    return any(t.start == start and t.types[0] in types for t in things)


def is_of_prize(thing: Thing, things: Sequence[Thing], lexicon: Lexicon) -> bool:
    """Whether a place only says whose prize it is that follows: 威尼斯 of 威尼斯金狮奖."""
    if not any(lexicon.fits(kind, ("Place",)) for kind in thing.types if kind not in ("", "Thing")):
        return False
    return any(0 <= other.start - thing.end <= 1 and "Award" in other.types for other in things)


def is_maker(thing: Thing, things: Sequence[Thing], blanked: str, lexicon: Lexicon) -> bool:
    """Whether a name only says whose the known work behind it is: 李安 of 李安的《色，戒》, `Nolan's` Oppenheimer."""
    owned = _MADE_BY.match(blanked, thing.end)
    work = next((t for t in things if owned is not None and t.start == owned.end()), None)
    if work is None or not any(c.type in WORK_TYPES for c in work.candidates):
        return False
    made = any(kind and lexicon.fits(kind, ("Person", "Organization")) for kind in thing.types)
    beside = any(_JOINED.fullmatch(blanked, t.end, thing.start) for t in things if t.end < thing.start)
    return made and not beside

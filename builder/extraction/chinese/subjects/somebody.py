"""Whether an opening is somebody's, told by what only people are: 字文远, 雾城人, 前任局长, 一名球证, 某帝之子."""

from __future__ import annotations

import re

from builder.extraction.chinese.lexicon import OCCUPATIONS
from builder.extraction.chinese.subjects.people import DEEDS, KIN, OFFICES

_NAME = re.compile("[\u4e00-\u9fff]{2,4}|[\u4e00-\u9fff]+(?:[·‧・-][\u4e00-\u9fffA-Z]+)+")
_CLAUSES = re.compile("[，；。、]")
_LONG = 4  # characters of a name that may be told by its first two
_REACH = 6  # parts behind the name in which words that only people are given are looked for
_COURTESY = re.compile(
    "^(?:[^。；]{0,24}，)?\\s*表?字(?![体面词典母码幕符库])[\u4e00-\u9fff]{1,2}(?=[，。；]|$)"
)
_FROM = re.compile(
    "(?:是|为)?(?![^，]*(?:机器|法|工|主|[一二两三四五六七八九十个每多数名位本他别军客友传])人$)[^，的]{1,20}人$"
)
_KIN = re.compile(f"(?:是|为)?[^，]{{2,12}}(?:{KIN})$")
_OFFICE = re.compile(f"(?:是|为)?[^，]{{0,24}}(?:{OFFICES})$")
_IS_ONE = re.compile(f"(?:是|为)(?![^，]*[由《被])[^，]{{0,20}}(?:{OCCUPATIONS})$")
_ONE = re.compile("(?:[^，。；]{0,30}?)?[是为][^，。；《]{0,24}?一[位名](?!神)(?=[\u4e00-\u9fffA-Z])")
_DOES = re.compile(f"，?[^，。；的]{{0,12}}?(?:{DEEDS})")
_WRITES_AS = re.compile("(?:[^，。；的]{0,16}，)?(?:笔名|艺名|法号|法名|谱名)(?![的是])")
_AGED = re.compile("，(?:享年|终年|得年)[^，。；]{0,4}岁")


def is_somebody(plain: str, title: str) -> bool:
    """Whether an opening, a blank for each bracket, behind the title or a longer form of it, tells of one person."""
    if _NAME.fullmatch(title) is None:
        return False
    behind = _behind_name(plain, title)
    if behind is None:
        return False
    if _ONE.match(behind) is not None or _DOES.match(behind) is not None or _AGED.search(behind) is not None:
        return True
    if _WRITES_AS.match(behind) is not None:
        return True
    parts = [part.strip() for part in _CLAUSES.split(behind)[:_REACH]]
    return any(_FROM.match(part) or _KIN.match(part) for part in parts) or any(
        _OFFICE.match(part) or _IS_ONE.match(part) for part in parts[:3]
    )


def has_courtesy_name(plain: str, title: str) -> bool:
    """`，字文远` behind the title."""
    behind = _behind_name(plain, title) if _NAME.fullmatch(title) is not None else None
    return behind is not None and _COURTESY.match(behind) is not None


def _behind_name(plain: str, title: str) -> str | None:
    """What follows the title, or the name of parts that an opening begins with instead of it."""
    if plain.startswith(title):
        return plain[len(title) :].strip()
    brief = re.split("[·‧・-]", title)[-1] if "·" in title else title[:2] if len(title) == _LONG else title
    if len(brief) > 1 and re.match(f"{re.escape(brief)}\\s?[，是]", plain) is not None:
        return plain[len(brief) :].strip()
    first = re.match("[\u4e00-\u9fff]+(?:[·‧・-][\u4e00-\u9fffA-Z]+)+", plain)
    return plain[first.end() :].strip() if first is not None and "·" in title else None

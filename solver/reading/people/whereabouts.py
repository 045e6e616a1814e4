"""Whether words say where something of a life or a work took place, as a question asks: a birth, a death, a wedding, a
premiere.
"""

from __future__ import annotations

import re

from builder.numerals import MONTHS_EN

_MONTHS = "|".join(MONTHS_EN).lower()
_TIMES_EN = f"{_MONTHS}|spring|summer|autumn|winter|early|late|private|secret"
_PLACED_EN = rf"(?!\d|(?:{_TIMES_EN}|(?:the )?(?:same|next|following|age|year|presence|end))\b)"
"""What follows `in` or `at` where it is no time."""

_PLACED_ZH = r"(?!\d|[一二三四五六七八九十〇]+[年月岁]|[同次翌当去今]年|年)"
_BRACKETED = rf"(?:(?!\bborn\b|;)[^()\d]){{3,60}}, (?:\d|(?:{_MONTHS})\b)"
"""A place before its date in brackets: `(Leeds, 4 May 1901 – York, 1 June 1970)`."""

_SO_FAR = r"(?:(?!\b(?:is|was|who|whose|has|had|became|played|served)\b)[^;)])"
_SOME_PLACE_EN = (
    r"(?:where|(?:what|which) (?:[a-z]+ )?"
    r"(?:city|town|village|place|country|state|county|region|province|district|island))"
)
_WHERE_ZH = r"(?:哪[里儿个座]?|什么地方|何[处地])"

_BORN = (
    re.compile(
        rf"\b{_SOME_PLACE_EN}\b(?:(?!\b(?:who|whom|whose|that)\b).)*\bborn\b|\b(?:birthplace|place of birth)\b|"
        rf"(?:出生|诞生|生)(?:[在于]|地是){_WHERE_ZH}|在{_WHERE_ZH}[^，。？]{{0,4}}(?:出生|诞生)|出生地"
    ),
    re.compile(
        rf"\bborn\b{_SO_FAR}{{0,120}}?\b(?:in|at|near|on|aboard|outside) {_PLACED_EN}|"
        rf"\b(?:in|at|near) {_PLACED_EN}[^,;.]{{2,60}}\bborn\b|\w-born\b|\bwhere\b[^,;.]{{2,40}}\bborn\b|"
        r"\b(?:native|birthplace|place of birth|home ?town)\b|\bbirth\b[^;.]{0,60}\b(?:in|at) |"
        rf"\b(?:hail(?:s|ed)?|comes?|came|is|was|originally) from\b|\({_BRACKETED}|"
        rf"生[于在]{_PLACED_ZH}|[在于]{_PLACED_ZH}[^，。；]{{1,20}}?(?:出生|诞生|降生)|出生地|[祖原]?籍|"
        r"故[乡里居]|家乡|老家|[\u3400-\u9fff]{2}人(?=\W|$)"
    ),
)
_DEATHS_EN = (
    r"died|dies|death|dead|killed|assassinated|executed|murdered|drowned|shot|passed away|succumbed|suicide"
)
_DEATHS_ZH = r"去世|逝世|病逝|离世|过世|辞世|病故|身亡|死|遇害|阵亡|自杀|驾崩|牺牲|离开人世"
_DIED = (
    re.compile(
        rf"\b{_SOME_PLACE_EN}\b(?:(?!\b(?:who|whom|whose|that)\b).)*\b(?:die|died|pass away)\b|\bplace of death\b|"
        rf"(?:{_DEATHS_ZH})[在于]{_WHERE_ZH}|在{_WHERE_ZH}[^，。？]{{0,4}}(?:{_DEATHS_ZH})"
    ),
    re.compile(
        rf"\b(?:{_DEATHS_EN})\b{_SO_FAR}{{0,120}}?\b(?:in|at|near|on|aboard|outside|off) {_PLACED_EN}|"
        rf"\b(?:in|at|near|to) {_PLACED_EN}[^;]{{2,100}}\b(?:{_DEATHS_EN})\b|[–-] {_BRACKETED}|"
        rf"[在于]{_PLACED_ZH}[^，。；]{{1,30}}?(?:{_DEATHS_ZH})|(?:{_DEATHS_ZH}|[卒殁])[于在]{_PLACED_ZH}"
    ),
)
_WED_EN = r"\b(?:marr(?:y|ied|iage|ying)|wed(?:ding|ded|s)?|ceremony)\b"
_WEDDING = (
    re.compile(
        r"\bwhere (?:did|was|were)\b(?:(?!\b(?:who|whom|whose|that|which)\b).)*?"
        r"\b(?:(?:marry|get married|wed|married)\s*\?*$|wedding\b)|"
        r"(?:在哪[里儿]?|在什么地方)(?:结的?婚|成婚|完婚|举[行办]的?婚礼)"
    ),
    re.compile(
        rf"{_WED_EN}[^;.]*?\b(?:in|at|on|near|aboard) {_PLACED_EN}|"
        rf"\b(?:in|at|near) {_PLACED_EN}[^,;.]{{2,40}}{_WED_EN}|"
        rf"[在于赴到]{_PLACED_ZH}[^，。；]{{1,20}}(?:婚|举[行办]|注册)|[嫁娶]到"
    ),
)
"""Where somebody married is told with the wedding, not by where the couple live."""

_PREMIERE = (
    re.compile(
        r"首映(?:式|礼)?(?:是)?在(?:哪|什么地方)|在(?:哪|什么地方)[^，。？]{0,4}首映|"
        r"\b(?:where|which (?:city|town|country|cinema|theat\w+))\b.*\bpremi[eè]re"
    ),
    re.compile(r"首映|首次(?:放映|公映)|揭幕|\b(?:premi[eè]re|first (?:shown|screened)|open(?:ed|ing))"),
)
_HAPPENINGS = (_BORN, _DIED, _WEDDING, _PREMIERE)


def tells_where(question: str, words: str) -> bool:
    """Whether words may say where what a question asks about took place; True for questions that ask no such thing.

    Both are folded. `born 2 May 1962` does not say where.
    """
    return all(told.search(words) for asked, told in _HAPPENINGS if asked.search(question))

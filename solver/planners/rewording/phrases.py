"""Phrases that ask for a list without asking: 李安的电影, 列出李安导演的电影, `Ang Lee films`."""

from __future__ import annotations

import re

from schemas.text import Language
from solver.language import language_of

_ASKS_ZH = re.compile(r"[谁哪几吗么呢]|什么|多[少高大长久远]|怎么|为何|如何|何[时地处]|是否|是不是|有没有")
_LISTED_ZH = re.compile(
    r"^(?:请|帮我)*(?:列出|列举|罗列|数出)(?:一下|所有|全部|出)*(?P<what>[^，。？?]{3,40}?)(?:的?名单|的?清单)?[。.？?]*$"
)
_WORKS_ZH = re.compile(
    r"^(?P<what>[^，。？?]{1,20}的(?:全部|所有|主要)?(?:电影|影片|电视剧|作品|小说|歌曲|歌|专辑|书|著作))[。.？?]*$"
)
_NAME = r"[A-ZÀ-Þ][\w.-]*(?:['’](?!s\b)\w+)?"
_WORKS = re.compile(
    rf"^(?P<who>{_NAME}(?: (?:(?:de|van|von|of|the) )*{_NAME})*?)(?:['’]s?)? (?:all |best |other )?"
    r"(?P<works>films|movies|pictures|books|novels|plays|poems|songs|albums|operas|paintings|works)[.?]*$"
)
_PLAIN = {"movies": "films", "pictures": "films"}


def asked_for_list(phrase: str) -> str:
    """The question that such a phrase stands for; any other text as it is."""
    text = phrase.strip()
    if language_of(text) is Language.CHINESE:
        listed = None if _ASKS_ZH.search(text) else _LISTED_ZH.match(text) or _WORKS_ZH.match(text)
        return phrase if listed is None else f"{listed['what']}有哪些？"
    works = _WORKS.match(text)
    if works is None:
        return phrase
    return f"Which {_PLAIN.get(works['works'], works['works'])} are there by {works['who']}?"

"""The town in which somebody was born, said in so many words, as the birthplace that it is."""

from __future__ import annotations

import re

from builder.extraction.chinese.names.regions import CITIES, MUNICIPALITIES, PROVINCES

_BORN_IN = re.compile(
    r"\bthe (?:same )?(?:town|city|village|place|settlement|municipality|community) "
    r"(?:in which|where|that) (?P<who>(?:the )?[A-ZÀ-Þ\"“][^?,;]{1,60}?) (?:was|were) born(?: in)?"
    r"(?=\s*(?:[?,]|$| (?:is|was|has|lies)\b))"
)

_IS_OF = re.compile(
    rf"^(?P<who>[^，。？的是]{{2,20}}?)(?P<whether>是不是|是否是?|是)(?P<where>(?!台湾|香港|澳门)(?:{PROVINCES}|{MUNICIPALITIES}|{CITIES})"
    r"[省市]?)人[吗么吧]?[？?]?$"
)
"""Whether somebody is from a town or a province of China; 香港人 and 台湾人 are what people are by their papers."""


def birthplaces(question: str) -> str:
    """`In which county is the town where Ann Lee was born?` as that of the birthplace of Ann Lee."""
    return _BORN_IN.sub(lambda m: f"the birthplace of {m['who']}", question)


def from_where_zh(question: str) -> str:
    """`林晚是北京人吗` as whether she was born there; any other as it is."""
    found = _IS_OF.match(question)
    asked = found is not None and (found["whether"] != "是" or re.search("[吗么吧][？?]?$", question))
    return f"{found['who']}出生在{found['where']}吗？" if found is not None and asked else question

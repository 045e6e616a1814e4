"""Of what illness somebody died, in the words that rules know: 得什么病去世 is 死于什么病, and `which illness took her
life` what she died of.
"""

from __future__ import annotations

import re

_ILL_EN = (
    r"(?:illness|disease|sickness|ailment|malady|infection|medical condition|kind of cancer|type of cancer)"
)
_WHICH_EN = rf"(?:[Ww]hat|[Ww]hich) (?:[a-z]+ )?{_ILL_EN}"
_KILLED = re.compile(
    rf"^{_WHICH_EN} (?:finally |eventually |later )?"
    r"(?:killed|carried off|struck down|(?:proved|was) fatal (?:to|for)|(?:took|claimed|ended|cost) the life of|"
    r"(?:led to|caused) the death of) (?P<who>[^?]+?)(?=\s*\?|$)"
)
_TOOK = re.compile(
    rf"^{_WHICH_EN} (?:(?:took|claimed|ended) (?P<who>[^?]+?)['’]s? life|"
    r"(?:caused|led to) (?P<whose>[^?]+?)['’]s? death)(?=\s*\?|$)"
)
_DID = re.compile(
    rf"^(?:(?:[Oo]f|[Ff]rom) )?{_WHICH_EN} did (?P<who>[^?]+?) (?:die|pass away)(?: of| from)?(?=\s*\?|$)"
)
_CROWD = re.compile(r"\b(?:or|most|more|many|people|half|\w*(?:lion|sand|dred)s?)\b|\d")
"""Of whom nobody asks what one of them died of: the most people, millions."""

_ILL_ZH = r"(?:疾病|重病|绝症|癌症|传染病|病症|病|癌)"
_WHAT_ZH = r"(?:什么样的|什么|哪一?种|何种|何|啥)"
_DIED_ZH = r"(?:去世|逝世|离世|过世|辞世|病逝|病死|病故|身亡|死亡|死|走)(?:世)?"
_ILL_OF_ZH = re.compile(
    rf"(?:到底|究竟|最后|最终)?是?(?:因为?|由于|死前)?(?:得|患|染|生|罹患)(?:上|了|的|的是)?{_WHAT_ZH}{_ILL_ZH}(?:才|而|就)?{_DIED_ZH}(?:了|的)*"
)
_FROM_ZH = re.compile(
    rf"(?:到底|究竟|最后|最终)?是?(?:因为?|由于){_WHAT_ZH}(?:{_ILL_ZH}|原因|缘故)?(?:才|而|就)?{_DIED_ZH}(?:了|的)*"
)
_DIED_OF_ZH = re.compile(rf"(?:死|病逝|卒|殁)于{_WHAT_ZH}{_ILL_ZH}(?:的)?")
_TAKEN_ZH = re.compile(
    rf"^{_WHAT_ZH}{_ILL_ZH}(?:夺[走去]|带走|要)了?(?P<who>[^，。？]+?)的(?:生命|性命|命)(?=[？?]?$)"
)


def died_of(question: str) -> str:
    """The question with the plain verb; itself where no illness is asked for."""
    for pattern in (_KILLED, _TOOK, _DID):
        found = pattern.match(question)
        who = next((name for name in found.groups() if name), "") if found is not None else ""
        if found is not None and _CROWD.search(who) is None:
            return f"What did {who} die of{question[found.end() :]}"
    return question


def died_of_zh(question: str) -> str:
    """The same in Chinese."""
    question = _TAKEN_ZH.sub(lambda m: f"{m['who']}死于什么病", question)
    for pattern in (_ILL_OF_ZH, _FROM_ZH, _DIED_OF_ZH):
        question = pattern.sub("死于什么病", question)
    return question

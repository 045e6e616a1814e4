"""The subject that words of a page leave out, put before them."""

from __future__ import annotations

import re

_STARTS_ELSEWHERE = re.compile(
    r"[《“\dA-Za-z]|该|其|影片|片|剧|这|本|同|次|并|而|但|因|由|随后|之后|此外|在|以|从|是|当"
)
_PRONOUN = re.compile(r"(?:He|She|It|They)(?=\s)")
_PERSON, _OF_PEOPLE = "Person", ("He", "She")
UNSAID = re.compile(
    r"(?:The (?:film|score|music|picture|story|cast|company|school)\b|It\b|影片|该片|电影(?=[由在的])|"
    r"(?:导演|编剧|主演|作曲|摄影|监制|制片|配乐|剧本|故事|主题曲|片尾曲|拍摄)(?=[为是由者人,，在于取]))"
)
"""Words that begin a sentence and leave out whose they are."""


def with_subject(text: str, name: str, chinese: bool, *, type: str = "") -> str:
    """The words with their subject: in place of a pronoun that may mean one of its type, where that is known, or before
    words that leave it out.
    """
    if chinese:
        if text[:1] in "他她" and text[1:2] != "们":
            return name + text[1:] if type in ("", _PERSON) else f"{name}：{text}"
        apart = _STARTS_ELSEWHERE.match(text) or UNSAID.match(text)
        return f"{name}：{text}" if apart else name + text
    pronoun = _PRONOUN.match(text)
    if pronoun is not None and (not type or (type == _PERSON) is (pronoun[0] in _OF_PEOPLE)):
        return name + text[pronoun.end() :]
    return f"{name}: {text}"

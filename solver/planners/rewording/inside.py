"""Works that a Chinese question names once and calls 片中 where it goes on: 《甲》的导演和片中张三的扮演者."""

from __future__ import annotations

import re

_TITLE = re.compile(r"《[^《》]+》")
_INSIDE = re.compile(
    r"(?<=[和与跟同])在?(?:[该此这]?[片剧书戏]|影片|剧集)[中里](?=[^，。？]{1,12}?的(?:扮演者|饰演者|演员))"
)


def inside_zh(question: str) -> str:
    """The question with the work by its title, where it names one only."""
    titles = _TITLE.findall(question)
    return _INSIDE.sub(f"{titles[0]}中", question) if len(set(titles)) == 1 else question

"""Prizes for acting that Chinese calls crowns, at festivals: 戛纳影后 is 戛纳最佳女演员, where prizes of actors in
other places are those of 主角.
"""

from __future__ import annotations

import re

_FESTIVAL = r"戛纳|坎城|威尼斯|柏林|洛迦诺|圣塞巴斯蒂安|卡罗维发利"
_ELSEWHERE = r"金马|金像|金鸡|百花|华表|金钟|奥斯卡|金球|学院奖|奖(?!项)"
_CROWN = re.compile(
    rf"(?P<festival>{_FESTIVAL})|(?P<elsewhere>{_ELSEWHERE})|"
    r"影(?P<as>[帝后])(?![》”])|(?<![自僭])(?:封|称|加冕为?)(?P<made>[帝后])(?=[的了过？?，,]|$)|[。！!；;]"
)
_PRIZES = {"帝": "最佳男演员", "后": "最佳女演员"}


def crowned_zh(question: str) -> str:
    """The question with the crowns of a festival that it names right before them as the prizes that they are."""
    text, start, at_festival = "", 0, False
    for match in _CROWN.finditer(question):
        crown, made = match["as"], match["made"]
        if not (crown or made):
            at_festival = match["festival"] is not None
        elif at_festival:
            text += question[start : match.start()] + ("获得" if made else "") + _PRIZES[crown or made]
            start = match.end()
    return text + question[start:]

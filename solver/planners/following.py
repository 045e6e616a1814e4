"""A second question about whom the first one asks for: 《功夫》的导演是谁？他是哪里人？ · Who directed Titanic? Where
was he born?
"""

from __future__ import annotations

import re

_ASKS_WHO_ZH = re.compile(
    r"^(?P<first>(?P<who>[^，。？?！谁他她]{1,40}的[^，。？?！谁他她的]{1,10})(?:是谁|是哪一?位|叫什么(?:名字)?)|"
    r"谁是(?P<whose>[^，。？?！谁他她]{1,40}的[^，。？?！谁他她的]{1,10}))[？?，,。]\s*(?P<then>[^？?]+[？?]?)$"
)
_HE = re.compile(r"^(?:(?:那么?|而|请问|还有|以及)[，,]?)?[他她](?!们|乡)(?P<behind>.+)$")
_ASKS_WHO_EN = re.compile(
    r"^(?P<first>Who\s+(?:(?:is|was)\s+(?P<who>the\s+[^?,;]{1,30}?\s+of\s+[^?;]{1,60})|"
    r"(?P<did>(?!is\b|was\b|are\b|were\b|else\b)[a-z]+\s+[^?;]{1,60})))\?\s+(?P<then>(?:And\s+)?[A-Za-z][^?]*\?)$"
)
_HE_EN = re.compile(r"\b(?:he|she)\b|\b(?:his|her)\b(?=\s+[a-z])", re.I)
_OTHERS_EN = re.compile(r"\b(?:him|himself|herself|they|their)\b|\b(?:she|he)\b.*\b(?:she|he)\b", re.I)


def followed(question: str) -> tuple[str, str]:
    """Two questions, with whom the first one asks for in place of the pronoun in the second; or the question alone."""
    chinese = _ASKS_WHO_ZH.match(question)
    if chinese is not None:
        he = _HE.match(chinese["then"])
        who = chinese["who"] or chinese["whose"]
        return (question, "") if he is None else (f"{chinese['first']}？", who + he["behind"])
    english = _ASKS_WHO_EN.match(question)
    if english is None or _OTHERS_EN.search(english["then"]):
        return question, ""
    who = english["who"] or f"the person who {english['did']}"
    then = _HE_EN.sub(
        lambda m: who if m[0].lower() in ("he", "she") else f"{who}'s", english["then"], count=1
    )
    return (question, "") if then == english["then"] else (f"{english['first']}? ", then)

"""What a question says in a roundabout way, in the words that rules know: 影后 is 最佳女主角, 离的婚 is 离婚的."""

from __future__ import annotations

import re

_SPLIT_VERB = re.compile(r"(?P<verb>[离结])(?P<mark>的|过)(?P<noun>婚)|(?P<study>毕)(?P<of>的)(?P<work>业)")
_STARS = (
    (re.compile(r"影帝(?![》”])"), "最佳男主角"),
    (re.compile(r"影后(?![》”])"), "最佳女主角"),
    (re.compile(r"视帝(?![》”])"), "最佳男主角"),
    (re.compile(r"视后(?![》”])"), "最佳女主角"),
)
_AWARDED = re.compile(r"奖|金[\u3400-\u9fff]|[影视][帝后].{0,3}[影视][帝后]|奥斯卡|当[过上选]")
_FIRST_HELD = re.compile(r"首届|头一届")


def reworded(question: str) -> str:
    """The question as the planner reads it; itself where nothing is roundabout. Chinese only."""
    text = _SPLIT_VERB.sub(_joined, question)
    if _AWARDED.search(text):
        for pattern, words in _STARS:
            text = pattern.sub(words, text)
        text = _FIRST_HELD.sub("第一届", text)
    return text


def _joined(match: re.Match[str]) -> str:
    if match["verb"]:
        return f"{match['verb']}{match['noun']}{match['mark']}"
    return f"{match['study']}{match['work']}{match['of']}"

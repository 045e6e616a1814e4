"""English questions that name first what they ask about: `The tower at Leith: how tall is it?`."""

from __future__ import annotations

import re

_ASKS = r"(?:who|whose|whom|what|when|where|which|how|why|is|are|was|were|did|does|do|has|have|had|can)"
_FRONTED = re.compile(
    rf"^(?!{_ASKS}\b)(?P<topic>(?:[A-ZÀ-Þ\"“]|the |that |this )(?:(?!\b(?:who|whose|whom|which)\b)[^:?]){{2,70}}?)"
    rf"(?::| [—–-]{{1,2}}) (?P<ask>{_ASKS}\b[^:?]+?)\s*\?*$",
    re.I,
)
_TOLD_OF_TWO = re.compile(
    rf"^(?!{_ASKS}\b)(?P<topic>[A-ZÀ-Þ][^:?]{{2,110}}? and [^:?]{{2,80}}?): (?P<ask>[^:?]+?)\s*\?*$", re.I
)
_RELATED = re.compile(
    r"^(?P<how>how|in what way) (?P<be>are|were) (?:they|(?:the|those|these) two(?: of them)?) related"
    r"(?: to each other)?$|^what (?:are|were) (?:they|(?:the|those|these) two(?: of them)?) to each other$",
    re.I,
)
_PAIR = re.compile(r"^(?P<one>[^,]+?)(?:, [^,]+?,)? and (?P<other>[^,]+?)(?:, [^,]+)?$")
_OWN = re.compile(
    r"\b(?:its|his|their|her(?= (?!(?:in|at|to|on|for|from|with|by|after|before|when|as)\b)[a-z]))(?= )"
)
_ITSELF = re.compile(r"\b(?:it|he|she|they|him|them|her|that one|this one)\b(?!['’])")
_LOWERED = re.compile(r"^(?:The|An?|One)(?= )")


def topic_put_in(question: str) -> str:
    """The question with its topic where a pronoun stands for it: `How tall is the tower at Leith?`; any other as it
    is.
    """
    two = _TOLD_OF_TWO.match(question)
    if two is not None and _RELATED.match(two["ask"]):
        pair = _PAIR.match(two["topic"])
        return f"How are {pair['one']} and {pair['other']} related?" if pair is not None else question
    fronted = _FRONTED.match(question)
    if fronted is None:
        return question
    topic, ask = fronted["topic"].strip(), fronted["ask"]
    topic = re.sub(
        r"^(?:that|this)(?= [a-z])", "the", _LOWERED.sub(lambda m: m[0].lower(), topic), flags=re.I
    )
    put = _OWN.sub(f"{topic}'s".replace("\\", ""), ask, count=1)
    if put == ask:
        put = _ITSELF.sub(topic.replace("\\", ""), ask, count=1)
    return question if put == ask else f"{put[0].upper()}{put[1:]}?"

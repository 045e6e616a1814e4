"""What else somebody did than a statement before the question says: A wrote B. What else did she write?"""

from __future__ import annotations

import re

_ELSE = re.compile(
    r"^(?P<who>[A-ZÀ-Þ][^.?]*?) (?:also )?(?P<did>[a-z]+ed|wrote|made|won|sang|shot) (?P<what>[^.?]+?)[.;,] "
    r"(?P<asks>(?:what|which)(?: other [a-z]+| else)) (?P<aux>did|has|have) (?:he|she|they|it) "
    r"(?P<verb>[a-z][^?]*)\?*$",
    re.I,
)
_ELSE_ZH = re.compile(
    r"^(?P<who>[^，。？《》]{2,10}?)(?P<did>导演|执导|主演|出演|写|创作|创办|演|唱|拍)(?:过|了)(?P<what>《[^》]+》|[^，。？]{2,12})[，,。]"
    r"(?:[他她]?还|另外|此外[他她]?还?)(?P<asks>[^，。？]*?(?:哪|什么)[^，。？]*)[？?]*$"
)
_ALONE = re.compile(r"^(?P<asks>what|who) else (?=(?:did|has|have|does) [A-ZÀ-Þ])", re.I)


def added(question: str) -> str:
    """The question with what the statement tells left out by name; any other as it is."""
    told = _ELSE.match(question)
    if told is not None:
        asks = re.sub(r" else$| other(?= )", "", told["asks"])
        return f"Besides {told['what']}, {asks.lower()} {told['aux']} {told['who']} {told['verb']}?"
    return _ALONE.sub(lambda m: f"{m['asks']} ", question)


def added_zh(question: str) -> str:
    """The same of a Chinese question: 甲写了《乙》，还写过什么."""
    told = _ELSE_ZH.match(question)
    return question if told is None else f"除了{told['what']}，{told['who']}还{told['asks']}？"

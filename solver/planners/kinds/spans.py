"""The wordings by which questions set two events apart: from A to B, how many years after A, A比B早几年."""

from __future__ import annotations

import re

from schemas.logical_form import Order
from schemas.text import Language

_SPAN_ZH = (
    r"(?:前后|首尾|中间|其间|一共|总共|已经?|又|整整|大约|约)?(?:过(?:去)?了?|相?隔了?|相差了?|间隔|距离?|"
    r"差了?|经过了?|等了?|花了?|用了?|时隔|有)"
)
_HOW_LONG_EN = r"\bhow\s+(?:many\s+(?:\w+\s+)?\w+|long)\s+"
_DID_EN = r",?\s+(?:did|do|does|was|were|is|are|has|had)\s+"
_CAME_ABOUT_EN = r"(?:(?:did|does)\s+it\s+(?:happen|occur|come\s+about)|(?:is|was)\s+it)"
_HOW_LONG_ZH = r"(?:几年|多少年|[几多]少?天|多久|多长时间)"
_BESIDE_ZH = (
    r"[，,]?(?:一共|又|已经|再)?(?:又?过了?|时隔|相隔|间隔|隔了?|离|距离?|等了?)?(?:几年|多少年|[几多]少?天|多久)?[，,]?才?(?P<other>[^，。？]{2,}?)"
    rf"(?:已经?)?(?:过去|过|隔|有)?了?{_HOW_LONG_ZH}?了?[？?]?$"
)
SET_APART: dict[Language, tuple[tuple[re.Pattern[str], Order | None], ...]] = {
    Language.CHINESE: (
        (
            re.compile(
                rf"^(?:从)?(?P<one>[^，。？]+?)[，,]?{_HOW_LONG_ZH}(?:之后|以后|后)[，,]?(?:才|又)?(?P<other>[^，。？多几]{{2,}}?)的?[？?]?$"
            ),
            Order.ASCENDING,
        ),
        (
            re.compile(
                r"从(?P<one>[^，。？]+?)(?:算起|开始|起|以来|之后)?[，,](?:一共|总共|已经|又|整整)?(?:过|隔|等|花|用)了?"
                rf"{_HOW_LONG_ZH}[，,]?(?P<other>[^，。？]{{4,}}?)(?:的)?[？?]?$"
            ),
            Order.ASCENDING,
        ),
        (
            re.compile(
                rf"从(?P<one>[^，。？]+?)[，,]?(?:算起)?(?:到|至)(?P<other>[^，。？]+?)[，,]?{_SPAN_ZH}.{{0,4}}[多几]"
            ),
            Order.ASCENDING,
        ),
        (
            re.compile(
                rf"从(?P<one>[^，。？]+?)[，,]?(?:算起|开始|起)?[，,]?(?:到|至)(?P<other>[^，。？]+?)[，,]?"
                rf"(?:前后|首尾|中间|一共|总共|共|整整|大约|约)*{_HOW_LONG_ZH}[？?]?$"
            ),
            Order.ASCENDING,
        ),
        (
            re.compile(
                rf"^(?P<other>[^，。？]+?)是?在(?P<one>[^，。？]+?)(?:之后|以后|后)(?:的|第)?{_HOW_LONG_ZH}"
            ),
            Order.ASCENDING,
        ),
        (
            re.compile(
                rf"(?P<one>[^，。？]+?)(?:以后|之后|过后|(?<![封皇太影歌])后(?=[，,过隔又多几])){_BESIDE_ZH}"
            ),
            Order.ASCENDING,
        ),
        (
            re.compile(
                rf"(?P<one>[^，。？]+?)(?:的时候|那年|时(?![间候代期]))[，,]?(?:距离?|离)?"
                rf"(?P<other>[^，。？]{{2,}}?)(?:已经?|都)?(?:过去|过|有)?了?{_HOW_LONG_ZH}了?[？?]?$"
            ),
            Order.DESCENDING,
        ),
        (re.compile(rf"(?P<one>[^，。？]+?)(?:的时候|那年|时(?![间候代期])){_BESIDE_ZH}"), None),
        (
            re.compile(
                rf"(?P<one>[^，。？]+?)[，,]?(?:和|与|跟|到|距离?|离)(?P<other>[^，。？]+?)(?:之间)?[，,]?{_SPAN_ZH}.{{0,4}}[多几]"
            ),
            None,
        ),
        (
            re.compile(r"(?P<one>[^，。？比]+?)比(?P<other>[^，。？]+?)(?:早|先)(?:了|出)?.{0,3}[多几]"),
            Order.ASCENDING,
        ),
        (
            re.compile(r"(?P<one>[^，。？比]+?)比(?P<other>[^，。？]+?)(?:晚|迟|后)(?:了|出)?.{0,3}[多几]"),
            Order.DESCENDING,
        ),
    ),
    Language.ENGLISH: (
        (re.compile(r"\bbetween\s+(?P<one>.+?)\s+and\s+(?P<other>.+?)[?.]?$"), None),
        (
            re.compile(
                rf"{_HOW_LONG_EN}(?:after|since)\s+(?P<one>.+?),?\s+{_CAME_ABOUT_EN}\s+that\s+(?P<other>.+?)[?.]?$"
            ),
            Order.ASCENDING,
        ),
        (
            re.compile(
                rf"{_HOW_LONG_EN}before\s+(?P<one>.+?),?\s+{_CAME_ABOUT_EN}\s+that\s+(?P<other>.+?)[?.]?$"
            ),
            Order.DESCENDING,
        ),
        (
            re.compile(rf"{_HOW_LONG_EN}(?:after|since)\s+(?P<one>.+){_DID_EN}(?P<other>.+?)[?.]?$"),
            Order.ASCENDING,
        ),
        (re.compile(rf"{_HOW_LONG_EN}before\s+(?P<one>.+){_DID_EN}(?P<other>.+?)[?.]?$"), Order.DESCENDING),
        (
            re.compile(
                rf"{_HOW_LONG_EN}(?:did|was|were|had|have|has)\s+(?P<other>.+?)\s+(?:after|since)\s+(?P<one>.+?)[?.]?$"
            ),
            Order.ASCENDING,
        ),
        (
            re.compile(
                rf"{_HOW_LONG_EN}(?:did|was|were|had|have|has)\s+(?P<other>.+?)\s+before\s+(?P<one>.+?)[?.]?$"
            ),
            Order.DESCENDING,
        ),
        (
            re.compile(
                rf"{_HOW_LONG_EN}had\s+(?P<other>.+?)\s+(?:existed|been\s+(?:in\s+existence|around|going|open|running|"
                r"in\s+business))\s+(?:when|before|by\s+the\s+time)\s+(?P<one>.+?)[?.]?$"
            ),
            Order.DESCENDING,
        ),
        (
            re.compile(
                rf"{_HOW_LONG_EN}had\s+(?P<other>.+?)\s+(?:when|before|by\s+the\s+time(?:\s+that)?|at\s+the\s+time"
                r"(?:\s+of)?)\s+(?P<one>.+?)[?.]?$"
            ),
            Order.DESCENDING,
        ),
        (
            re.compile(r"^(?P<other>.+?)\s+how\s+(?:many\s+\w+|long)\s+after\s+(?P<one>.+?)[?.]?$"),
            Order.ASCENDING,
        ),
        (
            re.compile(r"^(?P<other>.+?)\s+how\s+(?:many\s+\w+|long)\s+before\s+(?P<one>.+?)[?.]?$"),
            Order.DESCENDING,
        ),
        (
            re.compile(rf"\bwithin\s+{_HOW_LONG_EN}of\s+(?P<one>.+){_DID_EN}(?P<other>.+?)[?.]?$"),
            Order.ASCENDING,
        ),
        (re.compile(r"\bseparate[sd]?\s+(?P<one>.+?)\s+(?:from|and)\s+(?P<other>.+?)[?.]?$"), None),
        (re.compile(r"\bapart\s+(?:are|were|did)\s+(?P<one>.+?)\s+and\s+(?P<other>.+?)[?.]?$"), None),
        (
            re.compile(r"\bfrom\s+(?P<one>.+?)\s+(?:to|till|until)\s+(?P<other>.+?)[?.]?$"),
            Order.ASCENDING,
        ),
    ),
}
"""Patterns with the groups `one` and `other`, tried in turn, and which of the two comes first where they say so."""

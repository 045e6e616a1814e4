"""Whom `嫁给` and `娶` without a subject tell of: the sister or the son whom the sentence has come to before."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.extraction.chinese.items import NUMBER, PERSON
from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.sentence import Match
from builder.findings import Named

_WEDS = ("嫁", "下嫁", "娶", "迎娶")
_WOMEN = (
    "(?:女儿|妹妹|姐姐|[胞堂表长小大二三四五六七幼]?[妹姐]|[长次三四五六七八幼独养小孙侄]女|外甥女)(?!婿|夫)"
)
_MEN = (
    "(?:儿子|弟弟|哥哥|兄长|[胞堂表长小大二三四五六七幼]?[弟哥兄]|[长次三四五六七八幼独养小孙侄]子|外甥(?!女))"
    "(?!媳|嫂|妇)"
)
_BESIDE = re.compile("[是为作与和同跟携带陪随替把将被由]")
"""Before a word for kin: who is somebody's daughter, or goes with his sister, is no such relative."""


def who_weds(match: Match, alphabet: Alphabet) -> list[Named] | None:
    """The relative of whom a marriage is told, none if the relative has no name; None where it is of no relative.

    `他有一个妹妹李四，后来嫁给王五` tells of 李四, and `张三的女儿嫁给王五` of nobody whom it names.
    """
    if match.pattern.source.relation != "spouse" or not _verb(match).startswith(_WEDS):
        return None
    encoded, person = match.sentence.encoded, alphabet.letter(PERSON)
    for found in _relatives(match, alphabet):
        if found["who"] is None:
            counted = "有" in encoded.text[match.sentence.since("，。；：", found.start()) : found.start()]
            return [] if counted or "，" not in found["rest"] else None
        several = re.match(f"[和与及、]{person}", found["rest"]) is not None
        return [] if several else [*encoded.items_in(*found.span("who"))[0].named]
    return None


def _relatives(match: Match, alphabet: Alphabet) -> Iterator[re.Match[str]]:
    """Relatives of the sex that the verb is used of, with what lies between them and it, the last first."""
    sentence, start = match.sentence, match.found.start()
    bride, person = "嫁" in _verb(match), alphabet.letter(PERSON)
    kin = _WOMEN if bride else _MEN
    told = re.compile(
        f"(?:(?<=有)(?P<count>{alphabet.letter(NUMBER)})|(?:(?<=[，：；、有其的个名位一{person}])|^){kin})"
        f"(?P<who>{person})?(?P<rest>[^，：]*(?:，[^，：{person}]*)*)"
    )
    text = sentence.encoded.text
    for position in range(start - 1, sentence.since("。；", start) - 1, -1):
        found = told.match(text, position, start)
        if found is None or found.end() < start:
            continue
        if found["count"] and not sentence.words(*found.span("count")).endswith("女" if bride else "子"):
            continue
        if _BESIDE.search(text, sentence.since("，。；：", position), position) is None:
            yield found


def _verb(match: Match) -> str:
    return match.sentence.words(*match.found.span())

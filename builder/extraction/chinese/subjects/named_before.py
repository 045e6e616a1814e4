"""Whom `此人` means, and the two of `两人1935年结婚`: by what the sentence and the one before it named."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.extraction.chinese.items import PERSON, Item
from builder.findings import Named

_WED = re.compile("[^，。；]{0,16}?(?:结婚|成婚|完婚)")


def last_person(text: str, position: int, found: Sequence[Item]) -> tuple[Named, ...]:
    """李四 of `院长是李四，此人…`: the person named last in the sentence."""
    begin = text.rfind("。", 0, position) + 1
    last = next((item for item in reversed(found) if item.start >= begin and item.kind == PERSON), None)
    return last.named if last is not None and len(last.named) == 1 else ()


def wedded(text: str, start: int, end: int, found: Sequence[Item], subject: Named) -> tuple[Named, ...]:
    """The page's subject and 李四 of `李四也是作家。两人1935年结婚`: the one other person of both sentences."""
    if subject.type != PERSON or _WED.match(text, end) is None:
        return ()
    begin = text.rfind("。", 0, max(text.rfind("。", 0, start), 0)) + 1
    near = {item.named for item in found if item.start >= begin and item.kind == PERSON}
    others = [named for named in near if named != (subject,) and named[0].name != subject.name]
    return (subject, others[0][0]) if len(others) == 1 and len(others[0]) == 1 else ()

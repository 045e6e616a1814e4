"""Whom a pronoun before a relative means: who is joined to it, or bears the family name of the child.

`李四和她的姐姐王五`; `周某死后，碑文由冯某撰写。他的女儿周兰…`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.extraction.chinese.items import PERSON, Item
from builder.extraction.chinese.lexicon import KIN
from builder.extraction.chinese.patterns.slot_grammar import FREE_WORDS
from builder.findings import Named

_CHILD = re.compile("的?(?:[长次三四幼独][子女]|儿子|女儿)")
_AND = ("和", "与", "及", "以及")
_RELATIVE = re.compile(
    f"的?[^，。；、的]{{0,4}}?(?:{'|'.join(sorted(KIN, key=len, reverse=True))}|{FREE_WORDS['Relative']})"
)
_HAN_NAME = re.compile("[\u4e00-\u9fff]{2,4}")
_NEAR = 120  # characters


def of_joined(text: str, start: int, end: int, found: Sequence[Item]) -> tuple[Named, ...]:
    """李四 of `李四和她的双胞胎姐姐王五`, whose pronoun stands from `start` to `end`."""
    last = found[-1] if found else None
    if last is None or last.kind != PERSON or len(last.named) != 1 or text[last.end : start] not in _AND:
        return ()
    return last.named if _RELATIVE.match(text, end) is not None else ()


def of_family(text: str, end: int, items: Sequence[Item], found: Sequence[Item]) -> tuple[Named, ...]:
    """Whoever bears the family name of the child named behind a pronoun that ends here, and was named last before."""
    said = _CHILD.match(text, end)
    named = [item for item in items if said is not None and item.start == said.end() and item.kind == PERSON]
    if not named or _HAN_NAME.fullmatch(named[0].named[0].name) is None:
        return ()
    family = named[0].named[0].name[0]
    for item in reversed(found):
        if item.end < end - _NEAR:
            break
        name = item.named[0].name if item.kind == PERSON and len(item.named) == 1 else ""
        if name.startswith(family) and _HAN_NAME.fullmatch(name) and name != named[0].named[0].name:
            return item.named
    return ()

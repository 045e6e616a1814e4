"""Regions of China of which a place lies in one: whoever was born in one of them was born in no other."""

from __future__ import annotations

import re
from collections.abc import Iterable

from backends.script import simplified
from builder.extraction.chinese.names.regions import MUNICIPALITIES, PROVINCES
from schemas.protocols import GraphStore

_REGION = re.compile(f"(?P<name>{PROVINCES}|{MUNICIPALITIES})(?:省|市|特别行政区|.{{0,4}}自治区|地区)?")
_OF_TAIWAN = re.compile(
    "(?:台北|高雄|台中|台南|基隆|新竹|嘉义|宜兰|花莲|屏东|台东|桃园|苗栗|彰化|南投|云林)[市县]?"
)
_LIES_IN = "located_in"
_DEEP = 2  # steps from a town to its region


def regions(store: GraphStore, places: Iterable[str]) -> frozenset[str]:
    """The regions that places are, or lie in as far as facts tell."""
    ids, found = sorted(set(places)), set[str]()
    for _ in range(_DEEP + 1):
        named = [simplified(n.name) for e in store.get_entities(ids) if e is not None for n in e.names]
        found |= {m["name"] for name in named if (m := _REGION.fullmatch(name))}
        found |= {"台湾" for name in named if _OF_TAIWAN.fullmatch(name)}
        around = store.match(subjects=ids, predicates=[_LIES_IN]) if ids else []
        ids = sorted({t.object for t in around if isinstance(t.object, str)})
    return frozenset(found)

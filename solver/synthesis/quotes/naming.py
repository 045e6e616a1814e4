"""People by their whole names, where a page goes on calling them by the last one: `Kurosawa wrote it`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from schemas.protocols import GraphStore
from schemas.text import Language
from solver.reading.reader import Passage
from solver.reading.windows import Window
from solver.synthesis.citing import Claim
from solver.synthesis.quotes.meeting import own_name


def in_full(claims: Sequence[Claim], passage: Passage, store: GraphStore) -> tuple[Claim, ...]:
    """The claims of a passage's windows with the first mention of each person by the whole name."""
    told = zip(claims, passage.windows, strict=True)
    return tuple(replace(claim, text=_named(claim.text, window, store)) for claim, window in told)


def _named(text: str, window: Window, store: GraphStore) -> str:
    if window.page.language is not Language.ENGLISH:
        return text
    people = {n.entity for clause in window.page.clauses for n in clause.named if n.type == "Person"}
    entities = [e for e in store.get_entities(sorted(people)) if e is not None]
    names = sorted({own_name(entity, Language.ENGLISH) for entity in entities})
    last = Counter(name.split()[-1] for name in names)
    for name in names:
        surface = name.split()[-1]
        if surface == name or last[surface] > 1 or name in text:
            continue
        place = _alone(surface, text)
        text = text[:place] + name + text[place + len(surface) :] if place >= 0 else text
    return text


def _alone(surface: str, text: str) -> int:
    """Where a name first stands that is no part of a longer one; -1 where it does not."""
    for found in re.finditer(rf"(?<![-–])\b{re.escape(surface)}\b(?![-–])", text):
        longer = re.search(r"(?:[A-Z][\w.’'-]*\s|&\s)$", text[: found.start()])
        if longer is None and re.match(r"\s(?:[A-Z]|&)", text[found.end() :]) is None:
            return found.start()
    return -1

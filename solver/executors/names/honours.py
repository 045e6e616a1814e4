"""Prizes given in honour of somebody, which nobody won against others."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Triple
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from solver.executors.names.categories import AWARDS
from solver.language import folded
from solver.results import Row

_HONOURS = r"\bhonou?rary\b|\b(?:lifetime|career)\b|荣誉|名誉|终身成就"
_ASKED = re.compile(_HONOURS)
_BEFORE = re.compile(rf"(?:{_HONOURS})[\s*]*(?:achievement\s+)?(?:academy\s+)?$")
_BEHIND = re.compile(r"(?:电影节)?的?(?:荣誉|名誉|终身成就)|\s+(?:for|as a) (?:lifetime|career)\b")
_KINDS = frozenset({QuestionKind.YES_NO, QuestionKind.COUNT})


def in_competition(rows: Sequence[Row], part: SubQuestion, store: GraphStore) -> tuple[Row, ...]:
    """The rows but those of prizes that every sentence calls honorary, where a question asks whether or how often
    somebody won and says nothing of honours.
    """
    asks = part.kind in _KINDS and AWARDS & set(part.predicates) and not _ASKED.search(folded(part.text))
    if not asks:
        return tuple(rows)
    return tuple(r for r in rows if not any(is_honorary(t, store) for t in r.triples.values()))


def is_honorary(triple: Triple, store: GraphStore) -> bool:
    """Whether the sentences that say that a prize was won speak of it as honorary wherever they name it."""
    if triple.predicate not in AWARDS or not isinstance(triple.object, str):
        return False
    names = {folded(n.name) for e in store.get_entities([triple.object]) if e is not None for n in e.names}
    texts = [folded(e.sentence) for e in store.evidence([triple.id]).get(triple.id, ())]
    told = [
        _BEFORE.search(text[: m.start()]) or _BEHIND.match(text, m.end())
        for text in texts
        for name in names
        for m in re.finditer(re.escape(name), text)
    ]
    return bool(told) and all(told)

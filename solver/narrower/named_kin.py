"""Who somebody's kin is that an answer's words only call so: `she defeated her former husband`."""

from __future__ import annotations

import re

from schemas.answer import Citation
from schemas.graph import Triple
from schemas.plan import AnswerType, Plan
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.narrower.quoting import Quoting
from solver.synthesis.composed import Composed
from solver.synthesis.merging import merged

_KIN_EN = r"(?P<kin>husband|wife|father|mother|brother|sister|son|daughter)"
_KIN_ZH = r"(?P<kin>丈夫|妻子|父亲|母亲|哥哥|弟弟|姐姐|妹妹|儿子|女儿)"
_ASKED = {
    Language.ENGLISH: re.compile(rf"\b(?:which|who|what)\b[^?]*?\b(?:ex-?\s?)?{_KIN_EN}\b", re.I),
    Language.CHINESE: re.compile(rf"(?:谁|哪一?[位个任名])[^？]*?(?:{_KIN_ZH}|前(?P<former>夫|妻))"),
}
_CALLED = {
    Language.ENGLISH: re.compile(
        rf"\b(?:his|her) (?:(?:ex|former|first|second|third|late|then|future|own|elder|younger|only)[- ])?{_KIN_EN}\b"
        r"(?!,? (?:[A-ZÀ-Þ]|the \w+ [A-ZÀ-Þ])|['’])"
    ),
    Language.CHINESE: re.compile(rf"[他她的](?:前夫|前妻|{_KIN_ZH})(?=[，。；！]|$)"),
}
"""Kin with no name beside."""

_FORMER = {"夫": "丈夫", "妻": "妻子"}


class NamedKin:
    """Puts the fact that says who it is beside an answer."""

    def __init__(self, store: GraphStore, lexicon: Lexicon, quoting: Quoting) -> None:
        self._store = store
        self._lexicon = lexicon
        self._quoting = quoting

    def beside(self, plan: Plan, told: Composed) -> Composed | None:
        """The answer with the fact; None where nobody is asked for by such a word, or facts name several or none."""
        asked = _ASKED[plan.language].search(plan.question)
        if asked is None or plan.parts[-1].asked is AnswerType.BOOLEAN:
            return None
        for citation in told.citations:
            facts = self._naming(citation)
            ends = {end for fact in facts for end in fact.things}
            if not facts or any(ends <= set(t.things) for t in told.triples):
                continue
            beside = self._quoting.plain(plan, facts)
            if beside is not None:
                return merged("", [told, beside], plan.language)
        return None

    def _naming(self, citation: Citation) -> list[Triple]:
        """The facts that name the only kin of whoever is named last before the word for it; none for several."""
        chunk = next(iter(self._store.get_chunks([citation.chunk])), None)
        called = _CALLED[chunk.language].search(citation.quote) if chunk is not None else None
        if chunk is None or called is None:
            return []
        word = called.groupdict()["kin"] or _FORMER.get(called[0][-1], "")
        until = citation.start + called.start()
        before = [m for m in self._store.mentions(chunks=[chunk.id]) if citation.start <= m.start < until]
        people = [e for e in self._store.get_entities([m.entity for m in before]) if e is not None]
        owner = next((e for e in reversed(people) if e.type == "Person"), None)
        wordings = self._lexicon.wordings(word, chunk.language)
        relations = sorted({p for one in wordings for p in one.wording.forward})
        if owner is None or not relations:
            return []
        found = self._store.match(subjects=[owner.id], predicates=relations)
        if "spouse" in relations:
            found = [*found, *self._store.match(objects=[owner.id], predicates=["spouse"])]
        others = {end for fact in found for end in fact.things} - {owner.id}
        return found if len(others) == 1 else []

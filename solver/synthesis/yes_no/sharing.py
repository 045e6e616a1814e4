"""Whether two things have the same at the end of a relation: the same school, the same novel, the same home town."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Triple
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause
from solver.reading.reader import Passage, Reader
from solver.reading.terms import match
from solver.reading.windows import Window, picked, sentences_of
from solver.synthesis.yes_no.claimed import ABOUT, LEAST_MATCH, NEAR, Claim
from solver.synthesis.yes_no.claims import Claims
from solver.synthesis.yes_no.contradicting import tells_apart
from solver.synthesis.yes_no.verdicts import DENIES

_FELLOWS = (
    (re.compile(r"同[乡鄉](?!会)|老乡|\bsame (?:home ?town|village)\b"), ("birth_place", "ancestral_home")),
    (
        re.compile(r"同[学學窗班](?!会|校)|校友|\b(?:class|school)mates?\b|\bfellow (?:students?|pupils?)\b"),
        ("educated_at",),
    ),
)
"""Words for those who have something in common, and the relations that lead to it."""

_ASKS = re.compile(r"同一|相同|一样的|同样的|[在是念读住]一[个所家间座部](?![人样])|\bsame\b")
_CLASSES = re.compile(
    r"(?<=[个一的])(?:班|系|专业|学校|大学|中学|小学)|\b(?:class|school|college|university|department)\b"
)
"""What fellow students have in common."""

_SAME = {
    Language.CHINESE: re.compile(r"同一|相同|同样|一样|共同"),
    Language.ENGLISH: re.compile(r"\b(?:the same|a common|shared)\b", re.I),
}
"""Words by which a page says that two things have the same."""

_OTHER = {
    Language.CHINESE: re.compile(r"不同|各自|分别"),
    Language.ENGLISH: re.compile(r"\b(?:different|another|respectively|unlike|whereas)\b", re.I),
}


def asks_same(part: SubQuestion) -> bool:
    """Whether a question asks if two things that it names have the same, or are fellows by having it."""
    text = folded(part.text)
    return len(part.names) > 1 and (_ASKS.search(text) is not None or bool(_fellows(text)))


class Sharing:
    """Looks for what two things share; reads facts of the store and sentences of pages."""

    def __init__(self, store: GraphStore, reader: Reader, claims: Claims) -> None:
        self._store = store
        self._reader = reader
        self._claims = claims

    def by_facts(self, part: SubQuestion) -> tuple[Triple, ...]:
        """Two facts that lead from both things to the same one; nothing where none do."""
        found = _fellows(folded(part.text))
        sides: dict[str, list[str]] = {}
        for entity in part.entities:
            sides.setdefault(entity.surface, []).append(entity.id)
        if not found or len(sides) != 2:
            return ()
        one, other = (self._ends(sorted(ids), found) for ids in sides.values())
        shared = sorted(set(one) & set(other))
        return (one[shared[0]], other[shared[0]]) if shared else ()

    def _ends(self, ids: Sequence[str], predicates: Sequence[str]) -> dict[str, Triple]:
        """The things that facts lead to, and the places that these lie in, each by its fact."""
        facts = self._store.match(subjects=ids, predicates=predicates)
        ends = {t.object: t for t in reversed(facts) if isinstance(t.object, str)}
        if "birth_place" in predicates:
            around = self._store.match(subjects=sorted(ends), predicates=["located_in"])
            cities = self._cities([t.object for t in around if isinstance(t.object, str)])
            ends |= {str(t.object): ends[t.subject] for t in around if t.object in cities}
        return ends

    def _cities(self, ids: Sequence[str]) -> frozenset[str]:
        """Those of some places that are towns: of one country are many who are no fellows."""
        return frozenset(e.id for e in self._store.get_entities(sorted(set(ids))) if e and e.type == "City")

    def by_sentence(self, part: SubQuestion, ranking: Ranking | None) -> Passage | None:
        """The shortest sentence that speaks of both things and says that they have the same, or are fellows."""
        best: tuple[int, Window] | None = None
        for page in self._reader.shelf.of(part, ranking):
            claim = self._claims.claim(part, page)
            for first, last in sentences_of(page) if len(claim.things) > 1 else ():
                length = sum(len(c.text) for c in page.clauses[first : last + 1])
                if (best is None or length < best[0]) and _tells(claim, first, last):
                    best = length, picked(page, first, last)
        return Passage((best[1],)) if best is not None else None


def _fellows(text: str) -> tuple[str, ...]:
    return next((relations for words, relations in _FELLOWS if words.search(text)), ())


def _tells(claim: Claim, first: int, last: int) -> bool:
    clauses = claim.page.clauses[first : last + 1]
    strengths = [claim.strength(thing, first, last) for thing in claim.things]
    if min(strengths) < NEAR or (max(strengths) < ABOUT and claim.page.language is Language.ENGLISH):
        return False
    language = claim.page.language
    told = [c for c in clauses if _says_same(claim, c)]
    against = (DENIES[language], _OTHER[language])
    if tells_apart(claim, clauses):
        return False
    return bool(told) and not any(words.search(c.text) for c in told for words in against)


def _says_same(claim: Claim, clause: Clause) -> bool:
    """Whether a clause says that its things are such fellows as are asked about, or have the same of what is asked."""
    relations = _fellows(clause.plain)
    question = folded(claim.part.text)
    asked = {*claim.part.predicates, *_fellows(question)}
    asked |= {"educated_at"} if _CLASSES.search(question) else set()
    if relations:
        return bool(asked & set(relations))
    said = any(match(term, clause) >= LEAST_MATCH for term in claim.main)
    nouns = any(folded(noun) in clause.plain for noun in (*claim.part.nouns, *_CLASSES.findall(question)))
    return _SAME[claim.page.language].search(clause.text) is not None and (said or nouns)

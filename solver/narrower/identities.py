"""Whether two descriptions are of one person, where pages keep people of one name apart."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Entity, Literal, Triple
from schemas.plan import Plan
from schemas.text import Language
from solver.language import folded, language_of, without_names
from solver.lexicon import Lexicon
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting, verdict
from solver.planners.kinds.identities import asked_identity
from solver.planners.kinds.trades import TRADES
from solver.reading.windows import Window, picked, sentences_of, window_text
from solver.synthesis.composed import Composed

_NAMESAKE = {
    Language.ENGLISH: re.compile(
        r"\b(?:of (?:the|that) same name|namesakes?|not to be confused with|no relation|(?:not |un)related to)\b",
        re.I,
    ),
    Language.CHINESE: re.compile(r"同名|重名|并非同一|不是同一|没有(?:亲属|血缘)?关系"),
}
_PERSON = re.compile(r"\b(?:star|player|footballer|man|woman|person|people)s?\b|明星|球员|人")
"""Where a sentence that says so, or a trade, tells somebody from another of the name; another may mean a film."""

_TITLED = re.compile(r"《([^《》]+)》")
_TWO = {
    Language.ENGLISH: "no, they are two people of one name: ",
    Language.CHINESE: "不是，这是同名的两个人：",
}


class Identities:
    """Finds whom facts mean by each; reads the store only."""

    def __init__(self, lexicon: Lexicon, paging: Paging, quoting: Quoting) -> None:
        self._store = paging.store
        self._lexicon = lexicon
        self._paging = paging
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """Yes with a fact for each description where both mean one person; no where they mean two of one name, each of
        whom has a page, with the sentence that sets them apart if there is one. None where facts leave it open.
        """
        asked = asked_identity(plan.question)
        if asked is None:
            return None
        one, other = (self._meant(plan, side) for side in asked)
        both = [person for person in one if person in other]
        if len(both) == 1:
            facts = [one[both[0]], other[both[0]]]
            return self._quoting.plain(plan, facts, lead=verdict(plan.language, yes=True))
        apart = [] if both else self._namesakes(list(one), list(other))
        if len(apart) != 1:
            return None
        mine, theirs = apart[0]
        window = self._apart(plan, (mine, theirs))
        if window is not None:
            return self._quoting.quoted(plan, verdict(plan.language, yes=False), [window])
        return self._quoting.plain(plan, [one[mine.id], other[theirs.id]], lead=_TWO[plan.language])

    def leaves_open(self, plan: Plan, told: Composed) -> bool:
        """Whether an answer to such a question rests on no fact of one of the works that it names."""
        asked = asked_identity(plan.question)
        if asked is None or told.abstained or not told.triples:
            return False
        of = {fact.subject for fact in told.triples}
        for side in asked:
            named, _ = self._named(plan, side)
            works = {e.id for e in named if e.type and self._lexicon.fits(e.type, ("Work",))}
            if (works or _TITLED.search(side)) and of.isdisjoint(works):
                return True
        return False

    def _meant(self, plan: Plan, side: str) -> dict[str, Triple]:
        """Whom a description means, each by the fact that says so: who made what it names, or is of the trade that it
        says. One of whom no page tells may be anybody of that name, and counts only where nobody else does.
        """
        named, words = self._named(plan, side)
        works, people = (
            [e for e in named if e.type and self._lexicon.fits(e.type, (kind,))]
            for kind in ("Work", "Person")
        )
        facts = self._made(works, words) if works else self._called(people, words)
        found: dict[str, Triple] = {}
        for fact in facts:
            who = fact.object if works else fact.subject
            if isinstance(who, str):
                found.setdefault(who, fact)
        known = [e for e in self._store.get_entities(sorted(found)) if e is not None]
        names = {name for e in people for name in _names(e)}
        meant = [e for e in known if not names or names & _names(e)]
        sure = [e for e in meant if e.pages] or meant
        return {e.id: found[e.id] for e in sure}

    def _named(self, plan: Plan, side: str) -> tuple[list[Entity], str]:
        """What a description names, and its words without that."""
        linked = [e for part in plan.parts for e in part.entities if e.surface in side]
        titles = [title for title in _TITLED.findall(side) if title not in {e.surface for e in linked}]
        ids = {e.id for e in linked} | {
            e.id for same in self._store.find_names(titles).values() for e in same
        }
        known = [e for e in self._store.get_entities(sorted(ids)) if e is not None]
        return known, without_names(side, {*titles, *(e.surface for e in linked)})

    def _made(self, works: Sequence[Entity], words: str) -> Sequence[Triple]:
        """Who did for the works what the words say."""
        read = self._lexicon.wordings(words, language_of(words))
        said = {p for one in read for p in (*one.wording.forward, *one.wording.backward)}
        made = sorted(p for p in said if "Work" in self._lexicon.domain(p))
        return self._store.match(subjects=[e.id for e in works], predicates=made) if made else ()

    def _called(self, people: Sequence[Entity], words: str) -> Sequence[Triple]:
        """Which of the people are of a trade that the words say."""
        trades = [trade for trade in TRADES if trade.is_said(words)]
        if not people or not trades:
            return []
        told = self._store.match(subjects=[e.id for e in people], predicates=["occupation"])
        return [
            t for t in told if isinstance(t.object, Literal) and any(x.is_said(t.object.text) for x in trades)
        ]

    def _namesakes(self, one: Sequence[str], other: Sequence[str]) -> list[tuple[Entity, Entity]]:
        """Those of the first and of the second who bear one name, each with a page of their own."""
        mine, theirs = (
            [e for e in self._store.get_entities(ids) if e is not None and e.pages] for ids in (one, other)
        )
        return [
            (a, b) for a in mine for b in theirs if _names(a) & _names(b) and not set(a.pages) & set(b.pages)
        ]

    def _apart(self, plan: Plan, people: Sequence[Entity]) -> Window | None:
        """A sentence of a page about one of them that tells them from each other; one of the language if there is."""
        pages = self._paging.of(plan, people)
        for page in sorted(pages, key=lambda page: page.language is not plan.language):
            for first, last in sentences_of(page):
                window = picked(page, first, last)
                text = window_text(window)
                told = _NAMESAKE[page.language].search(text) is not None
                if told and (_PERSON.search(text) or any(trade.is_said(text) for trade in TRADES)):
                    return window
        return None


def _names(person: Entity) -> set[str]:
    return {folded(name) for name in (person.name, *person.aliases)}

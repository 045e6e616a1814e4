"""Who plays somebody of whom a question says only what he is, and of whom facts give the name: `the American reporter`
in a film whose page calls Joe Bradley so.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence

from retriever.crossing.translating import Translator
from schemas.graph import Entity, Triple
from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting
from solver.planners.kinds.called_parts import called_part
from solver.planners.words.heads import ending_head
from solver.reading.page import WORKS, Page
from solver.reading.people.callings_told import Calling, beside_name, played_in
from solver.reading.windows import Window, picked
from solver.synthesis.composed import Composed
from solver.synthesis.quotes.meeting import own_name

_STOP = re.compile(r"[。！？]|[.!?] ")
_MOST = 12  # people whose pages are looked at


class PlayedCallings:
    """Looks for who is called so on the pages of the work and of those who play in it."""

    def __init__(self, store: GraphStore, paging: Paging, quoting: Quoting, translator: Translator) -> None:
        self._store = store
        self._paging = paging
        self._quoting = quoting
        self._translator = translator

    def told(self, plan: Plan) -> Composed | None:
        """The only one who plays somebody that pages call so; None where none or several do."""
        asked = self._asked(plan)
        if asked is None:
            return None
        surface, noun = asked
        works = self._store.get_entities([e.id for e in plan.parts[0].entities if e.surface == surface])
        works = [e for e in works if e is not None and e.type in WORKS]
        cast = (
            self._store.match(subjects=sorted(e.id for e in works if e), predicates=["starring"])
            if works
            else []
        )
        calling = Calling.of(noun, plan.language, self._translator)
        found = self._called(plan, surface, [e for e in works if e is not None], cast, calling)
        players = [player for player, told in found.items() if told[0] >= calling.all]
        if len(players) != 1:
            return None
        _, fact, windows = found[players[0]]
        return self._quoting.stated(plan, self._said(plan, fact, noun), self._once(windows), [fact])

    def leaves(self, plan: Plan, told: Composed) -> bool:
        """Whether words answer a question who plays such a one, and say nowhere both what he is and who plays."""
        asked = self._asked(plan) if not (told.abstained or told.triples) else None
        if asked is None:
            return False
        calling = Calling.of(asked[1], plan.language, self._translator)
        works = [e.id for e in plan.parts[0].entities if e.surface == asked[0]]
        cast = {str(t.object) for t in self._store.match(subjects=works, predicates=["starring"])}
        players = [e for e in self._store.get_entities(sorted(cast)) if e is not None]
        names = [folded(name.name) for one in players for name in one.names]
        names += [name.rpartition(" ")[2] for name in names]
        own = {page for one in players for page in one.pages}
        said = ((c.document, text) for c in told.citations for text in _STOP.split(c.quote))
        return not any(
            calling.is_in(text) and (page in own or any(name in folded(text) for name in names))
            for page, text in said
        )

    def _asked(self, plan: Plan) -> tuple[str, str] | None:
        """The work, and what a question calls the one who is played in it."""
        if len(plan.parts) != 1:
            return None
        part = plan.parts[0]
        for surface in {e.surface for e in part.entities if e.type in WORKS}:
            noun = called_part(part.text, surface, plan.language)
            if noun and self._is_calling(noun, plan):
                return surface, noun
        return None

    def _is_calling(self, noun: str, plan: Plan) -> bool:
        if plan.language is Language.ENGLISH:
            return True
        word = "".join(self._translator.pieces(noun)) == noun and not self._translator.is_name(noun)
        return word or ending_head(noun, plan.language) == "Person"

    def _called(
        self, plan: Plan, surface: str, works: Sequence[Entity], cast: Sequence[Triple], calling: Calling
    ) -> dict[str, tuple[frozenset[int], Triple, list[Window]]]:
        """For each player the words of the calling that pages say of the part, the fact that gives it, and where."""
        said: dict[str, frozenset[int]] = defaultdict(frozenset)
        facts: dict[str, Triple] = {}
        windows: dict[str, list[Window]] = defaultdict(list)

        def keep(fact: Triple, words: frozenset[int], window: Window | None) -> None:
            player = str(fact.object)
            if words:
                said[player] |= words
                facts.setdefault(player, fact)
                windows[player] += [window] if window is not None else []

        roles = [(fact, q.value) for fact in cast for q in fact.qualifiers if q.name == "role"]
        named = [(fact, role) for fact, role in roles if self._is_named(role)]
        for fact, role in roles:
            words = calling.said(role) or calling.said_first(role)
            keep(fact, words, None)
        for page in self._paging.in_any_language(plan, surface):
            for number, clause in enumerate(page.clauses):
                for fact, role in named:
                    for phrase in (
                        beside_name(clause.text, role, page.language) if role in clause.text else ()
                    ):
                        words = calling.said(phrase)
                        keep(fact, words, picked(page, number, number) if words else None)
        titles = sorted({name.name for work in works for name in work.names}, key=len, reverse=True)
        for fact, page in self._own_pages(plan, cast):
            for number, clause in enumerate(page.clauses):
                for phrase in played_in(clause.text, titles, page.language):
                    words = calling.said(phrase)
                    keep(fact, words, picked(page, number, number) if words else None)
        return {player: (words, facts[player], windows[player]) for player, words in said.items()}

    def _is_named(self, role: str) -> bool:
        """Whether a part has a name: no 母亲, of whom a page may tell of several."""
        return role != role.lower() if role.isascii() else not self._translator.is_word(role)

    def _own_pages(self, plan: Plan, cast: Sequence[Triple]) -> list[tuple[Triple, Page]]:
        """The pages about those who play, each with what says so."""
        by_player = {str(fact.object): fact for fact in cast}
        people = [e for e in self._store.get_entities(sorted(by_player)) if e is not None and e.pages][:_MOST]
        return [
            (by_player[one.id], page)
            for one in people
            for page in self._paging.of(plan, [one])
            if page.document.key in one.pages
        ]

    def _once(self, windows: Sequence[Window]) -> list[Window]:
        return list({(w.page.document.key, w.clauses[0].start): w for w in windows}.values())

    def _said(self, plan: Plan, fact: Triple, noun: str) -> str:
        work, player = self._store.get_entities([fact.subject, str(fact.object)])
        if work is None or player is None:
            return ""
        names = own_name(work, plan.language), own_name(player, plan.language)
        role = fact.said("role")
        if plan.language is Language.CHINESE:
            return f"{names[1]}在{names[0]}中饰演{noun}" + (
                f"（{role}）" if role and noun not in role else ""
            )
        return f"in {names[0]}, {names[1]} plays the {noun}" + (
            f", {role}" if role and noun not in role else ""
        )

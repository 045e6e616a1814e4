"""Whom or what an answer names: the one thing that the question which it answers asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from schemas.answer import Citation
from schemas.logical_form import Output, Ref
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.descriptions.antecedents import antecedent, led, only_owns
from solver.descriptions.said_of import LEAST_SHARED, Placed, asked_noun, most_shared, said_of, shared
from solver.executors.people.sexes import Sex, sexes_of
from solver.language import folded
from solver.lexicon import Lexicon
from solver.planners.several.descriptions import Description
from solver.planners.words.things import Linker
from solver.reading.numbers.ordinals import asked_ordinals, ordinals
from solver.reading.page_subjects import page_subjects
from solver.results import distinct
from solver.synthesis.quotes.meeting import own_name
from solver.turns import Turn

_CLAUSE = re.compile(r"[，；。：]")
_PLAYED = re.compile(r"(?:饰演|扮演|出演|反串|饰)(?:的|了|过)?[^，。；：的《》]{0,4}$")
_SEX = re.compile(r"(?P<sex>[男女])(?:演员|星|子|的|性|主演|主角|方)")
_PAIR = 2
_ROLES = re.compile(r"角色|人物|主人公")
"""Whether the people of a work are asked for, and not those who play them."""

_SENTENCE = re.compile(r"[。！？\n]")
_TITLE = re.compile(r"《[^《》]+》")


class Namer:
    """Finds what an answer to a question about a description names; reads the store only."""

    def __init__(self, linker: Linker, store: GraphStore, lexicon: Lexicon) -> None:
        self._linker = linker
        self._store = store
        self._lexicon = lexicon

    def name(self, turn: Turn, description: Description) -> str:
        """The name of the one thing of the description's type that facts give, or that the words cited name; empty
        where they give none, or several, or leave out that it is the first, or the second.
        """
        asked = description.text
        told = "\n".join((turn.composed.text, *(c.quote for c in turn.composed.citations)))
        names = [name for part in turn.run.plan.parts for name in part.names]
        if not asked_ordinals(asked, names) <= ordinals(told):
            return ""
        if turn.composed.triples:
            found = self._by_facts(turn, description)
        else:
            found = self._by_pronoun(turn.composed.citations, asked, description.type)
            found = found or self._by_words(turn.composed.text, asked, description.type)
        fresh = [name for name in dict.fromkeys(found) if folded(name.strip("《》")) not in folded(asked)]
        return fresh[0] if len(fresh) == 1 else ""

    def _by_facts(self, turn: Turn, description: Description) -> list[str]:
        stated = {end for t in turn.composed.triples for end in (t.subject, t.object) if isinstance(end, str)}
        part = turn.run.plan.parts[-1]
        output = next((a for a in part.step.actions if isinstance(a, Output)), None)
        target = output.items[0] if output is not None and output.items else None
        if not isinstance(target, Ref) or target.attribute:
            return []
        values = distinct(turn.run.bindings.outcome(target.alias).rows, target.alias)
        ids = [v.entity for v in values if v.entity in stated] or sorted(
            stated - {e.id for e in part.entities}
        )
        entities = [e for e in self._store.get_entities(ids) if e is not None]
        return [own_name(e, Language.CHINESE) for e in entities if self._fits(e.type or "", description.type)]

    def _by_words(self, text: str, asked: str, type: str) -> list[str]:
        """The names in the clause that says most of a description, where one is named there, else in all of them; of
        several the one that the sentence says it of.
        """
        named = self._fresh(text, asked, type)
        stretches = [most_shared(stop, text, asked) for stop in (_CLAUSE, _SENTENCE)]
        within = [[n for n in named if start <= n.start and n.end <= end] for start, end in stretches]
        for names in (*within, named):
            several = len({n.name for n in names}) > 1
            one = (said_of(text, asked, names) or self._of_sex(asked, names)) if several else ""
            if one:
                return [one]
        return list(dict.fromkeys(one.name for one in within[0] or named))

    def _of_sex(self, asked: str, names: Sequence[Placed]) -> str:
        """Of two people the one who is the man, or the woman, that a description tells of."""
        wanted = _SEX.search(asked)
        both = list(dict.fromkeys(one.name for one in names))
        if wanted is None or len(both) != _PAIR:
            return ""
        linked = [next(iter(self._linker.link(name, Language.CHINESE)), None) for name in both]
        known = sexes_of([e.id for e in linked if e is not None], self._store)
        sexes = [known.get(e.id) if e is not None else None for e in linked]
        sex = Sex.MALE if wanted["sex"] == "男" else Sex.FEMALE
        fitting = [name for name, own in zip(both, sexes, strict=True) if own is sex]
        left = [name for name, own in zip(both, sexes, strict=True) if own is None]
        chosen = fitting or (left if len(left) == 1 else [])
        return chosen[0] if len(chosen) == 1 else ""

    def _by_pronoun(self, citations: Sequence[Citation], asked: str, type: str) -> list[str]:
        """Whom the pronoun means that leads the clause which says most of what describes somebody, or one before it;
        none where the clause names whom it tells of.
        """
        cited = max(citations, key=lambda c: shared(c.quote, asked), default=None)
        chunk = next(iter(self._store.get_chunks([cited.chunk])), None) if cited is not None else None
        if type != "Person" or cited is None or chunk is None:
            return []
        start, end = most_shared(_CLAUSE, cited.quote, asked)
        if shared(cited.quote[start:end], asked) < LEAST_SHARED:
            return []
        lead = cited.start - chunk.start
        at = led(chunk.text, lead + end)
        if at < 0 or any(
            lead + one.start >= at and one.end <= end and not only_owns(cited.quote, one)
            for one in self._fresh(cited.quote, asked, type)
        ):
            return []
        first = chunk.text.rfind("\n", 0, at) + 1
        found = page_subjects([cited.document], self._store).get(cited.document)
        fits = found is not None and self._fits(found.type or "", type)
        subject = own_name(found, Language.CHINESE) if found is not None and fits else ""
        meant = antecedent(chunk.text[first:at], lambda words: list(self._named(words, type)), subject)
        return [meant] if meant else []

    def _fresh(self, text: str, asked: str, type: str) -> list[Placed]:
        """The names of things of a type in a text which a question does not have."""
        noun, named = asked_noun(asked), self._named(text, type)
        whole = (_with_noun(text, one, noun) for one in named) if noun else named
        roles = _ROLES.search(asked) is not None
        return [
            one
            for one in whole
            if folded(one.name.strip("《》")) not in folded(asked)
            and (roles or not _PLAYED.search(text[: one.start]))
        ]

    def _named(self, text: str, type: str) -> Iterator[Placed]:
        titles = [Placed(m.start(), m.end(), m[0]) for m in _TITLE.finditer(text)]
        if type == "Work":
            yield from titles
            return
        linked: Sequence[tuple[int, int, str, str]] = [
            (e.start, e.end, e.surface, e.type) for e in self._linker.link(text, Language.CHINESE)
        ]
        for start, end, surface, kind in linked:
            if kind and self._fits(kind, type) and not any(t.start < start and end < t.end for t in titles):
                yield Placed(start, end, surface)

    def _fits(self, type: str, wanted: str) -> bool:
        return wanted == "Thing" or self._lexicon.fits(type, (wanted,))


def _with_noun(text: str, one: Placed, noun: str) -> Placed:
    """A name with the noun of what is asked for right behind it: 伦敦电影节, of which only 伦敦 is known."""
    named = re.compile(rf"[^，。；：、的《》]{{0,2}}{re.escape(noun)}").match(text, one.end)
    return one if named is None else Placed(one.start, named.end(), one.name + named[0])

"""All parts to one answer: triples where they answer, passages where they do not, or abstention."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from schemas.graph import Triple
from schemas.logical_form import Compare
from schemas.ontology import Cardinality
from schemas.plan import AnswerType, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.names.senses import Senses
from solver.reading.reader import Passage, Reader
from solver.results import Bindings, Extract, Outcome, Row
from solver.synthesis.abstention import Abstention
from solver.synthesis.answering import Answering, Said, counted, led
from solver.synthesis.choosing import Chooser
from solver.synthesis.citing import Claim, cite, evidence_extract
from solver.synthesis.composed import Composed
from solver.synthesis.larger import told_larger, told_older
from solver.synthesis.length import fitted
from solver.synthesis.lists.listing import Listing
from solver.synthesis.rows.facts import FactWriter
from solver.synthesis.rows.families import Families
from solver.synthesis.rows.kinship import is_of_other_kin
from solver.synthesis.rows.wins import Wins
from solver.synthesis.translated import Translated
from solver.synthesis.wording import Wording
from solver.synthesis.yes_no.deciding import is_boolean


@dataclass(frozen=True, slots=True)
class _Spoken:
    """The claims of the parts that something answers, the triples that they rest on, the last part's claims, and the
    parts that nothing answers."""

    claims: Sequence[Claim] = ()
    triples: Mapping[str, Triple] = field(default_factory=dict)
    last: Sequence[Claim] = ()
    unanswered: Sequence[SubQuestion] = ()


_TELLS = {
    AnswerType.DATE: re.compile(r"(?<!\d)\d{4}(?!\d)|\d月\d"),
    AnswerType.NUMBER: re.compile(r"\d|[一二三四五六七八九十百千万]"),
}
"""What words of another part's answer hold where they tell of this one, too."""


_ASKING_ZH = re.compile(
    r"[他她它其]们?|是?在?(?:哪一?[年天月]|什么时候|何时|几[年月时])|[的了过呢？?，\sA-Za-z]"
)
"""What of a short Chinese question only asks."""


class Composer:
    """Composes one question's answer; `asked` is the question as it was put, if it is known."""

    def __init__(
        self, store: GraphStore, lexicon: Lexicon, reader: Reader, language: Language, asked: str = ""
    ) -> None:
        self._store = store
        self._lexicon = lexicon
        self._ontology = lexicon.ontology
        self._reader = reader
        self._language = language
        self._abstention = Abstention(store, lexicon, reader, language, asked)

    def compose(
        self,
        parts: Sequence[SubQuestion],
        found: Bindings,
        rankings: Mapping[int, Ranking],
        first: int = 0,
    ) -> Composed:
        """One sentence for all parts; a part that nothing answers is said to be unanswered.

        The parts before the `first` only lead to what is asked, so that its yes or no stands in front of them.
        """
        said = self._said(parts, found, rankings, first)
        composed = self._composed(said.claims, said.triples, said.last) if said.claims else None
        if composed is None or not composed.citations:
            return self._abstention.of(parts, rankings)
        space = "" if self._language is Language.CHINESE else " "
        left = [part for part in said.unanswered if not _is_told(part, composed.text)]
        unknown = "".join(f"{space}{self._abstention.unknown(part)}" for part in left)
        return replace(
            composed, text=composed.text + unknown, marked=composed.marked + unknown, unanswered=len(left)
        )

    def _said(
        self,
        parts: Sequence[SubQuestion],
        found: Bindings,
        rankings: Mapping[int, Ranking],
        first: int = 0,
    ) -> _Spoken:
        """What the parts that something answers say."""
        chooser = Chooser(
            self._store,
            self._lexicon,
            self._reader,
            self._answering(parts, found),
            self._language,
            partial(self._fact, parts=parts),
        )
        listing = Listing(self._store, self._reader, self._lexicon)
        claims: list[Claim] = []
        triples: dict[str, Triple] = {}
        after: Passage | None = None
        last: tuple[Claim, ...] = ()
        unanswered: list[SubQuestion] = []
        for number, part in enumerate(parts):
            ranking = rankings.get(number)
            said, after = chooser.choose(part, found, ranking, after)
            said = Families(self._store, self._language, self._fact).completed(part, said)
            larger = None if said.claims else told_larger(part, self._reader, ranking)
            if not any(found.outcome(a.alias).rows for a in part.step.actions if isinstance(a, Compare)):
                larger = told_older(part, self._reader, ranking) or larger
            if larger is not None:
                said, after = Said(chooser.quoted(part, larger)), larger
            said = listing.completed(part, said, ranking, chooser.quoted)
            if is_of_other_kin(part.said, " ".join(claim.text for claim in said.claims)):
                said = Said()
            last = said.claims
            if said.claims:
                leads = is_boolean(part) and number == first
                claims = [*said.claims, *claims] if leads else [*claims, *said.claims]
                triples |= {t.id: t for t in said.triples}
            else:
                unanswered.append(part)
        return _Spoken(claims, triples, last, unanswered)

    def _composed(
        self, claims: Sequence[Claim], triples: Mapping[str, Triple], last: Sequence[Claim] = ()
    ) -> Composed:
        """The claims as one answer; where not all find room, the `last` come first, which say what is asked."""
        kept = fitted(claims, self._language)
        texts = {claim.text for claim in kept}
        if last and last[0].text not in texts and len(kept) > 0 and kept[0] not in last:
            kept = fitted([*last, *claims], self._language)
        cited = cite(kept, self._store, self._language)
        notes = (f"{cited.dropped} citations led to no words",) if cited.dropped else ()
        return Composed(
            cited.text,
            cited.marked,
            False,
            cited.citations,
            tuple(triples[i] for i in sorted(triples)),
            (),
            notes,
        )

    def quote(
        self,
        part: SubQuestion,
        passage: Passage,
        before: Sequence[SubQuestion] = (),
        found: Bindings | None = None,
        rankings: Mapping[int, Ranking] | None = None,
        *,
        likely: bool = False,
        lead: str = "",
    ) -> Composed | None:
        """An answer in a page's own words, of which the first `likely` answer, after a `lead`; None where they give no
        verdict and one is asked for.

        `before` are the parts whose answers led to this one, with what was found for them.
        """
        spoken = self._said(before, found, rankings or {}) if before and found is not None else _Spoken()
        answering = self._answering([part], Bindings({}))
        chooser = Chooser(self._store, self._lexicon, self._reader, answering, self._language, self._fact)
        wins = Wins(self._store, self._reader, self._lexicon)
        if wins.applies(part) and not any(wins.tells(part, window) for window in passage.windows):
            return None
        windows = tuple(
            window
            for place, window in enumerate(passage.windows)
            if chooser.bears(part, Passage((window,), passage.likely), likely=likely and not place)
        )
        claims = chooser.quoted(part, Passage(windows, passage.likely), led=bool(lead)) if windows else ()
        if lead and claims:
            claims = (replace(claims[0], text=lead + claims[0].text), *claims[1:])
        ordered = [*claims, *spoken.claims] if is_boolean(part) else [*spoken.claims, *claims]
        return self._composed(ordered, spoken.triples, claims) if claims else None

    def behind(
        self,
        parts: Sequence[SubQuestion],
        found: Bindings,
        rankings: Mapping[int, Ranking],
        told: Composed,
    ) -> Composed:
        """What was told of things that some parts found, behind what says that they were found."""
        spoken = self._said(parts, found, rankings)
        extracts = tuple(Extract(c.chunk, c.start, c.end) for c in told.citations)
        last = Claim(told.text.rstrip(".。"), extracts)
        triples = {**spoken.triples, **{t.id: t for t in told.triples}}
        return self._composed([*spoken.claims, last], triples, [last])

    def decided(
        self, part: SubQuestion, passage: Passage, lead: str, *, against: bool = False
    ) -> Composed | None:
        """The words of all stretches of a passage that was chosen for what it says, after a `lead`; where the first is
        so set `against` the others, its words alone, which rest on all.
        """
        answering = self._answering([part], Bindings({}))
        chooser = Chooser(self._store, self._lexicon, self._reader, answering, self._language, self._fact)
        claims = chooser.quoted(part, passage, led=True)
        if not claims:
            return None
        if against:
            rest = tuple(dict.fromkeys(e for claim in claims for e in claim.extracts))
            claims = (replace(claims[0], extracts=rest),)
        return self._composed((replace(claims[0], text=lead + claims[0].text), *claims[1:]), {})

    def stated(
        self, part: SubQuestion, passage: Passage, text: str, facts: Sequence[Triple] = ()
    ) -> Composed | None:
        """A text of its own that rests on all stretches of a passage, and on the facts that these state."""
        answering = self._answering([part], Bindings({}))
        chooser = Chooser(self._store, self._lexicon, self._reader, answering, self._language, self._fact)
        claims = chooser.quoted(part, passage, led=True) if passage.windows else ()
        stating = {fact.id: fact for fact in facts}
        claims = (*claims, *map(self._fact, facts))
        extracts = tuple(dict.fromkeys(e for claim in claims for e in claim.extracts))
        return (
            self._composed((replace(claims[0], text=text, extracts=extracts),), stating) if claims else None
        )

    def facts(
        self, triples: Sequence[Triple], texts: Mapping[str, str] | None = None, *, lead: str = ""
    ) -> Composed | None:
        """Facts that no part's plan found, one after the other, in the `texts` given for their ids if there are any,
        the first after a `lead`; None where no words of a page state them.
        """
        claims = [self._fact(triple) for triple in triples]
        if lead and claims:
            claims[0] = replace(claims[0], text=lead + claims[0].text)
        if texts is not None:
            claims = [replace(c, text=texts[t.id]) for c, t in zip(claims, triples, strict=True)]
        composed = self._composed(claims, {t.id: t for t in triples})
        return composed if composed.citations else None

    def grouped(self, told: Sequence[tuple[str, Sequence[Triple]]]) -> Composed | None:
        """Texts, each of which several facts prove together; None where no words of a page state them."""
        claims = [
            Claim(text, tuple(dict.fromkeys(e for fact in facts for e in self._fact(fact).extracts)))
            for text, facts in told
        ]
        composed = self._composed(claims, {fact.id: fact for _, facts in told for fact in facts})
        return composed if composed.citations else None

    def dated(
        self, told: Sequence[tuple[int, Sequence[Triple]]], beside: Sequence[Triple] = (), number: int = 0
    ) -> Composed | None:
        """Facts with their years, each resting on all that is told of it, after their `number` unless it is 0; then
        those `beside` them. None where no words of a page state them.
        """
        chinese = self._language is Language.CHINESE
        claims = []
        for year, facts in told:
            claims_of = [self._fact(fact) for fact in facts]
            text = claims_of[0].text.rstrip("。.")
            if str(year) not in text:
                text = f"{year}年：{text}" if chinese else f"{year}: {text}"
            claims.append(Claim(text, tuple(dict.fromkeys(e for c in claims_of for e in c.extracts))))
        claims += [self._fact(fact) for fact in beside]
        if number and claims:
            claims = [*led(counted(str(number), chinese=chinese), claims, chinese)]
        triples = {t.id: t for _, facts in told for t in facts} | {t.id: t for t in beside}
        composed = self._composed(claims, triples)
        return composed if composed.citations else None

    def likeliest(self, part: SubQuestion, ranking: Ranking) -> Composed | None:
        """Yes or no by the sentence that speaks of all things and shares most of the question's words, if any does."""
        answering = self._answering([part], Bindings({}))
        chooser = Chooser(self._store, self._lexicon, self._reader, answering, self._language, self._fact)
        claims = chooser.deciding.likeliest(part, ranking) if is_boolean(part) else ()
        return self._composed(claims, {}) if claims else None

    def _answering(self, parts: Sequence[SubQuestion], found: Bindings) -> Answering:
        triples = found.triples()
        ids = {t.subject for t in triples} | {t.object for t in triples if isinstance(t.object, str)}
        entities = {e.id: e for e in self._store.get_entities(sorted(ids)) if e is not None}
        evidence = self._store.evidence(sorted({t.id for t in triples}))
        chunks = sorted({row.chunk for rows in evidence.values() for row in rows})
        languages = {c.id: c.language for c in self._store.get_chunks(chunks) if c is not None}

        def prove(triple: Triple) -> Extract | None:
            return evidence_extract(evidence.get(triple.id, ()), languages, self._language)

        named = {e.id: e.surface for part in reversed(parts) for e in part.entities}
        senses = Senses(self._store, self._ontology, self._language)
        named |= senses.of(parts)
        single = frozenset(
            r for r, relation in self._ontology.relations.items() if relation.cardinality is Cardinality.ONE
        )
        translated = Translated(self._reader.translator, self._language)
        wording = Wording(
            self._language, self._ontology, entities, translated, senses.among(entities.values())
        )
        return Answering(
            FactWriter(
                wording, self._label, self._lexicon.resolve, prove, named, single, languages, self._words
            ),
            wording,
        )

    def _fact(self, triple: Triple, parts: Sequence[SubQuestion] = ()) -> Claim:
        """A fact that no part's plan found, as a sentence, with the names that parts of the question use."""
        found = Bindings({})
        found.bind(triple.id, Outcome((Row({}, {triple.id: triple}),)))
        return self._answering(parts, found).fact(triple)

    def _words(self, extract: Extract) -> str:
        chunk = next(iter(self._store.get_chunks([extract.chunk])), None)
        if chunk is None:
            return ""
        return chunk.text[extract.start - chunk.start : extract.end - chunk.start].strip(" ，。；,.;")

    def _label(self, predicate: str) -> str:
        return self._lexicon.label(predicate, self._language)


def _is_told(part: SubQuestion, text: str) -> bool:
    """Whether what was said of the part before answers this one, too: 现任总编辑是林晚，她于2015年上任."""
    told = _TELLS.get(part.asked)
    words = [folded(word) for word in (*part.residual, *part.said)] or [_ASKING_ZH.sub("", part.text)]
    if told is None or not part.inherited or not words[0] or not told.search(text):
        return False
    return all(word in folded(text) for word in words)

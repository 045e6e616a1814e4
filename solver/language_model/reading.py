"""A language model reads the passages of a question that nothing else answers; what it says is held to their words."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from functools import cache
from itertools import zip_longest

from builder.denials import denies
from builder.sentences import sentences
from schemas.language_model import Prompt
from schemas.ontology import Ontology
from schemas.plan import AnswerType, Plan, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Chunk
from solver.language import folded
from solver.language_model.grounding import (
    find_words,
    is_long,
    may_be,
    may_count,
    names_of,
    pieces_of,
    plain,
    repeats,
    says,
    speaks,
    unsaid,
    verdict_of,
)
from solver.language_model.prompting import Quote, Reply, Shown, parse, render
from solver.language_model.spending import Spending
from solver.reading.numbers.asked_amounts import asked_amount
from solver.reading.terms import part_language
from solver.results import Extract, Weighed
from solver.synthesis.citing import Claim, cite
from solver.synthesis.composed import Composed

_MOST_SHOWN = 8  # passages
_LEAST_LIKELY = 0.05  # that a sentence answers which a model did not quote
_TOLD_AT_LENGTH = (AnswerType.REASON, AnswerType.MANNER)
_PEOPLE = ("Person", "Character", "Organization")


_Told = tuple[Chunk, Extract]
_Weighing = Callable[[Plan], Sequence[Weighed]]
"""Gives the sentences that may answer a plan, weighed."""


class PassageReader:
    """Asks a language model what passages say, and believes what stands in them.

    It answers no more than that: each thing of the answer must stand in the words quoted (or be another name that the
    store has for one there, or what their page is about), or else in a sentence that is likely to answer; one of the
    pages must speak of what the question names, and dates, numbers and people must look like such. Then it is an answer
    like any other, whose citations anybody can check.
    """

    def __init__(self, store: GraphStore, ontology: Ontology, weighed: _Weighing) -> None:
        self._store = store
        self._ontology = ontology
        self._weighed = cache(weighed)

    def read(self, plan: Plan, rankings: Sequence[Ranking], spending: Spending) -> Composed | None:
        """What the best passages of the rankings say, by one call; None where they say nothing, the words of the reply
        do not hold, or nothing may be asked any more.
        """
        prompt, passages = _fitting(plan, self._shown(rankings), spending)
        reply = spending.ask(prompt, parse) if prompt is not None else None
        if reply is None or not (reply.quotes or reply.answer.strip()):
            return None
        composed = self._held(reply, plan, passages)
        spending.dropped += composed is None
        return composed

    def _shown(self, rankings: Sequence[Ranking]) -> list[Shown]:
        """The first passages of each ranking, in turns."""
        ranks = zip_longest(*(ranking.chunks for ranking in rankings))
        ids = list(dict.fromkeys(hit.chunk for rank in ranks for hit in rank if hit is not None))[
            :_MOST_SHOWN
        ]
        chunks = [chunk for chunk in self._store.get_chunks(ids) if chunk is not None]
        keys = sorted({chunk.document for chunk in chunks})
        titles = {d.key: d.title for d in self._store.get_documents(keys) if d is not None}
        return [Shown(chunk, titles.get(chunk.document, "")) for chunk in chunks]

    def _held(self, reply: Reply, plan: Plan, passages: Sequence[Shown]) -> Composed | None:
        """The answer with its citations; None where its words are not those of the passages."""
        verdict = verdict_of(reply.answer)
        told = self._quoted(reply, passages) if verdict else self._told(reply, plan, passages)
        if not told or not self._speak_of_asked(plan, told):
            return None
        quoted = self._quoted_words(told)
        if verdict:
            holds = self._judges(verdict, plan, told)
        else:
            holds = self._answers(reply.answer, plan, quoted) and self._counts(reply.answer, plan, told)
            holds = holds and self._may_hold(plan, told)
        if not holds:
            return None
        text = verdict or plain(reply.answer)
        extracts = tuple(dict.fromkeys(extract for _, extract in told))
        cited = cite([Claim(text, extracts)], self._store, plan.language)
        return Composed(cited.text, cited.marked, False, cited.citations) if cited.citations else None

    def _quoted(self, reply: Reply, passages: Sequence[Shown]) -> list[_Told]:
        """The sentences quoted, each of the passage that is given for it or else of the first that has its words; none
        where words stand nowhere.
        """
        found = [_place(quote, passages) for quote in reply.quotes]
        return [one for one in found if one is not None] if None not in found else []

    def _told(self, reply: Reply, plan: Plan, passages: Sequence[Shown]) -> list[_Told]:
        """The sentences quoted, if they say the answer; else, as for a quote that is the bare answer, those that say it
        with a word of the question.
        """
        bare = folded(plain(reply.answer))
        quotes = [q for q in reply.quotes if folded(plain(q.words)) != bare or is_long(bare)]
        told = [one for one in (_place(quote, passages) for quote in quotes) if one is not None]
        if told and not self._unsaid(reply.answer, self._quoted_words(told)):
            return told
        return self._saying(reply.answer, plan, passages)

    def _saying(self, answer: str, plan: Plan, passages: Sequence[Shown]) -> list[_Told]:
        """For each thing of an answer the sentence that says it and likeliest answers, as far as sentences are weighed,
        else the one with most words of the question; nothing where a thing has none that may.
        """
        extracts = [one.extract for one in self._likely(plan)]
        chunks = {c.id: c for c in self._store.get_chunks([e.chunk for e in extracts]) if c is not None}
        likely = [(chunks[e.chunk], e) for e in extracts if e.chunk in chunks]
        told: dict[_Told, None] = {}
        for piece in pieces_of(answer):
            saying = (one for one in likely if says(piece, _words(*one)))
            chosen = next(saying, None) or _most_said(piece, plan, passages)
            if chosen is None:
                return []
            told[chosen] = None
        return list(told)

    def _quoted_words(self, told: Sequence[_Told]) -> list[str]:
        """The words quoted, and the titles of their pages, which are what a pronoun there, or no subject, may mean."""
        documents = self._store.get_documents(sorted({chunk.document for chunk, _ in told}))
        return [*(_words(*one) for one in told), *(d.title for d in documents if d is not None)]

    def _unsaid(self, answer: str, quoted: Sequence[str]) -> bool:
        return bool(unsaid(answer, quoted, lambda name: names_of(name, self._store)))

    def _answers(self, answer: str, plan: Plan, quoted: Sequence[str]) -> bool:
        """Whether the answer's words are the passages' and may be what is asked for."""
        part = plan.parts[-1]
        if part.asked is AnswerType.BOOLEAN or not pieces_of(answer):
            return False
        if self._unsaid(answer, quoted):
            return False
        if part.asked not in _TOLD_AT_LENGTH and is_long(answer):
            return False
        if repeats(answer, plan.question) and not _offers(plan, answer):
            return False
        if part.asked is AnswerType.PERSON and not all(map(self._may_be_somebody, pieces_of(answer))):
            return False
        return may_be(answer, part.asked)

    def _counts(self, answer: str, plan: Plan, told: Sequence[_Told]) -> bool:
        """Whether a number that is asked for is said as an amount, of the unit asked for if there is one."""
        if plan.parts[-1].asked is not AnswerType.NUMBER:
            return True
        asked = asked_amount(folded(plan.question), plan.language)
        units = asked.units if asked is not None else frozenset()
        return any(may_count(answer, _words(*one), one[0].language, units) for one in told)

    def _judges(self, verdict: str, plan: Plan, told: Sequence[_Told]) -> bool:
        """Whether quoted words may bear a yes or no out: a yes rests on nothing that denies, and where words are of the
        question's language, they or their page speak of all that it names, with another of its words.
        """
        if any(part.asked is not AnswerType.BOOLEAN for part in plan.parts):
            return False
        texts = [_words(*one) for one in told]
        if verdict not in ("no", "不是") and any(map(denies, texts)):
            return False
        own = [text for text in texts if part_language(text) is plan.language]
        pages = {chunk.document for chunk, _ in told}
        return not own or all(self._speak_of(part, texts, own, pages) for part in plan.parts)

    def _speak_of(self, part: SubQuestion, texts: Sequence[str], own: Sequence[str], pages: Set[str]) -> bool:
        """Whether texts, or their pages, speak of all that a part names, and its own language's with another word."""
        surfaces = {entity.id: entity.surface for entity in part.entities}
        known = [e for e in self._store.get_entities(sorted(surfaces)) if e is not None]
        spoken = {
            surfaces[e.id]
            for e in known
            if not pages.isdisjoint(e.pages) or any(says(n.name, t) for n in e.names for t in texts)
        }
        words = [word for word in (*part.residual, *part.said) if word not in part.names]
        return spoken >= set(surfaces.values()) and any(speaks(word, text) for word in words for text in own)

    def _speak_of_asked(self, plan: Plan, told: Sequence[_Told]) -> bool:
        """Whether a chunk, or its page, is about anything that the question names, or its page mentions that and its
        sentence is likely to answer; where nothing named is known, whether a page says a name.
        """
        chunks = [chunk for chunk, _ in told]
        cited = sorted({chunk.document for chunk in chunks})
        ids = sorted({entity.id for part in plan.parts for entity in part.entities})
        if not ids:
            names = {name for part in plan.parts for name in part.names}
            titles = [d.title for d in self._store.get_documents(cited) if d is not None]
            return not names or any(says(n, t) for n in names for t in (*titles, *(c.text for c in chunks)))
        pages = {page for e in self._store.get_entities(ids) if e is not None for page in e.pages}
        if not pages.isdisjoint(cited):
            return True
        if self._store.mentions(chunks=[chunk.id for chunk in chunks], entities=ids, limit=1):
            return True
        likely = self._likely(plan)
        if not any(one.meets(extract) for one in likely for _, extract in told):
            return False
        whole = [chunk.id for found in self._store.document_chunks(cited).values() for chunk in found]
        return bool(self._store.mentions(chunks=whole, entities=ids, limit=1))

    def _likely(self, plan: Plan) -> list[Weighed]:
        """The sentences that may well answer, by our own reading, the likeliest first; none where none are weighed."""
        weighed = sorted(self._weighed(plan), key=lambda one: -one.likely)
        return [one for one in weighed if one.likely >= _LEAST_LIKELY]

    def _may_hold(self, plan: Plan, told: Sequence[_Told]) -> bool:
        """Whether a sentence told may hold what is asked for, as far as any is weighed."""
        weighed = [one for one in self._weighed(plan) if any(one.meets(extract) for _, extract in told)]
        return not weighed or any(one.given for one in weighed)

    def may_be(self, type: str, asked: AnswerType) -> bool:
        """Whether a thing of a type may be what is asked for: somebody, or nobody where a place or a work is."""
        family = self._ontology.family(type) if type else ""
        if not family or asked not in (AnswerType.PERSON, AnswerType.PLACE, AnswerType.WORK):
            return True
        return (family in _PEOPLE) is (asked is AnswerType.PERSON)

    def _may_be_somebody(self, name: str) -> bool:
        """Whether a name is not known to be only of things that do nothing."""
        found = self._store.find_names([name]).get(name, [])
        return not found or any(self.may_be(entity.type, AnswerType.PERSON) for entity in found)


def _fitting(
    plan: Plan, passages: Sequence[Shown], spending: Spending
) -> tuple[Prompt | None, Sequence[Shown]]:
    """The prompt with as many of the passages as are allowed, and these; None without any."""
    for count in range(len(passages), 0, -1):
        prompt = render(plan.question, plan.language, passages[:count])
        if spending.allows(prompt):
            return prompt, passages[:count]
    return None, ()


def _place(quote: Quote, passages: Sequence[Shown]) -> _Told | None:
    """The sentences in which quoted words stand, of their passage, else of the first that has them."""
    own = passages[quote.passage - 1 : quote.passage]
    found = ((one.chunk, _extract(quote.words, one.chunk)) for one in (*own, *passages))
    return next(((chunk, extract) for chunk, extract in found if extract is not None), None)


def _most_said(piece: str, plan: Plan, passages: Sequence[Shown]) -> _Told | None:
    """The sentence that says a thing with most words of the question, then names; none without any of its words."""
    words = [w for part in plan.parts for w in (*part.residual, *part.said) if w not in part.names]
    names = [name for part in plan.parts for name in part.names]
    best: tuple[int, int] = (0, 0)
    chosen: _Told | None = None
    for chunk in (shown.chunk for shown in passages):
        for span in sentences(chunk.text, chunk.language):
            text = chunk.text[span.start : span.end]
            held = sum(speaks(word, text) for word in words), sum(says(name, text) for name in names)
            if says(piece, text) and held[0] and held > best:
                extract = Extract(chunk.id, chunk.start + span.start, chunk.start + span.end)
                best, chosen = held, (chunk, extract)
    return chosen


def _extract(words: str, chunk: Chunk) -> Extract | None:
    """The sentences of a chunk in which quoted words stand; None where they do not stand in it."""
    found = find_words(words, chunk.text)
    if found is None:
        return None
    held = [s for s in sentences(chunk.text, chunk.language) if s.start < found.end and found.start < s.end]
    start = min((s.start for s in held), default=found.start)
    end = max((s.end for s in held), default=found.end)
    return Extract(chunk.id, chunk.start + min(start, found.start), chunk.start + max(end, found.end))


def _words(chunk: Chunk, extract: Extract) -> str:
    return chunk.text[extract.start - chunk.start : extract.end - chunk.start]


def _offers(plan: Plan, answer: str) -> bool:
    """Whether a question gives several things to choose from, one of which an answer is."""
    chosen = " or " in plan.question or "还是" in plan.question
    return chosen and len(pieces_of(answer)) == 1

"""For one part the choice between what triples say and what the pages say in so many words."""

from __future__ import annotations

import re
from collections.abc import Callable

from schemas.graph import Triple
from schemas.logical_form import Predicate, Retrieval
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.executors.names.categories import AWARDS
from solver.executors.people.successive import asks_which
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.demands import gives
from solver.reading.numbers.counting import asked_number
from solver.reading.numbers.intervals import asks_interval
from solver.reading.numbers.stretches import implied_year
from solver.reading.people.ties import TIE, tells_tie
from solver.reading.reader import Passage, Reader
from solver.reading.terms import part_language
from solver.reading.windows import Window, window_text
from solver.results import Bindings
from solver.synthesis.alone import is_shared_instead
from solver.synthesis.answering import Answering, Said
from solver.synthesis.citing import Claim
from solver.synthesis.fitting import SET_AGAINST, Fitting, sets_against
from solver.synthesis.lists.completing import Completing
from solver.synthesis.lists.counted import number_in
from solver.synthesis.lists.how_many import HowMany
from solver.synthesis.owned import another_of, speaks_of
from solver.synthesis.quotes.bearing import Bearing
from solver.synthesis.quotes.defining import Definitions
from solver.synthesis.quotes.following import Following
from solver.synthesis.quotes.meeting import Meeting, own_name
from solver.synthesis.quotes.quoting import Quoting
from solver.synthesis.rows.tied import called, in_words
from solver.synthesis.sequence import tells_no_order
from solver.synthesis.yes_no.deciding import Deciding, is_boolean
from solver.synthesis.yes_no.stated import Stated

_DIGIT = re.compile(r"\d")
_HOW_FAR = re.compile(r"\bhow far\b|多远")
_LISTED = frozenset({QuestionKind.LIST, QuestionKind.ATTRIBUTE})
_MEETING = frozenset({AnswerType.PERSON, AnswerType.WORK, AnswerType.ORGANIZATION})


class Chooser:
    """Decides a part's words. `said` are claims from triples; the reader has the pages, `fact` tells one that no plan
    found."""

    def __init__(
        self,
        store: GraphStore,
        lexicon: Lexicon,
        reader: Reader,
        answering: Answering,
        language: Language,
        fact: Callable[[Triple], Claim],
    ) -> None:
        self._store = store
        self._lexicon = lexicon
        self._reader = reader
        self._answering = answering
        self._language = language
        self._fitting = Fitting(store, lexicon)
        self._bearing = Bearing(lexicon, reader)
        self._quoting = Quoting(store, lexicon, reader, language)
        self._how_many = HowMany(store, lexicon, reader, self._quoting, language)
        self._following = Following(store, lexicon, reader, answering, self._quoting, language, self._borne)
        self._completing = Completing(store, reader, language, self._quoting.claims)
        self.deciding = Deciding(store, lexicon, reader, language, self._quoting.claims, answering, fact)

    def choose(
        self, part: SubQuestion, found: Bindings, ranking: Ranking | None, after: Passage | None
    ) -> tuple[Said, Passage | None]:
        """The part's claims, and the passage they came from if they did."""
        if part.kind is QuestionKind.DEFINITION:
            defined = Definitions(self._store, self._language).passage(part)
            return Said(self._quoting.claims(part, defined) if defined is not None else ()), defined
        said = self._answering.said(part, found)
        if part.kind is QuestionKind.RELATION:
            return self._related(part, said, ranking), None
        if part.kind is QuestionKind.INTERSECTION and not Stated.of(part.text).edition:
            if not said.claims and len(part.names) == 1:
                return said, None  # two things that one person did for a work, which no sentence of one tells
            met = self._met(part, said)
            if said.claims and part.asked is AnswerType.WORK:
                return self._related(part, met, ranking), None
            if met.claims:
                return met, None
        if part.kind is QuestionKind.COUNT:
            return self._how_many.counted(part, said, ranking), None
        if is_boolean(part):
            told, passage = self.deciding.decide(part, said, ranking, after)
            named = self.deciding.tells_of_another(part, passage) or self._names_strangers(part, passage)
            return (told, passage) if named else (Said(), None)
        if part.asked is AnswerType.BOOLEAN and not said.claims:
            return self.deciding.uncompared(part, ranking), None  # what was to be compared is not known
        answers = self._fitting.is_news(part, said) and _gives_thing(part, said)
        answers = answers and self._fitting.gives_kind(part, said)
        said = said if answers and not another_of(part, self._lexicon) else Said()
        if said.claims and part.without and not part.residual:
            return said, None  # sentences of pages name also what is to be left out
        if self._sure(part, said, found, after):
            return self._completing.completed(part, said, ranking), None
        passage = self._borne(part, self._reader.read(part, ranking, after=after))
        if passage is not None and sets_against(part, passage.windows[0]):
            return Said(self.quoted(part, passage)), passage
        if part.kind is QuestionKind.CHAIN:
            followed = self._following.followed(part, found, ranking)
            foreign = followed is not None and self._is_foreign(followed)
            if followed is not None and not (foreign and said.claims and self._told(part, said)):
                return followed, None
        if said.claims and self._told(part, said):
            return said, None
        counted = self._how_many.of_things(part, ranking)
        if counted is not None:
            return counted, None
        gleaned = self._borne(part, self._reader.glean(part, ranking))
        return (Said(self.quoted(part, gleaned)), gleaned) if gleaned is not None else (Said(), None)

    def _names_strangers(self, part: SubQuestion, passage: Passage | None) -> bool:
        """Whether a verdict's passage names the people of a question whom no page is about."""
        return passage is None or any(self._reader.strangers.are_named(part, w) for w in passage.windows)

    def _borne(self, part: SubQuestion, passage: Passage | None) -> Passage | None:
        """A passage that tells what is asked of the thing asked about; a follow-up's is near what it follows."""
        return passage if passage is None or self.bears(part, passage) else None

    def bears(self, part: SubQuestion, passage: Passage, *, likely: bool = False) -> bool:
        """Whether a passage tells what is asked of the thing asked about; of a `likely` one less is asked."""
        another = another_of(part, self._lexicon)
        if another and not speaks_of(another, passage):
            return False
        if any(is_shared_instead(part, w) or tells_no_order(part, w) for w in passage.windows[:1]):
            return False
        return part.inherited or self._bearing.tells(part, passage, likely=likely)

    def _met(self, part: SubQuestion, said: Said) -> Said:
        """Facts, and what a fact joins to one of the things and a page's sentence to the other."""
        known = {end for t in said.triples for end in (t.subject, t.object)}
        claims, triples = list(said.claims), list(said.triples)
        if said.claims and sum(isinstance(action, Retrieval) for action in part.step.actions) > len(
            part.names
        ):
            return said  # facts of two steps, which no sentence of one tells
        prized = bool(set(part.predicates) & AWARDS)  # which film a prize went to, no nearness tells
        if part.asked not in _MEETING or (
            said.claims and (prized or (not part.several and part.asked is not AnswerType.WORK))
        ):
            return said
        for shared in Meeting(self._store, self._lexicon).shared(part):
            name = own_name(shared.entity, self._language)
            if shared.entity.id in known or any(name in claim.text for claim in said.claims):
                continue
            if not claims:
                name = f"是{name}" if self._language is Language.CHINESE else f"it is {name}"
            extracts = [e for t in shared.triples for e in self._answering.fact(t).extracts]
            if extracts or shared.extracts:
                claims.append(Claim(name, tuple(dict.fromkeys((*extracts, *shared.extracts)))))
                triples.extend(shared.triples)
        return Said(tuple(claims), tuple(triples))

    def quoted(self, part: SubQuestion, passage: Passage, *, led: bool = False) -> tuple[Claim, ...]:
        """A passage's words, led by yes or no, or by a number or a year in digits that they leave to be counted; one
        that is `led` by other words by no amount.
        """
        if is_boolean(part):
            return self.deciding.meant(part, passage)
        if part.asked is AnswerType.BOOLEAN:
            return ()  # a comparison, which words decide by no verdict
        claims = self._quoting.claims(part, passage)
        window = passage.windows[0]
        amounted = self._quoting.amounted(part, passage) if len(passage.windows) == 1 and not led else None
        if amounted is not None:
            return amounted
        if part.asked in (AnswerType.NUMBER, AnswerType.DATE) and claims and len(passage.windows) == 1:
            number = implied_year(window)
            if part.asked is AnswerType.NUMBER:
                number = number_in(part, window, self._reader.wanted.gleaned(part, window.page))
            if number is not None and not re.search(rf"(?<!\d){number}(?!\d)", claims[0].text):
                return self._quoting.numbered(part, passage, number)
        return claims

    def _sure(self, part: SubQuestion, said: Said, found: Bindings, after: Passage | None) -> bool:
        """Whether the triples answer all that is asked; a page's own `first` counts for more than a sort."""
        known = self._led_by(part, "first_work") or asks_which(part)
        first = bool(part.stated) and not known and part.kind not in SET_AGAINST
        if not self._fitting.tells_more(part, said) or first or part.kind is QuestionKind.PASSAGE:
            return False
        if part.inherited and after is not None:
            return False
        asked = {e.id for e in part.entities}
        told = {end for t in said.triples for end in (t.subject, t.object) if isinstance(end, str)} - asked
        if part.kind in _LISTED and len(told) < asked_number(part.text):
            return False  # which two films, and facts know one
        return self._fitting.covers(part, said) or self._fitting.is_cast(part, said)

    def _led_by(self, part: SubQuestion, relation: str) -> bool:
        """Whether any step of a part is by a relation: the home town of whoever filmed A's first work."""
        steps = [a.predicate for a in part.step.actions if isinstance(a, Retrieval)]
        names = [name for step in steps if isinstance(step, Predicate) for name in step.names]
        return relation in part.predicates or any(relation in self._lexicon.resolve(name) for name in names)

    def _told(self, part: SubQuestion, said: Said) -> bool:
        """Whether facts are told where no page says more in its own words."""
        told = self._fitting.may_answer(part, said) if part.names else self._fitting.covers(part, said)
        return told and self._fitting.tells_more(part, said)

    def _related(self, part: SubQuestion, said: Said, ranking: Ranking | None) -> Said:
        """Triples first; then the sentences that name both and say something new."""
        joined = part.kind is QuestionKind.INTERSECTION and bool(said.claims)
        passage = None if joined else self._reader.read(part, ranking)
        if passage is None:
            return in_words(said, self._store, self._language) if part.kind is QuestionKind.RELATION else said
        tied = tells_tie(passage.windows[0], part, self._store, self._lexicon)
        if part.kind is QuestionKind.RELATION and not said.shared:
            if tied or (not said.claims and TIE.search(window_text(passage.windows[0]))):
                return Said(
                    called(said, self._quoting.claims(part, passage)[:2], self._language), said.triples
                )
            worded = in_words(said, self._store, self._language)
            if worded is not said:
                return worded
            if not said.claims and not _names_both(part, passage.windows[0]):
                return Said()
            return Said(
                (*said.claims[:1], *self._quoting.claims(part, passage)[: 1 if said.claims else 2]),
                said.triples,
            )
        if part.kind is QuestionKind.RELATION and tied:
            return Said((*self._quoting.claims(part, passage)[:1], *said.claims), said.triples)
        known = folded("".join(claim.text for claim in said.claims))
        fresh = [
            claim
            for window, claim in zip(passage.windows, self._quoting.claims(part, passage), strict=True)
            if not said.claims or (self._is_news(window, known, said) and not _is_cited(claim, said))
        ]
        return Said((*said.claims, *fresh[: 1 if said.claims else 2]), said.triples)

    def _is_news(self, window: Window, known: str, said: Said) -> bool:
        """Whether a stretch names a work that the facts leave out; one that repeats theirs is no news."""
        fresh = [folded(work) not in known for work in self._works(window)]
        acted = said.shared and all(triple.predicate == "starring" for triple in said.triples)
        return all(fresh) and bool(fresh) if acted else any(fresh)

    def _works(self, window: Window) -> list[str]:
        """Works that a stretch names: in 《》, or as the store knows them."""
        chunks = sorted({clause.chunk for clause in window.clauses})
        start, end = window.clauses[0].start, window.clauses[-1].end
        mentions = [m for m in self._store.mentions(chunks=chunks) if start <= m.start and m.end <= end]
        entities = self._store.get_entities(sorted({m.entity for m in mentions}))
        works = {e.id for e in entities if e is not None and "Work" in self._lexicon.ancestors(e.type)}
        written = [work for clause in window.clauses for work in clause.works]
        return [*written, *(m.surface for m in mentions if m.entity in works)]

    def _is_foreign(self, said: Said) -> bool:
        """Whether what is said ends with words of a page in another language than the question's."""
        ids = [extract.chunk for extract in said.claims[-1].extracts]
        chunks = [chunk for chunk in self._store.get_chunks(ids) if chunk is not None]
        return bool(chunks) and all(chunk.language is not self._language for chunk in chunks)


def _names_both(part: SubQuestion, window: Window) -> bool:
    """Whether a stretch names two of the things whose relation is asked for, or one that its page is not about."""
    text = folded(window_text(window))
    named = {thing.entity for clause in window.clauses for thing in clause.named}
    own = [e for e in part.entities if e.id in named or folded(e.surface) in text]
    return len({entity.surface for entity in own}) > 1


def _gives_thing(part: SubQuestion, said: Said) -> bool:
    """Whether facts give a thing of the kind that is asked for: a death is no illness, and films no number of years."""
    if (
        part.asked is AnswerType.REASON
        and said.triples
        and not any(isinstance(t.object, str) for t in said.triples)
    ):
        return False  # when it was, or how much, is no reason
    text = "".join(claim.text for claim in said.claims)
    if asks_interval(part.text, part_language(part.text)) and _DIGIT.search(text) is None:
        return False
    measured = part.asked is AnswerType.NUMBER and _HOW_FAR.search(folded(part.text)) is not None
    return not (measured or part.asked is AnswerType.THING) or gives(
        part, " ".join(claim.text for claim in said.claims)
    )


def _is_cited(claim: Claim, said: Said) -> bool:
    """Whether all words that a claim rests on stand in one stretch that an earlier claim cites."""
    cited = [extract for earlier in said.claims for extract in earlier.extracts]
    return all(
        any(one.chunk == e.chunk and one.start <= e.start and e.end <= one.end for one in cited)
        for e in claim.extracts
    )

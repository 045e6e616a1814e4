"""For one part the choice between what triples say and what the pages say in so many words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from schemas.logical_form import Mention, Predicate, Ref, Retrieval
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity, Ranking
from schemas.text import Language
from solver.executors.categories import AWARDS
from solver.executors.namesakes import namesakes
from solver.executors.successive import asks_which
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.counting import asked_number, counted_names, counted_nouns, stated_count
from solver.reading.page import Clause
from solver.reading.reader import Passage, Reader
from solver.reading.stretches import implied_year
from solver.reading.terms import match, relation_terms
from solver.reading.ties import TIE
from solver.reading.windows import Window, enumerated, window_text
from solver.results import Bindings, Row, Value, distinct
from solver.synthesis.answering import ROOM, Answering, Said
from solver.synthesis.bearing import KIN, Bearing
from solver.synthesis.citing import Claim
from solver.synthesis.completing import Completing
from solver.synthesis.counted import number_in
from solver.synthesis.deciding import Deciding, is_boolean
from solver.synthesis.defining import Definitions
from solver.synthesis.fitting import SET_AGAINST, Fitting, sets_against
from solver.synthesis.meeting import Meeting, own_name, page_subjects
from solver.synthesis.naming import in_full
from solver.synthesis.stated import Stated
from solver.synthesis.tied import in_words
from solver.synthesis.totals import COUNTED
from solver.synthesis.trimming import trimmed

_STUDIED = re.compile(
    r"大学|学校|中学|学院|念书|读书|就读|上学|\b(?:stud(?:y|ied)|school|university|college)\b"
)
_OF_WORK = re.compile(
    r"[该本这]?(?:片|剧|专辑|影片|电影)(?!人)|(?:The|This|That) (?:film|movie|series|album)\b"
)
_LEAST_NAMED = 0.3  # of the things of which something is counted, by a sentence on another's page
_WHOLE, _SOME = (
    0.85,
    0.4,
)  # of several things, by a sentence elsewhere, and by one on the page about one of them
_MOST_FOREIGN = 190  # characters of a claim in another language's words
_OSCARS = re.compile(r"\boscars?\b|academy awards?\b|奥斯卡|奧斯卡", re.I)
"""The prize that questions count by its nickname, which links to nothing."""

_LISTED = frozenset({QuestionKind.LIST, QuestionKind.ATTRIBUTE})
_MEETING = frozenset({AnswerType.PERSON, AnswerType.WORK, AnswerType.ORGANIZATION})


class Chooser:
    """Decides a part's words. `said` are claims from triples; the reader has the pages."""

    def __init__(
        self, store: GraphStore, lexicon: Lexicon, reader: Reader, answering: Answering, language: Language
    ) -> None:
        self._store = store
        self._lexicon = lexicon
        self._reader = reader
        self._answering = answering
        self._language = language
        self._fitting = Fitting(store, lexicon)
        self._bearing = Bearing(lexicon, reader)
        self._completing = Completing(store, reader, language, self._quoted)
        self.deciding = Deciding(store, lexicon, reader, language, self._quoted, answering)

    def choose(
        self, part: SubQuestion, found: Bindings, ranking: Ranking | None, after: Passage | None
    ) -> tuple[Said, Passage | None]:
        """The part's claims, and the passage they came from if they did."""
        if part.kind is QuestionKind.DEFINITION:
            defined = Definitions(self._store, self._language).passage(part)
            return Said(self._quoted(part, defined) if defined is not None else ()), defined
        said = self._answering.said(part, found)
        if part.kind is QuestionKind.RELATION:
            return self._related(part, said, ranking), None
        if part.kind is QuestionKind.INTERSECTION and not Stated.of(part.text).edition:
            met = self._met(part, said)
            if said.claims and part.asked is AnswerType.WORK:
                return self._related(part, met, ranking), None
            if met.claims:
                return met, None
        if part.kind is QuestionKind.COUNT:
            return self._counted(part, said, ranking), None
        if is_boolean(part):
            return self.deciding.decide(part, said, ranking, after)
        if part.asked is AnswerType.BOOLEAN and not said.claims:
            return self.deciding.uncompared(part, ranking), None  # what was to be compared is not known
        said = said if self._fitting.is_news(part, said) else Said()
        if said.claims and part.without and not part.residual:
            return said, None  # sentences of pages name also what is to be left out
        if self._sure(part, said, found, after):
            return self._completing.completed(part, said, ranking), None
        passage = self._borne(part, self._reader.read(part, ranking, after=after))
        if passage is not None and sets_against(part, passage.windows[0]):
            return Said(self.quoted(part, passage)), passage
        if part.kind is QuestionKind.CHAIN:
            followed = self._followed(part, found, ranking)
            foreign = followed is not None and self._is_foreign(followed)
            if followed is not None and not (foreign and said.claims and self._told(part, said)):
                return followed, None
        if said.claims and self._told(part, said):
            return said, None
        counted = self._as_count(part, ranking)
        if counted is not None:
            return counted, None
        gleaned = self._borne(part, self._reader.glean(part, ranking))
        return (Said(self.quoted(part, gleaned)), gleaned) if gleaned is not None else (Said(), None)

    def _borne(self, part: SubQuestion, passage: Passage | None) -> Passage | None:
        """A passage that tells what is asked of the thing asked about; a follow-up's is near what it follows."""
        return passage if passage is None or self.bears(part, passage) else None

    def bears(self, part: SubQuestion, passage: Passage, *, likely: bool = False) -> bool:
        """Whether a passage tells what is asked of the thing asked about; of a `likely` one less is asked."""
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

    def quoted(self, part: SubQuestion, passage: Passage) -> tuple[Claim, ...]:
        """A passage's words, led by yes or no, or by a number or a year in digits that they leave to be counted."""
        if is_boolean(part):
            return self.deciding.meant(part, passage)
        if part.asked is AnswerType.BOOLEAN:
            return ()  # a comparison, which words decide by no verdict
        claims = self._quoted(part, passage)
        window = passage.windows[0]
        if part.asked in (AnswerType.NUMBER, AnswerType.DATE) and claims and len(passage.windows) == 1:
            number = implied_year(window)
            if part.asked is AnswerType.NUMBER:
                number = number_in(part, window, self._reader.wanted.gleaned(part, window.page))
            if number is not None and not re.search(rf"(?<!\d){number}(?!\d)", claims[0].text):
                return self._numbered(part, passage, number).claims
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

    def _quoted(self, part: SubQuestion, passage: Passage) -> tuple[Claim, ...]:
        passage = Passage(tuple(self._shortened(part, enumerated(window)) for window in passage.windows))
        who = part.asked in (AnswerType.PERSON, AnswerType.WORK) or is_boolean(part)
        who = who or any(self._is_where(part, window) for window in passage.windows)
        foreign = [w.page.document.key for w in passage.windows if w.page.language is not self._language]
        subjects = page_subjects(foreign, self._store) if foreign else {}
        titles = {key: own_name(entity, self._language) for key, entity in subjects.items()}
        claims = self._answering.passage(passage, self.forms(part), titles, who=who)
        if foreign and self._language is Language.CHINESE:
            claims = self._trimmed(part, passage, claims)
        return in_full(claims, passage, self._store) if part.asked is AnswerType.PERSON else claims

    def _is_where(self, part: SubQuestion, window: Window) -> bool:
        """Whether a place or a school is asked for, and a stretch names none but the one that its page is about; where
        somebody studied is told by no city.
        """
        if part.asked not in (AnswerType.PLACE, AnswerType.ORGANIZATION):
            return False
        studied = _STUDIED.search(folded(part.text)) is not None
        kinds = ("School",) if studied else ("Place", "School", "Organization")
        if not window.page.subject or not self._lexicon.fits(window.page.subject, kinds):
            return False
        named = [n.type for clause in window.clauses for n in clause.named if n.type]
        return not any(self._lexicon.fits(kind, kinds) for kind in named)

    def _trimmed(self, part: SubQuestion, passage: Passage, claims: Sequence[Claim]) -> tuple[Claim, ...]:
        """Claims in whose foreign words the pieces that say least of what is asked are left out as far as they must."""
        found = []
        for window, claim in zip(passage.windows, claims, strict=True):
            if window.page.language is not self._language and len(claim.text) > _MOST_FOREIGN:
                terms = self._reader.wanted.gleaned(part, window.page)
                forms = [form for term in (*terms.relations, *terms.words) for form in term.forms]
                claim = replace(claim, text=trimmed(claim.text, forms, _MOST_FOREIGN))
            found.append(claim)
        return tuple(found)

    def _shortened(self, part: SubQuestion, window: Window) -> Window:
        """A stretch of another language without the clauses around those that say what is asked, where it is too long
        to be quoted whole.
        """
        if window.page.language is self._language or self._language is not Language.CHINESE:
            return window
        terms = relation_terms(part, part.said, self._lexicon, window.page.language)

        def held(stretch: Window) -> list[float]:
            return [max(match(term, clause) for clause in stretch.clauses) for term in terms]

        while len(window_text(window)) > ROOM and window.first < window.last:
            later = replace(window, first=window.first + 1)
            earlier = replace(window, last=window.last - 1)
            kept = next((w for w in (later, earlier) if held(w) == held(window)), None)
            if kept is None:
                break
            window = kept
        return window

    def forms(self, part: SubQuestion) -> tuple[str, ...]:
        """Every name of the part's things, folded."""
        names = {folded(name) for name in part.names}
        for entity in self._store.get_entities([e.id for e in part.entities]):
            if entity is not None:
                names.update(folded(name.name) for name in entity.names)
        return tuple(sorted(names))

    def _related(self, part: SubQuestion, said: Said, ranking: Ranking | None) -> Said:
        """Triples first; then the sentences that name both and say something new."""
        joined = part.kind is QuestionKind.INTERSECTION and bool(said.claims)
        passage = None if joined else self._reader.read(part, ranking)
        if passage is None:
            return in_words(said, self._store, self._language) if part.kind is QuestionKind.RELATION else said
        if part.kind is QuestionKind.RELATION and not said.shared:
            if TIE.search(window_text(passage.windows[0])):
                return Said(self._quoted(part, passage)[:2], said.triples)
            worded = in_words(said, self._store, self._language)
            if worded is not said:
                return worded
            return Said(
                (*said.claims[:1], *self._quoted(part, passage)[: 1 if said.claims else 2]), said.triples
            )
        if part.kind is QuestionKind.RELATION and TIE.search(window_text(passage.windows[0])):
            return Said((*self._quoted(part, passage)[:1], *said.claims), said.triples)
        known = folded("".join(claim.text for claim in said.claims))
        fresh = [
            claim
            for window, claim in zip(passage.windows, self._quoted(part, passage), strict=True)
            if not said.claims or self._is_news(window, known, said)
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

    def _counted(self, part: SubQuestion, said: Said, ranking: Ranking | None) -> Said:
        """A number that a page states, else the number of facts, else of names that a page lists."""
        if said.claims and "child" in part.predicates and len(part.names) == 1:
            return said  # counted over all sentences of the page
        asking = replace(part, kind=QuestionKind.ATTRIBUTE, asked=AnswerType.NUMBER, several=False)
        listed: tuple[int, Passage] | None = None
        passages = self._reader.candidates(asking, ranking)
        oscars = _OSCARS.search(part.text) is not None
        for passage in passages:
            window = passage.windows[0]
            if oscars and not window.about and _OSCARS.search(window_text(window)) is None:
                continue
            if part.names and window.named < _LEAST_NAMED and not window.about:
                continue  # it may count another's
            if len(part.names) > 1 and window.named < (_SOME if window.about else _WHOLE):
                continue  # it counts what one of them did with somebody else
            forms = [
                f
                for t in relation_terms(part, part.said, self._lexicon, window.page.language)
                for f in t.forms
            ]
            others = self._others_named(part, window)
            if others:
                forms += counted_nouns(re.sub("|".join(f"{re.escape(o)}的?" for o in others), "", part.text))
            for clause in window.clauses:
                if _OF_WORK.match(clause.text) and not self._about_work(part):
                    continue
                if self._about_work(part) and self._is_of_another(clause, part):
                    continue
                number = stated_count(clause.plain, forms, window.page.language, question=part.text)
                if number is not None:
                    return self._numbered(part, passage, number)
                names = counted_names(clause.text, forms)
                if names is not None and listed is None:
                    listed = names, passage
        if said.claims and not part.residual:
            return said
        if said.claims and self._fitting.may_answer(part, said):
            return said
        if listed is not None:
            return self._numbered(part, listed[1], listed[0])
        return Said()  # facts of another time or place

    def _others_named(self, part: SubQuestion, window: Window) -> list[str]:
        """Whose what is counted is, beside whom it is counted for, where a stretch speaks of them all: A of how many of
        A's films B was in.
        """
        others = [word for word in part.residual if word in part.text and self._store.find_names([word])]
        text = window_text(window)
        subjects = page_subjects([window.page.document.key], self._store).values()
        bearing = {n.name for subject in subjects for n in subject.names}
        named = window.named >= _WHOLE and any(name in text for name in part.names)
        return others if named and all(word in text or word in bearing for word in others) else []

    def _as_count(self, part: SubQuestion, ranking: Ranking | None) -> Said | None:
        """A number of things that no fact gives (`number of children`), as a page counts them."""
        counted = next((COUNTED[p] for p in part.predicates if p in COUNTED), "")
        if part.kind is not QuestionKind.ATTRIBUTE or not counted:
            return None
        label = self._lexicon.ontology.label(counted, self._language)
        asking = replace(part, kind=QuestionKind.COUNT, predicates=(counted,), said=(label,), residual=())
        said = self._counted(asking, Said(), ranking)
        return said if said.claims else None

    def _is_of_another(self, clause: Clause, part: SubQuestion) -> bool:
        """Whether a clause names works, and none of those asked about."""
        works = {folded(work) for work in clause.works}
        return bool(works) and works.isdisjoint(self.forms(part))

    def _about_work(self, part: SubQuestion) -> bool:
        return any("Work" in self._lexicon.ancestors(e.type) for e in part.entities)

    def _numbered(self, part: SubQuestion, passage: Passage, number: int) -> Said:
        claims = self._quoted(part, passage)
        lead = f"{number}：" if self._language is Language.CHINESE else f"{number}: "
        return Said((Claim(lead + claims[0].text, claims[0].extracts), *claims[1:]))

    def _followed(self, part: SubQuestion, found: Bindings, ranking: Ranking | None) -> Said | None:
        """A chain whose last step no triple takes: the page about what the steps before led to."""
        retrievals = [a for a in part.step.actions if isinstance(a, Retrieval)]
        led = False
        for place, action in enumerate(retrievals[1:], start=1):
            near = next((e for e in (action.subject, action.object) if isinstance(e, Ref)), None)
            if near is None or not isinstance(action.predicate, Predicate):
                continue
            before = found.first(near.alias).rows
            asked = {*(e.id for e in part.entities), *(e.name for e in part.entities)}
            values = [v for v in distinct(before, near.alias) if v.entity and not {v.entity, v.text} & asked]
            values = values[:3]
            led = led or bool(values)
            for value in values:
                about = self._about(part, action, value, before, near.alias)
                passage = self._borne(about, self._reader.read(about, ranking))
                if passage is not None:
                    rows = [row for row in before if row.values[near.alias].key == value.key]
                    lead = [c for a in retrievals[:place] for c in self._answering.steps(a, rows)]
                    triples = tuple(t for row in rows for t in row.triples.values())
                    return Said((*lead, *self._quoted(about, passage)), triples)
        return None if led else self._by_page(part, retrievals, ranking)

    def _is_foreign(self, said: Said) -> bool:
        """Whether what is said ends with words of a page in another language than the question's."""
        ids = [extract.chunk for extract in said.claims[-1].extracts]
        chunks = [chunk for chunk in self._store.get_chunks(ids) if chunk is not None]
        return bool(chunks) and all(chunk.language is not self._language for chunk in chunks)

    def _by_page(
        self, part: SubQuestion, retrievals: Sequence[Retrieval], ranking: Ranking | None
    ) -> Said | None:
        """A chain whose first step no fact states: whoever's page names the thing and tells of the relation."""
        one, other = retrievals[:2] if len(retrievals) > 1 else (None, None)
        if one is None or other is None or not isinstance(one.predicate, Predicate):
            return None
        if not isinstance(one.object, Mention) or not part.names:
            return None
        predicates = [p for name in one.predicate.names for p in self._lexicon.resolve(name)]
        if set(map(self._lexicon.standard, predicates)) & KIN:
            return None  # a mother on somebody's page is that somebody's
        kind = self._range(predicates)
        said = tuple(w for w in part.said if set(self._lexicon.resolve(w)) & set(predicates))
        said = said or one.predicate.names  # what the later steps say tells nothing of whose page it is
        asking = replace(part, predicates=tuple(predicates), said=said, type=kind, asked=AnswerType.THING)
        for shared in Meeting(self._store, self._lexicon).tellers(asking):
            value = Value(shared.entity.name, shared.entity.id, type=shared.entity.type)
            about = replace(self._about(part, other, value, (), one.object.alias), residual=part.residual)
            passage = self._reader.read(about, ranking) or self._reader.glean(about, ranking)
            passage = self._borne(about, passage)
            if passage is not None:
                name = own_name(shared.entity, self._language)
                lead = Claim(self._answering.phrase(predicates[0], part.names[0], name), shared.extracts)
                return Said((lead, *self._quoted(about, passage)))
        return None

    def _range(self, predicates: Sequence[str]) -> str:
        return next((kind for p in predicates for kind in self._lexicon.range(p)), "")

    def _about(
        self, part: SubQuestion, action: Retrieval, value: Value, before: Sequence[Row], alias: str
    ) -> SubQuestion:
        """The last step of a chain as a question about one thing."""
        names = action.predicate.names if isinstance(action.predicate, Predicate) else ()
        predicates = tuple(p for name in names for p in self._lexicon.resolve(name))
        said = tuple(w for w in part.said if set(self._lexicon.resolve(w)) & set(predicates)) or names
        ids = namesakes(value, before, alias, self._store, self._lexicon) or [value.entity]
        linked = tuple(LinkedEntity(i, value.text, value.type, value.text, 1.0, "exact") for i in ids)
        return replace(
            part,
            kind=QuestionKind.ATTRIBUTE,
            entities=linked,
            names=(value.text,),
            predicates=predicates,
            said=said,
            residual=(),
            stated=(),
            inherited=False,
        )

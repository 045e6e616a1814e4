"""The sentences that likeliest answer a plan, set against what carrying it out found."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import numpy as np

from schemas.logical_form import Output, Ref
from schemas.plan import Plan, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from solver.executors.paths import path_between
from solver.executors.people.parents import parents_instead
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.choices import LEAST_BESIDE, MOST_BESIDE, MOST_BESIDE_FACTS, SURE, Choice, holds
from solver.reading.numbers.counting import asked_number
from solver.reading.numbers.ordinals import asked_ordinals, ordinals
from solver.reading.page import WORKS
from solver.reading.people.ties import TIE, tells_tie
from solver.reading.reader import Passage
from solver.reading.several import naming, number_of
from solver.reading.terms import part_language
from solver.results import Extract
from solver.running import Run, Runner
from solver.synthesis.composed import Composed
from solver.synthesis.composing import Composer
from solver.synthesis.lists.counted import number_in
from solver.synthesis.rows.wins import Wins

_LEAST_APART, _LEAST_SAYING = 0.3, 0.1  # of a sentence that says which of many; where words quoted do not
_LEAST_TIED = 0.3  # that a sentence says what two things are to each other


class Sentences:
    """Quotes sentences of what the retriever finds, beside what a runner found or in its place; each method returns
    None where no sentence outweighs that, as without vectors none does.
    """

    def __init__(self, runner: Runner, store: GraphStore, lexicon: Lexicon) -> None:
        self._runner = runner
        self._reader = runner.reader
        self._meaning = runner.meaning
        self._store = store
        self._lexicon = lexicon

    def by_meaning(self, plan: Plan, run: Run | None = None) -> Composed | None:
        """A sentence that means what a question of one part asks; None where none is near enough.

        `run` is the one whose first parts found what the question names, if it described that.
        """
        if self._meaning is None or len(plan.parts) != 1:
            return None
        part, ranking = plan.parts[0], self._runner.found(plan)
        fits = self._meaning.says if run is None else self._speaks_of
        choices = (c for c in self._meaning.readings(plan.question, part, ranking) if fits(c, part))
        quotes = (self._quoted(plan, choice, run) for choice in choices if self._ties(part, choice))
        likeliest = self._meaning.likeliest(plan.question, part, ranking)
        decided = (self.told(part, passage, plan, run) for passage in likeliest)
        quoted = next((quote for quote in chain(quotes, decided) if quote is not None), None)
        if quoted is not None or run is not None:
            return quoted
        return Composer(self._store, self._lexicon, self._reader, plan.language).likeliest(part, ranking)

    def rather(
        self, plan: Plan, told: Composed, run: Run | None = None, *, quoted: bool = True
    ) -> Composed | None:
        """A sentence in the question's language that answers much likelier than those that an answer cites; None
        where there is none. Facts, which are surer than words `quoted`, give way to one that is many times likelier,
        or in any language to one that says which of many is asked for, if it speaks of what the question names.
        """
        if self._meaning is None or len(plan.parts) != 1:
            return None
        across = quoted and all(part_language(t) is plan.language.other for t in self._runner.cited(told))
        wanted = asked_ordinals(plan.question, plan.parts[0].names)
        choice = self._read(plan, 0.0 if across or wanted else LEAST_BESIDE)
        quotes = [Extract(c.chunk, c.start, c.end) for c in told.citations]
        if choice is None or ((run is not None or not quoted) and not self._speaks_of(choice, plan.parts[0])):
            return None
        if not quoted and _asks_work(plan.parts[0]) and not self._names_work(choice, plan.parts[0]):
            return None  # facts give a work, and the sentence none
        page = choice.window.page.language
        own = page is plan.language or across
        least = _LEAST_APART if choice.apart and quoted else LEAST_BESIDE
        most = MOST_BESIDE if quoted or choice.numbered else MOST_BESIDE_FACTS
        if quoted and choice.apart and not any(wanted <= ordinals(text) for text in self._runner.cited(told)):
            most, least, own = 1.0, _LEAST_SAYING, own or choice.says
        surer = choice.numbered or (own and choice.likely >= least)
        surer = surer and choice.of(quotes) <= choice.likely * most
        return self._quoted(plan, choice, run) if surer else None

    def _names_work(self, choice: Choice, part: SubQuestion) -> bool:
        """Whether a sentence names a work that the question does not, and not by `it` or `the film`."""
        asked = {entity.id for entity in part.entities}
        text = choice.window.page.document.text
        named = (thing for clause in choice.window.clauses for thing in clause.named)
        works = [text[t.start : t.end] for t in named if t.type in WORKS and t.entity not in asked]
        return any(not work.islower() and folded(work) not in ("it", "its") for work in works)

    def counted(self, plan: Plan, told: Composed, *, quoted: bool) -> Composed | None:
        """A sentence that gives the number asked for much likelier than those cited; None where there is none, or how
        often somebody won one prize is told, as several sentences may.
        """
        part = plan.parts[0]
        if self._meaning is None or Wins(self._store, self._reader, self._lexicon).applies(part):
            return None
        choice = self._read(plan, LEAST_BESIDE)
        cited = [Extract(c.chunk, c.start, c.end) for c in told.citations]
        most = MOST_BESIDE if quoted else MOST_BESIDE_FACTS
        if choice is None or choice.likely < LEAST_BESIDE or choice.of(cited) > choice.likely * most:
            return None
        terms = self._reader.wanted.gleaned(part, choice.window.page)
        own = choice.window.page.language is plan.language
        return self._quoted(plan, choice, None) if own and number_in(part, choice.window, terms) else None

    def besides(self, plan: Plan, told: Composed, run: Run) -> Composed | None:
        """An answer by facts with the sentence that likeliest answers after them, where that surely does and names a
        work of theirs and one that they leave out; None where it does not.
        """
        if self._meaning is None or len(plan.parts) != 1:
            return None
        choice = self._read(plan, SURE)
        own = choice is not None and choice.window.page.language is plan.language
        if choice is None or not own or not choice.is_sure:
            return None
        works = [work for clause in choice.window.clauses for work in clause.works]
        if len({folded(work) in folded(told.text) for work in works}) == 1 or not works:
            return None
        composer = Composer(self._store, self._lexicon, self._reader, plan.language)
        more = composer.quote(
            plan.parts[0], choice.passage, run.plan.parts, run.bindings, run.rankings, likely=True
        )
        whole = more is not None and folded(told.text).rstrip("。.") in folded(more.text)
        return more if whole else None  # a long sentence leaves no room for the facts

    def several(self, plan: Plan, told: Composed, *, quoted: bool) -> Composed | None:
        """The sentence that likeliest names as many things as a question asks for, where an answer tells of fewer, or
        only quotes one that is not as likely to answer; None where there is none.
        """
        part = plan.parts[0]
        number = number_of(part)
        if self._meaning is None or len(plan.parts) != 1 or not number or not self._meaning.is_measured:
            return None
        facts = {end for t in told.triples for end in (t.subject, t.object) if isinstance(end, str)}
        if told.triples and len(facts - {e.id for e in part.entities}) >= asked_number(part.text):
            return None
        ranking = self._runner.found(plan)
        asking = replace(part, kind=QuestionKind.PASSAGE)
        found = self._meaning.weighed(plan.question, asking, ranking)
        best = naming(found, part, number, self._store, self._lexicon)
        if best is None:
            return None
        cited = [Extract(c.chunk, c.start, c.end) for c in told.citations]
        beside = max((likely for likely, one in found if holds(one, cited)), default=0.0)
        if quoted and beside > best[0] * MOST_BESIDE:
            return None
        choice = Choice(best[1].window, best[0], (), np.zeros(0, np.float32))
        return self._quoted(replace(plan, parts=(asking,)), choice, None)

    def tied(self, plan: Plan, told: Composed) -> Composed | None:
        """The sentence that says what two things are to each other, where an answer only tells what both had to do
        with; None where there is none, or the answer says so already.
        """
        if self._meaning is None or len(plan.parts) != 1 or TIE.search(told.text):
            return None
        for choice in self._meaning.choices(plan.question, plan.parts[0], self._runner.found(plan)):
            if choice.likely >= _LEAST_TIED and self._ties(plan.parts[0], choice):
                return self._quoted(plan, choice, None)
        return None

    def nearly(self, plan: Plan, meant: Composed | None) -> Composed | None:
        """What a sentence was found to mean; else facts that come near to what is asked: the path between two things
        whose relation it is, or who is a parent where nothing says that it is the father and no sentence speaks of him.
        """
        part = plan.parts[0]
        if len(plan.parts) != 1:
            return meant
        if part.kind is QuestionKind.RELATION:
            facts = path_between(part, self._store, self._lexicon.ontology) if meant is None else ()
        else:
            facts = parents_instead(part, self._store)
        told = folded(meant.text) if meant is not None else ""
        words = {w for p in part.predicates for w in self._lexicon.synonyms(p, plan.language)}
        if not facts or any(word in told for word in words):
            return meant
        return Composer(self._store, self._lexicon, self._reader, plan.language).facts(facts) or meant

    def told(
        self,
        part: SubQuestion,
        passage: Passage,
        plan: Plan,
        run: Run | None,
        *,
        likely: bool = False,
        lead: str = "",
    ) -> Composed | None:
        composer = Composer(self._store, self._lexicon, self._reader, plan.language)
        if run is None:
            return composer.quote(part, passage, likely=likely, lead=lead)
        before = run.plan.parts[:-1]
        return composer.quote(part, passage, before, run.bindings, run.rankings, likely=likely, lead=lead)

    def _read(self, plan: Plan, own: float) -> Choice | None:
        """The sentence that likeliest answers a plan of one part; None too where none in the plan's language is as
        likely to as `own`.
        """
        if self._meaning is None:
            return None
        least = own if part_language(plan.question) is plan.language else 0.0
        return self._meaning.read(plan.question, plan.parts[0], self._runner.found(plan), own=least)

    def _speaks_of(self, choice: Choice, part: SubQuestion) -> bool:
        """Whether a sentence, or its page, is about anything that a question names, as what it described is put."""
        ids = sorted({entity.id for entity in part.entities})
        said = {named.entity for clause in choice.window.clauses for named in clause.named}
        pages = {page for e in self._store.get_entities(ids) if e is not None for page in e.pages}
        return not ids or not said.isdisjoint(ids) or choice.window.page.document.key in pages

    def _ties(self, part: SubQuestion, choice: Choice) -> bool:
        """Whether a sentence may say how two things are related, where that is asked."""
        related = part.kind is QuestionKind.RELATION
        return not related or tells_tie(choice.window, part, self._store, self._lexicon)

    def _quoted(self, plan: Plan, choice: Choice, run: Run | None) -> Composed | None:
        """The sentence after what a run found of what the question describes."""
        return self.told(plan.parts[0], choice.passage, plan, run, likely=choice.is_sure)


def _asks_work(part: SubQuestion) -> bool:
    """Whether a part asks for what a prize was won for."""
    items = [item for action in part.step.actions if isinstance(action, Output) for item in action.items]
    return any(isinstance(item, Ref) and item.attribute == "work" for item in items)

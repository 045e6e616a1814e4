"""Whether two things are what a question says, or which of them is, by what their own pages say of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from schemas.plan import AnswerType, Plan, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.narrower.outstripped import Outstripped
from solver.narrower.posts import Posts
from solver.planners.kinds.bearing import Bearing, asked_bearing
from solver.planners.kinds.outdoing import Outdoing, asked_group, asked_outdoing
from solver.reading.kinds import Borne, borne
from solver.reading.numbers.magnitudes import Magnitude, Sized, bracketed, grouped, sized
from solver.reading.page import Page
from solver.reading.reader import Passage
from solver.reading.windows import Window
from solver.running import Runner
from solver.synthesis.composing import Composed, Composer

_TWO = 2
_RIVAL = 0.75  # a homonym this much weaker than the best is another thing


class Properties:
    """Decides for each of two things; an answer begins with yes, no or the name of the one."""

    def __init__(self, runner: Runner, store: GraphStore, lexicon: Lexicon) -> None:
        self._runner = runner
        self._store = store
        self._lexicon = lexicon
        self._outstripped = Outstripped(runner, self._against)
        self._posts = Posts(runner, self._quoted)

    def told(self, plan: Plan) -> Composed | None:
        """The verdict or the choice, and the sentences that give it; None where the pages leave it open, or something
        else is asked.
        """
        part = plan.parts[0]
        outdoing = asked_outdoing(plan.question, part.names, plan.language)
        told = self._outdone(plan, outdoing) if outdoing is not None else None
        told = told or self._outstripped.told(plan) or self._posts.told(plan)
        if outdoing is not None or told is not None:
            return told
        group = asked_group(plan.question, plan.language)
        if group:
            return self._grouped(plan, group)
        asked = asked_bearing(plan.question, part.names, plan.language)
        if asked is None:
            return None
        one, other = (self._borne(plan, name, asked.words) for name in asked.names)
        if one is None or other is None:
            return None
        return self._chosen(plan, asked, one, other) if asked.choice else self._both(plan, one, other)

    def _both(self, plan: Plan, one: Borne, other: Borne) -> Composed | None:
        against = [b for b in (one, other) if b.verdict is False]
        if not against and not (one.verdict and other.verdict):
            return None
        lead = _verdict(plan.language, yes=not against)
        return self._quoted(plan, lead, [b.window for b in against[:1] or [one, other]])

    def _chosen(self, plan: Plan, asked: Bearing, one: Borne, other: Borne) -> Composed | None:
        """The one that bears it, where the other is not said to; or that comes near to it, where the other does not."""
        pairs = ((asked.names[0], one, other), (asked.names[1], other, one))
        for name, borne_by, rest in pairs:
            sure = borne_by.verdict is True and rest.verdict is not True
            near = borne_by.near and rest.verdict is False
            if sure or near:
                return self._quoted(plan, _is(name, plan.language), [borne_by.window])
        return None

    def _grouped(self, plan: Plan, group: str) -> Composed | None:
        """Yes or no by the groups in which the pages of two things put them."""
        names = [name for name in plan.parts[0].names if self._pages(plan, name)]
        told = [
            g for n in names for page in self._pages(plan, n)[:1] if (g := grouped(page, group)) is not None
        ]
        if len(names) != _TWO or len(told) != _TWO:
            return None
        same = told[0][0] == told[1][0]
        return self._quoted(plan, _verdict(plan.language, yes=same), [window for _, window in told])

    def _outdone(self, plan: Plan, asked: Outdoing) -> Composed | None:
        """The one of which the greater amount is told, or the lesser one, after the sentences that tell both."""
        one, other = (self._sized(plan, name, asked) for name in asked.names)
        if one is None or other is None or one.amount == other.amount:
            return None
        first = (one.amount > other.amount) is asked.greater
        lead = _is(asked.names[0 if first else 1], plan.language)
        return self._quoted(plan, lead, [s.window for s in ((one, other) if first else (other, one))])

    def _sized(self, plan: Plan, name: str, asked: Outdoing) -> Sized | None:
        """The amount that the own page of a name gives, or of a height another page behind the name."""
        found = (sized(page, asked.magnitude, asked.noun) for page in self._pages(plan, name))
        told = next((one for one in found if one is not None), None)
        if told is not None or asked.magnitude is not Magnitude.HEIGHT:
            return told
        ranking = self._runner.found(replace(plan, question=name))
        part = replace(plan.parts[0], text=name, names=(name,))
        others = self._runner.reader.shelf.of(part, ranking)
        beside = (bracketed(page, name) for page in others if page.language is plan.language)
        return next((one for one in beside if one is not None), None)

    def _borne(self, plan: Plan, name: str, words: str) -> Borne | None:
        """What the pages of a name say: a yes of any, a no only of all."""
        found = [b for page in self._pages(plan, name) if (b := borne(page, words)) is not None]
        told = [b for b in found if b.verdict is True] or [b for b in found if b.verdict is None] or found
        return told[0] if told else None

    def _pages(self, plan: Plan, name: str) -> list[Page]:
        """The pages about what a name means, in the question's language."""
        mine = [e for e in plan.parts[0].entities if e.surface == name]
        best = max((e.score for e in mine), default=0.0)
        entities = tuple(e for e in mine if e.score >= best * _RIVAL)
        asking = replace(plan.parts[0], text=name, entities=entities, names=(name,))
        known = self._store.get_entities([e.id for e in entities])
        keys = {key for entity in known if entity is not None for key in entity.pages}
        pages = self._runner.reader.shelf.of(asking, None)
        return [p for p in pages if p.document.key in keys and p.language is plan.language]

    def _quoted(self, plan: Plan, lead: str, windows: Sequence[Window]) -> Composed | None:
        passage = Passage(tuple(windows))
        composer = Composer(self._store, self._lexicon, self._runner.reader, plan.language)
        return composer.decided(_plainly(plan.parts[0]), passage, lead)

    def _against(self, plan: Plan, lead: str, windows: Sequence[Window]) -> Composed | None:
        passage = Passage(tuple(windows))
        composer = Composer(self._store, self._lexicon, self._runner.reader, plan.language)
        return composer.decided(_plainly(plan.parts[0]), passage, lead, against=True)


def _verdict(language: Language, *, yes: bool) -> str:
    if language is Language.CHINESE:
        return "是的，" if yes else "不是，"
    return "yes: " if yes else "no: "


def _is(name: str, language: Language) -> str:
    return f"是{name}：" if language is Language.CHINESE else f"it is {name}: "


def _plainly(part: SubQuestion) -> SubQuestion:
    """A part whose answer is quoted for what it is."""
    return replace(
        part, kind=QuestionKind.ATTRIBUTE, asked=AnswerType.THING, predicates=(), said=(), residual=()
    )

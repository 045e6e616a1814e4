"""A verdict or a choice before the sentences of pages that give it, and facts that no plan found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from schemas.graph import Triple
from schemas.plan import AnswerType, Plan, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.reading.reader import Passage, Reader
from solver.reading.windows import Window
from solver.synthesis.composed import Composed
from solver.synthesis.composing import Composer


@dataclass(frozen=True, slots=True)
class Quoting:
    """Writes such answers over one store."""

    store: GraphStore
    lexicon: Lexicon
    reader: Reader

    def quoted(
        self, plan: Plan, lead: str, windows: Sequence[Window], *, against: bool = False
    ) -> Composed | None:
        """The sentences after a lead; the first one's words alone, resting on all, where it is set `against` them."""
        composer = Composer(self.store, self.lexicon, self.reader, plan.language)
        return composer.decided(_plainly(plan.parts[0]), Passage(tuple(windows)), lead, against=against)

    def stated(
        self, plan: Plan, text: str, windows: Sequence[Window], facts: Sequence[Triple] = ()
    ) -> Composed | None:
        """A text of its own that rests on all of some stretches, and on the facts that these state."""
        composer = Composer(self.store, self.lexicon, self.reader, plan.language)
        return composer.stated(_plainly(plan.parts[0]), Passage(tuple(windows)), text, facts)

    def facts(self, plan: Plan, texts: Mapping[Triple, str]) -> Composed | None:
        """Facts one after the other, each in a text of its own, cited; None where no words of a page state them."""
        composer = Composer(self.store, self.lexicon, self.reader, plan.language)
        return composer.facts(list(texts), {fact.id: text for fact, text in texts.items()})

    def plain(self, plan: Plan, facts: Sequence[Triple], *, lead: str = "") -> Composed | None:
        """Facts one after the other after a lead, cited; None where no words of a page state them."""
        return Composer(self.store, self.lexicon, self.reader, plan.language).facts(facts, lead=lead)

    def grouped(self, plan: Plan, told: Sequence[tuple[str, Sequence[Triple]]]) -> Composed | None:
        """Texts, each resting on several facts together."""
        return Composer(self.store, self.lexicon, self.reader, plan.language).grouped(told)

    def dated(
        self,
        plan: Plan,
        told: Sequence[tuple[int, Sequence[Triple]]],
        beside: Sequence[Triple],
        number: int = 0,
    ) -> Composed | None:
        """Facts, each with the year that a second one says, led by how many they are where that is asked; last, facts
        that stand `beside` them.
        """
        composer = Composer(self.store, self.lexicon, self.reader, plan.language)
        return composer.dated(told, beside, number)


def verdict(language: Language, *, yes: bool) -> str:
    """What an answer of yes or no begins with."""
    if language is Language.CHINESE:
        return "是的，" if yes else "不是，"
    return "yes: " if yes else "no: "


def choice(name: str, language: Language) -> str:
    """What the answer which of two it is begins with."""
    return f"是{name}：" if language is Language.CHINESE else f"it is {name}: "


def _plainly(part: SubQuestion) -> SubQuestion:
    """A part whose answer is quoted for what it is."""
    return replace(
        part, kind=QuestionKind.ATTRIBUTE, asked=AnswerType.THING, predicates=(), said=(), residual=()
    )

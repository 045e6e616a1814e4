"""When something that recurs was first held, and in which year a prize was not given, by the sentences that say it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from schemas.plan import AnswerType, Plan
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.executors.dates.recurring import RECURS
from solver.language import folded
from solver.lexicon import Lexicon
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting
from solver.reading.numbers.stretches import Stretch
from solver.reading.recurring import denies_giving, first_held, not_given
from solver.reading.terms import Term, shortened
from solver.reading.windows import Window
from solver.running import Runner
from solver.synthesis.composed import Composed

_ASKS_FIRST = {
    Language.ENGLISH: (
        r"^(?:when|(?:in )?(?:which|what) year) (?:was|were|did|is) the (?:very )?first {name}"
        r"(?: (?:festival|ceremony|edition))?(?: (?:held|take place|open|organi[sz]ed|staged|presented))?$",
        r"^(?:when|(?:in )?(?:which|what) year) (?:was|were) (?:the )?{name} first "
        r"(?:held|organi[sz]ed|staged|presented)$",
    ),
    Language.CHINESE: (
        r"^(?:第一届|首届){name}(?:是|于|在)*(?:哪一?年|什么时候|何时)(?:举[办行]|开幕|颁[发奖])?的?$",
        r"^{name}(?:是|于|在)*(?:哪一?年|什么时候|何时)(?:首次|第一次)(?:举[办行]|颁[发奖])的?$",
    ),
}


class Recurring:
    """Finds the sentence; quotes it, after its year where it is in the other language."""

    def __init__(self, runner: Runner, lexicon: Lexicon, paging: Paging, quoting: Quoting) -> None:
        self._runner = runner
        self._lexicon = lexicon
        self._paging = paging
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The sentences; None where no page says it, or something else is asked."""
        if len(plan.parts) != 1 or plan.parts[0].asked is not AnswerType.DATE:
            return None
        text = " ".join(plan.question.strip(" ?？").split())
        found = list(self._first(plan, text)) or list(self._withheld(plan, text))
        if not found:
            return None
        years = list(dict.fromkeys(one.literal.value[:4] for _, one in found))
        across = any(window.page.language is not plan.language for window, _ in found)
        lead = f"{', '.join(years)}: " if across and plan.language is Language.ENGLISH else ""
        lead = f"{'、'.join(years)}年：" if across and not lead else lead
        return self._quoting.quoted(plan, lead, [window for window, _ in found])

    def _first(self, plan: Plan, text: str) -> Iterator[tuple[Window, Stretch]]:
        for thing in self._things(plan, RECURS):
            forms = [
                form.format(name=re.escape(folded(thing.surface))) for form in _ASKS_FIRST[plan.language]
            ]
            if not any(re.match(form, folded(text)) for form in forms):
                continue
            told = (first_held(page) for page in self._paging.in_any_language(plan, thing.surface))
            yield from [one for one in told if one is not None][:1]
            return

    def _withheld(self, plan: Plan, text: str) -> Iterator[tuple[Window, Stretch]]:
        for prize in self._things(plan, ("Award",)):
            if not denies_giving(text, plan.language, prize.surface):
                continue
            called = (prize.surface, prize.name, *self._paging.names(plan, prize.surface))
            names = {folded(name) for name in called}
            forms = shortened(Term(tuple(names), 1.0, "thing"), names).forms
            own = {page.document.key for page in self._paging.in_any_language(plan, prize.surface)}
            for page in self._runner.reader.shelf.of(plan.parts[0], self._runner.found(plan)):
                yield from not_given(page, forms, about=page.document.key in own)
            return

    def _things(self, plan: Plan, kinds: Sequence[str]) -> list[LinkedEntity]:
        named = {e.surface: e for e in reversed(plan.parts[0].entities) if self._lexicon.fits(e.type, kinds)}
        return list(named.values())

"""Which of two has more, by one sentence that gives the number of each: `A, with 212 goals; B has 167`."""

from __future__ import annotations

import re

from schemas.plan import Plan, SubQuestion
from schemas.text import Language
from solver.language import folded
from solver.narrower.quoting import Quoting, choice
from solver.reading.page import Page
from solver.reading.windows import Window, picked, sentences_of, window_text
from solver.running import Runner
from solver.synthesis.composing import Composed

_ASKS = {
    Language.ENGLISH: re.compile(
        r"^(?:who|which)(?: of (?:them|the two|these))?(?: [a-z-]+){0,5}? (?:the )?"
        r"(?P<order>more|most|fewer|fewest|less|least)\b",
        re.I,
    ),
    Language.CHINESE: re.compile(
        r"(?:谁|哪[一个位支家部座条艘]{1,2})[^，。？]{0,10}?(?:更|比较|最)?(?P<order>多|少)(?:一?些|一?点)?[？?]?$"
    ),
}
_MORE = frozenset({"more", "most", "多"})
_NUMBER = re.compile(
    r"(?<![\d.,/-])\d{1,3}(?:,\d{3})+(?![\d.])|(?<![\d.,/-])\d+(?:\.\d+)?(?![\d,])(?!\s*(?:年|岁|[–-]\s*\d))"
)
_YEAR = re.compile(r"1\d{3}|20\d\d")
_TWO = 2


class Rivalled:
    """Looks for the sentence; quotes it behind the name of the one."""

    def __init__(self, runner: Runner, quoting: Quoting) -> None:
        self._runner = runner
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The one and the sentence; None where none gives one number for each, or something else is asked."""
        part = plan.parts[0]
        asked = _ASKS[plan.language].search(plan.question.strip())
        names = _compared(part, plan)
        if asked is None or len(plan.parts) != 1 or len(names) != _TWO:
            return None
        for page in self._runner.reader.shelf.of(part, self._runner.found(plan)):
            found = self._numbers(part, page, names)
            if found is not None:
                (one, other), window = found
                greater = asked["order"].lower() in _MORE
                name = names[0 if (one > other) is greater else 1]
                return self._quoting.quoted(plan, choice(name, plan.language), [window])
        return None

    def _numbers(
        self, part: SubQuestion, page: Page, names: list[str]
    ) -> tuple[tuple[float, float], Window] | None:
        """The number behind each name in the first sentence of a page that has just one for either."""
        forms = [sorted({folded(n), *self._runner.reader.wanted.forms(part, page, n)}) for n in names]
        for first, last in sentences_of(page):
            window = picked(page, first, last)
            text = folded(window_text(window))
            places = [min((text.find(f) for f in own if f in text), default=-1) for own in forms]
            if min(places) < 0 or places[0] == places[1]:
                continue
            cut = max(places)
            behind = [text[place : cut if place < cut else len(text)] for place in places]
            told = [[n for n in _NUMBER.findall(words) if not _YEAR.fullmatch(n)] for words in behind]
            if all(len(numbers) == 1 for numbers in told) and told[0] != told[1]:
                one, other = (float(numbers[0].replace(",", "")) for numbers in told)
                return (one, other), window
        return None


def _compared(part: SubQuestion, plan: Plan) -> list[str]:
    """The names that a question sets against each other: the last two of it, where `or`, or 和, stands between."""
    text = plan.question
    placed = sorted({name for name in part.names if name in text}, key=text.find)[-_TWO:]
    if len(placed) != _TWO:
        return []
    between = text[text.find(placed[0]) + len(placed[0]) : text.find(placed[1])]
    joined = r"^[）)]?(?:,? or |还是|[和与跟、同])[^，。,?]{0,12}[（(]?$"
    return placed if re.match(joined, between) else []

"""Which of two places has more people, by the numbers that pages give of each: `as against 655,000 in Orme`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from schemas.plan import Plan
from schemas.text import Language
from solver.language import folded
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting, choice
from solver.reading.numbers.magnitudes import Sized
from solver.reading.numbers.written import in_digits
from solver.reading.page import Page
from solver.reading.windows import picked, sentences_of, window_text
from solver.synthesis.composed import Composed

_PEOPLE = r"(?:people|inhabitants|residents|citizens)"
_ASKS = re.compile(
    rf"^(?:which|what)(?: (?:of the two|city|town|village|place|country|county|province|state|island|district))* "
    r"(?:has|have|had) (?:the |a )?(?P<order>more|most|fewer|fewest|larger|largest|bigger|greater|smaller) "
    rf"(?:{_PEOPLE}|population)\b|"
    r"^(?:which|what)\b[^,?]*\bis (?:the )?(?:more|most|(?P<less>less|least)) populous\b",
    re.I,
)
_LESS = ("fewer", "fewest", "smaller")
_ASKS_ZH = re.compile(
    r"(?:谁|哪一?[个座]?[\u3400-\u9fff]{0,3}?)的?(?:人口|人)(?:数量?)?(?:更|比较|最)?(?P<order>[多少])"
)
_NUMBER = r"(?<![\d.,])(?P<number>\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?P<scale> million|万|亿)?(?!\d|,\d)"
_AFTER = _NUMBER.replace("number", "after").replace("scale", "times")
_OWN = {
    Language.ENGLISH: re.compile(
        rf"{_NUMBER}\s+{_PEOPLE}\b|\bpopulation\b(?: (?:of|was|is|stood at|at|about|around|some|:))*:? {_AFTER}"
    ),
    Language.CHINESE: re.compile(
        rf"人口(?:总数|数量)?(?:约|为|是|有|达|共|：|:|近|超过|大约){{0,3}}{_NUMBER}(?:余|多)?人?|"
        rf"有{_AFTER}(?:余|多)?(?:名|个)?(?:人口|居民|市民)"
    ),
}
_OTHER = {
    Language.ENGLISH: rf"{_NUMBER}(?: {_PEOPLE})? (?:in|of|at) (?:the (?:city|town) of )?{{name}}\b|"
    rf"\b{{name}}(?:, which)? (?:has|had|with|counts) {_AFTER}(?: {_PEOPLE})?",
    Language.CHINESE: rf"{{name}}(?:市|县|城)?(?:的?人口)?(?:则|却|只|仅|约)?(?:有|为|是|达){_NUMBER}(?:余|多)?人",
}
_SCALES = {"million": 1e6, "万": 1e4, "亿": 1e8}


@dataclass(frozen=True, slots=True)
class _Asked:
    names: tuple[str, str]
    more: bool


class Peopled:
    """Sets the numbers of two places against each other; quotes the sentences that give them."""

    def __init__(self, paging: Paging, quoting: Quoting) -> None:
        self._paging = paging
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The place that has more people, or fewer; None where the pages leave it open, or something else is asked."""
        asked = _asked(plan)
        if asked is None:
            return None
        pages = [page for name in asked.names for page in self._paging.about(plan, name)]
        one, other = (self._of(plan, name, pages) for name in asked.names)
        if one is None or other is None or one.amount == other.amount:
            return None
        first = (one.amount > other.amount) is asked.more
        windows = [s.window for s in ((one, other) if first else (other, one))]
        distinct = windows[:1] if windows[0] == windows[1] else windows
        return self._quoting.quoted(plan, choice(asked.names[0 if first else 1], plan.language), distinct)

    def _of(self, plan: Plan, name: str, pages: Sequence[Page]) -> Sized | None:
        """What a place's own page gives, else what the other's does beside its name."""
        own = self._paging.about(plan, name)
        found = (_told(page, _OWN[page.language], name) for page in own)
        beside = (
            _told(page, re.compile(_OTHER[page.language].replace("{name}", re.escape(name))), "")
            for page in pages
            if page not in own
        )
        return next((s for s in (*found, *beside) if s is not None), None)


def _asked(plan: Plan) -> _Asked | None:
    part = plan.parts[-1]
    names = sorted({n for n in part.names if n in plan.question}, key=plan.question.find)
    asks = (_ASKS_ZH if plan.language is Language.CHINESE else _ASKS).search(plan.question)
    if asks is None or len(names) != 2 or len(plan.parts) != 1:
        return None
    less = (
        asks["order"] == "少" if plan.language is Language.CHINESE else bool(asks["less"]) or _is_less(asks)
    )
    return _Asked((names[0], names[1]), not less)


def _is_less(asks: re.Match[str]) -> bool:
    return (asks["order"] or "").lower() in _LESS


def _told(page: Page, pattern: re.Pattern[str], name: str) -> Sized | None:
    """The first number of people that a page gives; of its own subject in a sentence that tells of no other."""
    for first, last in sentences_of(page):
        window = picked(page, first, last)
        said = pattern.search(in_digits(window_text(window)))
        if said is not None and (not name or _is_of_page(window_text(window), said, page)):
            return Sized(_value(said), window)
    return None


def _is_of_page(text: str, said: re.Match[str], page: Page) -> bool:
    """Whether what stands before a number says nothing of another place: `from Orme in Leith, a village of some`."""
    before = folded(text[: said.start()])
    return re.search(r"\b(?:distinguished|confused|village|unlike|compared)\b|另有|区分|相比", before) is None


def _value(said: re.Match[str]) -> float:
    told = said.groupdict()
    number = told["number"] or told.get("after") or "0"
    scale = (told["scale"] or told.get("times") or "").strip()
    return float(number.replace(",", "")) * _SCALES.get(scale, 1.0)

"""Who was the first of all to win a prize in a category, by the sentence of the prize's own page that says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from schemas.plan import Plan
from schemas.text import Language
from solver.executors.names.categories import category_names
from solver.language import folded
from solver.lexicon import Lexicon
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting
from solver.reading.page import Page
from solver.reading.windows import Window, picked, sentences_of
from solver.synthesis.composed import Composed

_CATEGORY_EN = (
    r"(?:the )?best (?:supporting )?(?:actor|actress|director|picture|film)(?: (?:award|prize|oscar))?"
)
_FIRST_ZH = r"(?:第一[位个任届名]|首[位个任届名])"
_CATEGORY_ZH = r"(?:影帝|影后|最佳(?:男|女)(?:主角|演员|配角)|最佳(?:导演|影片|电影|剧情片|故事片))奖?"
_ASKED = {
    Language.ENGLISH: (
        rf"^(?:who|which (?:actor|actress|director|film)) (?:was|is|became) the (?:very )?first {_CATEGORY_EN}"
        r"(?: winner| laureate)?\b",
        rf"^(?:who|which (?:actor|actress|director|film)) (?:was|is|became) the (?:very )?first "
        rf"(?:(?:person |one |actor |actress |director |film )?to (?:win|receive|get)|(?:winner|recipient) of) "
        rf"[^?]*?{_CATEGORY_EN}\b",
        rf"^who (?:won|received|got) the (?:very )?first [^?]*?{_CATEGORY_EN}\b",
    ),
    Language.CHINESE: (
        rf"{_FIRST_ZH}[^，。？]*?{_CATEGORY_ZH}(?:得主|获得者|获奖者)?(?:是|叫)(?:谁|哪)",
        rf"谁是[^，。？]*?{_FIRST_ZH}[^，。？]*?{_CATEGORY_ZH}",
        rf"(?:谁|哪[位个名](?:演员|导演)?)(?:是)?(?:第一个|首个|最早)[^，。？]*?{_CATEGORY_ZH}",
    ),
}
_SAID = {
    Language.ENGLISH: re.compile(
        r"(?<!\bhis )(?<!\bher )(?<!\btheir )(?<!own )\bfirst (?:ever |of all )?"
        r"(?:best |to (?:win|receive|be)|winners?\b|recipients?\b|laureates?\b|awards?\b|prizes?\b|ceremony\b)"
    ),
    Language.CHINESE: re.compile(
        r"(?:第一[位个任届]|首[位任届])(?:获得|得到)?(?:金马|金像|金鸡|百花|奥斯卡|戛纳|威尼斯|柏林|该奖)?奖?的?(?:影[帝后]|最佳)"
    ),
}
"""What tells of the first of all, and not of somebody's own first."""


class FirstWinners:
    """Looks for the sentence; quotes it."""

    def __init__(self, lexicon: Lexicon, paging: Paging, quoting: Quoting) -> None:
        self._lexicon = lexicon
        self._paging = paging
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The sentence; None where the page of no prize that is named says it, or something else is asked."""
        category = asked_category(plan)
        if not category:
            return None
        pages = sorted(self._pages(plan), key=lambda page: page.language is not plan.language)
        window = next((window for page in pages for window in _saying(page, category)), None)
        return self._quoting.quoted(plan, "", [window]) if window is not None else None

    def leaves_open(self, plan: Plan, cited: Sequence[str]) -> bool:
        """Whether it is asked, and no words cited say of anybody to be the first of all."""
        said = (pattern.search(folded(text)) for text in cited for pattern in _SAID.values())
        return bool(asked_category(plan)) and not any(said)

    def _pages(self, plan: Plan) -> list[Page]:
        named = [e for part in plan.parts for e in part.entities if not category_names(folded(e.surface))]
        prizes = [
            e.surface
            for e in named
            if e.type and self._lexicon.fits(e.type, ("Award", "Event", "Organization"))
        ]
        return [page for name in dict.fromkeys(prizes) for page in self._paging.in_any_language(plan, name)]


def asked_category(plan: Plan) -> str:
    """A pattern of all names of the category whose first winner of all a question asks for; empty where it asks
    something else.
    """
    text = folded(plan.question)
    asked = any(re.search(form, text) for form in _ASKED[plan.language])
    return category_names(text) if asked else ""


def _saying(page: Page, category: str) -> Iterator[Window]:
    """The sentences of which one clause names the category and speaks of a first."""
    for first, last in sentences_of(page):
        window = picked(page, first, last)
        if any(_SAID[page.language].search(c.plain) and re.search(category, c.plain) for c in window.clauses):
            yield window

"""For whom a part was meant before another got it, `first wanted for the lead`, 男主角原本属意谁: by the sentence of
the work's page that says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from schemas.plan import Plan
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting
from solver.reading.page import Page
from solver.reading.terms import part_language
from solver.reading.windows import Window, picked, sentences_of, window_text
from solver.synthesis.composed import Composed

_EARLY = r"(?:first|originally|initially|at first)"
_MEANT = r"(?:wanted|considered|chosen|cast|sought|intended|meant|approached|offered|asked|supposed|going|thought of)"
_PART = r"(?:leads?|leading|parts?|roles?|title|star|heroine|hero|play(?:ed)?)"
_EARLY_ZH = r"(?:最初|原本|原先|起初|本来|一开始|最早|原)"
_MEANT_ZH = r"(?:属意|打算|想|定|要|找|考虑|邀请?|看中|选|安排|请)"
_PART_ZH = r"(?:主角|角色|主演|饰演|扮演|出演|来演)"
_ASKED = {
    Language.ENGLISH: re.compile(
        rf"^(?:Who|Which (?:actor|actress|star)) (?:was|were|had been) (?:{_EARLY} {_MEANT}\b.*?\b{_PART}\b|"
        rf"(?:.*['’]s |the )?(?:first|original|initial) choice\b.*?\b{_PART}\b)",
    ),
    Language.CHINESE: re.compile(
        rf"{_PART_ZH}.*?{_EARLY_ZH}[^，。]{{0,4}}{_MEANT_ZH}|谁{_EARLY_ZH}[^，。]{{0,4}}{_MEANT_ZH}.*?(?:{_PART_ZH}|演)|"
        rf"{_EARLY_ZH}[^，。]{{0,4}}{_MEANT_ZH}.*?(?:谁|哪[位个]).*?(?:{_PART_ZH}|演)"
    ),
}
_SAID = {
    Language.ENGLISH: re.compile(
        rf"\b(?:declined|turned down|refused|rejected|passed on)\b.{{0,40}}\b{_PART}\b|\bfirst choice\b|"
        rf"\b{_EARLY}\b.{{0,40}}\b{_MEANT}\b|\b{_MEANT}\b.{{0,60}}\b{_EARLY}\b|"
        r"\b(?:wanted|hoped|planned|intended|meant) to (?:make|film|shoot|cast) (?:it|the (?:film|story)) with\b"
    ),
    Language.CHINESE: re.compile(
        rf"{_EARLY_ZH}[^，。；]{{0,6}}{_MEANT_ZH}[^。；]*(?:角|演)|(?:角|演)[^。；]*{_EARLY_ZH}[^，。；]{{0,6}}{_MEANT_ZH}|"
        r"首选[^。；]*(?:角|演)|辞演|拒演|(?:推辞|婉拒|推掉|谢绝)了?[^，。；]*(?:角|演)"
    ),
}
"""Words of pages that somebody else was meant, or would not."""


class FirstChoices:
    """Looks for the sentence; quotes it."""

    def __init__(self, paging: Paging, lexicon: Lexicon, quoting: Quoting) -> None:
        self._paging = paging
        self._lexicon = lexicon
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The sentence, rather of a page in the question's language; None where the page of no work that is named says
        it, or something else is asked."""
        if not asks_first_choice(plan.question, plan.language):
            return None
        known = {e.id for part in plan.parts for e in part.entities}
        pages = sorted(self._pages(plan), key=lambda page: page.language is not plan.language)
        said = (window for page in pages for window in _sentences(page) if _names_another(window, known))
        window = next(said, None)
        return self._quoting.quoted(plan, "", [window]) if window is not None else None

    def leaves_open(self, plan: Plan, cited: Sequence[str]) -> bool:
        """Whether it is asked, and no words cited say it of anybody."""
        asked = asks_first_choice(plan.question, plan.language)
        return asked and not any(_SAID[part_language(text)].search(text) for text in cited)

    def _pages(self, plan: Plan) -> list[Page]:
        entities = plan.parts[0].entities
        works = [e.surface for e in entities if e.type and self._lexicon.fits(e.type, ("Work",))]
        return [page for name in dict.fromkeys(works) for page in self._paging.in_any_language(plan, name)]


def asks_first_choice(question: str, language: Language) -> bool:
    """Whether a question asks for whom a part was meant before another got it."""
    return _ASKED[language].search(question) is not None


def _sentences(page: Page) -> Iterator[Window]:
    for first, last in sentences_of(page):
        window = picked(page, first, last)
        if _SAID[page.language].search(window_text(window)):
            yield window


def _names_another(window: Window, known: set[str]) -> bool:
    """Whether a sentence names somebody whom the question does not."""
    named = (one for clause in window.clauses for one in clause.named)
    return any(one.type == "Person" and one.entity not in known for one in named)

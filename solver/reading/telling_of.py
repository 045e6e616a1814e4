"""The sentences of a page that tell of a thing: those that say its name, and those that go on about it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from schemas.text import Language
from solver.language import folded
from solver.reading.page import Page
from solver.reading.windows import Window, picked, sentences_of, window_text

_GOES_ON = {
    Language.ENGLISH: re.compile(r"^(?:[A-Z][^,]{0,24}, )?(?:He|She|It|They|His|Her|Its|Their)\b"),
    Language.CHINESE: re.compile(r"^(?:[^，。]{0,12}[，,])?(?:[他她它]们?|该[\u3400-\u9fff])"),
}

_BEGINS = 48  # characters of a sentence within which its subject stands


def told_of(page: Page, forms: Sequence[str], *, about: bool) -> Iterator[tuple[Window, str]]:
    """Sentences and their words that say one of the forms of a name, or begin with a pronoun right after one that
    begins with it, in its paragraph; all of a page `about` the thing.
    """
    named = [folded(form) for form in forms]
    leads = False
    paragraph = -1
    for first, last in sentences_of(page):
        window = picked(page, first, last)
        text = window_text(window)
        same = page.clauses[first].paragraph == paragraph
        says = any(_says(form, folded(text)) for form in named)
        goes_on = same and leads and _GOES_ON[page.language].match(text) is not None
        paragraph = page.clauses[first].paragraph
        leads = goes_on or (says and any(form in folded(text)[:_BEGINS] for form in named))
        if about or says or goes_on:
            yield window, text


def _says(form: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(form)}\b", text) is not None if form.isascii() else form in text

"""Names that a question writes otherwise than pages: `the Salt Road film` of The Salt Road, `Orme lamps`."""

from __future__ import annotations

import re

from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import language_of

_TITLED = re.compile(
    r"\bthe (?P<title>[A-ZÀ-Þ][\w'’-]*(?: (?:(?:of|the|and|in|to|with|a|an) )*[A-ZÀ-Þ][\w'’-]*)*)"
    r"(?: (?P<kind>film|movie|picture|novel|book|album|musical|play|opera|series)(?![\w-]| (?:festival|maker|star)))?"
)


_KIND = re.compile(
    r"(?P<name>\b[A-ZÀ-Þ][\w'’]*(?: [A-ZÀ-Þ][\w'’]*)*)(?:-type)? (?P<noun>[a-z]{3,}?)(?P<many>s?)(?![\w'’-])"
)


def titled(question: str, store: GraphStore) -> str:
    """An English question with such names as pages have them, titles behind their kind: `the film The Salt Road`; only
    those that no page is about as they stand.
    """
    if language_of(question) is not Language.ENGLISH:
        return question
    question = _KIND.sub(lambda found: _with_noun(found, store), question)
    return _TITLED.sub(lambda found: _as_page(found, store), question)


def _as_page(found: re.Match[str], store: GraphStore) -> str:
    whole = f"The {found['title']}"
    known = store.find_names([whole, found["title"]], limit=4)
    if not any(e.pages for e in known.get(whole, [])) or any(e.pages for e in known.get(found["title"], [])):
        return found[0]
    return f"the {found['kind']} {whole}" if found["kind"] else whole


def _with_noun(found: re.Match[str], store: GraphStore) -> str:
    """A name whose last word is a noun that a question writes small, or of several: the Orme Lamp of `Orme lamps`."""
    whole = f"{found['name']} {found['noun']}"
    known = store.find_names([whole, found["name"]], limit=4)
    if not any(e.pages for e in known.get(whole, [])) or any(e.pages for e in known.get(found["name"], [])):
        return found[0]
    return f"{found['name']} {found['noun'].capitalize()}"

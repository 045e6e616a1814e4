"""What somebody is by trade: a sentence about a film in which others act makes nobody an actor."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded, without_names
from solver.planners.words.heads import ending_head
from solver.reading.page import Clause
from solver.reading.terms import last_names, part_language
from solver.reading.windows import Window

Translations = Callable[[str, Language], Sequence[str]]
"""What a word is called in a language."""

_NAME = "\0"
_ASKED = {
    Language.CHINESE: re.compile(
        rf"^{_NAME}(?:究竟|到底|真的|也|曾经?|还)?是(?:不是|否是?)?(?:一?[位名个])?"
        r"(?P<trade>[^，。？?的是]{2,6}?)(?:吗|么|吧)?[？?]*$"
    ),
    Language.ENGLISH: re.compile(
        rf"^(?:is|was|isn't|wasn't) {_NAME} (?:really |also |ever |once |still )*an? (?P<trade>[a-z -]{{3,30}}?)\s*\??$"
    ),
}
_IS = {
    Language.CHINESE: r"(?:是|为|，|、|成为|当|做|担任|转行|出身|（[^）]*）|兼)",
    Language.ENGLISH: r"(?:\bis\b|\bwas\b|\bas\b|\bbecame\b|\bbecome\b|\bbeen\b|,)",
}
_PEOPLE = ("人", "people", "person", "man", "woman")


def asked_trade(part: SubQuestion) -> str:
    """The trade of which a question asks whether somebody is of it; empty where it asks something else."""
    surfaces = {entity.surface for entity in part.entities}
    if len(surfaces) != 1 or any(entity.type not in ("Person", "") for entity in part.entities):
        return ""
    language = part_language(part.text)
    found = _ASKED[language].search(without_names(folded(part.text), map(folded, surfaces), _NAME))
    trade = found["trade"].strip() if found is not None else ""
    return trade if ending_head(trade, language) == "Person" and not trade.endswith(_PEOPLE) else ""


def says_trade(
    part: SubQuestion, trade: str, window: Window, store: GraphStore, translations: Translations
) -> bool:
    """Whether a sentence says the trade, in a word for it, of whoever is asked about: the first of their page, or one
    in which it stands before the name, or behind it as what they are.
    """
    language = window.page.language
    own = language is part_language(part.text)
    words = [trade] if own else [folded(word) for word in translations(trade, language)]
    entities = [e for e in store.get_entities(sorted({e.id for e in part.entities})) if e is not None]
    about = any(window.page.document.key in e.pages for e in entities)
    if about and window.first == 0:
        return any(_holds(word, clause) for word in words for clause in window.clauses)
    full = {folded(n.name) for e in entities for n in e.names if part_language(n.name) is language}
    names = full | set(last_names(full))
    if about:
        names |= {"他", "她"} if language is Language.CHINESE else {"he", "she"}
    either = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    forms = "|".join(map(_whole, words))
    if not either or not forms:
        return False
    said = re.compile(
        rf"(?:{forms})[\s“\"]*(?:{either})|(?:{either})[^。；;.]*?{_IS[language]}[^，。；;,.]{{0,24}}(?:{forms})"
    )
    return any(said.search(clause.plain) for clause in window.clauses)


def _holds(word: str, clause: Clause) -> bool:
    return re.search(_whole(word), clause.plain) is not None


def _whole(word: str) -> str:
    return rf"\b{re.escape(word)}\b" if word.isascii() else re.escape(word)

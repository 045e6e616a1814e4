"""English questions for the first or most of all that there were: `in Oscar history` is `in the Oscars`' whole time."""

from __future__ import annotations

import re

from builder.extraction.english.lexicon import ADJECTIVES

_NAME = r"[A-ZÀ-Þ][\w'’-]*(?: [A-ZÀ-Þ][\w'’-]*)*"
_OUTDONE = re.compile(r"\b(?:first|only|last|most|fewest|record|[a-z]{2,}est)\b")
_IN_HISTORY = re.compile(
    rf" in (?:the )?(?:history of (?P<of>(?:the )?{_NAME})|(?P<in>{_NAME}) history)(?=\s*\?|$)"
)
_POSSESSIVE = re.compile(r"['’]s$")


def in_all_history(question: str) -> str:
    """The question without the word for the time that something has existed, where it sets one of many apart; any other
    as it is, and one of a country's history, which is more than what it names."""
    found = _IN_HISTORY.search(question)
    if found is None or not _OUTDONE.search(question[: found.start()]):
        return question
    name = found["of"] or _POSSESSIVE.sub("", found["in"])
    if name in ADJECTIVES:
        return question
    return f"{question[: found.start()]} in {name}{question[found.end() :]}"

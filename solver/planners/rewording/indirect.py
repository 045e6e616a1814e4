"""English questions in the order of a clause: `where Ann Lee was born`, `who the owner of the ship is`."""

from __future__ import annotations

import re

from solver.planners.rewording.tagging import asked_of

_BE = r"(?:is|are|was|were)"
_NAMED = r"(?=[A-Z0-9\"“'‘]|(?:the|a|an|his|her|its|their|this|that|he|she|it|they)\b)"
_ADVERB = r"(?i:when|where|why|how(?: (?:old|tall|long|big|far|high|deep|large|often))?)"
_CLAUSE = re.compile(rf"^(?P<ask>{_ADVERB}) {_NAMED}(?P<claim>[^?,;]+?)\s*[?.]*$")
_IS = re.compile(rf"^(?P<ask>(?i:who|what)|{_ADVERB}) {_NAMED}(?P<thing>[^?,;]+) (?P<be>{_BE})\s*[?.]*$")
_ASKS_MORE = re.compile(
    rf"\b(?:did|does|do)\b|\b(?:who|when|where) {_BE}\b|\b(?:how (?:many|much)|which|whom|what)\b|"
    r"\b(?:when|where|who|why)$"
)


def asked_directly(question: str) -> str:
    """The question with its auxiliary in front of its subject; itself where it stands there, or there is none."""
    text = question.strip()
    named = _IS.match(text)
    if named is not None and not _ASKS_MORE.search(named["thing"]):
        return f"{named['ask']} {named['be']} {named['thing']}?"
    clause = _CLAUSE.match(text)
    if clause is None or _ASKS_MORE.search(clause["claim"]):
        return question
    asked = asked_of(clause["claim"])
    return question if asked.startswith("Is it true") else f"{clause['ask']} {asked[0].lower()}{asked[1:]}"

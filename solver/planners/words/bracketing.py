"""Brackets behind a name in an English question that only say which of several of that name is meant, as the titles of
pages do: Rust (film), The Mill (1995 film), Ann Lee (painter).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.words.heads import ending_head
from solver.planners.words.things import Thing

_BRACKET = re.compile(r"[\"”]?\s+\((?P<said>[^()]{3,60})\)")
_SERIES = re.compile(r"\b(?:mini-?series|saint|politician|musician|baronet|noble(?:man|woman))$", re.I)
"""What also ends a bracket that tells homonyms apart, beside the nouns of kinds."""


def outside_brackets(
    question: str, linked: Sequence[LinkedEntity], lexicon: Lexicon, language: Language
) -> list[LinkedEntity]:
    """What a question names, but for words of such brackets: no place is called Song in `Rust (Song)`."""
    if language is not Language.ENGLISH:
        return list(linked)
    telling = [m.span("said") for m in _BRACKET.finditer(question) if _tells_apart(m["said"], lexicon)]
    return [e for e in linked if not any(start <= e.start and e.end <= end for start, end in telling)]


def with_brackets(
    question: str, things: Sequence[Thing], lexicon: Lexicon, language: Language
) -> tuple[Thing, ...]:
    """The names of a question, each with the bracket behind it that says which one is meant; a name within one (the
    singer of `Rust (Ann Lee song)`) is none of them.
    """
    if language is not Language.ENGLISH or "(" not in question:
        return tuple(things)
    kept: list[Thing] = []
    for thing in things:
        if kept and thing.start < kept[-1].end:
            continue
        match = _BRACKET.match(question, thing.end)
        if match is None or not _tells_apart(match["said"], lexicon):
            kept.append(thing)
            continue
        surface = question[thing.start : match.end()]
        candidates = tuple(replace(c, surface=surface, end=match.end()) for c in thing.candidates)
        kept.append(Thing(thing.start, match.end(), surface, candidates))
    return tuple(kept)


def _tells_apart(said: str, lexicon: Lexicon) -> bool:
    """Whether the words of a bracket end with a noun of a kind: `1995 film`, `Ann Lee song`."""
    types = lexicon.types(said, Language.ENGLISH)
    ends = bool(types) and types[-1].end == len(said)
    return ends or bool(ending_head(said.lower(), Language.ENGLISH)) or _SERIES.search(said) is not None

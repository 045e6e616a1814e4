"""Questions that say more of what they ask for than any sentence does, with one thing left out and looked up after."""

from __future__ import annotations

import re
from dataclasses import dataclass

from builder.extraction.english.lexicon import ADJECTIVES, is_person_noun
from schemas.text import Language
from solver.language import language_of
from solver.reading.deeds import asked_deed

_NOUN = (
    r"(?P<noun>(?:(?!(?:who|that|which|whose|is|are|was|were|did|does|do|has|have|had)\b)[\w'’.\"-]+ ){1,6}?)"
)
_BE = r"(?:is|are|was|were|has|have|had|can|will|did|does|do)"
_VERB = rf"(?:also |later |once )?(?:{_BE}|[a-z]+(?:ed|s)|won|wrote|made|led|sang|held|ran|became)"
_WITH_CLAUSE = re.compile(
    rf"^(?P<main>.+?) (?:(?:in|on|at|by|from|for|with|to|of) )?(?:what|which) {_NOUN}"
    r"(?P<clause>(?:,? ?(?:who|that|which)) (?!of\b)[^?]+?)\s*\?*$",
    re.I,
)
_OPENS = re.compile(
    r"\W*(?:who|whom|whose|what|which|when|where|why|how|in|on|at|for|from|to|with|by|of)\b", re.I
)
_JOINED = re.compile(
    rf"^(?P<asked>(?:which|what) (?:(?!(?:{_BE}|that|who|which)\b)[\w'’.-]+ ){{1,5}}?)(?P<one>{_VERB} [^?,]+?),? and "
    rf"(?P<two>{_VERB} [^?]+?)\s*\?*$",
    re.I,
)
_LEADING = re.compile(
    r"^(?P<lead>(?:[A-Z][a-z]+(?:ed|ing)|Born|Known|Founded|Built|Written|Set) [^,?]+), "
    r"(?P<rest>(?:which|what|who)\b[^?]+?)\s*\?*$"
)
_YEAR_BEHIND = re.compile(
    r"^(?P<rest>(?:which|what|who|whom)\b[^?]+?) (?P<lead>in (?:the )?\d{4}s?)\s*\?*$", re.I
)
_NAME = re.compile(
    r"(?<![\w-])(?:[A-ZÀ-Þ][\w'’.-]+|\d{4})(?: (?:(?:of|the|and|de|von|van) )?[A-ZÀ-Þ][\w'’.-]*)*"
)
_OF_PEOPLE = re.compile(
    rf"^(?:which|what) (?P<people>[A-Z][a-z]+) (?P<noun>(?:[A-Za-z-]+ ){{0,3}}?[a-z-]+)(?: born [^?]*?\d{{4}})? "
    rf"(?P<rest>(?!born\b){_VERB} [^?]+?)\s*\?*$",
    re.I,
)
"""What people somebody is of: Which American film director hosted the show?"""

_PERSON = re.compile(r"\b(?:who)\b")
_MOST = 3


@dataclass(frozen=True, slots=True)
class Shed:
    """A question with something left out, and the names and years of that."""

    question: str
    names: tuple[str, ...]


def shed(question: str) -> tuple[Shed, ...]:
    """The question with one of the things that it says of what it asks for left out; nothing where it says but one."""
    text = re.sub(r"\s+", " ", question).strip()
    if language_of(text) is not Language.ENGLISH:
        return ()
    found = []
    clause = _WITH_CLAUSE.match(text) if not _OPENS.match(text) else None
    if clause is not None:
        what = "Who" if _PERSON.search(clause["clause"]) else "What"
        told = f"{clause['noun']}{clause['clause'].strip(' ,')}"
        found.append(
            Shed(
                f"{what} {'are' if _is_several(clause['noun']) else 'is'} the {told}?", _names(clause["main"])
            )
        )
    joined = _JOINED.match(text)
    if joined is not None:
        for kept, left in (("two", "one"), ("one", "two")):
            verb = re.sub(r"^(?:also|later|once) ", "", joined[kept])
            found.append(Shed(f"{joined['asked']}{verb}?", _names(joined[left])))
    people = _OF_PEOPLE.match(text)
    if people is not None and people["people"] in ADJECTIVES and is_person_noun(people["noun"].split()[-1]):
        rest = re.sub(r" in \d{4}$", "", people["rest"])
        found.append(Shed(f"Who {rest}?", (people["people"],)))
    for pattern in (_LEADING, _YEAR_BEHIND):
        match = pattern.match(text)
        if match is not None and asked_deed(text) is None:  # who beat her in 1972 is not whoever did in 1975
            rest = match["rest"]
            found.append(Shed(f"{rest[:1].upper()}{rest[1:]}?", _names(match["lead"])))
    return tuple(one for one in found if one.names)[:_MOST]


def _names(words: str) -> tuple[str, ...]:
    """Names and years among words, less the first word of a sentence that is none."""
    bare = re.sub(
        r"^(?:The|An?|In|On|Signed|Born|Known|Founded|Built|Written|Set|[A-Z][a-z]+(?:ed|ing)) ", "", words
    )
    return tuple(dict.fromkeys(_NAME.findall(bare)))


def _is_several(noun: str) -> bool:
    return re.search(r"[^su]s $(?<!series )(?<!species )", noun) is not None

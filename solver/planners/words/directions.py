"""Which of two things of one kind a question makes the subject of a relation, by its own words: whose teacher is asked
about, who taught whom."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.lexicon import FoundWording, Lexicon
from solver.planners.words.analysis import Analysis
from solver.planners.words.ends import both_ends, can_be
from solver.planners.words.things import Thing

_OWNS = {
    Language.CHINESE: re.compile(r"^》?的[^，。？\x00]{0,5}$"),
    Language.ENGLISH: re.compile(r"^['’]s?\s+(?:[a-z-]+\s+){0,3}$"),
}
"""Between a name and the noun of what is its own."""

_OWNED = re.compile(r"^\s+(?:of|to)\s+(?:(?:the|an?|his|her|young|old)\s+){0,2}[\"“‘'*]*$")
"""Between the noun and the name of whose it is."""

_PREPOSITIONS = re.compile(r"\s(?:of|under|from|with|by|for|to|in|on|after)$")
_BY = re.compile(r"^\s+(?:[a-z-]+\s+){0,4}?by\b")
_WAS = re.compile(r"\b(?:was|were|is|are|been) \x00+ (?:[a-z]+ly )?$")
"""Before a participle: what is done to the one who is named last."""

_DEEDS = {
    Language.CHINESE: re.compile(
        r"^(?:创[办立建始]|成立|[推举引]荐|介绍|支持|赏识|提携|鼓励|执教过?|带队|设计|[制建]造|建成|承建|经营|运营)$"
    ),
    Language.ENGLISH: re.compile(
        r"^(?:teach|taught|mentor|recommended|introduced|encouraged|supported|influenced?|inspired|own(?:s|ed)?|"
        r"(?:co-)?founded|found|created?|establish(?:ed)?|set up|started|coach(?:ed|es)?|managed?|design(?:s|ed)?|"
        r"build|builds|built|construct(?:ed)?|manufactured?|operate[sd]?)$"
    ),
}
"""Verbs of what the object of the relation does to its subject: A taught B, whose teacher A is."""

_INTO = re.compile(r"^(?:made|turned|adapted|remade) into$|^(?:basis|source) (?:of|for)$")
"""Words of what a work became: A was made into B, which is based on A."""


def subject_and_object(
    part: Analysis, word: FoundWording, predicate: str, lexicon: Lexicon
) -> tuple[Thing, Thing] | None:
    """The two things of a question that can be subject and object of the relation that a word of it asks for; where
    either can be either, as two people can, in the direction in which the question says it. None where nothing fits.
    """
    ends = both_ends(part.things, predicate, lexicon)
    if ends is None or is_symmetric(predicate, lexicon):
        return ends
    domain, range_ = lexicon.domain(predicate), lexicon.range(predicate)
    if not all(can_be(thing, kinds, lexicon) for thing in ends for kinds in (domain, range_)):
        return ends
    one, other = sorted(ends, key=lambda thing: thing.start)
    return directed(part, word, predicate, (one, other), lexicon)


def directed(
    part: Analysis, word: FoundWording, predicate: str, ends: tuple[Thing, Thing], lexicon: Lexicon
) -> tuple[Thing, Thing]:
    """Two things in order of the question, as subject and object of the relation."""
    one, other = ends
    said = word.text.casefold()
    forward = predicate in word.wording.forward
    owner = None if _PREPOSITIONS.search(said) else _owner(part, word, ends)
    if owner is not None:
        rest = other if owner is one else one
        return (rest, owner) if predicate in word.wording.backward else (owner, rest)
    doer = _doer(part, word, one, other)
    turned = (
        _DEEDS[part.language].match(said)
        or _INTO.search(said)
        or not (forward or _is_noun_of(said, predicate, lexicon))
    )
    rest = other if doer is one else one
    return (rest, doer) if turned else (doer, rest)


def _is_noun_of(said: str, predicate: str, lexicon: Lexicon) -> bool:
    """Whether words with `of` hold a noun for the subject of a relation: the student of a teacher."""
    noun = said.removesuffix(" of").removesuffix("s")
    inverse = lexicon.ontology.relations[lexicon.standard(predicate)].inverse.get(Language.ENGLISH)
    return said.endswith(" of") and inverse is not None and noun in {inverse.label, *inverse.aliases}


def is_symmetric(predicate: str, lexicon: Lexicon) -> bool:
    """Whether a relation says the same of both of its ends, or is none of the ontology."""
    relation = lexicon.ontology.relations.get(lexicon.standard(predicate))
    return relation is None or relation.symmetric


def _owner(part: Analysis, word: FoundWording, things: Sequence[Thing]) -> Thing | None:
    """Whose the relation's noun says that somebody is: of A in `B's father is A` and `the father of B`."""
    for thing in things:
        if thing.end <= word.start and _OWNS[part.language].match(part.blanked[thing.end : word.start]):
            return thing
        if word.end <= thing.start and _OWNED.match(part.blanked[word.end : thing.start]):
            return thing
    return None


def _doer(part: Analysis, word: FoundWording, one: Thing, other: Thing) -> Thing:
    """Who does what a verb says: whom `by` names, else the name before it that is nearest."""
    behind = [thing for thing in (one, other) if thing.start >= word.end]
    done = _PREPOSITIONS.search(word.text) is None and _WAS.search(part.blanked[: word.start])
    if not behind and done:
        return one  # by whom was A taught
    if behind and _BY.match(part.blanked[word.end : behind[0].start]):
        return behind[0]
    return one if other in behind and one not in behind else other

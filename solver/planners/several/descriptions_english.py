"""How far the things reach that an English question describes instead of naming: `the actress who played Rose`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.several.nouns import BESIDE_EN, UNMARKED_EN
from solver.planners.words.analysis import Analysis
from solver.planners.words.heads import HEADS

_COUNTRIES = ("Country", "Place", "City")
_SAID_OF_EN = re.compile(
    r"(?:is|was|are|were)\s+\x00+\s+(?:(?:ever|once|also|originally|really|still|both|not)\s+)*", re.I
)
_STOPS = r"(?:of|the|who|that|which|whose|and|or|by|in|for|with|to|a|an)\b"
_BE = r"(?:did|do|does|is|was|were|are|has|had|have|will|would|can|could)"
_INNER_EN = re.compile(
    rf"\s+(?:(?:who|that|which)\s+{_BE}(?=\s)|(?:\w+\s+)?(?:where|which|that|whom|whose)\s+"
    rf"(?:the\s+|an?\s+|its\s+|his\s+|her\s+)?"
    rf"(?:\x00+|(?<=whose\s)[a-z-]+(?:\s[a-z-]+)?(?:\s\x00+)?)\s+(?:{_BE}|[a-z]+)(?=[\s?.,]|$))"
)
_OBJECT_EN = re.compile(r"\s+(?:his|her|their|its|the|an?|\d+)\b", re.I)
_GIVING_EN = re.compile(
    r"\b(?:who|that|which)\s+(?:had\s+|has\s+)?(?:won|gave|given|brought|earned|got|cost|taught|lent|sold|sent|bought|handed)\s+$"
)
"""Before and after a name: somebody's, so that what is given or won follows: the film that won `A his second` prize."""

_WHAT_SOMEBODY_WAS = re.compile(r"\b(?:who|that|which)\s+(?:was|were|is|are|became|had been)\s+$")
_GERUND_EN = re.compile(r"\s+(?:into|from|for|by)\s+[a-z]+ing\b")
_SAYS_WHICH_EN = re.compile(
    r"\s+(?:shot|made|set|sung|written|(?!play|portray|voic|star)[a-z]{2,}ed)\s+(?:at|in|on|by|for|with|from)\s+(?:the\s+)?(?=\x00)"
)
"""After a work's name: what says which work of that name is meant, so that the description goes on."""

_FILMED_AS_EN = re.compile(r"\s+as\s+(?:the\s+)?[\"“‘*]?(?=\x00)")
"""After a maker's name: the title under which it was made, so that the description goes on."""

_NUMBERED_EN = re.compile(r"\s+\d+[\w-]*\s+[a-z]")
_COMPANY_EN = re.compile(r"\s+(?:(?:together|along)\s+with|with|alongside)\s+\x00")
_MODIFIED_EN = re.compile(r"^(?:[Tt]he)\s+(?=.*\x00)(?=(?:\S+\s+){3})")
"""A noun set apart by a name and more before it: the 1936 Olympic marathon champion."""

_WITHIN_EN = re.compile(r"\s+in\s+(?:the\s+(?:[a-z-]+\s+){1,2})?[\"“‘*]?(?=\x00)")
_OF_PEOPLE_EN = re.compile(r"\s+(?!(?:who|that|which|whose|and|or|in|at|on|of|by|for|to|with|from)\b)[a-z]+")
_TURNED_EN = re.compile(
    r"\b(?:did|do|does|is|was|were|are|has|had|have|will|would|can)\s+(?:the\s+(?:[a-z-]+\s+){1,2}of\s+)?$"
)
"""Before what is described where the question's verb stands behind it: `did the family of`."""

_LED_BY = re.compile(rf"(?:\s+(?!{_STOPS})[a-z-]+){{1,2}}")
"""Nouns that a name only stands before, up to the question's verb: `acting course` of `the TVB acting course come`."""

_TURNED_PART_EN = re.compile(
    r"^(?:in\s+)?(?:when|where|why|how|what|which)(?:\s+[a-z]+){0,2}\s+(?:did|do|does|is|are|was|were|has|have|had|will)\s",
    re.I,
)
"""Where the question's own verb stands behind what it describes."""

_USUALLY_EN = re.compile(
    r"(?:\s+(?:that|whom|who))?\s+\x00+\s+(?:usually|often|mostly|regularly|frequently|always)\s+works?(?:ed)?\s+(?:for|with)\b"
)
"""A clause that says whom somebody works for, behind a noun: the director `Ada Moor usually works for`."""

_OWNED_EN = re.compile(r"\x00['’]s?$")
_VERB_EN = re.compile(
    r"(?:born|die|win|get|go|come|make|begin|start|become|live|study|work|write|play|grow|take|give|"
    r"attend|receive|marry|leave|join|move|buried|raised|[a-z]{3,}ed)\b"
)
_DID_EN = re.compile(r"\b(?:did|do|does)\s+$")
_BASE_EN = re.compile(
    r"\s+(?:(?:also|later|then|once|first|again|finally|originally|usually|often)\s+)?(?:win|get|make|take|receive|"
    r"attend|marry|join|leave|train|study|die|direct|write|play|star|appear|compose|live|grow|move|earn|begin|start|"
    r"become|give|work|sell|buy|meet|come|go|lose|teach|learn|sing|found|lead|retire|end|say)\b(?!['’-])"
)
"""A verb after `did`, as no clause that describes has it."""

_NOT_VERB_EN = re.compile(
    r"(?:\b(?:the|an?|his|her|its|their|to|of|in|on|at|for|by|with|from|and|or|will|would|can|could|did|do|does|who|"
    r"that|which|whom|they|we|you|I|first|last|best|early|late)|['’]s?)$"
)
"""Before a noun that is written like one, or a verb of a clause."""

_MOVES = re.compile(r"\s(?:go|come)\s")
_END_EN = re.compile(r"\s(?:did|do|does|is|was|were|are|has|had|have|will|would|go|come|and)\s|[,?;:]|\.$")


def described_english(part: Analysis, lexicon: Lexicon) -> Iterator[tuple[int, int, str]]:
    """`the [adjectives] noun …` up to the end of a name, a stop or a verb; `X's noun`."""
    text = part.blanked
    said_of = _SAID_OF_EN.match(text)
    unlisted = (
        (kind, rf"(?:{nouns})(?=\s+(?:who|whom|whose|that|which|where)\b)")
        for kind, nouns in BESIDE_EN.items()
    )
    for kind, heads in (*HEADS[part.language].items(), *unlisted):
        before = rf"\b(?:[Tt]he|an?)\s+(?:(?:(?!{_STOPS})[\w'’.-]+|\x00+)\s+){{0,4}}?(?:co-)?(?:{heads})\b"
        for found in re.finditer(before, text):
            at, rest = found.end(), text[found.end() :]
            if said_of is not None and found.start() == said_of.end():
                continue  # what is asked whether the thing is it: was A ever a student of B
            unmarked = UNMARKED_EN.match(rest)
            if unmarked is not None and kind != "Person" and _is_person(part, at + rest.index("\x00")):
                yield found.start(), at + unmarked.end(), kind
            usual = _USUALLY_EN.match(rest)
            if usual is not None and kind == "Person":
                yield found.start(), at + usual.end(), kind
            if re.match(r"\s*[\"“‘*(]*\x00", rest):
                continue  # a noun beside a name describes nothing: `the film Titanic`
            clauses = [clause.span() for clause in _INNER_EN.finditer(rest)]
            begins = clauses[0][1] if clauses and not clauses[0][0] else 0
            stops = [s.start() for s in _END_EN.finditer(rest, begins) if not _inside(s.start() + 1, clauses)]
            limit = stops[0] if stops else len(rest)
            names = list(re.finditer(r"\x00+(?:[\"”*]|['’](?!s\b))*(?!\x00)", rest))
            names = [name for name in names if name.start() >= begins and not _inside(name.start(), clauses)]
            turned = _TURNED_EN.search(text[: found.start()]) is not None
            whole = _before_base(rest[:limit]) if _DID_EN.search(text[: found.start()]) else 0
            if whole:
                yield found.start(), at + whole, kind
                continue
            ends = list(_before_verb(rest[:limit], part.language, lexicon)) if turned else []
            verbs = [*ends, limit] if turned and _MOVES.match(rest, limit) else ends
            names = [
                name for name in names if not any(_LED_BY.fullmatch(rest[name.end() : v]) for v in verbs)
            ]
            for name in names[:2]:
                apposed = not rest[: name.start()].strip('"“‘*(, ')
                verb = turned and _VERB_EN.match(rest[name.end() :].lstrip()) is not None
                if not apposed and (verb or _may_end(part, at + name.start(), at + name.end(), lexicon)):
                    yield found.start(), found.end() + name.end(), kind
            if limit <= 3 and _MODIFIED_EN.match(found.group()):
                yield found.start(), found.end(), kind
            if limit > 3 and rest[:limit].strip('\x00"“”‘’*(), '):
                yield found.start(), found.end() + limit, kind
            for end in ends:
                yield found.start(), found.end() + end, kind
        for found in re.finditer(rf"(?:\bthe\s+)?\x00+['’]s\s+(?:[a-z-]+\s+){{0,2}}?(?:{heads})\b", text):
            if not _WHAT_SOMEBODY_WAS.search(text[: found.start()]):
                yield found.start(), found.end(), kind


def _before_verb(words: str, language: Language, lexicon: Lexicon) -> Iterator[int]:
    """Where the words of a description end before the verb that a question with `was` or `did` before it puts behind:
    `of the \x00 tower` of `of the \x00 tower born`.
    """
    named = words.rfind("\x00") + 1
    for word in re.finditer(r"\s+(?=([a-z]+))", words[named:]) if named else ():
        verb = words[named + word.end() :]
        relation = any(found.start == 0 for found in lexicon.wordings(verb, language))
        if _OWNED_EN.search(words[: named + word.start()]):
            continue  # what is somebody's: A's first film
        if word.start() and (relation or _VERB_EN.match(verb)):
            yield named + word.start()


def _before_base(words: str) -> int:
    """Where the words of a description that name something end before the verb that a question with `did` puts behind:
    `who beat \x00` of `who beat \x00 win`; 0 where there is no such verb, or it stands before what describes.
    """
    for verb in _BASE_EN.finditer(words):
        before = words[: verb.start()]
        if "\x00" in before and not _NOT_VERB_EN.search(before):
            return verb.start()
    return 0


def _inside(place: int, clauses: Sequence[tuple[int, int]]) -> bool:
    """Whether a place is among the first words of a relative clause up to its verb: `\x00` of `where \x00 was
    built`, `was` of `whose songs were sung`.
    """
    return any(start <= place < end for start, end in clauses)


def _may_end(part: Analysis, start: int, end: int, lexicon: Lexicon) -> bool:
    """Whether a description may end with the name at a place: not where the name only owns, is given something, says
    of what people what follows is, or stands in a work named next.
    """
    rest = part.blanked[end:]
    if _COMPANY_EN.match(rest):
        return False  # the pilot who flew to A with B
    if _NUMBERED_EN.match(rest) or _FILMED_AS_EN.match(rest):
        return False  # the 1924 Olympic 400 metres champion
    given = _GIVING_EN.search(part.blanked[:start]) is not None and _OBJECT_EN.match(rest) is not None
    if given or re.match(r"['’]s?\s|\s*['’]s\b", rest) or _GERUND_EN.match(rest):
        return False
    if (
        _SAYS_WHICH_EN.match(rest)
        and _is_work(part, start, lexicon)
        and not _TURNED_PART_EN.match(part.blanked)
    ):
        return False
    within = _WITHIN_EN.match(rest)
    place = end + within.end() if within is not None else -1
    if any(t.start == place and lexicon.fits(t.types[0] or "Thing", ("Work",)) for t in part.things):
        return False
    country = any(t.start == start and t.types[0] in _COUNTRIES for t in part.things)
    return not (country and _OF_PEOPLE_EN.match(rest))


def _is_person(part: Analysis, start: int) -> bool:
    return any(t.start == start and t.types[0] == "Person" for t in part.things)


def _is_work(part: Analysis, start: int, lexicon: Lexicon) -> bool:
    return any(t.start == start and lexicon.fits(t.types[0] or "Thing", ("Work",)) for t in part.things)

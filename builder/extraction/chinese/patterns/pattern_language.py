"""The small language of `patterns.zh.yaml`, compiled to regular expressions over encoded sentences.

    {slot}  {slot:Type}  {slot:Type+}   a name or value; + a list (A、B和C); without a type, the
                                        relation's own domain (subject) or range (object)
    {slot:Song!}                        no work whose kind is not known
    (a|b)  [a]                          one of; may be missing
    …  ……                               a few words of this clause; of this sentence, over commas
                                        (but not over another 在)
    ~                                   adverbs (共同, 首次, 也, 曾 …), any number or none
    ^  $                                the beginning, the end of a clause
    <!a>                                what follows is not a

Types are those of the ontology (a wider type accepts narrower ones), `Date`, `Number`, `Quoted`
(“…”), and free words: `Text` (no punctuation), `Phrase` (with 、), `Role`, `Title` (a name or up to
12 characters), `Site` (a name, or words that end like a web site's) and `Award`. What a slot is
called says what it is: `subject`, `object`, or the name of a qualifier; `_` is not read. Special
words: `Rank` (a place in a list), `Record`, `First` and `FirstKind` (首部…), `FirstAct`, `Concert`,
`Honor`, `Occupation`, `Courtesy` (two characters), `Sobriquet` (青溪居士),
`Structure` (a place, or words that end like a
building's), `Death` (by one's own hand), `Calling` (an occupation
with its field), `Genre`, `Post` (what somebody is in a body), `Team`, `Troupe`, `Firm`, `Venture`,
`Side` (a point of the compass), `Settlement` (a word for a kind of place), `Style` (a way of boxing or
painting; words that end like those), `Family` and `Genus` (what a species belongs to), `Stranger` (a person,
or a name that a tagger may miss), `Spot` (a place or a body), `Press` (a body or a title: what prints a
story), `Locality` (a small place, or a word spelled like one), `Score` (a work called an opera, a symphony or a
ballet), `Party`, `Office` (a public one, with what it is of), `Force` (a fleet or an army), `Club` (what
players go to), `Kindred` (persons with words for kin: 长子张三、次子李四), `Mate` (a word for a husband or a
wife). An end without a slot is the grammatical subject of the clause.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from builder.extraction.chinese.items import PERSON, PLACE
from builder.extraction.chinese.lexicon import ADVERBS
from builder.extraction.chinese.patterns.slot_grammar import SlotGrammar
from schemas.errors import SettingsError
from schemas.ontology import Ontology, Relation, SurfacePattern

_UNREAD = "_"
_SLOT = re.compile(r"\{(?P<name>[a-z_]+)(?::(?P<type>[A-Za-z]+))?(?P<strict>!)?(?P<many>\+)?\}")
_DEFAULTS = {"place": PLACE, "time": "Date", "work": "Work", "role": "Role"}


@dataclass(frozen=True, slots=True)
class Slot:
    """One place of a pattern: its name, the type it takes, and whether it takes a list."""

    name: str
    type: str
    many: bool = False
    accepts: str = ""


@dataclass(frozen=True)
class CompiledPattern:
    """A pattern ready to run on encoded text.

    `cues` are words of which one must be there; of each set of `needs` one character must.
    """

    source: SurfacePattern
    relation: Relation
    expression: str
    slots: tuple[Slot, ...]
    cues: tuple[str, ...]
    name: str
    needs: tuple[frozenset[str], ...] = ()

    @cached_property
    def regex(self) -> re.Pattern[str]:
        """Compiled when first asked for: all of them take a second, and few texts need all.

        SettingsError for a pattern that cannot be read, with the pattern in the message.
        """
        try:
            return re.compile(self.expression)
        except re.error as error:
            source = self.source
            raise SettingsError(f"pattern {source.match!r} of {source.relation}: {error}") from error


def compile_pattern(pattern: SurfacePattern, ontology: Ontology, grammar: SlotGrammar) -> CompiledPattern:
    """The pattern as an expression; whether it is a sound one shows when its `regex` is asked for."""
    relation = ontology.relations[pattern.relation]
    slots: list[Slot] = []
    source = pattern.match
    parts: list[str] = []
    position = 0
    while position < len(source):
        found = _SLOT.match(source, position)
        if found is None:
            regex, width = _literal(source, position)
            position += width
        else:
            regex = _slot(found, relation, grammar, slots)
            position = found.end()
        parts.append(regex)
    return CompiledPattern(
        pattern,
        relation,
        "".join(parts),
        tuple(slots),
        _cues(source),
        pattern.relation,
        _needs(source, relation, grammar),
    )


def _slot(found: re.Match[str], relation: Relation, grammar: SlotGrammar, slots: list[Slot]) -> str:
    """The expression of one slot; slots that are read are added to `slots`."""
    name, strict, many = found["name"], found["strict"] is not None, found["many"] is not None
    kind = found["type"] or _default(name, relation)
    regex = grammar.regex(kind, many=many, strict=strict)
    if name == _UNREAD:
        return f"(?:{regex})"
    slots.append(Slot(name, kind, many, grammar.accepts(kind, strict=strict)))
    return f"(?P<{name}>{regex})"


def _default(name: str, relation: Relation) -> str:
    """The type of a slot that names none."""
    ends = {"subject": relation.domain, "object": relation.range, _UNREAD: (PERSON,)}
    if name in ends:
        return next(iter(ends[name]), "Thing")
    return _DEFAULTS.get(name, "Text")


def _literal(source: str, position: int) -> tuple[str, int]:
    if source.startswith("……", position):
        return "(?:(?!在)[^。；！？]){0,60}?", 2
    if source.startswith("<!", position):
        return "(?!", 2
    replaced = {
        "…": "[^，。；！？]{0,30}?",
        "~": f"(?:{ADVERBS})*",
        "^": "(?:(?<=[，。；：、])|^)",
        "$": "(?=[，。；！？]|$)",
        "[": "(?:",
        "]": ")?",
        "(": "(?:",
        ")": ")",
        ">": ")",
        "|": "|",
        " ": "",
    }.get(source[position])
    return (re.escape(source[position]) if replaced is None else replaced), 1


def _needs(source: str, relation: Relation, grammar: SlotGrammar) -> tuple[frozenset[str], ...]:
    """The characters of each slot that any match must hold: those outside of brackets of all kinds."""
    bare = re.sub(r"<![^>]*>", "", source)
    for _ in range(bare.count("[") + bare.count("(")):
        bare = re.sub(r"\[[^\[\]()]*\]|\([^\[\]()]*\)", "", bare)
    found = []
    for slot in _SLOT.finditer(bare):
        kind = slot["type"] or _default(slot["name"], relation)
        if kind != "Thing":
            found.append(frozenset(grammar.accepts(kind, strict=slot["strict"] is not None)))
    return tuple(dict.fromkeys(letters for letters in found if letters))


def _cues(source: str) -> tuple[str, ...]:
    """Words one of which any match must hold: the longest plain part outside optional brackets."""
    bare = re.sub(r"<![^>]*>", "", _SLOT.sub("\x00", source))
    while "[" in bare:
        shorter = re.sub(r"\[[^\[\]]*\]", "\x00", bare)
        if shorter == bare:
            break
        bare = shorter
    groups = re.findall(r"\(([^()]*)\)", bare)
    plain = re.findall(r"[^\x00…~^$()|]+", re.sub(r"\([^()]*\)", "\x00", bare))
    best = max(plain, key=len, default="")
    if best and "(" not in re.sub(r"\([^()]*\)", "", bare):
        return (best,)
    for group in groups:
        words = tuple(word.strip("^$") for word in group.split("|"))
        if all(word and "\x00" not in word and "…" not in word and "~" not in word for word in words):
            return words
    return ()

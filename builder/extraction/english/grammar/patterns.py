"""The pattern language of `patterns.en.yaml`: a small sentence over roles, compiled to a template.

    {object:Person} direct {subject:Work}                      a verb: who does it, to what
    {subject:Person} be born in {object:Place}                 a passive verb
    {object:Person} is wife|husband of {subject:Person}        a noun that names a relation
    {subject:Person} 's death when {object:Date}               a noun that something has
    {subject:Person} win {object:Award} [for {work:Work}]      square brackets: may be missing
    {subject:Person} be born when {object:Date}                when: any date of the clause
    {subject:Person} earn degree|diploma from {object:School}  a word without a slot must be there
    {subject:Person} move alone to {object:Place}              alone: without a direct object
    {subject:Person!} live in {object:Place}                   !: the tagger too must say that it is one
    {object:Person?} is father of {subject:Person?}            ?: even if the tagger calls it a place
    {subject:Person} have {object:Count|child|kid}             a number of these nouns
    {subject:Thing} be long count {object:Length}              count: any such number of the clause
    {subject:Work} earn {object:Money} [where {place:Place}]   where: a place, or the whole world

Words are lemmas. Voice, coordination, relative and participial clauses, appositions and possessives
(`Y's wife X`, `his wife X`) are grammar: the matcher knows them, a pattern need not say them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from schemas.errors import SettingsError
from schemas.ontology import SurfacePattern
from schemas.text import Language

_PIECE = re.compile(r"\{(?P<slot>\w+)(?::(?P<types>[\w|!?]+))?\}|(?P<bracket>[\[\]])|(?P<word>[^\s{}\[\]]+)")


class Kind(StrEnum):
    """What the trigger of a template is."""

    VERB = "verb"
    PASSIVE = "passive"
    NOUN = "noun"
    OWNED = "owned"


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a name or a value; `types` are ontology types, or one of the kinds of literal:
    Date, Text, Number, Money, Length, Area, Duration, or Count and the nouns that are counted."""

    name: str
    types: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Argument:
    """A slot reached through one of some prepositions, or by its kind (`when`, `where`, `count`)."""

    prepositions: tuple[str, ...]
    slot: Slot
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Template:
    """A compiled pattern. `required` lists sets of words of which the clause must have one."""

    pattern: SurfacePattern
    name: str
    kind: Kind
    triggers: frozenset[str]
    first: Slot
    direct: Slot | None
    required: tuple[frozenset[str], ...] = ()
    arguments: tuple[Argument, ...] = ()
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Templates:
    """All templates of a language, by the lemma that triggers them."""

    verbs: Mapping[str, tuple[Template, ...]] = field(default_factory=dict)
    nouns: Mapping[str, tuple[Template, ...]] = field(default_factory=dict)


def compile_patterns(patterns: Iterable[SurfacePattern]) -> Templates:
    """Compile the English patterns; SettingsError names the one that does not follow the language."""
    verbs: dict[str, list[Template]] = {}
    nouns: dict[str, list[Template]] = {}
    for pattern in patterns:
        if pattern.language is Language.ENGLISH:
            template = parse_pattern(pattern)
            index = nouns if template.kind in (Kind.NOUN, Kind.OWNED) else verbs
            for trigger in sorted(template.triggers):
                index.setdefault(trigger, []).append(template)
    return Templates(
        {k: tuple(v) for k, v in sorted(verbs.items())}, {k: tuple(v) for k, v in sorted(nouns.items())}
    )


def parse_pattern(pattern: SurfacePattern) -> Template:
    """One pattern as a template.

    Raises SettingsError if it does not begin with a slot and a trigger, or has no subject and object.
    """
    pieces = [_piece(m) for m in _PIECE.finditer(pattern.match)]
    if len(pieces) < 2 or not isinstance(pieces[0], Slot) or not isinstance(pieces[1], str):
        raise _wrong(pattern, "it must begin with {slot} and a verb, or {slot} is NOUN")
    kind, rest = Kind.VERB, pieces[1:]
    kinds = {"be": Kind.PASSIVE, "is": Kind.NOUN, "'s": Kind.OWNED}
    if rest[0] in kinds:
        kind, rest = kinds[str(rest[0])], rest[1:]
    if not rest or not isinstance(rest[0], str):
        raise _wrong(pattern, "a verb or noun must follow be or is")
    trigger, rest = rest[0], rest[1:]
    direct = None
    if rest and isinstance(rest[0], Slot):
        direct, rest = rest[0], rest[1:]
    alone = "alone" in rest
    required, arguments = _arguments(pattern, [piece for piece in rest if piece != "alone"])
    slots = {pieces[0].name, *(a.slot.name for a in arguments), *([direct.name] if direct else [])}
    if not {"subject", "object"} <= slots:
        raise _wrong(pattern, "it needs a slot called subject and one called object")
    words = frozenset(trigger.split("|"))
    name = f"{pattern.relation}.{trigger.split('|')[0]}"
    return Template(pattern, name, kind, words, pieces[0], direct, tuple(required), tuple(arguments), alone)


def _arguments(
    pattern: SurfacePattern, pieces: list[Slot | str]
) -> tuple[list[frozenset[str]], list[Argument]]:
    required: list[frozenset[str]] = []
    arguments: list[Argument] = []
    optional, word = False, ""
    for piece in pieces:
        if isinstance(piece, Slot):
            if not word:
                raise _wrong(pattern, f"slot {piece.name!r} needs a preposition before it")
            arguments.append(Argument(tuple(word.split("|")), piece, optional))
            word = ""
            continue
        if word:
            if optional:
                raise _wrong(pattern, f"{word!r} in square brackets needs a slot after it")
            required.append(frozenset(word.split("|")))
            word = ""
        if piece in "[]":
            optional = piece == "["
        else:
            word = piece
    if word:
        required.append(frozenset(word.split("|")))
    return required, arguments


def _piece(match: re.Match[str]) -> Slot | str:
    if match["slot"]:
        return Slot(match["slot"], tuple((match["types"] or "").split("|")) if match["types"] else ())
    return match["bracket"] or match["word"]


def _wrong(pattern: SurfacePattern, why: str) -> SettingsError:
    return SettingsError(
        f"English pattern {pattern.match!r} of {pattern.relation}: {why}.",
        hint="See builder/extraction/english/grammar/patterns.py for the language.",
    )

"""Which names of one page are one thing: aliases, other scripts, and short forms of a full name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from opencc import OpenCC

from backends.stores.canonical import LAST_NAME
from builder.findings import Fact, FoundAlias, FoundMention, Named
from builder.language import has_han
from schemas.names import name_key

_DOT = re.compile("[·・•‧]")
_NUMERAL = re.compile("[ivxlc]+")


class Simplifier:
    """Traditional characters to simplified ones; each name is converted once until it is forgotten."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def simplify(self, name: str) -> str:
        """The name in simplified characters; itself if it has no Chinese ones."""
        if not has_han(name):
            return name
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = str(self._converter.convert(name))
        return known

    def forget(self) -> None:
        """Forget what was converted."""
        self._known.clear()

    @cached_property
    def _converter(self) -> OpenCC:
        return OpenCC("t2s")


@dataclass(frozen=True, slots=True)
class Groups:
    """Which names of a page are one: `owner` is name key → key of the name it belongs to; `shared` are
    the aliases that the page gives to several things, with the keys of these."""

    owner: Mapping[str, str]
    shared: Mapping[str, tuple[str, ...]]


def group_names(names: Iterable[str], aliases: Sequence[FoundAlias], simplifier: Simplifier) -> Groups:
    """The groups of every name and alias of one page.

    An alias that the page gives to two things names neither of them; names that differ in script
    alone are one.
    """
    keys = dict.fromkeys(name_key(name) for name in names)
    simplified: dict[str, str] = {}
    for name in names:
        simplified[name_key(name)] = name_key(simplifier.simplify(name))
    owners: dict[str, dict[str, None]] = {}
    for alias in aliases:
        owner, other = name_key(alias.named.name), name_key(alias.alias)
        keys.setdefault(owner)
        if other and other != owner:
            owners.setdefault(other, {})[owner] = None
    parent = {key: key for key in (*keys, *owners)}
    order = {key: place for place, key in enumerate(parent)}
    for key, form in simplified.items():
        if form != key and form in parent:
            _join(parent, *sorted((form, key), key=lambda name: order[name]))
    shared: dict[str, tuple[str, ...]] = {}
    for other, given in owners.items():
        roots = {_root(parent, owner) for owner in given}
        if len(roots) == 1:
            _join(parent, next(iter(given)), other)
        else:
            shared[other] = tuple(given)
    return Groups({key: _root(parent, key) for key in parent}, shared)


def short_forms(mentions: Sequence[FoundMention], types: Mapping[str, str]) -> dict[str, str]:
    """Single words that are the last word of exactly one person's full name on the page, to that name: 巴洛 of
    汤姆·巴洛, too.

    `types` gives the type of names by key; a name of another type than a person lends no short form.
    """
    full: dict[str, set[str]] = {}
    singles: set[str] = set()
    for mention in mentions:
        words = _words(mention.named.name)
        if len(words) == 1:
            singles.add(name_key(mention.named.name))
        elif 2 <= len(words) <= 5 and types.get(name_key(mention.named.name)) == "Person":
            full.setdefault(name_key(words[-1]), set()).add(mention.named.name)
    found: dict[str, str] = {}
    for word in sorted(singles):
        if types.get(word, "Person") != "Person":
            continue
        names = full.get(word, set())
        if len({name_key(name) for name in names}) == 1:
            found[word] = min(names)
    return found


def fact_in_full(fact: Fact, full: Mapping[str, str]) -> Fact:
    """The fact, about those whom its short names mean."""
    named = full.get(name_key(fact.subject.name))
    if named is not None:
        fact = replace(fact, subject=replace(fact.subject, name=named))
    other = full.get(name_key(fact.object.name)) if isinstance(fact.object, Named) else None
    if isinstance(fact.object, Named) and other is not None:
        fact = replace(fact, object=replace(fact.object, name=other))
    return fact


def last_names_of(mentions: Sequence[FoundMention], full: Mapping[str, str]) -> list[FoundAlias]:
    """The parts of foreign names in Chinese by which a page calls people, so that questions find them by these."""
    return [
        FoundAlias(replace(one.named, name=full[key]), one.named.name, LAST_NAME, one.start, one.end)
        for one in mentions
        if (key := name_key(one.named.name)) in full and has_han(one.named.name)
    ]


def mention_in_full(mention: FoundMention, full: Mapping[str, str]) -> FoundMention:
    """The mention, of whom its short name means."""
    name = full.get(name_key(mention.named.name))
    return mention if name is None else renamed(mention, name)


def _words(name: str) -> list[str]:
    """The words of a name; of a foreign one in Chinese the parts between dots, if the last is no single character."""
    parts = _DOT.split(name) if has_han(name) else name.split()
    return parts if not has_han(name) or len(parts[-1]) > 1 else [name]


def speaks_for(alias: str, name: str, *, bracketed: bool = False) -> bool:
    """Whether an alias that a page gives may stand for the name in other documents too.

    A piece of a Latin name does not (`Flag` of `Flag of County Durham`, `Otto IV` of `Otto IV, Prince of
    Anhalt`) unless a bracket gives it (`RMS Titanic (known as Titanic)`); but a name before a title after
    it does (`Mervyn Tuchet, 2nd Earl of Castlehaven`), or behind one. Nor does a word for a word
    (`Antonio (or Anton) Nani`), unless it is an acronym.
    """
    short, full = name_key(alias).split(), name_key(name).replace(",", " ,").split()
    if has_han(alias) or has_han(name) or not short:
        return True
    if len(short) == 1 and len(full) == 1:
        return alias.isupper() or name.isupper()
    if bracketed or len(short) >= len(full) or not _stand_in(short, full):
        return True
    if len(short) == 1 or _NUMERAL.fullmatch(short[-1]) or "of" in short:
        return False
    return full[len(short) :][:1] == [","] or full[-len(short) :] == short


def _stand_in(short: Sequence[str], full: Sequence[str]) -> bool:
    """Whether the words stand side by side in the others."""
    size = len(short)
    return any(list(full[start : start + size]) == list(short) for start in range(len(full) - size + 1))


def renamed(mention: FoundMention, name: str) -> FoundMention:
    """The same words, referring to a fuller name."""
    named = Named(name, mention.named.type, mention.named.type_source)
    return FoundMention(mention.start, mention.end, mention.surface, named, mention.source, mention.score)


def _root(parent: dict[str, str], key: str) -> str:
    while parent[key] != key:
        key = parent[key]
    return key


def _join(parent: dict[str, str], owner: str, other: str) -> None:
    """Put `other`'s group under `owner`'s, unless that would make a ring."""
    one, two = _root(parent, owner), _root(parent, other)
    if one != two:
        parent[two] = one

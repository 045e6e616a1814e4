"""What a page is about where no sentence says `X is a`: by its title, by pronouns, in passing (`X, a city club`)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.extraction.english.definitions import Definition, description_of, facts_of, type_of
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import ORGANIZATION_WORDS, SCHOOL_WORDS, TYPE_NOUNS
from builder.extraction.english.word_order.sketch import matches, sketch
from builder.findings import Named
from builder.shortened import without_given
from schemas.text import Span

_LIFE = re.compile(
    r"\b(?:was|were) born\b|\b(?:[Hh]e|[Ss]he) (?:was born|died|married|studied|retired)\b"
    r"|\b(?:[Hh]is|[Hh]er) (?:father|mother|parents|wife|husband|marriage|childhood|brothers?|sisters?|death|birth)\b"
)
_HE, _SHE = re.compile(r"\b(?:he|his|him)\b", re.IGNORECASE), re.compile(r"\b(?:she|hers?)\b", re.IGNORECASE)
_LEAST = 4  # pronouns of one sex that tell of a person
_SHARE = 0.75  # of all that are a man's or a woman's
_SIGNS = 2  # different words of a life
_BODIES = ORGANIZATION_WORDS.union(SCHOOL_WORDS, TYPE_NOUNS)
_LANDFORM = re.compile(r"(?:Mount|Mont|Lake|Loch|Cape) [A-ZÀ-Þ]")
_FULL_NAME = re.compile(
    r"[A-ZÀ-Þ][\w'’.-]+(?: (?:(?:de|von|van|der|den|du|la|le|of|al|y|di|da) ){0,2}[A-ZÀ-Þ][\w'’.-]*)+"
)
_CLUB = re.compile(r",? (?:A?\.?F\.?C\.?|C\.?F\.?|S\.?C\.?|Inc\.?|Ltd\.?|Limited|plc|GmbH)$")
_BEHIND = (
    r"(?P<x>{X}),? (?:\([^()]*\),? )?(?:an?|the) (?:[\w'’-]+ ){0,5}?(?P<noun>[a-z-]+)"
    r"(?=[,;.]|$| (?:of|in|on|at|that|which|who|whose|beneath|under|between|from|with|for|by|near|built|based|founded|"
    r"made)\b)"
)


def guess(subject: Named, text: str) -> Named:
    """The page's subject with the type that its name or the pronouns of the page tell, if nothing else told one."""
    if subject.type or not subject.name:
        return subject
    if _LANDFORM.match(subject.name):
        return Named(subject.name, "Place", "rule")
    kind = TYPE_NOUNS.get(subject.name.split()[-1].lower(), "") if " " in subject.name else ""
    if kind == "Place" and re.search(rf"\b[Tt]he {subject.name.split()[-1].lower()}\b", text):
        return Named(subject.name, "Place", "rule")
    return Named(subject.name, "Person", "rule") if _is_person(subject.name, text) else subject


def _is_person(name: str, text: str) -> bool:
    """Whether a page that calls somebody by this name tells a life, and of one sex alone."""
    he, she = len(_HE.findall(text)), len(_SHE.findall(text))
    words = {found.lower() for found in _LIFE.findall(text)}
    last = name.split()[-1].lower()
    return (
        _FULL_NAME.fullmatch(name) is not None
        and last not in _BODIES
        and re.search(rf"\b[Tt]he {re.escape(name)}\b", text) is None
        and max(he, she) >= max(_LEAST, _SHARE * (he + she))
        and len(words) >= _SIGNS
    )


def short_names(title: str, text: str) -> Iterator[str]:
    """`Lund Town` for `Lund Town F.C.`, `Ann Lee` for `Ann Mei-Ling Lee`, and `Tarn` for `Ann von Tarn` where it is
    plain that she is meant.
    """
    short = _CLUB.sub("", title)
    if short != title and " " in short:
        yield short
    given = without_given(title, text)
    if given:
        yield given
    family = title.rpartition(" von ")[2]
    does = (
        rf"(?<!von )\b{re.escape(family)}(?:,|(?: and| [a-z]+ed| said| was| had| took| gave| made| went)\b)"
    )
    placed = rf"\b(?:in|at|to|from|near) {re.escape(family)}\b"
    if family != title and " " not in family and re.search(does, text) and not re.search(placed, text):
        yield family


def read_apposition(resolver: Resolver, sentence: Span) -> Definition:
    """What the page's subject is, as a sentence says in passing: `trophies belong to Lund F.C., a football club in`."""
    cast, tree = resolver.cast, resolver.tree
    drawn = sketch(resolver, sentence)
    for found in matches(_BEHIND, drawn.text):
        if drawn.signs[found["x"]].named.name != cast.subject.name:
            continue
        end = drawn.plain(found.start("noun"), found.end("noun"))[1]
        heads = [at for at in range(sentence.start, sentence.end) if tree[at].end == end]
        type_ = type_of(resolver, heads, cast.subject.type) if heads else ""
        if not type_:
            continue
        cast.learn(cast.subject, type_, "definition")
        facts = () if type_ == "Person" else tuple(facts_of(resolver, cast.subject, heads))
        return Definition(type_, description_of(resolver, heads[0], sentence), facts)
    return Definition()

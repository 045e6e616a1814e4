"""Who plays in and who made a work, told by the order of words around its title: `W (1950), after X, with Y as R`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.word_order.cues import CueIndex
from builder.extraction.english.word_order.sketch import (
    Sign,
    Sketch,
    compiled,
    expression,
    is_role,
    matches,
    sketch,
)
from builder.extraction.english.word_order.wordings import PHRASES, Phrase, before
from builder.findings import Named
from schemas.graph import Qualifier
from schemas.text import Span

# Clauses that tell of what nobody saw on the screen, or of another's work.
_UNREAL = re.compile(
    r"\b(?:declin\w+|turn(?:ed|ing) down|refus\w+|reject\w+|originally|initially|almost|nearly|would have|could have|"
    r"was to have|were to have|(?:was|were) (?:first |originally )?to (?:be|play|star|direct|appear)|plan(?:s|ned)?|"
    r"consider(?:ed|ing)?|rumou?r\w*|"
    r"instead of|replac\w+|dropp?(?:ed)? out|offer(?:ed|s)?|lost|first cast|never|not|without|unlike|abandon\w*|"
    r"unmade|unfinished|unreali[sz]ed|hoped|want(?:ed|s)|wish\w*|intend\w+|audition\w*|tested|approach\w*|"
    r"homage|imitat\w+|inspired by|modell?ed on|remake|saw|seen|seeing|watch\w+)\b"
)
_NOT_ROLES = re.compile(
    r"\b(?:well|usual|himself|herself|themselves|such|part of|one of|early|soon|a result|a whole)\b"
)
_ROLE_ENDS = re.compile(
    r"\s(?:at|with|who|whom|whose|which|that|from|for|on|to|in|by|and|but|while|opposite|alongside|when|where|over|after|before)\s"
)
_ARTICLE = re.compile(r"^(?:an?|the|his|her|their|its|himself as|herself as)\s")


def read_phrases(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Facts of the sentence that its order of words tells; offsets are the document's."""
    drawn = sketch(resolver, sentence)
    if not compiled("{W}").search(drawn.text):
        return
    for phrase in _phrases().candidates(drawn.text):
        for match in compiled(phrase.pattern).finditer(drawn.text):
            if _UNREAL.search(_clause(drawn, match)) is None and (
                phrase.then is None or phrase.then(resolver, drawn, match)
            ):
                yield from _facts(resolver, drawn, phrase, match)


@cache
def _phrases() -> CueIndex[Phrase]:
    return CueIndex(PHRASES, lambda phrase: expression(phrase.pattern))


def _clause(drawn: Sketch, match: re.Match[str]) -> str:
    return before(drawn, match) + match[0]


def _facts(resolver: Resolver, drawn: Sketch, phrase: Phrase, match: re.Match[str]) -> Iterator[Found]:
    people = list(_people(resolver, drawn, match))
    span = resolver.parsed.passage.locate(*drawn.plain(match.start(), match.end()))
    for work in drawn.all(match["w"], "{W}"):
        for person, role in people:
            if person.named.name == work.named.name:
                continue
            qualifiers = (Qualifier("role", role),) if role and phrase.relation == "starring" else ()
            named = person.named if person.named.type == "Person" else replace(person.named, type="Person")
            yield Found(work.named, phrase.relation, named, *span, phrase.confidence, qualifiers)


def _people(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> Iterator[tuple[Sign, str]]:
    """The people of a match, each with the role that follows the name."""
    words = match["p"]
    if not compiled("{P}").search(words):
        found = pronoun(resolver, drawn, match.start("p"), match.end("p"))
        if found is not None:
            yield found, role_name(resolver, drawn, match.groupdict().get("r") or "")
        return
    people = list(matches("{P}", words))
    parts = [m for m in people if not is_role(words, m)]
    for at, one in enumerate(parts):
        until = parts[at + 1].start() if at + 1 < len(parts) else len(words)
        said = re.match(r"\sas\s(?P<r>[^,;.:]+)", words[one.end() : until])
        given = match.groupdict().get("r") or "" if len(parts) == 1 else ""
        yield drawn.signs[one[0]], role_name(resolver, drawn, said["r"] if said else given)


def pronoun(resolver: Resolver, drawn: Sketch, start: int, end: int) -> Sign | None:
    """The person whom a pronoun of the sketch means."""
    tree, (low, high) = resolver.tree, drawn.plain(start, end)
    token = next((at for at in range(len(tree.tokens)) if tree[at].start == low), None)
    found = None if token is None else resolver.refer(token, person=True)
    if found is None or not isinstance(found.value, Named):
        return None
    known = resolver.cast.current(found.value)
    return Sign(known, low, high) if known.type == "Person" and known.name[:1] != "(" else None


def role_name(resolver: Resolver, drawn: Sketch, words: str) -> str:
    """The role that some words of a sketch name, without its article and what is told of it."""
    if _NOT_ROLES.search(words):
        return ""
    words = _ARTICLE.sub("", _ROLE_ENDS.split(words.strip())[0]).strip().removesuffix(" and").strip()
    if compiled(r"\w{2}ing {X}").search(words):
        return ""
    last = list(matches("{X}", words))
    if last and last[-1].end() == len(words) and " of " not in words:
        words = compiled("(?:{X} )*{X}$").findall(words)[0]  # Rick of `the barkeeper Rick`
    signs = drawn.signs
    return "".join(resolver.words(signs[c].start, signs[c].end) if c in signs else c for c in words)

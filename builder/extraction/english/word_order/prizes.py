"""Prizes that the order of words tells: several of one winner, several winners of one, halves, counts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from builder.extraction.english.awards import AwardPhrase, complete, is_of_book
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.said.sayings import UNREAL, clause
from builder.extraction.english.word_order.phrases import pronoun
from builder.extraction.english.word_order.sketch import Sign, Sketch, compiled, matches, sketch
from builder.findings import Named
from schemas.graph import Qualifier
from schemas.text import Span

_FIRST_PRIZE = 0xF600
_A = f"[{chr(_FIRST_PRIZE)}-{chr(_FIRST_PRIZE + 0xFF)}]"
_OWN = r"(?:(?:an?|the|his|her|its|their|another|one|two|three)(?: [a-z-]+){0,3} )?"
_NOT_NOMINATED = (
    r"(?! (?:nomination|nominee|winner|winning|jury|ceremony|season|speech|campaign|night|voter)s?)"
)
_GOT = (
    r"(?:won|received|took|earned|collected|gained|shared|accepted|picked up|"
    r"(?:was|were|has been|have been|had been|being|been) (?:\w+ly |also |then |later "
    r")?(?:given|awarded|handed|granted|"
    r"(?:presented|honou?red|rewarded) with))"
)
_WHO = r"(?:{P}|{W}|\b[Hh]e|\b[Ss]he|\b[Ii]t|\b[Tt]he (?:film|series|novel|book|album|song|band|company))"
_NOBODY = r"(?! (?:him|her|them|it|both|(?:the (?:[\w-]+ ){0,2})?{P})(?![\w'’]))"
_MANY = (
    rf"(?P<s>{_WHO})(?:,? (?:who|which))?(?:, [^,;.]{{0,60}},)? (?:"
    rf"(?:has|have|had|also|then|later|finally|once) )*{_GOT}{_NOBODY} "
    rf"(?P<list>(?:[^;.{_A[1:-1]}]{{0,40}})?{_A}[^;.]*)"
)
_GAVE = (
    rf"\b(?:brought|earned|won|gained|secured|got) (?P<s>him|her|{{P}}) {_OWN}(?P<a>{_A}){_NOT_NOMINATED}",
    rf"\b(?:gave|handed|awarded) (?P<s>him|her|{{P}}) {_OWN}(?P<a>{_A}){_NOT_NOMINATED}",
)
_HALVES = (
    rf"(?P<s>(?:{{P}}|\b[Hh]e|\b[Ss]he)(?:(?:, | and |, and )(?:{{D}}){{P}})*) shared (?:(?:one|a|the "
    rf"other) half of |half of |an? (?:third|quarter) of )?"
    rf"(?:the )?(?:{{DATE}} )?(?P<a>{_A}){_NOT_NOMINATED}",
    rf"(?P<a>{_A})[^.]*?\b(?:half|third|quarter|rest|remainder)(?: of it| of the prize)? (?:(?:went|was "
    rf"(?:given|awarded)|going) )?to "
    r"(?P<s>{P+})",
    rf"(?P<a>{_A}) (?:was |were )?(?:shared|divided|split)(?: equally)? (?:by|between|among|amongst) "
    rf"(?:{{D}})?(?P<s>{{P+}})",
)
_FIRST = (
    rf"(?P<s>{{P}}|\b[Hh]e|\b[Ss]he|\b[Ii]t|{{W}}) (?:became|was|is|remains) (?:only )?(?:the|one of the) "
    rf"(?:[\w-]+ ){{1,7}}?(?:to (?:win|receive|be awarded|be given|earn|take)|who won) (?:both )?{_OWN}"
    rf"(?P<list>{_A}[^;.]*)"
)
_AWARDS = (
    r"(?:[\w-]+ ){0,3}(?:honou?rs|awards|accolades|prizes|distinctions)(?: and (?:honou?rs|awards|prizes))?"
)
_AMONG = (
    rf"(?P<s>\b[Hh]is|\b[Hh]er|{{P}}(?=['’]s? )) ?(?:['’]s? )?{_AWARDS} (?:have )?includ(?:e|ed) {_OWN}"
    rf"(?P<list>{_A}[^;.]*)",
    rf"\b[Aa]mong (?P<s>his|her) {_AWARDS} (?:are|were|is|was) {_OWN}(?P<list>{_A}[^;.]*)",
)
_FOR_WHOM = (
    rf"(?P<w>{{W}}|\b[Ii]t|\b[Tt]he (?:film|picture|movie|series|show|documentary))(?:, [^;.]{{0,60}},)?(?:,? which)? "
    rf"(?:has |had |also |later )*(?:won|earned|received|brought|collected|took) {_OWN}(?P<a>{_A}) for "
    r"(?P<p>(?:(?:its|the) )?(?:{T}{X}|{P})(?:(?:, and|,| and) (?:(?:its|the) )?(?:{T}{X}|{P}))*)(?!['’])"
)
_WINNING = (
    rf"(?P<a>{_A})[-–— ]winning (?:(?!(?:for|of|in|by|to|and|or|with) )[\w'’-]+ ){{0,4}}?(?P<s>{{W}})(?!['’])",
    rf"(?P<a>{_A})[-–— ]winning (?=[a-z]){{T}}(?P<s>{{P}})(?!['’])",
    rf"^(?P<s>{{P}}|{{W}}|[Hh]e\b|[Ss]he\b)(?:, [^;.]{{0,60}},)? (?:is|was) an? "
    rf"(?:[\w'’-]+ ){{0,4}}?(?P<a>{_A})[-–— ]winning ",
)
_NAMED_FOR = rf"\bnominated for {_OWN}(?P<a>{_A})[^:;.]*: for (?P<w>{{W+}})"
_COUNTS = {
    "nomination_count": r"\bnominated in (?P<n>[\w-]+) categories\b",
    "award_count": r"\bnominated (?:in|for) [^.;]*? and (?:it )?won (?:in )?(?:all |only |no fewer than "
    r")?(?P<n>[\w-]+)(?=[,.;]| of them|$)",
}
_VERB_BETWEEN = re.compile(
    r"\b(?:and|but|while) (?:he|she|it|they|in which|was|were|had|has|is)\b|\bnominat|\blost\b"
)
_YEAR = re.compile(r"^(?: [^,;.]{0,40}?)?? in (?P<t>(?:[A-Z][a-z]+ )?(?:1[89]|20)\d\d)\b")
_WHICH = re.compile(r",? which\b")
_FOR = compiled(r"^ for (?:{D})?(?:{P}'s |his |her |the (?:film|novel|song|album|play) )?(?P<w>{W})")
_CONFIDENCE = 0.85


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A sketch whose prizes are signs too, each with the phrase that it stands for."""

    sketch: Sketch
    phrases: dict[str, AwardPhrase]


def read_prizes(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Who won what; offsets are the document's. Prizes that grammar tells too are told apart later."""
    drawn = _draw(resolver, sentence)
    if not drawn.phrases:
        return
    yield from _several(resolver, drawn)
    for pattern in (*_GAVE, *_HALVES, *_WINNING):
        for match in matches(pattern, drawn.sketch.text):
            if not UNREAL.search(clause(drawn.sketch, match)):
                for winner in _winners(resolver, drawn, match, "s"):
                    yield from _won(resolver, drawn, winner, drawn.phrases[match["a"]], match, match.end("a"))
    for match in matches(_FOR_WHOM, drawn.sketch.text):
        if not UNREAL.search(clause(drawn.sketch, match)):
            for sign in drawn.sketch.all(match["p"], "{X}"):
                person = Named(sign.named.name, "Person", "signature")
                yield from _won(resolver, drawn, person, drawn.phrases[match["a"]], match, match.end("a"))
    for match in matches(_NAMED_FOR, drawn.sketch.text):
        yield from _nominated(resolver, drawn, match)
    for relation, pattern in _COUNTS.items():
        for match in matches(pattern, drawn.sketch.text):
            yield from _counted(resolver, drawn, relation, match)


def _several(resolver: Resolver, drawn: _Drawn) -> Iterator[Found]:
    """Each prize of `was given the A in 1995 and, in Stockholm, the B`."""
    patterns = (_MANY, _FIRST, *_AMONG)
    for match in (found for pattern in patterns for found in matches(pattern, drawn.sketch.text)):
        if UNREAL.search(clause(drawn.sketch, match)):
            continue
        winners, last = _winners(resolver, drawn, match, "s"), match.start("list")
        before = resolver.parsed.passage.plain[: drawn.sketch.plain(match.start("s"), match.end("s"))[0]]
        if _WHICH.match(drawn.sketch.text, match.end("s")) and not is_of_book(before):
            winners = [winner for winner in winners if winner.type != "Person"]
        for prize in re.finditer(_A + _NOT_NOMINATED, match["list"]):
            at = match.start("list") + prize.start()
            between = drawn.sketch.text[last:at]
            if _VERB_BETWEEN.search(between) or _has_verb(resolver, drawn, last, at):
                break
            phrase = drawn.phrases[prize[0]]
            for winner in winners if phrase.award else [w for w in winners if w.type == "Person"]:
                yield from _won(resolver, drawn, winner, phrase, match, at + 1)
            last = at + 1


def _has_verb(resolver: Resolver, drawn: _Drawn, low: int, high: int) -> bool:
    """Whether a new clause begins between two prizes."""
    start, end = drawn.sketch.starts[low], drawn.sketch.starts[high]
    tree = resolver.tree
    inside = (at for at in range(len(tree.tokens)) if start <= tree[at].start < end)
    return any(
        tree.is_verb(at) and tree[at].dependency in ("ROOT", "conj", "relcl", "advcl") for at in inside
    )


def _won(
    resolver: Resolver, drawn: _Drawn, winner: Named, phrase: AwardPhrase, match: re.Match[str], until: int
) -> Iterator[Found]:
    """The prize of a phrase, with the year and the work that are said right behind it."""
    rest = drawn.sketch.text[until:]
    work, year = _FOR.match(rest), _YEAR.match(rest)
    span = resolver.parsed.passage.locate(*drawn.sketch.plain(match.start(), max(until, match.start() + 1)))
    for prize in complete(phrase, list(drawn.phrases.values()), ""):
        said = {"category": prize.category, "edition": prize.edition}
        said["work"] = drawn.sketch.signs[work["w"]].named.name if work else ""
        said["time"] = _value(resolver, drawn, until + year.start("t")) if year else ""
        qualifiers = tuple(Qualifier(name, value) for name, value in sorted(said.items()) if value)
        award = resolver.cast.meet(prize.award, "Award", "rule", span[0])
        yield Found(winner, "award_won", award, *span, _CONFIDENCE, qualifiers)


def _nominated(resolver: Resolver, drawn: _Drawn, match: re.Match[str]) -> Iterator[Found]:
    """One nomination for each work of `was nominated for the A three times: for V, W and X`."""
    subject = resolver.cast.subject
    if resolver.cast.family(subject.type) != "Person":
        return
    phrase = drawn.phrases[match["a"]]
    span = resolver.parsed.passage.locate(*drawn.sketch.plain(match.start(), match.end()))
    for prize in complete(phrase, [phrase], ""):
        award = resolver.cast.meet(prize.award, "Award", "rule", span[0])
        for sign in drawn.sketch.all(match["w"], "{W}"):
            said = {"category": prize.category, "work": sign.named.name}
            qualifiers = tuple(Qualifier(name, value) for name, value in said.items() if value)
            yield Found(subject, "award_nominated", award, *span, _CONFIDENCE, qualifiers)


def _counted(resolver: Resolver, drawn: _Drawn, relation: str, match: re.Match[str]) -> Iterator[Found]:
    """How many categories the page's work was named in, and how many of them it won."""
    subject, (low, high) = resolver.cast.subject, drawn.sketch.plain(match.start("n"), match.end("n"))
    named = [p for p in drawn.phrases.values() if p.award]
    counted = [a for a in resolver.parsed.amounts if low <= a.start < high]
    if resolver.cast.family(subject.type) != "Work" or not named or not counted:
        return
    said = {"award": named[0].award, "edition": next((p.edition for p in named if p.edition), "")}
    qualifiers = tuple(Qualifier(name, value) for name, value in said.items() if value)
    span = resolver.parsed.passage.locate(*drawn.sketch.plain(match.start(), match.end()))
    yield Found(subject, relation, counted[0].literal, *span, _CONFIDENCE, qualifiers)


def _winners(resolver: Resolver, drawn: _Drawn, match: re.Match[str], group: str) -> list[Named]:
    """Those whom a group names: people, works, or what its last word means."""
    signs = drawn.sketch.all(match[group], "{P}") or drawn.sketch.all(match[group], "{W}")
    if signs:
        first = re.match(r"(?:[Hh]e|[Ss]he)\b", match[group])
        start = match.start(group)
        also = pronoun(resolver, drawn.sketch, start, start + first.end()) if first else None
        return [*([also.named] if also else []), *(_somebody(resolver, sign) for sign in signs)]
    low, high = drawn.sketch.plain(match.start(group), match.end(group))
    cast, own = resolver.cast, "him" if resolver.cast.is_he else "her"
    if match[group] == own and cast.subject.type == "Person":
        return [cast.subject]  # `W, in which Bob Dean was her partner, brought her the A`
    found: Sign | None = pronoun(resolver, drawn.sketch, match.start(group), match.end(group))
    if found is not None:
        return [found.named]
    token = next((at for at in range(len(resolver.tree.tokens)) if resolver.tree[at].end == high), None)
    meant = resolver.refer(token) if token is not None and high > low else None
    if meant is None or not isinstance(meant.value, Named) or meant.value.name[:1] == "(":
        return []
    return [resolver.cast.current(meant.value)]


def _somebody(resolver: Resolver, sign: Sign) -> Named:
    named = resolver.cast.current(sign.named)
    return named if named.type in ("Person",) or resolver.cast.family(named.type) == "Work" else replace(
        named, type="Person", type_source="signature"
    )  # fmt: skip


def _value(resolver: Resolver, drawn: _Drawn, at: int) -> str:
    """The date that begins at a place of the sketch."""
    low = drawn.sketch.starts[at]
    return next((d.literal.value for d in resolver.parsed.dates if d.start <= low < d.end), "")


def _draw(resolver: Resolver, sentence: Span) -> _Drawn:
    """The sentence's sketch with a sign for each prize, its category with it."""
    plain = sketch(resolver, sentence)
    low, high = plain.starts[0], plain.starts[-1]
    phrases = [a for a in resolver.parsed.awards if low <= a.start and a.end <= high]
    return _Drawn(*_with_prizes(plain, phrases)) if phrases else _Drawn(plain, {})


def _with_prizes(plain: Sketch, phrases: Sequence[AwardPhrase]) -> tuple[Sketch, dict[str, AwardPhrase]]:
    text, starts, signs, found, at = "", list[int](), dict(plain.signs), dict[str, AwardPhrase](), 0
    for number, phrase in enumerate(phrases):
        inside = [i for i in range(at, len(plain.text)) if phrase.start <= plain.starts[i] < phrase.end]
        if not inside:
            continue
        sign = chr(_FIRST_PRIZE + number)
        text += plain.text[at : inside[0]] + sign
        starts += [*plain.starts[at : inside[0]], phrase.start]
        signs[sign] = Sign(Named(phrase.award, "Award", "rule"), phrase.start, phrase.end)
        found[sign] = phrase
        at = inside[-1] + 1
    text += plain.text[at:]
    starts += plain.starts[at:]
    return Sketch(text, tuple(starts), signs), found

"""How the order of words tells in passing what other sentences say outright: first nights, openings, homes, graves, parts."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import is_person_noun
from builder.extraction.english.said.sayings import Saying, alone
from builder.extraction.english.word_order.sketch import Sketch

_SENTENCE = re.compile(r"\. |\.?\n(?=.{40})")
_PERSON, _SCREEN = ("Person",), ("Film", "Series", "Programme")
_WHO = r"(?:{P}|\b[Hh]e|\b[Ss]he)"
_GIVEN = r"(?:heard|performed|given|staged|shown|played|sung|presented|screened)"
_ACTS = re.compile(r"\b(?:actor|actress|comedian|comedienne|performer)\b")
_COMPOSES, _WRITES = (
    re.compile(r"\bcomposer\b"),
    re.compile(r"\b(?:novelist|writer|poet|playwright|dramatist)\b"),
)
_SMALL = r"an? (?:(?:short|small|brief|fleeting|tiny|minor|uncredited|silent|memorable|bit|walk-on),? (?:and )?){1,3}(?:scene|appearance|cameo|part|role|turn)"
_UNFINISHED = r"\bleaving (?P<s>{W}) (?:unfinished|incomplete|without an ending|half-finished|a fragment)\b"
_LANDS = r"(?:prefectures|provinces|counties|states|districts|cantons|regions|departments|countries|municipalities)"


def _own_noun(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether `the link` that somebody opened is what the page is about, as its opening calls it."""
    noun, parsed = match["noun"].removeprefix("the "), resolver.parsed
    before = parsed.document[: parsed.passage.starts[drawn.starts[0]]][:400]
    called = rf"\ban? (?:[\w-]+ ){{0,3}}{noun}\b"
    return (
        noun == "it" or noun in resolver.cast.subject.name.lower().split() or bool(re.search(called, before))
    )


def _of_actor(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the page is about somebody who acts, by what it says first."""
    return _ACTS.search(_about(resolver)) is not None


def _by_composer(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return alone(resolver, drawn, match) and _COMPOSES.search(_about(resolver)) is not None


def _by_writer(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return alone(resolver, drawn, match) and _WRITES.search(resolver.cast.description) is not None


def _of_another(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether `the composer's death` is that of the one named before, and not of the page's own composer."""
    noun = match["noun"]
    return is_person_noun(noun) and re.search(rf"\b{noun}\b", _about(resolver)) is None


def _about(resolver: Resolver) -> str:
    """What the page says first of its subject."""
    return f"{resolver.cast.description} {_SENTENCE.split(resolver.parsed.document[:300])[0]}"


SAID_IN_PASSING = (
    Saying("death_date", r"(?P<s>{X})(?:(?!{X})[^;.]){0,40}? (?:until|before|after) the (?P<noun>[a-z]+)['’]s death in (?P<d>{DATE})", 0.83,
           then=_of_another),
    Saying("birth_date", r"(?P<s>{X}), (?:(?!{X})[^;.]){0,80}?\bwho lived from (?:about )?(?P<d>{DATE}) (?:to|until) {DATE}", 0.87),
    Saying("death_date", r"(?P<s>{X}), (?:(?!{X})[^;.]){0,80}?\bwho lived from (?:about )?{DATE} (?:to|until) (?P<d>{DATE})", 0.87),
    Saying("screenwriter", rf"(?P<o>{_WHO}) (?:\w+ )?(?:had a hand in|worked on|contributed to|collaborated on|helped (?:to write|with)) the (?:screenplay|script)\b"
           r"(?! (?:of|for) )", 0.85, _SCREEN),
    Saying("screenwriter", rf"(?P<o>{_WHO}) (?:was|became) one of the (?:writers|screenwriters|scriptwriters) of (?P<s>{{W+}})", 0.86),
    Saying("release_date", rf"(?P<s>{{W}}) (?:was|were) first {_GIVEN}\b(?:(?!{{W}})[^;.]){{0,60}}? (?:in|on) (?P<d>{{DATE}})", 0.86),
    Saying("release_date", r"\b(?:[Ii]ts|[Tt]he) first (?:public )?(?:showing|screening|performance|night) (?:took place|was|came)\b(?:(?!{W})[^;.]){0,60}? (?:in|on) "
           r"(?P<d>{DATE})", 0.86, ("Work",)),
    Saying("opening_date", r"\b(?:opened|inaugurated) (?P<noun>it|the [a-z]+) (?:officially |formally )?(?:in|on) (?P<d>{DATE})", 0.85,
           ("Place", "Organization"), _own_noun),
    Saying("launch_date", r"\b(?:at|for) (?:the|her|its) launch(?:ing)? (?:in|on) (?P<d>{DATE})", 0.85, ("Thing",)),
    Saying("home_ground", r"\b(?:[Ii]ts |[Tt]heir )?[Hh]ome(?: ground)? (?:since {DATE} )?(?:has been|is|since {DATE} is) (?:the )?(?P<o>{X})", 0.85,
           ("Organization",)),
    Saying("located_in", rf"(?P<s>{{X}}|\b[Ii]t|\b[Tt]he (?:mountain|park|lake|range|forest|island|city|town)\b)[^;.]{{0,50}}? straddles "
           rf"(?:the (?:border|boundary) (?:of|between) )?(?:the (?:border of the )?{_LANDS} of )?(?P<o>{{X}},? and {{X}})", 0.85),
    Saying("burial_place", rf"(?P<s>{_WHO}) lies (?:buried )?(?:beside|next to|with) [^;.]{{1,60}}? in (?:the cemetery (?:of|in|at) )?(?P<o>{{X}})", 0.85),
    Saying("starring", rf"(?P<o>{_WHO}) (?:had|made|gave) {_SMALL}(?: as (?P<r>[^,;.]{{2,40}}?))? in (?:{{P}}'s )?(?P<s>{{W}})", 0.86),
    Saying("starring", rf"\band (?:also )?(?:had|made|gave) {_SMALL}(?: as (?P<r>[^,;.]{{2,40}}?))? in (?:{{P}}'s )?(?P<s>{{W}})", 0.84, _PERSON, alone),
    Saying("starring", rf"(?P<o>{_WHO}) was (?:also |again )?in (?P<s>{{W+}})", 0.84, then=_of_actor),
    Saying("starring", r"\b(?:appeared|acted|starred) (?:as [^,;.]{2,30}? )?in an? (?:[\w-]+ ){1,4},? ?(?P<s>{W})", 0.84, _PERSON, alone),
    Saying("award_won", r"\b(?:[Oo]n|[Ii]n) (?P<t>{DATE}),? (?:(?!{DATE}|\b(?:nobody|no|none|few)\b)[^;.,]){3,60} (?:handed|gave|awarded|presented) (?P<s>him|her) (?:with )?(?:the|an?) "
           r"(?P<o>{N})", 0.86),
    Saying("composer", _UNFINISHED, 0.84, _PERSON, _by_composer),
    Saying("author", _UNFINISHED, 0.84, _PERSON, _by_writer),
    Saying("author", r"\b(?:edition|reprint|copy|copies|publication|manuscript) of (?P<s>{W}),? by (?P<o>{P})", 0.86),
)  # fmt: skip

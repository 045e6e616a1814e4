"""Kin of whom a page is about, told by the order of words: `the youngest of the three children of A and his wife B`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.word_order.sketch import Sign, Sketch, matches, sketch
from builder.findings import Named
from schemas.text import Span

_RANK = r"(?:youngest|eldest|oldest|only|first|second|third|fourth|fifth|sixth|one)"
_CHILDREN = r"(?:children|sons|daughters|siblings|brothers|sisters)"
_CHILD = r"(?:child|son|daughter)"
_TOLD = r"(?:, [^,;.]*,)?"
# A first name alone is often taken for a place or for nothing.
_NAME = "(?:{P}|{L}|{X})"
_BORN_TO = (
    rf"(?:^|[Hh]e (?:was|is) |[Ss]he (?:was|is) |, | as )(?:the )?{_RANK}(?: {_CHILD})?(?: of (?:the "
    rf")?(?:[\w-]+ )?{_CHILDREN})?(?: of|"
    rf" born to) "
    rf"(?P<a>{{P}}|{{X}}(?=, an? [a-z])){_TOLD}"
    rf"(?: and (?:of )?(?:his (?:\w+ )?wife,? (?:the (?:[a-z-]+ ){{1,3}})?)?(?P<b>{_NAME}))?"
)
_PARENTS = rf"\b(?:[Bb]oth )?(?:[Hh]is|[Hh]er) parents,? (?P<a>{_NAME}) and (?P<b>{_NAME})"
_THEIRS = (
    rf"\b[Tt]heir (?:only |elder |younger |eldest |first |second )?{_CHILD},? (?P<c>{_NAME})(?=,| became| was|"
    rf" is|;|\.)"
)
_OF_THEIRS = rf"(?P<c>{_NAME}), (?:the )?{_RANK}(?: {_CHILD})? of (?:their|his|her) (?:[\w-]+ )?{_CHILDREN}\b"
_WED = (
    r"(?P<s>{P}), (?:his|her) (?:first|second|third|fourth|fifth|last|former|late) (?:wife|husband)(?=[,;.])"
)
_SIBLINGS = rf"\b[Tt]he (?:twin |two )?(?:brothers|sisters|siblings) (?P<a>{_NAME}),? and (?P<b>{{P}})"
_SEVERAL = (
    r"\b(?:[Hh]is|[Hh]er) (?:(?:former|earlier|two|three|four|five|first two) )?"
    r"(?P<kin>wives|husbands|sons|daughters|children|brothers|sisters) (?:have |had )?(?:included?|are|were) "
    r"(?P<list>{P+})"
)
_CHILD_OF = re.compile(rf"\b{_CHILD} of [^,;.]*$")
_OF_KIN = {"wives": "spouse", "husbands": "spouse", "brothers": "sibling", "sisters": "sibling"}
_CONFIDENCE = 0.85


def read_kinship(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Parents, children and spouses of the page's subject, and siblings whoever they are."""
    subject, drawn = resolver.cast.subject, sketch(resolver, sentence)
    locate = resolver.parsed.passage.locate
    for match in matches(_SIBLINGS, drawn.text):
        one, other = drawn.signs[match["a"]], drawn.signs[match["b"]]
        if " " in other.named.name:
            span = locate(*drawn.plain(match.start(), match.end()))
            yield Found(_sharing(one, other), "sibling", _person(other), *span, _CONFIDENCE)
    if resolver.cast.family(subject.type) != "Person":
        return
    for one_end, relation, other_end, match in _listed(drawn, subject):
        span = locate(*drawn.plain(match.start(), match.end()))
        yield Found(one_end, relation, other_end, *span, _CONFIDENCE)
    for pattern in (_BORN_TO, _PARENTS, _THEIRS, _OF_THEIRS, _WED):
        for match in matches(pattern, drawn.text):
            if match[0][0] == "," and _CHILD_OF.search(drawn.text[: match.start()]):
                continue  # `a son of Ann Lee, the youngest of the sons of Bob Lee`, said of Ann
            span = locate(*drawn.plain(match.start(), match.end()))
            for group, sign in match.groupdict().items():
                if sign is None or drawn.signs[sign].named.name == subject.name:
                    continue
                other_end = _person(drawn.signs[sign])
                ends = (other_end, subject) if group == "c" else (subject, other_end)
                yield Found(ends[0], "spouse" if group == "s" else "parent", ends[1], *span, _CONFIDENCE)
                theirs = group == "c" and "heir" in match[0]
                couple = resolver.cast.couple(span[0]) if theirs else ()
                for parent in couple if subject.name in [one.name for one in couple] else ():
                    if parent.name not in (subject.name, other_end.name):
                        yield Found(other_end, "parent", parent, *span, _CONFIDENCE)


def _listed(drawn: Sketch, subject: Named) -> Iterator[tuple[Named, str, Named, re.Match[str]]]:
    """Kin of the page's subject who are told in one list: `his wives included A, B and C`."""
    for match in matches(_SEVERAL, drawn.text):
        relation = _OF_KIN.get(match["kin"], "parent")
        for sign in drawn.all(match["list"], "{P}"):
            ends = (subject, _person(sign)) if relation != "parent" else (_person(sign), subject)
            yield ends[0], relation, ends[1], match


def _sharing(one: Sign, other: Sign) -> Named:
    """The first of two siblings by the last name that only the second bears in full: `Ann and Mary Lee`."""
    given = one.named.name
    name = given if " " in given else f"{given} {other.named.name.rsplit(' ', 1)[1]}"
    return Named(name, "Person", "signature")


def _person(sign: Sign) -> Named:
    return Named(sign.named.name, "Person", "signature")

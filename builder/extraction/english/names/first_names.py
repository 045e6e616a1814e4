"""First names of kin, which mean nobody of another family: `Lewis Terman's son Frederick` is no Frederick Olmsted."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from schemas.text import Span

_FIRST = r"[A-ZÀ-Þ][^\W\d_A-ZÀ-Þ]+"
_KIN = re.compile(
    rf"(?:\b(?:[Hh](?:is|er)|[Tt]heir)|(?P<owner>{_FIRST}(?: (?:{_FIRST}|[A-Z]\.))+)['’]s?) (?:[a-z-]+ ){{0,3}}"
    rf"(?:sons?|daughters?|child(?:ren)?|brothers?|sisters?|father),? "
    rf"(?P<names>{_FIRST}(?:(?:, and|,| and) {_FIRST})*)(?! [A-ZÀ-Þ]|['’]|\w)"
)


def note_first_names(resolver: Resolver, sentence: Span) -> None:
    """Tell the cast of the first names in a sentence whose owners are of a known family."""
    tree, cast, parsed = resolver.tree, resolver.cast, resolver.parsed
    low, high = tree[sentence.start].start, tree[sentence.end - 1].end
    person = cast.family(cast.subject.type) == "Person" and " " in cast.subject.name
    for said in _KIN.finditer(parsed.passage.plain, low, high):
        if said["owner"] is None and not person:
            continue
        names = [parsed.name(at) for at in range(sentence.start, sentence.end)]
        people = {resolver.words(n.start, n.end) for n in names if n is not None and n.type == "Person"}
        people |= {said["owner"]} if said["owner"] else {cast.subject.name}
        families = {name.split()[-1] for name in people if " " in name}
        for first in re.findall(_FIRST, said["names"]):
            cast.stand_alone(first, families)

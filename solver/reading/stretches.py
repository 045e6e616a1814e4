"""Which stretch of an English sentence says what is asked: `A beat B, and C lost to D` tells of two matches."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from retriever.text.inflections import stems
from solver.language import folded

_APPOSED = re.compile(
    r", (?:(?:the|an?|his|her|its|their|then|now|once|later|himself|herself|born)\b|who\b|whose\b|which\b)[^,;:.]*(?=,)"
)
"""What stands between two commas and only says who somebody is."""

_STOP = re.compile(r"[;:](?=\s)|,(?!\d)|\s[—–]\s|\b(?:and|but|while|whereas|although|though|when|only to)\b")
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_PLAIN = frozenset(
    "a an the who whom whose which what when where that this of in on at by for with from to as and or but while is "
    "was were are be been had has have did do does he she it his her its their him them they one other not".split()
)


def stretches_said(text: str, asking: str) -> list[list[tuple[int, int]]]:
    """The stretches of a sentence that say something of a question, as parts from and to which character, that which
    says most first: more of its names and numbers, then of its other words. Where what is apposed parts one, the part
    that says most stands before it; those that say as much are one.
    """
    names, words = _asked(asking)
    found: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for one in _stretches(text):
        found.setdefault(_said(_words(text, one), names, words), []).extend(one)
    ranked = [found[said] for said in sorted(found, reverse=True) if said != (0, 0)]
    return [part for one in ranked for part in _narrowed(text, one, names, words)]


def _narrowed(
    text: str, parts: list[tuple[int, int]], names: set[str], words: Sequence[frozenset[str]]
) -> Iterator[list[tuple[int, int]]]:
    said = [_said(text[low:high], names, words) for low, high in parts]
    if len(parts) > 1 and said.count(max(said)) == 1:
        yield [parts[said.index(max(said))]]
    yield parts


def within(start: int, end: int, stretches: Sequence[tuple[int, int]]) -> bool:
    """Whether what stands from and to some character stands in one of the stretches."""
    return any(low <= start and end <= high for low, high in stretches)


def _stretches(text: str) -> list[list[tuple[int, int]]]:
    """A sentence cut at its commas and conjunctions, what is apposed a stretch of its own, and what stands around it
    another.
    """
    apposed = [m.span() for m in _APPOSED.finditer(text)]
    stops = [m.span() for m in _STOP.finditer(text)]
    stops = [s for s in stops if not any(a <= s[0] <= b for a, b in apposed)]
    bounds = [0, *(end for _, end in stops)], [*(start for start, _ in stops), len(text)]
    found = []
    for low, high in zip(*bounds, strict=True):
        inside = [(a, b) for a, b in apposed if low <= a and b < high]
        edges = [low, *(b + 1 for _, b in inside)], [*(a for a, _ in inside), high]
        found.append([(a, b) for a, b in zip(*edges, strict=True) if a < b])
    return [*(one for one in found if one), *([(low + 1, high)] for low, high in apposed)]


def _words(text: str, parts: Sequence[tuple[int, int]]) -> str:
    return " ".join(text[low:high] for low, high in parts)


def _asked(asking: str) -> tuple[set[str], list[frozenset[str]]]:
    """The names and numbers of a question, folded word by word, and the stems of its other words."""
    found = list(_WORD.finditer(asking))
    named = {folded(m[0]).removesuffix("'s") for m in found[1:] if m[0][:1].isupper() or m[0].isdigit()}
    named -= _PLAIN
    others = dict.fromkeys(folded(m[0]) for m in found)
    return named, [stems(w) | {w} for w in others if w not in _PLAIN and w.removesuffix("'s") not in named]


def _said(text: str, names: set[str], words: Sequence[frozenset[str]]) -> tuple[int, int]:
    """How many of the names, and of the other words, a text says."""
    here = [folded(m[0]) for m in _WORD.finditer(text)]
    bare = {word.removesuffix("'s").removesuffix("’s") for word in here}
    stemmed = {stem for word in bare for stem in (*stems(word), word)}
    return len(names & bare), sum(not forms.isdisjoint(stemmed) for forms in words)

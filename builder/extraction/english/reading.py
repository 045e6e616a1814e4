"""A chunk made ready for the parser: markup and brackets taken out, odd titles replaced by one word.

Every character of the plain text remembers the document range it stands for, so offsets survive.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass

from schemas.text import Span

# A proper noun that the parser never splits or reads as a verb; it stands for a title while parsing.
STAND_IN = "Casablanca"

_EMPHASIS = re.compile(r"(?P<mark>\*{1,3}|(?<!\w)_)(?=\S)(?P<inside>[^*_\n]{1,120}?)(?<=\S)(?P=mark)(?!\w)")
_QUOTED = re.compile(
    r"“(?P<a>[^“”\n]{1,100})”|(?<!\w)\"\s?(?P<b>[^\"\n]{1,100})\"(?!\w)|‘(?P<c>[^‘’\n]{1,80})’(?!\w)"
)
_CITATION = re.compile(r"\[(?:\d{1,3}|[a-z]|citation needed|note \d+)\]")
_BRACKET = re.compile(r"\s*[(（](?P<inside>[^()（）\n]*(?:[(（][^()（）\n]*[)）][^()（）\n]*)*)[)）]")
_MARKUP = re.compile(r"^#{1,6}\s+|^\s*[-*]\s+(?=\S)|`", re.MULTILINE)
_LINK = re.compile(r"\[(?P<inside>[^\[\]\n]+)\]\([^()\s]*\)")
_WORD = re.compile(r"[^\W_]+(?:['’.-][^\W_]+)*")
_SMALL = frozenset(
    "a an the of and in on at to for from with by or de la le el und der die das vs & s".split()
)


@dataclass(frozen=True, slots=True)
class Aside:
    """A bracket taken out: document range of its inside, and where it stood in the plain text."""

    start: int
    end: int
    anchor: int


@dataclass(frozen=True, slots=True)
class Passage:
    """`plain` is what the parser sees; `starts`, `ends` give each character's document range.

    `titles` are ranges of the plain text that typography (or the page itself) marks as a title.
    """

    plain: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    asides: tuple[Aside, ...]
    titles: tuple[Span, ...]

    def locate(self, start: int, end: int) -> tuple[int, int]:
        """The document range of a range of the plain text."""
        return self.starts[start], self.ends[end - 1]


def read(text: str, offset: int, *, title: str = "") -> Passage:
    """Make the text of a chunk that starts at document offset `offset` ready.

    `title` is the page's own name: where a parser would stumble over it, it gets the stand-in too.
    """
    cuts, titles = _plan(text, title)
    plain: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    asides: list[Aside] = []
    spans: list[Span] = []
    here = 0
    for cut in sorted([*cuts, *titles], key=lambda c: (c.start, -c.end)):
        if cut.start < here:
            continue
        _copy(text, here, cut.start, offset, plain, starts, ends)
        if cut.kind == "title":
            at = len(starts)
            inner = text[cut.inner_start : cut.inner_end]
            word = STAND_IN if _is_odd(inner) else inner
            if word == inner:
                _copy(text, cut.inner_start, cut.inner_end, offset, plain, starts, ends)
            else:
                plain.append(word)
                starts.extend([offset + cut.inner_start] * len(word))
                ends.extend([offset + cut.inner_end] * len(word))
            spans.append(Span(at, len(starts)))
        elif cut.kind == "aside":
            asides.append(Aside(offset + cut.inner_start, offset + cut.inner_end, len(starts)))
        else:
            _copy(text, cut.inner_start, cut.inner_end, offset, plain, starts, ends)
        here = cut.end
    _copy(text, here, len(text), offset, plain, starts, ends)
    return Passage("".join(plain), tuple(starts), tuple(ends), tuple(asides), tuple(spans))


def looks_like_title(words: str) -> bool:
    """Capitalised as titles are: first and last word and every word but the small ones."""
    found = _WORD.findall(words)
    if not found or len(found) > 12 or words.rstrip().endswith((",", ";")):
        return False
    strong = [w for w in found if w.lower() not in _SMALL]
    return (
        bool(strong)
        and found[0][0].isupper() | found[0][0].isdigit()
        and all(w[0].isupper() or w[0].isdigit() for w in strong)
    )


def title_at(passage: Passage, start: int, end: int) -> Span | None:
    """The title whose range covers these plain offsets, if any."""
    position = bisect_left([t.end for t in passage.titles], end)
    if position < len(passage.titles) and passage.titles[position].start <= start:
        return passage.titles[position]
    return None


@dataclass(frozen=True, slots=True)
class _Cut:
    start: int
    end: int
    inner_start: int
    inner_end: int
    kind: str


def _plan(text: str, title: str) -> tuple[list[_Cut], list[_Cut]]:
    cuts = [_Cut(m.start(), m.end(), m.end(), m.end(), "drop") for m in _CITATION.finditer(text)]
    cuts += [_Cut(m.start(), m.end(), m.end(), m.end(), "drop") for m in _MARKUP.finditer(text)]
    cuts += [_Cut(*m.span(), *m.span("inside"), "keep") for m in _LINK.finditer(text)]
    links = [(c.start, c.end) for c in cuts if c.kind == "keep"]
    cuts += [
        _Cut(*m.span(), *m.span("inside"), "aside")
        for m in _BRACKET.finditer(text)
        if not any(a < m.end() and m.start() < b for a, b in links)
    ]
    titles = []
    for m in _EMPHASIS.finditer(text):
        kind = "title" if looks_like_title(m["inside"]) and m["mark"] != "**" else "keep"
        titles.append(_Cut(*m.span(), *m.span("inside"), kind))
    for m in _QUOTED.finditer(text):
        group = next(g for g in "abc" if m[g] is not None)
        inside = m[group]
        start = m.start(group) + len(inside) - len(inside.lstrip())
        end = m.end(group) - (len(inside) - len(inside.rstrip(" ,.")))
        if start < end and looks_like_title(text[start:end]):
            titles.append(_Cut(m.start(), m.end(), start, end, "title"))
    if _is_odd(title):
        own = re.finditer(rf"(?<!\w){re.escape(title)}(?!\w)", text)
        titles.extend(_Cut(*m.span(), *m.span(), "title") for m in own)
    return cuts, titles


def _is_odd(title: str) -> bool:
    """Whether a parser may stumble: several words with a small one, a comma, a digit, or a verb form."""
    words = _WORD.findall(title)
    if len(words) < 2:
        return False
    return (
        any(not w[0].isupper() for w in words)
        or any(c in title for c in ",:;!?'’&/.–")
        or any(w.endswith(("ing", "ed")) for w in words)
        or words[0] in {"The", "A", "An", "My", "Who", "How", "What", "From", "In", "On", "To", "All"}
    )


def _copy(
    text: str, start: int, end: int, offset: int, plain: list[str], starts: list[int], ends: list[int]
) -> None:
    plain.append(text[start:end])
    starts.extend(range(offset + start, offset + end))
    ends.extend(range(offset + start + 1, offset + end + 1))

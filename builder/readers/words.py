"""Words under construction: white space made single, and the places of italics, links and line breaks kept."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from builder.language import has_han
from builder.readers.page import Link
from schemas.text import Span

Part = TypeVar("Part")

BREAK = "\n"
_STOPS = ";,，；、 "
_MARKS = frozenset("。，、；：！？（）《》“”‘’「」『』…—·")
_BLANK = " \t\n\r\x0b\x0c\x1c\x1d\x1e\x1f\x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000\u200b\ufeff" + "".join(
    map(chr, range(0x2000, 0x200B))
)
_RUN = re.compile(r"[^\S ][\s\u200b\ufeff]*| [\s\u200b\ufeff]+|[\u200b\ufeff][\s\u200b\ufeff]*")


@dataclass(frozen=True, slots=True)
class Words:
    """A line's words, which of them are in italics, and which lead to another page."""

    text: str
    emphasis: tuple[Span, ...] = ()
    links: tuple[Link, ...] = ()

    def cut(self, start: int, end: int) -> Words:
        """The part between two places, without the space around it."""
        place = _trimmed(self.text, start, end)
        start, end = place.start, place.end
        return Words(
            self.text[start:end],
            tuple(
                Span(e.start - start, e.end - start)
                for e in self.emphasis
                if start <= e.start and e.end <= end
            ),
            tuple(
                Link(k.start - start, k.end - start, k.target)
                for k in self.links
                if start <= k.start and k.end <= end
            ),
        )

    def items(self) -> list[Words]:
        """The parts between line breaks that hold something."""
        found: list[Words] = []
        start = 0
        for piece in self.text.split(BREAK):
            if piece.strip():
                found.append(self.cut(start, start + len(piece)))
            start += len(piece) + 1
        return found


@dataclass(slots=True)
class Inline:
    """Gathers words; any run of white space becomes one space, none between Chinese characters."""

    parts: list[str] = field(default_factory=list)
    length: int = 0
    _emphasis: list[Span] = field(default_factory=list)
    _links: list[Link] = field(default_factory=list)
    _space: str = ""

    def add(self, text: str) -> None:
        """Append text; a space at its edges is kept until words follow."""
        body = text.strip(_BLANK)
        if not body:
            self._due(text)
            return
        lead = text[: text.index(body[0])]
        self._due(lead)
        left = self._after_bracket(body)
        body = left.lstrip(_BLANK)
        self._due(left[: len(left) - len(body)])
        if not body:
            return
        self._settle(body)
        self._append(_RUN.sub(_one_space, body))
        self._due(text[len(text.rstrip(_BLANK)) :])

    def add_break(self) -> None:
        """A line break that stays one."""
        self._space = ""
        if self.parts and self.parts[-1] != BREAK:
            self._append(BREAK)

    def start(self) -> int:
        """Where the next word will stand, or the space before it."""
        return self.length

    def emphasise(self, start: int) -> None:
        """What was added since `start` is in italics."""
        if self.length > start:
            self._emphasis.append(Span(start, self.length))

    def link(self, start: int, target: str) -> None:
        """What was added since `start` leads to the page titled so."""
        if self.length > start and target:
            self._links.append(Link(start, self.length, target))

    def finish(self) -> Words:
        """All words, with breaks inside but not at the end."""
        text = "".join(self.parts)
        emphasis = (_trimmed(text, span.start, span.end) for span in self._emphasis)
        links = ((_trimmed(text, link.start, link.end), link.target) for link in self._links)
        return Words(
            text,
            tuple(span for span in emphasis if span.start < span.end),
            tuple(
                Link(span.start, span.end, target)
                for span, target in links
                if span.start < span.end and BREAK not in text[span.start : span.end]
            ),
        ).cut(0, len(text))

    def _after_bracket(self, body: str) -> str:
        """What goes on after a bracket whose first words were no text: without its stops, or without the bracket."""
        last = self.parts[-1] if self.parts else ""
        if last[-1:] not in ("(", "（"):
            return body
        body = body.lstrip(_STOPS)
        if body[:1] in (")", "）"):
            self.parts[-1] = last[:-1].rstrip(" ")
            self._shorten(len(last) - len(self.parts[-1]))
            if not self.parts[-1]:
                self.parts.pop()
            return body[1:]
        return body

    def _shorten(self, less: int) -> None:
        """Words at the end were taken away: nothing reaches beyond what is left."""
        self.length -= less
        end = self.length
        self._emphasis = [Span(e.start, min(e.end, end)) for e in self._emphasis if e.start < end]
        self._links = [Link(k.start, min(k.end, end), k.target) for k in self._links if k.start < end]

    def _due(self, blank: str) -> None:
        """A space is to be written before the next word."""
        if blank:
            self._space = BREAK if "\n" in blank else self._space or " "

    def _settle(self, word: str) -> None:
        """Write the space that is due before a word."""
        space, self._space = self._space, ""
        last = self.parts[-1][-1:] if self.parts else BREAK
        if not space or last in (BREAK, " "):
            return
        if not (space == BREAK and _is_chinese(last) and _is_chinese(word[:1])):
            self._append(" ")

    def _append(self, text: str) -> None:
        self.parts.append(text)
        self.length += len(text)


def _one_space(run: re.Match[str]) -> str:
    """What stands for a run of white space inside a text."""
    text = run.string
    if "\n" in run[0] and _is_chinese(text[run.start() - 1]) and _is_chinese(text[run.end()]):
        return ""
    return " "


def _is_chinese(character: str) -> bool:
    return has_han(character) or character in _MARKS


def joined(items: Sequence[Words]) -> tuple[Words, tuple[Span, ...]]:
    """Items in one line, and where each stands: `甲、乙` or `one; two`."""
    separator = "、" if any(has_han(item.text) for item in items) else "; "
    return concatenated(items, separator)


def concatenated(items: Sequence[Words], separator: str) -> tuple[Words, tuple[Span, ...]]:
    """Items with a separator between, and where each stands."""
    places: list[Span] = []
    at = 0
    for item in items:
        places.append(Span(at, at + len(item.text)))
        at += len(item.text) + len(separator)
    return (
        Words(
            separator.join(item.text for item in items),
            tuple(
                Span(p.start + e.start, p.start + e.end)
                for p, e in _each(places, [i.emphasis for i in items])
            ),
            tuple(
                Link(p.start + k.start, p.start + k.end, k.target)
                for p, k in _each(places, [i.links for i in items])
            ),
        ),
        tuple(places),
    )


def _trimmed(text: str, start: int, end: int) -> Span:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return Span(start, end)


def _each(places: Sequence[Span], parts: Sequence[Sequence[Part]]) -> Iterator[tuple[Span, Part]]:
    for place, own in zip(places, parts, strict=True):
        for part in own:
            yield place, part

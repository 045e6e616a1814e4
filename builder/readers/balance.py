"""Takes out of wikitext what makes its parser slow and says nothing: comments, notes, marks that never close."""

from __future__ import annotations

import re

_COMMENT = re.compile(r"<!--|-->")
_MARK = re.compile(
    r"\{\{|\}\}|\[\[|\]\]|\{\||\n[ \t:]*\|\}|<(?P<close>/?)(?P<tag>[a-zA-Z]{1,12})\b(?P<rest>[^<>]{0,2000})>"
)
_CLOSES = {"}}": "{{", "]]": "[["}
_NOTES = frozenset(
    "ref gallery math chem score timeline graph imagemap source syntaxhighlight templatestyles".split()
)
_ALONE = frozenset("br hr wbr".split())
_LINES = frozenset("p li dd dt div center blockquote tr td th caption".split())
_KEPT = frozenset("nowiki poem i b em cite".split())
_EXTERNAL = re.compile(r"\[(?:https?:)?//[^\s\[\]<>\"]{1,2000}(?P<words>[^\[\]\n]{0,500})\]")
_LOOSE_EXTERNAL = re.compile(r"\[(?=(?:[a-zA-Z]{2,10}:)?//|mailto:)")
_LIST = re.compile(r"\n(?!:*\{\|)[*#:;]+[ \t]*")
_DEEPEST = 24  # constructs inside each other; deeper ones lose their marks


def without_comments(text: str) -> str:
    """The text without `<!-- … -->`; one that never closes hides the rest."""
    parts: list[str] = []
    place, hidden = 0, False
    for match in _COMMENT.finditer(text):
        if match[0] == "<!--" and not hidden:
            parts.append(text[place : match.start()])
            hidden = True
        elif match[0] == "-->" and hidden:
            place, hidden = match.end(), False
    return "".join(parts) if hidden else "".join(parts) + text[place:]


def balanced(text: str) -> str:
    """The text with every template, link, table and tag closed, none deeper than _DEEPEST, in linear time.

    List marks become empty lines, block tags line breaks. Notes (`<ref>…</ref>`, formulas, galleries) go,
    and so do other tags that say nothing of the words, and marks without a partner.
    """
    text = _LIST.sub("\n\n", "\n" + without_comments(text))
    text = _EXTERNAL.sub(lambda found: found["words"].strip(), text)
    text = _LOOSE_EXTERNAL.sub("", text)
    cuts = _Cuts()
    for match in _MARK.finditer(text):
        if match["tag"] is not None:
            cuts.tag(match)
        elif match[0] in ("{{", "[[", "{|"):
            cuts.open(match[0], match.start(), match.end())
        else:
            closes = _CLOSES.get(match[0], "{|")
            start = match.end() - 2
            cuts.close(closes, start, match.end())
    return cuts.apply(text)


class _Cuts:
    """Which ranges of the text are replaced, and by what."""

    def __init__(self) -> None:
        self._open: list[tuple[str, int, int]] = []
        self._counts: dict[str, int] = {}
        self._cuts: list[tuple[int, int, str]] = []

    def open(self, name: str, start: int, end: int) -> None:
        self._open.append((name, start, end))
        self._counts[name] = self._counts.get(name, 0) + 1

    def close(self, name: str, start: int, end: int) -> None:
        """Close the innermost of this name; what was opened inside and not closed is no mark."""
        if not self._counts.get(name):
            self._cuts.append((start, end, ""))
            return
        while True:
            opened, first, last = self._open.pop()
            self._counts[opened] -= 1
            if opened == name:
                break
            self._cuts.append((first, last, ""))
        if name in _NOTES:
            self._cuts.append((first, end, ""))
        elif len(self._open) >= _DEEPEST:
            self._cuts += [(first, last, ""), (start, end, "")]

    def tag(self, match: re.Match[str]) -> None:
        name = match["tag"].lower()
        start, end = match.span()
        if name in _ALONE:
            self._cuts.append((start, end, "<br>"))
        elif name in _LINES:
            self._cuts.append((start, end, "\n"))
        elif match["rest"].endswith("/") or name not in _NOTES | _KEPT:
            self._cuts.append((start, end, ""))
        elif match["close"]:
            self.close(name, start, end)
        else:
            self.open(name, start, end)

    def apply(self, text: str) -> str:
        """The text after all cuts; of nested ones the outermost stands."""
        self._cuts += [(start, end, "") for _, start, end in self._open]
        parts: list[str] = []
        place = 0
        for start, end, instead in sorted(self._cuts, key=lambda cut: (cut[0], -cut[1])):
            if start < place:
                continue
            parts += [text[place:start], instead]
            place = end
        return "".join(parts) + text[place:]

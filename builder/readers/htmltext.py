"""Writes the words of an HTML tree: blocks as lines, headings, italics, links, tables and infoboxes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from urllib.parse import unquote

from selectolax.lexbor import LexborNode

from builder.readers.page import RowKind
from builder.readers.words import Inline, Words
from builder.readers.writer import Field, TableCell, Writer

_BLOCKS = frozenset(
    "address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form header "
    "hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul html".split()
)
_SKIPPED = frozenset(
    "script style noscript template head nav button select input textarea svg canvas iframe object audio video math "
    "form map dialog".split()
)
_SKIPPED_CLASSES = frozenset(
    "navbox vertical-navbox navbox-styles metadata mw-editsection reference toc noprint mw-jump-link sidebar hatnote "
    "catlinks mw-indicators printfooter mw-empty-elt references reflist ambox sistersitebox thumbcaption "
    "mw-cite-backlink authority-control noexcerpt".split()
)
_PAGE_LINK = re.compile(r"(?:^|/)(?:wiki|item|zh-[a-z]{2,5})/([^/?#]+)(?:[/?][^#]*)?$")
_HEADINGS = {f"h{level}": level for level in range(1, 7)}
_INFOBOX = re.compile(r"\binfobox\b|basic-?info", re.IGNORECASE)
_MANY_PARAGRAPHS = 2  # in one cell: the table lays a page out
_PROSE = 60  # characters of a line in a cell, on average: no list of names


@dataclass(slots=True)
class HtmlText:
    """Writes one tree; `title_node` is left out, `drops` says which other elements are no content."""

    writer: Writer
    title_node: int | None = None
    drops: Callable[[LexborNode], bool] = lambda node: False
    _line: Inline = field(default_factory=Inline)

    def write(self, root: LexborNode) -> None:
        """Write all that the element holds."""
        starts: dict[int, int] = {}
        for entering, node in events(root, self._takes_whole):
            name = node.tag or ""
            if name == "-text":
                self._line.add(node.text_content or "")
            elif name == "br":
                self._line.add_break()
            elif entering:
                self._enter(node, name, starts)
            else:
                self._leave(node, name, starts)
        self._end()

    def _takes_whole(self, node: LexborNode) -> bool:
        """Elements that are written or dropped at once, without a visit to what is inside."""
        name = node.tag or ""
        if name in _SKIPPED or node.mem_id == self.title_node or is_hidden(node) or self.drops(node):
            return True
        if name in _HEADINGS:
            self._end()
            self.writer.heading(words_of(node).text, _HEADINGS[name])
            return True
        if name == "table" and not _is_layout(node):
            self._end()
            self._table(node)
            return True
        if name == "dl" and _INFOBOX.search(node.attributes.get("class") or ""):
            self._end()
            self._definitions(node)
            return True
        return False

    def _enter(self, node: LexborNode, name: str, starts: dict[int, int]) -> None:
        if name in _BLOCKS:
            self._end()
        elif name in ("a", "i", "em", "cite"):
            starts[node.mem_id] = self._line.start()

    def _leave(self, node: LexborNode, name: str, starts: dict[int, int]) -> None:
        if name in _BLOCKS:
            self._end()
        elif node.mem_id in starts:
            start = starts.pop(node.mem_id)
            if name == "a":
                self._line.link(start, link_target(node))
            else:
                self._line.emphasise(start)

    def _end(self) -> None:
        for words in self._line.finish().items():
            self.writer.line(words)
        self._line = Inline()

    def _table(self, node: LexborNode) -> None:
        rows = [[_cell(cell) for cell in row] for row in _rows(node)]
        if _INFOBOX.search(node.attributes.get("class") or ""):
            pairs = [row for row in rows if len(row) == 2 and row[0].items and row[1].items]
            self.writer.fields += [
                Field(RowKind.INFOBOX, label.items[0].text, value.items) for label, value in pairs
            ]
            return
        caption = node.css_first("caption")
        if caption is not None:
            self.writer.line(words_of(caption))
        self.writer.table(rows)

    def _definitions(self, node: LexborNode) -> None:
        label = ""
        for child in node.css("dt, dd"):
            words = words_of(child)
            if child.tag == "dt":
                label = words.text
            elif label and words.text:
                self.writer.fields.append(Field(RowKind.INFOBOX, label.rstrip("：: "), tuple(words.items())))


def words_of(node: LexborNode) -> Words:
    """All words below an element; blocks and `<br>` become line breaks."""
    line = Inline()
    starts: dict[int, int] = {}
    for entering, inner in events(node, lambda n: (n.tag or "") in _SKIPPED or is_hidden(n)):
        name = inner.tag or ""
        if name == "-text":
            line.add(inner.text_content or "")
        elif name == "br" or (name in _BLOCKS and inner.mem_id != node.mem_id):
            line.add_break()
        elif name in ("a", "i", "em", "cite"):
            if entering:
                starts[inner.mem_id] = line.start()
            elif name == "a":
                line.link(starts.pop(inner.mem_id), link_target(inner))
            else:
                line.emphasise(starts.pop(inner.mem_id))
    return line.finish()


def events(root: LexborNode, whole: Callable[[LexborNode], bool]) -> Iterator[tuple[bool, LexborNode]]:
    """Entering and leaving each node, in order, without recursion; what `whole` takes is not visited.

    Texts are entered only.
    """
    stack: list[tuple[LexborNode, bool]] = [(root, True)]
    while stack:
        node, entering = stack.pop()
        if not entering:
            yield False, node
            continue
        if node.is_text_node:
            yield True, node
        elif node.is_element_node and (node is root or not whole(node)):
            yield True, node
            stack.append((node, False))
            child = node.last_child
            while child is not None:
                stack.append((child, True))
                child = child.prev


def is_hidden(node: LexborNode) -> bool:
    """Whether a browser shows nothing of it, or it is a wiki's furniture (navigation, notes, editing)."""
    attributes = node.attributes
    if "hidden" in attributes or attributes.get("aria-hidden") == "true":
        return True
    if "display:none" in (attributes.get("style") or "").replace(" ", ""):
        return True
    return not _SKIPPED_CLASSES.isdisjoint((attributes.get("class") or "").split())


def link_target(node: LexborNode) -> str:
    """The title of the encyclopedia page that a link leads to; empty for any other."""
    match = _PAGE_LINK.search(node.attributes.get("href") or "")
    if match is None:
        return ""
    title = " ".join(unquote(match[1]).replace("_", " ").split())
    return "" if ":" in title or "\ufffd" in title else title


def _is_layout(table: LexborNode) -> bool:
    """Whether a table only places parts of a page."""
    if (
        table.attributes.get("role") == "presentation"
        or table.css_first("table table, h1, h2, h3") is not None
    ):
        return True
    return any(_holds_paragraphs(cell) for cell in table.css("td"))


def _holds_paragraphs(cell: LexborNode) -> bool:
    if len(cell.css("p")) > _MANY_PARAGRAPHS:
        return True
    lines = len(cell.css("br")) // 2 + 1  # between paragraphs stand two
    return lines > _MANY_PARAGRAPHS and len(cell.text()) > lines * _PROSE


def _rows(table: LexborNode) -> Iterator[list[LexborNode]]:
    for row in table.css("tr"):
        cells: list[LexborNode] = []
        cell = row.child
        while cell is not None:
            if cell.tag in ("td", "th"):
                cells.append(cell)
            cell = cell.next
        if cells:
            yield cells


def _cell(node: LexborNode) -> TableCell:
    return TableCell(
        tuple(words_of(node).items()), node.tag == "th", _number(node, "rowspan"), _number(node, "colspan")
    )


def _number(node: LexborNode, attribute: str) -> int:
    words = (node.attributes.get(attribute) or "").strip()
    return int(words) if words.isdecimal() and words.isascii() and len(words) < 6 else 1

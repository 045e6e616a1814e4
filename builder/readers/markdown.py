"""Reads Markdown: readable text without marks, headings as structure, front matter as metadata."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import yaml
from markdown_it import MarkdownIt
from markdown_it.token import Token

from builder.language import has_han, language_of
from builder.readers.decoding import check_text, clean, decode
from builder.readers.page import Cell, Heading, Page, Row, RowKind
from builder.readers.source import Source
from builder.readers.titling import titled
from schemas.errors import InputError
from schemas.text import Document, Span

MAX_BYTES = 32 << 20  # of one page: its tokens take ten times as much
_FENCE = "---\n"
_CELL = " | "
_LABEL_AND_VALUE, _LEAST_ROWS = 2, 3


def read_markdown(source: Source) -> Page:
    """One page; its title is front matter's, else the first heading of level 1, else the file's name.

    That heading is not repeated in the text. InputError if the bytes are not text or the front
    matter is not a mapping.
    """
    metadata, body = _front_matter(clean(decode(source.read(MAX_BYTES))))
    writer = _Writer()
    writer.write(MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(body))
    first = next((text for level, text in writer.titles if level == 1), "")
    text = clean("".join(writer.parts))
    title = metadata.pop("title", "") or first or titled(source.stem, text)[0]
    key = metadata.pop("id", "") or source.key
    emphasis = tuple(writer.emphasis)
    document = Document(key, title, text, source.place, language_of(text), metadata, emphasis)
    return Page(
        document, tuple(writer.headings), structured=True, rows=tuple(writer.rows), origin=source.label
    )


def _front_matter(text: str) -> tuple[dict[str, str], str]:
    end = text.find("\n" + _FENCE.strip(), len(_FENCE))
    if not text.startswith(_FENCE) or end < 0:
        return {}, text
    lines = text[len(_FENCE) : end + 1]
    try:
        if any(isinstance(event, yaml.AliasEvent) for event in yaml.parse(lines, Loader=yaml.SafeLoader)):
            raise InputError(  # a few of them, each of many of the one before, would fill the memory
                "its front matter repeats values by aliases (*name).", hint="write them out"
            )
        content = yaml.safe_load(lines) or {}
    except (yaml.YAMLError, RecursionError) as error:
        raise InputError(
            f"its front matter is not YAML: {error}.", hint="mend the lines between ---"
        ) from error
    if not isinstance(content, dict):
        raise InputError("its front matter is not a mapping.", hint="write `name: value` lines between ---")
    rest = text[end + 1 :].partition("\n")[2]
    metadata = {str(name): _plain(value) for name, value in content.items()}
    for name, value in metadata.items():
        check_text("the front matter", name + value)
    return metadata, rest


def _plain(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)


@dataclass(frozen=True, slots=True)
class _Line:
    """Words of a line, which of them are in italics, and whether all are in bold."""

    words: str
    emphasis: tuple[Span, ...] = ()
    bold: bool = False


@dataclass(slots=True)
class _Writer:
    """Renders tokens to text and remembers where headings and emphasised words stand."""

    parts: list[str] = field(default_factory=list)
    headings: list[Heading] = field(default_factory=list)
    titles: list[tuple[int, str]] = field(default_factory=list)
    emphasis: list[Span] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    length: int = 0

    def write(self, tokens: Sequence[Token]) -> None:
        table: list[list[_Line]] | None = None
        for place, token in enumerate(tokens):
            if token.type == "table_open":
                table = []
            elif token.type == "tr_open" and table is not None:
                table.append([])
            elif token.type == "table_close" and table is not None:
                self._table(table)
                table = None
            elif token.type == "inline":
                content = _inline(token)
                before = tokens[place - 1]
                if table:
                    table[-1].append(content)
                elif before.type == "heading_open":
                    self._heading(content.words, int(before.tag[1:]))
                else:
                    self._line(content)
            elif token.type in {"fence", "code_block"}:
                self._line(_Line(token.content.rstrip("\n")))

    def _heading(self, content: str, level: int) -> None:
        words = " ".join(content.split())
        if not words:
            return
        is_title = level == 1 and not any(known == 1 for known, _ in self.titles)
        self.titles.append((level, words))
        if is_title:
            return
        self.headings.append(Heading(words, level, self.length, self.length + len(words)))
        self._line(_Line(words))

    def _table(self, rows: Sequence[Sequence[_Line]]) -> None:
        """Write a table. The first row's cells are the labels of the others; in one about the page's subject, the
        first of its page, each row's first cell is the label of its second.
        """
        own = _is_of_subject(rows) and not self.rows
        labels: list[Span] = []
        for cells in rows:
            begin, places = self.length, _places(cells, self.length)
            self._line(_row(cells))
            line = Span(begin, max(self.length - 1, begin))
            if own:
                filled = len(places) > 1 and all(place.start < place.end for place in places)
                if filled and not _heads(cells):
                    self.rows.append(Row(RowKind.INFOBOX, line, (Cell(places[0], (places[1],)),)))
            elif not labels:
                labels = places
            elif any(cell.words.strip() for cell in cells):
                named = (
                    Cell(label, (span,) if span.start < span.end else ())
                    for label, span in zip(labels, places, strict=False)
                    if label.start < label.end
                )
                self.rows.append(Row(RowKind.TABLE, line, tuple(named)))

    def _line(self, line: _Line) -> None:
        if line.words.strip():
            self.emphasis += [Span(self.length + e.start, self.length + e.end) for e in line.emphasis]
            self.parts.append(line.words + "\n")
            self.length += len(line.words) + 1


_LABEL_HEADS = frozenset(
    "项目 項目 属性 屬性 字段 类别 類別 信息 資訊 item field attribute property key info information facts".split()
)
_VALUE_HEADS = frozenset(
    "内容 內容 值 数据 數據 说明 說明 详情 資料 资料 信息 value values details detail description data".split()
)
"""What stands above the labels and above the values of a table that tells of the page's subject; or nothing does."""


def _heads(cells: Sequence[_Line]) -> bool:
    """Whether two cells only say that labels and values follow."""
    label, value = (" ".join(cell.words.casefold().split()) for cell in cells)
    return (label in _LABEL_HEADS or not label) and (value in _VALUE_HEADS or not value)


def _is_of_subject(rows: Sequence[Sequence[_Line]]) -> bool:
    """Whether a table of two columns has a label and a value a row: as its first row says, or by its bold labels."""
    if len(rows) < _LEAST_ROWS or any(len(cells) != _LABEL_AND_VALUE for cells in rows):
        return False
    labelled = all(cells[0].bold for cells in rows[1:])
    return _heads(rows[0]) or (labelled and rows[0][0].bold)


def _places(cells: Sequence[_Line], start: int) -> list[Span]:
    """Where the words of each cell stand in a line that begins at `start`."""
    places = []
    for cell in cells:
        places.append(Span(start, start + len(cell.words)))
        start += len(cell.words) + len(_CELL)
    return places


def _row(cells: Sequence[_Line]) -> _Line:
    emphasis, length = [], 0
    for cell in cells:
        emphasis += [Span(length + span.start, length + span.end) for span in cell.emphasis]
        length += len(cell.words) + len(_CELL)
    return _Line(_CELL.join(cell.words for cell in cells), tuple(emphasis))


def _inline(token: Token) -> _Line:
    """The words that a reader sees: text, code, an image's description; soft breaks join lines."""
    words, emphasis, opened = "", [], 0
    children = token.children or []
    for place, child in enumerate(children):
        if child.type in {"text", "code_inline", "image"}:
            words += child.content.replace("\r", " ")
        elif child.type == "hardbreak":
            words += "\n"
        elif child.type == "softbreak":
            following = children[place + 1].content if place + 1 < len(children) else ""
            words += "" if has_han(words[-1:]) and has_han(following[:1]) else " "
        elif child.type == "em_open":
            opened = len(words)
        elif child.type == "em_close" and opened < len(words):
            emphasis.append(Span(opened, len(words)))
    shown = [child.type for child in children if child.type != "text" or child.content]
    bold = shown[:1] == ["strong_open"] and shown.index("strong_close") == len(shown) - 1
    return _Line(words, tuple(emphasis), bold)

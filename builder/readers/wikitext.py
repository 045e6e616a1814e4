"""Renders a page's wikitext: words, headings, links, tables, the infobox and the categories."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import mwparserfromhell
from mwparserfromhell.nodes import (
    Argument,
    Comment,
    ExternalLink,
    Heading,
    HTMLEntity,
    Tag,
    Template,
    Text,
    Wikilink,
)
from mwparserfromhell.nodes.extras import Parameter
from mwparserfromhell.wikicode import Wikicode

from builder.readers.balance import balanced
from builder.readers.page import RowKind
from builder.readers.templates import infobox_kind, is_list, plain_value, said_parameter, template_name
from builder.readers.variants import SIMPLIFIED, resolve_variants, variants_of
from builder.readers.words import Inline, Words
from builder.readers.writer import Field, TableCell, Writer

_SWITCH = re.compile(r"__[A-Z]{3,20}__|~{3,5}")
_PARAGRAPH = re.compile(r"\n[ \t]*\n\s*")
_UNREAD = re.compile(
    r"(?:image|img|图像|圖像|图片|圖片|照片|logo|标志|標誌|pushpin|coord|mapframe|caption|说明|說明).*"
    r"|alt|map|url|website|网站|網站|官网|imdb(?: id)?|signature|footnotes?|embed|module|child|style"
    r"|native[ _]name[ _]lang"
    r"|(?:.*(?:logo|flag|seal|photo|picture|cover|font|text|shield|crest|emblem|box|skyline)[ _]?)?size"
    r"|(?:.*(?:text|font|back(?:ground)?|header|title|label|box|line|bar|bg)[ _]?)?colou?r"
    r"|(?:背景|文字|字体|字體|标题|標題|边框|邊框)?(?:颜色|顏色)"
    r"|.*(?:width|caption|bgcolor|class|px|尺寸|大小)"
)
_LANGUAGE_LINK = re.compile(r"(?:[a-z]{2,3}(?:-[a-z-]{2,12})?|simple):\S")
_NUMBERED = re.compile(r"^(label|header|标签|標籤|标题|標題)(\d+)$")
_TITLED = re.compile(
    r"^(subdivision|leader|established|extinct|blank|blank\d|population_blank\d?|area_blank\d?|seat|unit|free)"
    r"_(?:type|title|name)(\d*)$"
)
"""Parameters that say how another one is called: `subdivision_type1 = Province | subdivision_name1 = Leinster`."""

_VALUED = ("name", "info", "date", "")
_DATA = {"label": "data", "标签": "数据", "標籤": "資料"}
_FILES = frozenset({"file", "image", "media", "文件", "檔案", "档案", "图像", "圖像", "图片"})
_CATEGORIES = frozenset({"category", "分类", "分類"})
_DROPPED = frozenset("ref gallery math chem score timeline graph imagemap templatestyles source".split())


@dataclass(frozen=True, slots=True)
class Namespaces:
    """The names by which links lead to files and to categories, in lower case."""

    files: frozenset[str] = _FILES
    categories: frozenset[str] = _CATEGORIES
    others: frozenset[str] = frozenset()


@dataclass(slots=True)
class WikitextReader:
    """Writes one page; `titles` are its titles in other regions (`{{NoteTA|T=…}}`)."""

    writer: Writer
    namespaces: Namespaces = field(default_factory=Namespaces)
    variants: Sequence[str] = SIMPLIFIED
    categories: list[Words] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)
    _line: Inline = field(default_factory=Inline)
    _opening: bool = True

    def read(self, text: str) -> None:
        """Write all that the wikitext says."""
        self._blocks(parsed(resolve_variants(text, self.variants)))
        self._end()

    def _blocks(self, code: Wikicode) -> None:
        for node in code.nodes:
            if isinstance(node, Heading):
                self._end()
                self._opening = False
                self.writer.heading(self._words(node.title).text, int(node.level))
            elif isinstance(node, Text):
                self._paragraphs(_SWITCH.sub("", str(node)))
            elif isinstance(node, Tag) and str(node.tag) == "table":
                self._end()
                self._table(node)
            elif isinstance(node, Template) and self._is_infobox(node):
                continue
            else:
                self._inline(node, self._line)

    def _paragraphs(self, text: str) -> None:
        start = 0
        for match in _PARAGRAPH.finditer(text):
            self._line.add(text[start : match.start()])
            self._end()
            start = match.end()
        self._line.add(text[start:])

    def _end(self) -> None:
        for words in self._line.finish().items():
            self.writer.line(words)
        self._line = Inline()

    def _words(self, code: Wikicode | None) -> Words:
        line = Inline()
        for node in code.nodes if code is not None else ():
            self._inline(node, line)
        return line.finish()

    def _items(self, code: Wikicode) -> tuple[Words, ...]:
        """The lines of a value: parted by breaks, list marks and empty lines."""
        return tuple(self._words(code).items())

    def _inline(self, node: object, line: Inline) -> None:
        if isinstance(node, Text):
            pieces = _PARAGRAPH.split(_SWITCH.sub("", str(node)))
            for number, piece in enumerate(pieces):
                if number:
                    line.add_break()
                line.add(piece)
        elif isinstance(node, Wikilink):
            self._link(node, line)
        elif isinstance(node, Tag):
            self._tag(node, line)
        elif isinstance(node, Template):
            self._template(node, line)
        elif isinstance(node, ExternalLink):
            self._nodes(node.title, line)
        elif isinstance(node, HTMLEntity):
            line.add(_entity(node))
        elif isinstance(node, Heading):
            self._nodes(node.title, line)
        elif not isinstance(node, Comment | Argument):
            line.add(str(node))

    def _nodes(self, code: Wikicode | None, line: Inline) -> None:
        for node in code.nodes if code is not None else ():
            self._inline(node, line)

    def _link(self, node: Wikilink, line: Inline) -> None:
        title = " ".join(str(node.title).replace("_", " ").split())
        target, _, part = title.lstrip(":").partition("#")
        prefix = target.partition(":")[0].strip().lower() if ":" in target else ""
        if not title.startswith(":"):
            if prefix in self.namespaces.files or _LANGUAGE_LINK.match(target):
                return
            if prefix in self.namespaces.categories:
                self._category(target.partition(":")[2])
                return
        start = line.start()
        if node.text is not None and str(node.text).strip():
            self._nodes(node.text, line)
        else:
            line.add(target or part)
        if target and not part and "{" not in target and prefix not in self.namespaces.others:
            line.link(start, target)

    def _category(self, name: str) -> None:
        words = Inline()
        words.add(name)
        found = words.finish()
        if found.text and found not in self.categories:
            self.categories.append(found)

    def _tag(self, node: Tag, line: Inline) -> None:
        name = str(node.tag).strip().lower()
        if name in _DROPPED:
            return
        if name in ("br", "hr", "li", "dt", "dd"):
            line.add_break()
            if name in ("br", "hr") or node.wiki_markup:
                return
        if name == "table":
            for row in _rows(node):
                line.add_break()
                for cell in row:
                    self._nodes(cell.contents, line)
                    line.add(" ")
            return
        start = line.start()
        self._nodes(node.contents, line)
        if name in ("i", "em", "cite"):
            line.emphasise(start)

    def _template(self, node: Template, line: Inline) -> None:
        name = template_name(str(node.name))
        unnamed = [parameter for parameter in node.params if not parameter.showkey]
        if name in ("noteta", "note ta"):
            self._titles(node)
        elif is_list(name):
            for parameter in unnamed:
                line.add_break()
                self._nodes(parameter.value, line)
            line.add_break()
        elif (number := said_parameter(name)) is not None:
            if len(unnamed) >= number:
                self._nodes(unnamed[number - 1].value, line)
        else:
            line.add(plain_value(name, [str(parameter.value) for parameter in unnamed]))

    def _titles(self, node: Template) -> None:
        """What other regions call the page: `T=zh-cn:黑暗骑士;zh-tw:黑暗騎士`."""
        if node.has("T"):
            wordings = variants_of(str(node.get("T").value).strip()).values()
            self.titles += [words for words in wordings if words not in self.titles and "{" not in words]

    def _is_infobox(self, node: Template) -> bool:
        """Keep the template's fields if it is an infobox, the first of which names the page's kind."""
        name = template_name(str(node.name))
        kind = infobox_kind(name, [str(p.name) for p in node.params], opening=self._opening)
        if kind is None:
            return False
        self.writer.kind = self.writer.kind or kind
        for label, parameter in _labelled(node.params):
            values = self._items(parameter.value)
            if values:
                self.writer.fields.append(Field(RowKind.INFOBOX, label, values))
        return True

    def _table(self, node: Tag) -> None:
        styled = str(node.get("class").value) if node.has("class") else ""
        if "navbox" in styled:
            return
        rows = [[self._cell(cell) for cell in row] for row in _rows(node)]
        if "infobox" in styled:
            pairs = [row for row in rows if len(row) == 2 and row[0].items and row[1].items]
            self.writer.fields += [Field(RowKind.INFOBOX, r[0].items[0].text, r[1].items) for r in pairs]
            return
        self.writer.table(rows)

    def _cell(self, node: Tag) -> TableCell:
        return TableCell(
            self._items(node.contents),
            str(node.tag) == "th",
            _number(node, "rowspan"),
            _number(node, "colspan"),
        )


def parsed(text: str) -> Wikicode:
    """The parsed text, its marks balanced before, so that parsing takes time in proportion to its length."""
    return mwparserfromhell.parse(balanced(text), skip_style_tags=False)


def _labelled(parameters: Sequence[Parameter]) -> Iterator[tuple[str, Parameter]]:
    """Named parameters with their labels; `label1 = 导演 | data1 = 周星驰` is one."""
    by_name = {str(parameter.name).strip(): parameter for parameter in parameters}
    data = {name for name in by_name if _is_data_of(name, by_name)}
    titled = {title: named for title in by_name if (named := _titled_by(title, by_name))}
    data |= set(titled.values())
    for name, parameter in by_name.items():
        numbered = _NUMBERED.match(name)
        if numbered is not None:
            value = by_name.get(_DATA.get(numbered[1], "") + numbered[2])
            label = str(parameter.value.strip_code()).strip()
            if value is not None and label:
                yield label, value
        elif name in titled:
            label = " ".join(str(parameter.value.strip_code()).split())
            yield label or titled[name].replace("_", " "), by_name[titled[name]]
        elif parameter.showkey and name not in data and not _UNREAD.fullmatch(name.lower()):
            yield name.replace("_", " "), parameter


def _titled_by(name: str, by_name: Mapping[str, Parameter]) -> str:
    """The parameter that this one gives the label of; empty where it is a value itself."""
    title = _TITLED.match(name)
    if title is None:
        return ""
    stem, number = title.groups()
    others = (f"{stem}_{value}{number}" if value else f"{stem}{number}" for value in _VALUED)
    return next((other for other in others if other != name and other in by_name), "")


def _is_data_of(name: str, by_name: dict[str, Parameter]) -> bool:
    return any(
        name.startswith(data) and label + name.removeprefix(data) in by_name for label, data in _DATA.items()
    )


def _rows(table: Tag) -> Iterator[list[Tag]]:
    """The cells of each row; those before the first row mark are one."""
    loose: list[Tag] = []
    for node in table.contents.nodes:
        if not isinstance(node, Tag):
            continue
        name = str(node.tag)
        if name in ("td", "th"):
            loose.append(node)
        elif name == "tr":
            if loose:
                yield loose
                loose = []
            cells = [n for n in node.contents.nodes if isinstance(n, Tag) and str(n.tag) in ("td", "th")]
            if cells:
                yield cells
    if loose:
        yield loose


def _number(node: Tag, attribute: str) -> int:
    words = str(node.get(attribute).value).strip("\"' ") if node.has(attribute) else ""
    return int(words) if words.isdigit() and len(words) < 6 else 1


def _entity(node: HTMLEntity) -> str:
    try:
        return node.normalize()
    except (ValueError, OverflowError):
        return str(node)

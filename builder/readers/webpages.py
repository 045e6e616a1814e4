"""Reads HTML: the main content of a page, its title, tables and infobox; navigation and scripts are left behind."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from selectolax.lexbor import LexborHTMLParser, LexborNode

from builder.readers.decoding import decode
from builder.readers.htmlguard import check_nesting, without_scripts
from builder.readers.htmltext import HtmlText, events, is_hidden, words_of
from builder.readers.page import Page, RowKind
from builder.readers.source import Source
from builder.readers.titling import titled
from builder.readers.words import Words
from builder.readers.writer import Field, Writer
from schemas.errors import InputError
from schemas.text import Document, Language

MAX_BYTES = 32 << 20  # of one page: its tree takes ten times as much
_CHARSET = re.compile(rb"<meta[^>]{0,200}?charset\s*=\s*[\"']?([\w-]{2,20})", re.IGNORECASE)
_WIDER = {"gb2312": "gb18030", "gbk": "gb18030", "iso-8859-1": "cp1252", "latin-1": "cp1252"}
_MAIN = (
    ".mw-parser-output", "#mw-content-text", "main article", "main", "[role=main]", "article", "#content .content",
)  # fmt: skip
_SITE = re.compile(r"\s+[-|–—·]\s+[^-|–—·]{2,40}$|_[^_]{2,20}$")
_MOST_OF = 0.8  # of the prose: the smallest element that holds so much of it is the main one
_LINKED = 0.6  # of its letters: a block with more of them in links is navigation
_LEAST = 200  # letters of prose in an element named as the main one
_FURNITURE = frozenset("nav header footer aside form".split())
_BLOCKS = frozenset("div ul ol section aside table header footer p".split())
_LANGUAGES = {"zh": Language.CHINESE, "en": Language.ENGLISH}


def read_html(source: Source) -> Page:
    """One page: its title is the first `<h1>`, else `<title>` without the site's name, else the file's name.

    InputError for bytes that are no text, elements nested out of reason, and a page without words.
    """
    return page_of_html(_decoded(source.read(MAX_BYTES)), source)


def page_of_html(text: str, source: Source, *, whole: bool = False) -> Page:
    """The page of an HTML text; `whole` takes all of its body as content."""
    text = without_scripts(text)
    check_nesting(text)
    tree = LexborHTMLParser(text)
    body = tree.body
    if body is None:
        raise InputError("it holds no text.", hint="remove it, or write something in it")
    letters = _Letters.of(body)
    root = body if whole else _main(tree, body, letters)
    heading = root.css_first("h1") or body.css_first("h1")
    title = _title(tree, heading) or titled(source.stem, words_of(root).text)[0]
    writer = Writer()
    drops = (lambda node: False) if whole else letters.is_navigation
    HtmlText(writer, heading.mem_id if heading is not None else None, drops).write(root)
    _categories(tree, writer)
    declared = (tree.root.attributes.get("lang") or "") if tree.root is not None else ""
    language = _LANGUAGES.get(declared.partition("-")[0].lower())
    document = Document(source.key, title, "", source.place, Language.ENGLISH)
    return writer.page(document, origin=source.label, language=language if not whole else None)


def _decoded(content: bytes) -> str:
    """By its mark, else as the page declares, else as any text."""
    declared = _CHARSET.search(content[:4096])
    if declared is None or content.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")):
        return decode(content)
    name = declared[1].decode("ascii").lower()
    try:
        return content.decode(_WIDER.get(name, name))
    except (LookupError, UnicodeDecodeError):
        return decode(content)


def _title(tree: LexborHTMLParser, heading: LexborNode | None) -> str:
    if heading is not None and (words := words_of(heading).text):
        return " ".join(words.split())
    named = tree.css_first("title")
    words = " ".join((named.text() if named is not None else "").split())
    return _SITE.sub("", words) or words


def _main(tree: LexborHTMLParser, body: LexborNode, letters: _Letters) -> LexborNode:
    """The element that is named as the main one, else the smallest that holds most of the prose."""
    for selector in _MAIN:
        named = tree.css(selector)
        if named:
            best = max(named, key=lambda node: letters.prose.get(node.mem_id, 0))
            if letters.prose.get(best.mem_id, 0) >= min(_LEAST, letters.prose[body.mem_id] // 2):
                return best
    node = body
    while True:
        least = _MOST_OF * letters.prose.get(node.mem_id, 0)
        child = node.child
        while child is not None and not (
            child.is_element_node and letters.prose.get(child.mem_id, 0) >= max(least, 1)
        ):
            child = child.next
        if child is None or child.tag in ("p", "table", "ul", "ol", "dl"):
            return node
        node = child


@dataclass(slots=True)
class _Letters:
    """How many letters stand below each element, outside of links (`prose`) and inside them."""

    prose: dict[int, int] = field(default_factory=dict)
    linked: dict[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, body: LexborNode) -> _Letters:
        """Counted in one pass."""
        found = cls()
        open_counts: list[list[int]] = []
        links = 0
        for entering, node in events(body, lambda n: n.tag in _FURNITURE or is_hidden(n)):
            if node.is_text_node:
                open_counts[-1][links > 0] += len((node.text_content or "").strip())
            elif entering:
                open_counts.append([0, 0])
                links += node.tag == "a"
            else:
                prose, linked = open_counts.pop()
                links -= node.tag == "a"
                found.prose[node.mem_id], found.linked[node.mem_id] = prose, linked
                if open_counts:
                    open_counts[-1][0] += prose
                    open_counts[-1][1] += linked
        return found

    def is_navigation(self, node: LexborNode) -> bool:
        """A block most of whose letters are links, or one that HTML names so."""
        if node.tag in _FURNITURE:
            return True
        if node.tag not in ("ul", "ol", "div", "section"):
            return False
        prose, linked = self.prose.get(node.mem_id, 0), self.linked.get(node.mem_id, 0)
        return (
            linked > 20 and prose < 40 and linked > _LINKED * (prose + linked) and node.css_first("p") is None
        )


def _categories(tree: LexborHTMLParser, writer: Writer) -> None:
    names = tuple(Words(" ".join(node.text().split())) for node in tree.css("#mw-normal-catlinks li a"))
    if names:
        label = "分类" if any("\u4e00" <= name.text[:1] <= "\u9fff" for name in names) else "Categories"
        writer.fields.append(Field(RowKind.CATEGORY, label, names))

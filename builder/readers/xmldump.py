"""Parses the XML of a MediaWiki export as it streams by; nothing in it can make it take more memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from xml.parsers import expat

from schemas.errors import InputError

MAX_PAGE = 4 << 20  # characters of one page; MediaWiki itself allows 2 MiB
_DEEPEST = 40  # elements inside each other
_MOST_NAMESPACES = 500
_KEPT = frozenset({"title", "ns", "id", "text", "dbname", "namespace"})


@dataclass(slots=True)
class DumpPage:
    """A page as the dump has it: `redirect` is the title it leads to, `problem` why it cannot be read."""

    title: str = ""
    namespace: str = "0"
    id: str = ""
    revision: str = ""
    redirect: str = ""
    text: str = ""
    problem: str = ""

    @property
    def is_article(self) -> bool:
        return self.namespace == "0" and bool(self.title)


@dataclass(slots=True)
class Dump:
    """What the head of a dump says, once read: the wiki's name, its language and its namespaces."""

    wiki: str = ""
    language: str = ""
    namespaces: dict[int, str] = field(default_factory=dict)

    def names_of(self, number: int) -> frozenset[str]:
        """The local name of a namespace, in lower case."""
        return frozenset({self.namespaces[number].lower()} if self.namespaces.get(number) else ())

    def all_names(self) -> frozenset[str]:
        """Of every namespace besides that of articles."""
        return frozenset(name.lower() for number, name in self.namespaces.items() if number and name)

    def pages(self, blocks: Iterable[bytes]) -> Iterator[DumpPage]:
        """Pages in order; InputError where the XML breaks, declares a document type, or is no dump."""
        handler = _Handler(self)
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = handler.start
        parser.EndElementHandler = handler.end
        parser.CharacterDataHandler = handler.characters
        parser.StartDoctypeDeclHandler = _refuse_doctype
        for block in blocks:
            _parse(parser, block, last=False)
            yield from handler.take()
        _parse(parser, b"", last=True)
        yield from handler.take()


def _parse(parser: expat.XMLParserType, block: bytes, *, last: bool) -> None:
    try:
        parser.Parse(block, last)
    except expat.ExpatError as error:
        raise InputError(
            f"its XML breaks at line {error.lineno}, column {error.offset}: {expat.errors.messages[error.code]}.",
            hint="export or fetch it again",
        ) from error


def _refuse_doctype(*declaration: object) -> None:
    raise InputError(
        "it declares a document type; a MediaWiki export has none.", hint="remove the <!DOCTYPE …>"
    )


class _Handler:
    """Receives the parser's events and puts pages together."""

    def __init__(self, dump: Dump) -> None:
        self._dump = dump
        self._path: list[str] = []
        self._page: DumpPage | None = None
        self._parts: list[str] = []
        self._size = 0
        self._namespace = 0
        self._done: list[DumpPage] = []

    def take(self) -> list[DumpPage]:
        """The pages that are complete."""
        done, self._done = self._done, []
        return done

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        name = tag.rpartition(":")[2]
        if not self._path and name != "mediawiki":
            raise InputError(
                f"it is XML of <{name[:40]}>, not a MediaWiki export.",
                hint="export it with dumpBackup or Special:Export",
            )
        if len(self._path) >= _DEEPEST:
            raise InputError(f"its XML is nested deeper than {_DEEPEST}.", hint="it is no MediaWiki export")
        self._path.append(name)
        self._parts, self._size = [], 0
        if len(self._path) == 1:
            self._dump.language = attributes.get("xml:lang", "")
        elif name == "page" and len(self._path) == 2:
            self._page = DumpPage()
        elif name == "namespace":
            key = attributes.get("key", "")
            self._namespace = int(key) if key.lstrip("-").isdigit() and len(key) < 9 else 0
        elif name == "redirect" and self._page is not None:
            self._page.redirect = attributes.get("title", "")

    def characters(self, data: str) -> None:
        if self._path and self._path[-1] in _KEPT:
            self._size += len(data)
            if self._size <= MAX_PAGE:
                self._parts.append(data)

    def end(self, tag: str) -> None:
        name, within = self._path.pop(), self._path[-1] if self._path else ""
        if name in _KEPT:
            self._keep(name, within, "".join(self._parts))
        self._parts = []
        if name == "page" and self._page is not None:
            self._done.append(self._page)
            self._page = None

    def _keep(self, name: str, within: str, words: str) -> None:
        if name == "dbname":
            self._dump.wiki = words.strip()
        elif name == "namespace":
            if len(self._dump.namespaces) < _MOST_NAMESPACES:
                self._dump.namespaces[self._namespace] = words.strip()
        elif self._page is None:
            return
        elif name == "text" and within == "revision":
            self._page.text = words
            self._page.problem = f"its text has {self._size} characters; at most {MAX_PAGE} are read" * (
                self._size > MAX_PAGE
            )
        elif name == "title":
            self._page.title = " ".join(words.split())
        elif name == "ns":
            self._page.namespace = words.strip()
        elif name == "id" and within == "page":
            self._page.id = words.strip()
        elif name == "id" and within == "revision":
            self._page.revision = words.strip()

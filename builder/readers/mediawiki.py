"""Reads MediaWiki XML dumps page by page, packed or not, in memory that does not grow with the dump."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from builder.readers.page import LeftOut, Page, RowKind
from builder.readers.redirects import Redirects
from builder.readers.source import DAMAGED, Meter, Source
from builder.readers.variants import SIMPLIFIED, TRADITIONAL
from builder.readers.wikitext import Namespaces, WikitextReader
from builder.readers.words import Words
from builder.readers.writer import Field, Writer
from builder.readers.xmldump import Dump, DumpPage
from schemas.errors import InputError
from schemas.text import Document, Language

_SIMPLIFIED_LETTERS = re.compile("[们国这说时为会来对学产发经动长业现过进东车门马书见风电]")
_TRADITIONAL_LETTERS = re.compile("[們國這說時為會來對學產發經動長業現過進東車門馬書見風電]")
_LABELS = {
    Language.CHINESE: ("分类", "重定向", "地区译名"),
    Language.ENGLISH: ("Categories", "Redirects", "Regional titles"),
}
_LANGUAGES = {"zh": Language.CHINESE, "en": Language.ENGLISH}
_SHOWN = 5  # redirects without a page that are named in the report


def read_dump(source: Source, meter: Meter | None = None) -> Iterator[Page | LeftOut]:
    """A page for each article; redirects are other names of the page that they lead to.

    The dump is read twice: first for its redirects, which wait on disk, then for its articles. Pages
    of other namespaces (talk, templates) are no documents. A damaged dump gives the pages before the
    damage, then one LeftOut. Memory: one page, and at most MAX_PAGE bytes of a page are kept.
    """
    with Redirects() as redirects:
        for found in _dump(source, None, Dump()):
            if isinstance(found, DumpPage) and found.redirect and found.is_article:
                redirects.add(found.title, found.redirect, found.text)
        redirects.resolve()
        dump = Dump()
        for found in _dump(source, meter, dump):
            if isinstance(found, LeftOut):
                yield found
            elif found.is_article and not found.redirect:
                yield _guarded(found, source, dump, redirects.titles_of(found.title))
        loose = redirects.without_page(_SHOWN)
    if loose.count:
        reason = f"{loose.count} redirects lead to no page of the dump: {'; '.join(loose.shown)}"
        yield LeftOut(f"{source.key}: redirects", reason)


def _dump(source: Source, meter: Meter | None, dump: Dump) -> Iterator[DumpPage | LeftOut]:
    """The pages as the XML has them, up to the end or to the damage."""
    with source.open(meter) as stream:
        try:
            yield from dump.pages(_Blocks(stream))
        except InputError as error:
            yield LeftOut(source.key, str(error), source.key)


@dataclass(frozen=True, slots=True)
class _Blocks:
    """A stream read in blocks; damage of the packing is an InputError."""

    stream: BinaryIO

    def __iter__(self) -> Iterator[bytes]:
        while True:
            try:
                block = self.stream.read(1 << 16)
            except DAMAGED as error:
                raise InputError(
                    f"the packed file is damaged from here on: {error}.", hint="fetch it again"
                ) from error
            if not block:
                return
            yield block


def _guarded(found: DumpPage, source: Source, dump: Dump, redirects: list[str]) -> Page | LeftOut:
    name = f"{dump.wiki or source.stem}/{found.title}"
    try:
        if found.problem:
            raise InputError(found.problem)
        return _page(name, found, source, dump, redirects)
    except InputError as error:
        return LeftOut(name, str(error), source.key)
    except RecursionError:
        return LeftOut(name, "its markup is nested too deep to read; split the page", source.key)


def _page(name: str, found: DumpPage, source: Source, dump: Dump, redirects: list[str]) -> Page:
    writer = Writer()
    namespaces = Namespaces(
        Namespaces().files | dump.names_of(6),
        Namespaces().categories | dump.names_of(14),
        dump.all_names() | {"wikt", "s", "b", "q", "n", "commons", "d", "meta", "m"},
    )
    reader = WikitextReader(writer, namespaces, _script(found.text))
    reader.read(found.text)
    language = _LANGUAGES.get(dump.language.partition("-")[0])
    labels = _LABELS[language or Language.ENGLISH]
    others = [title for title in reader.titles if title != found.title]
    for kind, label, values in (
        (RowKind.CATEGORY, labels[0], tuple(reader.categories)),
        (RowKind.REDIRECT, labels[1], tuple(map(Words, redirects))),
        (RowKind.REDIRECT, labels[2], tuple(map(Words, others))),
    ):
        if values:
            writer.fields.append(Field(kind, label, values))
    metadata = {"page": found.id, "revision": found.revision}
    document = Document(
        name,
        found.title,
        "",
        source.place,
        language or Language.ENGLISH,
        {k: v for k, v in metadata.items() if v},
    )
    return writer.page(document, origin=f"{source.label}: {found.title}", language=language)


def _script(text: str) -> tuple[str, ...]:
    """The variants to prefer: those of the script that the page is mostly written in."""
    sample = text[:20_000]
    traditional = len(_TRADITIONAL_LETTERS.findall(sample))
    return TRADITIONAL if traditional > len(_SIMPLIFIED_LETTERS.findall(sample)) else SIMPLIFIED

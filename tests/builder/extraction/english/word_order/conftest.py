"""Pages in which some words are set in italics."""

from __future__ import annotations

import pytest

from builder.extraction.english.extractor import EnglishExtractor
from builder.findings import Findings, Named
from schemas.text import Chunk, Document, Language, Span


@pytest.fixture
def italic(extractor: EnglishExtractor):
    """Read a page of one chunk in which *words between stars* are in italics."""

    def read_page(marked: str, title: str, headings: tuple[str, ...] = ()) -> Findings:
        pieces = marked.split("*")
        spans, start = [], 0
        for number, piece in enumerate(pieces):
            spans += [Span(start, start + len(piece))] if number % 2 else []
            start += len(piece)
        text = "".join(pieces)
        document = Document("page", title, text, "page", Language.ENGLISH, emphasis=tuple(spans))
        chunk = Chunk("page#0", "page", 0, 0, len(text), text, Language.ENGLISH, headings)
        return extractor.extract(document, [chunk], Named(title))

    return read_page

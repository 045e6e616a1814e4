"""The real English tagger and extractor, loaded once; tests that use them need the model files."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from backends.taggers import load_tagger
from builder.extraction.english.extractor import EnglishExtractor
from builder.findings import Findings, Named
from schemas.ontology import Ontology
from schemas.settings import Settings
from schemas.text import Chunk, Document, Language

Read = Callable[..., Findings]


@pytest.fixture(scope="session")
def extractor() -> EnglishExtractor:
    tagger, missing = load_tagger(Language.ENGLISH, Settings().cache)
    if missing:
        pytest.fail(missing)
    return EnglishExtractor(tagger, Ontology.load())


@pytest.fixture
def read(extractor: EnglishExtractor) -> Read:
    """Extract a text as a page of one chunk a line."""

    def read_page(text: str, title: str = "Nobody At All", type_: str = "") -> Findings:
        document = Document("page", title, text, "page", Language.ENGLISH)
        chunks, start = [], 0
        for number, line in enumerate(text.split("\n")):
            if line:
                span = (start, start + len(line))
                chunks.append(Chunk(f"page#{number}", "page", number, *span, line, Language.ENGLISH))
            start += len(line) + 1
        return extractor.extract(document, chunks, Named(title, type_, "definition" if type_ else ""))

    return read_page

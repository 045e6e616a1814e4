"""Reads a plain-text file: its name is its title, its first lines may be headings."""

from __future__ import annotations

from builder.language import language_of
from builder.readers.decoding import clean, decode
from builder.readers.page import Page
from builder.readers.source import Source
from builder.readers.titling import titled
from builder.readers.wrapping import unwrapped
from schemas.text import Document

MAX_BYTES = 256 << 20  # of one text


def read_text(source: Source) -> Page:
    """One page; InputError if the bytes are not text."""
    title, text = titled(source.stem, unwrapped(clean(decode(source.read(MAX_BYTES)))))
    document = Document(source.key, title, text, source.place, language_of(text))
    return Page(document, origin=source.label)

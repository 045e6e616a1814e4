"""A page set in plain type to be read: one kind of space and apostrophe, digits of one width, in Chinese quotation
marks that open and close; every character at its place, so that offsets are those of the page itself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from builder.findings import Findings, FoundMention
from schemas.text import Chunk, Document, Language

_SPACES = dict.fromkeys(map(chr, (0xA0, *range(0x2002, 0x200B), 0x202F, 0x205F)), " ")
_WIDE = {chr(0xFEE0 + ord(sign)): sign for sign in map(chr, range(ord("0"), ord("z") + 1)) if sign.isalnum()}
_PLAIN = str.maketrans(_SPACES | _WIDE)
_APOSTROPHE = re.compile(r"(?<=[A-Za-zÀ-ɏ])[’ʼ](?=[A-Za-zÀ-ɏ])")
_WIDE_POINT = re.compile(r"(?<=\d)．(?=\d)")
_STRAIGHT = re.compile(r'"(?P<inside>[^"“”\n]{1,200})"')
_YEARS = re.compile(r"(?<![\d-])(?P<from>[12]\d{3})-(?=[12]\d{3}(?![\d-]))")


def evened(document: Document, chunks: Sequence[Chunk], language: Language) -> tuple[Document, list[Chunk]]:
    """A page and its chunks in plain type, for rules of a language; as they are where they are plain already."""
    text = evened_text(document.text, language)
    if text == document.text:
        return document, list(chunks)
    plain = [replace(chunk, text=text[chunk.start : chunk.end]) for chunk in chunks]
    return replace(document, text=text), plain


def evened_text(text: str, language: Language) -> str:
    """A text in plain type, character for character."""
    if language is not Language.ENGLISH:
        text = _STRAIGHT.sub(r"“\g<inside>”", text)
    text = _WIDE_POINT.sub(".", text.translate(_PLAIN))
    if language is not Language.ENGLISH:
        return text
    return _YEARS.sub(r"\g<from>–", _APOSTROPHE.sub("'", text))


def as_written(findings: Findings, document: Document) -> Findings:
    """What was read of a page in plain type, its mentions in the page's own characters."""
    return replace(
        findings,
        mentions=tuple(_written(mention, document) for mention in findings.mentions),
        references=tuple(_written(mention, document) for mention in findings.references),
    )


def _written(mention: FoundMention, document: Document) -> FoundMention:
    surface = document.text[mention.start : mention.end]
    return mention if surface == mention.surface else replace(mention, surface=surface)

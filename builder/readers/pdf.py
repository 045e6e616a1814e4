"""Reads PDF: the words of each page, put together to paragraphs; running heads and page numbers are left behind."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from builder.language import language_of
from builder.readers.decoding import clean
from builder.readers.page import Page
from builder.readers.source import Source
from builder.readers.titling import names_something, titled, without_title
from builder.readers.wrapping import ITEM, SENTENCE_END, joined
from schemas.errors import InputError
from schemas.text import Document

_WORKER = Path(__file__).with_name("pdf_worker.py")
_PATIENCE = 3600  # seconds: the worker limits its own processor time
_ENDED = {-signal.SIGXCPU: "its pages take more than 300 seconds to read"}
_PAGE_NUMBER = re.compile(
    r"[-–—\s]*(?:page\s*)?\d{1,5}(?:\s*(?:/|of)\s*\d{1,5})?[-–—\s]*|第\s*\d{1,5}\s*页.{0,12}", re.IGNORECASE
)
_BY_PROGRAM = re.compile(
    r"^Microsoft (?:Word|PowerPoint) - |\.(?:docx?|rtf|odt|pptx?|tex|dvi|indd|pdf)$", re.I
)
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]")
_FULL = 0.8  # of the width of a full line: a shorter line ends its paragraph
_RUNNING = 3  # pages that a line at the edge must stand on to be a running head
_NO_WORDS = 20  # characters: a page of pictures may still have a number


def read_pdf(source: Source) -> Page:
    """One page; its title is the document's own, else its file's name. Pages of the PDF follow each other.

    InputError for what is no PDF, is locked, damaged or too long, or holds pictures instead of words.
    """
    content = source.read()
    if b"%PDF-" not in content[:1024]:
        raise InputError("not a readable PDF: no %PDF header.", hint="name it by its real format")
    title, texts = _words(content)
    pages = [[" ".join(line.split()) for line in text.splitlines() if line.strip()] for text in texts]
    if sum(len(line) for lines in pages for line in lines) < _NO_WORDS:
        raise InputError(
            f"its {len(pages)} pages hold pictures, no words.",
            hint="run it through text recognition (OCR) first",
        )
    text = clean("".join(paragraph + "\n" for paragraph in _paragraphs(_without_running_heads(pages))))
    title = _BY_PROGRAM.sub("", title)
    title, text = (title, without_title(text, title)) if names_something(title) else titled(source.stem, text)
    document = Document(source.key, title, text, source.place, language_of(text))
    return Page(document, origin=source.label)


def _words(content: bytes) -> tuple[str, list[str]]:
    """The title, and the text of each page, read by a process that may not take more than it should."""
    done = subprocess.run(
        [sys.executable, str(_WORKER)], input=content, capture_output=True, timeout=_PATIENCE, check=False
    )
    if done.returncode:
        reason = _ENDED.get(done.returncode, "it takes more than 1 GB of memory, or breaks the reader")
        raise InputError(f"not a readable PDF: {reason}.", hint="save it again, or print it to a new PDF")
    found = json.loads(done.stdout)
    if "problem" in found:
        raise InputError(
            f"not a readable PDF: {found['problem']}.", hint="save it again, without a password, or split it"
        )
    return " ".join(_printable(found["title"]).split()), [_printable(text) for text in found["pages"]]


def _printable(text: str) -> str:
    return _CONTROL.sub("", text.replace("\ufffe", "-\n"))  # PDFium's sign for a hyphen at a line's end


def _without_running_heads(pages: Sequence[Sequence[str]]) -> Iterator[list[str]]:
    """Pages without numbers, and without first and last lines that stand on half of the pages."""
    edges = Counter(_shape(line) for lines in pages for line in {*lines[:1], *lines[-1:]})
    least = max(_RUNNING, len(pages) // 2)
    for lines in pages:
        kept = list(lines)
        while kept and (_PAGE_NUMBER.fullmatch(kept[0]) or edges[_shape(kept[0])] >= least):
            kept.pop(0)
        while kept and (_PAGE_NUMBER.fullmatch(kept[-1]) or edges[_shape(kept[-1])] >= least):
            kept.pop()
        yield kept


def _shape(line: str) -> str:
    """The line with any number the same: `Chapter 3 · 17` is the head of every page of the chapter."""
    return re.sub(r"\d+", "0", line)


def _paragraphs(pages: Iterator[list[str]]) -> Iterator[str]:
    """Lines joined where a paragraph goes on: the line before is full and ends no sentence, or not there yet."""
    lines = [line for page in pages for line in page]
    widths = sorted(len(line) for line in lines)
    full = widths[int(len(widths) * 0.9)] * _FULL if widths else 0
    paragraph = previous = ""
    for line in lines:
        if paragraph and (ITEM.match(line) or not _goes_on(previous, full)):
            yield paragraph
            paragraph = ""
        paragraph = joined(paragraph, line)
        previous = line
    if paragraph:
        yield paragraph


def _goes_on(line: str, full: float) -> bool:
    return len(line) >= full or (len(line) >= full / 2 and not SENTENCE_END.search(line))

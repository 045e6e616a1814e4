"""Which format a file is by its ending, and whether its first bytes say otherwise."""

from __future__ import annotations

import mimetypes
from pathlib import PurePosixPath

from builder.readers.source import Source
from schemas.errors import InputError

READ = "txt, md, html, pdf, docx, json, jsonl, csv, tsv and MediaWiki xml (each also .gz or .bz2)"
PLAIN = frozenset({".txt", ".text"})
_START = 256  # bytes that show a format
_ADVICE = {
    ".doc": "save it as docx or txt",
    ".rtf": "save it as docx or txt",
    ".odt": "save it as docx or txt",
    ".epub": "save it as html or txt",
    ".xls": "save it as csv",
    ".xlsx": "save it as csv",
    ".7z": "unpack it",
    ".zip": "unpack it",
}
_MAGIC = (  # first bytes, the kind, and the endings that may have it
    (b"%PDF-", "a PDF", {".pdf"}),
    (b"PK\x03\x04", "a zip file or an Office document", {".docx"}),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "an old Office document", {".docx"}),
    (b"\x1f\x8b", "gzipped", set[str]()),
    (b"BZh", "packed with bzip2", set[str]()),
    (b"7z\xbc\xaf\x27\x1c", "packed with 7-Zip", set[str]()),
    (b"\xfd7zXZ", "packed with xz", set[str]()),
    (b"\x89PNG", "a picture", set[str]()),
    (b"\xff\xd8\xff", "a picture", set[str]()),
    (b"GIF8", "a picture", set[str]()),
    (b"SQLite format 3", "a database", set[str]()),
)
_STARTS = (  # of standard input: first characters in lower case, and the ending that they mean
    (b"%pdf-", "pdf"),
    (b"pk\x03\x04", "docx"),
    (b"\x1f\x8b", "xml.gz"),
    (b"bzh", "xml.bz2"),
    (b"<mediawiki", "xml"),
    (b"<?xml", "xml"),
    (b"<!doctype html", "html"),
    (b"<html", "html"),
    (b"{", "jsonl"),
    (b"[", "json"),
)


def check_content(source: Source) -> None:
    """InputError where the first bytes show another format than the file's ending."""
    with source.open() as stream:
        try:
            start = stream.read(_START)
        except (EOFError, OSError, ValueError):
            return  # its reader says what is wrong with the packing
    for magic, kind, endings in _MAGIC:
        if start.startswith(magic) and source.suffix not in endings:
            if source.suffix in _ADVICE:
                return  # `unread` says what to do with it
            raise InputError(
                f"it is {kind}, though its name ends in {source.suffix}.", hint="name it by its real format"
            )
    if source.suffix in PLAIN and ending_of(start) == "html":
        raise InputError(f"it is HTML, though its name ends in {source.suffix}.", hint="name it .html")


def unread(source: Source) -> str:
    """Why a file of this ending is not read, and what to do."""
    guessed = mimetypes.guess_type(PurePosixPath(source.key).name)[0]
    kind = guessed or f"a file ending in {source.suffix or 'nothing'}"
    return f"{kind} is not read, only {READ}; {_ADVICE.get(source.suffix, 'save it as txt or md')}"


def ending_of(start: bytes) -> str:
    """The ending that standard input would have, by its first bytes."""
    words = start.lstrip(b"\xef\xbb\xbf \r\n\t").lower()
    return next((ending for first, ending in _STARTS if words.startswith(first)), "txt")

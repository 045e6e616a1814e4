"""Reads Word documents (docx): paragraphs, headings, lists and tables, no pictures; bombs are refused."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from xml.parsers import expat

import mammoth

from builder.readers.page import Page
from builder.readers.source import Source
from builder.readers.webpages import page_of_html
from schemas.errors import InputError

MAX_UNPACKED = 256 << 20  # bytes of all parts
MAX_XML = 24 << 20  # bytes of one part that is text
_RATIO = 200  # unpacked to packed: a text that packs better is no document
_SMALL = 8 << 20  # bytes unpacked that may pack as well as they like
_BROKEN = (
    expat.ExpatError, KeyError, ValueError, zipfile.BadZipFile, zlib.error, EOFError, AttributeError, IndexError,
)  # fmt: skip
"""What the library raises for parts that are missing or wrong."""
_TITLE = "p[style-name='Title'] => h1:fresh"
_DOCTYPE = re.compile(rb"<!(?:DOCTYPE|ENTITY)", re.IGNORECASE)


def read_docx(source: Source) -> Page:
    """One page: its title is the first heading of level 1, or the line in the style Title, else the file's name.

    InputError for what is no docx, is damaged or locked, unpacks out of proportion, or holds no words.
    """
    content = source.read()
    _check(content)
    try:
        html = mammoth.convert_to_html(
            io.BytesIO(content), style_map=_TITLE, convert_image=mammoth.images.img_element(lambda image: {})
        ).value
    except _BROKEN as error:
        raise InputError(
            f"it is a damaged docx: {error}.", hint="open it in Word and save it again"
        ) from error
    except RecursionError as error:
        raise InputError("it is nested too deep to read.", hint="save it as txt") from error
    return page_of_html(str(html), source, whole=True)


def _check(content: bytes) -> None:
    """Refuse before anything is unpacked: sizes by the archive's own list, which unpacking never exceeds."""
    if content.startswith(b"\xd0\xcf\x11\xe0"):
        raise InputError("it is an old or a locked Word document.", hint="save it as docx without a password")
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            parts = archive.infolist()
            _check_sizes(parts, len(content))
            if "word/document.xml" not in archive.namelist():
                raise InputError("it is a zip file, not a Word document.", hint="name it by its real format")
            for part in parts:
                if part.filename.endswith((".xml", ".rels")) and _declares_entities(archive, part):
                    raise InputError(
                        f"{part.filename} declares entities; a docx has none.", hint="do not trust it"
                    )
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, OSError) as error:
        raise InputError(
            f"it is not a sound docx: {error}.", hint="open it in Word and save it again"
        ) from error


def _check_sizes(parts: list[zipfile.ZipInfo], packed: int) -> None:
    unpacked = sum(part.file_size for part in parts)
    largest = max((part.file_size for part in parts if part.filename.endswith(".xml")), default=0)
    if unpacked > MAX_UNPACKED or largest > MAX_XML or (unpacked > _SMALL and unpacked > _RATIO * packed):
        raise InputError(
            f"it unpacks from {packed} to {unpacked} bytes, out of all proportion.", hint="do not trust it"
        )


def _declares_entities(archive: zipfile.ZipFile, part: zipfile.ZipInfo) -> bool:
    with archive.open(part) as stream:
        return _DOCTYPE.search(stream.read(1 << 16)) is not None

"""Bytes to text: the encoding found, line breaks made one, and text refused that cannot be stored."""

from __future__ import annotations

import codecs
import re

from charset_normalizer import from_bytes

from schemas.errors import InputError

MAX_LINE = 200_000  # characters: no line of a page is longer; a longer one is not prose
_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_MARKED = {"8": "utf-8-sig", "16": "utf-16", "32": "utf-32"}
"""Codecs that take the mark off, by the width that it says."""
_LEGACY = ["gb18030", "big5", "cp1252"]
_SAMPLE = 200_000  # bytes that decide the encoding
_FEW, _MOST = 0.75, 0.85  # shares of bytes and characters that tell encodings apart
_PAUSE = re.compile("[ \n。，]")
_SURROGATE = re.compile("[\ud800-\udfff]")


def decode(content: bytes) -> str:
    """Text of UTF-8, UTF-16, UTF-32, GB18030, Big5 or Western bytes; InputError for anything else."""
    for mark, encoding in _BYTE_ORDER_MARKS:
        if content.startswith(mark):
            return _decoded(content[len(mark) :], encoding)
    if b"\x00" in content[:_SAMPLE]:
        return _decoded(content, _guess_wide(content))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return _decoded(content, _guess(content))


def encoding_of(start: bytes) -> str:
    """The encoding of a text that begins so, for reading it as it streams; InputError as `decode`."""
    for mark, encoding in _BYTE_ORDER_MARKS:
        if start.startswith(mark):
            return _MARKED[encoding.partition("-")[2][:2]]
    if b"\x00" in start:
        return _guess_wide(start[: len(start) & ~1])
    try:
        codecs.getincrementaldecoder("utf-8")().decode(start)
    except UnicodeDecodeError:
        return _guess(start)
    return "utf-8"


def clean(text: str) -> str:
    """The text with `\\n` as its only line break; InputError for what no store can hold.

    Refused: NUL and lone surrogates, lines longer than MAX_LINE, nothing but space.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    check_text("the text", text)
    if not text.strip():
        raise InputError("it holds no text.", hint="remove it, or write something in it")
    longest = max(map(len, text.split("\n")))
    if longest > MAX_LINE:
        raise InputError(
            f"a line has {longest} characters; at most {MAX_LINE} are read.", hint="break it into paragraphs"
        )
    return text


def check_text(field: str, text: str) -> None:
    """InputError naming the first character that cannot be stored and where it stands."""
    nul = text.find("\x00")
    if nul >= 0:
        raise InputError(
            f"{field} holds a NUL character at {nul}.", hint="remove it, or name the right format"
        )
    if text.isascii():
        return
    surrogate = _SURROGATE.search(text)
    if surrogate is not None:
        raise InputError(
            f"{field} holds a lone surrogate U+{ord(surrogate[0]):04X} at {surrogate.start()}.",
            hint="write the character itself, or remove it",
        )


def _guess(content: bytes) -> str:
    sample = content[:_SAMPLE]
    best = from_bytes(sample, cp_isolation=_LEGACY, threshold=0.35).best()
    if best is None:
        raise InputError(
            "it is not text in UTF-8, UTF-16, GB18030, Big5 or Windows-1252.", hint="save it as UTF-8"
        )
    return best.encoding


def _guess_wide(content: bytes) -> str:
    """UTF-16 without a mark; InputError where the NUL stands in a text of another encoding, or in no text."""
    sample = content[: _SAMPLE & ~1]
    for encoding in () if _is_narrow(sample) else ("utf-16-le", "utf-16-be"):
        try:
            text = sample.decode(encoding)
        except UnicodeDecodeError:
            continue
        if _reads_well(text):
            return encoding
    raise InputError(
        f"it holds a NUL byte at {content.index(0)}, so it is not text.",
        hint="remove it, or name the file by its real format",
    )


def _is_narrow(sample: bytes) -> bool:
    """Whether all but a few NUL bytes is printable in UTF-8, or ASCII with few exceptions.

    Every other byte of English in UTF-16 is NUL; of Chinese, about half of the bytes are ASCII.
    """
    rest = sample.replace(b"\x00", b"")
    if len(rest) < len(sample) * _FEW:
        return False
    ascii_text = sum(32 <= byte < 127 or byte in b"\r\n\t" for byte in rest)
    if ascii_text > len(rest) * _MOST:
        return True
    text = codecs.getincrementaldecoder("utf-8")("replace").decode(rest)
    return "\ufffd" not in text and _is_plain(text)


def _reads_well(text: str) -> bool:
    """Whether a text is printable, has a space or a stop, and next to no signs of Korean, Yi and the like, as Chinese
    of other encodings has when it is read as UTF-16.
    """
    strange = sum("\ua000" <= character < "\uf900" for character in text)
    return _is_plain(text) and bool(_PAUSE.search(text)) and strange <= len(text) * (1 - _MOST)


def _is_plain(text: str) -> bool:
    return all(character.isprintable() or character in "\r\n\t" for character in text)


def _decoded(content: bytes, encoding: str) -> str:
    try:
        return content.decode(encoding)
    except UnicodeDecodeError as error:
        raise InputError(f"byte {error.start} is not {encoding.upper()}.", hint="save it as UTF-8") from error

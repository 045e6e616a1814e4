"""One segmenter for every index: text to plain tokens of `[a-z0-9]` that all analyzers keep whole."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from backends.script import simplified

SEGMENTER = "guanxi-segment/2"

_CJK = (
    "\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3041-\u3096\u309d-\u309f"
    "\u30a1-\u30fa\u30fc-\u30ff\u3105-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    "\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\U0001b000-\U0001b16f\U00020000-\U0003ffff"
)
_PLAIN = re.compile(r"[a-z0-9]{1,40}[+#]{0,4}")
_PIECE = re.compile(
    rf"(?P<cjk>[{_CJK}]+)"
    rf"|(?P<word>(?:(?![{_CJK}])[^\W_][\u0300-\u036f]{{0,4}}){{1,40}}[+#]{{0,4}})"
    r"|(?P<symbol>[\u2190-\u2bff\U0001f000-\U0001faff])"
)
_ENCODED = re.compile(r"[^a-z0-9]")
_CODED = re.compile(r"(?:u(?!d[89a-f][0-9a-f]{2}(?:u|$))[0-9a-f]{4,5})+")  # surrogates code nothing


def segment(text: str) -> list[str]:
    """Tokens in reading order: words and numbers, and for CJK runs characters and bigrams.

    Case, width, the accents of alphabets and the traditional script are folded (`Café` gives `cafe`, 導 what 导 gives).
    A word that ends in `+` or `#` also gives the whole (`c++` gives `c` and `cu2bu2b`), a symbol such as 😀 gives
    `u1f600`. What is not an ASCII letter or digit is written as `u` and its code point in hex.
    Words longer than 40 characters are cut into pieces, so that no token passes 255 bytes.
    """
    if text.isascii():
        return _plain(text.lower())
    folded = unicodedata.normalize("NFKC", text).casefold()
    if folded.isascii():
        return _plain(folded)
    tokens: list[str] = []
    for piece in _PIECE.finditer(folded):
        found = piece.group()
        if piece.lastgroup == "cjk":
            _add_run(tokens, found)
        elif piece.lastgroup == "word":
            _add_word(tokens, found if found.isascii() else _encode_word(found))
        else:
            tokens.append(_encode_character(found))
    return tokens


def coded_characters(token: str) -> str:
    """The characters that a token codes: one or two of a CJK run, none of a plain word."""
    if not _CODED.fullmatch(token):
        return ""
    return "".join(chr(int(code, 16)) for code in token[1:].split("u"))


def _plain(text: str) -> list[str]:
    tokens = _PLAIN.findall(text)
    if "+" not in text and "#" not in text:
        return tokens
    expanded: list[str] = []
    for token in tokens:
        _add_word(expanded, token)
    return expanded


def _add_word(tokens: list[str], word: str) -> None:
    stem = word.rstrip("+#")
    tokens.append(stem)
    if stem != word:
        tokens.append(stem + "".join(map(_encode_character, word[len(stem) :])))


def _add_run(tokens: list[str], run: str) -> None:
    previous = ""
    for character in run:
        code = _encode_character(character)
        if previous:
            tokens.append(previous + code)
        tokens.append(code)
        previous = code


@lru_cache(maxsize=1 << 13)
def _encode_word(word: str) -> str:
    """Accents go, other letters become code points; the `+` and `#` at the end stay for the caller."""
    stem = word.rstrip("+#")
    base = "".join(c for c in unicodedata.normalize("NFD", stem) if not unicodedata.combining(c))
    return _ENCODED.sub(lambda match: _encode_character(match.group()), base) + word[len(stem) :]


@lru_cache(maxsize=65_536)
def _encode_character(character: str) -> str:
    return f"u{ord(simplified(character)):x}"

"""What makes two names the same: the key under which a name is stored and looked up."""

from __future__ import annotations

import hashlib
import re
import unicodedata

_SPACE = re.compile(r"\s+")
_BRACKETED = re.compile(r"^(?P<bare>.+?)\s*[(（](?P<sense>[^()（）]+)[)）]$")
_EDGE = " \t\r\n\"'“”‘’,，.。;；:：、"


def name_key(name: str) -> str:
    """The identity of a name: NFKC, case-folded, single spaces, outer quotes and stops removed.

    Kana, accents, hyphens and 《》 inside a name survive; traditional and simplified forms stay
    different keys and meet as aliases.
    """
    if name.isascii():  # most names: the same in a fifth of the time
        return " ".join(name.lower().split()).strip(_EDGE)
    folded = unicodedata.normalize("NFKC", name).casefold()
    folded = _SPACE.sub(" ", folded).strip(_EDGE)
    if folded.startswith("《") and folded.endswith("》") and folded.count("《") == 1:
        folded = folded[1:-1].strip(_EDGE)
    return folded


def split_sense(title: str) -> tuple[str, str]:
    """`("Mercury", "planet")` of `"Mercury (planet)"`; the sense is empty where there is none."""
    match = _BRACKETED.match(title.strip())
    if match is None:
        return title.strip(), ""
    return match["bare"], match["sense"].strip()


def digest(*parts: str) -> str:
    """A stable id of 20 hex digits over parts, each closed by a separator that names cannot hold."""
    joined = "".join(part + "\x1f" for part in parts)
    return hashlib.sha256(joined.encode("utf-8", "surrogatepass")).hexdigest()[:20]

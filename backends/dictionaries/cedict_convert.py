"""Turns the lines of CC-CEDICT into pairs of a Chinese word and a plain English gloss, in one SQLite file.

The format: https://cc-cedict.org/wiki/format:syntax (`繁體 简体 [pin1 yin1] /gloss; gloss/gloss/`).
"""

from __future__ import annotations

import gzip
import re
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

FILE = "glosses.sqlite"
MOST_WORDS, MOST_OF_NAME = 5, 8  # of a gloss that is kept: what is longer explains, and nobody writes it

_LINE = re.compile(r"(\S+) (\S+) \[([^\]]*)\] /(.*)/")
_REFERENCE = re.compile(
    r"^(?:CL:|(?:old |erhua |Japanese |archaic )*variant of|see |also written|also pr|Taiwan pr|surname |abbr\.? |"
    r"used in|idem|same as|unofficial variant|equivalent to|Kangxi radical|euphemistic)"
)
_ASIDE = re.compile(r"\([^()]*\)|\[[^\]]*\]|[\u3400-\u9fff]+(?:\|[\u3400-\u9fff]+)?")
_LEAD = re.compile(r"^(?:lit\. |fig\. |aka |to be |to |a |an |the |one's |of )+", re.IGNORECASE)
_TRAIL = re.compile(r"(?: (?:sb's|sb|sth|etc|of|one's|to|with|for|in|on|at))+$")
_PLAIN = re.compile(r"[a-z0-9][a-z0-9 '&.-]*")
_CAPITAL = re.compile(r"(?:[A-Z][\w'-]* )+(?!of |and |for |in |the |de )(?=[a-z])")


def convert_cedict(source: Path, target: Path) -> None:
    """Write `glosses.sqlite` into `target` from the packed dictionary `source`."""
    with gzip.open(source, mode="rt", encoding="utf-8") as lines:
        write_glosses(glosses_of(lines), target / FILE)


def write_glosses(glosses: Iterable[tuple[str, str, bool]], path: Path) -> None:
    """Write (Chinese, English, whether it is a name), in the dictionary's order."""
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(
            "CREATE TABLE gloss (chinese TEXT, english TEXT, name INTEGER, place INTEGER,"
            " PRIMARY KEY (chinese, english))"
            " WITHOUT ROWID"
        )
        rows = ((*gloss, place) for place, gloss in enumerate(glosses))
        connection.executemany("INSERT OR IGNORE INTO gloss VALUES (?, ?, ?, ?)", rows)
        connection.execute("CREATE INDEX gloss_english ON gloss (english)")
    connection.close()


def glosses_of(lines: Iterable[str]) -> Iterator[tuple[str, str, bool]]:
    """(simplified Chinese, plain English, is it a name) of each gloss that is a word, a name or a short phrase."""
    for line in lines:
        match = _LINE.match(line)
        if match is None or line.startswith("#"):
            continue
        is_name = match[3][:1].isupper()
        for gloss in re.split(r"[/;]", match[4]):
            for english in plain_glosses(gloss, is_name=is_name):
                yield match[2], english, is_name


def plain_glosses(gloss: str, *, is_name: bool = False) -> list[str]:
    """What of one gloss could stand in a text: lower case, without asides, articles and `to`.

    `to settle (in a new place)` is settle; a name's `Ma Yun (1964-), aka Jack Ma` is ma yun and jack ma.
    """
    gloss = gloss.strip()
    if _REFERENCE.match(gloss):
        return []
    bare = re.sub(r"\s+", " ", _ASIDE.sub(" ", gloss))
    segments = re.split(r"\s*,\s+|\s*:\s+", bare)
    if is_name:
        segments = [re.sub(r"\s*,", "", bare), *_named(segments)]
    else:  # a capital after a comma begins what somebody is, or where a word is said
        segments = [segments[0], *(s for s in segments[1:] if s[:1].islower())]
    found: list[str] = []
    most = MOST_OF_NAME if is_name else MOST_WORDS
    for segment in segments:
        plain = _TRAIL.sub("", _LEAD.sub("", segment.strip(" ."))).strip().lower()
        if _PLAIN.fullmatch(plain) and plain.count(" ") < most and plain not in found:
            found.append(plain)
    return found


def _named(segments: list[str]) -> list[str]:
    """Of what stands between a name's commas the name itself and its other names, not what it is."""
    first, *others = (segment.strip() for segment in segments)
    capital = _CAPITAL.match(first.strip())
    begun = [capital.group()] if capital else []
    return [*begun, first, *(o for o in others if o.startswith(("aka ", "the ")))]

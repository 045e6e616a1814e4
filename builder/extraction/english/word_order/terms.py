"""From when to when something was so: `from 1990 to 1994`, `(1990–94)`, `since May 2001`, `in 1997`."""

from __future__ import annotations

import re

from builder.extraction.english.names.spans import Parsed
from builder.extraction.english.values import find_dates
from builder.numerals import MONTHS_EN

_MONTH = f"(?:{'|'.join(MONTHS_EN)})"
_DATE = rf"(?:the )?(?:\d{{1,2}} )?(?:{_MONTH},? )?(?:\d{{1,2}}, )?[12]\d{{3}}\b(?!s)"
_BETWEEN = (
    rf"(?:[Ff]rom|[Bb]etween|[Ff]or|[Dd]uring|[Ii]n)? ?(?P<a>{_DATE})(?: ?(?P<to>to|until|till|through|and|[–—-]) ?)"
    rf"(?:(?:his|her) death in )?(?P<b>{_DATE}|\d\d\b(?!\d))"
)
_OPEN = rf"(?:[Ss]ince|[Ff]rom) (?P<s>{_DATE})"
_AT = rf"(?:[Ii]n|[Oo]n) (?P<d>{_DATE})"
_TERM = f"(?:{_BETWEEN}|{_OPEN}|{_AT})"
_AFTER = re.compile(rf",? (?:\(?{_BETWEEN}\)?|{_OPEN}(?! (?:to|until|till)\b)|{_AT})")
_BRACKET = re.compile(rf"[\"”']*\s*\(\s*{_BETWEEN}\s*\)")
_BEFORE = re.compile(
    rf"(?:^|[;,.] |\band ){_TERM},? (?:(?:[Hh]e|[Ss]he|[A-Z][\w.'’-]+(?: [A-Z][\w.'’-]+){{0,3}}) (?:[a-z]+ )?)?$"
)


def term_after(parsed: Parsed, start: int, high: int) -> tuple[str, int]:
    """The term that begins at an offset of the plain text, as ISO 8601, and its end; `""` where none does."""
    plain = parsed.passage.plain
    found = _AFTER.match(plain, start, high)
    if found is not None:
        return _iso(found), found.end()
    bracket = _BRACKET.match(parsed.document, parsed.passage.locate(start - 1, start)[1])
    return (_iso(bracket) if bracket else "", start)


def term_before(plain: str, low: int, high: int) -> str:
    """The term that a clause opens with: `From 1990 to 1994, he was`."""
    found = _BEFORE.search(plain[low:high])
    return _iso(found) if found is not None and found["s"] is None else ""


def _iso(found: re.Match[str]) -> str:
    parts = found.groupdict()
    if parts.get("a"):
        if found["to"] == "and" and "etween" not in found[0]:
            return ""  # `in 1990 and 1994`
        start, end = found["a"], found["b"]
        year = re.search(r"\d{4}", start)
        end = f"{year[0][:2]}{end}" if year is not None and len(end) == 2 else end
        values = [value.literal.value for text in (start, end) for value in find_dates(text)[:1]]
        return "/".join(values) if len(values) == 2 and values[0][:4] <= values[1][:4] else ""
    dates = find_dates(parts.get("d") or parts.get("s") or "")
    return dates[0].literal.value if dates else ""

"""Dates and numbers as a Chinese page writes them, read into typed literals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from builder.extraction.chinese.items import DATE, NUMBER, Item
from builder.extraction.chinese.lexicon import CURRENCIES, UNITS
from builder.numerals import whole_number
from schemas.graph import Literal, LiteralKind

_DATE = re.compile(
    r"(?P<year>(?<!前)(?<!\d)\d{3,4})年(?!代)(?:(?P<month>\d{1,2})月(?:(?P<day>\d{1,2})[日号])?)?"
    r"(?:(?:[-—–~]|至|到)(?:(?P<year2>\d{4})年)?(?:(?P<month2>\d{1,2})月)?(?:(?P<day2>\d{1,2})[日号])?(?<=[年月日号]))?"
    r"|(?P<iso>(?<!\d)\d{4}-\d{2}-\d{2}(?!\d))"
    r"|(?P<lead>同年|当年|次年|翌年)?(?<![\d个])(?P<only_month>\d{1,2})月(?!份额)(?:(?P<only_day>\d{1,2})[日号])?"
    r"(?:(?:[-—–~]|至|到)(?:(?P<only_month2>\d{1,2})月)?(?P<only_day2>\d{1,2})[日号])?"
    r"|(?P<after>[一两二三四五六七八九十]{1,2}|[1-9])年[之以]?后(?=的[《他她]|，)"
    r"|(?P<same>同一?年|这一年|该年)|(?P<next>次年|翌年|第二年)"
)
_ENDS = re.compile("[。！？]")
_PARTS = re.compile("[。！？；]")
_HEADS = frozenset(("", *"，。；！？（(、："))  # what stands before a date that holds for what follows
_UNIT_WORDS = sorted({*CURRENCIES, *UNITS}, key=len, reverse=True)
_NUMBER = re.compile(
    r"(?<![\d第.])(?P<number>\d[\d,，]*\d|\d)(?P<fraction>\.\d+)?(?P<scale>万亿|千万|百万|亿|万|千|百)?(?P<about>多|余)?"
    rf"(?P<unit>{'|'.join(re.escape(u) for u in _UNIT_WORDS)})(?:(?<=\d米)(?P<hundredths>\d{{2}})(?!\d))?"
)
_PEOPLE = re.compile(
    r"(?<=人口)(?:总?数|普查数据)?[为有约是达近共]{0,2}\s?(?P<number>\d{1,3}(?:[,，]\d{3})+|\d+)(?P<fraction>\.\d+)?(?P<scale>万|亿)?"
    r"(?=[，。；、（(]|$)"
)
"""How many people live somewhere, without a word for people: `人口约43.5万`."""
_FEW = re.compile("(?P<number>[一二两三四五六七八九十])[个名位](?=(?:孩子|子女|小孩|儿女|儿子|女儿))")
_SPELLED = re.compile(
    "(?<![第前后头这那每另几数第零〇一二两三四五六七八九十百千万点几])(?P<number>[一二两三四五六七八九十][一二两三四五六七八九十百千零〇]*万?)(?P<about>[多余])?"
    "(?P<unit>平方(?:公里|千米|米|英里|英尺)|公里|千米|公顷|英亩|厘米|海里|英里|英尺|公斤|千克|公尺|分钟|米|吨|磅|集(?!团|体|合|中|成|会|锦)|层|页)"
    "(?![一二两三四五六七八九十半长])"
)
"""Amounts in characters, in units that nothing but an amount stands before: `十二平方千米`, `二十五集`."""
_FEW_DIGIT = "[一二两三四五六七八九1-9]"
_CHILDREN = re.compile(
    f"(?:(?<=[育生]有){_FEW_DIGIT}[子男儿女]|(?<=[有育生]){_FEW_DIGIT}[子女](?=[，。；：]))(?:{_FEW_DIGIT}[子男儿女])?(?![个名位岁\\d])"
    f"|{_FEW_DIGIT}[子儿]{_FEW_DIGIT}女(?![个名位岁\\d])"
    f"|{_FEW_DIGIT}[个名位](?:儿子|女儿)(?:[和与及、]|以及){_FEW_DIGIT}[个名位](?:儿子|女儿)"
)
_TWINS = re.compile(
    "(?:(?<=[有育])|(?<=生了)|(?<=有了))一对(?:龙凤胎|(?:双胞胎|孪生)(?:儿子|女儿|兄弟|姐妹|姊妹|姐弟|兄妹)?|儿女)"
)
_DIGITS = {"两": 2, **{digit: number for number, digit in enumerate("一二三四五六七八九十", 1)}}
_SCALES = {
    "": 1,
    "百": 100,
    "千": 1000,
    "万": 10**4,
    "百万": 10**6,
    "千万": 10**7,
    "亿": 10**8,
    "万亿": 10**12,
}


def dates(text: str) -> Iterator[Item]:
    """Dates in reading order of one paragraph; a month or `同年` takes the year said before it.

    `两年后` is that much after the year said last in its sentence; where a sentence begins with it, after that of
    the one before, if nothing since was told of another year.
    `同年` is the year of its sentence, also where no clause begins with that.
    A date without a known year is left out, as is a year before our era. A range is `start/end`.
    """
    year: int | None = None
    said = -1, 0  # where the last year stands, and which it is
    held = -1  # where the year that holds was said
    for match in _DATE.finditer(text):
        if match["after"]:
            later = _years(match["after"])
            if later and said[0] >= 0 and _is_near(text, said[0], held, match.start()):
                value = f"{said[1] + later:04d}"
                yield Item(
                    match.start(), match.end(), DATE, literal=_literal(value, match.group()), source="rule"
                )
            continue
        again = match["lead"] or match["same"] or match["next"]
        near = said[0] > held and not _PARTS.search(text, said[0], match.start())
        since = again and near and _ENDS.search(text, max(held, 0), match.start()) is not None
        value, known = _date(match, said[1] if since else year)
        if value:
            said = match.start(), int(value[:4])
        if text[max(0, match.start() - 1) : match.start()] in _HEADS and match["next"] is None:
            year, held = known, match.start()
        if value:
            literal = _literal(value, match.group())
            yield Item(match.start(), match.end(), DATE, literal=literal, source="rule")


def _is_near(text: str, said: int, held: int, position: int) -> bool:
    """Whether the year said last is the one that `两年后` at a position counts from."""
    ends = _ENDS.findall(text, said, position)
    return not ends or (len(ends) == 1 and said == held and text[position - 1] in "。！？")


def _literal(value: str, words: str) -> Literal:
    return Literal(LiteralKind.DATE, value, words)


def _years(words: str) -> int:
    """The number of years of `两年后`, `十二年后`; 0 for none."""
    if words.isascii():
        return int(words)
    tens, ten, ones = words.partition("十")
    if not ten:
        return _DIGITS[words] if len(words) == 1 else 0
    return 10 * (_DIGITS.get(tens, 1)) + _DIGITS.get(ones, 0)


def _date(match: re.Match[str], year: int | None) -> tuple[str, int | None]:
    if match["iso"]:
        return match["iso"], int(match["iso"][:4])
    if match["year"]:
        year = int(match["year"])
        return _interval(match, year, "month", "day", "2"), year
    if year is None:
        return "", None
    if match["same"]:
        return f"{year:04d}", year
    if match["next"]:
        return f"{year + 1:04d}", year
    if match["lead"] in ("次年", "翌年"):
        year += 1
    return _interval(match, year, "only_month", "only_day", "2"), year


def _interval(match: re.Match[str], year: int, month: str, day: str, suffix: str) -> str:
    start = _iso(year, match[month], match[day])
    groups = match.groupdict()
    later = (groups.get("year2") if month == "month" else None, match[month + suffix], match[day + suffix])
    if not start or not any(later):
        return start
    last_month = later[1] or (match[month] if later[2] else None)
    end = _iso(int(later[0]) if later[0] else year, last_month, later[2])
    return f"{start}/{end}" if end else start


def _iso(year: int, month: str | None, day: str | None) -> str:
    if month is None:
        return f"{year:04d}"
    if not 1 <= int(month) <= 12 or (day is not None and not 1 <= int(day) <= 31):
        return ""
    return f"{year:04d}-{int(month):02d}" + (f"-{int(day):02d}" if day else "")


def read_date(words: str) -> str:
    """ISO value of one date (`1955年5月18日`, `1999`), or empty."""
    match = re.match(r"(\d{3,4})(?:年|$)(?:(\d{1,2})月)?(?:(\d{1,2})[日号])?", words)
    return "" if match is None else _iso(int(match[1]), match[2], match[3])


def numbers(text: str) -> Iterator[Item]:
    """Amounts with a unit: `3752万港元` is 37520000 HKD, `2米01` is 2.01 metres; `三个` of `三个孩子` is 3,
    `十二平方千米` 12 km2.

    So is `二子一女` of `育有二子一女`, and `一对龙凤胎` is 2.
    """
    for twins in _TWINS.finditer(text):
        literal = Literal(LiteralKind.NUMBER, "2", twins.group())
        yield Item(twins.start(), twins.end(), NUMBER, literal=literal, source="rule")
    yield from sons_and_daughters(text)
    yield from _people(text)
    yield from _spelled(text)
    for few in _FEW.finditer(text):
        literal = Literal(LiteralKind.NUMBER, str(_DIGITS[few["number"]]), few.group())
        yield Item(few.start(), few.end(), NUMBER, literal=literal, source="rule")
    for match in _NUMBER.finditer(text):
        fraction = f".{match['hundredths']}" if match["hundredths"] else match["fraction"]
        digits = re.sub("[,，]", "", match["number"]) + (fraction or "")
        value = Decimal(digits) * _SCALES[match["scale"] or ""]
        plain = format(value.normalize(), "f")
        unit = match["unit"]
        literal = Literal(
            LiteralKind.NUMBER, plain, match.group(), CURRENCIES.get(unit, UNITS.get(unit, unit))
        )
        yield Item(match.start(), match.end(), NUMBER, literal=literal, source="rule")


def _spelled(text: str) -> Iterator[Item]:
    """`十二平方千米` is 12 km2, `三百多米` 300 m."""
    for match in _SPELLED.finditer(text):
        value = str(whole_number(match["number"]))
        literal = Literal(LiteralKind.NUMBER, value, match.group(), UNITS[match["unit"]])
        yield Item(match.start(), match.end(), NUMBER, literal=literal, source="rule")


def _people(text: str) -> Iterator[Item]:
    for match in _PEOPLE.finditer(text):
        digits = re.sub("[,，]", "", match["number"]) + (match["fraction"] or "")
        value = format((Decimal(digits) * _SCALES[match["scale"] or ""]).normalize(), "f")
        start = match.start("number")
        literal = Literal(LiteralKind.NUMBER, value, text[start : match.end()])
        yield Item(start, match.end(), NUMBER, literal=literal, source="rule")


def sons_and_daughters(text: str) -> Iterator[Item]:
    """Sons and daughters counted together: `二子一女`, `一个儿子和两个女儿`."""
    for match in _CHILDREN.finditer(text):
        count = sum(_DIGITS.get(part) or int(part) for part in re.findall(_FEW_DIGIT, match.group()))
        literal = Literal(LiteralKind.NUMBER, str(count), match.group())
        yield Item(match.start(), match.end(), NUMBER, literal=literal, source="rule")

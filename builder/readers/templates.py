"""What MediaWiki templates stand for in a text: words, dates, lists; and which of them are infoboxes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.numerals import MONTHS_EN

_INFOBOX = re.compile(
    r"\b(?:infobox|taxobox|geobox|speciesbox)\b|信息框|資訊框|信息欄|資訊欄|信息盒|基本信息"
)
_BOX_WORDS = re.compile(
    r"\b(?:infobox|box|new|template)\b|信息框|資訊框|信息欄|資訊欄|信息盒|基本信息|[/:：]"
)
_NO_INFOBOX = re.compile(
    r"cit[ea]|navbox|noteta|issues|about|otheruses|coord|chart|graph|track|episode|quote|sidebar|succession|reflist"
    r"|authority|portal|commons|main|see|redirect|hatnote|protect|image|multiple|s-|column|harv|sfn|refn|efn|notelist"
)
_SAID = {  # templates that show one of their parameters, by its number
    **dict.fromkeys(("lang", "langx", "tsl", "transl"), 2),
    **dict.fromkeys(
        (
            "nowrap", "nobr", "circa", "nobold", "small", "smaller", "big", "link-en", "link-ja", "link-de", "link-fr",
            "link-ko", "internal link helper", "le", "lj", "en", "ja", "ill", "abbr", "tooltip", "flag", "flagu",
            "flagcountry", "country data", "zh-hans", "zh-hant", "jpn", "ruby", "nihongo", "marriage", "married",
            "lang-en", "lang-ja", "lang-fr", "lang-de", "lang-ko", "lang-es", "lang-ru", "lang-zh",
        ),
        1,
    ),
}  # fmt: skip
_LISTS = frozenset(
    (
        "plainlist", "plain list", "ubl", "unbulleted list", "hlist", "flatlist", "flat list", "bulleted list",
        "ordered list", "vlist", "collapsible list",
    )
)  # fmt: skip
_DATES = re.compile(
    r"^(?:birth|death|start|end|film|release|launch|opening|establishment)[\w\s-]*date|^(?:bd|bda|dda|dts|date|生卒)$"
    r"|^(?:出生|逝世|死亡|去世)日期"
)
_CONVERT = frozenset({"convert", "cvt", "height", "convinfobox"})
_MONEY = {
    "us$": "US$",
    "hk$": "HK$",
    "nt$": "NT$",
    "a$": "A$",
    "c$": "C$",
    "£": "£",
    "€": "€",
    "¥": "¥",
    "inr": "₹",
}
_MONTHS = [month.lower() for month in MONTHS_EN]


def template_name(name: str) -> str:
    """A template's name as people compare them: lower case, spaces for underscores, no namespace."""
    words = " ".join(name.replace("_", " ").split()).lower()
    return re.sub(r"^(?:template|模板|樣板|样板)\s*[:：]\s*", "", words)


def infobox_kind(name: str, parameters: Sequence[str], *, opening: bool) -> str | None:
    """The words that say what an infobox is about (`film`); None for another template.

    One is named so, or stands at the page's opening with at least four named parameters.
    """
    if _INFOBOX.search(name):
        return " ".join(_BOX_WORDS.sub(" ", name).split())
    named = [parameter for parameter in parameters if not parameter.strip().isdigit()]
    if opening and len(named) >= 4 and not _NO_INFOBOX.search(name):
        return name
    return None


def said_parameter(name: str) -> int | None:
    """The number of the parameter whose words the template shows; None where it shows none."""
    return _SAID.get(name)


def is_list(name: str) -> bool:
    """Whether each of its unnamed parameters is an item."""
    return name in _LISTS


def plain_value(name: str, values: Sequence[str]) -> str:
    """`1962-06-22` of a date's parameters, `10 km` of a conversion's, `US$5` of an amount's; else empty."""
    if name in _CONVERT:
        return " ".join(value.strip() for value in values[:2])
    if name in _MONEY and values:
        return _MONEY[name] + values[0].strip()
    if not _DATES.search(name):
        return ""
    if name in ("bd", "生卒"):
        return "".join(value.strip() for value in values[:2])
    return _dates(values)


def _dates(values: Sequence[str]) -> str:
    """The first year, month and day among the parameters; words where they are no numbers."""
    numbers: list[str] = []
    for value in (value.strip() for value in values):
        if value.isdigit() and (len(value) == 4 or numbers):
            numbers.append(value)
            if len(numbers) == 3:
                break
        elif value.lower() in _MONTHS and numbers:
            numbers.append(str(_MONTHS.index(value.lower()) + 1))
        elif numbers:
            break
    if not numbers:
        return next((value.strip() for value in values if re.search(r"\d{3,4}", value)), "")
    return "-".join([numbers[0], *(number.zfill(2) for number in numbers[1:])])

"""Names without the word for a rank or a kind: 武汉 of 武汉市, `Leeds Rovers` of `Leeds Rovers F.C.`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from backends.script import simplified
from builder.extraction.chinese.names.regions import CITIES, MUNICIPALITIES, PROVINCES
from builder.findings import FoundAlias, FoundMention, Named
from builder.language import has_han

_REASON = "shortened"
_PLACE = "Place"
_PEOPLE = (
    "蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|"
    "仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|阿昌|普米|塔吉克|怒|鄂温克|裕固|保安|独龙|鄂伦春|各"
)
_OWN = rf"(?:(?:(?:{_PEOPLE})族|维吾尔|哈萨克|柯尔克孜|蒙古|塔吉克)*自治)"
_WIDE = rf"(?:{_OWN}[区州]|特别行政区|[省市])"
"""Ranks of which the rest of the name is one that everybody uses."""

_NARROW = rf"(?:{_OWN}[县旗]|[县区州镇郡旗盟])"
"""Ranks that are part of many a name (景德镇): only where the page itself leaves them out."""

_CITY = re.compile(f"{PROVINCES}|{MUNICIPALITIES}|{CITIES}")
_IS_WIDE = re.compile(f"{_WIDE}$")
_RANKED = re.compile(rf"([\u4e00-\u9fff·]{{2,}}?)(?:{_WIDE}|{_NARROW})")
_COMMON = re.compile(r"(?:(?:..城|[大小新]城|[都夜门花超])市|(?:[景地山郊校社园特教选小城市]|保护|开发)区)$")
"""Words that end like names of places and are none."""

_RANK = "(?:City|Town|Province|Prefecture|Municipality)"
_RANKED_EN = re.compile(
    rf"(?:The )?(?:{_RANK} of ([A-Z][\w'’.-]+(?: [A-Z][\w'’.-]+)*)|"
    rf"([A-Z][\w'’.-]+(?: [A-Z][\w'’.-]+)*) {_RANK})"
)
_LANDS = (
    r"(?:[Ss]tate|[Pp]rovince|[Cc]ounty|[Cc]ity|[Tt]own|[Cc]ountry|[Kk]ingdom|[Rr]epublic|[Rr]egion|[Cc]olony|"
    r"[Ii]sland|[Pp]refecture|[Cc]apital|[Pp]art|[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est|[Cc]entre|[Cc]enter)"
)
_SIDES = r"(?:[Gg]reater|[Cc]entral|[Nn]orth(?:ern)?|[Ss]outh(?:ern)?|[Ee]ast(?:ern)?|[Ww]est(?:ern)?|[Nn]ew)"

CLUB = r"(?:[AR]?\.?F\.?C\.?|S\.?C\.?|C\.?F\.?|(?:Association )?Football Club|Rugby(?: Football)? Club)"
_CALLED = r"[A-Z][\w'’&-]+(?: (?:[A-Z][\w'’&-]+|of|and|&))*"
_OF_CLUB = re.compile(rf"(?P<before>{_CALLED}),? {CLUB}|{CLUB} (?P<behind>{_CALLED})")
_TEAM = re.compile(
    r"\b(?:Athletic|Atl[eé]tico|United|Rovers|Wanderers|Albion|Rangers|Wednesday|Hotspur|Thistle|Argyle|Academical|"
    r"Harriers|Swifts|Sporting|D[yi]namo|Lokomotiv|Spartak|Borussia|Eintracht|Olympique|Inter|Racing|Corinthians?|Victoria|Celtic)\b"
)
"""Words that are in names of clubs and of no town."""
_TOWNS = re.compile(r" (?:City|Town|County)$")


_TWO_GIVEN = re.compile(r"(?P<first>[A-ZÀ-Þ][a-zà-ÿ]+) [A-Z][a-z]+-[A-Z]?[a-z]+ (?P<last>[A-ZÀ-Þ][a-zà-ÿ]+)")


def shortened(subject: Named, kind: str, text: str, mentions: Iterable[FoundMention]) -> FoundAlias | None:
    """The short name of the place of some `kind` that a page is about, or None.

    `mentions` are the names that stand in the page's `text`. A rest of one character is no name (沙市), nor is
    one that the page gives to a place of another rank (吉林省 on the page of 吉林市) or to somebody.
    """
    name, text = simplified(subject.name), simplified(text)
    match = _RANKED.fullmatch(name) or _RANKED_EN.fullmatch(name)
    if match is None or _COMMON.search(name) is not None:
        return None
    place = next(at for at, rest in enumerate(match.groups(), 1) if rest)
    short, written = match[place], subject.name[slice(*match.span(place))]
    types = {mention.named.type for mention in mentions if simplified(mention.named.name) == short}
    if types and types.isdisjoint({"", _PLACE, kind}):
        return None
    if has_han(name):
        wide = _IS_WIDE.search(name) is not None
        said, apart = wide or bool(types), _is_apart(short, name, text, wide=wide)
    else:
        said, apart = _stands_alone(short, text), _is_apart_in_english(short, name, text)
    return FoundAlias(subject, written, _REASON, 0, 0) if said and not apart else None


def shortened_club(subject: Named, text: str) -> FoundAlias | None:
    """The short name of a club: `Leeds Rovers` of `Leeds Rovers F.C.`, or None.

    A name that could be a town's is one only of two words of which the last is City, Town or County, and where the
    page's `text` uses it alone.
    """
    match = _OF_CLUB.fullmatch(subject.name)
    short = (match["before"] or match["behind"]) if match is not None else ""
    if len(short.split()) < 2:
        return None
    told = _TEAM.search(short) is not None or (_TOWNS.search(short) is not None and _plays(short, text))
    return FoundAlias(subject, short, _REASON, 0, 0) if told else None


def shortened_person(subject: Named, text: str) -> FoundAlias | None:
    """The name of somebody without a Chinese given name in its middle, where the page's text uses it, or None."""
    short = without_given(subject.name, text)
    return FoundAlias(subject, short, _REASON, 0, 0) if short else None


def without_given(name: str, text: str) -> str:
    """`Ann Lee` of `Ann Mei-Ling Lee`, where a text has it; empty for another name."""
    match = _TWO_GIVEN.fullmatch(name)
    short = f"{match['first']} {match['last']}" if match is not None else ""
    return short if short and re.search(rf"\b{short}\b", text) is not None else ""


def _plays(short: str, text: str) -> bool:
    """Whether a text says something of a name alone, not that something is there: no `in Swindon Town`."""
    said = re.escape(short)
    alone = rf"(?<!\bof )(?<!\bin )(?<!\bat )\b{said}\b(?! (?:{CLUB}))(?!['’-]?\w)"
    return re.search(alone, text) is not None and re.search(rf"\b(?:in|at) {said}\b", text) is None


def _is_apart(short: str, name: str, text: str, *, wide: bool) -> bool:
    """Whether the page names another place of that rest, or a city is known by it (淮安 is not 淮安区).

    A county of a list may lie in the city of its name (长沙县).
    """
    if not wide and _CITY.fullmatch(short):
        return True
    county = rf"(?<![、和及与辖]){short}县(?!、)"
    others = f"{short}{_WIDE}|{county}" if wide else f"{short}(?:{_WIDE}|{_NARROW})"
    return any(other[0] != name for other in re.finditer(others, text))


def _stands_alone(short: str, text: str) -> bool:
    return re.search(rf"(?<! of )\b{re.escape(short)}\b(?! {_RANK}\b)(?!['’-]?\w)", text) is not None


def _is_apart_in_english(short: str, name: str, text: str) -> bool:
    """`the state of Kansas`, `Topeka, Kansas`, `Kansas River` on the page of Kansas City."""
    said = re.escape(short)
    apart = rf"\b{_LANDS} of {said}\b|, {said}\b|\b{_SIDES} {said}\b|\b{said} {_LANDS}\b"
    own = {name.casefold()}
    if not name.endswith(short):
        own.add(
            f"{name.removeprefix(short).strip()} of {short}".casefold()
        )  # `the city of Wuhan` is Wuhan City
    return any(other[0].casefold() not in own for other in re.finditer(apart, text))

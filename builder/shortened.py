"""A place's name without the word for its rank, where its page sets nothing else of that name apart: 武汉 of 武汉市."""

from __future__ import annotations

import re
from collections.abc import Iterable

from builder.findings import FoundAlias, FoundMention, Named
from builder.language import has_han

_REASON = "shortened"
_PLACE = "Place"
_PEOPLES = r"(?:(?:[\u4e00-\u9fff]{1,8}族|维吾尔|維吾爾|哈萨克|哈薩克|柯尔克孜|柯爾克孜|蒙古)*自治)"
_WIDE = rf"(?:{_PEOPLES}[区區州]|特别行政区|特別行政區|[省市])"
"""Ranks of which the rest of the name is one that everybody uses."""

_NARROW = rf"(?:{_PEOPLES}[县縣旗]|[县縣区區州镇鎮郡旗盟])"
"""Ranks that are part of many a name (景德镇): only where the page itself leaves them out."""

_IS_WIDE = re.compile(f"{_WIDE}$")
_RANKED = re.compile(rf"([\u4e00-\u9fff·]{{2,}}?)(?:{_WIDE}|{_NARROW})")
_COMMON = re.compile(
    r"(?:(?:..城|[大小新]城|[都夜门門花超])市|[景地山郊校社园園特教选選小城市][区區]|保[护護][区區]|[开開][发發][区區])$"
)
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


def shortened(subject: Named, kind: str, text: str, mentions: Iterable[FoundMention]) -> FoundAlias | None:
    """The short name of the place of some `kind` that a page is about, or None.

    `mentions` are the names that stand in the page's `text`. A rest of one character is no name (沙市), nor is
    one that the page gives to a place of another rank (吉林省 on the page of 吉林市) or to somebody.
    """
    name = subject.name
    match = _RANKED.fullmatch(name) or _RANKED_EN.fullmatch(name)
    if match is None or _COMMON.search(name) is not None:
        return None
    short = next(rest for rest in match.groups() if rest)
    types = {mention.named.type for mention in mentions if mention.named.name == short}
    if types and types.isdisjoint({"", _PLACE, kind}):
        return None
    if has_han(name):
        wide = _IS_WIDE.search(name) is not None
        said, apart = wide or bool(types), _is_apart(short, name, text, wide=wide)
    else:
        said, apart = _stands_alone(short, text), _is_apart_in_english(short, name, text)
    return FoundAlias(subject, short, _REASON, 0, 0) if said and not apart else None


def _is_apart(short: str, name: str, text: str, *, wide: bool) -> bool:
    """Whether the page names another place of that rest; a county may lie in the city of its name (长沙县)."""
    ranks = _WIDE if wide else f"(?:{_WIDE}|{_NARROW})"
    return any(other[0] != name for other in re.finditer(f"{re.escape(short)}{ranks}", text))


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

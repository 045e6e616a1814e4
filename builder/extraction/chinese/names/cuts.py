"""Persons' names that a tagger cut with a letter too many or too few, mended."""

from __future__ import annotations

import re

from builder.extraction.chinese.lexicon import SURNAMES
from schemas.text import NamedSpan

HALF_NAME = 2  # characters: the family name of most Japanese names, and the given name
STOPS = frozenset("，。；（、：")
_AND_SURNAME = re.compile("和田|和久井|和泉|和辻|和智|与谢野|与那岭|及川")
_BEFORE_NAME = "，。；、：（“”》\n和与由请让的"
_LED = re.compile("[由被在向对與与和把将给而从](?=[一-鿿]{2,}·)")
_PARTICLES = frozenset("因在于则曾又并的虽")
_ACTS = frozenset("演饰扮是为主出与和、，。；的")
_OF_FAMILY = re.compile("[\u4e00-\u9fff]{1,2}氏(?=.)")
_KINSWOMAN = re.compile("(?:母|母亲|妻|妻子|夫人|妾|祖母|继室|[娶配])$")
_SEX = re.compile(r"(?<![亚胜若如超冠似赛雅])男$|女$")
_PERSONAL = re.compile(r"，(?:\d{4}年|[\u4e00-\u9fff]{1,4}族|生于|出生)")
_CALLED_TASK = re.compile("任(?:(?=[担出同的是为和与等，。、；])|(?=任))")
_KIN_BEFORE = re.compile(
    "(?:母亲|父亲|妻子|丈夫|祖父|祖母)(?![是为叫名即姓乃曾早原本系和与及的对给让把因在随从向被将由是则也都即又还同跟替像，。、；])[一-鿿]$"
)
_GIVEN_LET = re.compile("让(?=[为的是和与、，。；担作也又])")
_MONGOL = re.compile("不[哥花台罕]")  # `阿里不哥`, `帖木不花`
_OWNER = re.compile("[船股房]$")  # of `船东阿瑟·惠特`
_BORN_BY = re.compile("[一-鿿]{2,6}?所(?:[生出育]|亲生)")  # behind 为 of `三子李四为王五所生`
_DONE_BY = re.compile(r"(?:饰演|扮演|出演|主演|饰|演|配音|担任|执导|导演|作曲|作词|演唱|编剧|监制)")


def mended(text: str, name: NamedSpan) -> NamedSpan:
    """A name as the words around it show that it is written."""
    return _with_surname(text, _trimmed(text, name))


def behind_kin(text: str, start: int) -> int:
    """Where a long foreign name begins, right behind the word for kin: 唆 of `母亲唆鲁禾帖尼`."""
    kin = _KIN_BEFORE.search(text, max(start - 3, 0), start)
    return start if kin is None else start - 1


def _with_surname(text: str, name: NamedSpan) -> NamedSpan:
    """A name with the family name that begins like a word for `and`: 和田惠美 of `，和田惠美凭该片…`."""
    for family in _AND_SURNAME.finditer(text, max(name.start - 3, 0), name.start):
        opens = family.start() == 0 or text[family.start() - 1] in _BEFORE_NAME
        if opens and family.end() == name.start:
            return NamedSpan(family.start(), name.end, name.type, name.score)
    return name


def _trimmed(text: str, name: NamedSpan) -> NamedSpan:
    """Names with a letter too many or too few.

    `李云` before `和，` is 李云和, `郑佩佩因` 郑佩佩, `张伟张伟` (a heading and its text) 张伟, `李明女，1966年` 李明,
    `王芳育有` 王芳.
    """
    surface = text[name.start : name.end]
    if text[name.end : name.end + 1] == "和" and text[name.end + 1 : name.end + 2] in STOPS:
        return NamedSpan(name.start, name.end + 1, name.type, name.score)
    joined = len(surface) >= 4 and surface[-1] in "和与" and surface[0] in SURNAMES
    if joined and text[name.end : name.end + 1] in SURNAMES:  # `张大山和李四`
        return NamedSpan(name.start, name.end - 1, name.type, name.score)
    doubled = len(surface) == HALF_NAME and surface[0] in SURNAMES and surface[0] != surface[1]
    if doubled and text[name.end : name.end + 1] == surface[1] and text[name.end + 1 : name.end + 2] in _ACTS:
        return NamedSpan(name.start, name.end + 1, name.type, name.score)  # `郑佩佩演侠女`
    task = len(surface) == HALF_NAME and surface[0] in SURNAMES and _CALLED_TASK.match(text, name.end)
    if task:
        return NamedSpan(name.start, name.end + 1, name.type, name.score)  # `赵元任担任翻译`
    foreign = len(surface) == HALF_NAME and surface[0] not in SURNAMES
    if foreign and _GIVEN_LET.match(text, name.end):
        return NamedSpan(name.start, name.end + 1, name.type, name.score)  # `久石让为影片作曲`
    if _MONGOL.match(text, name.end) is not None:
        return NamedSpan(name.start, name.end + 2, name.type, name.score)
    wife = _OF_FAMILY.match(surface)
    if wife is not None and _KINSWOMAN.search(text[max(name.start - 2, 0) : name.start]):
        return NamedSpan(name.start, name.start + wife.end(), name.type, name.score)  # `母亲程氏教读`
    by = surface.find("由", 1)
    if 0 < by <= len(surface) - 1 - HALF_NAME and _DONE_BY.match(text, name.end):
        return NamedSpan(name.start + by + 1, name.end, name.type, name.score)  # `阿朱由张山饰演`
    if len(surface) >= 3 and surface[-1] in "依按" and text[name.end : name.end + 1] in "长次序":
        return NamedSpan(name.start, name.end - 1, name.type, name.score)  # `张大山依长幼分饰`
    if len(surface) == 3 and surface[-1] == "原" and text[name.end : name.end + 1] == "是":
        return NamedSpan(name.start, name.end - 1, name.type, name.score)
    if len(surface) >= 3 and surface[0] in "子女" and text[max(name.start - 1, 0)] in "长次幼三":
        return NamedSpan(name.start + 1, name.end, name.type, name.score)  # `次子李四`
    if len(surface) >= 3 and surface[-1] == "成" and text[name.end : name.end + 1] == "为":
        return NamedSpan(name.start, name.end - 1, name.type, name.score)  # `张大山成为最佳男演员`
    if len(surface) >= 3 and surface[-1] in "为乃系" and _BORN_BY.match(text, name.end):
        return NamedSpan(name.start, name.end - 1, name.type, name.score)
    if _LED.match(surface) is not None:
        return NamedSpan(name.start + 1, name.end, name.type, name.score)  # `由亨利·波特任…`
    if surface[0] == "东" and "·" in surface and _OWNER.search(text, 0, name.start) is not None:
        return NamedSpan(name.start + 1, name.end, name.type, name.score)
    half = len(surface) // 2
    if len(surface) >= 4 and surface[:half] == surface[half:]:
        return NamedSpan(name.start + half, name.end, name.type, name.score)
    if len(surface) >= 4 and surface[-1] in _PARTICLES and surface[0] in SURNAMES:
        return NamedSpan(name.start, name.end - 1, name.type, name.score)
    if len(surface) >= 3 and surface[-1] in "育生" and text[name.end : name.end + 1] == "有":
        return NamedSpan(name.start, name.end - 1, name.type, name.score)
    if len(surface) >= 3 and _SEX.search(surface) and _PERSONAL.match(text, name.end):
        return NamedSpan(name.start, name.end - 1, name.type, name.score)
    return name

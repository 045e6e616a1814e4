"""Whether a text from the middle of a page tells of its title what is told of people alone."""

from __future__ import annotations

import re

from builder.extraction.chinese.lexicon import COUNTRIES, WORK_NOUNS
from builder.extraction.chinese.subjects.people import BELONGINGS, DEEDS, FREQUENT_DEEDS
from builder.extraction.chinese.subjects.untitled import is_family_name, is_long_family_name

_DOTTED = re.compile("[\u4e00-\u9fff]+(?:[·•‧][\u4e00-\u9fff]+)+")
_HAN = re.compile("[\u4e00-\u9fff]{2,4}")
_NOBODY = re.compile(
    f"(?:{COUNTRIES})|.*(?:[省市县区州郡国镇乡村岛寺宫城站路桥楼塔语族人学教派家院校社会党军队团司书传记史剧片歌曲奖号车机舰船科目属纲]|[之大会海]战|战争|战役|之[乱变]|起义|政变|惨案|危机|饥荒|瘟疫|计划|工程|运动会|新政|维新|变法|改革|革命|起义|事变|运动|条约|协定|时代|王朝|帝国|政权|主义|制度|文化)$"
)
_WHEN = (
    "(?:[在于]?[\\d年月日初末底,、]{2,12}|(?:在|于)[^，。；]{1,10}|也|又|则|便|曾|还|后来|随后|随即|于是|被)?"
)
_YEAR = "(?:公元前|前|约)?\\d{1,4}年?(?:\\d{1,2}月(?:\\d{1,2}日)?)?"
_LIVED = f"[（(](?:[^（）()]{{1,30}}[，,；;])?{_YEAR}[-—–－~～至]+{_YEAR}[)）]"
_HIS_OWN = (
    "[他她]，?(?:(?:原名|本名|小名|乳名|学名|祖籍|籍贯|原籍|享年|终年)(?![的是])|表?字[\u4e00-\u9fff]{1,2}[，。、；]|"
    "[^，。；]{0,12}(?<![发产诞原寄丛野])(?:出生[于在]|生于))"
)
"""What a sentence tells of whoever the one before it named: `他原名…`, `她1914年生于…`."""
_PRONOUN = re.compile("(?<![其吉])[他她](?!们|人)")
_LONG = 4  # characters of a name of which the text says the first two
_OFTEN = 2
_MANY = 3
_SURE = 3  # characters of most Chinese names, and of few other words
_REACH = 400  # characters in which a life's years stand behind a name


def is_told_of_as_person(title: str, text: str) -> bool:
    """Whether a title has the form of a person's name, and the text says of it, or of the short name that its form
    allows, that it was born, married or the like; two such things where a name is short or only
    half of it is said. The years of a life behind it say so too, and a sentence like `他原名…` right behind
    the first that names it."""
    name = _short_name(title)
    if not name or _NOBODY.fullmatch(title) is not None:
        return False
    if _has_life(title, text):
        return True
    said = set(
        re.findall(
            f"(?<![在于到从往至自]){re.escape(name)}{_WHEN}({DEEDS}|{BELONGINGS}|{FREQUENT_DEEDS})", text
        )
    )
    return len(said) >= (1 if _DOTTED.fullmatch(title) or len(title) == _SURE else 2)


def _has_life(title: str, text: str) -> bool:
    """Whether the years of a life stand behind a title, or its opening goes on with what only people have."""
    if len(_PRONOUN.findall(text)) < _MANY:
        return False
    halved = len(title) == _LONG and _short_name(title) != title  # 文艺复兴 has the form of a name too
    if halved and not given_name(title, text):
        return False
    if re.search(f"{re.escape(title)}{_LIVED}", text[:_REACH]) is not None:
        return True
    opening = text.strip().partition("\n")[0]
    told = f"[^。！？]*?{re.escape(title)}(?!是[^。！？]*的[故家]乡)[^。！？]*[。！？]{_HIS_OWN}"
    return len(title) >= _SURE and re.match(told, opening) is not None


def brief_name(title: str, text: str) -> str:
    """The short form by which alone a text calls whom its title names in full: `早川` of `早川大石`; empty for none."""
    brief = _short_name(title)
    if not brief or brief == title or title in text:
        return ""
    return brief if text.count(brief) >= _OFTEN else ""


def given_name(title: str, text: str) -> str:
    """The last two characters by which a text calls whom its title names in four: `大石` of `早川大石`; empty for none.

    What it tells of them is what is told of people alone.
    """
    if _HAN.fullmatch(title) is None or len(title) != _LONG or is_long_family_name(title):
        return ""
    given = title[2:]
    alone = f"(?<!{re.escape(title[:2])}){re.escape(given)}"
    told = re.search(f"{alone}{_WHEN}(?:{DEEDS}|{BELONGINGS}|生于|死于|卒于)", text)
    return given if told is not None and len(re.findall(alone, text)) >= _MANY else ""


def first_kind(title: str, text: str) -> str:
    """The kind of work that a text calls its title where it first says it: `长篇小说《山河》`; empty for none."""
    place = text.find(title)
    if place < 1 or text[place - 1] != "《" or "\n" in text.strip()[:place]:
        return ""
    before = text[: place - 1]
    noun = max((word for word in WORK_NOUNS if before.endswith(word)), key=len, default="")
    return WORK_NOUNS[noun] if noun and text.startswith("》", place + len(title)) else ""


def _short_name(title: str) -> str:
    """`波特` of `亨利·波特`, `田中` of `田中大石`; a Chinese name whole; empty for what has no such form."""
    if _DOTTED.fullmatch(title) is not None:
        last = re.split("[·•‧]", title)[-1]
        return last if len(last) > 1 else title
    if _HAN.fullmatch(title) is None:
        return ""
    if is_long_family_name(title):
        return title
    if len(title) == _LONG:
        return title[:2]
    return title if is_family_name(title[0]) else ""

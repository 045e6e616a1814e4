"""Whether a text from the middle of a page tells of its title what is told of people alone."""

from __future__ import annotations

import re

from builder.extraction.chinese.lexicon import COUNTRIES
from builder.extraction.chinese.subjects.people import BELONGINGS, DEEDS, FREQUENT_DEEDS
from builder.extraction.chinese.subjects.untitled import is_family_name

_DOTTED = re.compile("[\u4e00-\u9fff]+(?:[·•‧][\u4e00-\u9fff]+)+")
_HAN = re.compile("[\u4e00-\u9fff]{2,4}")
_NOBODY = re.compile(
    f"(?:{COUNTRIES})|.*(?:[省市县区州郡国镇乡村岛寺宫城站路桥楼塔语族人学教派家院校社会党军队团司书传记史剧片歌曲奖号车机舰船科目属纲]|之[战乱变]|新政|维新|变法|改革|革命|起义|事变|运动|条约|协定|时代|王朝|帝国|政权|主义|制度|文化)$"
)
_WHEN = (
    "(?:[在于]?[\\d年月日初末底,、]{2,12}|(?:在|于)[^，。；]{1,10}|也|又|则|便|曾|还|后来|随后|随即|于是|被)?"
)
_LONG = 4  # characters of a name of which the text says the first two
_OFTEN = 2
_SURE = 3  # characters of most Chinese names, and of few other words


def is_told_of_as_person(title: str, text: str) -> bool:
    """Whether a title has the form of a person's name, and the text says of it, or of the short name that its form
    allows, that it was born, married or the like; two such things where a name is short or only
    half of it is said."""
    name = _short_name(title)
    if not name or _NOBODY.fullmatch(title) is not None:
        return False
    said = set(
        re.findall(
            f"(?<![在于到从往至自]){re.escape(name)}{_WHEN}({DEEDS}|{BELONGINGS}|{FREQUENT_DEEDS})", text
        )
    )
    return len(said) >= (1 if _DOTTED.fullmatch(title) or len(title) == _SURE else 2)


def brief_name(title: str, text: str) -> str:
    """The short form by which alone a text calls whom its title names in full: `早川` of `早川大石`; empty for none."""
    brief = _short_name(title)
    if not brief or brief == title or title in text:
        return ""
    return brief if text.count(brief) >= _OFTEN else ""


def _short_name(title: str) -> str:
    """`波特` of `亨利·波特`, `田中` of `田中大石`; a Chinese name whole; empty for what has no such form."""
    if _DOTTED.fullmatch(title) is not None:
        last = re.split("[·•‧]", title)[-1]
        return last if len(last) > 1 else title
    if _HAN.fullmatch(title) is None:
        return ""
    if len(title) == _LONG:
        return title[:2]
    return title if is_family_name(title[0]) else ""

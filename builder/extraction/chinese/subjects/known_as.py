"""Whom a page opens with by his own name, its title being what he is known as: `林阿（…），史称雾帝`."""

from __future__ import annotations

import re

from builder.extraction.chinese.subjects.opening import Said
from builder.extraction.chinese.subjects.untitled import is_family_name, is_long_family_name

_AS = (
    "(?:史称|世称|后世(?:尊?称|多称)|通称|尊称|人称|庙号|谥号?|追谥|笔名|艺名|法号|法名|道号|别号|"
    "以(?:笔名|艺名|法号)?|更?常?以)(?:为|是|作|之为)?"
)
_OWN = re.compile("(?P<name>[\u4e00-\u9fff]{2,4})(?=[，（(])(?:[（(][^（）()]{1,60}[)）])?，")
_REACH = "[^。；]{0,48}?"


def own_name(sentence: str, title: str) -> Said | None:
    """The name that a first sentence opens with where it gives the title as what its owner is known as; else None.

    Of people alone: the name begins as family names do, and `史称` and the like stand before the title.
    """
    found = _OWN.match(sentence)
    if found is None or not title or found["name"] == title:
        return None
    name = found["name"]
    known = re.match(
        f'(?:{_REACH}[，、])?{_AS}[“"]?{re.escape(title)}[”"]?(?:[，。；、]|(?:知名|闻名|行世|为人所知))',
        sentence[found.end() :],
    )
    if known is None or not (is_family_name(name[0]) or is_long_family_name(name)):
        return None
    return Said("alias", name, *found.span("name"))

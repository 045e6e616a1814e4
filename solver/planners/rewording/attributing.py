"""Whoever made a work, told by what they did for it: 写《茶馆》的人 is 《茶馆》的作者."""

from __future__ import annotations

import re

_ROLES = {
    "作者": "撰写|创作|写",
    "导演": "执导|导演|导",
    "演唱者": "演唱|唱",
    "作曲者": "作曲|谱写|谱",
    "编剧": "编写",
    "设计者": "设计",
}
_PAINTED = "画|绘"
_OWN = {"导演": "导演", "作者": "作者"}
"""Nouns for whoever did it that say no more than the verb does; `人` for all."""

_BEFORE = r"(?:^|(?<=[，。？、是与和跟比年月]))"
_MADE = tuple(
    (
        re.compile(
            rf"{_BEFORE}(?:{verbs})(?:出|过|了)?(?P<work>《[^》]+》)的(?:[那这][位个名])?(?:人(?![\u3400-\u9fff]?[物家])"
            + (f"|{_OWN[role]}" if role in _OWN else "")
            + ")"
        ),
        role,
    )
    for role, verbs in _ROLES.items()
)
_PAINTING = re.compile(
    rf"{_BEFORE}(?:{_PAINTED})(?:出|过|了)?(?P<work>《[^》]+》)的(?:[那这][位个名])?(?:人|画家)"
)


def attributed(question: str) -> str:
    """The question with the noun for whoever made a work in place of what they did; itself where none is told so."""
    for pattern, role in (*_MADE, (_PAINTING, "作者")):
        question = pattern.sub(rf"\g<work>的{role}", question)
    return question

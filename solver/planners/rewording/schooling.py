"""Questions for whoever went to school with somebody, in the words that rules know: classmates, 同学."""

from __future__ import annotations

import re

_SCHOOL = r"(?:[a-z]+ ){0,3}(?:school|academy|college|conservatory|class|course)"
_SAME = re.compile(
    r"^(?P<who>(?:which|what|who) (?:(?:two|three|four|of the) )?(?:actors?|actress(?:es)?|stars|players|performers|"
    r"members of the cast) (?:in|of|from) [^?]+?) (?:(?:was|were|is|are|had|have) )?"
    r"(?:(?:went|gone|been) to|attended|(?:studied |trained |educated |taught )?(?:at|in)|graduated from|came from) "
    rf"the same {_SCHOOL} (?:as|with) (?P<whom>[^?]+)\?*$",
    re.I,
)
_KIND_ZH = r"(?:戏剧|电影|艺术|音乐|表演|演员)?(?:戏校|学校|学院|训练班|班|师门|中学|小学)"
_SAME_ZH = re.compile(
    rf"(?:和|与|跟|同)(?P<whom>[^，。？和与跟同]{{2,20}}?)(?:是|曾经?|一起|都)?"
    rf"(?:(?:上|读|念|就读于?|毕业于|入读|出自|来自|在)过?(?:的是)?同一[所个家间]{_KIND_ZH}(?:毕业|读书|上学|学习|学过?戏)?|同校|同门|同班|同窗)"
    r"(?:的|过)?(?=[？?]|$)"
)
_AMONG_ZH = re.compile(
    r"^(?P<work>《[^《》]+》)的?(?:演员)?(?:里面?|中|当中)?的?(?:有)?(?P<who>哪[几两三一]?[位个名]?(?:女|男)?演员|哪些(?:女|男)?演员|谁|哪些人)"
    r"(?:曾|以前)?是(?P<whom>[^，。？]{2,20}?)的(?:同门)?(?:同学|同窗|师兄弟|师姐妹|同门)[？?]?$"
)


def schooled(question: str) -> str:
    """`Which actors in A went to the same school as B` as `were classmates of B`; any other question as it is."""
    return _SAME.sub(r"\g<who> were classmates of \g<whom>?", question)


def schooled_zh(question: str) -> str:
    """《甲》里哪些演员和乙上过同一所学校 as 哪些演员既演了《甲》又是乙的同学; any other question as it is."""
    among = _AMONG_ZH.match(_SAME_ZH.sub(lambda m: f"是{m['whom']}的同学", question))
    if among is None:
        return question
    return f"{among['who']}既演了{among['work']}又是{among['whom']}的同学？"

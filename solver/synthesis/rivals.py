"""Words that rule each other out: who came second did not win, what a play was made from was not made from a novel."""

from __future__ import annotations

import re
from collections.abc import Iterator

_MONTHS = "january february march april may june july august september october november december".split()
_DIGITS = "一二三四五六七八九"
_MONTHS_ZH = [*_DIGITS, "十", "十一", "十二"]

_SETS: tuple[tuple[str, ...], ...] = (
    (
        r"冠军|夺冠|第一名|榜首|\bchampions?\b(?! of)|\bfirst place\b|\b(?:came|finished|placed) first\b",
        r"亚军|第二名|\brunners?-up\b|\bsecond place\b|\b(?:came|finished|placed) second\b",
        r"季军|第三名|\bthird place\b|\b(?:came|finished|placed) third\b",
    ),
    (r"金牌|\bgold(?: medal|\b)", r"银牌|\bsilver(?: medal|\b)", r"铜牌|\bbronze(?: medal|\b)"),
    (
        r"老大|长[子女]|排行第一|\b(?:eldest|oldest|first-?born)\b",
        r"老二|次[子女]|排行第二|\bsecond(?: of|-born)\b",
        r"老三|三[子女]|排行第三|\bthird(?: of|-born)\b",
        r"老幺|幼[子女]|最小的|\byoungest\b",
        r"独生|独[子女]|\bonly child\b",
    ),
    (r"黑白[电影片]?|\bblack[- ]and[- ]white\b", r"彩色|\bcolou?r\b|\btechnicolor\b"),
    (r"默片|无声|\bsilent\b", r"有声|\b(?:talkie|sound film)s?\b"),
    (
        r"小说|\bnovels?\b|\bnovellas?\b",
        r"话剧|舞台剧|戏剧|(?<!radio )(?<!screen)\b(?:stage )?plays?\b(?= (?:by|of|from)\b|$|[,.])",
        r"漫画|\bcomics?\b|\bmanga\b",
        r"真人真事|真实事件|真实故事|\btrue story\b|\breal events\b",
        r"原创剧本|\boriginal (?:screenplay|script)\b",
    ),
    (r"左撇子|左手持|\bleft-handed\b", r"右手持|\bright-handed\b"),
    (r"公立|\bpublic university\b|\bstate-owned\b", r"私立|民办|\bprivate(?:ly owned)?\b"),
    tuple(
        rf"(?<![\d十]){chinese}月|(?<!\d)0?{number}月|\b{month}\b(?= \d|,|$|[.;)]| of\b)"
        for number, (month, chinese) in enumerate(zip(_MONTHS, _MONTHS_ZH, strict=True), 1)
    ),
)
_SETS_OF = tuple(tuple(re.compile(member) for member in members) for members in _SETS)

_FORMS = (re.compile(r"([\u3400-\u9fff]{1,2})族(?!自治|人民|群|谱|长|裔|乐)"),)
"""Words of one form that rule each other out: 汉族, 满族."""

_ADAPTED = re.compile(r"改编|取材|根据|\b(?:adapted|adaptation|based)\b")
_LOWER_SCHOOL = re.compile(
    r"中学|小学|初中|高中|\b(?:high|secondary|grammar|primary|elementary|middle) school\b"
)
_COLLEGE = re.compile(r"大学|高校|本科|\b(?:college|university)\b")
_HIGHER = re.compile(
    r"大学|学院|高校|本科|学士|硕士|博士|\b(?:college|university|institute|degree|graduated)\b"
)


def rules_out(question: str, told: str) -> bool:
    """Whether words (both folded) say, in the place of what a question claims, what cannot be so beside it."""
    for number, members in enumerate(_SETS_OF):
        asked = [member for member in members if member.search(question)]
        if len(asked) != 1 or asked[0].search(told):
            continue
        if _SETS[number][0].startswith("小说") and not (_ADAPTED.search(question) and _ADAPTED.search(told)):
            continue  # a writer of novels may write plays too
        if any(member.search(told) for member in members):
            return True
    return any(_of_form(form, question, told) for form in _FORMS)


def falls_short(question: str, told: str, *, named: bool) -> bool:
    """Whether words tell of no university, but at most of a school before it, where a question asks about one; `named`
    is whether they name a school.
    """
    if _COLLEGE.search(question) is None or _LOWER_SCHOOL.search(question):
        return False
    return _HIGHER.search(told) is None and (not named or _LOWER_SCHOOL.search(told) is not None)


def _of_form(form: re.Pattern[str], question: str, told: str) -> bool:
    asked, said = set(_members(form, question)), set(_members(form, told))
    return (
        len(asked) == 1
        and bool(said)
        and not any(one.endswith(other) or other.endswith(one) for one in said for other in asked)
    )


def _members(form: re.Pattern[str], text: str) -> Iterator[str]:
    return (match[1][-2:] for match in form.finditer(text))

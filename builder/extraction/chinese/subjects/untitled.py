"""What a text without a title is about: the name that it opens with or gives as `姓名：…`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.extraction.chinese.items import PERSON, Item
from builder.extraction.chinese.lexicon import COUNTRIES, SURNAMES
from builder.findings import Named

_HEADING = re.compile(
    r"(?:\d{1,2}|百科名片|(?:人物|个人|专家|医生|作者|演员|球员|歌手|影片|电影|歌曲|专辑|小说|作品|公司|学校|景点|基本|家庭|成长|早年|早期|主要|"
    r"演艺|工作|教育|学术|生平|职业|详细)(?:简介|介绍|资料|信息|简历|履历|经历|生平|概述|概况|背景|成就|档案|名片|生涯|百科)"
    r"|简介|介绍|生平|概述|简历|[:：\s])+"
)
_GIVEN = re.compile(
    r"(?P<key>姓名|中文名称?|球员|歌名|歌曲名称?|书名|片名|剧名|中文片名)[:：]\s*(?P<name>[^\s，。；:：《》（）]{2,20}?)"
    r"(?=\s|[，。；（]|外文名|英文名|别名|性别|民族|国籍|籍贯|生日|出生|科别|歌手|演唱|作者|类型|导演|$)"
)
_FAMILIES = SURNAMES | frozenset(
    "申卜权聂饶佟辛冷牛尚寇耿文桂边燕农瞿艾鞠查商牟佘帅归闫鄢覃麦卞芮储巫焦谷车宓全班仲伊宫宁仇栾甘厉戎武符景詹束龙幸司黎印宿"
    "蒲索赖卓蔺屠蒙池阴释于肖萧阎代付师翦揭敖冼邝原苑初矫逄亓鹿綦仝楼银"
)
_LONG_FAMILIES = (
    "司马", "欧阳", "诸葛", "上官", "司徒", "夏侯", "尉迟", "公孙", "慕容", "皇甫", "令狐", "宇文", "长孙", "端木",
    "独孤", "东方", "南宫", "淳于", "申屠", "呼延", "完颜", "耶律", "拓跋", "闻人", "澹台", "公冶", "轩辕", "西门",
)  # fmt: skip
_KEYS = {
    "姓名": PERSON,
    "球员": PERSON,
    "歌": "Song",
    "书名": "Book",
    "片名": "Film",
    "剧名": "Series",
    "中文片名": "Film",
}
_PERSON_KEYS = re.compile("(?:性别|出生日期|国籍|民族|身高|职业)[:：]")
_FOREIGN = re.compile(
    rf"(?P<name>[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f .'’-]{{2,40}}?)"
    rf"(?=[，,](?:{COUNTRIES})(?:籍|人|[\u4e00-\u9fff]{{0,4}}[员手家星]))"
)
_ABOUT_PERSON = (
    r"[，,、（(:：\s]{0,2}(?:男|女(?!演员)|\d{4}年|约?\d{3,4}\s*[-—－～~]|[\u4e00-\u9fff]{1,4}族[，,]|字[\u4e00-\u9fff]{1,3}[，,、]|号[\u4e00-\u9fff]{1,3}[，,、]|"
    r"生于|出生|祖籍|籍贯|本名|原名|别名|毕业|又名|曾用名|[\u4e00-\u9fff]{2,9}人[，,。]|生卒|生年|英文)"
)
_PERSON_AFTER = re.compile(rf"(?:先生|女士|同志|老师|教授|博士|律师|医生|法师|大师)?{_ABOUT_PERSON}")
_PERSON_IS = re.compile(
    r"(?:先生|女士|同志|老师|教授|博士|律师|法师)?(?:[（(][^（）()]{1,60}[）)])?[，,]?(?:男|女|是|，|,|:|：)"
)
_SURNAMED = re.compile(rf"(?P<name>[\u4e00-\u9fff]{{2,4}}?)(?={_ABOUT_PERSON})")
_WORK = re.compile(
    r"《(?P<marked>[^《》]{1,40})》|(?P<name>[^，。；：《》（）]{1,20}?)(?:（[^（）]{1,60}）)?"
    r"(?=(?:，?是|，|为)[^。《》]{2,60}?(?:歌曲|首歌|单曲|小说|电影|影片|电视剧|连续剧|专辑|节目|漫画|图书)(?:[，。]|$))"
)
_HEADED = re.compile(r"(?P<head>[^，。《》]{1,20})《(?P<marked>(?P=head))》")
_POINTING = re.compile(r"[这那该本此其他她它我]|作品|影片|歌曲|小说|专辑|节目|电影|游戏")
_PREFIX = re.compile(r"[^，。；！？《》]{0,30}")
_CLAUSE = re.compile(
    r"[的了这那我你他她们也就都很]|^(?:[在从对为当如因但而所其该本此有没不被由据随]|于(?!是))|[是有]"
)


def name_given(text: str) -> Named | None:
    """What stands after `姓名：` and the like, or None."""
    found = _GIVEN.search(text)
    if found is None:
        return None
    kind = next((kind for key, kind in _KEYS.items() if found["key"].startswith(key)), "")
    if not kind and _PERSON_KEYS.search(text, found.end()):
        kind = PERSON
    return Named(found["name"], kind, "rule" if kind else "")


def opening_name(text: str, items: Sequence[Item]) -> Named | None:
    """The person, work or other thing that a clean paragraph begins with; None where it names none.

    Headings that run into the text (`人物简介张三，男，…`) are skipped; `items` are those of the text.
    """
    start = heading_end(text)
    person = _person_at(text, start, items)
    if person is not None:
        return person
    work = _HEADED.match(text, start) or _WORK.match(text, start)
    if work is not None and (work["marked"] or not _POINTING.match(work["name"])):
        name = work["marked"] or work["name"]
        kind = next((item.kind for item in items if item.start <= start < item.end), "Work")
        return Named(name, kind if work["marked"] else "", "rule" if work["marked"] else "")
    for item in items:
        if item.kind == PERSON and not item.coreference and _is_apposed(text, start, item):
            return item.named[0]
    first = next((item for item in items if item.named and item.start >= start), None)
    if first is not None and first.start == start and _PERSON_IS.match(text, first.end):
        return first.named[0]
    return None


def is_family_name(letter: str) -> bool:
    """Whether a Chinese family name is written so."""
    return letter in _FAMILIES


def is_long_family_name(name: str) -> bool:
    """Whether a name has a Chinese family name of two characters and one or two more: 司马迁."""
    return name.startswith(_LONG_FAMILIES) and 3 <= len(name) <= 4


def heading_end(text: str) -> int:
    """Where the text itself begins after headings without a mark."""
    found = _HEADING.match(text)
    return 0 if found is None else found.end()


def is_name(words: str) -> bool:
    """Whether words before 是 look like a name, not like the beginning of a clause (`这些孩子是`)."""
    return not _is_clause(words)


def _is_clause(words: str) -> bool:
    return _CLAUSE.search(words) is not None


def _person_at(text: str, start: int, items: Sequence[Item]) -> Named | None:
    for item in items:
        if item.start == start and item.kind == PERSON and len(item.named[0].name) > 1:
            return (
                item.named[0]
                if _PERSON_IS.match(text, item.end) or _PERSON_AFTER.match(text, item.end)
                else None
            )
    foreign = _FOREIGN.match(text, start)
    if foreign is not None:
        return Named(foreign["name"], PERSON, "rule")
    found = _SURNAMED.match(text, start)
    if found is None or found["name"][0] not in _FAMILIES or _is_clause(found["name"]):
        return None
    return Named(found["name"], PERSON, "rule")


def _is_apposed(text: str, start: int, item: Item) -> bool:
    """`阿里创始人张三毕业于…`: nothing but words for what somebody is before the name."""
    prefix = _PREFIX.match(text, start, item.start)
    if prefix is None or prefix.end() < item.start or _is_clause(prefix.group()):
        return False
    return _PERSON_AFTER.match(text, item.end) is not None

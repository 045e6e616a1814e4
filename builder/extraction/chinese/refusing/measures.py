"""Measures and dates of things: which units fit, and whether words without a subject tell of the page's own."""

from __future__ import annotations

import re
from dataclasses import replace

from builder.extraction.chinese.patterns.sentence import Match
from builder.extraction.chinese.patterns.slots import Value
from builder.findings import Named
from builder.units import UNITS
from schemas.graph import Literal, LiteralKind

_UNITS = {**UNITS, "capacity": frozenset({""}), "children_count": frozenset({""})}  # numbers of people
_OF_THINGS = frozenset(
    {"height", "length", "depth", "elevation", "weight", "capacity", "launch_date", "opening_date", "area"}
    | {"operator", "designer", "named_after", "end_date", "discoverer", "inventor", "kept_at"}
)
_SCREENED = re.compile("[首开重]播|上映|公映|播[出映]|首映|杀青")
_OF_PLACES = frozenset({"elevation", "depth", "area", "population"})
_SPELLED = re.compile("又译|[也亦或台港]译|又作|[俗古旧全]名|全称|正式名称")
_UNCLOSED = re.compile("（[^）]*$")
_KIND = (
    "卫星|飞船|探测器|火箭|飞机|客机|[大主全]?桥|桥梁|隧道|[主全]?塔|塔身|[主大]?楼|大厦|建筑|[轮货客帆]?船|船身|[军战]?舰|潜艇|"
    "湖|湖面|河|江|河流|山|主峰|岛|铁路|公路|线路|全线|机场|车站|水库|大坝|寺|宫|公园|校园|[体育]{2}[场馆]|剧院|剧场|"
    "博物馆|图书馆|美术馆|纪念馆|新馆|本馆|场馆|球场|教堂|酒店|城墙|它|俱乐部|球队|球会|公司|学校|学院|医院|银行|[乐剧球][队团]|"
    "[该本][站校刊报行社院馆会路线道]"
)
_OWN = re.compile(
    f"(?:[该这此本][座艘颗条架]?)?(?:{_KIND})(?=[，为是于在由的占可能约全总高长宽重深建海有共呈分位横直平外成创始]|$)"
)
_GOES_ON = re.compile(
    "(?:[始兴修扩]?建于|动工|开工|位于|坐落于|地处|横跨|连接|成立于|创[立办建]于|前身[为是])[^，的]*$|由[^，的]*(?:设计|建造|兴建|修建)$"
)
"""A clause without a subject that goes on about what the clause before it tells of."""
_MEASURED = re.compile(
    "(?:最[大高深长]|平均|总|全|主|占|建筑|直径|外径|水|地[上下])*[长高宽深重径积度距跨层地]"
)


def fits(relation: str, value: object) -> bool:
    """Whether a number is in a unit of what a relation measures: no length is in minutes."""
    if relation not in _UNITS or not isinstance(value, Literal) or value.kind is not LiteralKind.NUMBER:
        return True
    return value.unit in _UNITS[relation]


def is_measured(relation: str, subject: Named) -> bool:
    """Whether something of a type has what a relation tells: nobody has an elevation or a designer."""
    return subject.type != "Person" or relation not in _OF_PLACES | {"designer", "manufacturer", "founded_by"}


def is_shown(relation: str, subject: Named, words: str) -> bool:
    """Whether something of a type comes out as words say: no book is on screens or on the air."""
    return relation != "release_date" or subject.type != "Book" or _SCREENED.search(words) is None


def first_day(value: Value) -> Value:
    """A date without its end: the first of the days on which something was held."""
    if isinstance(value, Literal) and value.kind is LiteralKind.DATE:
        return replace(value, value=value.value.partition("/")[0])
    return value


def is_of_another(match: Match, page: Named) -> bool:
    """Whether a measure without a subject may be that of a thing which an earlier clause names in words.

    `第二颗卫星星海二号发射成功，重221公斤` tells nothing of the page's satellite. Clauses before must open with the
    page's own name, with a common word for it (`大桥于…`), or tell measures and dates too.
    """
    sentence, start = match.sentence, match.found.start()
    relation = match.pattern.source.relation
    spelled = relation == "alias" and _SPELLED.match(sentence.encoded.text, start) is not None
    if page.type == "Person" or not (spelled or relation in _OF_THINGS):
        return False
    position = sentence.since("。；：", start)
    if _UNCLOSED.search(sentence.encoded.text, 0, position) is not None:
        position = sentence.since("。；", start)
    text = sentence.encoded.text
    if text[:position].endswith("：") and _GOES_ON.match(text[position:start].partition("，")[0]) is not None:
        return True  # `甲湖：位于…`
    own = False
    while position < start:
        end = sentence.encoded.text.find("，", position, start)
        end = start if end < 0 else end
        own = own or _opens_with_page(match, position, end, page)
        if not own and end < start and not _is_plain(match, position, end):
            return True
        position = end + 1
    return False


def _opens_with_page(match: Match, start: int, end: int, page: Named) -> bool:
    encoded = match.sentence.encoded
    first = encoded.items[start]
    if first is not None and any(named.name == page.name for named in first.named):
        return True
    return _OWN.match(encoded.text, start, end) is not None


def _is_plain(match: Match, start: int, end: int) -> bool:
    """Whether a clause is a date or another measure."""
    encoded = match.sentence.encoded
    first = encoded.items[start]
    dated = first is not None and first.kind == "Date" and end - start <= _DATE_WORDS
    words = encoded.text[start:end]
    return dated or _MEASURED.match(words) is not None or _GOES_ON.match(words) is not None


_DATE_WORDS = 8  # characters of `2006年10月6日正式建成`, its date being one

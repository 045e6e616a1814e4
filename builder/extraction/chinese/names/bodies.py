"""Public bodies and countries by their short names: 外交部, 北京市委, 中美两国, 访华."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.extraction.chinese.items import PLACE, Item
from builder.extraction.chinese.lexicon import COUNTRIES
from builder.extraction.chinese.names.regions import CITIES, MUNICIPALITIES, PROVINCES
from builder.findings import Named

_SHORT = {
    "中": "中国", "美": "美国", "日": "日本", "俄": "俄罗斯", "英": "英国", "法": "法国", "德": "德国", "韩": "韩国",
    "朝": "朝鲜", "印": "印度", "苏": "苏联", "加": "加拿大", "澳": "澳大利亚", "意": "意大利", "巴": "巴基斯坦",
    "越": "越南", "泰": "泰国", "欧": "欧洲", "以": "以色列", "伊": "伊朗", "台": "台湾", "港": "香港",
}  # fmt: skip
_LETTERS = "".join(_SHORT)
_PAIR = re.compile(
    rf"(?<![\u4e00-\u9fff])[{_LETTERS}]{{2,4}}(?=[两二三四双])"
    rf"|[{_LETTERS}]{{2,4}}(?=两国|双边|双方|三国|四国|关系|贸易|建交|战争|联合公报|边境|边界|首脑|友好|外交|合作|文化交流)"
)
_CHINA = re.compile(r"(?<=[访来对驻在援侵赴离])华(?![为裔人侨语商盛东北南中西南诞彩丽夏山润纳谊])")
_BODY = re.compile(
    "国务院|中共中央(?:政治局|组织部|宣传部|办公厅)?|党中央|中央军委|中纪委|中央政府|全国人大(?:常委会)?|全国政协|最高人民法院|最高人民检察院|"
    "外交部|国防部|财政部|教育部|卫生部|公安部|司法部|民政部|商务部|文化部|人事部|水利部|农业部|铁道部|交通部|建设部|信息产业部|"
    "劳动部|国家安全部|新华社|[省市县]人大常委会|[省市县]政协|(?<![\u4e00-\u9fff])(?:省委|市委|县委|地委)(?:宣传部|组织部)?|省委宣传部|世贸组织"
)
_COMMITTEE = re.compile(r"(?:省|市|县|区|州|地)?委(?!员|托|派|任|屈|婉|实)(?:宣传部|组织部|统战部|办公室)?")
_TEAM = re.compile(
    rf"(?:{COUNTRIES}|{PROVINCES}|{MUNICIPALITIES})[男女]?[足篮排乒]?(?:子[足篮排]球)?队(?!员|长|友|列|伍|形|里)"
)
GOVERNMENT = re.compile(
    rf"(?P<place>(?:{COUNTRIES}|{PROVINCES}|{MUNICIPALITIES}|{CITIES})[省市]?)(?:新|联邦|中央)?(?:政府|军方|警方|当局|官方)$"
)


def short_countries(text: str) -> Iterator[Item]:
    """中 and 美 of 中美两国, 华 of 访华: countries by one character."""
    for match in _PAIR.finditer(text):
        letters = match.group()
        if len(set(letters)) == len(letters):
            for offset, letter in enumerate(letters):
                yield _country(match.start() + offset, _SHORT[letter])
    for match in _CHINA.finditer(text):
        yield _country(match.start(), "中国")


def pair_of_countries(item: Item, text: str) -> list[Item]:
    """The countries of a place of two or three such characters (`中美`, `印巴`), or the place as it is."""
    words = text[item.start : item.end]
    if not 2 <= len(words) <= 3 or len(set(words)) < len(words) or any(w not in _SHORT for w in words):
        return [item]
    return [_country(item.start + offset, _SHORT[letter]) for offset, letter in enumerate(words)]


def local_bodies(text: str, places: list[Item]) -> Iterator[Item]:
    """Committees right after a place (`北京|市委`) and national teams."""
    for place in places:
        committee = _COMMITTEE.match(text, place.end)
        if committee is not None:
            yield _body(text, place.start, committee.end())
    for match in _TEAM.finditer(text):
        yield _body(text, *match.span())


def central_bodies(text: str) -> Iterator[Item]:
    """Ministries and the like, where no longer name holds them (`文化部电影局`)."""
    for match in _BODY.finditer(text):
        yield _body(text, *match.span())


def _country(start: int, name: str) -> Item:
    kind = PLACE if name in ("欧洲", "台湾", "香港") else "Country"
    return Item(start, start + 1, kind, (Named(name, kind, "rule"),), source="rule", inner=(start, start + 1))


def _body(text: str, start: int, end: int) -> Item:
    named = Named(text[start:end], "Organization", "rule")
    return Item(start, end, "Organization", (named,), source="rule", inner=(start, end))

"""Places in places: `辽宁省大连市金州区` is three, each inside the one before it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from builder.extraction.chinese.lexicon import COUNTRIES
from builder.extraction.chinese.names.regions import CITIES, MUNICIPALITIES, PROVINCES

_HEADS = re.compile(
    rf"(?P<country>中国(?!香港|台湾|澳门)(?=(?:{PROVINCES}|{MUNICIPALITIES}|{CITIES}))"
    rf"|(?!中国.|印度(?:[东西]{{0,2}}太平洋|洋|支那|河)|巴林坦|希腊罗马)"
    rf"(?:{COUNTRIES})(?:(?:人民|民主|社会主义|联合)*共和国|联邦|[帝王]国)?)"
    rf"|(?P<province>(?!香港仔|澳门半岛)(?:{PROVINCES})(?:省|特别行政区|(?:壮族|回族|维吾尔)?自治区)?)"
    rf"|(?P<municipality>(?:{MUNICIPALITIES})市?)"
    rf"|(?P<city>(?!阿里山|喀什噶|西安纳|白银乡)(?:{CITIES})"
    rf"(?:市|地区|专区|县(?!城)|(?:[\u4e00-\u9fff]{{1,8}}族)?自治州|盟)?)"
)
_SUFFIX = re.compile(
    r"(?P<province>[\u4e00-\u9fff·]{2,6}?[省邦]|[\u4e00-\u9fff·]{2,8}?州(?!市|县|区|府))"
    r"|(?P<city>[\u4e00-\u9fff·]{2,5}?(?:市|地区|专区|盟)|[\u4e00-\u9fff]{2,12}?自治州)"
    r"|(?P<county>[\u4e00-\u9fff]{2,12}?自治[县旗]|[\u4e00-\u9fff]{1,6}?(?:县|区|旗|郡))"
    r"|(?P<town>[\u4e00-\u9fff]{2,5}?(?:镇|乡|街道|公社|町))"
)
_ORDER = ("country", "province", "municipality", "city", "county", "town", "")
_PROVINCIAL = frozenset({"country", "province"})
_BEGUN = re.compile(rf"[·湾港河江湖山岛海桥口]|(?:{CITIES})(?!$)")
_GENERIC = re.compile(
    r"[东西南北中内外境沿全]?(?:体育[场馆]|图书馆|博物[馆院]|美术馆|大?剧院|机场|[火汽]?车站|北站|南站|东站|西站|广场|大厦|动物园|植物园|会堂|会展中心|"
    r"中心[区城]?|海峡|列岛|群岛|半岛|高原|盆地|平原|地区|大陆|内地|本土|本岛|[东西南北中]部|[东西南北]|境内|市内|全[省市县岛境]|城区|市区|老城|古城|新城|政府|站址|[东西南北]?[沿两]?岸|[高平草]原地[区带]|沿[海江河岸]地[区带]|山区|聚居[市村]?[区镇庄地]|.{1,2}[语裔]区|国会(?:大厦)?|议会(?:大厦)?|总统府|.{0,6}(?:矿泉|大使馆)|"
    r"[^省市县区]{0,2}[江河湖]大桥|(?:跨[海江河]|海湾)大桥|水电站|电站|水库|铁路|公路|股市|海关|邦徽|国旗|(?:人民|民主)*共和国|[帝王]国|民国)$"
)
_NO_PART = re.compile(
    r"[东西南北中]{1,2}(?:[路街线]|[^区]?[部岸](?:地区|沿海|[^区县市镇乡]))|"
    r".*(?:[^路街]线|管辖区|占领?区)$|[东西南北中旧新老主市岛]{0,2}[管辖教旧分军城社]区$|自治区$|"
    r"[路街郊岸仔]|石[山像头]|段(?:运河|铁路|公路|长城|[江河])|"
    r"[中英美法德日俄苏印]{1,2}$|[的则或很被称属为作各以]|通产省|其[他它]|[一二两三四五六七八九\d]+[个条级大省县市区国地旗乡镇]|最[大小高]|第[一二三四五六]|\d|"
    r"人(?!民)|(?:长江|黄河|珠江|淮河|运河)$|是|首[家县个座]|内河|广府|闽南$|.*(?:酒家|门市|店)$|寺|组团|主要|(?:第.大|最大)?城市$|故居|划入|迁入|核准|进[占攻入]|渡海|分设|立法|加盟|社会主义|民主主义|.*(?:[帝王汗公欧]国|独立国|民主国|王朝|诸国|诸公国)$|"
    r".*(?:上市|行政区|都会区|附属国|国际机场|政府|以[东南西北])$|远东|东欧|西域|[欧亚非]洲|[太大]?[平西][洋]|.{0,2}洋区?$"
)
"""What no place is called that lies in the one before it: 南路 of `西藏南路`, 岸地区 of `北海岸地区`."""
_OF_CHINA = frozenset({"province", "municipality", "city"})
_NO_WHOLE = ("蓄奴州", "自由州", "知县", "知府", "首家", "首个")
_CHINA = ("中国", "中华人民共和国")
_COMMON = re.compile(
    r"(?:[\u4e00-\u9fff]{1,2}|.*[村巷里]|(?:人民|中山|解放|中央|胜利|和平|文化|新华|建设)?[\u4e00-\u9fff]{0,3}?[路街]|"
    r"(?:人民|中山|解放|中央|胜利|和平|文化|世纪)(?:公园|广场)|城关)$"
)


@dataclass(frozen=True, slots=True)
class Part:
    """One place of a chain by its offsets; `level` says how large it is, empty where nothing tells."""

    start: int
    end: int
    level: str


_SMALL = re.compile("^(?:小村庄?|小镇|小城|小渔村|渔村|村庄|村镇)(?=[^镇村庄城].{2,})")


def without_kind(name: str) -> str:
    """伯纳姆 of 小村伯纳姆: a name without the word for what kind of place it is."""
    return _SMALL.sub("", name)


def split_places(words: str, cuts: frozenset[int] = frozenset()) -> tuple[Part, ...]:
    """The places that words name from the largest to the smallest, one if they cannot be parted.

    `cuts` are offsets at which a tagger ends a place. Words that name neighbours (`北京上海`) are one.
    """
    parts: list[Part] = []
    start = 0
    while start < len(words):
        end, level = _next(words, start, cuts)
        parts.append(Part(start, end, level))
        start = end
    return tuple(parts) if _nested(words, parts) else (Part(0, len(words), ""),)


def is_unique(words: str, parts: Sequence[Part]) -> bool:
    """Whether the last place's own name says enough: 宁波 of 浙江宁波, but not 和平区 of 天津市和平区."""
    last = parts[-1]
    if len(parts) == 1 or last.level == "city":
        return True
    if not last.level:
        return _COMMON.match(words, last.start) is None
    return parts[-2].level in _PROVINCIAL


def whole_name(words: str, parts: Sequence[Part]) -> str:
    """What the last place is called where its own name is not enough, without 中国: 天津市和平区."""
    inside = len(parts) > 2 and words.startswith(_CHINA) and parts[0].level == "country"
    return words[parts[1].start if inside else 0 : parts[-1].end]


def _next(words: str, start: int, cuts: frozenset[int]) -> tuple[int, str]:
    head = _HEADS.match(words, start)
    if head is not None and len(words) - head.end() != 1:
        return head.end(), head.lastgroup or ""
    cut = min((cut for cut in cuts if cut > start + 1), default=len(words))
    suffix = _SUFFIX.match(words, start, cut)
    if suffix is not None and len(words) - suffix.end() != 1:
        return suffix.end(), suffix.lastgroup or ""
    return cut, ""


def _nested(words: str, parts: Sequence[Part]) -> bool:
    """Whether each part may lie in the one before it: larger first, and no word for a part of the first."""
    if any(part.end - part.start < 2 for part in parts):
        return False
    if any(_GENERIC.match(words, part.start, part.end) for part in parts[1:]):
        return False
    if any(not part.level and _BEGUN.match(words, part.start, part.end) for part in parts[1:]):
        return False
    if any(_NO_PART.match(words, part.start, part.end) for part in parts[1:]):
        return False
    if words.startswith(_NO_WHOLE):
        return False
    abroad = parts[0].level == "country" and not words.startswith(_CHINA)
    if abroad and any(_is_chinese(words, part) for part in parts[1:]):
        return False
    ranks = [_ORDER.index(part.level) for part in parts]
    return all(one < two for one, two in pairwise(ranks))


def _is_chinese(words: str, part: Part) -> bool:
    """Whether a place has the name of one in China, as 潮州 in `新加坡潮州华侨`."""
    head = _HEADS.match(words, part.start)
    return head is not None and head.lastgroup in _OF_CHINA and head.end() == part.end

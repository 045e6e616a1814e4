"""Persons and bodies that a tagger misses, where the words around them show what they are."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.extraction.chinese.items import PERSON, PLACE, Item
from builder.extraction.chinese.lexicon import COUNTRIES, FOREIGN, SURNAMES, TITLE_NOUNS, TITLES
from builder.extraction.chinese.names.regions import CITIES, PROVINCES
from builder.findings import Named
from schemas.text import TaggedText

_SURNAME = f"[{''.join(sorted(SURNAMES))}]"
_FOUND_OUT = re.compile(
    f"(?:{COUNTRIES})的(?P<name>[{FOREIGN}]{{2,6}})(?=(?:首先|率先|最早|独立|于[^，。；]{{2,12}})?(?:证明|发现|提出|发明|指出|引入|创立|推导|测定|观测)了?)"
)
"""Scholars and finders by their foreign names: 法尔 of `德国的法尔证明了…`."""
_NO_NAME = re.compile("于[是时此]|.*[的了和与及在是为由奖语期品]|高[中校层]|[全常安成时明路方向]")
_NO_ONE = re.compile("[\u4e00-\u9fff]{1,2}[生人员师手们家者方等星团队组台司商班众民长户校院社会官]$")
"""Nouns that begin like a family name and are none: 童星, 高手."""
_DONE = (
    "(?:共同|联合|联手|亲自|独自|领衔|分别)?(?:自编自导|自导自演|执导|导演|编剧|监制|作曲|作词|填词|谱曲|演唱|主唱|翻唱|原唱|主演|饰演|扮演|"
    "出演|客串|撰写|配音|掌镜|演奏|弹奏|独奏|创办|创立|创建|筹办|主持修建|设计建造)"
)
_BY = re.compile(
    rf"由(?:(?:{TITLES})*(?:{TITLE_NOUNS}))?(?P<name>{_SURNAME}[\u4e00-\u9fff]{{1,2}}?)(?={_DONE})"
)
_TRADE = re.compile(
    rf"(?<=[是与和由娶给友])(?:外交官|作家|诗人|画家|作曲家|歌手|演员|导演|编剧|出版人|制片人)"
    rf"(?P<name>{_SURNAME}[\u4e00-\u9fff]{{1,2}}?)(?=[，。；、]|饰演|扮演|执导|主演|作曲|填词|结婚|相恋|之[子女])"
)
_ELDER = re.compile(
    f"(?P<name>{_SURNAME}[\u4e00-\u9fff]{{1,2}})(?=之(?:[长次三幼独]?[子女]|孙女?)[，。；、])"
)
"""Whose son or daughter somebody is: 王方 of `进士王方之女`."""
_ANCESTOR = re.compile(
    "(?:之(?:[长次三幼独]?[子女]|孙女?)|第?[长次三四五六七八九十幼][子女]|[\u4e00-\u9fff]氏)，"
    "(?P<name>(?!.{0,4}[父母妻祖兄弟姐妹])[\u4e00-\u9fff]{2,5})(?=之(?:[长次三幼独]?[子女]|孙女?)[，。；、])"
)
"""The same behind a clan or another elder, whatever the family name: 甘木 of `李四之孙，甘木之子`."""
_BORE = re.compile(
    f"(?<=[为系由乃是])(?P<name>{_SURNAME}[\u4e00-\u9fff]{{1,2}})(?=所(?:[生出育]|亲生)(?:[，。；、的]|$))"
)
"""Whose child somebody is: 王云 of `长子为王云所出`."""
_NO_ELDER = re.compile(".*[匠帅将僧侯王帝族室门户贩主农夫工贾贼盗仙神龙国朝氏人员师手们家者官商众民长]$")
_WROTE = re.compile(
    rf"(?P<name>(?!{PROVINCES}|{CITIES}){_SURNAME}[\u4e00-\u9fff]{{2}})(?=的(?:同名|长篇|中篇|短篇)*(?:小说|散文|诗集|原著))"
)
_DESCRIPTION = re.compile(
    f"(?:(?:{COUNTRIES}|台湾|香港|澳门)(?=公司|企业|乐[队团]|组合|团体)|(?:{COUNTRIES}|台湾|香港|澳门)?(?:跨国|全球|国际|大型|综合|科技|高新|技术|互联网|移动|网络|信息|电子|商务|软件|游戏|半导体|计算机|通信|电信|"
    "连锁|快餐|餐饮|咖啡|食品|饮料|零售|家居|家电|电器|服装|汽车|制造|航空|物流|能源|石油|化工|医药|生物|金融|投资|保险|地产|房地产|建筑|"
    "影视|娱乐|传媒|出版|唱片|音乐|体育|职业|足球|篮球|排球|摇滚|流行|重金属|朋克|民谣|女子|男子|偶像|演唱|国有|民营|私营|上市|控股)+)"
    "(?:公司|企业|集团|乐队|乐团|组合|团体|俱乐部|机构|品牌)"
)
_DESCRIBES = re.compile("是(?:一[家个支所间])?(?:[^，。；]*的)?$")
_CLOSED = re.compile("[，。；、（]|之一|$")
_FOUNDED = re.compile(
    "(?:创办|成立|创立|组建|开办|设立|另组|创建|加盟)了?(?P<name>(?![一自这该分子新两几])[^，。；、的了由和与《》“”（）\\d]{2,12}?"
    "(?:有限公司|公司|工作室|影业))(?=[，。；、]|$)"
)
_SEATED = re.compile(
    "(?:(?<=[，。；、由与和是为在入到])|(?<=[办立建]))(?P<name>(?:(?!成立|创[办立建]|设立|组建|加入|签约)[\u4e00-\u9fff]){2,8}（[\u4e00-\u9fff]{2,4}）[\u4e00-\u9fff]{0,8}?"
    "(?:有限责任公司|有限公司|公司))(?!人|员)"
)
"""`山河（香港）有限公司`, which taggers cut at the bracket."""
_BROADCASTER = re.compile(
    "(?:(?<=加入|转投|签约|考入|进入|加盟|效力)|(?<=[与和同任职在为到于]))(?P<name>(?!彩色|黑白|数字|卫星|公共|中央|国家|省级|地方|本地|当地)"
    "[\u4e00-\u9fff]{2}电视)(?=签约|签下|合约|旗下|董事|担任|任职|工作|主持|[以之]?后|[，。；、]|$)"
)


_PLAYERS = re.compile(
    "(?:主唱|团长|队长|吉他手|贝[斯司]手|鼓手|键盘手)(?:兼[\u4e00-\u9fff]{2,4}手)?(?P<name>[\u4e00-\u9fff·]{2,5}?|[A-Za-z]{2,12})"
    "(?=[、（]|[和与及](?:主唱|团长|队长|[吉贝鼓键])|组成|[，。；]|$)"
)
_BAND = re.compile(
    "由[^，。；]{2,60}组成|成员(?:[两二三四五六七][人名位]?)?先?后?(?:包括|有|为|是|[：，]?分别[是为]|：)[^，。；]{2,60}"
)
"""Where the members of a band are listed with what each plays."""


def strangers(tagged: TaggedText, known: Sequence[Item]) -> list[Item]:
    """Persons whom nobody tagged: by what is done by them, by a trade before the name, by what they wrote.

    `known` are the tagger's names; a place is believed to be somebody only where a novel is said to be theirs.
    """
    found = [match for pattern in (_BY, _TRADE, _ELDER, _BORE) for match in pattern.finditer(tagged.text)]
    named = [
        _person(match)
        for match in found
        if _NO_NAME.match(match["name"]) is None and not _is_word(tagged, match) and not _is_met(match, known)
    ]
    named = list({(item.start, item.end): item for item in named}.values())
    named += [
        _person(match)
        for band in _BAND.finditer(tagged.text)
        for match in _PLAYERS.finditer(tagged.text, *band.span())
    ]
    persons = [item for item in known if item.kind == PERSON]
    named += [
        _person(m)
        for m in _ANCESTOR.finditer(tagged.text)
        if not _is_met(m, [*known, *named])
        and not _NO_ELDER.match(m["name"])
        and not _NO_NAME.match(m["name"])
    ]
    named += [_person(m) for m in _FOUND_OUT.finditer(tagged.text) if not _is_met(m, persons)]
    places = {(item.start, item.end) for item in known if item.kind == PLACE}
    return named + [_person(m) for m in _WROTE.finditer(tagged.text) if m.span("name") in places]


def firms(text: str) -> list[Item]:
    """Firms that taggers cut or miss: behind a word for founding, with a place in brackets, and broadcasters."""
    found = [*_SEATED.finditer(text), *_FOUNDED.finditer(text), *_BROADCASTER.finditer(text)]
    return [
        Item(*m.span("name"), "Company", (Named(m["name"], "Company", "rule"),), None, "rule", m.span("name"))
        for m in found
    ]


def is_description(text: str, item: Item) -> bool:
    """Whether words for a kind of body say what something is, and name nothing: `是位于甲城的中国跨国科技公司`."""
    if _DESCRIPTION.fullmatch(text, item.start, item.end) is None or _CLOSED.match(text, item.end) is None:
        return False
    return _DESCRIBES.search(text, 0, item.start) is not None


def _person(match: re.Match[str]) -> Item:
    name = Named(match["name"], PERSON, "rule")
    return Item(*match.span("name"), PERSON, (name,), None, "rule", match.span("name"))


def _is_met(match: re.Match[str], known: Sequence[Item]) -> bool:
    start, end = match.span("name")
    met = [item for item in known if item.start < end and start < item.end]
    cut = match.re is _BY and all(
        item.kind == PLACE and item.start > start and item.end == end for item in met
    )
    return bool(met) and not cut  # 平湖 of `由管平湖演奏`


def _is_word(tagged: TaggedText, match: re.Match[str]) -> bool:
    """Whether what stands where a name would is cut out of other words than the trade, or is one that is no noun."""
    start, end = match.span("name")
    inside = [token for token in tagged.tokens if token.start < end and token.end > start]
    if any(token.start < match.start() or token.end > end for token in inside):
        return True
    if len(inside) != 1 or inside[0].pos.startswith(("PER", "LOC", "ORG", "nr", "nz")):
        return False
    if match.re is _ELDER:
        return inside[0].pos != "n" or _NO_ELDER.match(match["name"]) is not None
    return match.re is _TRADE or inside[0].pos != "n" or _NO_ONE.match(match["name"]) is not None

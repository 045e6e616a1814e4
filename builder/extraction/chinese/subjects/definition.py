"""What the first sentence of a page says its subject is: type, short description, other names."""

from __future__ import annotations

import re
from dataclasses import dataclass

from builder.extraction.chinese.subjects.somebody import has_courtesy_name, is_somebody

_LIFE = re.compile(
    r"出生于|出生|(?<![发产诞原寄丛野])生于|逝世|演员|导演|歌手|作家|诗人|音乐人|编剧|运动员|画家|学者|教授|科学家|政治家|企业家|商人|艺人|慈善家|"
    r"作曲家|建筑师|数学家|物理学家|[^，。]{0,6}人，(?:男|女)|，(?:男|女)，"
)
_YEAR = r"\d{3,4}年"
_DAY = rf"{_YEAR}\d{{1,2}}月\d{{1,2}}日"
_TILL = r"\s*(?:[-—–－~～至]|—+)\s*"
_LIVED = re.compile(
    rf"^[^（(。，]*[（(](?:[^（）()]*[，、；,;])?(?:生于)?{_DAY}(?:{_TILL}(?:{_YEAR}[^（）()]*)?)?[)）]"
)
_YEARS = re.compile(
    rf"^[^（(。，]*[（(](?:[^（）()]*[，、；,;])?(?:{_YEAR}|\d{{4}}){_TILL}(?:(?:{_YEAR}|\d{{4}})[^（）()]*)?[)）]"
)
"""Dates of birth and death in the bracket after a name, to the day or by their years."""
_SOMEBODY = re.compile(
    "[家者人员师手士僧将臣](?=[，。、；]|$)|(?:皇帝|国王|女王|将军|元帅|校长|院长|总统|总理)(?=[，。、；]|$)"
)
_PERSON_NAME = re.compile("[\u4e00-\u9fff]{2,4}|[\u4e00-\u9fff]+(?:·[\u4e00-\u9fff]+)+")

_CALLED = re.compile(
    r"^[^，。；是]{0,24}，(?:[^，。；]{0,8}人，)?(?:[^，。；]{0,16}、)?[^，。；的]{0,12}?"
    r"(?:[学画剧作艺专明思军革命教]家|[飞航宇]\w?员|设计师|工程师|摄影师|教练员?|律师|法官|将领|军官|皇帝|国王|球员|选手|棋手|模特|传教士|发明家)(?=[、，。；和]|$)"
)
"""What somebody is called right behind the name."""

_COUNTED = re.compile(
    r"[是为](?:[^，。；]{0,16}的)?一[本份场座种项部件条艘颗枚支届次款]|"
    r"，[^，。；]{0,10}(?:电视剧|连续剧|电影|杂志|期刊|报纸|动画片?|节目)(?=[，。])"
)
"""Words that define a thing: 是中国的一本杂志, `，电视连续剧。`"""

_HEADS: tuple[tuple[str, str], ...] = (
    ("Song", r"一首|歌曲|单曲|主题曲|插曲|片尾曲|的歌$"),
    ("Album", r"专辑|EP$|唱片$|[大细]碟$"),
    ("Series", r"电视剧|连续剧|网络剧|剧集|情景剧|系列剧|偶像剧|动画$"),
    ("Film", r"电影|影片|(?:喜|悲)剧$|故事片|喜剧片|动作片|爱情片|纪录片|动画片|[^照图]片$"),
    ("Work", r"(?:歌|话|舞|音乐|舞台|清唱|歌舞|芭蕾舞?)剧$|戏曲$|芭蕾舞$|(?:电子|电脑|手机|视频|冒险|角色扮演)游戏$"),
    ("Programme", r"节目|真人秀|晚会|脱口秀"),
    ("Book", r"小说|图书|著作|一书|诗集|散文集|专著|教材|漫画|书籍|自传|作品集"),
    ("School", r"大学|学院|中学|小学|书院|学校|高等院校|院校|高校"),
    ("Award", r"奖项|奖$|大奖|电影奖|文学奖|音乐奖"),
    ("Company", r"公司|企业|集团|品牌|工作室|电视台|电视广播|制片厂|电影厂|出版社|唱片厂|书店$|银行$|工厂$|"
     r"餐厅$|连锁店$|零售商$|制造商$|运营商$|开发商$"),
    ("Event", r"电影节|典礼|战争|战役|比赛|赛事|运动会|演唱会"),
    (
        "Organization",
        r"组织|机构|协会|团体|乐队|乐团|俱乐部|研究所|研究院|基金会|博物馆|美术馆|纪念馆|图书馆|报社|剧团|剧院|球队|合唱团|组合$",
    ),
    ("Country", r"国家$"),
    ("City", r"城市|副省级市|地级市|直辖市|县级市|首都"),
    (
        "Place",
        r"岛屿|半岛|地区|行政区|镇|县|区|村|湖|山|河|岛|景区|公园|宫殿|寺庙|海湾|省$|大厦|大楼|大桥|桥$|桥梁|塔$|机场|隧道|大坝|车站|"
        r"体育场|体育馆|教堂|广场|建筑物?$|摩天楼|运河|水库|城堡|街道|酒店|商场|购物中心|屋苑|屋邨|码头|海峡|群岛|山脉|高原|盆地|"
        r"平原|瀑布|火山|支流|冰川|遗址|古城|村庄|聚落|庙宇|寺院|[自郡]治[州市]|的[州郡乡]$|"
        r"铁路线?$|公路$|道路$|[路支干专]线$|线路$|大道$|坟场$|墓群?$|陵墓$|故居$|牌坊$",
    ),
    ("Person", r"演员|导演|歌手|作家|诗人|音乐人|编剧|运动员|画家|学者|教授|家$|艺人|人物|人$"),
)  # fmt: skip

_SHORT = re.compile(
    '(?:简称|又简称|又称|也称|俗称|原名|前身为|前身是)(?:为|是|作)?[“"]?(?P<name>[\u4e00-\u9fff]{2,6})(?=[”"，。；、）)])'
)
_SOURCES = "改编|取材|根据|收录|专辑《"  # clauses that name other works
_BY_VERB = (
    ("电视剧|连续剧", "Series"),
    ("导演|执导|主演|上映|影片", "Film"),
    ("演唱|作曲", "Song"),
    ("出版", "Book"),
)
_IS_WORK = r"^《[^《》]+》"
_PERIODICAL = re.compile(
    "^《[^《》]+》[^。；《》是]{0,24}(?:是|为|系)[^，。；《》]{0,40}"
    "(?:[日晚周早月午]报|[时商导]报|报纸|小报|大报|杂志|期刊|[周月旬季年半双]+刊|学报|刊物|画报|机关报)(?:之一)?(?=[，。；]|$)"
)
"""`《甲报》是一份日报`: what prints it bears its name, and was founded."""
_ADMINISTERED = re.compile(
    r"[\u4e00-\u9fff·]{2,}(?:[省市县镇郡区]|自治[州旗]|街道|大区|群岛|半岛|山脉|高原|盆地|平原|海峡)$"
)
_LYING = re.compile(
    r"(?:[^，。；的]{0,16}(?:，[^，。；的]{1,16}){0,2}，)?(?:[也亦现又]?[是为](?:一?[座个条所处间段])?)?"
    r"(?:位于|地处|坐落[于在]|座落[于在]|流经|发源于|源于|[东南西北]{1,2}[临接邻])"
)
_BUILT = re.compile(
    "(?:大桥|隧道|电视塔|铁塔|大厦|体育场|体育馆|体育中心|游泳中心|机场|车站|水库|水电站|运河|遗址)$"
)
_BODY_NAME = re.compile("[院行社会局部署厂队团店]$")
"""Names of what lies somewhere and is a body all the same."""
_TITLES = (
    ("Event", "之战|战役|会战|海战|起义|事变|之变|政变|兵变"),
    (
        "Organization",
        "博物院|科技馆|天文馆|(?<=..)实验室|(?<=..)天文台|通讯社|(?<=..)(?:[日晚早时商周]报|[周月季]刊)|足球队|篮球队|排球队|[男女][排足篮]",
    ),
)
"""How names of battles and bodies end, words that descriptions of other things end with too."""
_APPOSED = frozenset({"City", "School", "Company", "Award", "Country"})  # kinds told without `是` as well
_NAMED_SO = frozenset({"School", "Company", "Award", "Event", "Organization"})  # kinds that names end with
_WORKS = frozenset({"Song", "Album", "Series", "Film", "Programme", "Book", "Work"})
_LASTING = frozenset({"Event", "Country", "City", "Place", *_WORKS})
_NOT_PERSON = frozenset({"School", "Award", "Company", "City", "Country", "Place", "Organization", *_WORKS})


@dataclass(frozen=True, slots=True)
class Definition:
    """What the opening says."""

    type: str = ""
    description: str = ""


def short_names(sentence: str, title: str) -> tuple[str, ...]:
    """The short and former names that an opening gives a body (`简称南大`), parts of whose own name they spell."""
    found = [match["name"] for match in _SHORT.finditer(sentence)]
    return tuple(dict.fromkeys(name for name in found if name != title and set(name) & set(title)))


def read_definition(sentence: str, title: str, full: str = "") -> Definition:
    """Type and description from a first sentence in clean text.

    The head noun decides: `《功夫》是…执导的动作喜剧电影` is a Film; life dates make a Person, unless the name is one
    of a school, a prize or a company. `full` is the full name that the sentence opens with instead of the title.
    """
    opening = sentence.strip()
    plain = re.sub(r"[（(][^（）()]*[)）]", "", opening)
    if re.match(_IS_WORK, opening):
        if _PERIODICAL.search(plain) is not None:
            return Definition("Organization", opening)
        return Definition(_head_type(plain, works_only=True) or "Work", opening)
    sure = _ending_type(title) or _name_type(full)
    head, named = _head_type(plain), sure or _name_type(title)
    thing = bool(named) or _COUNTED.search(plain[:80]) is not None
    if not thing and (_has_lived(opening, title, head) or _is_called(plain, head)):
        return Definition("Person", opening)
    spaced = re.sub(r"[（(][^（）()]*[)）]", " ", opening)
    person = head in ("", "Person", "Award") and is_somebody(spaced, title)
    if not thing and (person or has_courtesy_name(spaced, title)):
        return Definition("Person", opening)
    if _LIFE.search(plain[:80]) and head not in _NOT_PERSON and not named:
        return Definition("Person", opening)
    return Definition(sure or head or named or _place_type(plain, full or title), opening)


def _place_type(plain: str, title: str) -> str:
    """The type of what nothing else tells: a county by its name, a river by where it lies or springs."""
    if _ADMINISTERED.match(title) is not None:
        return "City" if title.endswith("市") else "Place"
    lies = plain.startswith(title) and _LYING.match(plain, len(title), 80) is not None
    if _BUILT.search(title) is not None:
        return "Place"
    return "Place" if lies and _BODY_NAME.search(title) is None else ""


def _is_called(plain: str, head: str) -> bool:
    """Whether an opening says right behind the name what somebody is called."""
    if _CALLED.search(plain[:80]) is None:
        return False
    return re.match(r"[^，。；]*是", plain) is None or head in ("", "Person", "Award")


def _has_lived(opening: str, title: str, head: str) -> bool:
    """Whether a bracket tells the days or the years of a life, and no head noun a thing that lasts as long.

    Whatever somebody with such days is said to be in or to have won (`是南方大学校长`) says nothing of the kind.
    """
    if _LIVED.match(opening) is not None:
        return head not in _LASTING
    if head not in ("", "Person") or _PERSON_NAME.fullmatch(title) is None:
        return False
    return _YEARS.match(opening) is not None and _SOMEBODY.search(opening) is not None


def _head_type(plain: str, *, works_only: bool = False) -> str:
    """The type of the first `是…` whose last noun is known; else of a clause that ends in one."""
    defined = re.search(r"是(?P<what>[^。；]*?)(?:，|。|$)", plain)
    chosen = [defined["what"]] if defined else []
    if works_only:
        parts = [part for part in re.split("[，。]", plain) if part and not re.search(_SOURCES, part)]
        chosen = [*(part for part in chosen if not re.search(_SOURCES, part)), *parts]
    for part in chosen:
        best: tuple[int, str] = (-1, "")
        for kind, words in _HEADS:
            if works_only and kind not in _WORKS:
                continue
            for match in re.finditer(words, part):
                best = max(best, (match.end(), kind))
        if best[1]:
            return best[1]
    if not works_only and defined is None:
        parts = re.split("[，。；]", plain)[1:4]
        said = (
            kind
            for part in parts
            for kind, words in _HEADS
            if kind in _APPOSED and re.search(f"(?:{words})$", part)
        )
        return next(said, "")
    if works_only:
        return next((kind for words, kind in _BY_VERB if re.search(words, plain)), "")
    return ""


def _ending_type(title: str) -> str:
    return next((kind for kind, words in _TITLES if re.search(f"(?:{words})$", title)), "")


def _name_type(title: str) -> str:
    for kind, words in _HEADS:
        if kind in _NAMED_SO and re.search(f"(?:{words})$", title):
            return kind
    return ""

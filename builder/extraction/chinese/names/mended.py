"""Persons, places and organisations: the tagger's names, mended by rules that Chinese pages obey."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from builder.extraction.chinese.items import PERSON, PLACE, Item
from builder.extraction.chinese.lexicon import COUNTRIES, SURNAMES, TITLE_NOUNS, TITLES
from builder.extraction.chinese.names.bodies import GOVERNMENT, pair_of_countries
from builder.extraction.chinese.names.cuts import HALF_NAME, STOPS, behind_kin, mended
from builder.extraction.chinese.names.places import is_unique, split_places, whole_name, without_kind
from builder.extraction.chinese.names.regions import CITIES, MUNICIPALITIES, PROVINCES
from builder.findings import Named
from schemas.text import NamedSpan, TaggedText, Token

_SCHOOL = (
    "大学|学院|分校|中学|小学|书院|学校|高中|训练班|夜训班|音乐班|研究生院|幼儿园|学堂|师范|医科大|"
    "党校|军校|讲武堂|体校|戏校|艺校|夜间部|[艺美师女工商农医]专"
)
_COLLEGE = re.compile(
    "[国省市县私]立(?:[\u4e00-\u9fff]{2,4}?)?(?:[艺美师女工商农医]专(?![科业门家])|(?:艺术|美术|音乐|体育|戏剧)院)"
)
_GRAMMAR_SCHOOL = re.compile(
    "(?<=[于进入了读是持])(?:(?![于进入了读是持])[一-鿿]){2,4}(?:女中|女校|[一二三四五六七八九]中)(?=[，。；、读学毕就])"
)
_OF_DEPARTMENT = re.compile(
    "(?:(?<=考入)|(?<=考取)|(?<=入读)|(?<=毕业于)|(?<=就读于))"
    "(?:(?![了国的系等两另])[\u4e00-\u9fff]){2,10}?(?:大学|学院)"
    "(?=(?:(?![的附第])[\u4e00-\u9fff]){1,8}?[系班](?:[，。；、学就毕]|$))"
)
"""Schools before a department of theirs, taken for one word with it: 北京电影学院 of `考入北京电影学院导演系`."""
_NOT_BODY = re.compile(r"演员|导演|歌手|明星|作品|圈|界|歌曲|业")
_COMPANY = (
    "有限责任公司|股份有限公司|有限公司|公司|集团|影业|唱片|影视|工作室|电影厂|制片厂|企业|银行|传媒|娱乐"
)
_BODY = (
    "电视台|广播电台|电台|出版社|杂志社|报社|乐团|乐队|俱乐部|协会|学会|研究院|研究所|基金会|委员会|联合会|公会|剧院|剧团|"
    "话剧团|歌舞团|文工团|卫视|网站|中文网|小说网|博物馆|图书馆|医院|法院|联盟|中心"
)
_SUFFIX = re.compile(rf"(?:(?P<school>{_SCHOOL})|(?P<company>{_COMPANY})|(?P<body>{_BODY}))$")
_PART_OF = re.compile(r"夜训班|夜间部|[\u4e00-\u9fff]{1,6}?(?:音乐班|附中|分校)(?=[，。；、（学毕就]|$)")
_NAME_POS = frozenset(
    {"n", "nz", "nw", "nr", "ns", "nt", "PER", "LOC", "ORG", "a", "vn", "an", "xc", "s", "f", "b", "j"}
)
_PROPER_POS = frozenset({"nz", "nw", "nr", "ns", "nt", "PER", "LOC", "ORG", "s", "f", "j", "b", "xc"})
_COMMON_WORDS = 3
_NOT_FIRST = frozenset({"电影", "其中", "同学", "以来", "以后", "之后", "当时", "后来"})  # no part of a name
_WHOLE_NAME = 3  # characters of most Chinese names
_COMMON_BODIES = frozenset({"企业", "公司", "集团", "学校", "银行", "医院", "中心", "大学", "图书馆"})
_ORDINAL = re.compile(r"第[\d一二三四五六七八九十百]+[届期]$")
_MADE_BY = re.compile(
    rf"由(?:(?:{TITLES})*(?:{TITLE_NOUNS}))?(?P<name>[\u4e00-\u9fff·]{{2,4}}?)(?=(?:联合|共同)?(?:执导|导演|编剧|监制|作曲|作词|填词|演唱|主演|饰演|创作|撰写))"
)
_SERVES = re.compile(
    r"(?:^|(?<=[，。；、由]))(?P<name>[\u4e00-\u9fff]{2,3}?)(?=(?:任|担任|出任)(?:联合|共同)?(?:导演|编剧|监制|制片|主编))"
)
_TOGETHER = re.compile(
    r"[与和同](?P<list>[\u4e00-\u9fffA-Za-z·、]{2,40}?)(?:等人?)?(?=合作|共同|联袂|联合|主演|领衔|一起|一同|同台|合唱|搭档)"
)
_KIN_NAME = re.compile(
    "(?:父亲|祖父|父母|[长次三四五幼独][子女]|儿子|女儿|哥哥|弟弟|姐姐|妹妹|兄长|长兄|[大二三四五六小幼][哥姐弟妹]|胞[兄弟姐妹]|[元原继]配|[正侧继]室|侍妾|[发正继]妻)(?:名叫|叫|是|为)?"
    "(?P<name>[\u4e00-\u9fff]{2,3}?)(?=[，。；、（]|[是为曾则也都和与任在当从早]|毕业|去世|出生|担任|病逝|生于)"
)
_TRADE = re.compile("[人匠员师商工官医兵士长生手]$")  # `父亲江西人`, `父亲钟表匠`
_NO_SURNAME = frozenset("曾常当于从任安时和成同高关全强方应都则早")  # begin other words behind a word for kin
_ELEMENT = re.compile(r"[^、和与]+")
_PLACES = frozenset({PLACE, "Country"})
_PLAYS = frozenset({"饰演", "扮演"})
_OTHER_POS = frozenset({"TIME", "t", "LOC", "ns", "ORG", "nt", "nz", "nw"})  # how such names are tagged
_BESIDE = frozenset("也则又兼曾并还均都后先亦仍")
_AFTER_PERSON = re.compile(
    r"[的、和与等]|教授|老师|先生|博士|主演|执导|导演|自[编导]|饰|介绍|推荐|陪同|帮助|邀请|指导|教导|指点|带领|率领"
)
_LISTED = re.compile(
    r"(?P<before>[、和与])(?P<name>[\u4e00-\u9fff]{2,3}?)(?=[，。；、]|等|主持|担任|[两三四五六]人|主演|执导|饰演|参演|出演|联袂|和[\u4e00-\u9fff]{2,3}[，。；])"
)
_DEPARTMENT = re.compile(r"(?<=大学|学院)[\u4e00-\u9fff]{1,8}(?:系|专业)$")
_SCHOOLS = frozenset({"School", "Organization"})
_NATION = re.compile(f"{COUNTRIES}|义大利|纽西兰|澳洲")
_COUNTRY = re.compile(rf"(?!中国.)(?:{COUNTRIES})")
_FELLOW = "同乡"  # of `青河同乡张三`, no part of the place
_MORE_PLACE = re.compile(
    r"(?:(?![的在与和及下辖等于是])[\u4e00-\u9fff]){1,4}?(?:省|市|县|区|镇|乡|村|州|旗|岛)(?=[，。、；（）的人]|$)"
)
_KIND_OF_TEAM = re.compile(
    "(?:[本当]地)?(?:职业)?(?:足|篮|排|棒|冰)球(?:俱乐部|队)(?=[\u4e00-\u9fff]{2,6}(?:队|俱乐部))"
)
_CALLED = re.compile("(?:[初原旧古又别曾本始前俗全简]名|[原旧古又别曾始前俗全简]称|前身)为?(?=[一-鿿]{2})")
_REGIONS = re.compile(
    r"中国内地|中国大陆|(?<!中国)内地(?=上映|票房|收|取得|的?票房|累计)|全球|全世界|海外|全亚洲|北美|东南亚"
    rf"|(?:{COUNTRIES})(?=籍|国籍)|(?<=[，。；、是为：])(?:{COUNTRIES})(?=人[，。、；（])"
)
_PEOPLE_OF = re.compile(
    rf"(?<=[，。；、是])(?:(?:{PROVINCES})省?(?:[\u4e00-\u9fff]{{2,4}}?)?|(?:{MUNICIPALITIES}|{CITIES})市?)(?=人(?:[，。、；（]|$))"
)
_WHOLE = re.compile("[全本该此][桥岛省市县区镇乡村校国线站湖山]")  # of the place that is spoken of
_FIRST_HEAD = re.compile("(?<=.)创[院校会所馆](?=[院校会所馆]长)")
_BEGINS_AT = re.compile("[卒生死殁葬位建始][于於]")  # `卒于雾城`
_NOT_OF = re.compile(
    r"本地|当地|乡下|农村|年轻|中年|电影|音乐|主持|经纪|负责|发言|领导|代理|创始|候选|爱国|[男女老商诗艺军]$"
)
_GIVEN = re.compile(
    "[，、（](?:[名字号讳谥][\u4e00-\u9fff]{1,3}|[\u4e00-\u9fff]{1,2}氏(?=，))|，(?!.{0,4}[母妻妾妃娶])[\u4e00-\u9fff]{3,6}氏(?=，)"
)
_BAD_PERSON = re.compile(
    rf"(?:{COUNTRIES})(?:人|籍)$|^[\dA-Za-z]{{1,3}}$|^艺名|^贝[斯司]$|^渡[海江河]$|[《》“”（）]|^.$|^\d+$|[立办建设]于$|^夫[妇妻]育?$"
)


def tagged_names(tagged: TaggedText) -> list[Item]:
    """The tagger's names; neighbouring places become one with parts (`中国香港南丫岛`)."""
    ends = frozenset(token.end for token in tagged.tokens if token.pos == "LOC")
    items: list[Item] = []
    for item in _merged(tagged):
        if item.kind == PLACE:
            items += [in_parts(one, tagged.text, ends) for one in pair_of_countries(item, tagged.text)]
        else:
            items.append(item)
    return items


def in_parts(item: Item, text: str, ends: frozenset[int] = frozenset()) -> Item:
    """A place with the places that its words name, the last of them the one that is meant."""
    words = text[item.start : item.end]
    parts = split_places(words, frozenset(end - item.start for end in ends))
    if len(parts) == 1:
        return item
    named = []
    for last, part in enumerate(parts):
        own = is_unique(words, parts[: last + 1])
        name = words[part.start : part.end] if own else whole_name(words, parts[: last + 1])
        kind = "Country" if part.level == "country" else PLACE
        named.append((item.start + part.start, item.start + part.end, Named(name, kind, "tagger")))
    return replace(item, parts=tuple(named))


def _merged(tagged: TaggedText) -> list[Item]:
    items: list[Item] = []
    for name in tagged.names:
        if name.type not in (PERSON, PLACE, "Organization"):
            continue
        surface = tagged.text[name.start : name.end]
        if name.type == PERSON and _is_country(tagged.text, name):
            name = replace(name, type=PLACE)
        if name.type == PERSON:
            name = mended(tagged.text, name)
            if _BAD_PERSON.search(surface) or _is_given(tagged.text, name) or _at_place(tagged.text, name):
                continue
        if name.type == PERSON and items and _is_rest_of_name(tagged.text, items[-1], name):
            start = behind_kin(tagged.text, items[-1].start)
            items[-1] = _item(tagged.text, start, name.end, PERSON, "tagger")
            continue
        if name.type == PLACE and items and items[-1].kind in _PLACES and items[-1].end == name.start:
            items[-1] = _item(tagged.text, items[-1].start, name.end, PLACE, "tagger")
            continue
        if name.type == PLACE and _WHOLE.fullmatch(surface) is not None:
            continue
        if name.type == "Organization" and _NOT_BODY.match(tagged.text, name.end):
            continue
        government = GOVERNMENT.match(surface) if name.type == "Organization" else None
        if government is not None:
            items.append(
                _item(tagged.text, name.start, name.start + government.end("place"), PLACE, "tagger")
            )
        elif name.type == "Organization":
            start = _trimmed(tagged.text, name.start)
            sort = _KIND_OF_TEAM.match(tagged.text, start)
            own = start if sort is None else sort.end()  # `本地足球队雾城海鸥队`
            item = _item(tagged.text, own, name.end, organization_kind(surface), "tagger")
            items.append(replace(item, start=start))
        else:
            cut = _BEGINS_AT.match(tagged.text, max(name.start - 1, 0)) if name.type == PLACE else None
            start = name.start + ((surface[0] in "选" or cut is not None) and len(surface) > 2)
            start = _behind_called(tagged.text, start)
            more = _MORE_PLACE.match(tagged.text, name.end) if name.type == PLACE else None
            end = name.end if more is None else more.end()
            items.append(_item(tagged.text, start, end, name.type, "tagger"))
    return items


def _is_rest_of_name(text: str, before: Item, name: NamedSpan) -> bool:
    """`朱美` right behind `太田`: two characters each, and not both with a family name in front."""
    if before.kind != PERSON or before.end != name.start:
        return False
    both = text[before.start : name.end]
    cut = before.end - before.start
    if cut != HALF_NAME or len(both) != 2 * HALF_NAME or not both.isalpha() or both.isascii():
        return False
    return both[0] not in SURNAMES or both[cut] not in SURNAMES


def organizations(tagged: TaggedText) -> list[Item]:
    """Runs of noun tokens that end in a word for a body: `第11期无线电视艺员训练班夜训班`."""
    items = []
    tokens = tagged.tokens
    for index, token in enumerate(tokens):
        if _SUFFIX.search(token.text) is None or _continues(tokens, index):
            continue
        first = _left_edge(tokens, index)
        start = _trimmed(tagged.text, tokens[first].start)
        more = _PART_OF.match(tagged.text, token.end)
        end = token.end if more is None else more.end()
        surface = tagged.text[start:end]
        if _NOT_BODY.match(tagged.text, end):
            continue
        if len(surface) >= 4 and _SUFFIX.fullmatch(surface) is None and _is_proper(tokens[first : index + 1]):
            items.append(_item(tagged.text, start, end, organization_kind(surface), "rule"))
    return items


def _is_proper(tokens: Sequence[Token]) -> bool:
    """Whether a run of nouns is a name: a few before a common word must not be common too (`外贸企业`)."""
    if tokens[-1].text not in _COMMON_BODIES or (len(tokens) > _COMMON_WORDS and tokens[-1].text != "企业"):
        return True
    return any(
        token.pos in _PROPER_POS or _ORDINAL.search(token.text) or token.text.isascii() for token in tokens
    )


def organization_kind(surface: str) -> str:
    """`School`, `Company` or `Organization`, by how the name ends."""
    match = _SUFFIX.search(surface)
    if _COLLEGE.fullmatch(surface) is not None:
        return "School"
    if match is None or match["body"]:
        return "Organization"
    return "School" if match["school"] else "Company"


def _continues(tokens: tuple[Token, ...], index: int) -> bool:
    following = tokens[index + 1] if index + 1 < len(tokens) else None
    return following is not None and _SUFFIX.search(following.text) is not None


def _left_edge(tokens: tuple[Token, ...], index: int) -> int:
    first = index
    while first > 0:
        before = tokens[first - 1]
        plain = before.pos in _NAME_POS and before.text not in _NOT_FIRST
        ordinal = _ORDINAL.search(before.text) and not (
            before.text.endswith("届") and _is_university(tokens[index])
        )
        if not (plain or ordinal) or tokens[first].start - before.end > 0:
            break
        if before.pos == "PER" or tokens[index].end - before.start > 24:
            break
        first -= 1
    return first


def _is_university(token: Token) -> bool:
    return token.text.endswith(("大学", "学院"))


def persons_by_context(text: str, persons: Iterable[str]) -> list[Item]:
    """Persons that grammar shows: `由余允抗执导`, and the strangers in `与汪明荃、南红合作出演`."""
    known = frozenset(persons)
    items = [
        _item(text, m.start("name"), m.end("name"), PERSON, "rule")
        for m in _MADE_BY.finditer(text)
        if any(m["name"].startswith(name) for name in known)
    ]
    items += [
        _item(text, *m.span("name"), PERSON, "rule")
        for m in _SERVES.finditer(text)
        if m["name"][-1] not in _BESIDE and any(m["name"].startswith(name) for name in known)
    ]
    for match in _TOGETHER.finditer(text):
        elements = list(_ELEMENT.finditer(match["list"]))
        if not any(element.group() in known for element in elements):
            continue
        base = match.start("list")
        items.extend(
            _item(text, base + element.start(), base + element.end(), PERSON, "rule")
            for element in elements
            if 2 <= len(element.group()) <= 4
        )
    return items


def kin_by_surname(text: str, name: str, known: Iterable[Item]) -> list[Item]:
    """Relatives whom the tagger missed or cut, by the family name of the page's subject: 查三 of `父亲查三是船员`.

    Of another family name are those of three characters who are said to be born (`二弟查大山生于1885年`): an artist's
    name is often not the family's.
    """
    surname = name[:1] if 2 <= len(name) <= 3 else ""
    begun = {item.start for item in known}
    found = (match for match in _KIN_NAME.finditer(text) if match.start("name") not in begun)
    return [
        _item(text, *match.span("name"), PERSON, "rule") for match in found if _is_relative(match, surname)
    ]


def _is_relative(match: re.Match[str], surname: str) -> bool:
    first = match["name"][0]
    if first in _NO_SURNAME or not "\u4e00" <= first <= "\u9fff":
        return False
    born = match.string.startswith("生于", match.end("name")) or _TRADE.search(match["name"]) is None
    return first == surname or (first in SURNAMES and len(match["name"]) == _WHOLE_NAME and born)


def players(tagged: TaggedText) -> list[Item]:
    """Actors whose names are also other words, where a sentence tells who plays whom: 秦汉 of `秦汉饰演阿二`."""
    tokens = [token for token in tagged.tokens if token.text.strip()]
    plays = [place for place, token in enumerate(tokens) if place and token.text in _PLAYS]
    if not any(tokens[place - 1].pos == "PER" for place in plays):
        return []
    return [
        _item(tagged.text, tokens[place - 1].start, tokens[place - 1].end, PERSON, "rule")
        for place in plays
        if tokens[place - 1].pos in _OTHER_POS
        and len(tokens[place - 1].text) in (2, 3)
        and (place == 1 or tokens[place - 2].text in STOPS)
    ]


def occurrences(text: str, name: str, kind: str, source: str) -> list[Item]:
    """Every place where a known name stands."""
    found: list[Item] = []
    start = text.find(name) if name else -1
    while start >= 0:
        end = start + len(name)
        named = (Named(name, kind, source),)
        found.append(Item(start, end, kind, named, source=source, inner=(start, end)))
        start = text.find(name, end)
    return found


def persons_in_lists(text: str, ends: frozenset[int]) -> list[Item]:
    """Strangers with a family name right after a person in a list: `周星驰和曾谨昌`.

    `ends` are the positions where a known person ends.
    """
    found: list[Item] = []
    known = set(ends)
    for match in _LISTED.finditer(text):
        if match.start() in known and match["name"][0] in SURNAMES:
            found.append(_item(text, match.start("name"), match.end("name"), PERSON, "rule"))
            known.add(match.end())
    return found


def _is_country(text: str, name: NamedSpan) -> bool:
    """Whether a name of three characters or more, or one before 人, is that of a country: `斯洛文尼亚人张三`."""
    surface = text[name.start : name.end]
    if len(surface) < _WHOLE_NAME and text[name.end : name.end + 1] not in ("人", "籍"):
        return False
    return _NATION.fullmatch(surface) is not None


def _is_given(text: str, name: NamedSpan) -> bool:
    """Whether a name holds the word that says it is another one of somebody's: `，孔氏，名纥，字叔梁，`."""
    given = _GIVEN.match(text, max(name.start - 1, 0))
    return given is not None and given.end() >= name.end


def _at_place(text: str, name: NamedSpan) -> bool:
    """Whether a person's name is more likely a place: `在伊利诺伊认识了…`."""
    before = text[max(0, name.start - 1) : name.start]
    return before == "在" and _AFTER_PERSON.match(text, name.end) is None


def _trimmed(text: str, start: int) -> int:
    start = _behind_called(text, start)
    return start + 1 if text[start] in "被在从由于与到选" else start


def _behind_called(text: str, start: int) -> int:
    """Where a name begins behind the words that say it is one: 报恩院 of `，初名报恩院`."""
    for first in (start, start - 1):
        if first == 0 or text[max(first - 1, 0)] in STOPS:
            called = _CALLED.match(text, first)
            return start if called is None else called.end()
    return start


def _item(text: str, start: int, end: int, kind: str, source: str) -> Item:
    if kind in _SCHOOLS and _DEPARTMENT.search(text[start:end]) is not None:
        end = start + len(_DEPARTMENT.sub("", text[start:end]))
        kind = organization_kind(text[start:end])
    opened = text.find("（", start + 2, end)
    if opened >= 0 and "）" not in text[opened:end]:
        end = opened
    if _FIRST_HEAD.match(text, max(end - 2, start)) is not None:
        end -= 2  # `南方大学创校校长`
    if kind == PLACE and end - start > len(_FELLOW):
        end -= len(_FELLOW) * text.startswith(_FELLOW, end - len(_FELLOW))
    name = text[start:end]
    if kind == PLACE and _COUNTRY.fullmatch(name):
        kind = "Country"
    if kind == PLACE:
        name = without_kind(name)
    if kind == PLACE and len(name) >= 4:
        name = name.removesuffix("地区")
    return Item(start, end, kind, (Named(name, kind, source),), source=source, inner=(start, end))


def colleges(text: str) -> list[Item]:
    """Schools by a short name that taggers cut: 国立艺专 in 国立艺专影剧科."""
    found = [*_COLLEGE.finditer(text), *_GRAMMAR_SCHOOL.finditer(text), *_OF_DEPARTMENT.finditer(text)]
    return [_item(text, *m.span(), "School", "rule") for m in found]


def regions(text: str) -> list[Item]:
    """Places that a tagger takes for none: `全球`, `中国内地`, and where people are from (`，内蒙古开鲁人，`)."""
    found = [_item(text, *m.span(), PLACE, "rule") for m in _REGIONS.finditer(text)]
    people = [m for m in _PEOPLE_OF.finditer(text) if _NOT_OF.search(m.group()) is None]
    return found + [in_parts(_item(text, *m.span(), PLACE, "rule"), text) for m in people]

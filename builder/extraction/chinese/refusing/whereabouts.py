"""Where places lie, what they border on and where rivers end: which place words without a subject tell of."""

from __future__ import annotations

import re

from builder.extraction.chinese.items import DATE, PERSON, Item
from builder.extraction.chinese.lexicon import COUNTRIES
from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.pattern_language import CompiledPattern
from builder.extraction.chinese.patterns.sentence import Match, Sentence
from builder.extraction.chinese.patterns.slot_grammar import SlotGrammar
from builder.findings import Named

_AROUND = re.compile(
    "(?:(?P<near>附近|郊外|近郊|城外)|[境内东南西北中部]{0,2})的(?:[小山渔]?[镇城村]庄?|城镇)?|(?P<nearby>附近|郊外|近郊|城外)"
)
_OF_PLACES = frozenset({"located_in", "borders", "mouth", "source", "capital", "population", "area"})
_AT_PLACES = frozenset(
    {
        "located_in",
        "headquarters",
        "birth_place",
        "death_place",
        "residence",
        "burial_place",
        "filming_location",
    }
)
_OF_BODIES = frozenset({"founding_date", "parent_organization"})  # said of bodies, now and then of places
_LIES = re.compile("位于|位在|位处|坐落|座落|地处")
_LISTS = ("是", "为", "下辖", "现辖", "辖有", "下设")
_NOTED = re.compile("[：:]，?$")  # `甲湖：位于…`
_DEFINES = re.compile("(?:是|为|系)(?:一?[所间座支家个条段处])?$")
_TOLD = re.compile(
    "(?:（[^（），。；]{0,40}）)?(?:[东南西北]{1,2}[部面边侧]?)?[市县省全]?(?:则|也|即|亦|现|分别)?"
    "(?:是|为|位于|地处|坐落|座落|毗邻|紧邻|临|接(?!壤)|邻|属|隶属|面积|人口|下辖|发源|注入|汇入|流|总面积)"
)
_DIRECTION = re.compile("[东南西北中]{1,2}[部面方]?$|[东南西北]{1,2}[界临接邻连与]")
_MOVED = frozenset(
    "将把在于从由对与和及到往向自以"
)  # what stands before a place that somebody does something to
_FORMERLY = re.compile("[旧曾原][属归]|曾被|认为|以往|过去|以前")
_FLOWS = ("注入", "汇入", "流入")
_AT = frozenset("在于从由自经至")
_JOINTS = frozenset("与和同跟及、")
_BESIDE = re.compile(
    "(?:其|该|全|本)?(?:[县市省州区镇国郡村岛][境域内]?|境内|辖区|市境|大区)?的?"
    "(?:[东南西北]{1,2}(?:面|部|边|侧|方|端|境|方向)?(?:及|和|与|、|，|至)?|（[^（）]{1,6}）|[则也并亦又]|分别|同时|"
    "(?:一?小?[段部]分?)?(?:陆上|陆地|海上)?(?:边界|国界)?|以)*"
)
_OWN = re.compile(
    "(?:[^（），。；]*）)?(?:[也亦则现今原曾即乃还仍并而且均都就正全]|最初|主要|大部分?|目前|整个|同时|（[^（）]*）|[该此这][座个条]?[^，。；的]{1,3}|本[站市县区镇乡省州岛湖]|它|[是为]|或称|"
    "一[座个条所处间段]?|\\d+号线|[市县镇乡村区州省郡岛湖河山站桥塔庙寺园路线][境域内]?)*"
)
"""What may stand between a place's name and the verb that says where it is, and nothing else."""
_OF_WHAT = re.compile(
    "[^，。；]{0,16}?的[^，。；]{1,12}?[是为有在由曾于划改落开成被获将举发无则也都][^，。；]"
)
"""What follows a place that lies there and has a verb of its own: `位于甲区的图书馆落成`."""
_FOUNDS = re.compile("(?<=[\u4e00-\u9fff])[^，。；、！？（）]")
_OF_SOME = re.compile("(?:[岁性族业民动来力上下]|(?<![该全本])[镇村区])$")  # `女性人口`, `非农业人口`
_NOWHERE = re.compile("(?:全球|全世界|世界|海外)$|.*的|.*(?:王朝|[唐宋元明清秦汉隋晋]朝)$")
_BETWEEN = re.compile("[和与及、－—-][^，。；]{1,16}?(?:之间|中间|交界)|支流|流域")
"""What follows a place that is not where something lies: `位于甲河与乙河之间`."""
_PART_LIES = re.compile("的[^，。；的]{1,12}是$")
_WATER = re.compile(
    "[河江湖海洋湾溪川水潭涌港峡浦渎泊淀渠]$|水库|海峡|运河|River|Lake|Sea|Ocean|Bay", re.IGNORECASE
)
_LABEL = re.compile("唱片|音乐|娱乐|厂牌|Record|Music|Entertainment|Label", re.IGNORECASE)
_STATE = re.compile(f"(?:{COUNTRIES}|香港|台湾|澳门)$")
_NAMED_LIKE = {"mouth": _WATER, "record_label": _LABEL, "country_of_origin": _STATE}


def opened_by(match: Match, alphabet: Alphabet) -> Named | None:
    """The place that the last clause telling of one opens with (`甲河长五百公里，注入乙海`); None for the page's.

    A point of the compass is no such place, nor is one of which its clause tells nothing.
    """
    if match.pattern.source.relation not in _OF_PLACES:
        return None
    item = _opener(match.sentence, match.found.start(), match.found.end(), alphabet)
    if item is None or item.named[0].name == match.sentence.subject.name:
        return None
    return item.named[-1]


def seat_named(match: Match, alphabet: Alphabet) -> Named | None:
    """The capital that follows a country by its name: 石城 of `总部设在南国首都石城`; None where none does."""
    slot = match.slot("object")
    if match.pattern.source.relation not in _AT_PLACES or slot is None or slot.many:
        return None
    encoded, end = match.sentence.encoded, match.found.end("object")
    seat = re.compile(f"(?:首都|首府|省会)(?P<seat>[{alphabet.letters('Place')}])").match(encoded.text, end)
    item = None if seat is None else encoded.items[seat.start("seat")]
    return item.named[-1] if item is not None and item.named else None


def is_of_no_place(
    pattern: CompiledPattern, found: re.Match[str], sentence: Sentence, alphabet: Alphabet
) -> bool:
    """Whether a match without a subject tells of words nobody tagged, or of the place that follows it.

    `位于甲县的乙寺` tells where 乙寺 is; `小学与甲公园相邻` nothing of the page.
    """
    relation = pattern.source.relation
    if relation == "distribution":
        return bool(sentence.subject.type)  # only species and other kinds of things are found in places
    if relation == "part_of":
        return (
            _FORMERLY.search(sentence.encoded.text, sentence.since("，。；", found.start()), found.end())
            is not None
        )
    of_place = alphabet.letter(sentence.subject.type) in alphabet.letters("Place")
    if relation not in _OF_PLACES and not (relation in _OF_BODIES and of_place):
        return False
    text, start = sentence.encoded.text, found.start()
    before = text[sentence.since("，。；：", start) : start]
    lies = relation == "located_in" and _LIES.match(text, start) is not None
    if found.groupdict().get("subject"):
        listed = relation == "borders" and _is_listed(text, start, before, alphabet)
        if relation == "mouth" and before[-1:] in _AT:
            return True  # `在甲湾注入乙海` tells where a river does
        return listed or (lies and _DEFINES.search(before) is not None)  # `是位于甲县的私立大学`
    if lies and _NOTED.search(text[:start]) is not None:
        return True
    if lies and (before[-1:] in _MOVED or (not before and _OF_WHAT.match(text, found.end()) is not None)):
        return True
    if lies and (_BETWEEN.match(text, found.end()) or _PART_LIES.search(before)):
        return True
    words = "".join(sign for sign in before if sign not in alphabet.names)
    match relation:
        case "mouth" if text.startswith(_FLOWS, start):
            named = bool(before) and before[-1] in alphabet.letters("Place")
            return named and before[-2:-1] not in _AT  # `支流甲河汇入乙湖`
        case "borders":
            return _BESIDE.fullmatch(words) is None
        case "population":
            return before[-1:] == alphabet.letter("Number") or _OF_SOME.search(before) is not None
        case "founding_date":
            return "的" in words or _FOUNDS.match(text, found.end()) is not None
        case "located_in" if lies or text.startswith(_LISTS, start):
            return of_place and _OWN.fullmatch(words) is None
        case "parent_organization":
            return _OWN.fullmatch(words) is None
    return False


def is_only_around(found: re.Match[str], sentence: Sentence, alphabet: Alphabet) -> bool:
    """Whether a place is only what another lies near, or lies in: 北城 of `生于北城附近的白村`, of `她生于北省的白村`.

    `生于北城的李四` tells where somebody was born.
    """
    place = found.span("object") if "object" in found.re.groupindex else (0, 0)
    text, clause = sentence.encoded.text, sentence.since("，。；", found.start())
    behind = _AROUND.match(text, place[1])
    if behind is None or not sentence.encoded.items_in(*place) or place[0] <= clause:
        return False
    if behind["near"] or behind["nearby"]:
        return True
    lies = re.compile(f"[{alphabet.letters('Place')}](?=[，。；（]|$)").match(text, behind.end())
    told = re.search(
        f"{alphabet.letter(PERSON)}(?:于?{alphabet.letter(DATE)})?$", text[clause : found.start()]
    )
    return lies is not None or (
        told is not None and _locality(alphabet).match(text, behind.end()) is not None
    )


def _locality(alphabet: Alphabet) -> re.Pattern[str]:
    return re.compile(SlotGrammar(alphabet).regex("Locality", many=False))


def is_named_like(relation: str, subject: Named, value: object) -> bool:
    """Whether names are such as a relation takes: waters end in waters, labels are called 唱片 and the like.

    No place is in the whole world, and none borders on a point of the compass.
    """
    if not isinstance(value, Named):
        return True
    if relation == "borders":
        return _DIRECTION.match(subject.name) is None and _DIRECTION.match(value.name) is None
    if relation in ("located_in", "distribution"):
        return _NOWHERE.match(value.name) is None and _NOWHERE.match(subject.name) is None
    if relation == "source":
        return _WATER.search(subject.name) is not None
    pattern = _NAMED_LIKE.get(relation)
    if pattern is None:
        return True
    waters = relation != "mouth" or pattern.search(subject.name) is not None
    return waters and pattern.search(value.name) is not None


def _is_listed(text: str, start: int, before: str, alphabet: Alphabet) -> bool:
    """Whether a place before `与` is one of a list itself: 丙县 of `与甲县、乙县，丙县和丁县接壤`."""
    if before:
        return before[-1] in _JOINTS
    return re.search(f"[与和同跟、][{alphabet.names}]，$", text[:start]) is not None


def _opener(sentence: Sentence, start: int, end: int, alphabet: Alphabet) -> Item | None:
    encoded, places = sentence.encoded, alphabet.letters("Place")
    position = sentence.since("。；", start)
    opener: Item | None = None
    while position <= start:
        item = encoded.items[position]
        if item is not None and item.named and encoded.text[position] in places:
            told = _TOLD.match(encoded.text, position + 1) is not None or position + 1 == start
            named = _DIRECTION.match(item.named[0].name) is None
            opener = item if told and named else opener
        position = encoded.text.find("，", position, start) + 1 or end + 1
    return opener

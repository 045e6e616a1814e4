"""Matches whose words tell something else than their pattern: a mother's death, parts of a play, a tunnel's height."""

from __future__ import annotations

import re

from builder.extraction.chinese.items import PERSON
from builder.extraction.chinese.lexicon import KIN
from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.pattern_language import CompiledPattern
from builder.extraction.chinese.patterns.sentence import Match, Sentence
from builder.findings import Named

_CHILDREN = re.compile("[子女孩儿娃胎]")
_KIN = re.compile(
    f"(?:[他她其]的?)?(?:{'|'.join(sorted(KIN, key=len, reverse=True))}|[父母双]亲|[丧亡][父母])(?:的?(?:突然|意外))?$"
)
_ONCE = re.compile("早年|曾经?|原先|古[时代]|远古|昔日|从前|过去")
_DONE_TO = re.compile("[把将]")
_DOING = re.compile("(?:带领|率领|率|指导|组织|领着)[^，。；]*$")
_OF_BODY = re.compile("(?:电视台|公司|电影厂|制片厂|集团|电台|杂志社|工作室|影业|唱片)的(?:资深|前|女|男)?$")
_OFFICE = re.compile(
    "(?P<office>[一-鿿]{1,7}(?:[处局厅署]|政府|朝廷|当局|教育?部|教会|商会|省府))(?:(?:在|于|从|把|将)[^，。；]*)?$"
)
_OWN_OFFICE = re.compile("[该本此这其]")
_PART_OF = re.compile("(?:[该本]?学?校|大学|学院|公司|集团|该[院社馆台店会])的(?P<part>[一-鿿]{1,10}?)$")
_BUILT = re.compile("(?P<built>[一-鿿]{2,6}(?:隧道|车站|特?大桥|山口|垭口))[一-鿿]{0,3}$")
_ACTED = re.compile("最佳(?:男|女)(?:主角|配角|演员)|影[帝后]")
_BECAME = re.compile("(?:当上|当选|成为|荣膺|荣登|获封|称)")
_THIS_BODY = re.compile(
    "(?:设立|成立|创办|创立|创建|组建|开办)了?[这该][家所个间座]?(?:公司|学校|机构|工作室|出版社|报社|学院|大学|银行|组织|协会|球队)，[^。；]*$"
)
_JUDGES = re.compile("评委|评审|嘉宾|陪审|裁判|签约经理")
_SERIES = re.compile("[一-鿿]部曲[”」]?$")
_SCORES = re.compile(
    "歌剧|交响[曲诗]|协奏曲|奏鸣曲|序曲|组曲|圆舞曲|狂想曲|音诗|舞剧|芭蕾|清唱剧|四重奏|康塔塔|安魂曲"
)
_CALLED = 12  # characters before a title in which words say what kind of work it is
_TRANSLATED = re.compile("译|[英法德日俄西韩]文本")
_OF_NOVEL = re.compile("(?:原著)?(?:小说|原著|原作)")
_THIS_PART = re.compile("[这该][所家个间座](?P<part>[一-鿿]{1,6}?(?:院|系|研究所|馆|乐团|剧团|中心))")
_OTHER_MAKER = ("词", "曲", "画", "译", "插图", "雕像", "封面", "歌词", "音乐")
"""Words before 作者 that say of what part of a work somebody is the author."""
_STATURE = re.compile("身高|身长|体高")


def is_misread(
    pattern: CompiledPattern, found: re.Match[str], sentence: Sentence, alphabet: Alphabet
) -> bool:
    """Whether the words of a match, or right around it, tell something else than its pattern reads."""
    relation = pattern.source.relation
    text, start = sentence.encoded.text, found.start()
    clause = sentence.since("，。；", start)
    before = text[clause:start]
    spoken = sentence.words(clause, start) if start > clause else ""
    words = sentence.words(*found.span())
    said = {name for name, group in found.groupdict().items() if group}
    match relation:
        case "composer" if _is_no_score(pattern, found, sentence):
            return True
        case "host":
            bodies = alphabet.letters("Organization")  # `由李四主持的北方公司印成单行本`
            return "subject" not in said and (
                sentence.subject.type == "Book"
                or re.match(f"的[^，。；]{{0,4}}[{bodies}]", text[found.end() :]) is not None
            )
        case "publisher" | "distributor" if "subject" not in said and sentence.subject.type == "Book":
            return relation == "distributor" or _TRANSLATED.search(spoken) is not None
        case "chief_executive":
            return "subject" not in said and _is_of_this_part(sentence, start)
        case "author":
            if spoken.endswith(_OTHER_MAKER) and words.startswith("作者"):
                return True
            filmed = "subject" not in said and sentence.subject.type in ("Film", "Series")
            return filmed and start > 0 and _OF_NOVEL.match(sentence.words(0, start)) is not None
        case "children_count":
            return _CHILDREN.search(words) is None  # `主要人物有8个`
        case "cause_of_death":
            return "object" in said and _KIN.match(sentence.words(*found.span("object"))) is not None
        case "mouth":
            return _ONCE.search(f"{before}{words}") is not None
        case "named_after":
            return "subject" in said and _is_giver(found, text)
        case "production_company":
            return words.endswith("制片") and _is_somebody(found, sentence)
        case "producer":
            return (
                "制片人" in words and _OF_BODY.search(sentence.words(0, start) if start else "") is not None
            )
        case "founded_by":
            return not said & {"object"} and _is_done_by_office(before, sentence.subject)
        case "founding_date" | "end_date":
            return "subject" not in said and _is_of_part(spoken, sentence.subject)
        case "employer":
            return _JUDGES.search(words) is not None  # who judges at a festival, whose firm a band signs with
        case "member_of":
            return _SERIES.search(words) is not None  # of works, not of whoever made them
        case "elevation":
            return "subject" not in said and _is_of_built(spoken, sentence.subject)
        case _:
            return False


def is_played_prize(subject: Named, words: str, alphabet: Alphabet) -> bool:
    """Whether a prize that somebody becomes (`当上最佳男演员`) would be a work's."""
    became = _BECAME.match(words) is not None and _ACTED.search(words) is not None
    return became and alphabet.is_work(subject.type)


def is_rehearsed(match: Match) -> bool:
    """Whether somebody has others play: `李四带领学生演出《山河》`."""
    sentence, start = match.sentence, match.found.start()
    before = sentence.encoded.text[sentence.since("，。；", start) : start]
    played = match.pattern.source.relation == "starring" and _DOING.search(before) is not None
    return played and sentence.words(*match.found.span()).startswith(("演出", "排演"))


def is_this_body(match: Match) -> bool:
    """Whether a founder without a body is the page's, behind one that set it up: `乙社设立了这家公司，创办人是…`."""
    found, sentence = match.found, match.sentence
    if match.pattern.source.relation != "founded_by" or found.groupdict().get("subject"):
        return False
    return found.start() > 0 and _THIS_BODY.search(sentence.words(0, found.start())) is not None


def has_stature(relation: str, subject: Named, words: str) -> bool:
    """Whether a height may be somebody's: only where words say whose (`身高1.8米`), not `台身高9米`."""
    if relation != "height" or subject.type != PERSON:
        return True
    return _STATURE.match(words) is not None


def _is_no_score(pattern: CompiledPattern, found: re.Match[str], sentence: Sentence) -> bool:
    """Whether the words at a title do not call it an opera or the like, where a pattern needs one."""
    if all(slot.type != "Score" for slot in pattern.slots):
        return False
    start, end = sentence.encoded.span(*found.span("subject"))
    before = sentence.clean[max(start - _CALLED, 0) : end].partition("《")[0]
    return _SCORES.search(before) is None


def _is_giver(found: re.Match[str], text: str) -> bool:
    """`李四建起以王五命名的学校`, `协会把小行星以王五命名`: who gives a name does not bear it."""
    between = text[found.end("subject") : found.start("object")]
    return text.startswith("的", found.end()) or _DONE_TO.search(between) is not None


def _is_somebody(found: re.Match[str], sentence: Sentence) -> bool:
    items = sentence.encoded.items_in(*found.span("object")) if found.groupdict().get("object") else []
    return bool(items) and all(item.kind == PERSON for item in items)


def _is_done_by_office(before: str, page: Named) -> bool:
    """`1911年学务处在北城开办学校`: done by an office that has no name, not by what the page is about."""
    office = _OFFICE.search(before)
    if office is None or page.type == PERSON:
        return office is not None and len(office["office"]) > 2
    return _OWN_OFFICE.match(office["office"]) is None and not page.name.endswith(office["office"][-2:])


def _is_of_part(before: str, page: Named) -> bool:
    """`学校的球队成立于1986年`."""
    part = _PART_OF.search(before)
    return (
        part is not None
        and part["part"] not in page.name
        and part["part"][:2] not in ("前身", "历史", "源头")
    )


def _is_of_this_part(sentence: Sentence, start: int) -> bool:
    """`这所医学院…，首任院长是李四` on a university's page."""
    part = _THIS_PART.search(sentence.words(0, start)) if start else None
    if part is None or part["part"] in ("学院", "书院", "医院"):
        return False
    return not sentence.subject.name.endswith(part["part"])


def _is_of_built(before: str, page: Named) -> bool:
    """`风口隧道轨面海拔4000米` on a railway's page."""
    built = _BUILT.search(before)
    return built is not None and built["built"][-2:] not in page.name

"""What a name without a subject is the name of: what the words right before it told of last, or the page's subject."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.extraction.chinese.items import PERSON, QUOTED
from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.sentence import Match
from builder.findings import Named

_CALLED = re.compile("(?:又|也|亦|或|别|俗|简|通|全|统|合|並|并)(?:称|名|叫|作)")
"""What tells of how something is called always; who is renamed was told of before."""
_NAMING = re.compile("(?:[又也亦或别俗简通全并古旧原]称|[又别原俗本古旧]名|[也又]叫)[^，。；]{0,12}$")
_THEREFORE = re.compile("故|因[此而]?|所以|以此|于是|[由从]此|遂")
_SHARED_OUT = re.compile("(?:分别|各自?|依次)[^，。；]{0,2}$")
_MAKES = re.compile(
    "(?:有|出版|著有|撰写|起草|制定|提出|发起|发动|引发|爆发|引起|掀起|举行|举办|展开|进行|达成|签订|签署|缔结|通过|颁布|公布|发表|发明|发现|"
    "设立|成立|组成|建立|形成|构成|产生|分泌|称为|统称|称作|封为)(?:了|着|过)?(?P<made>[^，。；]*)$"
)
_MARKS = "《》〈〉「」『』“”\"'‘’ ，。；、"
_THIS = re.compile(
    "(?<![因故如由自])[该此这](?:[个座条场次部种类项位名家支]|[一首])?(?P<kind>[\u4e00-\u9fff]{1,4}?)[又也亦或别俗简通再后曾原旧则便即乃还]*$"
)
_OF_ALL = frozenset("地者名处外后时前间片书剧曲歌报刊校")
_KINDS = {
    PERSON: "人帝君王后妃氏女子男僧师将士",
    "Place": "地方县市区镇乡村国州省郡山河江湖海岛湾峡站桥塔寺庙宫城路街道园场馆楼厦洞泉林港屿峰岭族",
    "Organization": "校院社台团队会厂店组织机构司集部门奖党军局室所行馆",
    "Work": "片书剧曲歌辑目说作品影刊报集篇文本诗画漫",
}
"""With what words for the kind of a thing end that `该…` and `这…` say of something of a type."""
_KIND_OF = re.compile("(?:一[种個个類类]|之|等)$")  # `一种俗称`
_TAKEN = re.compile("(?<!即)[将把](?P<what>(?!其|它|自己|本)[^，。；]{1,12}?)(?:再次|正式|分别|重新)?$")
_HEADING = re.compile("(?:^|[，。；：])(?P<head>[^，。；：]{2,12})：$")
_HEAD_OF_OWN = re.compile("(?P<owner>[^，。；的]*)的(?P<what>(?![^，]*[称名号])[\u4e00-\u9fff]{2,8})，")


def is_name_of_last(match: Match, subjects: Sequence[Named], alphabet: Alphabet) -> bool:
    """Whether a name without a subject is that of what stands right before it, no more of the page's.

    `他们达成白河协议案，又称互让案`; `这场赛事又称雾城之战` of a team; `张三的墓地在北城，又称林园`.
    """
    sentence, start = match.sentence, match.found.start()
    clause = sentence.since("，。；", start)
    before = sentence.encoded.text[clause:start]
    if (
        _SHARED_OUT.search(before) is not None
        or _is_object(match, clause, subjects)
        or _is_of_kind(before, subjects, alphabet)
    ):
        return True
    words = sentence.words(start, match.found.end())
    called = _CALLED.match(words)
    if called is None or _THEREFORE.search(before) is not None or clause == 0:
        return False
    name = words[called.end() :].removeprefix("为").strip(_MARKS)
    if sentence.encoded.text[clause - 1] != "，":
        return False
    return _is_of_clause(match, clause, name, subjects)


def _is_object(match: Match, clause: int, subjects: Sequence[Named]) -> bool:
    """Whether what is named is what a clause does something to (`将电台易名为…`), or a line's head (`甲：又称…`)."""
    sentence, start = match.sentence, match.found.start()
    before = sentence.words(clause, start) if start > clause else ""
    if _KIND_OF.search(before) is not None:
        return True
    taken = _TAKEN.search(before)
    own = {named.name for named in subjects}
    if taken is not None:
        return taken["what"] not in own
    heading = _HEADING.search(sentence.words(0, start)) if start else None
    return heading is not None and heading["head"] not in own


def _is_of_clause(match: Match, clause: int, name: str, subjects: Sequence[Named]) -> bool:
    """Whether the clause before ends with what is called so."""
    sentence = match.sentence
    begin = sentence.since("，。；", clause - 1)
    if begin >= clause - 1:
        return False
    head = _HEAD_OF_OWN.match(sentence.clean, sentence.encoded.starts[0])
    own = {named.name for named in subjects}
    if head is not None and head["owner"] in own and head.end() <= sentence.encoded.starts[clause]:
        return True
    opens = sentence.encoded.starts[0] == 0 and begin == 0
    alone = clause - 2 == begin
    items = sentence.encoded.items_in(begin, clause - 1) if clause - 1 > begin else []
    works = [item for item in items if item.source == "work" or item.kind == QUOTED]
    if works and not alone and works[-1].named[0].name not in own:
        marked = sentence.words(match.found.start(), match.found.end())
        if works[-1] is sentence.encoded.items[clause - 2] or "《" in marked:
            return True
    if opens or alone:
        return False
    letters = set("".join(own))
    told_last = sentence.words(begin, clause - 1).strip(_MARKS)
    if _NAMING.search(told_last) is not None:
        return False
    if name and name[-1] not in {one[-1:] for one in own} and _ends_like(match, clause, name):
        return True
    made = _MAKES.search(told_last)
    return made is not None and bool(made["made"]) and not set(made["made"]) & letters


def _ends_like(match: Match, clause: int, name: str) -> bool:
    """Whether the clause before ends as the name does (`妥协案，又称互让案`), or an earlier one by two characters."""
    sentence = match.sentence
    begin = sentence.since("。；", match.found.start())
    said = [part.strip(_MARKS) for part in re.split("[，；]", sentence.words(begin, clause - 1))]
    return said[-1].endswith(name[-1]) or any(part.endswith(name[-2:]) for part in said[1:] if len(name) > 2)


def _is_of_kind(before: str, subjects: Sequence[Named], alphabet: Alphabet) -> bool:
    """Whether `该…`, `这…` with a word for a kind means something of another kind than the subject's."""
    this = _THIS.search(before)
    if this is None or not subjects or not subjects[0].type:
        return False
    last = this["kind"][-1]
    letter = alphabet.letter(subjects[0].type)
    fitting = "".join(ends for kind, ends in _KINDS.items() if letter in alphabet.letters(kind))
    if not fitting:
        return False
    return last not in _OF_ALL and last not in fitting and last not in subjects[0].name

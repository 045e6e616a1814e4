"""Bodies that words name by what they are: whose head `所长李四` is, and what `研究所成立于…` tells of."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.sentence import Match, Sentence
from builder.findings import Named

_HEADED = {
    "校长": "[校学园]|学院|中专|师范|书院|[一二三四五六七八九]中|[艺美师女工商农医]专",
    "所长": "[所院局站]|中心",
    "馆长": "[馆院]|中心",
    "台长": "[台站]|电视|广播",
    "行长": "行|银行|信托",
    "厂长": "厂|公司|集团|企业",
}
"""How names of bodies end whose heads are called so."""
_HEAD = re.compile("|".join(_HEADED))
_BODIES = frozenset({"School", "Company", "Organization"})
_OF_BIRTH = frozenset({"founding_date", "founded_by", "end_date"})
_FESTIVAL = "(?:电影节|影展|音乐节|艺术节|文化节|戏剧节|啤酒节|美食节|文学奖)"
_HELD_THERE = re.compile(f".[\u4e00-\u9fff]{{0,4}}?{_FESTIVAL}")
"""A name of a place that is but the beginning of a festival's: `雾城国际电影节创办于…`."""
_PART = (
    "研究所|研究院|研究中心|实验室|图书馆|博物馆|美术馆|展览馆|医院|附中|附小|附属[中小]学|分校|分院|分馆|分社|分公司|子公司|"
    "出版社|编辑部|副刊|学生会|校友会|基金会|幼儿园|夜校|(?<=.)学院|(?<=[\u4e00-\u9fff])[系科]|事业部|工作室|乐队|合唱团|"
    f"(?<=[\u4e00-\u9fff]){_FESTIVAL}"
)
_OPENS = re.compile(
    "(?:其|该[校院系社]|校内的?|[院系]里的?|旗下的?|所属的?|附设的?|下属的?)?"
    "(?P<part>(?![该本此这其])(?:(?![设有在于由从与和及将把被为是了到往任的创办称名])[\u4e00-\u9fff]){0,8}?"
    f"(?:{_PART}))(?=$|[由于位成创始设建落是为在]|[^\u4e00-\u9fff])"
)


def is_head_of_another(match: Match, subjects: Sequence[Named], alphabet: Alphabet) -> bool:
    """Whether a post without its body is none in that of which it would be told: `所长` of a department."""
    if match.pattern.source.relation != "chief_executive" or match.found.groupdict().get("subject"):
        return False
    if _part_told(match.sentence, match.found.start(), alphabet):
        return True
    said = _HEAD.search(match.sentence.words(*match.found.span()))
    if said is None or not subjects or subjects[0].type not in _BODIES:
        return False
    return re.search(f"(?:{_HEADED[said.group()]})$", subjects[0].name.partition("（")[0]) is None


def is_birth_of_part(relation: str, found: re.Match[str], sentence: Sentence, alphabet: Alphabet) -> bool:
    """Whether a founding without a subject is that of a part which its clause opens with: `研究所成立于1980年`."""
    if relation not in _OF_BIRTH or found.groupdict().get("subject"):
        return False
    return _part_told(sentence, found.start(), alphabet)


def _part_told(sentence: Sentence, start: int, alphabet: Alphabet) -> bool:
    """Whether a sentence has come to a part of the page's body, by a word for it that the page's name does not hold."""
    text, position, told = sentence.encoded.text, sentence.since("。；", start), False
    while position <= start:
        end = text.find("，", position, start)
        end = start if end < 0 else end
        clause = re.sub(f"^[{alphabet.letters('Date')}]", "", text[position:end])
        opened, item = (
            _OPENS.match(clause),
            sentence.encoded.items[position] if position < len(text) else None,
        )
        if item is not None and _HELD_THERE.match(text, position) is not None:
            told = True
        elif opened is not None:
            told = opened["part"] not in sentence.subject.name
        elif item is not None and sentence.subject in item.named:
            told = False
        position = end + 1
    return told

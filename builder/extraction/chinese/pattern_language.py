"""The small language of `patterns.zh.yaml`, compiled to regular expressions over encoded sentences.

    {slot}  {slot:Type}  {slot:Type+}   a name or value; + a list (A、B和C); without a type, the
                                        relation's own domain (subject) or range (object)
    (a|b)  [a]                          one of; may be missing
    …  ……                               a few words of this clause; of this sentence, over commas
    ~                                   adverbs (共同, 首次, 也, 曾 …), any number or none
    ^  $                                the beginning, the end of a clause
    <!a>                                what follows is not a

Types are those of the ontology (a wider type accepts narrower ones), `Date`, `Number`, `Quoted`
(“…”), and free words: `Text` (no punctuation), `Phrase` (with 、), `Role`, `Title` (a name or up to
12 characters) and `Award`. What a slot is called says what it is: `subject`, `object`, or the name
of a qualifier; `_` is not read. Special words: `Rank` (a place in a list), `Record`, `First` and
`FirstKind` (首部…), `FirstAct`, `Concert`, `Honor`. An end without a slot is the grammatical subject of the clause.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from builder.extraction.chinese.encoding import Alphabet
from builder.extraction.chinese.items import PERSON, PLACE
from builder.extraction.chinese.lexicon import ADVERBS, TITLE_NOUNS, TITLES
from schemas.errors import SettingsError
from schemas.ontology import Ontology, Relation, SurfacePattern

_UNREAD = "_"
_SLOT = re.compile(r"\{(?P<name>[a-z_]+)(?::(?P<type>[A-Za-z]+))?(?P<many>\+)?\}")
_JOIN = "(?:、|和|与|及|以及|，|暨|兼)?"
_FREE = {
    "Text": "[^，。；、：！？（）]{1,20}?",
    "Phrase": "[^，。；：！？（）]{1,60}?",
    "Role": "[^，。；！？]{1,60}?",
    "Award": "[^，。；！？]{2,160}(?:，(?:以及|及)?(?:(?!获|凭|入围|提名|《|他|她|该|并|而|其|与)[^，。；！？票]){2,40}?(?:奖|唱片)(?:等[^，。；]{0,4}奖项)?(?=[，。；]|$))*",
    "Rank": (
        "(?:(?!获得|成绩|位列|以\\d)[^，。；！？]){0,24}?(?:票房|卖座|榜|销量|收视)(?:(?!获得|成绩)[^，。；！？]){0,12}?"
        "(?:冠军|亚军|季军|榜首|第[一二三四五六七八九十\\d]+[名位]?)"
    ),
    "Record": "(?:打破|创下|创造|刷新)了?[^，。；！？]{2,30}?[纪记]录",
    "First": "(?:[^，。；、的在]{0,4}?处女作|(?:个人)?(?:首|第一)[部张支个次首][^，。；！？、]{0,16}?)",
    "FirstKind": "[^，。；！？]{0,8}?(?:首|第一)[部张支次个][^，。；！？]{1,14}?(?=[，。；]|$)",
    "FirstAct": "(?:首度|首次|第一次)[^，。；！？]{2,8}?",
    "Concert": "[^，。；！？在]{0,20}?(?:巡回演唱会|演唱会|音乐会|个唱)",
    "Honor": "(?:首位|首个|第一位|第一个|史上|唯一)[^，。；！？]{4,40}?",
}
_WORK_LEAD = (
    "(?:其|自己的?|个人的?|首[部张支个首]|第[一二三四五六七八九十\\d]{1,3}[部张首支]|[一两三四五六七八九十几多]+[部首张支]|新|"
    "[荧银屏幕电影视导演]{0,4}处女作|变奏版的?|加长版的?|主打歌曲?|主题曲|片[尾头]曲|插曲|推广曲|(?:融合|带有|取材|改编)[^，。；]{1,24}的|音乐|同名)*"
)


@dataclass(frozen=True, slots=True)
class Slot:
    """One place of a pattern: its name, the type it takes, and whether it takes a list."""

    name: str
    type: str
    many: bool = False
    accepts: str = ""


@dataclass(frozen=True, slots=True)
class CompiledPattern:
    """A pattern ready to run on encoded text; `cues` are words of which one must be there."""

    source: SurfacePattern
    relation: Relation
    regex: re.Pattern[str]
    slots: tuple[Slot, ...]
    cues: tuple[str, ...]
    name: str


def compile_pattern(pattern: SurfacePattern, ontology: Ontology, alphabet: Alphabet) -> CompiledPattern:
    """Raises SettingsError for a pattern that cannot be read, with the pattern in the message."""
    relation = ontology.relations[pattern.relation]
    slots: list[Slot] = []
    source = pattern.match
    parts: list[str] = []
    position = 0
    while position < len(source):
        slot = _SLOT.match(source, position)
        if slot is not None:
            read = _slot(slot, relation, pattern, alphabet)
            group = "?:" if read.name == _UNREAD else f"?P<{read.name}>"
            parts.append(f"({group}{_slot_regex(read, alphabet)})")
            if read.name != _UNREAD:
                slots.append(read)
            position = slot.end()
            continue
        regex, width = _literal(source, position)
        parts.append(regex)
        position += width
    try:
        compiled = re.compile("".join(parts))
    except re.error as error:
        raise SettingsError(f"pattern {source!r} of {pattern.relation}: {error}") from error
    return CompiledPattern(pattern, relation, compiled, tuple(slots), _cues(source), pattern.relation)


def _slot(
    match: re.Match[str], relation: Relation, pattern: SurfacePattern, alphabet: Alphabet
) -> Slot:
    name, kind = match["name"], match["type"]
    if name == _UNREAD and kind is None:
        kind = PERSON
    if kind is None:
        ends = {"subject": relation.domain, "object": relation.range}
        candidates = ends.get(name, ())
        kind = {"place": PLACE, "time": "Date", "work": "Work", "role": "Role"}.get(name, "Text")
        if name in ends:
            kind = candidates[0] if candidates else "Thing"
    accepts = "" if kind in _FREE or kind == "Title" else alphabet.letters(kind)
    if not kind:
        raise SettingsError(f"pattern {pattern.match!r} of {pattern.relation}: {name} has no type")
    return Slot(name, kind, match["many"] is not None, accepts)


def _slot_regex(slot: Slot, alphabet: Alphabet) -> str:
    if slot.type in _FREE:
        return _FREE[slot.type]
    if slot.type == "Title":
        return f"(?:[{alphabet.names}]|[\\w·]{{2,12}}?)"
    one = f"[{alphabet.letters(slot.type)}]"
    if slot.type == PERSON:
        one = f"(?:(?:(?:{TITLES})*(?:{TITLE_NOUNS}))?{one})"
    if alphabet.is_work(slot.type):
        one = f"(?:{_WORK_LEAD}(?:[{alphabet.letters('Work')}][中里]?的)?(?:{one}系列(?:电影|影片|小说|剧集)?的?(?:第[\\w]{{1,2}}部|[上下中]部|续集|续作|前传))?{one})"
    if slot.type == "Thing":
        one = f"[{alphabet.names}]"
    if not slot.many:
        return one
    return f"{one}(?:{_JOIN}{one}){{0,14}}(?:等(?:多?[部人位])?)?"


def _literal(source: str, position: int) -> tuple[str, int]:
    if source.startswith("……", position):
        return "[^。；！？]{0,60}?", 2
    if source.startswith("<!", position):
        return "(?!", 2
    replaced = {
        "…": "[^，。；！？]{0,30}?",
        "~": f"(?:{ADVERBS})*",
        "^": "(?:(?<=[，。；：、])|^)",
        "$": "(?=[，。；！？]|$)",
        "[": "(?:",
        "]": ")?",
        "(": "(?:",
        ")": ")",
        ">": ")",
        "|": "|",
        " ": "",
    }.get(source[position])
    return (re.escape(source[position]) if replaced is None else replaced), 1


def _cues(source: str) -> tuple[str, ...]:
    """Words one of which any match must hold: the longest plain part outside optional brackets."""
    bare = re.sub(r"<![^>]*>", "", _SLOT.sub("\x00", source))
    while "[" in bare:
        shorter = re.sub(r"\[[^\[\]]*\]", "\x00", bare)
        if shorter == bare:
            break
        bare = shorter
    groups = re.findall(r"\(([^()]*)\)", bare)
    plain = re.findall(r"[^\x00…~^$()|]+", re.sub(r"\([^()]*\)", "\x00", bare))
    best = max(plain, key=len, default="")
    if best and "(" not in re.sub(r"\([^()]*\)", "", bare):
        return (best,)
    for group in groups:
        words = tuple(group.split("|"))
        if all(word and "\x00" not in word and "…" not in word and "~" not in word for word in words):
            return words
    return ()

"""Relation words that say something else where they stand: `went to` a school, 上学时, `the money from the film`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from schemas.text import Language
from solver.lexicon import FoundWording, Lexicon, Wording
from solver.planners.words.modifying import WORK_TYPES
from solver.planners.words.things import Thing

_WHEN_DONE = re.compile(
    r"(?:[之以]?后|以来|之前|以前)(?!来|面|[一两二三四五六七八九十\d])|(?:的)?(?:时(?![间代装光])|期间|那[会阵]儿)"
)
"""What makes a relation a time: 成立后, 毕业以前, 上学时."""

_TAKEN_UP = re.compile(r"(?:当上?|做上?|成为|担任|出任)[了过]?$")
"""Before a trade or an office that somebody took up: 当导演以前 says when, and asks for no films."""

_PRIZE = re.compile(r"\b(?:awards?|prizes?|oscars?|medals?|honou?rs?|trophy)\b")
_CATEGORY = re.compile(
    r"最佳(?:新人|新晋|原创|改编|动画|纪录)?[\u3400-\u9fff]{2,4}|"
    r"\bbest (?:supporting |original |adapted |new |animated |documentary )?(?:director|actor|actress|screenplay|"
    r"picture|film|score|song|editing|cinematography|producer|writer|feature)\b"
)
"""A prize's category, whose words ask for nobody: 最佳导演."""

_BY = re.compile(r" by\b")
_OTHER_DIRECTOR = re.compile(
    r"\b(?:assistant|deputy|art|artistic|casting|musical|music|technical|managing|second[- ]unit|action|fight) $"
)
_OF_AGE = re.compile(r"岁|年[纪龄]")
_TROPHY = re.compile(r"奖[座杯牌]")
_ELECTED = re.compile(r"当[选上过]|封为")
_CROWN = re.compile(
    r"[过为了]?[^，。？?]{0,12}(?:[影视歌][帝后]|冠军|奖|最佳|得主|[金银铜]牌|状元|MVP|球王|先生$|小姐$)"
)
"""What makes somebody's becoming it a prize; of an office it is none: 当过部长."""

_ABBOT = re.compile("持")  # 住持
_IS_FROM = re.compile(r"\b(?:is|are|was|were|comes?|came|hails?|hailed)\b")
_VERSION = re.compile(r"(电视剧|连续剧|电影|小说|动画片?|舞台剧|话剧)版")
_BY_ANOTHER = re.compile(r"\bby (?:another|a different|some other|other) $")
_WHETHER = r"(?:did|do|does|was|were|is|are|has|have|had)\b"
_EARLIER = re.compile(
    rf"^{_WHETHER}(?![^?]*\b(?:w[io]n|wins|award\w*|nominat\w+|marr\w+)\b)[^?]*?\b(?:train\w*|work\w*|stud\w+|learn\w*|"
    r"teach|taught|served?|employed|an?)\b[^?]*?(?P<aside>\s+(?:before|until) (?:he|she|they) "
    r"(?:went into|became|turned to|started|began|took up|entered) [^\x00,?\d]+)[?]?$"
)
_WHERE = re.compile(
    rf"^{_WHETHER}[^?]*?\b(?:ceremony|party|gala|dinner|event|night|evening|occasion|show|match|concert) "
    r"(?:where|when|at which|on which|in which|that)\b"
)
_OCCASION = re.compile(
    r"\s+(?:to\s+)?(?:the|an?|his|her|their|its|this|that|\x00+(?:['’]s?)?)\s+(?:[\w\x00'’-]+\s+){0,2}?"
    r"(?:ceremony|premi[eè]re|funeral|gala|party|screening|wedding|launch|opening|match|concert|auction|trial)\b"
)
_STUDIED = re.compile(r"[\u3400-\u9fff]{0,1}(?:系(?![列统数])|专业(?![人演运])|班(?![底子长级次组车主牙]))")
_WHILE_MADE = re.compile(r"[了过]?《?\x00+》?(?:的)?(?:时候|时(?![间代装光])|期间|那[会阵]儿|的?过程中)")
"""What makes the making of a work a time: 拍《山河》的时候."""

_OPENS = re.compile("open(?:s|ed|ing)?", re.IGNORECASE)
_RIGHT_BEFORE = re.compile(r"[\W\d]*(?:\b(?:first|finally|was|had|has|is|originally|officially)\b\W*)*")
_KINSHIP = frozenset({"relative", "relatives", "relation", "relations", "kin", "亲戚", "亲属"})
_LIVING = re.compile(
    r"\s+(?:relati(?:ve|on)s?|cousins?|descendants?|members?|species|things?|beings?|creatures?|animals?|person|people|memory)\b"
)
"""What is alive, and lives nowhere: the oldest living thing."""

_OF_KINDS = re.compile(
    r"\b(?:living|extant|extinct|wild|cultivated|evolutionary|modern|fossil|tropical|native|"
    r"(?:clos|near)est(?: [a-z]+)?|close|distant) $|(?:[现尚]存|存活|活着|[野家]生|最近|近|远|灭绝)的?$"
)
"""Before kin of what is no person: the closest living relative."""

_KIN_OF_ZH = re.compile(
    r"\x00+[》”]?的(?:第[一二三四]任|大|小|前|亡|养|长|次)?"
    r"(?:太太|妻子?|夫人|老婆|丈夫|先生|老公|父亲|母亲|爸爸|妈妈|儿子|女儿|子|女|哥哥|弟弟|姐姐|妹妹|兄长|祖父|祖母|爷爷|奶奶|"
    r"外公|外婆|叔叔|伯父|舅舅|姑姑|阿姨|侄子|侄女|外甥|岳父|搭档|同学|老师|学生|徒弟|师父|好友|朋友|助手|经纪人)(?=\x00)"
)
"""What only says whose kin or friend somebody is who is named: 张三的妻子 of 张三的妻子李四."""

_WHEN_YOUNG = re.compile(r"\bas an? (?:young |little |small )?$")  # as a student: when somebody was one

_SUBJECT_STUDIED = re.compile(
    r"^what\s+(?:subjects?\s+|degree\s+)?(?:did|does|has|had)\b.*\b(?:study|studied|read)\b|"
    r"[学读](?:的是|了|过)?什么(?!学校|大学)|什么(?:专业|系|学科)"
)
"""What, not where, somebody studied."""


def asks_subject(blanked: str) -> bool:
    """Whether a question asks what somebody studied, and not where."""
    return _SUBJECT_STUDIED.search(blanked) is not None


def says_made(found: FoundWording, words: Sequence[FoundWording], text: str) -> bool:
    """Whether a word only says again that a first work is somebody's: the first feature `made by` A."""
    if not found.text.casefold().endswith(" by") and not _BY.match(text, found.end):
        return False
    return any("first_work" in w.wording.forward and text[w.end : found.start] == " " for w in words)


def is_time(found: FoundWording, blanked: str) -> bool:
    """Whether a relation only says when: 成立后, 上学时."""
    return _WHEN_DONE.match(blanked, found.end) is not None


def aside(blanked: str) -> tuple[int, int] | None:
    """The clause at the end of a question of yes or no that only says when: `before she went into films`."""
    found = _EARLIER.match(blanked)
    return found.span("aside") if found is not None else None


def is_of_category(start: int, end: int, blanked: str) -> bool:
    """Whether a stretch is the end of a prize's category: 导演 of 最佳导演."""
    return any(m.start() < start and end <= m.end() for m in _CATEGORY.finditer(blanked))


def is_of_department(end: int, blanked: str) -> bool:
    """Whether a word ending there is what a department or a class is of: 导演系, 表演班."""
    return _STUDIED.match(blanked, end) is not None


_OF_WHICH = re.compile(
    r"what (?:is|are|was|were) (?:the|an?) (?!.*\b(?:name|title|nickname)s?\b)[a-z -]+? (?:of|to|for|in|on|at|by|from) "
)
"""Before `called`: the name of what stands to a thing so is asked for, none of the thing's own."""


def means_another(found: FoundWording, blanked: str, things: Sequence[Thing]) -> bool:
    """Whether a word says something else here than it may: whoever `went to` a school won no prize, nor is a trophy's
    奖座 one, 最佳导演, 导演系 and `art director` ask for no director, 多大岁数 is no area, `as a student` only says
    when, nobody is born in `the money from the film`, what the sequel of A is called is no name of A, `by another
    actor` asks of no cast, `attend the ceremony where A won` of no school and no win, and whoever was in charge at a
    battle heads no company.
    """
    if "director" in found.wording.forward and _WHILE_MADE.match(blanked, found.end):
        return True
    if is_time(found, blanked) and _TAKEN_UP.search(blanked[: found.start]):
        return True
    if found.wording.forward == ("area",):
        return _OF_AGE.match(blanked, found.end) is not None
    if found.text == "住" and _ABBOT.match(blanked, found.end):
        return True
    word, before = found.text.casefold(), blanked[: found.start]
    if (word == "from" and not _IS_FROM.search(before)) or (word == "money" and "how much" not in before):
        return True
    if is_of_category(found.start, found.end, blanked) or _BY_ANOTHER.search(before):
        return True
    if is_of_department(found.end, blanked):
        return True
    if _WHERE.match(before) or _is_of_occasion(found, blanked):
        return True
    if word in ("director", "directors") and _OTHER_DIRECTOR.search(before):
        return True
    if word in ("called", "named") and _OF_WHICH.match(before) is not None:
        return True
    if word == "in charge of" and any("Event" in thing.types for thing in things):
        return True
    if word == "living" and _LIVING.match(blanked, found.end):
        return True
    if word in _KINSHIP and found.wording.forward == ("relative",):
        return is_of_kinds(found, blanked, things)
    if found.wording.forward != ("award_won",):
        return _WHEN_YOUNG.search(blanked[: found.start]) is not None
    if found.text.casefold() == "went to":
        named = any("Award" in t.types and t.end <= found.start for t in things)
        return not named and not _PRIZE.search(blanked[: found.start])
    if _ELECTED.fullmatch(found.text):
        return not any("Award" in t.types for t in things) and not _CROWN.match(blanked, found.end)
    return _TROPHY.match(blanked, found.start) is not None


def of_works(found: FoundWording, blanked: str, things: Sequence[Thing]) -> FoundWording:
    """A word as it is meant of works: a film that `opened` came out, which only a house or a bridge otherwise does."""
    if found.wording.forward != ("opening_date",) or not _OPENS.fullmatch(found.text):
        return found
    before = [t for t in things if 0 < t.end <= found.start]
    told = [t for t in before if _RIGHT_BEFORE.fullmatch(blanked[t.end : found.start])]
    works = bool(told) and WORK_TYPES.issuperset(told[-1].types)
    return replace(found, text="released", wording=Wording(("release_date",))) if works else found


def is_of_kinds(found: FoundWording, blanked: str, things: Sequence[Thing]) -> bool:
    """Whether a word for kin is said of what is no person, a plant, a beast or a language: it joins no people, and who
    is asked for is nobody. Of what nothing is known the words before tell: `the closest living relative`.
    """
    kinds = {kind for thing in things for kind in thing.types}
    if not things or "Person" in kinds or "Character" in kinds:
        return False
    return "" not in kinds or _OF_KINDS.search(blanked[: found.start]) is not None


def kin_beside(blanked: str, things: Sequence[Thing]) -> list[tuple[int, int]]:
    """Stretches that only say whose kin or friend the person named right after is."""
    people = {thing.start for thing in things if thing.types[0] == "Person"}
    return [found.span() for found in _KIN_OF_ZH.finditer(blanked) if found.end() in people]


def versions(blanked: str, things: Sequence[Thing], lexicon: Lexicon, language: Language) -> list[str]:
    """Words that ask for a version of a work that the known one is not: 电视剧版 of a film."""
    if language is not Language.CHINESE:
        return []
    known = [k for thing in things for k in thing.types if "Work" in lexicon.ancestors(k) and k != "Work"]
    return [
        match[0]
        for match in _VERSION.finditer(blanked)
        if known and not any(lexicon.fits(t.type, known) for t in lexicon.types(match[1], language))
    ]


def _is_of_occasion(found: FoundWording, blanked: str) -> bool:
    """Whether `attend` is said of an occasion, and of no school."""
    return found.text.casefold().startswith("attend") and _OCCASION.match(blanked, found.end) is not None

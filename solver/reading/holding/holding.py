"""Whether a stretch may hold a thing of the kind that a question asks for, other than those that the question names."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from builder.extraction.chinese.lexicon import SURNAMES
from builder.extraction.english.lexicon import KINSFOLK, PEOPLE_NOUNS, is_person_noun
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.text import Language
from solver.language import folded, without_names
from solver.reading.demanded_kinds import asked_named, says_family
from solver.reading.holding.others import Others
from solver.reading.kinds import singular
from solver.reading.numbers.counted_others import counts_else

_ASKING = frozenset(
    {
        QuestionKind.ATTRIBUTE,
        QuestionKind.PASSAGE,
        QuestionKind.CHAIN,
        QuestionKind.LIST,
        QuestionKind.ROLE,
        QuestionKind.COUNT,
        QuestionKind.SUPERLATIVE,
        QuestionKind.INTERSECTION,
    }
)
"""Kinds of questions that ask for things, and do not only weigh those that they name."""

_UNKNOWN = ""
_WORKS = frozenset({"Work", "Film", "Series", "Song", "Album", "Book", "Programme", _UNKNOWN})
_BODIES = frozenset({"Organization", "Company", "School"})
_LANDS = frozenset({"Place", "Country", "City"})
_DOERS = frozenset({"Person", "Character", "Thing", _UNKNOWN}) | _BODIES
_NO_PLACES = frozenset({"Person", "Character", "Award", "Date"}) | (_WORKS - {_UNKNOWN})

_WHO = re.compile(r"\bwho(?:m|se)?\b|谁|哪[一二两三几些]?[位名]|什么人|何人")
_ONLY_ASKS = re.compile(
    r"[\s《》“”\"]*(?:(?:who|which|what)(?: [a-z]+)? (?:is|was|are|were)|"
    r"(?:是|叫)(?:谁|[哪什][\u3400-\u9fff]{1,5}))?[\s《》“”\"？?。]*",
    re.I,
)
"""What is left of a question without a name that asks which one that is: 《甲》是哪部电影."""

_OF_LANDS = re.compile(
    r"\b(?:own|owns|owned|win|wins|won|beat|defeat|invade|conquer|host|control|coloni[sz]e|rule|claim|occup)[a-z]*\b|"
    r"赢|夺冠|击败|拥有|占领|统治|举办|殖民"
)
"""Deeds of countries and cities as well as of people."""

_AGENT_EN = re.compile(
    r"\bby (?P<by>(?:[a-z-]+ ?){1,6})|"
    r"(?:^|[.;:,] |\band |\bwho )(?:an?|the|his|her|their|two|three|four|some|several|many|both|other|one of the) "
    r"(?P<subject>(?:[a-z-]+ ?){1,4})"
)
"""Somebody without a name who does what is told."""

_AGENT_ZH = re.compile(
    r"由[^，。；]{1,12}?[人者师家匠员们民方队会商]|[他她其][\u3400-\u9fff]{0,3}[父母兄弟姐妹妻夫子女]|(?:父|母)亲|妻子|丈夫"
)
_CALLED_ZH = re.compile(
    rf"(?:^|[，、：；（“\s由与和同跟被把向让给请是为及叫名家员演手师人者曲导长剧])"
    rf"(?:[{''.join(sorted(SURNAMES))}]|欧阳|司马|上官|诸葛)[\u3400-\u9fff]{{1,2}}"
)
"""What may be the name of somebody of whom the store knows nothing."""

_TIME = re.compile(
    r"\d{3}|\d+(?:st|nd|rd|th)\b|年|月|日|世纪|时|代|期|岁|朝|春|夏|秋|冬|节|周|天|前|后|初|末|晚|早|战|"
    r"\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|"
    r"winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|centur[a-z]+|decades?|years?|months?|weeks?|days?|"
    r"hours?|minutes?|when|while|during|after|before|until|since|once|later|earlier|then|now|today|tonight|age[ds]?|"
    r"era|reign|war|night|evening|morning|noon|midnight|christmas|easter|eve|anniversary|birthday|childhood|death|"
    r"time|season|always|never|still|yet|ago|early|late|soon|[a-z]*teen|[a-z]*ties)\b"
)
_SOMEWHERE = re.compile(
    r"[省市县区镇乡村岛洲国州港场馆院园山城街路海宫厅京河江湖寺庙墓校里中内外处边家旁侧岸地南北东西上下间乡室房店台厂营]|"
    r"\b(?:in|at|on|near|aboard|outside|inside|off|to|from|into|behind|under|beside|between|across|along|around|over|"
    r"through|above|below|beyond|opposite|by|of|within) (?:the |an? |his |her |their |its |this |one |some )?[a-z]|"
    r"\b(?:home|abroad|there|here|where|house|school|hospital|north|south|east|west|sea|overseas|everywhere)\b"
)


_THIS_WORK = re.compile(
    r"\s*(?:(?:it|its|this|both)\b|(?:the|this) (?:film|picture|series|novel|book|album|song|play)\b|[该此它影片])"
)
"""What begins words about a work that was named before."""

_WORK_NOUN = r"film|movie|serial|series|programme|program|show|novel|book|play|song|album|opera|poem|painting"
_WORKS_EN = re.compile(rf"\b(?:{_WORK_NOUN})\b")
_CALLED_SO = re.compile(rf"\b(?P<noun>{_WORK_NOUN}) (?:is|was|has been) (?:the )?[A-ZÀ-Þ\"“]")


def asks_for_kind(part: SubQuestion) -> bool:
    """Whether a part asks for things of a kind that words may be known not to hold."""
    if part.kind not in _ASKING or _ONLY_ASKS.fullmatch(without_names(part.text, part.names)):
        return False
    return part.asked in _JUDGED or asks_by_noun(part)


def asks_by_noun(part: SubQuestion) -> bool:
    """Whether a noun says of what kind the things are for which a part asks: 哪家公司."""
    return part.asked in _OF_NOUNS and asked_named(folded(part.text)) is not None


def holds(part: SubQuestion, others: Others) -> bool:
    """Whether the others that words hold may be of the kind asked for: False only where all are known to be of another
    one.
    """
    if not asks_for_kind(part):
        return True
    if part.asked is AnswerType.WORK and _is_called_so(part, others):
        return True
    asked = _JUDGED.get(part.asked)
    return (asked is None or asked(part, others)) and is_of_kind(part, others)


def _is_called_so(part: SubQuestion, others: Others) -> bool:
    """Whether words say of a name that it is what the question asks for, whatever the store takes it for: its longest
    programme is Orme Street.
    """
    nouns = set(_WORKS_EN.findall(folded(part.text)))
    return any(m["noun"] in nouns for m in _CALLED_SO.finditer(others.text))


def is_of_kind(part: SubQuestion, others: Others) -> bool:
    """Whether any of the others may be of the kind whose noun asks for it, as far as any noun does: 哪家公司."""
    if part.kind not in _ASKING or part.asked not in _OF_NOUNS:
        return True
    kind = asked_named(folded(part.text))
    if kind is None:
        return True
    if kind.demand.given.search(folded(others.text)):
        return True
    may_be = kind.types | {_UNKNOWN}
    return any(other.type in may_be and not says_family(other.name, kind) for other in others.named)


def _holds_somebody(part: SubQuestion, others: Others) -> bool:
    """Whether anybody is named or spoken of who is not named by the question; bodies do and make things as well."""
    if _WHO.search(folded(part.text)) is None:
        return True
    if _DOERS & others.types:
        return True
    if _OF_LANDS.search(folded(part.text)) and _LANDS & others.types:
        return True
    if others.language is Language.CHINESE:
        return bool(_AGENT_ZH.search(others.text) or _CALLED_ZH.search(others.text))
    agents = (found["by"] or found["subject"] for found in _AGENT_EN.finditer(folded(others.text)))
    return any(_is_somebody(singular(word)) for words in agents for word in words.split())


def _is_somebody(noun: str) -> bool:
    return is_person_noun(noun) or noun in PEOPLE_NOUNS or noun in KINSFOLK


def _holds_place(part: SubQuestion, others: Others) -> bool:
    named = others.types - _NO_PLACES
    return bool(named) or _SOMEWHERE.search(folded(others.text)) is not None


def _holds_time(part: SubQuestion, others: Others) -> bool:
    return _TIME.search(folded(others.text)) is not None


def _holds_work(part: SubQuestion, others: Others) -> bool:
    if _WORKS & others.types or "《" in others.text or "*" in others.text:
        return True
    return _THIS_WORK.match(folded(others.text)) is not None


def _holds_amount(part: SubQuestion, others: Others) -> bool:
    return not counts_else(folded(part.text), others.text, others.language)


_JUDGED: Mapping[AnswerType, Callable[[SubQuestion, Others], bool]] = {
    AnswerType.PERSON: _holds_somebody,
    AnswerType.PLACE: _holds_place,
    AnswerType.DATE: _holds_time,
    AnswerType.WORK: _holds_work,
    AnswerType.NUMBER: _holds_amount,
}
_OF_NOUNS = frozenset({AnswerType.ORGANIZATION, AnswerType.THING, AnswerType.PLACE})

"""Things that a question describes instead of naming: `the actress who played Rose`, 给《黄土地》掌镜的人."""

from __future__ import annotations

import re
from dataclasses import dataclass

from schemas.plan import AnswerType
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.planners.several.descriptions_chinese import described_chinese
from solver.planners.several.descriptions_english import described_english
from solver.planners.several.laureates import laureate
from solver.planners.several.scenes import scenes
from solver.planners.words.analysis import Analysis, cues_of

_LONGEST = {Language.CHINESE: 44, Language.ENGLISH: 120}
_ASKED = {
    "Person": AnswerType.PERSON,
    "Work": AnswerType.WORK,
    "Organization": AnswerType.ORGANIZATION,
    "Place": AnswerType.PLACE,
    "Award": AnswerType.AWARD,
    "Thing": AnswerType.THING,
}
_ASKING = {
    Language.CHINESE: {
        "Person": "{}是谁？", "Work": "{}是哪部作品？", "Organization": "{}是哪家公司？", "Place": "{}是哪里？",
    },
    Language.ENGLISH: {"Person": "Who is {}?", "Place": "Where is {}?"},
}  # fmt: skip
_OF_MANY = re.compile(r"最多|\bthe most\b")  # tells one apart from others, which must all be known
_PRONOUN = re.compile(r"\b(?:his|her|hers|him|its|their|them|it)\b|[他她它其]", re.I)
_NAMING = re.compile(r"名字|叫做?|名为|片名|书名|\bname[ds]?\b|\bcalled\b|\btitled?\b")
_OTHER_NAME = re.compile(
    r"\b(?:real|true|birth|maiden|stage|pen|full|first|last|middle|given|original) (?:first |full )?names?\b"
)
_TOLD_TO = re.compile(r"^(?:Name|List|Give|Identify|State)\b(?: me)?", re.I)
"""How a question begins that asks by telling what to do."""

_RELATIVE_EN = re.compile(r"(?<=\w\s)(?:who|whom|whose|which|where)\b")
_QUESTION_EN = re.compile(r"\b(?:who|whom|whose|what|which|when|where|why|how)\b", re.I)


@dataclass(frozen=True, slots=True)
class Description:
    """A stretch of a question that describes a thing of a type; `text` asks for it by itself.

    Everything before `begins` only introduces the thing, as a clause of its own. Whoever is told `by_prize` and year is
    not found by a plan, which would leave out the year, but by a question of its own.
    """

    start: int
    end: int
    type: str
    text: str
    begins: int = 0
    by_prize: bool = False

    @property
    def asked(self) -> AnswerType:
        """The kind of answer that names the thing."""
        return _ASKED.get(self.type, AnswerType.THING)


def descriptions(part: Analysis, lexicon: Lexicon) -> list[Description]:
    """Described things of a part: those that a clause takes up from an earlier one, then the others, innermost first;
    offsets are those of the part's text.
    """
    described = described_chinese if part.language is Language.CHINESE else described_english
    found: dict[tuple[int, int], Description] = {}
    for start, end, kind in described(part, lexicon):
        inside = _RELATIVE_EN.sub(" ", part.blanked[start:end], count=1)
        outside = part.blanked[:start] + part.blanked[end:]
        if not _says_more(outside, part) or _OF_MANY.search(inside):
            continue
        if "\x00" not in inside and _PRONOUN.search(inside):
            continue  # whose it is stands elsewhere
        if any(first <= start and end <= last for first, last in part.apposed):
            continue  # 张三的妻子 of 张三的妻子李四, who is named
        if (
            end - start > _LONGEST[part.language]
            or _asks(inside, part)
            or not (_asks(outside, part) or _TOLD_TO.match(outside))
        ):
            continue
        phrase = re.sub(r"^The\b", "the", part.text[start:end])
        asking = _ASKING[part.language].get(
            kind, "{}是什么？" if part.language is Language.CHINESE else "What is {}?"
        )
        found.setdefault((start, end), Description(start, end, kind, asking.format(phrase)))
    told = [Description(s.start, s.end, s.type, s.text, s.begins) for s in scenes(part)]
    before = min((d.begins for d in told), default=len(part.text))
    others = (d for d in found.values() if d.end <= before)
    won = laureate(part)
    if won is not None and won[1] <= before:
        start, end = won
        asking = _ASKING[part.language]["Person"].format(part.text[start:end])
        told.append(Description(start, end, "Person", asking, by_prize=True))
    return [*told, *sorted(others, key=lambda d: (d.end - d.start, d.start))]


def asks_other_name(question: str) -> bool:
    """Whether a question asks for a name that somebody bears beside the known one: the real name, the pen name."""
    return _OTHER_NAME.search(question) is not None


def _asks(text: str, part: Analysis) -> bool:
    asked = (*(pattern for pattern, _ in cues_of(part.language).asked), _QUESTION_EN)
    return any(pattern.search(text) for pattern in asked)


def _says_more(outside: str, part: Analysis) -> bool:
    """Whether words around a description ask for more than what the thing is."""
    cues = cues_of(part.language)
    compared = part.comparison is not None and part.comparison.pattern.search(folded(outside)) is not None
    if compared or "\x00" in outside or asks_other_name(outside):
        return True
    rest = cues.function.sub(" ", _NAMING.sub(" ", _QUESTION_EN.sub(" ", _TOLD_TO.sub(" ", outside))))
    return bool(cues.word.search(rest))

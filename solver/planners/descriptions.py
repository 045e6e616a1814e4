"""Things that a question describes instead of naming: `the actress who played Rose`, 给《黄土地》掌镜的人."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from schemas.plan import AnswerType
from schemas.text import Language
from solver.lexicon import LITERAL_TYPES, Lexicon
from solver.planners.analysis import Analysis, cues_of
from solver.planners.heads import HEADS
from solver.planners.scenes import scenes

_LONGEST = {Language.CHINESE: 44, Language.ENGLISH: 120}
_ASKED = {
    "Person": AnswerType.PERSON,
    "Work": AnswerType.WORK,
    "Organization": AnswerType.ORGANIZATION,
    "Place": AnswerType.PLACE,
    "Thing": AnswerType.THING,
}
_ASKING = {
    Language.CHINESE: {
        "Person": "{}是谁？", "Work": "{}是哪部作品？", "Organization": "{}是哪家公司？", "Place": "{}是哪里？",
    },
    Language.ENGLISH: {"Person": "Who is {}?", "Place": "Where is {}?"},
}  # fmt: skip
_MEASURE = r"(?:那|这|该|同)?(?:一)?(?:[位个名部家首张座所本届支队条艘片间])?"
_OF_MANY = re.compile(r"最多|\bthe most\b")  # tells one apart from others, which must all be known
_NO_BEGINNING = ("把", "将", "连", "除")
_OPENING_ZH = re.compile(r"^(?:请问|那么|当年|后来|听说|据说|[，,。；？\s])+")
_OF_ZH = re.compile(rf"的{_MEASURE}(?P<noun>[^\x00，。？；的]{{1,9}})")
_JOINED_ZH = re.compile(r"《?\x00+》?(?P<noun>[^\x00，。？；的]{2,4})(?=[的，,])")
_BARE_ZH = re.compile(r"的[那这][位名个](?=[，,])")
_NAMING = re.compile(r"名字|叫做?|名为|片名|书名|\bname[ds]?\b|\bcalled\b|\btitled?\b")
_SAID_OF_EN = re.compile(
    r"(?:is|was|are|were)\s+\x00+\s+(?:(?:ever|once|also|originally|really|still|both|not)\s+)*", re.I
)
_RELATIVE_EN = re.compile(r"(?<=\w\s)(?:who|whom|whose|which|where)\b")
_QUESTION_EN = re.compile(r"\b(?:who|whom|whose|what|which|when|where|why|how)\b", re.I)
_STOPS = r"(?:of|the|who|that|which|whose|and|or|by|in|for|with|to|a|an)\b"
_BE = r"(?:did|do|does|is|was|were|are|has|had|have|will|would|can|could)"
_INNER_EN = re.compile(
    rf"\s+(?:(?:who|that|which)\s+{_BE}\s|(?:\w+\s+)?(?:where|which|that|whom|whose)\s+"
    rf"(?:the\s+|an?\s+|its\s+|his\s+|her\s+)?(?:\x00+|(?<=whose\s)[a-z-]+(?:\s[a-z-]+)?)\s+(?:{_BE}\s|[a-z]+ed\s|[a-z]+\s))"
)
_END_EN = re.compile(r"\s(?:did|do|does|is|was|were|are|has|had|have|will|would|go|come|and)\s|[,?;:]")


@dataclass(frozen=True, slots=True)
class Description:
    """A stretch of a question that describes a thing of a type; `text` asks for it by itself.

    Everything before `begins` only introduces the thing, as a clause of its own.
    """

    start: int
    end: int
    type: str
    text: str
    begins: int = 0

    @property
    def asked(self) -> AnswerType:
        """The kind of answer that names the thing."""
        return _ASKED.get(self.type, AnswerType.THING)


def descriptions(part: Analysis, lexicon: Lexicon) -> list[Description]:
    """Described things of a part, innermost first; offsets are those of the part's text."""
    spans = _chinese(part, lexicon) if part.language is Language.CHINESE else _english(part)
    found: dict[tuple[int, int], Description] = {}
    for start, end, kind in spans:
        inside = _RELATIVE_EN.sub(" ", part.blanked[start:end], count=1)
        outside = part.blanked[:start] + part.blanked[end:]
        if not _says_more(outside, part) or _OF_MANY.search(inside):
            continue
        if end - start > _LONGEST[part.language] or _asks(inside, part) or not _asks(outside, part):
            continue
        phrase = re.sub(r"^The\b", "the", part.text[start:end])
        asking = _ASKING[part.language].get(
            kind, "{}是什么？" if part.language is Language.CHINESE else "What is {}?"
        )
        found.setdefault((start, end), Description(start, end, kind, asking.format(phrase)))
    told = [Description(s.start, s.end, s.type, s.text, s.begins) for s in scenes(part)]
    return told or sorted(found.values(), key=lambda d: (d.end - d.start, d.start))


def _chinese(part: Analysis, lexicon: Lexicon) -> Iterator[tuple[int, int, str]]:
    """[clause]的[那位][noun], from the last stop or question word to the noun."""
    text = part.blanked
    for of in _OF_ZH.finditer(text):
        head = _head(of["noun"], part.language, lexicon)
        if head is None:
            continue
        length, kind = head
        start = max((m.end() for m in re.finditer(r"[，,。；？]", text[: of.start()])), default=0)
        opening = _OPENING_ZH.match(text[start : of.start()])
        start += opening.end() if opening is not None else 0
        owned = not text[start : of.start()].strip('\x00《》“”" ')
        if text[start : start + 1] in _NO_BEGINNING:
            continue
        if start < of.start() and not (owned and kind == "Work"):
            yield start, of.start("noun") + length, kind
    for joined in _JOINED_ZH.finditer(text):
        head = _head(joined["noun"], part.language, lexicon)
        if head is not None and head[0] == len(joined["noun"]):
            yield joined.start(), joined.end(), head[1]
    for bare in _BARE_ZH.finditer(text):
        start = max((m.end() for m in re.finditer(r"[，,。；？]", text[: bare.start()])), default=0)
        yield start, bare.end(), "Person"


def _head(noun: str, language: Language, lexicon: Lexicon) -> tuple[int, str] | None:
    """How far the head noun reaches into the words after 的, and its type: the first that stands there."""
    best: tuple[int, int, str] | None = None
    for kind, heads in HEADS[language].items():
        for match in re.finditer(heads, noun):
            place = (match.start(), -match.end())
            if match.start() <= 4 and (best is None or place < best[:2]):
                best = match.start(), -match.end(), kind
    for found in lexicon.wordings(noun, language):
        kinds = [k for p in found.wording.forward for k in lexicon.range(p)]
        if found.start == 0 and kinds and not LITERAL_TYPES & set(kinds) and (best is None or best[0] > 0):
            best = 0, -found.end, "Place" if kinds[0] in ("City", "Country") else kinds[0]
    return None if best is None else (-best[1], best[2])


def _english(part: Analysis) -> Iterator[tuple[int, int, str]]:
    """`the [adjectives] noun …` up to the end of a name, a stop or a verb; `X's noun`."""
    text = part.blanked
    said_of = _SAID_OF_EN.match(text)
    for kind, heads in HEADS[part.language].items():
        before = rf"\b(?:[Tt]he|an?)\s+(?:(?:(?!{_STOPS})[\w'’.-]+|\x00+)\s+){{0,4}}?(?:{heads})\b"
        for found in re.finditer(before, text):
            rest = text[found.end() :]
            if said_of is not None and found.start() == said_of.end():
                continue  # what is asked whether the thing is it: was A ever a student of B
            if re.match(r"\s*[\"“‘*(]*\x00", rest):
                continue  # a noun beside a name describes nothing: `the film Titanic`
            begins = _clause_verb(rest)
            stop = _END_EN.search(rest, begins)
            limit = stop.start() if stop is not None else len(rest)
            names = list(re.finditer(r"\x00+(?:[\"”*]|['’](?!s\b))*(?!\x00)", rest))
            names = [name for name in names if name.start() >= begins]
            for name in names[:2]:
                apposed = not rest[: name.start()].strip('"“‘*(, ')
                if not apposed and not re.match(r"['’]s?\s|\s*['’]s\b", rest[name.end() :]):
                    yield found.start(), found.end() + name.end(), kind
            if limit > 3 and rest[:limit].strip('\x00"“”‘’*(), '):
                yield found.start(), found.end() + limit, kind
        for found in re.finditer(rf"\x00+['’]s\s+(?:[a-z-]+\s+){{0,2}}?(?:{heads})\b", text):
            yield found.start(), found.end(), kind


def _clause_verb(rest: str) -> int:
    """Where the verb ends without which a relative clause is none: `was` of `where \x00 was built`, `whose songs
    were sung`; 0 where no such clause follows, or its verb stands right behind its pronoun.
    """
    whole = _INNER_EN.match(rest)
    return whole.end() - 1 if whole is not None else 0


def _asks(text: str, part: Analysis) -> bool:
    asked = (*(pattern for pattern, _ in cues_of(part.language).asked), _QUESTION_EN)
    return any(pattern.search(text) for pattern in asked)


def _says_more(outside: str, part: Analysis) -> bool:
    """Whether words around a description ask for more than what the thing is."""
    cues = cues_of(part.language)
    if part.comparison is not None or "\x00" in outside:
        return True
    rest = cues.function.sub(" ", _NAMING.sub(" ", _QUESTION_EN.sub(" ", outside)))
    return bool(cues.word.search(rest))

"""Things that a question describes instead of naming: `the actress who played Rose`, 给《黄土地》掌镜的人."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from schemas.plan import AnswerType
from schemas.text import Language
from solver.lexicon import LITERAL_TYPES, Lexicon
from solver.planners.several.nouns import BESIDE_EN, UNMARKED_EN, measured
from solver.planners.several.scenes import scenes
from solver.planners.words.analysis import Analysis, cues_of
from solver.planners.words.heads import HEADS, head_type

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
_MEASURE = r"(?:那|这|该|同)?(?:一)?(?:[位个名部家首张座所本届支队条艘片间])?"
_OF_MANY = re.compile(r"最多|\bthe most\b")  # tells one apart from others, which must all be known
_COUNTRIES = ("Country", "Place", "City")
_HOUSES = ("Organization", "Company", "School", "Institution")
_NO_BEGINNING = ("把", "将", "连", "除")
_WHO_DID_ZH = re.compile(r"[把将][^，。；]*\x00[》”]?(?![和与的])[^\x00，。；的]{2,12}$")
"""What somebody did with a named thing, before 的: 把《甲》搬上银幕."""

_OPENING_ZH = re.compile(r"^(?:请问|那么|当年|后来|听说|据说|[，,。；？\s])+")
_OF_ZH = re.compile(rf"的{_MEASURE}(?P<people>\x00+)?(?P<noun>[^\x00，。？；的]{{1,9}})")
_JOINED_ZH = re.compile(r"《?(?P<name>\x00+)》?(?P<noun>[^\x00，。？；的]{2,7})(?=[的，,])")
_OFFICE_ZH = re.compile(
    rf"《?(?P<name>\x00+)》?(?P<noun>(?:首任|首位|现任|前任|时任|第[一二三四五六七八九十]任)?"
    rf"(?:{'|'.join(sorted(HEADS[Language.CHINESE]['Person'].split('|')[1:], key=len, reverse=True))}|[男女]主[角演]|"
    rf"父亲|母亲|爸爸|妈妈|妻子|太太|丈夫|前[妻夫]|儿子|女儿|哥哥|弟弟|姐姐|妹妹|祖父|祖母|外公|外婆|老家|家乡|故乡)(?!\x00))(?![的，,])"
)
"""A name and who somebody is to it, right before what is asked: 甲学院首任院长生于哪里."""

_TURN_ZH = re.compile(r"(?:第[一二三四五六七八九十\d]+[任位个]?|首[任位]|[前现时]任|前)(?=[\u3400-\u9fff])")
"""Which of several somebody is, before the noun that says what: 第四任太太."""

_DOER_ZH = re.compile(r"作者|者|人(?![生在气物缘])")
"""Whoever does what the word before says: 掌镜人, 配乐作者."""

_PLAYER_ZH = re.compile(r"扮演者|饰演者|演员")
_NO_OWNER = re.compile(r"(?:[他她它其]们?|自己)?")
_SERVED = re.compile(r"[给替为把被由将]$|[把将][^，。；]*$")
_HELD = re.compile(r"(?:[担出就接升继]任|当选|成为|(?<![主责信])[当任])(?:过|了|上|为)*$")
"""Before an office that somebody holds, which means nobody else: 哪年当甲公司主席的."""

_PRONOUN = re.compile(r"\b(?:his|her|hers|him|its|their|them|it)\b|[他她它其]", re.I)
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
    rf"\s+(?:(?:who|that|which)\s+{_BE}(?=\s)|(?:\w+\s+)?(?:where|which|that|whom|whose)\s+"
    rf"(?:the\s+|an?\s+|its\s+|his\s+|her\s+)?"
    rf"(?:\x00+|(?<=whose\s)[a-z-]+(?:\s[a-z-]+)?(?:\s\x00+)?)\s+(?:{_BE}|[a-z]+)(?=[\s?.,]|$))"
)
_OBJECT_EN = re.compile(r"\s+(?:his|her|their|its|the|an?|\d+)\b", re.I)
_GIVING_EN = re.compile(
    r"\b(?:who|that|which)\s+(?:had\s+|has\s+)?(?:won|gave|given|brought|earned|got|cost|taught|lent|sold|sent|bought|handed)\s+$"
)
"""Before and after a name: somebody's, so that what is given or won follows: the film that won `A his second` prize."""

_WHAT_SOMEBODY_WAS = re.compile(r"\b(?:who|that|which)\s+(?:was|were|is|are|became|had been)\s+$")
_GERUND_EN = re.compile(r"\s+(?:into|from|for|by)\s+[a-z]+ing\b")
_SAYS_WHICH_EN = re.compile(
    r"\s+(?:shot|made|set|sung|written|(?!play|portray|voic|star)[a-z]{2,}ed)\s+(?:at|in|on|by|for|with|from)\s+(?:the\s+)?(?=\x00)"
)
"""After a work's name: what says which work of that name is meant, so that the description goes on."""

_NUMBERED_EN = re.compile(r"\s+\d+[\w-]*\s+[a-z]")
_COMPANY_EN = re.compile(r"\s+(?:(?:together|along)\s+with|with|alongside)\s+\x00")
_MODIFIED_EN = re.compile(r"^(?:[Tt]he)\s+(?=.*\x00)(?=(?:\S+\s+){3})")
"""A noun set apart by a name and more before it: the 1936 Olympic marathon champion."""

_WITHIN_EN = re.compile(r"\s+in\s+(?:the\s+(?:[a-z-]+\s+){1,2})?[\"“‘*]?(?=\x00)")
_OF_PEOPLE_EN = re.compile(r"\s+(?!(?:who|that|which|whose|and|or|in|at|on|of|by|for|to|with|from)\b)[a-z]+")
_TURNED_EN = re.compile(
    r"\b(?:did|do|does|is|was|were|are|has|had|have|will|would|can)\s+(?:the\s+(?:[a-z-]+\s+){1,2}of\s+)?$"
)
"""Before what is described where the question's verb stands behind it: `did the family of`."""

_LED_BY = re.compile(rf"(?:\s+(?!{_STOPS})[a-z-]+){{1,2}}")
"""Nouns that a name only stands before, up to the question's verb: `acting course` of `the TVB acting course come`."""

_TURNED_PART_EN = re.compile(
    r"^(?:in\s+)?(?:when|where|why|how|what|which)(?:\s+[a-z]+){0,2}\s+(?:did|do|does|is|are|was|were|has|have|had|will)\s",
    re.I,
)
"""Where the question's own verb stands behind what it describes."""

_OWNED_EN = re.compile(r"\x00['’]s?$")
_VERB_EN = re.compile(
    r"(?:born|die|win|get|go|come|make|begin|start|become|live|study|work|write|play|grow|take|give|"
    r"attend|receive|marry|leave|join|move|buried|raised|[a-z]{3,}ed)\b"
)
_MOVES = re.compile(r"\s(?:go|come)\s")
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
    """Described things of a part: those that a clause takes up from an earlier one, then the others, innermost first;
    offsets are those of the part's text.
    """
    spans = _chinese(part, lexicon) if part.language is Language.CHINESE else _english(part, lexicon)
    found: dict[tuple[int, int], Description] = {}
    for start, end, kind in spans:
        inside = _RELATIVE_EN.sub(" ", part.blanked[start:end], count=1)
        outside = part.blanked[:start] + part.blanked[end:]
        if not _says_more(outside, part) or _OF_MANY.search(inside):
            continue
        if "\x00" not in inside and _PRONOUN.search(inside):
            continue  # whose it is stands elsewhere
        if any(first <= start and end <= last for first, last in part.apposed):
            continue  # 张三的妻子 of 张三的妻子李四, who is named
        if end - start > _LONGEST[part.language] or _asks(inside, part) or not _asks(outside, part):
            continue
        phrase = re.sub(r"^The\b", "the", part.text[start:end])
        asking = _ASKING[part.language].get(
            kind, "{}是什么？" if part.language is Language.CHINESE else "What is {}?"
        )
        found.setdefault((start, end), Description(start, end, kind, asking.format(phrase)))
    told = [Description(s.start, s.end, s.type, s.text, s.begins) for s in scenes(part)]
    before = min((d.begins for d in told), default=len(part.text))
    others = (d for d in found.values() if d.end <= before)
    return [*told, *sorted(others, key=lambda d: (d.end - d.start, d.start))]


def _chinese(part: Analysis, lexicon: Lexicon) -> Iterator[tuple[int, int, str]]:
    """[clause]的[那位][noun], from the last stop or question word to the noun."""
    text = part.blanked
    unlisted = list(measured(text))
    for place, last, unknown in unlisted:
        start = _clause_start(text, place)
        if start < place and text[start : start + 1] not in ("连", "除"):
            yield start, last, unknown
    for of in _OF_ZH.finditer(text):
        if any(of.start() == place for place, _, _ in unlisted):
            continue
        head = _head(of["noun"], part.language, lexicon)
        if head is None:
            continue
        length, kind = head
        start = _clause_start(text, of.start())
        owner = text[start : of.start()].strip('《》“”" ')
        owned = not owner.strip("\x00")
        if _NO_OWNER.fullmatch(owner) or (of["people"] and not _is_country(part, of.end("people"))):
            continue
        did = kind == "Person" and _WHO_DID_ZH.match(text[start : of.start()])
        if text[start : start + 1] in _NO_BEGINNING and not did:
            continue
        if start < of.start() and not (owned and (kind == "Work" or not _is_made(part, of, length, lexicon))):
            yield start, of.start("noun") + length, kind
    for joined in (*_JOINED_ZH.finditer(text), *_OFFICE_ZH.finditer(text)):
        head = _head(joined["noun"], part.language, lexicon)
        whole = head is not None and head[0] == len(joined["noun"])
        if text[joined.end() : joined.end() + 1] == "的" and head_type(joined["noun"], part.language) == "":
            after = _head(text[joined.end() + 1 : joined.end() + 9], part.language, lexicon)
            same = after is not None and head is not None and _is_of_kind(head[1], after[1], lexicon)
            whole = whole and not same  # 就读 of 甲就读的学院, which is what is described
        if head is not None and whole and _has(part, joined, lexicon):
            yield joined.start(), joined.end(), head[1]
    for bare in _BARE_ZH.finditer(text):
        start = max((m.end() for m in re.finditer(r"[，,。；？]", text[: bare.start()])), default=0)
        yield start, bare.end(), "Person"


def _clause_start(text: str, of: int) -> int:
    """Where the clause begins that the 的 at a place ends, less what only opens the question."""
    start = max((m.end() for m in re.finditer(r"[，,。；？]", text[:of])), default=0)
    opening = _OPENING_ZH.match(text[start:of])
    return start + (opening.end() if opening is not None else 0)


def _is_of_kind(type: str, kind: str, lexicon: Lexicon) -> bool:
    return kind != "Person" and lexicon.fits(type, (kind,))


def _is_country(part: Analysis, end: int) -> bool:
    """Whether the name that ends at a place says of what country or of what company somebody is: 那位法国导演; a
    person's or a work's name would be what is described.
    """
    return any(t.end == end and t.types[0] in (*_COUNTRIES, *_HOUSES) for t in part.things)


def _is_made(part: Analysis, of: re.Match[str], length: int, lexicon: Lexicon) -> bool:
    """Whether what stands before 的 may have what the noun of some length behind it says: a film has a 导演, and a
    person's 导演 begins another word: 导演处女作.
    """
    before = part.blanked[: of.start()].rstrip('》”"')
    thing = next((t for t in part.things if t.end == len(before)), None)
    found = next((f for f in lexicon.wordings(of["noun"], part.language) if f.start == 0), None)
    if found is not None and found.end > length:
        return False
    if thing is None or found is None or not thing.types[0]:
        return True
    domains = [lexicon.domain(p) for p in (*found.wording.forward, *found.wording.backward)]
    if _PLAYER_ZH.match(of["noun"]) or any(lexicon.fits(kind, ("Work",)) for kind in thing.types):
        return True  # a role has a player, and a film whoever wrote the words of its song
    return not domains or any(lexicon.fits(kind, domain) for kind in thing.types for domain in domains)


def _has(part: Analysis, joined: re.Match[str], lexicon: Lexicon) -> bool:
    """Whether a name has what the noun right behind it says: a film has a 导演, a person only does so; a country of
    which somebody is one describes nobody.
    """
    before = part.blanked[: joined.start()]
    if _SERVED.search(before) or _HELD.search(before):
        return False  # 给《甲》掌镜, 把李四的《甲》搬上银幕: what is done for it, or with it
    thing = next((t for t in part.things if t.end == joined.end("name")), None)
    kind = thing.types[0] if thing is not None else ""
    found = lexicon.wordings(joined["noun"], part.language)
    if (
        not found
        and not head_type(joined["noun"], part.language)
        and not head_type(joined["noun"][1:], part.language)
    ):
        return False
    domains = [lexicon.domain(p) for f in found for p in f.wording.forward]
    if not domains:
        return kind not in _COUNTRIES
    return any(kind in ("", "Thing") or lexicon.fits(kind, domain) for domain in domains)


def _head(noun: str, language: Language, lexicon: Lexicon) -> tuple[int, str] | None:
    """How far the head noun reaches into the words after 的, and its type: the first that stands there."""
    turn = _TURN_ZH.match(noun) if language is Language.CHINESE else None
    if turn is not None:
        rest = _head(noun[turn.end() :], language, lexicon)
        return None if rest is None else (turn.end() + rest[0], rest[1])
    best: tuple[int, int, str] | None = None
    for kind, heads in HEADS[language].items():
        for match in re.finditer(heads, noun):
            place = (match.start(), -match.end())
            if match.start() <= 4 and (best is None or place < best[:2]):
                best = match.start(), -match.end(), kind
    if best is not None and language is Language.CHINESE:
        best = _compound(noun, best)
    for found in lexicon.wordings(noun, language):
        kinds = [k for p in found.wording.forward for k in lexicon.range(p)]
        if found.start == 0 and kinds and not LITERAL_TYPES & set(kinds) and (best is None or best[0] > 0):
            doer = _DOER_ZH.match(noun, found.end) if "Person" in kinds else None
            end = found.end if doer is None else doer.end()
            best = 0, -end, "Place" if kinds[0] in ("City", "Country") else kinds[0]
            best = _prized(noun, best)
    return None if best is None else (-best[1], best[2])


def _prized(noun: str, best: tuple[int, int, str]) -> tuple[int, int, str]:
    """A prize, or the work that the noun behind it makes of it: 获奖作品."""
    work = re.compile(rf"(?:{HEADS[Language.CHINESE]['Work']})").match(noun, -best[1])
    return (best[0], -work.end(), "Work") if work is not None and best[2] == "Award" else best


def _compound(noun: str, best: tuple[int, int, str]) -> tuple[int, int, str]:
    """A noun of a kind, or the one of people or a body that goes on with it: 学院 for the 剧 of 戏剧学院."""
    for kind in ("Organization", "Person"):
        longer = re.compile(rf"(?:{HEADS[Language.CHINESE][kind]})")
        behind = longer.match(noun, -best[1])
        if behind is not None and len(behind.group()) > 1 and best[2] == "Work":
            return best[0], -behind.end(), kind
    return best


def _english(part: Analysis, lexicon: Lexicon) -> Iterator[tuple[int, int, str]]:
    """`the [adjectives] noun …` up to the end of a name, a stop or a verb; `X's noun`."""
    text = part.blanked
    said_of = _SAID_OF_EN.match(text)
    unlisted = (
        (kind, rf"(?:{nouns})(?=\s+(?:who|whom|whose|that|which|where)\b)")
        for kind, nouns in BESIDE_EN.items()
    )
    for kind, heads in (*HEADS[part.language].items(), *unlisted):
        before = rf"\b(?:[Tt]he|an?)\s+(?:(?:(?!{_STOPS})[\w'’.-]+|\x00+)\s+){{0,4}}?(?:{heads})\b"
        for found in re.finditer(before, text):
            at, rest = found.end(), text[found.end() :]
            if said_of is not None and found.start() == said_of.end():
                continue  # what is asked whether the thing is it: was A ever a student of B
            unmarked = UNMARKED_EN.match(rest)
            if unmarked is not None and kind != "Person" and _is_person(part, at + rest.index("\x00")):
                yield found.start(), at + unmarked.end(), kind
            if re.match(r"\s*[\"“‘*(]*\x00", rest):
                continue  # a noun beside a name describes nothing: `the film Titanic`
            clauses = [clause.span() for clause in _INNER_EN.finditer(rest)]
            begins = clauses[0][1] if clauses and not clauses[0][0] else 0
            stops = [s.start() for s in _END_EN.finditer(rest, begins) if not _inside(s.start() + 1, clauses)]
            limit = stops[0] if stops else len(rest)
            names = list(re.finditer(r"\x00+(?:[\"”*]|['’](?!s\b))*(?!\x00)", rest))
            names = [name for name in names if name.start() >= begins and not _inside(name.start(), clauses)]
            turned = _TURNED_EN.search(text[: found.start()]) is not None
            ends = list(_before_verb(rest[:limit], part.language, lexicon)) if turned else []
            verbs = [*ends, limit] if turned and _MOVES.match(rest, limit) else ends
            names = [
                name for name in names if not any(_LED_BY.fullmatch(rest[name.end() : v]) for v in verbs)
            ]
            for name in names[:2]:
                apposed = not rest[: name.start()].strip('"“‘*(, ')
                if not apposed and _may_end(part, at + name.start(), at + name.end(), lexicon):
                    yield found.start(), found.end() + name.end(), kind
            if limit <= 3 and _MODIFIED_EN.match(found.group()):
                yield found.start(), found.end(), kind
            if limit > 3 and rest[:limit].strip('\x00"“”‘’*(), '):
                yield found.start(), found.end() + limit, kind
            for end in ends:
                yield found.start(), found.end() + end, kind
        for found in re.finditer(rf"(?:\bthe\s+)?\x00+['’]s\s+(?:[a-z-]+\s+){{0,2}}?(?:{heads})\b", text):
            if not _WHAT_SOMEBODY_WAS.search(text[: found.start()]):
                yield found.start(), found.end(), kind


def _before_verb(words: str, language: Language, lexicon: Lexicon) -> Iterator[int]:
    """Where the words of a description end before the verb that a question with `was` or `did` before it puts behind:
    `of the \x00 tower` of `of the \x00 tower born`.
    """
    named = words.rfind("\x00") + 1
    for word in re.finditer(r"\s+(?=([a-z]+))", words[named:]) if named else ():
        verb = words[named + word.end() :]
        relation = any(found.start == 0 for found in lexicon.wordings(verb, language))
        if _OWNED_EN.search(words[: named + word.start()]):
            continue  # what is somebody's: A's first film
        if word.start() and (relation or _VERB_EN.match(verb)):
            yield named + word.start()


def _inside(place: int, clauses: Sequence[tuple[int, int]]) -> bool:
    """Whether a place is among the first words of a relative clause up to its verb: `\x00` of `where \x00 was
    built`, `was` of `whose songs were sung`.
    """
    return any(start <= place < end for start, end in clauses)


def _may_end(part: Analysis, start: int, end: int, lexicon: Lexicon) -> bool:
    """Whether a description may end with the name at a place: not where the name only owns, is given something, says
    of what people what follows is, or stands in a work named next.
    """
    rest = part.blanked[end:]
    if _COMPANY_EN.match(rest):
        return False  # the pilot who flew to A with B
    if _NUMBERED_EN.match(rest):
        return False  # the 1924 Olympic 400 metres champion
    given = _GIVING_EN.search(part.blanked[:start]) is not None and _OBJECT_EN.match(rest) is not None
    if given or re.match(r"['’]s?\s|\s*['’]s\b", rest) or _GERUND_EN.match(rest):
        return False
    if (
        _SAYS_WHICH_EN.match(rest)
        and _is_work(part, start, lexicon)
        and not _TURNED_PART_EN.match(part.blanked)
    ):
        return False
    within = _WITHIN_EN.match(rest)
    place = end + within.end() if within is not None else -1
    if any(t.start == place and lexicon.fits(t.types[0] or "Thing", ("Work",)) for t in part.things):
        return False
    country = any(t.start == start and t.types[0] in _COUNTRIES for t in part.things)
    return not (country and _OF_PEOPLE_EN.match(rest))


def _is_person(part: Analysis, start: int) -> bool:
    return any(t.start == start and t.types[0] == "Person" for t in part.things)


def _is_work(part: Analysis, start: int, lexicon: Lexicon) -> bool:
    return any(t.start == start and lexicon.fits(t.types[0] or "Thing", ("Work",)) for t in part.things)


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

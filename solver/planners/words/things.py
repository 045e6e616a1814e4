"""The names in a question and what they may mean."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon

_LEAST_SCORE, _LEAST_TEXT_SCORE = 0.3, 0.6
_CAPITAL = r"[A-ZÀ-Þ][\wÀ-ÿ'’-]*"
_NAME = re.compile(
    rf"《([^《》]+)》|[“\"「]([^”\"」]+)[”\"」]|({_CAPITAL}(?:\s+(?:(?:of|the|de|van|von|for|to(?=\s+the\b))\s+)*{_CAPITAL})*)"
)
_GOES_ON = re.compile(rf"\s+(?:[Oo]f|[Ff]or)\s+(?:[Tt]he\s+)?{_CAPITAL}")
"""How a longer name goes on, and how one begins."""

_BODY_OF = re.compile(rf"(?<=\s){_CAPITAL}\s+of\s+(?:the\s+)?$")
_OTHER_SCRIPT = re.compile(rf"(?<![\w'’-])({_CAPITAL}(?:\s+(?:(?:of|the|and|in)\s+)*{_CAPITAL})*)\s*[(（]$")
_LONGER_ZH = re.compile(r"奖(?![项金杯牌状])|基金会|纪念馆|艺术馆|故居")
"""What makes a person's name part of another: 邵逸夫奖."""

_LONGER_EN = re.compile(rf"\s+of\s+the\s+{_CAPITAL}(?:\s+{_CAPITAL})*")
"""What makes a name the beginning of a title that nothing bears: Legend of the Demon Cat."""

_GOES_ON_EN = re.compile(rf"\s+(?!(?:Who|What|When|Where|Which|How)\b){_CAPITAL}(?:\s+{_CAPITAL})*")
"""How a place's or people's name is the beginning of another: the French Open."""

_OWNED = re.compile(r"['’]s?\s+")
_BODY_ZH = re.compile(
    r"(?:^|[，、和与由])((?!请问|哪|什么|这|那|该|某|一|几|两)[\u3400-\u9fff]{2,6}?(?:唱片(?!公司)|影业|公司|电视台|乐队|出版社|杂志|大学))"
    r"(?=[的出发推在由是有签旗办创]|$)"
)
_NAME_ZH = r"(?:(?!哪|谁|什么|多少|几|和|与|跟|同|及|比|更|的|是|在|第)[\u3400-\u9fff\dA-Za-z·]){2,12}?"
_COMPARED_ZH = re.compile(
    rf"^(?P<one>{_NAME_ZH})(?:要|会)?比(?P<other>{_NAME_ZH})(?=(?:更|还|要|大约|大概)?[高低长短重轻深宽大小早晚多少](?:出|了)?(?:多少|[几吗一]|些|[？?]|$))|"
    rf"^(?P<first>{_NAME_ZH})(?:和|与|跟|还是)(?P<second>{_NAME_ZH})(?=[，,]?(?:相比)?(?:哪|谁)(?:[一个座栋条颗艘部座])?[^，。？]{{0,4}}?(?:更|比较|最))"
)
"""Names that two things are compared by, known or not: 甲塔比乙塔高多少米, 甲塔和乙塔哪座更高."""

_TITLE_ZH = re.compile(r"《([^《》]+)》")
_NOUN_ZH = 4  # characters of a noun of a kind
_PEOPLE = re.compile(
    r"^(?:(?!Duncan|Vulcan)[A-Z][a-z]+(?:ish|ese|[ai]an|can|ch|aeli|tch)|Swiss|Greek|Thai|Czech|Turkish)$"
)
_OF_PEOPLE = re.compile(
    r"(?:,? (?:and|or) [A-Z]\w+| and)?\s+(?:(?:naval|royal|merchant|imperial|national|allied) )?"
    r"(?:ships?|fleets?|forces?|troops?|arm(?:y|ies)|nav(?:y|ies)|soldiers?|sailors?|vessels?|guns?|squadrons?|commanders?|"
    r"admirals?|generals?|side|crews?|losses|casualties|prisoners|lines?)\b"
)
"""Behind a people's name what it fights with."""

_NATIONS = re.compile(r"^(?:[A-Z][a-z]+[ai]ans|Greeks|Thais|Czechs|Turks|Danes|Swedes|Finns|Poles|Scots)$")
"""A people's name before a noun, and of all its people."""

_NO_NAMES = frozenset(
    "i tv oscar oscars english chinese american the who whom whose what which where when how why".split()
)


class Linker(Protocol):
    """Finds the entities that a text names."""

    def link(self, question: str, language: Language) -> list[LinkedEntity]: ...


@dataclass(frozen=True, slots=True)
class Thing:
    """A name in the question and the entities it may mean, best first; none where nothing is linked."""

    start: int
    end: int
    surface: str
    candidates: tuple[LinkedEntity, ...] = ()

    @property
    def ids(self) -> tuple[str, ...]:
        """The candidates' ids."""
        return tuple(candidate.id for candidate in self.candidates)

    @property
    def types(self) -> tuple[str, ...]:
        """Types of the candidates, best first; one empty type where none is known."""
        return tuple(dict.fromkeys(c.type for c in self.candidates)) or ("",)


def things_of(
    question: str, linked: Sequence[LinkedEntity], lexicon: Lexicon, language: Language
) -> tuple[Thing, ...]:
    """The names of a question in order: what is linked, and what only looks like a name."""
    groups: dict[tuple[int, int], list[LinkedEntity]] = {}
    for entity in linked:
        if entity.end > entity.start and entity.score >= _LEAST_SCORE:
            groups.setdefault((entity.start, entity.end), []).append(entity)
    things: list[Thing] = []
    for (start, last), candidates in sorted(groups.items()):
        if any(start < thing.end and not thing.candidates for thing in things):
            continue  # Bridge of Lune Bay Bridge
        end = start + len(question[start:last].rstrip(".")) if last == len(question) else last
        surface = question[start:end]
        longer = _LONGER_ZH.match(question, end) if any(c.type == "Person" for c in candidates) else None
        if longer is not None:
            things.append(Thing(start, longer.end(), question[start : longer.end()]))
            continue
        if _is_plain_word(question, start, end, lexicon, language) or _is_of_title(question, start, end):
            continue
        if not any(c.type for c in candidates) and _is_adjective(question, start, end, lexicon):
            continue
        if language is Language.CHINESE and _is_attribute(question, end, candidates, lexicon):
            continue
        whole = _LONGER_EN.match(question, end) if language is Language.ENGLISH else None
        if language is Language.ENGLISH and all(
            c.type in ("", "Place", "Country", "City") for c in candidates
        ):
            whole = whole or _GOES_ON_EN.match(question, end)
        if (
            whole is not None
            and surface[:1].isupper()
            and not any(s < whole.end() and end < e and any(c.type for c in groups[s, e]) for s, e in groups)
        ):
            things.append(Thing(start, whole.end(), question[start : whole.end()]))
            continue
        trimmed = [replace(c, surface=surface, end=end) for c in candidates]
        ordered = sorted(trimmed, key=lambda c: (-c.score, c.id))
        things.append(Thing(start, end, surface, tuple(ordered)))
    things.extend(_unlinked(question, things))
    things = _without_second_names(question, sorted(things, key=lambda thing: thing.start))
    things = _without_peoples(question, things) if language is Language.ENGLISH else things
    kept = _within_longer(question, things, lexicon)
    again = _unlinked(question, kept) if len(kept) < len(things) else []
    return tuple(sorted((*kept, *again), key=lambda thing: thing.start))


def _without_second_names(question: str, things: Sequence[Thing]) -> list[Thing]:
    """Of a name and another in brackets behind it the one that is known, or the one in the other language's script:
    Iron Fan (铁扇公主).
    """
    left: list[Thing] = []
    for thing in things:
        before = left[-1] if left else None
        whole = _bracketed(question, thing, left)
        if whole is not None:
            left[-1] = whole
        elif before is None or question[before.end : thing.start].strip() not in (
            "(",
            "（",
            "》（",
            "》(",
            '" (',
            "” (",
        ):
            left.append(thing)
        elif not before.candidates and _is_second(question, thing):
            left[-1] = replace(thing, start=before.start, end=thing.end + 1)
        elif thing.candidates and not {c.id for c in thing.candidates} <= {c.id for c in before.candidates}:
            left.append(thing)
    return left


def _without_peoples(question: str, things: Sequence[Thing]) -> list[Thing]:
    """The names without those of peoples that stand before a noun, where another name tells what is spoken of: the
    combined French and Spanish ships at Trafalgar.
    """
    peoples = [t for t in things if _PEOPLE.search(t.surface) and _OF_PEOPLE.match(question, t.end)]
    others = [t for t in things if t not in peoples and t.candidates]
    return [t for t in things if t not in peoples] if others else list(things)


def _is_second(question: str, thing: Thing) -> bool:
    """Whether a name fills a bracket behind an unknown one and tells more: by being known, or of the other script."""
    told = bool(thing.candidates) or not thing.surface.isascii()
    return told and question[thing.end : thing.end + 1] in (")", "）")


def _bracketed(question: str, thing: Thing, earlier: Sequence[Thing]) -> Thing | None:
    """A name of the other script in brackets behind a longer one that a known name is only the end of, as a thing
    that stands for both: Flowers of Shanghai (海上花).
    """
    named = _OTHER_SCRIPT.search(question, 0, thing.start)
    before = earlier[-1] if earlier else None
    if named is None or before is None or thing.surface.isascii():
        return None
    start = named.start(1)
    if start <= before.start and before.end < named.end(1) and not before.candidates:
        return replace(thing, start=start, end=thing.end + 1)  # Princess of Princess Iron Fan (铁扇公主)
    if before.end != named.end(1):
        return None
    if len(earlier) > 1 and earlier[-2].end > start:
        owned = _OWNED.match(question, earlier[-2].end)
        start = owned.end() if owned is not None else before.start
    if before.start <= start or question[thing.end : thing.end + 1] not in (")", "）"):
        return None
    return replace(thing, start=start, end=thing.end + 1)


def _within_longer(question: str, things: Sequence[Thing], lexicon: Lexicon) -> list[Thing]:
    """The names but those that are only a part of a longer one which nothing bears: Legend of `Legend of the Demon
    Cat`, China of `Bank of China`.
    """
    kept = []
    for thing in things:
        rest = _GOES_ON.match(question, thing.end)
        other = rest is not None and any(thing.end <= t.start < rest.end() for t in things)
        goes_on = rest is not None and not other and question[thing.start].isupper()
        place = any(kind and lexicon.fits(kind, ("Place",)) for kind in thing.types)
        before = _BODY_OF.search(question, 0, thing.start) if place else None
        named = before is not None and not any(
            t.start < before.end() - 3 and before.start() < t.end for t in things
        )
        if not named and (not goes_on or "Award" in thing.types):
            kept.append(thing)
    return kept


def _unlinked(question: str, things: Sequence[Thing]) -> list[Thing]:
    """Names that nothing in the store bears: in 《》 or quotes, with capitals, or that say what they are: 青山唱片."""
    found = []
    for match in _NAME.finditer(question):
        start, end = next(match.span(i) for i in range(1, 4) if match[i] is not None)
        if any(thing.start < end and start < thing.end for thing in things):
            continue
        capital = match[3] is not None
        if capital and (start == 0 or _is_no_name(question[start:end])):
            continue
        if capital and question[start:end].endswith(("'s", "’s")):
            end -= 2
        found.append(Thing(start, end, question[start:end]))
    compared = _COMPARED_ZH.search(question)
    for name in compared.groupdict() if compared is not None else ():
        start, end = compared.span(name) if compared is not None else (-1, -1)
        if start >= 0 and not any(t.start < end and start < t.end for t in (*things, *found)):
            found.append(Thing(start, end, question[start:end]))
    for match in _BODY_ZH.finditer(question):
        start, end = match.span(1)
        if not any(thing.start < end and start < thing.end for thing in (*things, *found)):
            found.append(Thing(start, end, match[1]))
    return found


def _is_no_name(word: str) -> bool:
    """Whether a capitalised word names nothing by itself: a people, or what asks."""
    return folded(word) in _NO_NAMES or any(p.search(word) is not None for p in (_PEOPLE, _NATIONS))


_ASKS_FIRST = re.compile(
    r"^(?:(?:In|At|For|On|From|To|With|By|Of) )?(?:Which|What|Who|Whose|Whom|When|Where|Why|How)(?= [A-Z])"
)
_JOINT = re.compile(r"\s(?:and|in|for)\s(?=(?:The\s)?[A-Z])")
"""What joins two names, or stands within one."""


def linked_names(question: str, language: Language, linker: Linker) -> list[LinkedEntity]:
    """The names that a question holds; what follows a small article is a name by itself: the `Titanic`."""
    question = _ASKS_FIRST.sub(lambda m: " " * len(m[0]), question)
    found = _apart(question, linker.link(question, language), language, linker)
    articles = [e for e in found if e.surface.startswith("the ") and _is_name(e.surface[4:])]
    if not articles:
        return found
    bare = list(question)
    for entity in articles:
        bare[entity.start : entity.start + 3] = "   "
    spans = [(entity.start, entity.end) for entity in articles]
    again = linker.link("".join(bare), language)
    inside = [e for e in again if any(start < e.start and e.end <= end for start, end in spans)]
    known = {(e.id, e.start) for e in found}
    kept = [e for e in found if e not in articles or not any(e.start < i.start < e.end for i in inside)]
    return [*kept, *(e for e in inside if (e.id, e.start) not in known)]


def _apart(
    question: str, found: list[LinkedEntity], language: Language, linker: Linker
) -> list[LinkedEntity]:
    """Links with those of two names where they were taken for one: `Ann in Roman Holiday`."""
    kept: list[LinkedEntity] = []
    for entity in found:
        plain = language is Language.ENGLISH and not entity.type
        joint = _JOINT.search(entity.surface) if plain else None
        if joint is None:
            kept.append(entity)
            continue
        place = entity.start + joint.start()
        bare = question[:place] + " " * (joint.end() - joint.start()) + question[entity.start + joint.end() :]
        inside = [e for e in linker.link(bare, language) if entity.start < e.end and e.start < entity.end]
        first = any(e.start <= entity.start and e.end == place for e in inside)
        last = any(e.start == entity.start + joint.end() and e.end >= entity.end for e in inside)
        prize = any(e.end == place and e.type == "Award" for e in inside)
        split = last and (first or joint[0].strip() == "in") if joint[0].strip() != "for" else prize
        kept += [e for e in inside if e not in kept] if split else [entity]
    return kept


def _is_name(words: str) -> bool:
    return words[:1].isupper() and folded(words) not in _NO_NAMES


def is_doubtful(entity: LinkedEntity) -> bool:
    """A name found by its words alone, or one that begins with a small article: `the American`."""
    if entity.surface.lower().startswith("the ") and not entity.surface.startswith("The"):
        return entity.how != "exact" or entity.type in ("", "Country", "Place")
    return entity.how in ("text", "vector") and entity.score < _LEAST_TEXT_SCORE


def _is_of_title(question: str, start: int, end: int) -> bool:
    """Whether a name is only the beginning or the end of a title in 《》: 《山河恋》 is not 《山河》.

    What follows a mark may be left out: 《山河：第二部》, 《山河（下）》.
    """
    for title in _TITLE_ZH.finditer(question):
        if title.start(1) <= start and end <= title.end(1):
            before, after = question[title.start(1) : start], question[end : title.end(1)]
            return bool(before) or (bool(after) and after[0] not in "：:·（( ！!？?")
    return False


def _is_plain_word(question: str, start: int, end: int, lexicon: Lexicon, language: Language) -> bool:
    """A noun of a kind or a relation word (`电影`, `director`) that is also somebody's entity name."""
    if question[start - 1 : start] in "《“\"'「" and start > 0:
        return False
    word = question[start:end]
    if language is Language.ENGLISH and start > 0 and word[:1].isupper():
        return False
    spans = [(f.start, f.end) for f in lexicon.types(word, language)]
    spans += [(f.start, f.end) for f in lexicon.wordings(word, language)]
    covered = {place for start, end in spans for place in range(start, end)}
    compound = language is Language.CHINESE and len(covered) == len(word)
    return compound or (0, len(word)) in spans


_OFFICE_ZH = re.compile(r"政府|[籍裔](?=[\u3400-\u9fff])")


def _is_attribute(question: str, end: int, candidates: Sequence[LinkedEntity], lexicon: Lexicon) -> bool:
    """Whether a country or place only says what somebody or something is: 法国 of 法国导演, 美国 of 美国政府."""
    if not all(c.type and lexicon.fits(c.type, ("Place",)) for c in candidates):
        return False
    if _OFFICE_ZH.match(question, end):
        return True
    nouns = lexicon.types(question[end : end + _NOUN_ZH], Language.CHINESE)
    noun = nouns[0] if nouns and nouns[0].start == 0 else None
    return noun is not None and noun.end > 1 and lexicon.fits(noun.type, ("Person", "Work"))


def _is_adjective(question: str, start: int, end: int, lexicon: Lexicon) -> bool:
    """A people's name before a noun of a kind, which only describes: `the British director`."""
    if _NATIONS.search(question[start:end].removeprefix("the ")) is not None:
        return True
    if _PEOPLE.search(question[start:end]) is None:
        return False
    nouns = lexicon.types(question[end:], Language.ENGLISH)
    return bool(nouns) and question[end : end + nouns[0].start].strip() in ("", "co-")

"""Who or what a sentence says something of: before its words, after `by`, whom a pronoun stands for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from backends.script import simplified
from builder.extraction.english.lexicon import ADJECTIVES
from schemas.graph import ChunkMention, Entity
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.executors.dates.told import ToldValues
from solver.executors.people.last_names import LastNames, is_titled
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.page import Clause
from solver.reading.stretches import stretches_said, within
from solver.reading.terms import Term, owns_another, place_of
from solver.reading.windows import Window
from solver.results import Value

_PRONOUN = {
    Language.CHINESE: re.compile(r"^(?:[^，。；]{0,8})?[他她它](?!们|的[^，。；]{0,6}[\u3400-\u9fff]{2}是)"),
    Language.ENGLISH: re.compile(r"^(?:[A-Z][^,.]{0,40},\s+)?(?:he|she|it)\b", re.I),
}
_THIS = {
    Language.CHINESE: re.compile(r"[这该本][座部家个所届片剧书校市城县国社厂公]|影片|片中|剧中"),
    Language.ENGLISH: re.compile(
        r"\b(?:the|this)\s+(?:city|town|village|film|movie|series|novel|album|song|company|studio|school)\b",
        re.I,
    ),
}
_LED = {
    Language.CHINESE: re.compile(r"(?:由|被|为|是|给|让|：|出自|来自|归|属于)[^，。；《]{0,6}$"),
    Language.ENGLISH: re.compile(r"\b(?:by|is|was|are|were|with|from)\s+(?:the\s+)?(?:[a-z-]+\s+){0,3}$"),
}
_BY_PRONOUN = re.compile(r"[由被给让][他她](?!们)")
_DONE = re.compile(r"(?:[\d一二三四五六七八九十]+年)?[^他她，。；]{0,3}[把将][^他她，。；]{2,20}的$")
"""What somebody did to a thing, before the name of that somebody."""

_OWNS = re.compile(
    r"(?:主演|执导|导演|饰演|出演|编剧|监制|演唱|创作|拍|写)?的《|['’]s?\s+[\"“*]"
)  # a work's maker is not whoever did something for it
_LEAD_IN = re.compile(r"(?:[^，。；]{0,4}\d{4}年的?)?[《“]?")
_LEADING_PRONOUN = re.compile(r"[^，。；让把将给被由令使叫为对向和与跟]{0,8}[他她](?!们)")
"""A pronoun that tells who a clause is about, and not to whom something is done in it."""

_NEUTER = re.compile(r"^[^，。；他她]{0,8}它")
"""A pronoun that means no person."""

_VERB_BEFORE = re.compile(
    r"\b(?P<verb>[a-z]+(?:s|ed))\s+(?!(?:on|in|at|by|with|for|from|to|of|as)\b)(?:the\s+)?(?:[a-z-]+\s+){0,2}$"
)
_BEFORE, _BY, _SUBJECT, _AFTER = 0.9, 1.0, 0.95, 0.5
_TITLED = 1.3  # right behind the noun by which somebody is described
_OBJECT = 1.2  # whom the named one is said to play or marry, right behind the verb
_YEAR = re.compile(r"(?<!\d)[12]\d{3}(?!\d)")
_WORD = re.compile(r"[A-Za-z]+")
_AS = re.compile(r" as (?:the |an? |his |her )?(?P<part>[a-z-]+)\b")
_MOST_BEFORE = 2  # sentences before one that names nothing of the kind
_OPENING = 2  # characters before a name that begins a clause
_AWAY = 0.004  # a character's distance from the words


class Doers:
    """Looks in clauses for the thing of a type of which words are said; reads the store only."""

    def __init__(self, told: ToldValues, store: GraphStore, lexicon: Lexicon) -> None:
        self._told = told
        self._store = store
        self._lexicon = lexicon
        self._last_names = LastNames(store)

    def of(
        self,
        clause: Clause,
        window: Window,
        terms: Sequence[Term],
        names: frozenset[str],
        types: Sequence[str],
        taken: set[str],
        part: SubQuestion,
    ) -> tuple[float, Value] | None:
        """How surely, in [0, 1], and who: before the words, after `by`, the sentence's or the page's subject."""
        place = min((p for term in terms if (p := place_of(term, clause.plain)) >= 0), default=-1)
        if place < 0 or owns_another(place, clause.plain, folded(part.text)):
            return None
        dated = self._beside_year(clause, terms, types, taken, part)
        if dated is not None:
            return _SUBJECT, _value(dated)
        place = min((p for name in names if (p := clause.plain.find(name)) >= 0), default=place)
        language = window.page.language
        scored: list[tuple[float, int, str, Value]] = []
        mentioned = self._mentioned(clause, types, taken, part)
        if language is Language.ENGLISH:
            mentioned = _said_most(mentioned, clause, part)
        for mention, entity in mentioned:
            at = clause.text.find(mention.surface)
            if at < 0 or _OWNS.match(clause.text[at + len(mention.surface) :]):
                continue
            score = _BEFORE if at < place else _AFTER
            if _LED[language].search(clause.text[:at]) or _heads(clause, at, place):
                score = _BY
            if language is Language.ENGLISH and _is_object(clause, window, terms, names, at):
                score = _OBJECT
            if is_titled(clause, at, part, language):
                score = _TITLED
            score -= _AWAY * min(abs(at - place), 50)
            scored.append((score, -at, entity.id, _value(entity)))
        filled = any(score >= _BEFORE - _AWAY * 50 for score, *_ in scored)
        filled = filled or bool(scored and _is_led(clause, names))
        subject = self._subject(clause, window, types, taken, part, filled)
        if subject is not None:
            led = language is Language.CHINESE and _BY_PRONOUN.search(clause.text) is not None
            scored.append((_BY if led else _SUBJECT, 0, subject.id, _value(subject)))
        if not scored:
            return None
        score, *_, value = max(scored, key=lambda row: row[:3])
        return score, value

    def _beside_year(
        self,
        clause: Clause,
        terms: Sequence[Term],
        types: Sequence[str],
        taken: set[str],
        part: SubQuestion,
    ) -> Entity | None:
        """Of several things that a clause names each with a year the one beside the year that is asked about."""
        years = {match[0]: match.start() for match in _YEAR.finditer(clause.text)}
        asked = next((years[t.forms[0]] for t in terms if t.forms[0] in years), None)
        named = self._mentioned(clause, types, taken, part) if asked is not None and len(years) > 1 else []
        placed = [(clause.text.find(m.surface), entity) for m, entity in named if m.surface in clause.text]
        if asked is None or len(placed) < 2:
            return None
        return min(placed, key=lambda one: (abs(one[0] - asked), one[1].id))[1]

    def only(
        self, window: Window, types: Sequence[str], taken: set[str], part: SubQuestion
    ) -> tuple[Value, Clause] | None:
        """The one thing of the types that a sentence names; where it names none, whom its page is about, or else the
        one that those right before it name. None where they name several.
        """
        found = self.named(window.clauses, types, taken, part)
        if not found:
            title = self._title(window, types, taken)
            if title is not None:
                return _value(title), window.clauses[0]
            found = self._before(window, types, taken, part)
        return next(iter(found.values())) if len(found) == 1 else None

    def called(
        self, window: Window, noun: str, types: Sequence[str], taken: set[str], part: SubQuestion
    ) -> tuple[Value, Clause] | None:
        """The one thing whose name ends with a noun that a sentence names, else what its page is about, if that is
        called so.
        """
        named = self.named(window.clauses, types, taken, part)
        found = [(value, clause) for value, clause in named.values() if value.text.endswith(noun)]
        title = self._title(window, types, taken)
        if not found and title is not None and any(name.name.endswith(noun) for name in title.names):
            return _value(title), window.clauses[0]
        return found[0] if len(found) == 1 else None

    def _before(
        self, window: Window, types: Sequence[str], taken: set[str], part: SubQuestion
    ) -> dict[str, tuple[Value, Clause]]:
        """What the nearest sentence that names any of the types names of them, of the few before in the paragraph;
        the words that tell it are the first of the window.
        """
        first = window.clauses[0]
        for back in range(1, _MOST_BEFORE + 1):
            told = [
                c
                for c in window.page.clauses[: window.first]
                if c.sentence == first.sentence - back and c.paragraph == first.paragraph
            ]
            found = self.named(told, types, taken, part)
            if found:
                return {key: (value, first) for key, (value, _) in found.items()}
        return {}

    def named(
        self, clauses: Sequence[Clause], types: Sequence[str], taken: set[str], part: SubQuestion
    ) -> dict[str, tuple[Value, Clause]]:
        """By id what clauses name of the types, each with the first of them that does."""
        return {
            entity.id: (_value(entity), clause)
            for clause in reversed(clauses)
            for _, entity in self._mentioned(clause, types, taken, part)
        }

    def _subject(
        self,
        clause: Clause,
        window: Window,
        types: Sequence[str],
        taken: set[str],
        part: SubQuestion,
        filled: bool,
    ) -> Entity | None:
        """Whom a pronoun of the clause stands for, or whom the clause leaves out: the one that its sentence names
        first, else the subject of the page.
        """
        language = window.page.language
        pronoun = _PRONOUN[language].search(clause.text) or (
            _BY_PRONOUN.search(clause.text) if language is Language.CHINESE else None
        )
        if pronoun is not None and language is Language.CHINESE and _NEUTER.match(clause.text):
            pronoun = None if types and self._lexicon.fits("Person", types) else pronoun
        if pronoun is None and (filled or language is Language.ENGLISH):
            return self._title(window, types, taken) if _THIS[language].search(clause.text) else None
        before = [c for c in window.clauses if c.sentence == clause.sentence and c.start < clause.start]
        if pronoun is not None and self._lexicon.fits("Person", types):
            led = language is Language.CHINESE and _LEADING_PRONOUN.match(clause.text)
            nearest = self._opening(before[-1:], part) if led else None
            if nearest is not None:
                return None if nearest.id in taken else nearest
            for earlier in before:
                named = self._mentioned(earlier, ("Person",), set(), part, asked=True)
                mention, entity = min(named, key=lambda row: row[0].start, default=(None, None))
                if mention is None or entity is None:
                    continue
                at = mention.end - earlier.start
                return None if entity.id in taken or _OWNS.match(earlier.text[at:]) else entity
        return self._title(window, types, taken)

    def _opening(self, clauses: Sequence[Clause], part: SubQuestion) -> Entity | None:
        """Whom a clause names right at its beginning, and who is what it tells of."""
        for clause in clauses:
            for mention, entity in self._mentioned(clause, ("Person",), set(), part, asked=True):
                at = mention.start - clause.start
                if at <= _OPENING and not _OWNS.match(clause.text[at + len(mention.surface) :]):
                    return entity
        return None

    def _title(self, window: Window, types: Sequence[str], taken: set[str]) -> Entity | None:
        """What the page is about, where it is of the types and not named by the question."""
        title = self._told.page_subject(window.page.document)
        if title is None or title.id in taken or not title.type or not self._lexicon.fits(title.type, types):
            return None
        return title

    def _mentioned(
        self,
        clause: Clause,
        types: Sequence[str],
        taken: set[str],
        part: SubQuestion,
        *,
        asked: bool = False,
    ) -> list[tuple[ChunkMention, Entity]]:
        """Mentions of things of the types, but for those that the question names unless they are `asked` for."""
        mentions = [
            m
            for m in self._store.mentions(chunks=[clause.chunk])
            if clause.start <= m.start and m.end <= clause.end and m.entity not in taken
        ]
        entities = {e.id: e for e in self._store.get_entities(sorted({m.entity for m in mentions})) if e}
        text = folded(part.text)
        found: list[tuple[ChunkMention, Entity]] = []
        for mention in (_as_read(mention, clause) for mention in mentions):
            entity = entities.get(mention.entity)
            if "Person" in types and (entity is None or entity.type != "Person"):
                entity = self._last_names.whose(mention) or entity
            if entity is None or entity.id in taken or not entity.type:
                continue
            named = asked or folded(mention.surface) not in text
            if named and self._lexicon.fits(entity.type, types) and not _is_adjective(mention, clause):
                found.append((mention, entity))
        return found


def _said_most(
    mentioned: list[tuple[ChunkMention, Entity]], clause: Clause, part: SubQuestion
) -> list[tuple[ChunkMention, Entity]]:
    """Of several things that an English clause names the one that has the part asked for (`with Ada Moor as the
    nurse`), else in the stretch that says most of what is asked; all of them where that names none or several.
    """
    if len({entity.id for _, entity in mentioned}) < 2:
        return mentioned
    asked = {folded(word) for word in _WORD.findall(part.text)}
    parts_had = (
        (one, _AS.search(clause.text, max(clause.text.find(one[0].surface), 0))) for one in mentioned
    )
    having = [
        one
        for one, had in parts_had
        if had is not None
        and clause.text[: had.start()].endswith(one[0].surface)
        and folded(had["part"]) in asked
    ]
    if len({entity.id for _, entity in having}) == 1:
        return having
    for parts in stretches_said(clause.text, part.text):
        here = [
            (m, e)
            for m, e in mentioned
            if (at := clause.text.find(m.surface)) >= 0 and within(at, at + len(m.surface), parts)
        ]
        if here:
            return here if len({entity.id for _, entity in here}) == 1 else mentioned
    return mentioned


def _as_read(mention: ChunkMention, clause: Clause) -> ChunkMention:
    """A mention in the characters in which its clause is read."""
    if mention.surface in clause.text:
        return mention
    return replace(mention, surface=simplified(mention.surface))


def _is_led(clause: Clause, names: frozenset[str]) -> bool:
    """Whether a clause tells of the named thing itself, with which it begins: 1986年的《甲》取自……"""
    return any(
        (at := clause.plain.find(name)) >= 0 and _LEAD_IN.fullmatch(clause.plain[:at]) for name in names
    )


def _is_adjective(mention: ChunkMention, clause: Clause) -> bool:
    """Whether a country is only what somebody is: an English band formed in Bath was not formed in England."""
    at = mention.start - clause.start
    return any(
        word.start() <= at < word.end() and word[0] in ADJECTIVES for word in _WORD.finditer(clause.text)
    )


def _heads(clause: Clause, at: int, place: int) -> bool:
    """Whether a name is the head of the clause that says the words: 1984年把它搬上银幕的李四."""
    return 0 <= place < at and clause.text[at - 1] == "的" and _DONE.match(clause.text[:at]) is not None


def _is_object(clause: Clause, window: Window, terms: Sequence[Term], names: frozenset[str], at: int) -> bool:
    """Whether a name stands right behind a verb of the words, before which its sentence names the thing that they join
    it to: the physicist whom A portrays.
    """
    verb = _VERB_BEFORE.search(clause.plain[:at])
    if verb is None or not any(verb["verb"] == form for term in terms for form in term.forms):
        return False
    before = [c.plain for c in window.clauses if c.sentence == clause.sentence and c.start < clause.start]
    return any(name in text for text in (*before, clause.plain[: verb.start()]) for name in names)


def _value(entity: Entity) -> Value:
    return Value(entity.name, entity.id, type=entity.type)

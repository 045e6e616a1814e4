"""Lists told over several sentences: what the answer so far leaves out, and how many there are."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.executors.people.kin import asks_for_children
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.instances import Instance, Instances, wanted_types
from solver.reading.numbers.counting import asks_how_often, said_time
from solver.reading.reader import Passage, Reader
from solver.reading.terms import part_language, stem_of
from solver.reading.windows import window_text
from solver.synthesis.answering import Said
from solver.synthesis.citing import Claim
from solver.synthesis.lists.totals import Totals
from solver.synthesis.lists.whole import Whole
from solver.synthesis.rows.wins import Wins

_LISTED = frozenset({QuestionKind.LIST, QuestionKind.ATTRIBUTE, QuestionKind.PASSAGE})
_JOINED = re.compile(r"(?:^|,|;|:|\band\b|\bor\b)\s*(?:and\s+)?(to|with|by|for|from|as)\s+[^,;:]*$")
_NUMBERS = {"两": 2, "二": 2, "三": 3, "四": 4, "五": 5, "two": 2, "three": 3, "four": 4, "five": 5}
_HOW_MANY = re.compile(r"([两二三四五])[任位个部项支艘本首张种所家]|\b(two|three|four|five)\b")
_LED = re.compile(r"^\d{1,3}(?:：|: )")
_MOST = 6
_STATED = 10**6
_CAST = 5  # players told by facts, beside whom sentences tell of parts

Quoting = Callable[[SubQuestion, Passage], tuple[Claim, ...]]
"""Puts a passage into claims."""


class Listing:
    """Completes a list or a count by the stretches that tell one more each; reads the store only."""

    def __init__(self, store: GraphStore, reader: Reader, lexicon: Lexicon) -> None:
        self._store = store
        self._lexicon = lexicon
        self._instances = Instances(reader.shelf, reader.wanted, lexicon)
        self._totals = Totals(reader, lexicon)
        self._wins = Wins(store, reader, lexicon)

    def completed(self, part: SubQuestion, said: Said, ranking: Ranking | None, quoted: Quoting) -> Said:
        """What was said of a part, with what other sentences of a page add to it; `quoted` quotes a passage."""
        if self._wins.applies(part):
            won = self._wins.of(part, ranking)
            if won is None or (said.triples and _number(said) == won[0] == len(won[1].windows)):
                return said if won is not None else Said()
            return Said(_led(quoted(part, won[1]), won[0], part))
        if part.kind is QuestionKind.COUNT:
            total = self._totals.of(part, ranking)
            whole = asks_for_children(part) and bool(said.claims)  # counted over all sentences of the page
            counted = total or (None if whole else self._counted(part, ranking))
            if counted is None or (said.claims and total is None and counted[0] <= _number(said)):
                return said
            return Said(_led(quoted(part, counted[1]), counted[0], part))
        counted_out = Whole(self._store, self._lexicon).of(part, said)
        if counted_out is not None:
            return Said(quoted(part, counted_out), said.triples)
        text = folded("".join(claim.text for claim in said.claims))
        more = self._unsaid(part, said, text, ranking)
        if more is None:
            return said
        kept = said.claims if said.triples else ()
        return Said((*kept, *quoted(part, more)), said.triples)

    def _unsaid(self, part: SubQuestion, said: Said, text: str, ranking: Ranking | None) -> Passage | None:
        """The stretches that name what an answer's text does not: of a list that facts give only people, or where
        more are asked for, since a work's facts say who made it and a sentence beside it may speak of another; of
        what was read only where that is one of them.
        """
        facts = len(said.triples)
        if asks_for_children(part) and said.claims:
            return None  # counted out over all sentences of the page
        if not part.several or part.kind not in _LISTED:
            return None
        people = self._lexicon.fits("Person", wanted_types(part, self._lexicon))
        wanting = facts < _asked_for(part)
        if facts and not people and not wanting:
            return None
        if facts >= _CAST and "starring" in part.predicates and not wanting:
            return None  # what names more people is who they play, and with whom else they played
        found = self._instances.of(part, ranking)
        fresh = [one for one in found if self._is_news(one, text)]
        if not fresh or (len(found) < 2 and not (facts and wanting)):
            return None
        if said.claims and not facts and not any(_is_in(one, said.claims) for one in found):
            return None
        chosen = fresh if facts else found
        return _passage(sorted(chosen, key=lambda one: -_in_own_words(one, part)))

    def _counted(self, part: SubQuestion, ranking: Ranking | None) -> tuple[int, Passage] | None:
        """How many the sentences of one page tell of; None for fewer than two, or what sentences cannot tell."""
        asking = replace(part, asked=AnswerType.THING, several=True)
        types = wanted_types(asking, self._lexicon)
        people = types == ("Person",)
        if not people and "Award" not in types and not asks_how_often(part.text):
            return None
        found = self._instances.of(asking, ranking)
        number = sum(_told(one) for one in found) if people else max(len(found), *map(_ordinal, found), 0)
        return (number, _passage(found)) if number > 1 else None

    def _is_news(self, one: Instance, text: str) -> bool:
        """Whether a stretch names something that a text does not."""
        if not one.named:
            return folded(window_text(one.window)) not in text
        entities = {e.id: e for e in self._store.get_entities(one.named) if e is not None}
        for name in one.named:
            entity = entities.get(name)
            forms = [name] if entity is None else [folded(n.name) for n in entity.names]
            if not any(form in text for form in forms):
                return True
        return False


def _led(claims: Sequence[Claim], number: int, part: SubQuestion) -> tuple[Claim, ...]:
    """Claims with the number before them."""
    lead = f"{number}：" if _is_chinese(part) else f"{number}: "
    text = _LED.sub("", claims[0].text)
    return (Claim(lead + text, claims[0].extracts), *claims[1:])


def _in_own_words(one: Instance, part: SubQuestion) -> int:
    """How many of the question's own words for the relation and the kind of thing a stretch has."""
    text = folded(window_text(one.window))
    return sum(stem_of(folded(word)) in text for word in (*part.said, *part.nouns))


def _asked_for(part: SubQuestion) -> int:
    """How many a question asks for by number: 哪两本, `which three`; 0 where it does not say."""
    said = _HOW_MANY.search(folded(part.text))
    return _NUMBERS[next(word for word in said.groups() if word)] if said is not None else 0


def _is_in(one: Instance, claims: Sequence[Claim]) -> bool:
    """Whether a stretch and what was said overlap."""
    return any(
        clause.chunk == extract.chunk and clause.start < extract.end and extract.start < clause.end
        for clause in one.window.clauses
        for claim in claims
        for extract in claim.extracts
    )


def _number(said: Said) -> int:
    """The number that a counted answer begins with; without facts it is a page's own, which nothing betters."""
    found = re.match(r"\D{0,16}(\d+)", said.claims[0].text)
    return int(found[1]) if found is not None and said.triples else _STATED


def _ordinal(one: Instance) -> int:
    """Which time a stretch says that it is: 第五次, `for the third time`, `his second`; 0 where it does not."""
    return said_time(folded(window_text(one.window)), one.window.page.language)


def _is_chinese(part: SubQuestion) -> bool:
    return part_language(part.text) is Language.CHINESE


def _told(one: Instance) -> int:
    """How many a stretch tells of: in English as many as the relation's preposition is said again."""
    if one.window.page.language is Language.CHINESE:
        return 1
    text = window_text(one.window)
    joins = {place for match in re.finditer(r"\b[A-Z]", text) if (place := _joined(text, match.start())) >= 0}
    return 1 + len(joins)


def _joined(text: str, place: int) -> int:
    """Where a conjunction stands with the preposition that stood before the first name: `to A, and to B`; else -1."""
    before = _JOINED.search(text[:place])
    if before is None:
        return -1
    first = rf"\w\s+{before[1]}\s+(?:the\s+)?[^,;:]*[A-Z]"
    return before.start() if re.search(first, text[: before.start()]) is not None else -1


def _passage(found: Sequence[Instance]) -> Passage:
    """The stretches in order, each once."""
    windows = {(one.window.page.document.key, one.window.first, one.window.last): one.window for one in found}
    return Passage(tuple(windows.values())[:_MOST])

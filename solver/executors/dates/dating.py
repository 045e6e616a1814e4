"""When something happened: the dates of the sentences that likeliest tell of it, each with how surely it is the one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from schemas.graph import Literal, LiteralKind
from schemas.names import split_sense
from schemas.plan import SubQuestion
from schemas.retrieval import Query
from schemas.text import Language
from solver.executors.retrieval import SearchRetriever
from solver.language import folded
from solver.reading.meaning import MeaningReader
from solver.reading.numbers.intervals import year_ranges
from solver.reading.numbers.ordinals import ordinals
from solver.reading.numbers.stretches import Stretch, stretches
from solver.reading.terms import Term, is_named, match, part_language
from solver.reading.weighable import Candidate
from solver.reading.windows import clauses_before
from solver.results import Extract

_LEAST = 0.02  # of a sentence, to be looked at
_LEAST_SAID = {True: 0.17, False: 0.1}
"""Of the words of an event, in its stretch of the question's language or of the other one."""

_LEAST_SURE = 0.01
_LEAST_SPAN = 0.1  # how likely a sentence must be the one that says from when to when
_IN_TURN = 0.5  # where the names in its sentence have as many dates in turn
_SILENT = 0.1  # what a date keeps whose stretch says none of the words
_BEFORE, _UNNAMED = 0.6, 0.1
"""Of a sentence that leaves out the thing: named in the one before it, or by a name in the page's language that nobody
knows, where the sentence names something else of the event."""

_NAMED = 0.6
_BESIDE, _NOT_NAMED = 0.7, 0.15
"""Of a stretch that does not name another thing of the event: its sentence does, or does not either."""

_OF_RIVAL = 0.1  # of a stretch that names what the event is set against instead
_UNNUMBERED = 0.4  # of a stretch that does not say which time it is, where that is asked
_AHEAD = 0.3  # of a stretch before its sentence first names the thing, on a page about another
_NEARLY = 0.3  # of the surest date of a year, one that says its day, too
_JOINS = re.compile(r"\s*(?:,|、|和|与|及|以及|,? and)?\s*(?:in |at |on )?")


@dataclass(frozen=True, slots=True)
class Dated:
    """A date, the words that give it, and how surely it is the one asked for, in (0, 1]."""

    weight: float
    literal: Literal
    extract: Extract


class Dating:
    """Dates events by the meaning of sentences: each is a small question of its own."""

    def __init__(self, meaning: MeaningReader, retriever: SearchRetriever, k: int) -> None:
        self._meaning = meaning
        self._retriever = retriever
        self._k = k
        self._known: dict[tuple[str, SubQuestion], list[Dated]] = {}

    def dates(
        self,
        words: str,
        asking: SubQuestion,
        listed: Sequence[str],
        others: Sequence[Term],
        rivals: Sequence[Term] = (),
    ) -> list[Dated]:
        """The dates at which something may have happened to a thing, the surest first; each year once.

        `words` say what happened, in the question's language; `asking` is the question when, `listed` are all names
        of the whole question, `others` those that the words hold and `rivals` those that the event is not of.
        """
        key = words, asking
        if key not in self._known:
            self._known[key] = self._dates(words, asking, listed, others, rivals)
        return self._known[key]

    def span(
        self, words: str, asking: SubQuestion
    ) -> tuple[tuple[Literal, Extract], tuple[Literal, Extract]] | None:
        """The first and the last year of what the likeliest sentence says to have lasted from the one to the other."""
        name = asking.names[0]
        ranking = self._retriever.retrieve(
            Query(f"{name} {words}", part_language(f"{name} {words}"), k=self._k)
        )
        weighed = self._meaning.weighed(_lasting_question(name, words), asking, ranking)
        for likely, sentence in sorted(weighed, key=lambda row: -round(row[0], 6)):
            if likely < _LEAST_SPAN:
                return None
            for clause in sentence.window.clauses if _spoken(sentence, ()) == 1.0 else ():
                for found in year_ranges(clause.text):
                    extract = Extract(clause.chunk, clause.start, clause.end)
                    first, last = (Literal(LiteralKind.DATE, found[n], found[n]) for n in ("first", "last"))
                    return (first, extract), (last, extract)
        return None

    def _dates(
        self,
        words: str,
        asking: SubQuestion,
        listed: Sequence[str],
        others: Sequence[Term],
        rivals: Sequence[Term],
    ) -> list[Dated]:
        language = part_language(f"{asking.names[0]} {words}")
        ranking = self._retriever.retrieve(Query(f"{asking.names[0]} {words}", language, k=self._k))
        weighed = self._meaning.weighed(_question(asking.names[0], words), asking, ranking)
        speaking = [(likely, s, spoken) for likely, s in weighed if (spoken := _spoken(s, others)) > 0]
        beside = {s.window.page.language: 1.0 for _, s in weighed}
        for likely, sentence in weighed:
            if _spoken(sentence, others) == 0:
                beside[sentence.window.page.language] -= likely
        wanted = ordinals(words)
        found: dict[str, Dated] = {}
        for likely, sentence, spoken in speaking:
            likely /= max(beside[sentence.window.page.language], _LEAST)
            whole = stretches(sentence.window) if likely >= _LEAST else []
            told = _in_turn(sentence, whole, listed)
            least = _IN_TURN if len(told) < len(whole) else 0.0
            said = (
                self._meaning.said(_left(words, sentence, others), [one.text for one in told]) if told else []
            )
            for one, alike in zip(told, said, strict=True):
                share = max(alike, _held(sentence, one), least, _bare(words, sentence, one, others))
                if share < _LEAST_SAID[sentence.window.page.language is language]:
                    continue
                weight = likely * spoken * (_SILENT + (1 - _SILENT) * share**2)
                weight *= _naming(others, one, sentence)
                weight *= _AHEAD if _is_ahead(one, sentence) else 1.0
                weight *= _OF_RIVAL if _is_of_rival(rivals, one, sentence) else 1.0
                weight *= 1.0 if wanted <= ordinals(one.text) else _UNNUMBERED
                if weight >= _LEAST_SURE:
                    dated = Dated(weight, one.literal, one.extract)
                    found[one.literal.value[:4]] = _surer(found.get(one.literal.value[:4]), dated)
        return sorted(found.values(), key=lambda d: (-round(d.weight, 6), d.literal.value))


def _surer(known: Dated | None, other: Dated) -> Dated:
    """The surer of two dates of one year; as exact as the other where that says the same and is nearly as sure."""
    if known is None:
        return other
    best, less = (known, other) if known.weight >= other.weight else (other, known)
    exact = less.literal.value.startswith(f"{best.literal.value}-") and less.weight >= best.weight * _NEARLY
    return replace(less, weight=best.weight) if exact else best


def _left(words: str, sentence: Candidate, others: Sequence[Term]) -> str:
    """An event's words without the names of what the sentence's page is about."""
    title = _title(sentence)
    own = {form for other in others if title in other.forms for form in other.forms}
    return " ".join(word for word in words.split() if folded(word) not in own) or words


def _bare(words: str, sentence: Candidate, one: Stretch, others: Sequence[Term]) -> float:
    """What a stretch says of an event that is no more than the name of what its page is about, on the page of a prize:
    half of it where it names whose the prize is.
    """
    title, said = _title(sentence), folded(one.text)
    bare = any({title, folded(words)} <= set(other.forms) for other in others)
    named = any(is_named(form, said) for thing in sentence.terms.things for form in thing.forms)
    return _IN_TURN if bare and named else 0.0


def _title(sentence: Candidate) -> str:
    return folded(split_sense(sentence.window.page.document.title)[0])


def _question(name: str, words: str) -> str:
    """The small question that an event is: `When was the Titanic wreck located?`"""
    if part_language(f"{name}{words}") is Language.CHINESE:
        return f"{name}{words.replace(' ', '')}是哪一年？"
    return f"When was {name} {words}?"


def _lasting_question(name: str, words: str) -> str:
    """The small question that something which lasted is: `From when to when was Ann Lee in charge of the school?`"""
    if part_language(f"{name}{words}") is Language.CHINESE:
        return f"{name}从哪一年到哪一年{words.replace(' ', '')}？"
    return f"From when to when was {name} {words}?"


def _spoken(sentence: Candidate, others: Sequence[Term]) -> float:
    """How surely a sentence speaks of all things: it names them, or its page is about them, or it goes on from one
    that does; of a relative, where it happened to one, it must speak itself.
    """
    window = sentence.window
    before = clauses_before(window)
    share = 1.0
    for thing in sentence.terms.things:
        if sentence.about.isdisjoint(thing.forms) and max(match(thing, c) for c in window.clauses) < _NAMED:
            known = any(part_language(form) is window.page.language for form in thing.forms)
            named = any(match(thing, c) >= _NAMED for c in before)
            led = any(match(other, c) >= _NAMED for other in others for c in window.clauses)
            share = min(share, _BEFORE if named else _UNNAMED if led and not known else 0.0)
    kin = [other for other in others if other.kind == "relation"]
    return share if all(max(match(other, c) for c in window.clauses) >= _NAMED for other in kin) else 0.0


def _held(sentence: Candidate, one: Stretch) -> float:
    """The share of the event's words, by weight, that a stretch holds in any known wording."""
    clause = replace(sentence.window.clauses[0], plain=folded(one.text), bare=folded(one.text), year="")
    terms = (*sentence.terms.relations, *sentence.terms.words)
    weight = sum(term.weight for term in terms)
    return sum(term.weight * match(term, clause) for term in terms) / weight if weight else 0.0


def _naming(others: Sequence[Term], one: Stretch, sentence: Candidate) -> float:
    """How surely a stretch speaks of the other things of an event, which it or its sentence should name."""
    share = 1.0
    title = _title(sentence)
    for other in others:
        if title in other.forms:
            continue  # on its own page it is left out
        if not any(is_named(form, folded(one.text)) for form in other.forms):
            within = any(match(other, clause) >= _NAMED for clause in sentence.window.clauses)
            share *= _BESIDE if within else _NOT_NAMED
    return share


def _is_ahead(one: Stretch, sentence: Candidate) -> bool:
    """Whether a sentence names its thing only behind a stretch, which is told of something else."""
    text, said = folded(" ".join(clause.text for clause in sentence.window.clauses)), folded(one.text)
    forms = [form for thing in sentence.terms.things for form in thing.forms if is_named(form, text)]
    if sentence.about or not forms or any(is_named(form, said) for form in forms):
        return False
    return text.find(folded(one.literal.text)) < min(text.find(form) for form in forms)


def _is_of_rival(rivals: Sequence[Term], one: Stretch, sentence: Candidate) -> bool:
    """Whether a stretch names one of the things that the event is not of, and not the thing that it is of; or, in a
    sentence that names that one by its title, only other titles.
    """
    said = folded(one.text)
    forms = {form for thing in sentence.terms.things for form in thing.forms}
    if any(is_named(form, said) for form in forms):
        return False
    titles = {folded(title) for clause in sentence.window.clauses for title in clause.works}
    entitled = bool(forms & titles) and any(title in said for title in titles - forms)
    return entitled or any(is_named(form, said) for rival in rivals for form in rival.forms)


def _in_turn(sentence: Candidate, told: Sequence[Stretch], listed: Sequence[str]) -> Sequence[Stretch]:
    """Of as many dates in a row as names (`A and B were built in 1974 and 1969`) the one in the thing's place."""
    text = "\n".join(clause.plain for clause in sentence.window.clauses)
    places = sorted((text.find(folded(name)), folded(name)) for name in listed if folded(name) in text)
    if len(places) < 2 or len(told) != len(places):
        return told
    dates = [text.find(folded(one.literal.text)) for one in told]
    ends = [place + len(folded(one.literal.text)) for place, one in zip(dates, told, strict=True)]
    if not all(_JOINS.fullmatch(text[end:start]) for end, start in zip(ends, dates[1:], strict=False)):
        return told
    own = {form for thing in sentence.terms.things for form in thing.forms}
    return [one for one, (_, name) in zip(told, places, strict=True) if name in own]

"""The sentence that likeliest says how long something lasted, how far two events lie apart, or how old somebody was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.retrieval import Ranking
from solver.reading.meaning import MeaningReader
from solver.reading.numbers.intervals import Asked, Interval, asked_of, intervals_of
from solver.reading.terms import Term, match, part_language
from solver.reading.weighable import Candidate
from solver.reading.windows import Window, clauses_before

_LEAST = 0.04  # of a sentence, before those that give no time are left out
_NAMED = 0.6
_BEFORE, _UNNAMED, _KNOWN_UNNAMED = 0.8, 0.6, 0.4
"""Of a sentence that leaves a thing out: the one before it names it, its language may write it otherwise, or not."""

_COUNTED_ON = (
    0.5  # of an amount that only says how much later something else happened, where it is asked how long
)
_ACROSS = 0.8  # of a sentence of the other language
_LEAST_REST = 0.25  # of the likelihood that sentences which give no time leave to the others

Gives = Callable[[Window], bool]


@dataclass(frozen=True, slots=True)
class Timed:
    """A sentence, how surely it answers, in (0, 1], and the time that it gives, if that is an amount."""

    weight: float
    window: Window
    interval: Interval | None = None
    single: bool = True


class TimeReader:
    """Reads times by the meaning of sentences, of those that give one."""

    def __init__(self, meaning: MeaningReader) -> None:
        self._meaning = meaning

    def interval(self, question: str, part: SubQuestion, ranking: Ranking | None) -> Timed | None:
        """The sentence that gives an amount of time, and that amount: of several the one whose piece of the sentence
        says most of the question.
        """
        told = self.sentence(question, part, ranking, lambda window: bool(intervals_of(window, question)))
        if told is None:
            return None
        found = intervals_of(told.window, question)
        said = self._meaning.said(question, [one.words for one in found])
        best = max(range(len(found)), key=lambda place: (round(said[place], 6), -place))
        weight = told.weight * (
            _COUNTED_ON if found[best].later and asked_of(question) is Asked.LASTING else 1.0
        )
        return replace(told, weight=weight, interval=found[best], single=len(found) == 1)

    def sentence(
        self, question: str, part: SubQuestion, ranking: Ranking | None, gives: Gives
    ) -> Timed | None:
        """The likeliest of the sentences that give what is asked for and speak of the question's things."""
        asking = replace(part, kind=QuestionKind.ATTRIBUTE, asked=AnswerType.THING)
        weighed = self._meaning.weighed(question, asking, ranking)
        giving = [(likely, s) for likely, s in weighed if likely >= _LEAST and gives(s.window)]
        silent = {id(s) for _, s in weighed} - {id(s) for _, s in giving}
        best: Timed | None = None
        for likely, sentence in giving:
            language = sentence.window.page.language
            lost = sum(w for w, s in weighed if id(s) in silent and s.window.page.language is language)
            weight = min(likely / max(1 - lost, _LEAST_REST), 1.0) * _spoken(sentence)
            weight *= 1.0 if language is part_language(question) else _ACROSS
            if best is None or weight > best.weight:
                best = Timed(weight, sentence.window)
        return best


def _spoken(sentence: Candidate) -> float:
    """How surely a sentence speaks of all the things; 0 where it names none, and is not about one."""
    things: Sequence[Term] = [term for term in sentence.unsaid if term.kind in ("thing", "work")]
    if things and len(things) == len(sentence.terms.things) and not sentence.about:
        return 0.0
    share = 1.0
    for thing in things:
        share *= _left_out(thing, sentence)
    return share


def _left_out(thing: Term, sentence: Candidate) -> float:
    window = sentence.window
    if any(match(thing, clause) >= _NAMED for clause in clauses_before(window)):
        return _BEFORE
    known = any(part_language(form) is window.page.language for form in thing.forms)
    return _KNOWN_UNNAMED if known else _UNNAMED

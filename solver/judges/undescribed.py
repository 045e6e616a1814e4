"""Answers about somebody, or something, of whom no page says what the question says: the left-handed actor of A."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from schemas.plan import AnswerType, Plan, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.planners.rule import RulePlanner
from solver.planners.words.heads import is_head
from solver.reading.terms import part_language
from solver.running import Runner
from solver.synthesis.citing import cited_chunks
from solver.synthesis.composed import Composed

_LEAST_QUOTED, _LEAST_SAID = 0.1, 0.3
_LEAST_ACROSS, _LEAST_SAID_ACROSS = 0.1, 0.2  # where some of the quotes are of the other language
"""The share of the words of a description that quotes say in whatever words, and the chunks around them. Of 67 answers
to questions that describe somebody as nobody is 35 stay below both, of 506 right answers to others 6."""

_CLAUSE_EN = re.compile(
    r"(?<=[\w\"”’)] )(?<!\b[Ii]n )(?<!\b[Aa]t )(?<!\b[Oo]n )(?<!\b[Tt]o )(?<!\b[Oo]f )(?<!\b[Bb]y )(?<!\b[Ff]or )"
    r"(?<!\b[Ff]rom )(?<!\b[Ww]ith )(?:who|whom|whose|that|which|where)\b(?P<words>[^?]*)"
)
_HAS_BEEN = re.compile(
    r"\b(?:was|is|were|been|worked as|became) (?:once )?an? (?P<noun>[a-z-]+)|"
    r"(?:当|做|担任|干)过(?P<trade>[\u3400-\u9fff]{2,5}?)的"
)
"""What else somebody is said to be, beside the noun of what is described: 当过飞行员的那位演员."""

_ANYBODY = frozenset("man woman person girl boy actor actress 男人 女人 演员".split())
_NUMBER = re.compile(r"[\d年月日]+s?")
_SMALL = frozenset(
    "given alongside together once later then also even again still first last same own other another back very well "
    "ever just only original see let going went made "
    "生前 后来 当时 其中 一起 同时 之后 以后 曾经 当年".split()
)
"""Words that say when or how, and not of whom."""


class Undescribed:
    """Holds the words with which a question describes what it asks about against what an answer cites."""

    def __init__(self, planner: RulePlanner, runner: Runner, store: GraphStore) -> None:
        self._planner = planner
        self._runner = runner
        self._store = store

    def leaves(self, question: str, plan: Plan, composed: Composed) -> bool:
        """Whether nothing that is cited, in the question's language, says any of what a question describes something
        by, beside names, relations and kinds of things.
        """
        meaning = self._runner.meaning
        if meaning is None or any(part.asked is AnswerType.BOOLEAN for part in plan.parts):
            return False
        words = " ".join(dict.fromkeys(self._words(question, plan)))
        if not words:
            return False
        quotes = self._runner.cited(composed)
        own = [part_language(text) is plan.language for text in quotes]
        if not any(own):
            return False  # which words of two languages mean the same is too unsure
        quoted, said = (_LEAST_QUOTED, _LEAST_SAID) if all(own) else (_LEAST_ACROSS, _LEAST_SAID_ACROSS)
        number, share = meaning.share(words, "\n".join(quotes))
        if not number or share >= quoted:
            return False
        around = "\n".join(chunk.text for chunk in cited_chunks(composed.citations, self._store))
        return meaning.share(words, around)[1] < said

    def _words(self, question: str, plan: Plan) -> Iterator[str]:
        """The words of descriptions that no name, no relation and no noun of a kind explains."""
        told = self._descriptions(question, plan.language)
        for part in plan.parts:
            yield from (word for word in _content(part, plan.language) if any(word in text for text in told))
        for been in (found for text in told for found in _HAS_BEEN.finditer(text)):
            noun = been["noun"] or been["trade"]
            if noun not in _ANYBODY and is_head(noun, plan.language):
                yield noun

    def _descriptions(self, question: str, language: Language) -> Sequence[str]:
        spans = []
        for one in self._planner.described(question):
            start = one.offset + one.description.start
            spans.append(question[start : one.offset + one.description.end])
        if language is Language.ENGLISH:
            spans += [clause["words"] for clause in _CLAUSE_EN.finditer(question)]
        return [span.lower() for span in spans]


def _content(part: SubQuestion, language: Language) -> list[str]:
    return [
        word
        for word in part.residual
        if not (word in part.names or is_head(word, language) or _NUMBER.fullmatch(word) or word in _SMALL)
    ]

"""A question on its way, what a turn of it came to, and which of two turns to keep."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.retrieval import LinkedEntity
from solver.language import folded
from solver.running import Run
from solver.synthesis.composed import Composed
from solver.tasks import binds

COMPUTED = frozenset(
    {
        QuestionKind.COUNT,
        QuestionKind.DIFFERENCE,
        QuestionKind.COMPARE,
        QuestionKind.SUM,
        QuestionKind.DEFINITION,
    }
)
"""Kinds whose answer is worked out."""

_ASKS_TITLE = re.compile(r"(?:电影|影片|片子?|作品|剧|书|小说|歌|专辑)名?(?:叫|是)(?:什么|哪一?[部本首张])")
_TITLE = re.compile(r"《[^《》]+》")
_COUNTED = frozenset({AnswerType.NUMBER, AnswerType.DATE})


@dataclass(frozen=True, slots=True)
class Question:
    """A question on its way: what its names are known to mean, and the parts that found them."""

    text: str
    known: tuple[LinkedEntity, ...] = ()
    before: tuple[SubQuestion, ...] = ()
    sure: bool = False

    @property
    def first(self) -> int:
        """The number after those of the parts before."""
        return 1 + sum(len(part.step.actions) for part in self.before)


@dataclass(frozen=True, slots=True)
class Turn:
    """A question's plan carried out and what it comes to; `sure` where what it found rests on facts, `quoted`
    where the words that answer are a page's, and no facts, `tabled` where a table answers.
    """

    question: Question
    run: Run
    composed: Composed
    sure: bool = False
    quoted: bool = False
    tabled: bool = False


def gives_none(composed: Composed, parts: Sequence[SubQuestion]) -> bool:
    """Whether facts say something of what is asked about, but nothing that could be the date or number asked for."""
    if not composed.triples or any(
        p.kind is not QuestionKind.PASSAGE or p.asked not in _COUNTED for p in parts
    ):
        return False
    timed = any(p.asked is AnswerType.DATE for p in parts)
    return not any(
        not isinstance(t.object, str) or (timed and any(q.name == "time" for q in t.qualifiers))
        for t in composed.triples
    )


def is_settled(turn: Turn) -> bool:
    """Whether facts answer all that is asked, or the question is of a kind that facts alone answer."""
    parts = turn.run.plan.parts
    if turn.composed.abstained:
        return False
    if all(part.kind in COMPUTED and not part.residual for part in parts):
        return True
    if not turn.composed.triples and not all(part.kind is QuestionKind.YES_NO for part in parts):
        return False
    return all(part.kind is QuestionKind.YES_NO or is_said(part) for part in parts)


def guesses_part(direct: Turn, unfolded: Turn) -> bool:
    """Whether a question of several parts, which pages answer as it stands, has a part left to any sentence once what
    it describes is named: what `he` does `in it` is then read without the thing that `it` means.
    """
    rest = unfolded.run.plan.parts[len(unfolded.question.before) :]
    several = len(direct.run.plan.parts) > 1 and not direct.composed.abstained
    return several and len(rest) > 1 and any(part.kind is QuestionKind.PASSAGE for part in rest)


def tells_more(deeper: Turn, turn: Turn) -> bool:
    """Whether a turn that names one more thing is to be preferred: facts answer it, or nothing answered before it."""
    if turn.composed.abstained or is_settled(deeper):
        return True
    return turn.quoted and not deeper.quoted and not deeper.composed.abstained


def better(one: Turn, later: Turn) -> Turn:
    """The later turn, which knows more names, unless only the first says something."""
    return one if later.composed.abstained and not one.composed.abstained else later


def is_said(part: SubQuestion) -> bool:
    """Whether a form says all words of a part."""
    return part.kind is not QuestionKind.PASSAGE and not part.residual


def says_rest(turn: Turn, cited: Sequence[str]) -> bool:
    """Whether an answer, or a sentence that it cites, says every word that the form leaves out."""
    told = folded("\n".join((turn.composed.text, *cited)))
    return not turn.composed.abstained and all(
        part.kind is not QuestionKind.PASSAGE and folded(word) in told
        for part in turn.run.plan.parts
        for word in part.residual
    )


def only_finds(direct: Turn, unfolded: Turn) -> bool:
    """Whether the direct answer is the sentence that tells what a description means, and not what is asked of it."""
    first = unfolded.run.plan.parts[0]
    aliases = [alias for action in first.step.actions for alias in binds(action)]
    rows = [row for alias in aliases for row in unfolded.run.bindings.outcome(alias).rows]
    told = [extract for row in rows for extract in row.extracts.values()]
    cited = direct.composed.citations
    return bool(told and cited) and all(
        any(c.chunk == e.chunk and e.start <= c.start and c.end <= e.end + 1 for e in told) for c in cited
    )


def names_no_work(question: str, turn: Turn) -> bool:
    """Whether a Chinese question asks for a work of what it describes, and the answer tells no title but its own."""
    asks = turn.run.plan.parts[-1].asked is AnswerType.WORK or _ASKS_TITLE.search(question)
    told = _TITLE.findall(turn.composed.text)
    return bool(turn.question.before and asks and told) and all(title in question for title in told)

"""Whether an answer is right and cited, by the rules of docs/reference/questions.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from schemas.answer import Answer
from schemas.text import Language
from solver.evaluation.matching import contains, holds, normalised, token_f1, verdict_of
from solver.evaluation.questions import Question

_MOST_CHARACTERS, _MOST_WORDS = 200, 60


@dataclass(frozen=True, slots=True)
class Judged:
    """One question's answer, judged; `cited` is None for an abstention, `shown` whether the passages of one hold what
    is asked for.
    """

    id: str
    kind: str
    right: bool
    cited: bool | None
    answer: str
    abstained: bool
    exact_match: float
    f1: float
    ms: float
    unseen: bool = False
    shown: bool = False
    confidence: float | None = None

    @property
    def right_and_cited(self) -> bool:
        """Right and cited, or a right abstention."""
        return self.right and self.cited is not False


def judge(question: Question, answer: Answer, cited: Sequence[str], *, match: str | None = None) -> Judged:
    """Whether an answer is right and cited, by the rules of docs/reference/questions.md.

    `cited` are the texts of the chunks that the answer cites.
    """
    right = _is_right(question, answer, match or question.match)
    return Judged(
        id=question.id,
        kind=question.kind,
        right=right,
        cited=None if answer.abstained else _is_cited(question, answer, cited),
        answer=answer.text,
        abstained=answer.abstained,
        exact_match=float(_exact(question, answer.text)),
        f1=_f1(question, answer.text),
        ms=answer.ms,
        unseen=question.unseen,
        shown=_is_shown(question, answer, match or question.match),
        confidence=None if answer.abstained else answer.confidence,
    )


def _is_right(question: Question, answer: Answer, match: str) -> bool:
    if question.kind == "unanswerable":
        return answer.abstained
    if answer.abstained or not question.answers or _too_long(answer):
        return False
    verdicts = _verdicts(question)
    return verdict_of(answer.text) in verdicts if verdicts else _holds_gold(answer.text, question, match)


def _is_shown(question: Question, answer: Answer, match: str) -> bool:
    """Whether an abstention's passages hold the gold strings; no passage holds a verdict."""
    if not answer.abstained or question.kind == "unanswerable" or not question.answers or _verdicts(question):
        return False
    return _holds_gold("\n".join(passage.quote for passage in answer.nearest), question, match)


def _verdicts(question: Question) -> list[bool]:
    """The verdicts that are the gold answers of a yes or no; none of any other question."""
    verdicts = [verdict_of(wanted) for wanted in question.answers if question.kind == "yes_no"]
    return [verdict for verdict in verdicts if verdict is not None] if None not in verdicts else []


def _holds_gold(text: str, question: Question, match: str) -> bool:
    found = [contains(text, wanted) for wanted in question.answers]
    return any(found) if match == "any" else all(found)


def _too_long(answer: Answer) -> bool:
    if answer.language is Language.CHINESE:
        return len(answer.text) > _MOST_CHARACTERS
    return len(answer.text.split()) > _MOST_WORDS


def _is_cited(question: Question, answer: Answer, cited: Sequence[str]) -> bool:
    if not answer.citations:
        return False
    if question.supporting and all(
        citation.chunk in question.supporting or citation.document in question.supporting
        for citation in answer.citations
    ):
        return True
    if not question.evidence:
        return not question.supporting
    held = "\n".join(cited)
    return all(
        any(all(holds(held, words) for words in way) for way in stating) for stating in question.stating()
    )


def _exact(question: Question, text: str) -> bool:
    bare = normalised(text).strip("。.!?！？ ")
    return any(bare == normalised(wanted) for wanted in question.answers)


def _f1(question: Question, text: str) -> float:
    """The best token F1 against a gold answer; Chinese counts by character."""
    return max((token_f1(text, wanted) for wanted in question.answers), default=0.0)

"""A part of a question that asks for something, planned as a search."""

from __future__ import annotations

from schemas.logical_form import Output, Ref, Step
from schemas.plan import AnswerType, QuestionKind, SubQuestion


def part(question: str, *residual: str, asked: AnswerType = AnswerType.REASON) -> SubQuestion:
    step = Step((Output((Ref("o1"),)),))
    return SubQuestion(question, QuestionKind.PASSAGE, asked, step, residual=residual)

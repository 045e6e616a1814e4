"""Questions with gold answers against a solver: right, cited, both, by kind, with latency."""

from solver.evaluation.judging import Judged, judge
from solver.evaluation.matching import contains, holds, normalised
from solver.evaluation.questions import Question, read_questions
from solver.evaluation.report import Report, evaluate

__all__ = [
    "Judged",
    "Question",
    "Report",
    "contains",
    "evaluate",
    "holds",
    "judge",
    "normalised",
    "read_questions",
]

"""All judged questions, and what they add up to: by kind, by confidence, with latency."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from schemas.answer import Answer
from solver.evaluation.judging import Judged, judge
from solver.evaluation.questions import Question

_MATCHES = ("all", "any")
_LEAST = (0.5, 0.6, 0.7, 0.8, 0.9)  # confidences by which answers are counted


class Asker(Protocol):
    """Answers one question, and can show the chunks that an answer cites."""

    def ask(self, question: str) -> Answer: ...

    def cited_texts(self, answer: Answer) -> tuple[str, ...]: ...


@dataclass(frozen=True, slots=True)
class Report:
    """All judged questions in order, and what they add up to."""

    questions: tuple[Judged, ...]

    @property
    def n(self) -> int:
        """How many were asked."""
        return len(self.questions)

    @property
    def right(self) -> int:
        """How many answers hold the gold strings."""
        return sum(q.right for q in self.questions)

    @property
    def cited(self) -> int:
        """How many cite the evidence."""
        return sum(bool(q.cited) for q in self.questions)

    @property
    def right_and_cited(self) -> int:
        """How many are both."""
        return sum(q.right_and_cited for q in self.questions)

    @property
    def abstained(self) -> int:
        """How many were abstained from."""
        return sum(q.abstained for q in self.questions)

    @property
    def rightly_abstained(self) -> int:
        """How many of these the pages do not answer; they count as right, too."""
        return sum(q.abstained and q.right for q in self.questions)

    @property
    def shown(self) -> int:
        """How many of these show passages that hold what was asked for."""
        return sum(q.shown for q in self.questions)

    @property
    def wrong(self) -> int:
        """How many answers, other than abstentions, do not hold the gold strings."""
        return sum(not (q.right or q.abstained) for q in self.questions)

    @property
    def exact_match(self) -> float:
        """Mean over questions with gold answers, in [0, 1]."""
        return _mean([q.exact_match for q in self.questions if q.kind != "unanswerable"])

    @property
    def f1(self) -> float:
        """Mean token F1 over questions with gold answers, in [0, 1]."""
        return _mean([q.f1 for q in self.questions if q.kind != "unanswerable"])

    @property
    def p50_ms(self) -> float:
        """Median time a question."""
        return _percentile([q.ms for q in self.questions], 0.5)

    @property
    def p95_ms(self) -> float:
        """The time that 95 % of the questions stay below."""
        return _percentile([q.ms for q in self.questions], 0.95)

    def by_kind(self) -> dict[str, dict[str, int]]:
        """Counts by kind of question, in order of first appearance."""
        kinds: dict[str, list[Judged]] = {}
        for question in self.questions:
            kinds.setdefault(question.kind or "other", []).append(question)
        return {kind: _counts(questions) for kind, questions in kinds.items()}

    def by_confidence(self) -> list[dict[str, float]]:
        """How many answers have a confidence of at least some, and how many of them are right; none without any."""
        told = [(q.confidence, q.right) for q in self.questions if q.confidence is not None]
        kept = [(least, [right for sure, right in told if sure >= least]) for least in _LEAST]
        return [{"least": least, "n": len(rights), "right": sum(rights)} for least, rights in kept if told]

    def document(self) -> dict[str, Any]:
        """The report as `guanxi eval --json` prints it."""
        summary: dict[str, Any] = {
            "n": self.n,
            "right": self.right,
            "cited": self.cited,
            "right_and_cited": self.right_and_cited,
            "exact_match": round(self.exact_match, 4),
            "f1": round(self.f1, 4),
            "wrong": self.wrong,
            "abstained": self.abstained,
            "shown": self.shown,
            "by_kind": self.by_kind(),
            "by_confidence": self.by_confidence(),
            "p50_ms": round(self.p50_ms, 1),
            "p95_ms": round(self.p95_ms, 1),
        }
        unseen = [q for q in self.questions if q.unseen]
        if unseen:
            summary["unseen"] = _counts(unseen)
            summary["seen"] = _counts([q for q in self.questions if not q.unseen])
        summary["questions"] = [
            {
                "id": q.id,
                "kind": q.kind,
                "right": q.right,
                "cited": q.cited,
                "answer": q.answer,
                "shown": q.shown,
                "confidence": q.confidence,
                "ms": round(q.ms, 1),
            }
            for q in self.questions
        ]
        return summary


def evaluate(questions: Sequence[Question], solver: Asker, *, match: str | None = None) -> Report:
    """Ask every question and judge the answer. `match` (`all` or `any`) overrides the questions' own.

    Raises ValueError for another `match`.
    """
    if match is not None and match not in _MATCHES:
        raise ValueError(f"match must be one of {', '.join(_MATCHES)}, not {match!r}")
    judged = []
    for question in questions:
        answer = solver.ask(question.question)
        judged.append(judge(question, answer, solver.cited_texts(answer), match=match))
    return Report(tuple(judged))


def _counts(questions: Sequence[Judged]) -> dict[str, int]:
    return {
        "n": len(questions),
        "right": sum(q.right for q in questions),
        "cited": sum(bool(q.cited) for q in questions),
        "right_and_cited": sum(q.right_and_cited for q in questions),
    }


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of the values do not pass."""
    if not values:
        return 0.0
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, max(0, -(-int(share * 100) * len(ranked) // 100) - 1))]

"""Questions with gold answers against a solver: right, cited, both, by kind, with latency."""

from __future__ import annotations

import gzip
import json
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from schemas.answer import Answer
from schemas.errors import InputError
from schemas.text import Language
from solver.question import check_question

_MOST_CHARACTERS, _MOST_WORDS = 200, 60
_MATCHES = ("all", "any")
_LEAST = (0.5, 0.6, 0.7, 0.8, 0.9)  # confidences by which answers are counted

_LINE_MARKS = re.compile(
    r"^[ \t]*(?:>[ \t]*)*(?:(?:[-+*]|\d{1,2}[.)]|#{1,6})[ \t]+)?|^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|?)+[ \t]*$",
    re.M,
)
"""What begins a quotation, an item of a list or a heading, and the line below a table's labels."""

_WORD_MARKS = re.compile(r"(?<!\w)(_{1,3}|`{1,2}|~~)(?=\S)(?P<words>[^\n]+?)(?<=\S)\1(?!\w)")
_VERDICT = re.compile(r"\W*(?:(?P<yes>yes\b|是)|no\b|不|没|否)")


@dataclass(frozen=True, slots=True)
class Question:
    """A question and what a right, cited answer holds.

    `answers` must stand in the answer: all of them, or any (`match`). `evidence` are words that the
    cited chunks hold between them, `also` for some of them other words that state the same, and `supporting`
    documents or chunks that may be cited instead.
    """

    id: str
    question: str
    answers: tuple[str, ...]
    kind: str = ""
    evidence: tuple[str, ...] = ()
    supporting: tuple[str, ...] = ()
    match: str = "all"
    unseen: bool = False
    also: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def stating(self) -> tuple[tuple[str, ...], ...]:
        """For each of `evidence` the words that state it, itself first: any of them will do."""
        return tuple((wanted, *self.also.get(wanted, ())) for wanted in self.evidence)


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


class Asker(Protocol):
    """Answers one question, and can show the chunks that an answer cites."""

    def ask(self, question: str) -> Answer: ...

    def cited_texts(self, answer: Answer) -> tuple[str, ...]: ...


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


def read_questions(path: Path) -> tuple[Question, ...]:
    """Questions of a JSON Lines file (plain or .gz). Raises InputError naming file and line."""
    try:
        content = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
        lines = content.decode("utf-8").splitlines()
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise InputError(f"questions {path} cannot be read: {error}", path=str(path)) from error
    return tuple(_question(line, path, number) for number, line in enumerate(lines, 1) if line.strip())


def normalised(text: str) -> str:
    """Unicode, width and case normalised; runs of white space, and the bars of a table, are one space, Markdown's `*`
    none.
    """
    plain = unicodedata.normalize("NFKC", text).casefold().replace("*", "").replace("|", " ")
    return " ".join(plain.split())


def unmarked(text: str) -> str:
    """A text normalised, without the marks at starts of lines and around words that Markdown's reader leaves out."""
    return normalised(_WORD_MARKS.sub(lambda m: m["words"], _LINE_MARKS.sub("", text)))


def holds(text: str, passage: str) -> bool:
    """Whether a text holds a passage, as it stands or but for the marks of Markdown that either has."""
    plain, bare = normalised(passage), unmarked(passage)
    return (bool(plain) and plain in normalised(text)) or (bool(bare) and bare in unmarked(text))


def contains(text: str, wanted: str) -> bool:
    """Whether a normalised text holds a string; a number counts only as a whole number."""
    text, wanted = normalised(text), normalised(wanted)
    if not wanted:
        return False
    before = r"(?<!\d)(?<!\d[.,])" if wanted[0].isdigit() else ""
    after = r"(?![.,]?\d)" if wanted[-1].isdigit() else ""
    return re.search(before + re.escape(wanted) + after, text) is not None


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


def verdict_of(text: str) -> bool | None:
    """The yes or no that a text begins with, None where it begins with neither: `No: …` is none by holding `yes`."""
    begins = _VERDICT.match(normalised(text))
    return None if begins is None else begins["yes"] is not None


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
    return all(any(holds(held, words) for words in stating) for stating in question.stating())


def _exact(question: Question, text: str) -> bool:
    bare = normalised(text).strip("。.!?！？ ")
    return any(bare == normalised(wanted) for wanted in question.answers)


def _f1(question: Question, text: str) -> float:
    """The best token F1 against a gold answer; Chinese counts by character."""
    return max((_overlap(_tokens(text), _tokens(wanted)) for wanted in question.answers), default=0.0)


def _tokens(text: str) -> list[str]:
    return re.findall(r"[\u3400-\u9fff]|[^\W\u3400-\u9fff]+", normalised(text))


def _overlap(found: Sequence[str], wanted: Sequence[str]) -> float:
    common = sum((Counter(found) & Counter(wanted)).values())
    if not common:
        return 0.0
    precision, recall = common / len(found), common / len(wanted)
    return 2 * precision * recall / (precision + recall)


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


def _question(line: str, path: Path, number: int) -> Question:
    try:
        record = json.loads(line)
        check_question(asked := record["question"])
        return Question(
            id=str(record.get("id", number)),
            question=asked,
            answers=_strings(record, "answers"),
            kind=str(record.get("kind", "")),
            evidence=tuple(text for text in _strings(record, "evidence") if text),
            supporting=_strings(record, "supporting"),
            match=str(record.get("match", "all")),
            unseen=bool(record.get("unseen", False)),
            also=_also(record),
        )
    except (json.JSONDecodeError, KeyError, TypeError, AttributeError, InputError) as error:
        raise InputError(
            f"questions {path}, line {number}: not a question: {error}",
            path=str(path),
            hint='A line is {"id", "question", "answers", …}.',
        ) from error


def _also(record: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """What states the same, by the evidence that it states."""
    stated = record.get("also", {})
    found = {wanted: _strings(stated, wanted) for wanted in stated}
    for words in stated.values():
        if not all(
            isinstance(one, str) and one.strip() for one in (words if isinstance(words, list) else [words])
        ):
            raise InputError("`also` has what is no text")
    if strange := sorted(found.keys() - set(_strings(record, "evidence"))):
        raise InputError(f"`also` has what is no evidence: {strange[0]}")
    return found


def _strings(record: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = record.get(key, ())
    return (value,) if isinstance(value, str) else tuple(str(item) for item in value)

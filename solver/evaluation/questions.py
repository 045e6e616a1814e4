"""Questions with gold answers, and what a right, cited answer to each holds."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from schemas.errors import InputError
from solver.question import check_question

_A_LINE = 'A line is {"id", "question", "answers", …}.'


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
    also: Mapping[str, tuple[tuple[str, ...], ...]] = field(default_factory=dict)

    def stating(self) -> tuple[tuple[tuple[str, ...], ...], ...]:
        """For each of `evidence` what states it, itself first: any of them will do, each with all of its words."""
        return tuple(((wanted,), *self.also.get(wanted, ())) for wanted in self.evidence)


def read_questions(path: Path) -> tuple[Question, ...]:
    """Questions of a JSON Lines file (plain or .gz). Raises InputError naming file and line."""
    try:
        content = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
        lines = content.decode("utf-8").splitlines()
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise InputError(f"questions {path} cannot be read: {error}.", path=str(path)) from error
    questions = tuple(_question(line, path, number) for number, line in enumerate(lines, 1) if line.strip())
    if not questions:
        raise InputError(f"questions {path} holds no question.", path=str(path), hint=_A_LINE)
    return questions


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
            hint=_A_LINE,
        ) from error


def _also(record: Mapping[str, Any]) -> dict[str, tuple[tuple[str, ...], ...]]:
    """What states the same, by the evidence that it states: words, or several that state it together."""
    stated = record.get("also", {})
    found = {
        wanted: tuple(_together(one) for one in (ways if isinstance(ways, list) else [ways]))
        for wanted, ways in stated.items()
    }
    if strange := sorted(found.keys() - set(_strings(record, "evidence"))):
        raise InputError(f"`also` has what is no evidence: {strange[0]}")
    return found


def _together(way: object) -> tuple[str, ...]:
    words = way if isinstance(way, list) else [way]
    if not words or not all(isinstance(one, str) and one.strip() for one in words):
        raise InputError("`also` has what is no text")
    return tuple(words)


def _strings(record: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = record.get(key, ())
    return (value,) if isinstance(value, str) else tuple(str(item) for item in value)

"""Names that a question in Chinese gives with those of another script behind them: 海港乐队（Harbour Band）."""

from __future__ import annotations

import re
from collections.abc import Iterator

_NAME = "(?:(?![的和与跟同在由是谁什哪])[\u3400-\u9fff·]){2,14}"
_GLOSSED = re.compile(
    rf"(?:(?<=[的和与跟同在由是，、：；])|^)(?P<name>{_NAME})\s*"
    r"[（(]\s*(?P<told>[A-Z][\w.'’&-]*(?: [\w.'’&-]+)*)\s*[）)]"
)


def as_glossed(question: str) -> Iterator[str]:
    """The question by what stands in the first such bracket alone, if it has one: pages may know nothing else."""
    found = _GLOSSED.search(question)
    if found is not None:
        before, behind = question[: found.start()], question[found.end() :]
        yield f"{before}{found['told']}{behind}"

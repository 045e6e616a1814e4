"""Names that nothing known bears: a page that does not say them tells of somebody else."""

from __future__ import annotations

from collections.abc import Sequence

from retriever.crossing.sounding import dotted_names, says_name
from schemas.retrieval import LinkedEntity
from solver.reading.page import Page


def unknown_names(question: str, linked: Sequence[LinkedEntity]) -> list[str]:
    """Names with points in a question that none of what is linked bears whole."""
    spans = [(entity.start, entity.end) for entity in linked]
    return [
        question[name.start : name.end]
        for name in dotted_names(question)
        if not any(start <= name.start and name.end <= end for start, end in spans)
    ]


def says_all(page: Page, names: Sequence[str]) -> bool:
    """Whether a page says all of some names, in either script."""
    return all(says_name(f"{page.document.title} {page.document.text}", name) for name in names)

"""What a model wants before a query and before a passage."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

_QUERY_NAMES = ("query", "search_query", "s2p_query")
_PASSAGE_NAMES = ("passage", "document", "search_document", "corpus")
_E5 = re.compile(r"(?:^|[-_])e5(?:[-_]|$)", re.IGNORECASE)


def choose_prompts(model: str, own: Mapping[str, str | None]) -> tuple[str, str]:
    """(before a query, before a passage): the model's own where it defines them, E5's for a model
    whose name says e5, else none."""
    query = next((prompt for name in _QUERY_NAMES if (prompt := own.get(name))), "")
    passage = next((prompt for name in _PASSAGE_NAMES if (prompt := own.get(name))), "")
    if query or passage:
        return query, passage
    return ("query: ", "passage: ") if _E5.search(Path(model).name) else ("", "")

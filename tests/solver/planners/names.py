"""A linker that knows the names it is given."""

from __future__ import annotations

from collections.abc import Mapping

from schemas.retrieval import LinkedEntity
from schemas.text import Language


class Names:
    """Links names, each with its type, wherever a text holds them."""

    def __init__(self, types: Mapping[str, str]) -> None:
        self._types = types

    def link(self, question: str, language: Language) -> list[LinkedEntity]:
        return [
            LinkedEntity(
                name, name, kind, name, 1.0, "exact", question.index(name), question.index(name) + len(name)
            )
            for name, kind in self._types.items()
            if name in question
        ]

"""Pages to a knowledge graph, questions to answers that cite their proof: the face for people who write code."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guanxi.facade import Graph, open
    from schemas.answer import Answer, Citation, Proof
    from schemas.errors import GuanxiError
    from schemas.graph import Entity, Subgraph, Triple
    from schemas.settings import Settings, load_settings

__all__ = [
    "Answer",
    "Citation",
    "Entity",
    "Graph",
    "GuanxiError",
    "Proof",
    "Settings",
    "Subgraph",
    "Triple",
    "load_settings",
    "open",
]

_HOMES = {
    "Answer": "schemas.answer",
    "Citation": "schemas.answer",
    "Entity": "schemas.graph",
    "Graph": "guanxi.facade",
    "GuanxiError": "schemas.errors",
    "Proof": "schemas.answer",
    "Settings": "schemas.settings",
    "Subgraph": "schemas.graph",
    "Triple": "schemas.graph",
    "load_settings": "schemas.settings",
    "open": "guanxi.facade",
}
"""Where each name lives: it is loaded when it is first asked for, so that `python -m guanxi --help` waits for none."""

if not TYPE_CHECKING:  # else a name that is not here would be one of type `object`

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

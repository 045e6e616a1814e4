"""Pages to a knowledge graph, questions to answers that cite their proof: the face for people who write code."""

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

"""One question part to evidence: linked names, exact and fuzzy triples, chunks, and one ranking."""

from retriever.linking.linker import Linker
from retriever.pipeline import Retriever, build_retriever

__all__ = ["Linker", "Retriever", "build_retriever"]

"""Ready parts from settings: a store, and the retriever and the solver over it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from backends.dictionaries.glosses import load_glosses
from backends.embedders.load import open_embedder
from retriever import Retriever, build_retriever
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.settings import Settings
from service.stores import open_for_reading
from solver.pipeline import Solver


@dataclass(frozen=True, slots=True)
class Workspace:
    """A store opened for questions, and the parts that answer them."""

    store: GraphStore
    ontology: Ontology
    retriever: Retriever
    solver: Solver
    settings: Settings
    degraded: tuple[str, ...]


@contextmanager
def opened(address: str, settings: Settings) -> Iterator[Workspace]:
    """Everything that a question needs, closed afterwards."""
    with open_for_reading(address) as store:
        yield wire(store, settings)


def wire(store: GraphStore, settings: Settings) -> Workspace:
    """The retriever and the solver over an open store; what is missing stands in `degraded`."""
    ontology = Ontology.load(settings.builder.ontology)
    embedder, lost = open_embedder(settings)
    degraded = (lost,) if lost else ()
    glosses, _ = load_glosses(settings.cache)
    retriever = build_retriever(
        store, embedder=embedder, ontology=ontology, settings=settings.retriever, glosses=glosses
    )
    solver = Solver(store, retriever, ontology, settings, degraded=degraded, embedder=embedder)
    return Workspace(store, ontology, retriever, solver, settings, degraded)

"""A store with everything one does with it, for people who write code."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from backends.stores import open_store
from backends.stores.address import parse_address
from schemas.answer import Answer, Proof
from schemas.errors import InputError, StoreError, UnknownNameError
from schemas.graph import Subgraph
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.retrieval import Query, Ranking
from schemas.settings import Settings, load_settings
from service.inspection import EntityReport, TripleReport, inspect_entity, inspect_subgraph, inspect_triple
from service.workspace import Workspace, kept_at, wire
from solver.language import language_of
from solver.proof.verify import Verification, verify
from solver.question import check_question

if TYPE_CHECKING:
    from builder.report import BuildReport, Progress


def open(address: str | Path, *, create: bool = True, settings: Settings | None = None) -> Graph:
    """The graph at `address`, a file or `neo4j://HOST:7687/WORKSPACE`; the first `build` makes it if `create`.

    Without `settings` they are the defaults and what the environment says (`GUANXI_CACHE`).

    SettingsError for an address that cannot be read; StoreNotFoundError of a file that is missing and not to
    be made, StoreError where its folder is missing too, StoreMismatchError or StoreError of a file that is
    there as the store raises them. A server is first spoken to when something is asked of it.
    """
    graph = Graph(address, settings or load_settings())
    place = parse_address(address)
    if isinstance(place, Path):
        if place.exists() or not create:
            graph.store.graph_version()
        elif not place.parent.is_dir():
            raise StoreError(f"there is no folder {place.parent} for {place.name}.", hint="Make it first.")
    return graph


class Graph:
    """A store, opened when first used; close it, or use it as a context manager. Safe between threads."""

    def __init__(self, address: str | Path, settings: Settings) -> None:
        self._address = address
        self._settings = settings
        self._opened: GraphStore | None = None
        self._workspace: Workspace | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def store(self) -> GraphStore:
        """The store itself, for what this class does not offer; StoreNotFoundError before it is built."""
        if self._opened is None:
            self._opened = open_store(self._address)
        return self._opened

    def build(
        self,
        inputs: str | Path | Sequence[str | Path],
        *,
        prune: bool = False,
        progress: Progress | None = None,
    ) -> BuildReport:
        """Read files, folders and globs (one, or several) into the graph; what did not change is not touched."""
        from builder.readers import find_sources  # who only asks need not wait for readers of every format
        from builder.report import BuildRequest
        from builder.wiring import build_pipeline

        inputs = [inputs] if isinstance(inputs, str | Path) else inputs
        find_sources(inputs)
        if self._opened is None:
            self._opened = open_store(self._address, create=True)
        report = build_pipeline(self._settings).build(
            self._opened, BuildRequest(inputs, prune=prune), progress
        )
        self._forget_workspace()
        return report

    def delete(self, keys: str | Sequence[str]) -> None:
        """Make the graph what it would be had these documents (the keys of one, or of several) never been indexed.

        UnknownNameError, and nothing is deleted, for a key that no document has.
        """
        keys = [keys] if isinstance(keys, str) else list(keys)
        for key, document in zip(keys, self.store.get_documents(keys), strict=True):
            if document is None:
                raise UnknownNameError(
                    f"no document has the key {key!r}.",
                    hint="[s.key for s in graph.store.stamps()] lists the keys.",
                )
        self.store.delete_documents(keys)

    def ask(self, question: str, *, least_confidence: float | None = None) -> Answer:
        """Answer a question; works where an event loop is running too. An answer of less confidence than the least, by
        default the settings', is held back: an abstention shows it. InputError for an empty or too long question.
        """
        check_question(question)
        return self._ready().solver.ask(question, least_confidence=least_confidence)

    async def aask(self, question: str, *, least_confidence: float | None = None) -> Answer:
        """The asynchronous twin of `ask`."""
        check_question(question)
        return await self._ready().solver.aask(question, least_confidence=least_confidence)

    def retrieve(
        self, question: str, *, k: int = 10, proof_first: bool | None = None, explain: bool = False
    ) -> Ranking:
        """The evidence for a question: triples and chunks, each with the reasons for its rank.

        In a small store of whole pages the chunks by which facts answer it stand among the first five (settings:
        `retriever.proofs`), in others, or with `proof_first=False`, the flow's ranking stands alone. With
        `proof_first=True` the question is answered too, which takes as long as `ask`, and the chunks that the answer
        rests on stand before all others. `ranking.lift` says what became of it. With `explain` each chunk also says
        what each feature adds to its score. InputError for a question that is empty or that `ask` refuses, and for less
        than one chunk.
        """
        check_question(question)
        if k < 1:
            raise InputError(f"{k} chunks are asked for; ask for 1 or more.")
        query = Query(question, language_of(question), k=k)
        return self._ready().retrieve(query, explain=explain, proof_first=proof_first)

    def verify(self, proof: Proof) -> Verification:
        """Check a proof against the graph as it is now, and ask its question again where the graph is the same."""
        return verify(proof, self.store, self._ready().solver.for_replay)

    def entity(self, name: str) -> list[EntityReport]:
        """What is known of a name, homonyms apart."""
        return inspect_entity(self.store, name)

    def triple(self, subject: str, predicate: str, object_name: str) -> list[TripleReport]:
        """Every sentence that says it."""
        ontology = Ontology.load(self._settings.builder.ontology)
        return inspect_triple(self.store, subject, predicate, object_name, ontology=ontology)

    def subgraph(self, names: str | Sequence[str], *, limit: int = 40) -> Subgraph:
        """What connects the names, or what one is connected to."""
        names = [names] if isinstance(names, str) else list(names)
        ontology = Ontology.load(self._settings.builder.ontology)
        return inspect_subgraph(self.store, names, ontology=ontology, limit=limit)

    def close(self) -> None:
        """Close the store."""
        self._forget_workspace()
        if self._opened is not None:
            self._opened.close()

    def _ready(self) -> Workspace:
        if self._workspace is None or not self._workspace.is_current():
            self._workspace = wire(self.store, self._settings, kept_at(self._address, self._settings))
        return self._workspace

    def _forget_workspace(self) -> None:
        self._workspace = None

"""Which pages a store already holds as this run would build them."""

from __future__ import annotations

from collections.abc import Collection, KeysView, Sequence

from builder.extraction.structured import VERSION as STRUCTURED
from builder.readers import Page
from schemas.names import digest
from schemas.protocols import GraphStore
from schemas.statistics import DocumentStamp
from schemas.text import Chunk, ChunkKind, Document, Language

LANGUAGE_MODEL = "language_model"
"""What a page lacks of which the language model did not read each chunk."""

_WITHOUT = "-without-"
_LANGUAGES = frozenset(map(str, Language))


class Freshness:
    """Compares pages with a store's stamps, as they were when the run began.

    A fingerprint is a digest of all that makes a document besides its content, computed as if every
    model were there; what was missing stands behind it (`…-without-zh`). So a run that lacks a tagger
    leaves alone what was read with one, and a run that has it reads again what was read without.
    Vectors are no part of it: a page is stale to a run that embeds if its chunks have none. A language model
    (`model`: its reader's version, empty where none reads) is, for all pages but bare triples: it is asked for
    or not, and what it left unread it reads again.
    """

    def __init__(
        self,
        store: GraphStore,
        *,
        version: str,
        ontology: str,
        chunking: str,
        lacking: Collection[str] = (),
        embeds: bool = False,
        model: str = "",
    ) -> None:
        self._store = store
        self._stamps: dict[str, DocumentStamp] = {stamp.key: stamp for stamp in store.stamps()}
        self._lacking = frozenset(map(str, lacking))
        stats = store.stats()
        self._vectors_missing = embeds and stats.vectors < stats.chunks
        self._text = digest(version, ontology, chunking, *([model] if model else []))
        self._statements = digest(version, ontology)

    @property
    def keys(self) -> KeysView[str]:
        """Of every document that the store held."""
        return self._stamps.keys()

    def is_unchanged(self, page: Page) -> bool:
        """Whether building the page again would add nothing to what is stored."""
        stamp = self._stamps.get(page.document.key)
        if stamp is None or stamp.content_hash != page.document.content_hash:
            return False
        base, _, without = stamp.fingerprint.partition(_WITHOUT)
        if base != self._base(page):
            return False
        lacked = frozenset(without.split("+")) if without else frozenset()
        if LANGUAGE_MODEL in lacked:
            return False
        return not self._lacking < lacked and not self._lacks_vectors(page)

    def is_moved(self, document: Document) -> bool:
        """Whether the store has the page from elsewhere."""
        stamp = self._stamps.get(document.key)
        return stamp is not None and stamp.source != document.source

    def fingerprint(self, page: Page, chunks: Sequence[Chunk], *, unread: bool = False) -> str:
        """To be stored with a page built now; only taggers of languages that the page has can be missing.

        `unread` says that the language model did not read all of it.
        """
        languages = {str(chunk.language) for chunk in chunks if chunk.kind is ChunkKind.TEXT}
        lacked = {one for one in self._lacking if one in languages or one not in _LANGUAGES}
        lacked |= {LANGUAGE_MODEL} if unread else set()
        return self._base(page) + (_WITHOUT + "+".join(sorted(lacked)) if lacked else "")

    def _base(self, page: Page) -> str:
        if page.statements:
            return self._statements
        stated = page.structure_hash
        return digest(self._text, STRUCTURED, stated) if stated else self._text

    def _lacks_vectors(self, page: Page) -> bool:
        if page.statements or not self._vectors_missing:
            return False
        key = page.document.key
        ids = [chunk.id for chunk in self._store.document_chunks([key])[key] if chunk.kind is ChunkKind.TEXT]
        return any(vector is None for vector in self._store.get_vectors(ids))

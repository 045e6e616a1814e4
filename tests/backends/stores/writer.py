"""A process that writes revision after revision of three documents, until it is killed."""

from __future__ import annotations

import sys

from backends.stores.sqlite import SqliteStore
from schemas.graph import GraphBatch
from tests.conformance.corpus import EMBEDDER, entity, make_document


def revision(number: int) -> GraphBatch:
    """Three pages that all say the same number, and one that stays."""
    pages = [
        make_document(
            key,
            f"Page {key}",
            [f"Page {key} met Name {number} in {number}."],
            [entity(0, f"Page {key}", about=True), entity(1, f"Name {number}", "Person", "Shared")],
            [(0, "met", 1, 0)],
        )
        for key in ("p", "q", "r")
    ]
    kept = make_document(
        f"kept {number:06}", "Kept", [f"Name {number} stays."], [entity(0, f"Name {number}")]
    )
    return GraphBatch((*pages, kept))


def main(path: str, limit: int) -> None:
    store = SqliteStore.open(path, create=True)
    store.set_embedder(EMBEDDER)
    for number in range(1, limit + 1):
        store.upsert(revision(number))
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()
    store.close()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

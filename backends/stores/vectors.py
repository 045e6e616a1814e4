"""Which vectors a store takes: those of the embedder that it has recorded, whatever keeps them."""

from __future__ import annotations

from schemas.errors import StoreError, StoreMismatchError
from schemas.graph import EmbedderInfo, GraphBatch, Vectors


def check_vectors(info: EmbedderInfo | None, name: str, batch: GraphBatch) -> None:
    """StoreError if vectors come that the embedder recorded in the store `name` cannot have made."""
    for graph in batch.documents:
        if graph.vectors is None or not len(graph.vectors):
            continue
        if info is None:
            raise StoreError(f"{name} does not know what made the vectors.", hint="Call set_embedder first.")
        if graph.vectors.shape[1] != info.dimension:
            raise StoreMismatchError(
                f"{graph.document.key!r} has vectors of {graph.vectors.shape[1]} dimensions; "
                f"{name} has {_shown(info)}."
            )


def check_shape(info: EmbedderInfo, chunk: str, vector: Vectors) -> None:
    """StoreMismatchError if a chunk's vector is not (dimension,)."""
    if vector.shape != (info.dimension,):
        raise StoreMismatchError(
            f"the vector of {chunk!r} has shape {vector.shape}, not ({info.dimension},)."
        )


def made_by_another(name: str, stored: EmbedderInfo, info: EmbedderInfo) -> StoreMismatchError:
    """What to say of a store whose vectors another embedder made."""
    return StoreMismatchError(
        f"the vectors of {name} were made by {_shown(stored)}, not by {_shown(info)}.",
        hint=f"Embed again with: guanxi store reindex --store {name}",
    )


def _shown(info: EmbedderInfo) -> str:
    return f"{info.model} ({info.runtime}, {info.dimension} dimensions)"

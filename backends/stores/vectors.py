"""Which vectors and codes of tokens a store takes: those of the embedder that it has recorded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

import numpy as np

from schemas.errors import StoreError, StoreMismatchError
from schemas.graph import EmbeddedChunk, EmbedderInfo, GraphBatch, TokenCodes, Vectors

_LONGEST = 1.01  # embedders give vectors of length 1, and of 0 for a text without words
AT_A_TIME = 500
"""How many chunks `portions` gives together."""


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


def portions(info: EmbedderInfo, chunks: Iterable[EmbeddedChunk]) -> Iterator[list[EmbeddedChunk]]:
    """Chunks, some at a time; StoreMismatchError at the first whose vector or codes do not fit."""
    rest = _fitting(info, chunks)
    while part := list(islice(rest, AT_A_TIME)):
        yield part


def _fitting(info: EmbedderInfo, chunks: Iterable[EmbeddedChunk]) -> Iterator[EmbeddedChunk]:
    first: TokenCodes | None = None
    for one in chunks:
        _check_shape(info, one.chunk, one.vector)
        if one.codes is not None:
            first = one.codes if first is None else first
            problem = codes_problem((first, one.codes))
            if problem:
                raise StoreMismatchError(f"chunk {one.chunk!r}: {problem}.")
        yield one


def codes_problem(codes: Sequence[TokenCodes]) -> str:
    """What is wrong with the codes of chunks; nothing if each is (tokens, bytes), all of one width."""
    for one in codes:
        if one.dtype != np.uint8 or one.ndim != 2 or not one.shape[1]:
            return f"codes of tokens are {one.dtype} of shape {one.shape}, not uint8 of (tokens, bytes)"
    widths = sorted({one.shape[1] for one in codes})
    return f"codes of tokens have different numbers of bytes: {widths}" if len(widths) > 1 else ""


def vectors_problem(vectors: Vectors) -> str:
    """What is wrong with the values of (n, dimension) vectors; nothing if each is finite and no longer than 1."""
    lengths = np.linalg.norm(vectors.astype(np.float64), axis=1)
    if not np.isfinite(lengths).all():
        return "a vector is not finite"
    return f"a vector has the length {lengths.max():.4g}, not 1" if lengths.max(initial=0) > _LONGEST else ""


def _check_shape(info: EmbedderInfo, chunk: str, vector: Vectors) -> None:
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

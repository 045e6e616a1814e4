"""The graph as a view: which documents are whole pages."""

import numpy as np
import pytest

from retriever.graph.snapshot import view_of
from schemas.graph import Snapshot


def view(**chunks):
    """A view of documents of so many chunks, each of which mentions one thing."""
    ids = sorted(f"c:{document}#{n}" for document, count in chunks.items() for n in range(count))
    source = np.arange(len(ids), dtype=np.int32)
    target = np.full(len(ids), len(ids), np.int32)
    ones = np.ones(len(ids), np.float32)
    return view_of(Snapshot(1, (*ids, "e:thing"), source, target, ones, np.zeros(len(ids), np.int8)))


def paged(found):
    return {document: float(found.paged[number]) for document, number in found.documents.items()}


def test_a_document_of_four_chunks_is_a_page_and_one_of_two_is_none():
    assert paged(view(a=3, b=4, c=9)) == {"a": 0.5, "b": 1.0, "c": 1.0}
    assert paged(view(a=1, b=2)) == {"a": 0.0, "b": 0.0}


def test_among_passages_a_page_counts_for_less():
    # four of ten chunks stand on a page
    assert paged(view(a=4, b=2, c=2, d=1, e=1)) == pytest.approx({"a": 0.4, "b": 0, "c": 0, "d": 0, "e": 0})


def test_a_store_without_chunks_has_no_pages():
    assert view().paged.tolist() == []

"""A large store's graph, kept in a file from one process to the next."""

import os
import stat

import numpy as np
import pytest

from backends.embedders.hashing import HashingEmbedder
from retriever.graph.kept import MOST_FILES, KeptGraphs
from retriever.pipeline import build_retriever
from schemas.graph import GraphBatch
from schemas.ontology import Ontology
from schemas.retrieval import Query
from schemas.settings import RetrieverSettings
from schemas.text import Language
from tests.retriever.conftest import Written, written

QUESTION = Query("Who is the husband of the woman who starred with Stephen Chow?", Language.ENGLISH)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "graphs"


@pytest.fixture
def kept(folder):
    return KeptGraphs(folder, "a.db", fewest=1)


class Unread:
    """A store whose graph cannot be read whole: whoever asks for it fails."""

    def __init__(self, store):
        self._store = store

    def __getattr__(self, name):
        return getattr(self._store, name)

    def edges_snapshot(self, since=None):
        raise AssertionError("the graph was read again")


def hits(store, kept):
    retriever = build_retriever(
        store,
        embedder=HashingEmbedder(),
        ontology=Ontology.load(),
        settings=RetrieverSettings(),
        kept=kept,
    )
    return [(hit.chunk, hit.score) for hit in retriever.retrieve(QUESTION).chunks]


def test_the_next_process_ranks_alike_without_reading_the_graph(store, kept, folder):
    read = hits(store, None)
    assert hits(store, kept) == read
    assert len(list(folder.iterdir())) == 1
    assert hits(Unread(store), kept) == read


def test_a_graph_of_other_documents_is_read_again(store, kept):
    hits(store, kept)
    page = Written("rex", "Rex Low", "Rex Low is the husband of Lidia Shum.", "Person", names=("Lidia Shum",))
    store.upsert(GraphBatch([written(page)]))
    with pytest.raises(AssertionError, match="read again"):
        hits(Unread(store), kept)
    assert hits(store, kept) == hits(store, None)
    assert hits(Unread(store), kept) == hits(store, None)


def test_what_is_damaged_or_half_written_is_read_again(store, kept, folder):
    read = hits(store, kept)
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    for damaged in (b"", b"PK\x03\x04", whole[: len(whole) // 2], whole[:-200] + bytes(200)):
        file.write_bytes(damaged)
        assert hits(store, kept) == read
        assert hits(Unread(store), kept) == read


def test_a_bit_that_changed_is_seen_wherever_it_stands(store, kept, folder):
    read = hits(store, kept)
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    for place in (*range(0, len(whole), len(whole) // 20), *range(len(whole) - 40, len(whole), 8)):
        changed = bytearray(whole)
        changed[place] ^= 1
        file.write_bytes(changed)
        with pytest.raises(AssertionError, match="read again"):
            hits(Unread(store), kept)
    file.write_bytes(whole)
    assert hits(Unread(store), kept) == read


def test_a_file_of_another_kind_under_its_name_is_read_again(store, kept, folder):
    read = hits(store, kept)
    (file,) = folder.iterdir()
    with file.open("wb") as stream:
        np.save(stream, np.arange(3))
    assert hits(store, kept) == read
    assert [other.suffix for other in folder.iterdir()] == [".npz"]


def test_what_a_killed_process_left_is_forgotten(store, kept, folder):
    folder.mkdir()
    old, new = folder / "old.part", folder / "new.part"
    for part in (old, new):
        part.write_bytes(b"half")
    os.utime(old, (1, 1))
    hits(store, kept)
    assert (old.exists(), new.exists()) == (False, True)


def test_small_graphs_are_not_kept(store, folder):
    hits(store, KeptGraphs(folder, "a.db"))
    assert not folder.exists()


def test_a_folder_that_cannot_be_written_on_keeps_nothing(store, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    assert hits(store, KeptGraphs(blocked, "a.db", fewest=1)) == hits(store, None)


def test_only_the_owner_may_read_what_is_kept(store, kept, folder):
    hits(store, kept)
    (file,) = folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_the_graphs_asked_last_stay(store, folder):
    for number in range(MOST_FILES + 2):
        hits(store, KeptGraphs(folder, f"{number}.db", fewest=1))
        hits(Unread(store), KeptGraphs(folder, "0.db", fewest=1))
    assert len(list(folder.iterdir())) == MOST_FILES
    hits(Unread(store), KeptGraphs(folder, "0.db", fewest=1))
    with pytest.raises(AssertionError, match="read again"):
        hits(Unread(store), KeptGraphs(folder, "1.db", fewest=1))


def test_names_of_any_characters_come_back(store, kept):
    text = "Ulla Quist is an actress from Hong Kong who starred with Stephen Chow."
    page = Written("a\nb 周\U0001f600", "Ulla Quist", text, "Person", names=("Hong Kong", "Stephen Chow"))
    store.upsert(GraphBatch([written(page)]))
    read = hits(store, kept)
    assert hits(Unread(store), kept) == read
    assert any("\n" in chunk for chunk, _ in read)

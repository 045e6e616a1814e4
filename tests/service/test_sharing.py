"""One open workspace for many requests, opened anew when its store is another."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import guanxi
from backends.embedders.hashing import HashingEmbedder
from backends.stores import open_store
from schemas.errors import StoreError, StoreMismatchError, StoreNotFoundError
from schemas.settings import HashingSettings
from service.sharing import SharedWorkspace

BORN = "{name}，{year}年3月2日出生于上海，演员。"
QUESTION = "苏梅是哪一年出生的？"


@pytest.fixture
def settings(tmp_path: Path) -> guanxi.Settings:
    return guanxi.Settings(cache=tmp_path / "cache", embedder=HashingSettings(type="hashing"))


def build(path: Path, settings: guanxi.Settings, name: str, year: int) -> None:
    pages = path.parent / f"{path.stem}-pages"
    pages.mkdir(exist_ok=True)
    (pages / f"{name}.md").write_text(f"# {name}\n\n{BORN.format(name=name, year=year)}\n", encoding="utf-8")
    with guanxi.open(path, settings=settings) as graph:
        graph.build([pages])


@pytest.fixture
def shared(tmp_path: Path, settings: guanxi.Settings):
    build(tmp_path / "small.db", settings, "乔安", 1970)
    opened = SharedWorkspace(str(tmp_path / "small.db"), settings)
    yield opened
    opened.close()


def test_the_same_workspace_is_lent_as_long_as_its_store_is_the_same(shared: SharedWorkspace):
    with shared.lent() as one, shared.lent() as other:
        assert one is other
    with shared.lent() as later:
        assert later is one


def test_what_another_process_builds_is_known_to_the_next_question(
    shared: SharedWorkspace, tmp_path: Path, settings: guanxi.Settings
):
    with shared.lent() as workspace:
        assert workspace.solver.ask(QUESTION).abstained
    build(tmp_path / "small.db", settings, "苏梅", 1975)
    with shared.lent() as workspace:
        assert "1975" in workspace.solver.ask(QUESTION).text


def test_a_file_that_replaced_the_store_is_opened_while_the_old_one_is_used(
    shared: SharedWorkspace, tmp_path: Path, settings: guanxi.Settings
):
    build(tmp_path / "other.db", settings, "苏梅", 1975)
    with shared.lent() as before:
        shutil.move(tmp_path / "other.db", tmp_path / "small.db")
        with shared.lent() as after:
            assert "1975" in after.solver.ask(QUESTION).text
        assert before.store.get_documents(["乔安.md"])[0] is not None
    with pytest.raises(StoreError, match="closed"):
        before.store.stats()


def test_vectors_of_another_model_are_refused_until_they_are_made_anew(
    shared: SharedWorkspace, tmp_path: Path
):
    with shared.lent() as before:
        pass
    make_vectors(tmp_path / "small.db", dimension=32)
    with pytest.raises(StoreMismatchError), shared.lent():
        pass
    make_vectors(tmp_path / "small.db", dimension=64)
    with shared.lent() as after:
        assert after is not before


def make_vectors(path: Path, *, dimension: int) -> None:
    """Say that the vectors are of a model, and that there are none yet."""
    store = open_store(path)
    store.replace_vectors(HashingEmbedder(dimension=dimension).info, ())
    store.close()


def test_a_store_that_is_taken_away_is_missed_and_found_again(shared: SharedWorkspace, tmp_path: Path):
    with shared.lent():
        pass
    (tmp_path / "small.db").rename(tmp_path / "away.db")
    with pytest.raises(StoreNotFoundError), shared.lent():
        pass
    (tmp_path / "away.db").rename(tmp_path / "small.db")
    with shared.lent() as workspace:
        assert workspace.store.stats().documents == 1


def test_nothing_is_lent_after_closing_and_what_is_lent_stays_open(shared: SharedWorkspace):
    with shared.lent() as workspace:
        shared.close()
        assert workspace.store.stats().documents == 1
        with pytest.raises(StoreError, match=r"the store small\.db is closed"), shared.lent():
            pass
    with pytest.raises(StoreError, match="closed"):
        workspace.store.stats()


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("/srv/stores/baike.db", "baike.db"),
        ("baike.db", "baike.db"),
        ("neo4j://10.0.0.1:7687/films", "films"),
    ],
)
def test_a_store_is_called_by_its_name_alone(settings: guanxi.Settings, address: str, name: str):
    shared = SharedWorkspace(address, settings)
    assert shared.name == name


def test_an_error_does_not_say_where_the_store_is(settings: guanxi.Settings):
    shared = SharedWorkspace("/srv/stores/baike.db", settings)
    assert shared.unplaced("there is no store at /srv/stores/baike.db.") == "there is no store at baike.db."

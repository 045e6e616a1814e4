"""What names are in the other language, by a small dictionary, and which pages that makes one."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.dictionaries.cedict_convert import write_glosses
from backends.dictionaries.glosses import Glosses
from backends.stores import open_store
from builder.bilingual import Bilingual
from builder.report import BuildRequest
from builder.wiring import build_pipeline
from schemas.settings import load_settings

NAMES = [
    ("林晚", "lin wan", True),
    ("林晚", "lin wan hong kong singer", True),
    ("史密", "smith", True),
    ("北城", "northtown", True),
    ("北城市", "northtown", True),
    ("金叶奖", "golden leaf award", True),
    ("乔治", "georgia", True),
    ("佐治", "georgia", True),
    ("佐治州", "georgia", True),
    ("日本", "japan", True),
    ("内地", "mainland", True),
    ("内地", "japan", True),
    ("城市", "city", False),
    ("晚", "wan", True),
]


@pytest.fixture
def bilingual(tmp_path: Path) -> Bilingual:
    write_glosses(NAMES, tmp_path / "glosses.sqlite")
    return Bilingual(Glosses(tmp_path / "glosses.sqlite"))


def test_a_persons_name_without_what_explains_it(bilingual: Bilingual) -> None:
    assert bilingual.names("林晚", "Person", about=False) == ("lin wan",)


def test_a_last_name_alone_is_nobodys(bilingual: Bilingual) -> None:
    assert bilingual.names("史密", "Person", about=False) == ()


def test_one_character_and_what_has_no_type_are_not_looked_up(bilingual: Bilingual) -> None:
    assert bilingual.names("晚", "Person", about=False) == ()
    assert bilingual.names("北城", "", about=False) == ()
    assert bilingual.names("北城", "Thing", about=False) == ()


def test_what_a_country_is_called_is_no_other_places_name(bilingual: Bilingual) -> None:
    assert bilingual.names("日本", "Country", about=False) == ("japan",)
    assert bilingual.names("内地", "Place", about=False) == ("mainland",)


def test_words_that_are_no_names_are_not_given(bilingual: Bilingual) -> None:
    assert bilingual.names("城市", "Place", about=False) == ()


def test_a_city_leaves_its_name_to_the_shorter_one_unless_a_page_is_about_it(bilingual: Bilingual) -> None:
    assert bilingual.names("北城市", "Place", about=False) == ()
    assert bilingual.names("北城市", "Place", about=True) == ("northtown",)


def test_a_prize_in_the_plural_too(bilingual: Bilingual) -> None:
    assert bilingual.names("金叶奖", "Award", about=False) == ("golden leaf award", "golden leaf awards")
    assert bilingual.names("Golden Leaf Awards", "Award", about=True) == ("金叶奖",)


def test_an_english_name_of_several_things_gives_none(bilingual: Bilingual) -> None:
    assert bilingual.names("Georgia", "Place", about=True) == ()
    assert bilingual.names("Northtown", "Place", about=False) == ()


@pytest.mark.models
def test_a_name_of_a_chinese_page_is_that_of_an_english_one_by_the_dictionary(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "zh.md").write_text("# 甲\n\n《雾港》由王家卫执导。\n", encoding="utf-8")
    (pages / "en.md").write_text("# Fog\n\n*Fog* is a film directed by Wong Kar-wai.\n", encoding="utf-8")
    store = open_store(tmp_path / "graph.db", create=True)
    try:
        build_pipeline(load_settings()).build(store, BuildRequest([pages]))
        found = [e for name in ("王家卫", "Wong Kar-wai") for e in store.find_names([name])[name]]
        assert len(found) == 2
        assert len({entity.id for entity in found}) == 1
    finally:
        store.close()

"""Names of places without the word for their rank."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.stores import open_store
from builder.findings import FoundMention, Named
from builder.report import BuildRequest
from builder.shortened import shortened, shortened_club, shortened_person
from builder.wiring import build_pipeline
from schemas.settings import load_settings


def short(name: str, text: str, *seen: tuple[str, str]) -> str:
    mentions = [FoundMention(0, 1, words, Named(words, kind), "tagger") for words, kind in seen]
    found = shortened(Named(name), "City", text, mentions)
    return "" if found is None else found.alias


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("北城市", "北城"),
        ("山北省", "山北"),
        ("景德镇市", "景德镇"),
        ("南山维吾尔自治区", "南山"),
        ("东山土家族苗族自治州", "东山"),
        ("西双版纳傣族自治州", "西双版纳"),
        ("內蒙古自治區", "內蒙古"),
        ("东山特别行政区", "东山"),
        ("沙市", ""),
        ("津市", ""),
        ("大都市", ""),
        ("东山风景区", ""),
        ("北城", ""),
    ],
)
def test_a_rank_is_left_out(name: str, expected: str) -> None:
    assert short(name, f"{name}位于东部。") == expected


def test_of_smaller_places_only_where_the_page_does_so() -> None:
    assert short("景德镇", "景德镇是一座城市。") == ""
    assert short("淮安区", "淮安区在江苏。淮安历史悠久。", ("淮安", "Place")) == ""
    assert short("青石镇", "青石镇位于东部。青石盛产茶叶。", ("青石", "Place")) == "青石"


def test_a_name_of_two_ranks_is_left_to_neither() -> None:
    assert short("北林市", "北林市位于北林省中部。", ("北林", "Place")) == ""
    assert short("北林省", "北林省下辖北林市等九个市。", ("北林", "Place")) == ""


def test_a_county_may_have_the_name_of_its_city_but_not_take_it() -> None:
    assert short("长青市", "长青市下辖长青县。") == "长青"
    assert short("长青县", "长青县属长青市。", ("长青", "Place")) == ""
    assert short("長青市", "長青市位於長青縣東部。", ("長青", "Place")) == ""


def test_a_persons_name_is_not_taken() -> None:
    assert short("中山市", "中山市得名于中山。", ("中山", "Person")) == ""


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Tarn City", "Tarn City is a city. The city of Tarn lies in the west. Tarn was founded in 1821."),
        ("Tarn Province", "Tarn Province is a province. It is said that Tarn is cold."),
        ("City of Tarn", "The City of Tarn is a city. Tarn was founded in 1821."),
        ("Province of Tarn", "The Province of Tarn is large. Tarn was founded in 1821."),
    ],
)
def test_a_rank_is_left_out_in_english(name: str, text: str) -> None:
    assert short(name, text) == "Tarn"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Tarn City", "Tarn City is a city in the west."),
        ("Tarn City", "Tarn City is the capital of Tarn. Tarn is cold."),
        ("Tarn City", "Tarn City lies near Topeka, Tarn. Tarn is cold."),
        ("Tarn City", "Tarn City lies in Tarn Province. Tarn is cold."),
        ("City of Tarn", "The City of Tarn lies in the centre of Tarn. Tarn is large."),
        ("Tarn River", "The Tarn River is long. Tarn is cold."),
    ],
)
def test_nothing_is_left_out_where_it_is_another_place(name: str, text: str) -> None:
    assert short(name, text) == ""


def test_a_city_may_bear_the_name_of_somebody() -> None:
    assert short("Ann Lee City", "Ann Lee City was named after Ann Lee.", ("Ann Lee", "Person")) == ""


@pytest.mark.models
def test_other_pages_mean_the_place_by_its_short_name(tmp_path: Path) -> None:
    pages = {
        "city": "# 武汉市\n\n武汉市是湖北省的省会城市。武汉多湖。\n",
        "other": "# 王长河\n\n王长河，1950年出生于湖北武汉。\n",
        "taiwan": "# 陳大江\n\n陳大江，1950年出生於武漢。\n",
    }
    for name, words in pages.items():
        (tmp_path / f"{name}.md").write_text(words, encoding="utf-8")
    store = open_store(tmp_path / "graph.db", create=True)
    try:
        build_pipeline(load_settings()).build(
            store, BuildRequest([tmp_path / f"{name}.md" for name in pages])
        )
        found = store.find_names(["武汉", "武漢"])
        assert {entity.name for name in found for entity in found[name]} == {"武汉市"}
    finally:
        store.close()


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("Alder Rovers F.C.", "Alder Rovers F.C. is a football club.", "Alder Rovers"),
        ("Alder Athletic FC", "It is a football club.", "Alder Athletic"),
        ("FC Dynamo Alder", "It is a football club.", "Dynamo Alder"),
        ("Alder United Football Club", "It is a football club.", "Alder United"),
        ("Alder Town F.C.", "Alder Town won the cup in 1990.", "Alder Town"),
        ("Alder Town F.C.", "Alder Town F.C. is a football club.", ""),
        ("Alder Town F.C.", "Alder Town won the cup. It was founded in Alder Town.", ""),
        ("Alder F.C.", "Alder won the cup in 1990.", ""),  # as its town is called
        ("Alder Palace F.C.", "Alder Palace won the cup in 1990.", ""),
        ("Alder Rovers", "Alder Rovers is a football club.", ""),
    ],
)
def test_a_club_is_called_without_the_letters_for_one(name: str, text: str, expected: str) -> None:
    found = shortened_club(Named(name, "Organization"), text)
    assert ("" if found is None else found.alias) == expected


@pytest.mark.models
def test_other_pages_mean_the_club_by_its_short_name(tmp_path: Path) -> None:
    pages = {
        "club": "# Alder Athletic F.C.\n\nAlder Athletic Football Club is a football club based in Leeds.\n",
        "other": "# Harbour Airways\n\nHarbour Airways is an airline. It sponsored Alder Athletic from 2007.\n",
    }
    for name, words in pages.items():
        (tmp_path / f"{name}.md").write_text(words, encoding="utf-8")
    store = open_store(tmp_path / "graph.db", create=True)
    try:
        sources = [tmp_path / f"{name}.md" for name in pages]
        build_pipeline(load_settings()).build(store, BuildRequest(sources))
        found = store.find_names(["Alder Athletic"])
        assert [(entity.name, entity.type) for entity in found["Alder Athletic"]] == [
            ("Alder Athletic F.C.", "Organization")
        ]
    finally:
        store.close()


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("Ann Mei-Ling Lee", "After the war Ann Lee went home.", "Ann Lee"),
        ("Ann Mei-Ling Lee", "She went home.", ""),
        ("Ann Barbara Lee", "After the war Ann Lee went home.", ""),
    ],
)
def test_a_chinese_given_name_in_the_middle_is_left_out(name: str, text: str, expected: str) -> None:
    found = shortened_person(Named(name), text)
    assert ("" if found is None else found.alias) == expected

"""What a dictionary calls a thing that only pages of the other language name."""

from __future__ import annotations

import pytest

from backends.dictionaries.cedict_convert import write_glosses
from backends.dictionaries.glosses import Glosses
from retriever.crossing.translating import Translator
from schemas.graph import Entity, EntityName
from schemas.ontology import Ontology
from schemas.text import Language
from solver.results import Value
from solver.synthesis.translated import Translated
from solver.synthesis.wording import Wording

ZH, EN = Language.CHINESE, Language.ENGLISH
ENTRIES = (
    ("北京", "beijing capital of the people's republic of china"),
    ("北京", "beijing"),
    ("中央戏剧学院", "central academy of drama"),
    ("悉尼", "sydney"),
    ("雪梨", "sydney"),
    ("乔治亚", "georgia"),
    ("佐治亚", "georgia"),
    ("格鲁吉亚", "georgia"),
    ("伦敦", "london"),
    ("白河", "baihe county in ankang"),
    ("白河", "paiho town in tainan county"),
    ("白河", "paiho"),
    ("东京", "tokyo capital of japan"),
    ("东京", "tonkin"),
    ("湖北", "hubei province in central china"),
    ("诺奖", "nobel prize"),
    ("诺贝尔奖", "nobel prize"),
    ("苏联", "soviet union 1922-1991"),
)


@pytest.fixture(scope="module")
def translator(tmp_path_factory):
    file = tmp_path_factory.mktemp("glosses") / "glosses.sqlite"
    write_glosses([(*entry, True) for entry in ENTRIES], file)
    return Translator(Glosses(file))


@pytest.mark.parametrize(
    ("name", "type", "english"),
    [
        ("北京", "City", "Beijing"),
        ("北京市", "Place", "Beijing"),
        ("中央戏剧学院", "School", "Central Academy of Drama"),
        ("北京", "Film", ""),
        ("北京", "", ""),
        ("北京", "Person", ""),
        ("雾港", "City", ""),
        ("白河", "Place", ""),
        ("东京", "City", "Tokyo"),
        ("湖北", "Place", "Hubei"),
        ("苏联", "Country", "Soviet Union"),
    ],
)
def test_english_names(translator, name, type, english):
    assert Translated(translator, EN).of(name, type) == english


@pytest.mark.parametrize(
    ("name", "type", "chinese"),
    [
        ("London", "City", "伦敦"),
        ("Sydney", "City", "悉尼"),
        ("Nobel Prize", "Award", "诺贝尔奖"),
        ("Georgia", "Place", ""),
        ("London", "Song", ""),
        ("Fog Harbour", "City", ""),
    ],
)
def test_chinese_names(translator, name, type, chinese):
    assert Translated(translator, ZH).of(name, type) == chinese


def city(*names):
    return Entity("c", names[0], "City", tuple(EntityName(name, "mention") for name in names))


@pytest.mark.parametrize(
    ("language", "names", "asked_as", "said"),
    [
        (EN, ("北京",), {}, "北京 (Beijing)"),
        (EN, ("北京", "Peking"), {}, "Peking"),
        (EN, ("北京",), {"c": "Beiping"}, "Beiping"),
        (ZH, ("London",), {}, "London（伦敦）"),
        (ZH, ("伦敦", "London"), {}, "伦敦"),
    ],
)
def test_a_name_stands_in_brackets_where_pages_give_none(translator, language, names, asked_as, said):
    wording = Wording(language, Ontology.load(), {"c": city(*names)}, Translated(translator, language))
    assert wording.glossed(Value(names[0], "c"), asked_as) == said

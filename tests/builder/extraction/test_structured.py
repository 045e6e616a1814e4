"""What formats state outright becomes facts, names and mentions, each pointing at its words."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from builder.analysis import Analyst
from builder.chunking import chunk
from builder.extraction.stated_kinds import kind_by_categories, kind_of
from builder.extraction.structured import read_structure, without_built_people
from builder.findings import Fact, Findings, Named
from builder.readers import Page, read
from builder.resolution import Simplifier
from schemas.graph import DocumentGraph, Literal
from schemas.ontology import Ontology
from schemas.settings import ChunkingSettings


@pytest.fixture(scope="module")
def ontology() -> Ontology:
    return Ontology.load()


def page(folder: Path, name: str, content: str) -> Page:
    path = folder / name
    path.write_text(content, encoding="utf-8")
    (found,) = read([path])
    assert isinstance(found, Page), found
    return found


def wiki(folder: Path, title: str, text: str) -> Page:
    words = text.replace("<", "&lt;")
    xml = (
        '<mediawiki xml:lang="zh"><siteinfo><dbname>w</dbname></siteinfo>'
        f"<page><title>{title}</title><ns>0</ns><revision><text>{words}</text></revision></page></mediawiki>"
    )
    return page(folder, "w.xml", xml)


def shown(facts: tuple[Fact, ...]) -> set[tuple[str, str, str]]:
    return {
        (f.subject.name, f.predicate, f.object.value if isinstance(f.object, Literal) else f.object.name)
        for f in facts
    }


def findings(found: Page, ontology: Ontology, subject: str, kind: str = "") -> Findings:
    return read_structure(found, Named(subject) if subject else None, ontology, kind=kind)


def graph_of(found: Page, ontology: Ontology) -> DocumentGraph:
    analyst = Analyst(ontology, {}, Simplifier())
    return analyst.analyse(found, chunk(found, ChunkingSettings())).graph


def names(graph: DocumentGraph) -> Mapping[int, str]:
    return {entity.ref: entity.name for entity in graph.entities}


def test_infobox_rows_are_facts_of_the_subject_that_cite_their_line(
    tmp_path: Path, ontology: Ontology
) -> None:
    box = (
        "{{Infobox film\n| 导演 = [[周星驰]]\n| 主演 = 周星驰、[[元秋]]（饰 包租婆）\n"
        "| 上映日期 = 2004年12月23日（香港）\n"
        "| 片长 = 99分钟\n| 票房 = 1亿美元\n| 类型 = 动作、喜剧\n}}功夫是电影。"
    )
    found = wiki(tmp_path, "功夫", box)
    read_facts = findings(found, ontology, "功夫").facts
    assert shown(read_facts) == {
        ("功夫", "director", "周星驰"), ("功夫", "starring", "周星驰"), ("功夫", "starring", "元秋"),
        ("功夫", "release_date", "2004-12-23"), ("功夫", "duration", "99"), ("功夫", "box_office", "100000000"),
        ("功夫", "genre", "动作"), ("功夫", "genre", "喜剧"),
    }  # fmt: skip
    text = found.document.text
    said = {fact.predicate: text[fact.sentence_start : fact.sentence_end] for fact in read_facts}
    assert said["director"] == "导演：周星驰"
    assert {fact.extractor for fact in read_facts} == {"structured/6#infobox"}


def test_machine_names_of_parameters_are_relations_too(tmp_path: Path, ontology: Ontology) -> None:
    fields = "| birth_date = 1962-06-22\n| birth_place = [[香港]]\n| alma_mater = 无线电视"
    box = f"{{{{Infobox person\n{fields}\n}}}}周星驰是演员。"
    assert shown(findings(wiki(tmp_path, "周星驰", box), ontology, "周星驰").facts) == {
        ("周星驰", "birth_date", "1962-06-22"), ("周星驰", "birth_place", "香港"),
        ("周星驰", "educated_at", "无线电视"),
    }  # fmt: skip


def test_a_birth_says_a_date_and_a_place(tmp_path: Path, ontology: Ontology) -> None:
    box = "{{Infobox person\n| 出生 = 1962年6月22日<br>[[英属香港|香港]]\n}}周星驰是演员。"
    assert shown(findings(wiki(tmp_path, "周星驰", box), ontology, "周星驰").facts) == {
        ("周星驰", "birth_date", "1962-06-22"), ("周星驰", "birth_place", "英属香港"),
    }  # fmt: skip


def test_a_label_that_no_relation_has_keeps_its_words(tmp_path: Path, ontology: Ontology) -> None:
    box = "{{Infobox person\n| 星座 = 巨蟹座\n| 序号 = 1,234\n| 师门 = [[少林寺]]\n}}甲是人。"
    found = findings(wiki(tmp_path, "甲", box), ontology, "甲").facts
    assert shown(found) == {("甲", "星座", "巨蟹座"), ("甲", "序号", "1234"), ("甲", "师门", "少林寺")}


def test_a_value_that_its_relation_cannot_have_is_dropped_with_its_reason(
    tmp_path: Path, ontology: Ontology
) -> None:
    box = "{{Infobox person\n| 出生日期 = 不详\n}}甲是人。"
    found = findings(wiki(tmp_path, "甲", box), ontology, "甲")
    assert found.facts == ()
    assert found.dropped == (("出生日期: 不详", "its value is no Date"),)


def test_redirects_and_names_are_aliases_of_the_page(tmp_path: Path, ontology: Ontology) -> None:
    xml = (
        '<mediawiki xml:lang="zh"><page><title>星爷</title><ns>0</ns><redirect title="周星驰"/><revision><text/>'
        "</revision></page><page><title>周星驰</title><ns>0</ns><revision><text>{{Infobox\n| 外文名 = Stephen Chow\n"
        "| name = 周星星\n}}周星驰是演员。</text></revision></page></mediawiki>"
    )
    found = page(tmp_path, "r.xml", xml)
    aliases = {(a.alias, a.reason) for a in findings(found, ontology, "周星驰").aliases}
    assert aliases == {("星爷", "redirect"), ("Stephen Chow", "statement"), ("周星星", "statement")}


def test_links_are_mentions_of_the_page_they_lead_to(tmp_path: Path, ontology: Ontology) -> None:
    found = wiki(tmp_path, "甲", "甲于[[2004年]]演出《[[功夫 (电影)|功夫]]》。")
    graph = graph_of(found, ontology)
    linked = [(m.surface, names(graph)[m.ref]) for m in graph.mentions if m.source == "link"]
    assert linked == [("功夫", "功夫 (电影)")]


def test_a_linked_work_and_its_plain_name_are_one_thing_of_the_page(
    tmp_path: Path, ontology: Ontology
) -> None:
    found = wiki(tmp_path, "甲", "甲演出《[[功夫 (电影)|功夫]]》。《功夫》是电影。")
    graph = graph_of(found, ontology)
    assert sorted(names(graph).values()) == ["功夫 (电影)", "甲"]


def test_categories_are_facts(tmp_path: Path, ontology: Ontology) -> None:
    facts = findings(wiki(tmp_path, "甲", "甲是人。[[Category:演员]][[Category:导演]]"), ontology, "甲").facts
    assert {value for _, _, value in shown(facts)} == {"演员", "导演"}


FILMOGRAPHY = (
    "# 周星驰\n周星驰是演员。\n\n| 年份 | 片名 | 角色 |\n|---|---|---|\n| 1999 | 《喜剧之王》 | 尹天仇 |\n"
)
AWARDS = (
    "# 周星驰\n周星驰是演员。\n\n| 年份 | 奖项 | 类别 | 作品 | 结果 |\n|---|---|---|---|---|\n"
    "| 2002 | 香港电影金像奖 | 最佳男主角 | 少林足球 | 获奖 |\n| 2005 | 亚太影展 | 最佳导演 | 功夫 | 提名 |\n"
)
CAST = "# 功夫\n功夫是电影。\n\n| 演员 | 角色 |\n|---|---|\n| 周星驰 | 阿星 |\n"


def test_a_table_of_roles_says_whom_the_page_is_about_played(tmp_path: Path, ontology: Ontology) -> None:
    found = page(tmp_path, "a.md", FILMOGRAPHY)
    (fact,) = findings(found, ontology, "周星驰", "Person").facts
    assert shown((fact,)) == {("喜剧之王", "starring", "周星驰")}
    assert {(q.name, q.value) for q in fact.qualifiers} == {("role", "尹天仇"), ("time", "1999")}
    assert findings(found, ontology, "周星驰", "Film").facts == ()
    (statement,) = graph_of(found, ontology).statements
    assert statement.predicate == "starring"


def test_a_table_of_awards_says_what_was_won_and_what_was_not(tmp_path: Path, ontology: Ontology) -> None:
    won, nominated = findings(page(tmp_path, "a.md", AWARDS), ontology, "周星驰", "Person").facts
    assert shown((won,)) == {("周星驰", "award_won", "香港电影金像奖")}
    assert {(q.name, q.value) for q in won.qualifiers} == {
        ("category", "最佳男主角"), ("time", "2002"), ("work", "少林足球")
    }  # fmt: skip
    assert nominated.predicate == "award_nominated"


def test_a_table_of_a_films_cast_says_who_played_whom(tmp_path: Path, ontology: Ontology) -> None:
    (fact,) = findings(page(tmp_path, "a.md", CAST), ontology, "功夫", "Film").facts
    assert shown((fact,)) == {("功夫", "starring", "周星驰")}
    assert [(q.name, q.value) for q in fact.qualifiers] == [("role", "阿星")]


@pytest.mark.parametrize(
    ("label", "players"), [("Voice", ["Ann Lee"]), ("Voiced by", ["Ann Lee"]), ("Height", [])]
)
def test_a_table_of_voices_is_a_cast(
    tmp_path: Path, ontology: Ontology, label: str, players: list[str]
) -> None:
    table = f"# Alba\nAlba is a film.\n\n| Character | {label} |\n|---|---|\n| Old Joe | Ann Lee |\n"
    found = findings(page(tmp_path, "a.md", table), ontology, "Alba", "Film").facts
    assert shown(found) == {("Alba", "starring", name) for name in players}


CAST_OF = (
    "# 雾港影展\n雾港影展是电影节。\n\n## {heading}\n\n| 演员 | 角色 |\n|---|---|\n| 程子敬 | {role} |\n"
)


@pytest.mark.parametrize("heading", ["《渡口》演员", "电影《渡口》演职员表", "渡口演员", "渡口演员表"])
def test_a_heading_names_the_film_of_a_cast_on_another_page(
    tmp_path: Path, ontology: Ontology, heading: str
) -> None:
    found = findings(
        page(tmp_path, "a.md", CAST_OF.format(heading=heading, role="罗大山")), ontology, "雾港影展", "Event"
    )
    (fact,) = found.facts
    assert shown((fact,)) == {("渡口", "starring", "程子敬")}
    assert (fact.subject.type, fact.qualifiers[0].value) == ("Work", "罗大山")


@pytest.mark.parametrize("heading", ["主要演员", "香港电影演员", "最佳男演员", "合作过的人", "雾港影展演员"])
def test_a_cast_of_no_known_film_says_nothing(tmp_path: Path, ontology: Ontology, heading: str) -> None:
    cast = page(tmp_path, "a.md", CAST_OF.format(heading=heading, role="罗大山"))
    assert not findings(cast, ontology, "雾港影展", "Event").facts


def test_an_english_heading_names_the_film_of_a_cast(tmp_path: Path, ontology: Ontology) -> None:
    table = "<table><tr><th>Actor</th><th>Role</th></tr><tr><td>{}</td><td>{}</td></tr></table>"
    first, second = table.format("Ada Marlow", "Captain Reed"), table.format("Tom Birch", "Old Joe")
    html = f"<h1>Harbour Festival</h1><h2>Cast of Fog Harbour</h2>{first}<h2>Main cast</h2>{second}"
    assert graph_facts(page(tmp_path, "a.html", html), ontology) == {
        ("Fog Harbour", "starring", "Ada Marlow")
    }


@pytest.mark.parametrize("role", ["仍", "3", "", "—", "不详"])
def test_a_role_that_names_nobody_is_none(tmp_path: Path, ontology: Ontology, role: str) -> None:
    cast = page(tmp_path, "a.md", CAST_OF.format(heading="《渡口》演员", role=role))
    (fact,) = findings(cast, ontology, "雾港影展", "Event").facts
    assert (fact.predicate, fact.qualifiers) == ("starring", ())


def test_a_row_that_names_its_film_says_its_cast(tmp_path: Path, ontology: Ontology) -> None:
    found = page(tmp_path, "a.csv", "电影,演员,角色,年份\n渡口,程子敬,罗大山,1998\n")
    (fact,) = findings(found, ontology, "").facts
    assert shown((fact,)) == {("渡口", "starring", "程子敬")}
    assert {(q.name, q.value) for q in fact.qualifiers} == {("role", "罗大山"), ("time", "1998")}


@pytest.mark.parametrize("value", ["不详", "未知", "无", "N/A", "unknown", "-", "—", "（不详）"])
def test_words_for_nothing_are_no_value(tmp_path: Path, ontology: Ontology, value: str) -> None:
    table = page(tmp_path, "a.csv", f"名称,设计师,材料\n雾港大桥,{value},钢\n")
    assert shown(findings(table, ontology, "").facts) == {("雾港大桥", "材料", "钢")}
    box = wiki(tmp_path, "雾港大桥", f"{{{{Infobox bridge\n| 设计师 = {value}\n}}}}雾港大桥是桥。")
    assert not findings(box, ontology, "雾港大桥").facts


def test_the_country_of_a_film_is_where_it_was_made_and_of_a_book_is_not_said(
    tmp_path: Path, ontology: Ontology
) -> None:
    box = wiki(tmp_path, "Fog Harbour", "{{Infobox film\n| country = Ireland\n}}Fog Harbour is a film.")
    book = wiki(tmp_path, "The Long Tide", "{{Infobox book\n| country = Ireland\n}}The Long Tide is a novel.")
    assert shown(findings(box, ontology, "Fog Harbour", "Film").facts) == {
        ("Fog Harbour", "country_of_origin", "Ireland")
    }
    found = findings(book, ontology, "The Long Tide", "Book")
    assert not found.facts
    assert found.dropped == (("country: Ireland", "no relation says it of a Book"),)


def graph_facts(found: Page, ontology: Ontology) -> set[tuple[str, str, str]]:
    graph = graph_of(found, ontology)
    named = names(graph)
    return {
        (named[s.subject], s.predicate, named[s.object])
        for s in graph.statements
        if isinstance(s.object, int)
    }


def test_a_table_file_says_facts_of_its_first_column(tmp_path: Path, ontology: Ontology) -> None:
    found = page(tmp_path, "f.csv", "片名,导演,上映日期,备注\n功夫,周星驰、李力持,2004年,好看\n")
    graph = graph_of(found, ontology)
    assert not any(entity.about for entity in graph.entities)
    said = {(names(graph)[s.subject], s.predicate) for s in graph.statements}
    assert said == {("功夫", "director"), ("功夫", "release_date"), ("功夫", "备注")}
    assert len(graph.statements) == 4


def test_every_fact_points_at_words_that_say_it(tmp_path: Path, ontology: Ontology) -> None:
    fields = "| 导演 = [[周星驰]]\n| 主演 = 周星驰<br>[[元秋]]\n| 上映日期 = 2004年"
    box = f"{{{{Infobox film\n{fields}\n}}}}功夫是[[电影]]。[[Category:甲]]"
    graph = graph_of(wiki(tmp_path, "功夫", box), ontology)
    assert len(graph.statements) == 5
    for statement in graph.statements:
        line = graph.document.text[statement.sentence_start : statement.sentence_end]
        thing = statement.object
        assert (thing.text if isinstance(thing, Literal) else names(graph)[thing]) in line
        held = next(c for c in graph.chunks if c.id == statement.chunk)
        assert held.start <= statement.start < statement.end <= held.end


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("film", "Film"),
        ("电影", "Film"),
        ("person", "Person"),
        ("艺人", "Person"),
        ("university", "School"),
        ("x", ""),
    ],
)
def test_an_infoboxs_words_name_a_type(ontology: Ontology, words: str, kind: str) -> None:
    assert kind_of(words, ontology) == kind


def test_a_change_of_a_links_target_is_a_change_of_the_page(tmp_path: Path) -> None:
    one = wiki(tmp_path, "甲", "甲见[[乙]]。")
    two = wiki(tmp_path, "甲", "甲见[[丙|乙]]。")
    assert one.document.content_hash == two.document.content_hash
    assert one.structure_hash != two.structure_hash
    assert wiki(tmp_path, "甲", "甲见乙。").structure_hash == ""


@pytest.mark.parametrize(
    ("categories", "kind"),
    [
        (["1962 births", "American film directors", "People from Leeds"], "Person"),
        (["2004 films", "Films set in Leeds"], "Film"),
        (["Universities and colleges in Leeds"], "School"),
        (["香港男演员", "1962年出生"], "Person"),
        (["中国电视剧"], "Series"),
        (["1962 births", "2004 films"], ""),
        (["Repeated pages"], ""),
    ],
)
def test_categories_name_a_type(categories: list[str], kind: str, ontology: Ontology) -> None:
    assert kind_by_categories(categories, ontology) == kind


def decided(found: Page, ontology: Ontology) -> tuple[str, str]:
    about = next(entity for entity in graph_of(found, ontology).entities if entity.about)
    return about.type, about.type_source


def test_a_type_tells_whether_an_infobox_or_categories_decided_it(tmp_path: Path, ontology: Ontology) -> None:
    infobox = wiki(tmp_path, "山河", "{{Infobox film\n| director = 张三\n}}\n山河很长。\n")
    assert decided(infobox, ontology) == ("Film", "infobox")
    category = wiki(tmp_path, "张三", "张三住在上海。\n[[Category:1962年出生]]\n[[Category:香港男演员]]\n")
    assert decided(category, ontology) == ("Person", "category")


def test_a_column_of_engines_gives_no_builder_to_a_man_whom_the_text_knows() -> None:
    man, mill = Named("Otto Vane", "Person", "signature"), Named("Alba")
    stated = Findings(facts=tuple(_built(named) for named in (man, mill)))
    born = Fact(man, "birth_place", Named("Hull", "Place", "tagger"), 0, 1, 0, 1, "test/1", 0.9)
    kept = without_built_people(stated, [Findings(facts=(born,))])
    assert [fact.subject.name for fact in kept.facts] == ["Alba"]
    assert without_built_people(stated, []) == stated


def _built(named: Named) -> Fact:
    return Fact(Named(named.name), "manufacturer", Named("Kerr Works"), 0, 1, 0, 1, "test/1", 0.85)

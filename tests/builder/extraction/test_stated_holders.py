"""Tables of who held a post, and of who played whom under other labels than `演员` and `Actor`."""

from pathlib import Path

import pytest

from builder.extraction.structured import read_structure
from builder.findings import Fact, Named
from builder.readers import Page, read
from schemas.ontology import Ontology

TABLE = "# {title}\n\n## {heading}\n\n| {labels} |\n|{rule}|\n| {cells} |\n"


@pytest.fixture(scope="module")
def ontology() -> Ontology:
    return Ontology.load()


def told(
    folder: Path, ontology: Ontology, heading: str, labels: str, cells: str, kind: str
) -> tuple[Fact, ...]:
    rule = "---|" * labels.count("|") + "---"
    path = folder / "a.md"
    path.write_text(
        TABLE.format(title="Alder Hall", heading=heading, labels=labels, rule=rule, cells=cells), "utf-8"
    )
    (found,) = read([path])
    assert isinstance(found, Page)
    return read_structure(found, Named("Alder Hall"), ontology, kind=kind).facts


def shown(facts: tuple[Fact, ...]) -> list[str]:
    return [
        " ".join([f.predicate, getattr(f.object, "name", ""), *(f"{q.name}={q.value}" for q in f.qualifiers)])
        for f in facts
    ]


@pytest.mark.parametrize(
    ("heading", "labels", "cells", "held"),
    [
        ("历任校长", "任次 | 姓名 | 任期", "2 | 程子敬 | 1949年9月—1958年", "chief_executive 程子敬 time=1949-09/1958"),
        ("校长列表", "校长 | 任期", "程子敬 | 1978年—", "chief_executive 程子敬 time=1978"),
        ("List of presidents", "No. | Name | Term", "1 | Li Fox | 1890–1912", "chief_executive Li Fox time=1890/1912"),
        ("Chairmen", "Name | Term", "Ada Marlow | 1890", "chief_executive Ada Marlow time=1890"),
        ("Heads of the hall", "Head | Term", "Ada Marlow | 1889–93", "chief_executive Ada Marlow time=1889/1893"),
        ("List of heads of Alder Hall", "Head | Term", "Ada Reed | since 1990", "chief_executive Ada Reed time=1990"),
        ("Presidents", "President | From | To", "Li Fox | 1990 | 1994", "chief_executive Li Fox time=1990/1994"),
        ("Presidents", "President | From | To", "Ada Reed | 1990 | –", "chief_executive Ada Reed time=1990"),
        ("Headmasters", "Name | Term", "Li Fox, D.D. | 1990", "employer Alder Hall position=headmaster time=1990"),
        ("Editors", "Editor | Term", "Li Fox | 1990–1994", "employer Alder Hall position=editor time=1990/1994"),
    ],
)  # fmt: skip
def test_a_table_under_a_post_says_who_held_it_and_when(
    tmp_path: Path, ontology: Ontology, heading: str, labels: str, cells: str, held: str
) -> None:
    assert shown(told(tmp_path, ontology, heading, labels, cells, "School")) == [held]


@pytest.mark.parametrize(
    ("heading", "labels", "cells", "kind"),
    [
        ("知名校友", "姓名 | 年份", "程子敬 | 1950", "School"),  # no post
        ("历任校友会长", "姓名 | 任期", "程子敬 | 1950", "School"),  # another body's
        ("Directors", "Name | Years", "Ada Marlow | 1950", "School"),  # whose relation is of films
        ("历任校长", "姓名 | 籍贯", "程子敬 | 浙江", "School"),  # no term
        ("历任校长", "姓名 | 任期", "不详 | 1950", "School"),
        ("历任校长", "姓名 | 任期", "程子敬 | 1950", "Person"),
        ("Heads of department", "Head | Term", "Ada Marlow | 1950", "School"),  # of one of its many
        ("Heads of state", "Head | Term", "Ada Marlow | 1950", "Place"),
        ("Managers", "Manager | From | To", "Ada Marlow | 1950 | 1955", "Company"),  # no team
        ("Players", "Player | From | To", "Ada Marlow | 1950 | 1955", "Organization"),
    ],
)
def test_other_tables_of_people_say_no_post(
    tmp_path: Path, ontology: Ontology, heading: str, labels: str, cells: str, kind: str
) -> None:
    facts = told(tmp_path, ontology, heading, labels, cells, kind)
    assert not [fact for fact in facts if fact.predicate in ("chief_executive", "director", "coach")]


@pytest.mark.parametrize(
    ("labels", "cells", "played"),
    [
        ("角色 | 声部 | 首演演员", "罗大山 | 男高音 | 程子敬", ["starring 程子敬 role=罗大山"]),
        ("Character | Voice", "Old Joe | Ada Marlow", ["starring Ada Marlow role=Old Joe"]),
        ("Role | Voice | Premiere cast, 1990", "Joe | mezzo-soprano | Ada Reed", ["starring Ada Reed role=Joe"]),
        ("Role | Voice", "Old Joe | tenor", []),
        ("角色 | 最佳演员", "罗大山 | 程子敬", []),
    ],
)  # fmt: skip
def test_a_cast_is_told_by_many_labels(
    tmp_path: Path, ontology: Ontology, labels: str, cells: str, played: list[str]
) -> None:
    assert shown(told(tmp_path, ontology, "Cast", labels, cells, "Work")) == played


def test_winners_on_the_page_of_a_prize(tmp_path: Path, ontology: Ontology) -> None:
    facts = told(
        tmp_path, ontology, "部分获奖者", "年份 | 获奖者 | 国籍", "1974 | 李四（Li Si） | 中国", "Award"
    )
    assert [(f.subject.name, *shown((f,))) for f in facts] == [("李四", "award_won Alder Hall time=1974")]


def test_films_that_win_are_nobody(tmp_path: Path, ontology: Ontology) -> None:
    facts = told(
        tmp_path, ontology, "Winners", "Year | Recipient", "1974 | The Long Road Home to the Sea", "Award"
    )
    assert [f for f in facts if f.predicate == "award_won"] == []

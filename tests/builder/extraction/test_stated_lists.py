"""Lists of people below a heading: holders of a post with their terms, and whom somebody taught."""

from pathlib import Path

import pytest

from builder.extraction.structured import read_structure
from builder.findings import Named
from builder.readers import Page, read
from schemas.ontology import Ontology


@pytest.fixture(scope="module")
def ontology() -> Ontology:
    return Ontology.load()


def told(folder: Path, ontology: Ontology, text: str, kind: str, *, name: str = "Alder Post") -> list[str]:
    path = folder / "a.md"
    path.write_text(f"# {name}\n\n{text}\n", "utf-8")
    (found,) = read([path])
    assert isinstance(found, Page)
    facts = read_structure(found, Named(name), ontology, kind=kind).facts
    return [
        " ".join(
            [
                f.subject.name,
                f.predicate,
                getattr(f.object, "name", ""),
                *(f"{q.name}={q.value}" for q in f.qualifiers),
            ]
        )
        for f in facts
    ]


@pytest.mark.parametrize(
    "items",
    [
        "- Ada Reed (1901–1914)\n- Tom van Hale (1914–22)",
        "- Ada Reed, 1901–1914\n- Tom van Hale, 1914–1922",
        "- 1901–1914: Ada Reed\n- 1914–1922: Tom van Hale, a lawyer",
        "The chairmen have been:\n\n- Ada Reed (1901–1914)\n- Tom van Hale (1914–1922)",
    ],
)
def test_a_list_under_a_post_says_who_held_it_and_when(
    tmp_path: Path, ontology: Ontology, items: str
) -> None:
    assert told(tmp_path, ontology, f"## Chairmen\n\n{items}", "Organization") == [
        "Alder Post chief_executive Ada Reed time=1901/1914",
        "Alder Post chief_executive Tom van Hale time=1914/1922",
    ]


def test_who_held_a_post_without_a_relation_worked_there(tmp_path: Path, ontology: Ontology) -> None:
    text = "## Editors\n\n- Ada Reed (1901–1914)\n- Tom Hale (since 1914)"
    assert told(tmp_path, ontology, text, "Organization") == [
        "Ada Reed employer Alder Post position=editor time=1901/1914",
        "Tom Hale employer Alder Post position=editor time=1914",
    ]


def test_a_post_held_twice_is_two_facts(tmp_path: Path, ontology: Ontology) -> None:
    text = "## Chief conductors\n\n- Sir Ada Reed (1901–1914; 1920–1925)\n- Tom Hale (1914–1920)"
    assert told(tmp_path, ontology, text, "Organization") == [
        "Ada Reed employer Alder Post position=chief conductor time=1901/1914",
        "Ada Reed employer Alder Post position=chief conductor time=1920/1925",
        "Tom Hale employer Alder Post position=chief conductor time=1914/1920",
    ]


def test_managers_lead_a_team_alone(tmp_path: Path, ontology: Ontology) -> None:
    text = "Alder Post is a {kind} in Kent.\n\n## Managers\n\n- Ada Reed (1901–1914)\n- Tom Hale (1914–1922)"
    team = told(tmp_path, ontology, text.format(kind="cricket club"), "Organization")
    assert team[0] == "Alder Post coach Ada Reed time=1901/1914"
    assert not told(tmp_path, ontology, text.format(kind="grand hotel"), "Organization")


def test_years_of_lives_are_no_terms(tmp_path: Path, ontology: Ontology) -> None:
    text = "## Chairmen\n\n- Ada Reed (1841–1914)\n- Tom Hale (1850–1922)"
    assert told(tmp_path, ontology, text, "Organization") == [
        "Alder Post chief_executive Ada Reed",
        "Alder Post chief_executive Tom Hale",
    ]


@pytest.mark.parametrize("heading", ["Students", "Doctoral students", "Notable pupils"])
def test_people_under_students_were_taught_by_whom_the_page_is_about(
    tmp_path: Path, ontology: Ontology, heading: str
) -> None:
    text = f"## {heading}\n\n- Ada Reed (1901–1974), who won the Oak Prize in 1950.\n- Tom Hale, botanist"
    assert told(tmp_path, ontology, text, "Person", name="Ivo Kern") == [
        "Ada Reed teacher Ivo Kern",
        "Tom Hale teacher Ivo Kern",
    ]


@pytest.mark.parametrize(
    ("heading", "items", "kind"),
    [
        ("Albums", "- Blue Harbour (1970)\n- Cold Dawn (1974)", "Organization"),
        ("Players", "- 1 Ada Reed\n- 2 Tom Hale", "Organization"),
        ("Editors", "- Ada Reed (1901–1914)\n- Tom Hale (1914–1922)", "Book"),
        ("Deputy editors", "- Ada Reed (1901–1914)\n- Tom Hale (1914–1922)", "Organization"),
        ("Deans of the faculty of law", "- Ada Reed (1901–1914)\n- Tom Hale (1914–1922)", "School"),
        ("Chairmen", "Ada Reed (1901–1914) was rich. He left it to Tom Hale.", "Organization"),
        ("Students", "- Ada Reed (1901–1974)\n- Tom Hale (1904–1980)", "School"),
        ("Students", "Kern, who had few students, taught at home.", "Person"),
        ("Students", "- Alder College\n- Oak School", "Person"),
        ("Student life", "- Ada Reed (1901–1974)\n- Tom Hale (1904–1980)", "Person"),
    ],
)
def test_other_lists_say_nothing_of_posts_or_students(
    tmp_path: Path, ontology: Ontology, heading: str, items: str, kind: str
) -> None:
    assert not told(tmp_path, ontology, f"## {heading}\n\n{items}", kind)


def test_a_cast_in_lines(tmp_path: Path, ontology: Ontology) -> None:
    lines = "* Tom Hale (海尔) as Silas Crake, a merchant\n* Eva Lund as Crake's mother"
    text = f"## Cast\n\n* Ada Reed as the clerk Ida Moor\n{lines}"
    assert told(tmp_path, ontology, text, "Film") == [
        "Alder Post starring Ada Reed role=Ida Moor",
        "Alder Post starring Tom Hale role=Silas Crake",
        "Alder Post starring Eva Lund role=Crake's mother",
    ]


def test_a_cast_of_a_person_is_none(tmp_path: Path, ontology: Ontology) -> None:
    text = "## Cast\n\n* Ada Reed as Ida Moor\n* Tom Hale as Silas Crake"
    assert told(tmp_path, ontology, text, "Person") == []


def test_heads_of_a_museum(tmp_path: Path, ontology: Ontology) -> None:
    text = "## 历任馆长\n\n- 张三（1934年—1949年）\n- 李四（1949年—1966年）"
    assert told(tmp_path, ontology, text, "Organization", name="南城博物馆") == [
        "张三 employer 南城博物馆 position=馆长 time=1934/1949",
        "李四 employer 南城博物馆 position=馆长 time=1949/1966",
    ]


def test_presidents_of_a_company_in_an_ordered_list(tmp_path: Path, ontology: Ontology) -> None:
    text = "## 历任社长\n\n1. 山内大治郎（1889—1929）\n2. 张三（1929—1949）\n3. 古川小太郎（1949年起）"
    assert told(tmp_path, ontology, text, "Company", name="雾港公司") == [
        "雾港公司 chief_executive 山内大治郎 time=1889/1929",
        "雾港公司 chief_executive 张三 time=1929/1949",
        "雾港公司 chief_executive 古川小太郎 time=1949",
    ]


@pytest.mark.parametrize(
    "lead",
    ["The remaining roles are taken by:", "Also in the cast:", "It stars a company of players:"],
)
def test_lines_below_a_sentence_that_announces_a_cast_are_parts(
    tmp_path: Path, ontology: Ontology, lead: str
) -> None:
    items = "- Ada Reed as Mrs Moss, the baker\n- Tom Hale as Father Time"
    text = f"Alder Post is a film. {lead}\n\n{items}\n\nIt was shot in Leeds."
    assert told(tmp_path, ontology, text, "Film") == [
        "Alder Post starring Ada Reed role=Mrs Moss",
        "Alder Post starring Tom Hale role=Father Time",
    ]


def test_other_lines_below_such_a_sentence_are_none(tmp_path: Path, ontology: Ontology) -> None:
    text = "The film won praise for its cast:\n\n- Ada Reed won an Oak Prize\n- Tom Hale did not"
    assert told(tmp_path, ontology, text, "Film") == []

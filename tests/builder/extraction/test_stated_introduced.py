"""Lists of works that a sentence introduces."""

from pathlib import Path

import pytest

from builder.extraction.structured import read_structure
from builder.findings import Named
from builder.readers import Page, read
from schemas.graph import Literal
from schemas.ontology import Ontology


@pytest.fixture(scope="module")
def ontology() -> Ontology:
    return Ontology.load()


def told(folder: Path, ontology: Ontology, text: str, kind: str = "Person") -> list[str]:
    path = folder / "a.md"
    path.write_text(f"# Ada Reed\n\n{text}\n", "utf-8")
    (found,) = read([path])
    assert isinstance(found, Page)
    return [
        " ".join(
            [
                f.subject.name,
                f.predicate,
                f.object.value if isinstance(f.object, Literal) else f.object.name,
                *(f"{q.name}={q.value}" for q in f.qualifiers),
            ]
        )
        for f in read_structure(found, Named("Ada Reed"), ontology, kind=kind).facts
    ]


def test_works_below_a_prize_won_it(tmp_path: Path, ontology: Ontology) -> None:
    text = "## Films\n\nTwo of her films won the Academy Award for best foreign-language film:\n\n- *Tides*\n- *La Mer*"
    assert told(tmp_path, ontology, text) == [
        "Tides award_won Academy Award category=best foreign-language film",
        "La Mer award_won Academy Award category=best foreign-language film",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Two of her films were nominated for the Oak Prize:\n\n- *Tides*\n- *La Mer*",
        "None of her films won the Oak Prize:\n\n- *Tides*\n- *La Mer*",
        "Two of her friends won the Oak Prize:\n\n- *Tides*\n- *La Mer*",
        "Two of her films won the Oak Prize:\n\n- Tom Hale\n- Ida Moor",
        "Two of her films won the Oak Prize.\n\n- *Tides*\n- *La Mer*",
    ],
)
def test_other_lists_won_nothing(tmp_path: Path, ontology: Ontology, text: str) -> None:
    assert told(tmp_path, ontology, f"## Films\n\n{text}") == []


@pytest.mark.parametrize(
    ("intro", "fact"),
    [
        ("She directed two films:", "director Ada Reed"),
        ("Later Tom Hale wrote only two novels:", ""),
        ("Tom Hale wrote only two novels:", "author Tom Hale"),
        ("In Oslo she composed three operas:", ""),
        ("She composed three operas:", "composer Ada Reed"),
        ("She never wrote the following novels:", ""),
    ],
)
def test_whoever_made_works_made_those_below(
    tmp_path: Path, ontology: Ontology, intro: str, fact: str
) -> None:
    found = told(tmp_path, ontology, f"## Work\n\n{intro}\n\n- *Tides*\n- *La Mer*")
    assert found == ([f"Tides {fact}", f"La Mer {fact}"] if fact else [])


def test_first_nights_of_operas(tmp_path: Path, ontology: Ontology) -> None:
    items = "1. *Edda* – Royal Theatre, Lund, 1 February 1896, led by Tom Hale\n2. *La Mer* – La Scala, Milan, 1904"
    assert told(tmp_path, ontology, f"## The operas\n\nThere are two:\n\n{items}") == [
        "Edda release_date 1896-02-01 place=Royal Theatre, Lund",
        "La Mer release_date 1904 place=La Scala, Milan",
    ]
    assert told(tmp_path, ontology, f"## Travels\n\nShe saw two shows:\n\n{items}") == []

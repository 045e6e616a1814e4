"""Which types there are, what decided them, and where deciders disagree."""

from __future__ import annotations

from pathlib import Path

from builder.curation import TypeCount, inspect_types
from tests.builder.curation.test_decisions import filled
from tests.conformance.corpus import entity, make_document

DOCUMENTS = (
    make_document("a", "Ann", ["Ann sang."], [entity(0, "Ann", "Person", about=True, source="definition")]),
    make_document("b", "B", ["Ann is here."], [entity(0, "Ann", "Place")]),
    make_document("c", "C", ["Hero and Bo."], [entity(0, "Hero", "Work", source="rule"), entity(1, "Bo")]),
    make_document("d", "D", ["Hero again."], [entity(0, "Hero", "Film", source="signature")]),
)


def test_types_are_counted_with_what_decided_them(tmp_path: Path):
    report = inspect_types(filled(tmp_path / "s.db", *DOCUMENTS))
    assert report.types == (
        TypeCount("", 1, {}),
        TypeCount("Film", 1, {"signature": 1}),
        TypeCount("Person", 1, {"definition": 1}),
    )


def test_types_of_which_none_is_the_wider_are_a_conflict(tmp_path: Path):
    (misfit,) = inspect_types(filled(tmp_path / "s.db", *DOCUMENTS)).misfits
    assert (misfit.name, misfit.type, misfit.documents) == ("Ann", "Person", ("a", "b"))
    assert misfit.votes == (("Person", "definition", 1), ("Place", "tagger", 1))


def test_one_type_alone(tmp_path: Path):
    report = inspect_types(filled(tmp_path / "s.db", *DOCUMENTS), type_="Film")
    assert ([one.type for one in report.types], report.misfits) == (["Film"], ())

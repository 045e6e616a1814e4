"""Bodies by their titles without what they are of."""

from __future__ import annotations

import pytest

from retriever.linking.fieldtitles import FieldTitles
from schemas.text import Language
from tests.solver.synthesis.pages import Page, solver_over

INSTITUTE = Page(
    "en/Tarnish Institute of Music",
    "The Tarnish Institute of Music is a school in Odense. The institute was founded in 1924.",
    ("Tarnish Institute of Music", "School"),
)
ROYAL = Page(
    "en/Royal College of Weaving",
    "The Royal College of Weaving is a school. The college stands by the royal park.",
    ("Royal College of Weaving", "School"),
)
PIANIST = Page(
    "en/Ann Lee",
    "Ann Lee is a pianist. She studied at the Tarnish Institute.",
    ("Ann Lee", "Person"),
    ("Tarnish Institute", "School"),
)


def linked(folder, question, *pages):
    with solver_over(folder, *pages) as solver:
        found = solver._supplies.retriever.link(question, Language.ENGLISH)
        return [e.name for e in sorted(found, key=lambda e: -e.score)][:1]


@pytest.mark.parametrize(
    "asked",
    ["When was the Tarnish Institute founded?", "Who led Tarnish Institute?", "Tarnish Institute founder"],
)
@pytest.mark.parametrize("others", [(), (PIANIST,)])
def test_a_body_is_known_without_its_field(tmp_path, asked, others):
    assert linked(tmp_path, asked, INSTITUTE, *others) == ["Tarnish Institute of Music"]


def test_of_two_fields_neither_is_meant(tmp_path):
    physics = Page(
        "en/Tarnish Institute for Physics",
        "The Tarnish Institute for Physics is a school. The institute is old.",
        ("Tarnish Institute for Physics", "School"),
    )
    assert linked(tmp_path, "When was the Tarnish Institute founded?", INSTITUTE, physics) == []


def test_another_page_of_just_that_name_is_meant(tmp_path):
    mill = Page(
        "en/Tarnish Institute", "The Tarnish Institute is a mill.", ("Tarnish Institute", "Organization")
    )
    assert linked(tmp_path, "When was the Tarnish Institute founded?", INSTITUTE, mill) == [
        "Tarnish Institute"
    ]


def test_ordinary_words_tell_no_body_that_does_not_call_itself_so(tmp_path):
    with solver_over(tmp_path, ROYAL) as solver:
        fields = FieldTitles(solver._store, solver._ontology)
        assert fields.of("Royal College") is None


@pytest.mark.parametrize("words", ["", " ", "Institute", "Tarnish"])
def test_no_name_is_of_a_field(tmp_path, words):
    with solver_over(tmp_path, INSTITUTE) as solver:
        fields = FieldTitles(solver._store, solver._ontology)
        assert fields.of(words) is None
        assert not fields.are_several(words)

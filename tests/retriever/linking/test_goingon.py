"""What is called by some words and more is found without reading all that shares one of them."""

import pytest

from retriever.linking.goingon import going_on
from tests.solver.synthesis.pages import Page, solver_over

PAGE = Page(
    "en/Leagues",
    "Tarnish Rovers F.C., Hale Rovers and Tarnish Silver Ferns play in one league, and Tarnish in none.",
    ("Tarnish Rovers F.C.", "Organization"),
    ("Hale Rovers", "Organization"),
    ("Tarnish Silver Ferns", "Organization"),
    ("Tarnish", "Place"),
)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("Tarnish Rovers", {"Tarnish Rovers F.C."}),
        ("Tarnish Silver Fern", {"Tarnish Silver Ferns"}),  # by its plural
        ("Tarnish", {"Tarnish", "Tarnish Rovers F.C.", "Tarnish Silver Ferns"}),
        ("Hale", {"Hale Rovers"}),
        ("Rovers Tarnish", {"Tarnish Rovers F.C."}),  # in any order: who asks compares what is found
        ("Mossy Rovers", set()),
        ("", set()),
        ("?!", set()),
    ],
)
def test_the_first_word_and_another_must_stand_in_a_name(tmp_path, name, found):
    with solver_over(tmp_path, PAGE) as solver:
        assert {entity.name for entity in going_on(solver._supplies.store, name)} == found

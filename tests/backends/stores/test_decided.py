"""What people's decisions make of names and pages, by hand."""

from __future__ import annotations

import pytest

from schemas.decisions import DECISION, Decision, DecisionKind, Member, decision_graph, read_decision
from schemas.graph import DocumentGraph
from tests.backends.stores.test_canonical import ZH, ids, page, text
from tests.conformance.corpus import entity


def merge(*members: tuple[str, str] | str) -> DocumentGraph:
    return decided(DecisionKind.MERGE, *members)


def split(*members: tuple[str, str] | str) -> DocumentGraph:
    return decided(DecisionKind.SPLIT, *members)


def decided(kind: DecisionKind, *members: tuple[str, str] | str) -> DocumentGraph:
    """Names, and pages as (title, document)."""
    named = [Member(one) if isinstance(one, str) else Member(*one) for one in members]
    return decision_graph(Decision(kind, tuple(named), "we know"))


ANN, BO = text("t", entity(0, "Ann")), text("u", entity(0, "Bo"))


def test_two_names_are_one_and_the_smaller_stands():
    found = ids(ANN, BO, merge("Bo", "Ann"))
    assert (found["t", "Ann"], found["u", "Bo"]) == ("Ann", "Ann")


def test_a_name_is_a_page():
    found = ids(BO, page("a", "Ann"), merge("Bo", ("Ann", "a")))
    assert found["u", "Bo"] == "Ann@a"


def test_pages_of_one_language_and_their_partners_are_one():
    found = ids(
        page("a", "Ann"),
        page("b", "Bo"),
        page("c", "博", "Bo", language=ZH),
        merge(("Ann", "a"), ("Bo", "b")),
    )
    assert {found[key] for key in (("a", "Ann"), ("b", "Bo"), ("c", "博"))} == {"Ann@a"}


def test_decisions_join_through_each_other():
    found = ids(ANN, BO, text("v", entity(0, "Cy")), merge("Ann", "Bo"), merge("Bo", "Cy"))
    assert found["v", "Cy"] == "Ann"


def test_a_name_follows_the_page_that_its_fellow_means():
    found = ids(BO, page("a", "Anna", "Ann"), merge("Bo", "Ann"))
    assert found["u", "Bo"] == "Anna@a"


def test_a_title_is_stronger_than_a_decision_on_the_name():
    found = ids(BO, page("a", "Ann"), page("b", "Bo"), merge("Bo", ("Ann", "a")))
    assert found["u", "Bo"] == "Bo@b"


def test_a_decision_is_stronger_than_an_alias():
    found = ids(BO, page("a", "Ann"), page("c", "Cy", "Bo"), merge("Bo", ("Ann", "a")))
    assert found["u", "Bo"] == "Ann@a"


def test_an_ambiguous_name_is_the_page_that_was_chosen():
    planet, singer = page("a", "Mercury (planet)"), page("b", "Mercury (singer)")
    found = ids(planet, singer, text("t", entity(0, "Mercury")), merge("Mercury", ("Mercury (planet)", "a")))
    assert found["t", "Mercury"] == "Mercury@a"


def test_a_decision_on_a_page_that_has_another_title_now_is_none():
    assert ids(BO, page("a", "Anna"), merge("Bo", ("Ann", "a")))["u", "Bo"] == "Bo"


def test_an_alias_of_a_merged_name_leads_to_what_it_is():
    found = ids(page("a", "Ann"), text("t", entity(0, "Bo", "", "B.")), text("u", entity(0, "B.")),
                merge("Bo", ("Ann", "a")))  # fmt: skip
    assert found["u", "B."] == "Ann@a"


@pytest.mark.parametrize("first", [0, 1])
def test_pages_that_a_title_links_are_kept_apart(first: int):
    pages = [("Ann", "a"), ("安", "b")]
    found = ids(page("a", "Ann"), page("b", "安", "Ann", language=ZH), split(pages[first], pages[1 - first]))
    assert found == {**found, ("a", "Ann"): "Ann@a", ("b", "安"): "安@b"}


def test_an_alias_is_not_the_page_that_claims_it():
    found = ids(text("t", entity(0, "Bo")), page("a", "Ann", "Bo"), split("Bo", ("Ann", "a")))
    assert found["t", "Bo"] == "Bo"


def test_an_alias_is_not_the_name_that_gives_it():
    found = ids(text("t", entity(0, "Ann", "", "Bo")), BO, split("Bo", "Ann"))
    assert found["u", "Bo"] == "Bo"


def test_a_decision_names_nothing_itself():
    found = ids(merge("Ann", "Bo"))
    assert len(found) == 1
    assert ids(ANN, merge("Ann", "Bo"))["t", "Ann"] == "Ann"


@pytest.mark.parametrize(
    "said",
    [
        "no JSON",
        "[]",
        '{"kind": "marry", "members": [["a", ""], ["b", ""]], "because": "", "by": "person"}',
        '{"kind": "merge", "members": [["a", ""]], "because": "", "by": "person"}',
        '{"kind": "merge", "members": [["a", ""], ["b", ""]], "because": "", "by": "a clerk"}',
        '{"kind": "merge", "members": [[" ", ""], ["b", ""]], "because": "", "by": "person"}',
        '{"kind": "merge", "members": [["a", 1], ["b", ""]], "because": "", "by": "person"}',
    ],
)
def test_a_decision_that_cannot_be_read_is_none(said: str):
    assert read_decision(DECISION, said) is None


def test_a_decision_is_read_as_it_was_written():
    decision = Decision(DecisionKind.SPLIT, (Member("Ann", "a"), Member("安")), "two “people”")
    (record,) = decision_graph(decision).entities
    assert read_decision(record.type_source, record.description) == decision
    assert read_decision("definition", record.description) is None

"""What was joined and why, as a curator sees it."""

from __future__ import annotations

from pathlib import Path

from builder.curation import decide_merge, joins
from schemas.graph import Alias, DocumentEntity
from schemas.text import Language
from tests.builder.curation.test_decisions import filled
from tests.conformance.corpus import entity, make_document


def test_a_name_shows_the_words_that_give_it(tmp_path: Path):
    said = "The Peking University (PKU) is old."
    given = DocumentEntity(0, "Peking University", aliases=(Alias("PKU", "bracket", 23, 26),))
    store = filled(
        tmp_path / "s.db",
        make_document("a", "A", [said], [given]),
        make_document("b", "B", ["PKU won."], [entity(0, "PKU")]),
    )
    (join,) = joins(store)
    assert (join.name, join.joined, join.rule, join.documents) == (
        "Peking University",
        "PKU",
        "bracket",
        ("b",),
    )
    (reason,) = join.reasons
    assert (reason.document, reason.words) == ("a", said)


def test_a_page_of_another_language_is_joined_by_the_name_it_claims(tmp_path: Path):
    store = filled(
        tmp_path / "s.db",
        make_document("en/chow", "Stephen Chow", ["x"], [entity(0, "Stephen Chow", about=True)]),
        make_document(
            "zh/zhou",
            "周星驰",
            ["y"],
            [entity(0, "周星驰", "", "Stephen Chow", about=True)],
            language=Language.CHINESE,
        ),
    )
    (join,) = joins(store, name="周星驰")
    assert (join.name, join.joined, join.rule, join.documents) == (
        "Stephen Chow",
        "周星驰",
        "bracket",
        ("zh/zhou",),
    )


def test_another_script_and_a_decision_are_rules_too(tmp_path: Path):
    store = filled(
        tmp_path / "s.db",
        make_document("a", "A", ["萬梓良"], [entity(0, "萬梓良")]),
        make_document("b", "B", ["万梓良", "万梓良"], [entity(0, "万梓良"), entity(1, "Alex Man")]),
        make_document("c", "C", ["万梓良"], [entity(0, "万梓良")]),
    )
    assert [(one.name, one.joined, one.rule) for one in joins(store)] == [("万梓良", "萬梓良", "script")]
    decide_merge(store, ["万梓良", "Alex Man"], because="")
    shown = {(one.name, one.joined, one.rule) for one in joins(store)}
    assert ("Alex Man", "万梓良", "decision") in shown


def test_nothing_is_joined_where_every_name_stands_alone(tmp_path: Path):
    store = filled(tmp_path / "s.db", make_document("a", "A", ["x"], [entity(0, "Ann"), entity(1, "Bo")]))
    assert list(joins(store)) == []


def test_a_name_that_a_bracket_joins_to_a_page_shows_the_bracket(tmp_path: Path):
    said = "安·罗（Ann Roe）来了。"
    given = DocumentEntity(0, "安·罗", "Person", aliases=(Alias("Ann Roe", "bracket", 4, 11),))
    store = filled(
        tmp_path / "s.db",
        make_document("en/roe", "Ann Roe", ["x"], [entity(0, "Ann Roe", "Person", about=True)]),
        make_document("zh/t", "T", [said], [given], language=Language.CHINESE),
    )
    (join,) = joins(store)
    assert (join.name, join.joined, join.rule, join.documents) == ("Ann Roe", "安·罗", "bracket", ("zh/t",))
    assert [reason.words for reason in join.reasons] == [said]

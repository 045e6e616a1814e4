"""Counting questions whose evidence stands among the first chunks."""

from dataclasses import replace

import pytest

from benchmarks.evidence import Proven, measure, places_in, report, summary
from schemas.errors import InputError


def test_a_passage_stands_where_the_first_text_holds_it_however_it_is_written():
    texts = ["Nothing here.", "Born in **Ipoh**,\nMalaysia.", "Born in Ipoh, Malaysia."]
    assert places_in(texts, ["born in Ipoh, Malaysia", "Penang"]) == (2, 0)


def test_a_passage_with_the_marks_of_its_page_stands_where_its_words_do():
    texts = ["The Mill was a film.", "Mara | Ada Berg\nThe Mill"]
    assert places_in(texts, ["| Mara | Ada Berg |", "- *The Mill*", "- *Mara*"]) == (2, 1, 2)


def proven(id_, kind, *places, unseen=False):
    return Proven(id_, kind, "?", places, places, unseen=unseen)


def test_a_question_counts_when_every_passage_is_among_the_first():
    found = [proven("a", "chain", 1, 5), proven("b", "chain", 2, 6), proven("c", "list", 0)]
    assert summary(found, 5) == (
        "3 questions with evidence; all of it within the first 5 chunks for 1 (1 by the passages named first), "
        "some of it for 2\n"
        "lacking: chain 1, list 1"
    )


def test_a_passage_that_states_the_same_counts_and_is_told_apart():
    equal = replace(proven("a", "chain", 1, 6), places=(1, 2))
    assert summary([equal, proven("b", "chain", 1)], 5) == (
        "2 questions with evidence; all of it within the first 5 chunks for 2 (1 by the passages named first), "
        "some of it for 2\n"
        "lacking: none"
    )


def test_unseen_questions_are_counted_apart_too():
    found = [proven("a", "chain", 1), proven("b", "chain", 6, unseen=True)]
    assert summary(found, 5).splitlines()[1] == (
        "1 of them unseen with evidence; all of it within the first 5 chunks for 0 (0 by the passages named first), "
        "some of it for 0"
    )


def test_the_report_for_programs_has_the_counts_and_keeps_unseen_questions_unread():
    found = [proven("a", "chain", 1, 6), proven("b", "list", 0, unseen=True), proven("c", "", 2)]
    assert report(found, 5) == {
        "first": 5,
        "questions": {"n": 3, "whole": 1, "by_own_passages": 1, "some": 2},
        "unseen": {"n": 1, "whole": 0, "by_own_passages": 0, "some": 0},
        "lacking": [
            {"id": "a", "kind": "chain", "places": [1, 6], "question": "?"},
            {"id": "b", "kind": "list", "places": [0]},
        ],
    }


def test_a_question_without_a_kind_is_told_as_such():
    assert summary([proven("a", "", 0)], 5).endswith("lacking: of no kind 1")


def test_a_file_without_evidence_is_refused(tmp_path):
    questions = tmp_path / "questions.jsonl"
    questions.write_text('{"id": "1", "question": "Which?", "answers": ["A"]}\n', encoding="utf-8")
    with pytest.raises(InputError, match="has evidence"):
        measure(questions, tmp_path / "missing.db", 5)

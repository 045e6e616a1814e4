"""What counts as a name, another name and a work."""

from __future__ import annotations

import pytest

from schemas.logical_form import Output, Ref, Step
from schemas.ontology import Ontology
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from solver.lexicon import Lexicon
from solver.reading.terms import (
    Term,
    is_also_called,
    is_conjugated,
    is_named,
    is_written_as_name,
    last_names,
    match,
    part_language,
    relation_terms,
)
from tests.solver.reading.clauses import clause


@pytest.mark.parametrize(
    ("name", "text", "named"),
    [
        ("oscar", "better known as the oscars", True),
        ("lee", "leeds is a city", False),
        ("北行", "她自导自演的《北行》", True),
    ],
)
def test_names_stand_whole_or_in_the_plural(name: str, text: str, named: bool):
    assert is_named(name, text) is named


def test_a_page_may_call_its_subject_by_another_name():
    assert is_also_called(
        "golden deer", "the haicheng film prizes, known as the golden deers, are given yearly"
    )
    assert not is_also_called("golden deer", "going north won the golden deer")
    for name in ("喜欢你(现场版", "*金鹿组合", "金鹿[", "金鹿?"):  # no expressions
        assert is_also_called(name, f"《北行》，又名{name}，是一首歌")
    assert not is_also_called("金.", "《北行》，又名金鹿，是一首歌")


def test_a_chinese_work_counts_in_its_marks():
    term = Term(("功课",), 3.0, "work")
    assert match(term, clause("他主演了《功课》")) == 1.0
    assert match(term, clause("他每天做功课")) < 0.3


def test_a_year_holds_for_the_clauses_after_it():
    text = "2003年，他推出专辑；9月12日，在海城开演唱会"
    assert match(Term(("2003",), 1.0, "word"), clause(text, 3)) == 1.0
    assert match(Term(("2004",), 1.0, "word"), clause(text, 3)) == 0.0


def test_an_irregular_verb_is_found_in_its_other_forms() -> None:
    assert is_conjugated("shot", "shooting took place in rome")
    assert not is_conjugated("shot", "a shot rang out")


@pytest.mark.parametrize(
    ("name", "last"),
    [
        ("ann lee", {"lee"}),
        ("peter o'dell", {"o'dell"}),
        ("ann day-lind", {"day-lind"}),
        ("chloé márquez", {"márquez"}),
        ("louis xiv of", set()),
        ("ray 2nd", set()),
        ("lee", set()),
        ("林 晚", set()),
    ],
)
def test_a_last_name_is_a_word_of_letters(name: str, last: set[str]) -> None:
    assert last_names([name]) == last


@pytest.mark.parametrize(
    ("word", "question", "named"),
    [
        ("lee", "Did Lee win?", True),
        ("o'dell", "Did O'Dell win?", True),
        ("mckay", "Did McKay win?", True),
        ("lee", "Did the lee side win?", False),
        ("tv", "Is it a TV series?", False),
        ("did", "Did Lee win?", False),
    ],
)
def test_a_capital_within_a_question_marks_a_name(word: str, question: str, named: bool) -> None:
    assert is_written_as_name(word, question) is named


@pytest.mark.parametrize(
    ("word", "text", "held"),
    [
        ("car", "she starred with cary grant", False),
        ("car", "he owned two cars", True),
        ("party", "she had a small part in it", False),
        ("party", "both parties agreed", True),
        ("marry", "their marriage ended", True),
        ("city", "of the two cities", True),
        ("play", "he played chess", True),
        ("army", "he raised his arms", False),
    ],
)
def test_a_short_word_is_no_beginning_of_another(word: str, text: str, held: bool):
    assert (match(Term((word,), 1.0, "word"), clause(text)) > 0) is held


@pytest.mark.parametrize(("word", "said"), [("徒弟", "师从"), ("student", "taught by")])
def test_a_relation_is_said_from_its_other_end(word: str, said: str) -> None:
    language = part_language(word)
    step = Step((Output((Ref("o1"),)),))
    asked = SubQuestion("", QuestionKind.ATTRIBUTE, AnswerType.PERSON, step, predicates=("teacher",))
    (term,) = relation_terms(asked, (word,), Lexicon(Ontology.load()), language)
    assert said in term.forms

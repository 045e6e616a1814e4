"""The logical form's text: what parses, what prints back, what is refused and where."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schemas.errors import ParseError
from schemas.logical_form import (
    Compare,
    Constraint,
    Count,
    Deduce,
    DeduceOperator,
    Difference,
    Exists,
    Filter,
    LogicalForm,
    Math,
    Mention,
    Order,
    Output,
    Predicate,
    Ref,
    Relational,
    Retrieval,
    Sort,
    Step,
    StepOutput,
    Sum,
    Text,
)
from solver.parsing import parse

PAIR = "Retrieval(s=s1:人物[周星驰], p=p1:与...有关, o=o1:人物[万梓良])\nOutput(p1)"


def test_parse_reads_a_pair_question():
    form = parse(PAIR)
    assert form.actions == (
        Retrieval(
            Mention("s1", ("人物",), "周星驰"),
            Predicate("p1", ("与...有关",)),
            Mention("o1", ("人物",), "万梓良"),
        ),
        Output((Ref("p1"),)),
    )


def test_a_form_prints_back_unchanged():
    assert str(parse(PAIR)) == PAIR


def test_parse_reads_steps_and_their_actions():
    form = parse(
        "Step1：哪家协会出版《X》？\n"
        "Action1：Retrieval(s=s1:出版物[`X`], p=p1:出版机构, o=o1:协会)\nStep2:输出o1\nAction2:output(o1)"
    )
    assert [step.text for step in form.steps] == ["哪家协会出版《X》？", "输出o1"]
    assert form.steps[1].actions == (Output((Ref("o1"),)),)


def test_parse_reads_references_to_earlier_steps():
    form = parse("Math(content=[`o1`, #1, {{1.output}}], target=`a, b=c`)->m1")
    assert form.actions == (Math((Text("o1"), StepOutput(1), StepOutput(1, template=True)), "a, b=c", "m1"),)


def test_parse_takes_an_arrow_between_actions():
    assert parse("Count(o1)->n1 → Output(n1)") == parse("Count(o1)->n1\nOutput(n1)")


def test_kag_spellings_are_read():
    assert parse("get_spo(s=s1:A, p=p1:b, o=o1:C)") == parse("Retrieval(s=s1:A, p=p1:b, o=o1:C)")


@pytest.mark.parametrize(
    ("text", "position", "words"),
    [
        ("Recall(o1)", 0, "no operator is called"),
        ("Output(o1)\nRecall(o1)", 11, "no operator is called"),
        ("Retrieval(s=s1:人物, q=p1:x, o=o1:y)", 19, "unexpected"),
        ("Sort(o1, by=o2, order=up, limit=1)->r1", 22, "ascending, descending"),
        ("Output(o1", 9, "ends too early"),
        ("", 0, "at least one action"),
    ],
)
def test_parse_says_where_a_form_goes_wrong(text: str, position: int, words: str):
    with pytest.raises(ParseError, match=words) as error:
        parse(text)
    assert error.value.position == position


aliases = st.from_regex(r"[a-z][a-z0-9_]{0,5}", fullmatch=True)
words = st.text(st.characters(exclude_categories=("Cs", "Cc")), min_size=1, max_size=12)
refs = st.builds(Ref, aliases, st.one_of(st.just(""), words))
items = st.one_of(refs, st.builds(StepOutput, st.integers(1, 9), st.booleans()), st.builds(Text, words))
names = st.lists(words, min_size=1, max_size=3).map(tuple)
mentions = st.builds(Mention, aliases, names, words, st.just(""))
terms = st.one_of(mentions, refs)
predicates = st.one_of(st.builds(Predicate, aliases, names), refs)
constraints = st.builds(Constraint, st.sampled_from("spo"), words, st.sampled_from(Relational), words)
several = st.lists(items, min_size=1, max_size=3).map(tuple)
actions = st.one_of(
    st.builds(Retrieval, terms, predicates, terms, st.lists(constraints, max_size=2).map(tuple)),
    st.builds(Math, several, words, aliases),
    st.builds(
        Deduce,
        st.lists(st.sampled_from(DeduceOperator), min_size=1, max_size=2).map(tuple),
        several,
        words,
        aliases,
    ),
    st.builds(Count, refs, aliases),
    st.builds(Sort, refs, refs, st.sampled_from(Order), st.integers(0, 20), aliases),
    st.builds(Filter, refs, refs, st.sampled_from(Relational), words, aliases),
    st.builds(Compare, several, st.sampled_from(Order), aliases),
    st.builds(Sum, several, aliases),
    st.builds(Difference, items, items, aliases, st.none() | st.sampled_from(Order)),
    st.builds(Exists, refs, aliases),
    st.builds(Output, several),
)
forms = st.lists(actions, min_size=1, max_size=4).map(
    lambda listed: LogicalForm(tuple(Step((action,)) for action in listed))
)


@given(forms)
def test_parse_undoes_print(form: LogicalForm):
    assert parse(str(form)) == form

"""A model points at words of a question; only words of the question that leave something to ask are taken."""

from __future__ import annotations

import json

import pytest

from schemas.errors import ModelError
from schemas.plan import AnswerType
from schemas.text import Language
from solver.language_model.pointing import Described, Pointed, described, parse, render, tells_something

_EN = "When did the founder of Haven Press die?"
_ZH = "《雾港》的导演是哪年去世的？"


def test_the_prompt_holds_the_question_alone_and_is_of_its_language() -> None:
    prompt = render(_ZH, Language.CHINESE)
    assert json.loads(prompt.user) == {"question": _ZH}
    assert "问题" in prompt.system
    assert "question" in render(_EN, Language.ENGLISH).system
    assert "问题" not in render(_EN, Language.ENGLISH).system


@pytest.mark.parametrize(
    ("question", "words", "kind", "asking", "asked"),
    [
        (_EN, "the founder of Haven Press", "person", "Who is the founder of Haven Press?", AnswerType.PERSON),
        (_EN, "The founder of Haven Press?", "thing", "What is the founder of Haven Press?", AnswerType.THING),
        (_ZH, "《雾港》的导演", "person", "《雾港》的导演是谁？", AnswerType.PERSON),
        (_ZH, "《雾港》的导演", "place", "《雾港》的导演是哪里？", AnswerType.PLACE),
    ],
)  # fmt: skip
def test_words_of_the_question_are_asked_for_by_their_kind(
    question: str, words: str, kind: str, asking: str, asked: AnswerType
) -> None:
    language = Language.ENGLISH if question == _EN else Language.CHINESE
    pointed = parse(json.dumps({"words": words, "kind": kind}))
    own = words.strip("?")[0].lower() + words.strip("?")[1:] if language is Language.ENGLISH else words
    assert described(pointed, question, language) == Described(own, asking, asked)


@pytest.mark.parametrize(
    "words",
    [
        "",
        "the founder of Harbour Press",  # other words than the question's
        "When did the founder of Haven Press die",  # nothing is left to ask
        "the founder of Haven Press die",  # only words that ask are left
        "Press",  # describes nothing
    ],
)
def test_other_words_are_none(words: str) -> None:
    assert described(Pointed(words=words, kind="person"), _EN, Language.ENGLISH) is None


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("the founder", "JSON"),
        ('{"words": "x"}', "kind"),
        ('{"words": "x", "kind": "ship"}', "kind"),
        ('{"words": "' + "x" * 301 + '", "kind": "thing"}', "words"),
    ],
)
def test_any_other_text_is_an_error_that_names_the_place(text: str, named: str) -> None:
    with pytest.raises(ModelError, match=named):
        parse(text)


@pytest.mark.parametrize(
    ("words", "told"), [("the founder of ", True), ("the ", False), ("的", False), ("的导演", True)]
)
def test_small_words_describe_nothing(words: str, told: bool) -> None:
    assert tells_something(words) is told

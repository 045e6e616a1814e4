"""The prompt with which a language model points at what a question describes without a name, and what its reply may be.

It answers nothing: its reply is a stretch of the question's own words.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, StringConstraints, ValidationError

from schemas.language_model import Prompt
from schemas.plan import AnswerType
from schemas.text import Language
from solver.language import folded
from solver.language_model.templates import instructions, not_as_asked

NAME = "point/1"
_MOST_TOKENS = 150
_FIELDS = frozenset({"words", "kind"})
_LEAST_WORDS = 2  # or Chinese characters, that describe something
_EDGES = " \t\n,，.。?？!！;；:："
_SMALL = frozenset(
    "the a an of in on at to for and by with from who whom whose that which what when where how is are was were be "
    "been do does did has had have name called".split()
) | frozenset("的之是谁什么叫做名字哪个位部在里")
"""Words, or Chinese characters, that describe nothing, and ask for nothing but what is described."""

_LETTERS = re.compile(r"[\u3400-\u9fff]|[^\W_\u3400-\u9fff]+")

_ASKING: dict[Language, dict[str, str]] = {
    Language.ENGLISH: {
        "person": "Who is {}?",
        "place": "Which place is {}?",
        "work": "Which work is {}?",
        "group": "Which group is {}?",
        "thing": "What is {}?",
    },
    Language.CHINESE: {
        "person": "{}是谁？",
        "place": "{}是哪里？",
        "work": "{}是哪部作品？",
        "group": "{}叫什么名字？",
        "thing": "{}是什么？",
    },
}
_ASKED = {
    "person": AnswerType.PERSON,
    "place": AnswerType.PLACE,
    "work": AnswerType.WORK,
    "group": AnswerType.ORGANIZATION,
    "thing": AnswerType.THING,
}


class Pointed(BaseModel):
    """The words that describe something, as the model gives them, and what that is; no words where all is named."""

    model_config = ConfigDict(extra="forbid")

    words: Annotated[str, StringConstraints(max_length=300)]
    kind: Literal["person", "place", "work", "group", "thing"]


@dataclass(frozen=True, slots=True)
class Described:
    """Words of a question that describe something, the question who or what it is, and what kind of thing it is."""

    words: str
    asking: str
    asked: AnswerType


def render(question: str, language: Language) -> Prompt:
    """The prompt: what to do in the question's language, and the question as JSON."""
    user = json.dumps({"question": question}, ensure_ascii=False)
    return Prompt(NAME, instructions(NAME, language), user, Pointed.model_json_schema(), _MOST_TOKENS)


def parse(text: str) -> Pointed:
    """The reply; ModelError for any other text."""
    try:
        return Pointed.model_validate_json(text)
    except ValidationError as error:
        raise not_as_asked(error, _FIELDS) from error


def described(pointed: Pointed, question: str, language: Language) -> Described | None:
    """What a reply points at; None where its words are not the question's, or leave nothing to ask."""
    bare = pointed.words.strip(_EDGES)
    start = folded(question).find(folded(bare)) if bare else -1
    if start < 0:
        return None
    words = question[start : start + len(bare)]
    outside = question[:start] + " " + question[start + len(bare) :]
    if not tells_something(outside) or len(_LETTERS.findall(words)) < _LEAST_WORDS:
        return None
    return Described(words, _ASKING[language][pointed.kind].format(words), _ASKED[pointed.kind])


def tells_something(words: str) -> bool:
    """Whether words say anything but articles, prepositions and the like."""
    return any(word not in _SMALL for word in _LETTERS.findall(folded(words)))

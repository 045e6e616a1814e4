"""The prompt with which passages are read, and its reply: rendered and parsed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from schemas.language_model import Prompt
from schemas.text import Chunk, Language
from solver.language_model.templates import instructions, not_as_asked

NAME = "read/1"
_MOST_QUOTES = 4
_MOST_TOKENS = 500

_FIELDS = frozenset({"quotes", "passage", "words", "answer"})
_Short = Annotated[str, StringConstraints(max_length=300)]
_Long = Annotated[str, StringConstraints(min_length=1, max_length=600)]


class Quote(BaseModel):
    """Words of a passage, by its number from 1, as the model gives them."""

    model_config = ConfigDict(extra="forbid")

    passage: int = Field(ge=1)
    words: _Long


class Reply(BaseModel):
    """What the model makes of the passages; nothing where they do not say it. The quotes come first, so that the answer
    is written after the words that it rests on."""

    model_config = ConfigDict(extra="forbid")

    quotes: list[Quote] = Field(max_length=_MOST_QUOTES)
    answer: _Short


@dataclass(frozen=True, slots=True)
class Shown:
    """A chunk as the model is shown it, and the title of its page."""

    chunk: Chunk
    title: str


def render(question: str, language: Language, passages: Sequence[Shown]) -> Prompt:
    """The prompt: what to do in the question's language, the question and the passages as JSON, numbered from 1."""
    shown = [
        {
            "passage": number,
            "title": one.title,
            "section": " · ".join(one.chunk.headings),
            "text": one.chunk.text,
        }
        for number, one in enumerate(passages, start=1)
    ]
    lines = [json.dumps(row, ensure_ascii=False) for row in (*shown, {"question": question})]
    system = instructions(NAME, language)
    return Prompt(NAME, system, "\n".join(lines), Reply.model_json_schema(), _MOST_TOKENS)


def parse(text: str) -> Reply:
    """The reply; ModelError for any other text."""
    try:
        return Reply.model_validate_json(text)
    except ValidationError as error:
        raise not_as_asked(error, _FIELDS) from error

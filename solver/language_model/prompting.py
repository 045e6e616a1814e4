"""The prompt with which passages are read, and its reply: rendered and parsed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated

from jinja2 import Environment, StrictUndefined, Template
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from schemas.errors import ModelError
from schemas.language_model import Prompt
from schemas.text import Chunk, Language

NAME = "read/1"
_TEMPLATE = Path(__file__).with_name("read_1.jinja")
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
    system = _template().render(chinese=language is Language.CHINESE)
    return Prompt(NAME, system, "\n".join(lines), Reply.model_json_schema(), _MOST_TOKENS)


def parse(text: str) -> Reply:
    """The reply; ModelError for any other text."""
    try:
        return Reply.model_validate_json(text)
    except ValidationError as error:
        problem = error.errors()[0]
        where = " → ".join(str(part) for part in problem["loc"] if _is_ours(part))
        raise ModelError(f"its reply is not as asked: {where or 'JSON'}: {problem['type']}") from error


def _is_ours(part: int | str) -> bool:
    """Whether a place in a reply is named by us: what a model calls a field goes into no message."""
    return isinstance(part, int) or part in _FIELDS


@cache
def _template() -> Template:
    environment = Environment(undefined=StrictUndefined, autoescape=False)
    return environment.from_string(_TEMPLATE.read_text(encoding="utf-8"))

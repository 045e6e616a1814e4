"""The prompts' texts, which stand beside the code as templates."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, StrictUndefined, Template
from pydantic import ValidationError

from schemas.errors import ModelError
from schemas.text import Language


def instructions(name: str, language: Language) -> str:
    """What the prompt of a name and version (`read/1`) tells a model to do, in a language."""
    return _template(name).render(chinese=language is Language.CHINESE)


def not_as_asked(error: ValidationError, fields: frozenset[str]) -> ModelError:
    """What is wrong with a reply; of its places only those with our own names are told."""
    problem = error.errors()[0]
    where = " → ".join(str(part) for part in problem["loc"] if isinstance(part, int) or part in fields)
    return ModelError(f"its reply is not as asked: {where or 'JSON'}: {problem['type']}")


@cache
def _template(name: str) -> Template:
    environment = Environment(undefined=StrictUndefined, autoescape=False)
    file = Path(__file__).with_name(f"{name.replace('/', '_')}.jinja")
    return environment.from_string(file.read_text(encoding="utf-8"))

"""The prompt that asks a language model for the facts of one chunk."""

from __future__ import annotations

import json
import re
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from builder.extraction.language_model.asked import MOST_TOKENS
from builder.extraction.language_model.reply import MOST_FACTS, Reply
from schemas.language_model import Prompt
from schemas.ontology import Ontology
from schemas.text import Chunk, Language

NAME = "facts/1"
_FOLDER = Path(__file__).parent
_EXAMPLE = frozenset({"director", "starring", "release_date"})
_LONE = re.compile("[\ud800-\udfff]")  # halves of a character, which no UTF-8 holds


class Prompts:
    """Renders prompts; what they say of the ontology is rendered once a language."""

    def __init__(self, ontology: Ontology) -> None:
        self._ontology = ontology
        self._instructions: dict[Language, str] = {}
        self._reply = Reply.model_json_schema(mode="serialization")

    def render(self, title: str, chunk: Chunk) -> Prompt:
        """The instructions, and apart from them the chunk as JSON: pages are material, never instructions."""
        data = {"title": title, "headings": list(chunk.headings), "text": chunk.text}
        user = _LONE.sub("\ufffd", json.dumps(data, ensure_ascii=False))
        return Prompt(NAME, self._system(chunk.language), user, self._reply, MOST_TOKENS)

    def _system(self, language: Language) -> str:
        if language not in self._instructions:
            self._instructions[language] = _instructions(self._ontology, language)
        return self._instructions[language]


def _instructions(ontology: Ontology, language: Language) -> str:
    environment = Environment(
        loader=FileSystemLoader(_FOLDER), undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    return environment.get_template(f"{NAME.replace('/', '_')}.jinja").render(
        relations=list(ontology.relations.items()),
        language=language,
        most_facts=MOST_FACTS,
        shows_example=ontology.relations.keys() >= _EXAMPLE,
    )

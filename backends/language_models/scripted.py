"""A language model that says what a file tells it to, for tests and demonstrations."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from backends.language_models.tokens import estimate_tokens
from schemas.errors import InputError, ModelError, SettingsError
from schemas.language_model import Completion, Prompt

_SHOWN = 60  # characters of a question without a reply


class ScriptedRow(BaseModel):
    """One reply, or the reason why there is none (`fails`), to what holds all words of `when`, letter for letter.

    A `reply` that is no string is written as JSON, and answers only prompts that ask for no more than it has. Without
    words it is the reply to everything, or to every prompt of the name and version of `prompt` (`read/1`).
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    when: tuple[Annotated[str, Field(min_length=1)], ...]
    reply: dict[str, object] | str | None = None
    fails: str | None = None
    prompt: str = ""

    @model_validator(mode="after")
    def _one_of_both(self) -> ScriptedRow:
        if (self.reply is None) == (self.fails is None):
            raise ValueError("a row has either a reply or fails")
        return self

    def answers(self, prompt: Prompt) -> bool:
        """Whether it is the reply to a prompt."""
        if self.prompt not in ("", prompt.name) or not all(word in prompt.user for word in self.when):
            return False
        required = prompt.reply.get("required")
        return (
            not isinstance(self.reply, dict)
            or not isinstance(required, list)
            or self.reply.keys() >= set(required)
        )


class ScriptedLanguageModel:
    """Answers with the first row all of whose words stand in the prompt's user text."""

    def __init__(self, rows: Sequence[ScriptedRow]) -> None:
        self._rows = tuple(rows)

    @classmethod
    def open(cls, path: Path) -> ScriptedLanguageModel:
        """From JSON Lines; SettingsError for a file that cannot be read, InputError for a line that is no row."""
        try:
            lines = path.read_text(encoding="utf-8").split("\n")
        except OSError as error:
            raise SettingsError(
                f"The language model's script {path} cannot be read: {error.strerror}.",
                hint="Set `language_model.file` to a file of JSON Lines.",
            ) from error
        except UnicodeDecodeError as error:
            raise InputError(
                f"{path} is not UTF-8: byte {error.start}.", path=str(path), hint="Save the file as UTF-8."
            ) from error
        return cls([_read(line, f"{path}:{number}") for number, line in enumerate(lines, 1) if line.strip()])

    @property
    def name(self) -> str:
        return "scripted"

    def complete(self, prompt: Prompt, *, seconds: float) -> Completion:
        """At once; its tokens are estimated. ModelError for a row that fails, and where no row fits."""
        row = next((row for row in self._rows if row.answers(prompt)), None)
        if row is None:
            raise ModelError(
                f"None of the script's {len(self._rows)} rows answers {prompt.name}: {_start(prompt.user)!r}.",
                hint="Add a row whose words all stand in the prompt, or one without words.",
            )
        if row.fails is not None:
            raise ModelError(f"The script fails here: {row.fails}.")
        text = row.reply if isinstance(row.reply, str) else json.dumps(row.reply, ensure_ascii=False)
        return Completion(text, estimate_tokens(prompt.system, prompt.user), estimate_tokens(text))


def _read(line: str, place: str) -> ScriptedRow:
    try:
        return ScriptedRow.model_validate_json(line)
    except ValidationError as error:
        problem = error.errors()[0]
        where = "".join(f"{part} → " for part in problem["loc"])
        raise InputError(
            f"{place}: {where}{problem['msg']}.",
            path=place.rpartition(":")[0],
            hint='A row is {"when": ["words", …], "reply": …} or {"when": […], "fails": "reason"}.',
        ) from error


def _start(text: str) -> str:
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"

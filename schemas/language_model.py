"""What is said to a language model and what comes back."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

JsonSchema: TypeAlias = Mapping[str, object]
"""A JSON Schema, as pydantic's `model_json_schema` gives it."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """One call: what the model is told to do (`system`), with what (`user`), and what the reply must look like.

    `name` says which prompt it is and of which version (`read/1`); `most_tokens` is the longest reply.
    """

    name: str
    system: str
    user: str
    reply: JsonSchema
    most_tokens: int

    @property
    def digest(self) -> str:
        """sha256 (hex) of all that decides the reply but the model."""
        content = [self.name, self.system, self.user, self.reply, self.most_tokens]
        return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Completion:
    """A model's reply as it came: `text` is not yet checked; `cut` where the longest reply was reached.

    Tokens are as the server counts them; none are spent (0) on what was remembered.
    """

    text: str
    prompt_tokens: int = 0
    reply_tokens: int = 0
    cut: bool = False

    @property
    def tokens(self) -> int:
        """Spent on both."""
        return self.prompt_tokens + self.reply_tokens


@dataclass(frozen=True, slots=True)
class ModelUse:
    """What a language model was asked for an answer or a build: which, how many calls, how many tokens, and how many
    of its replies did not hold and were dropped."""

    model: str
    calls: int = 0
    tokens: int = 0
    dropped: int = 0

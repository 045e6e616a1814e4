"""A language model that gives the replies it was made with, and notes what it is asked."""

from __future__ import annotations

import json
from collections.abc import Sequence

from schemas.errors import ModelError
from schemas.language_model import Completion, Prompt


class Replying:
    """Gives its replies in turn, the last of them from then on; an error is raised."""

    def __init__(self, *replies: str | Completion | ModelError, name: str = "pocket") -> None:
        self.name = name
        self.asked: list[Prompt] = []
        self._replies = replies

    def complete(self, prompt: Prompt, *, seconds: float) -> Completion:
        reply = self._replies[min(len(self.asked), len(self._replies) - 1)]
        self.asked.append(prompt)
        if isinstance(reply, ModelError):
            raise reply
        return reply if isinstance(reply, Completion) else Completion(reply, 100, 10)


def said(subject: str, relation: str, thing: str, quote: str, time: str = "") -> dict[str, str]:
    """A fact of a reply."""
    return {"subject": subject, "relation": relation, "object": thing, "quote": quote, "time": time}


def reply(*facts: dict[str, str]) -> str:
    """A reply of these facts."""
    return json.dumps({"facts": list(facts)}, ensure_ascii=False)


def texts(prompts: Sequence[Prompt]) -> list[str]:
    """The passages that were asked about."""
    return [json.loads(prompt.user)["text"] for prompt in prompts]

"""What a server's reply to a chat says, be it a completion or an error."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from backends.language_models.tokens import estimate_tokens
from schemas.errors import ModelError
from schemas.language_model import Completion, Prompt

_FENCE = "```"
_MOST = 10**9  # tokens


class _Reply(BaseModel):
    """Servers add many keys; what stands in the reply does not stand in an error, for it may quote the request."""

    model_config = ConfigDict(extra="ignore", hide_input_in_errors=True)


class _Message(_Reply):
    content: str | None = None


class _Choice(_Reply):
    message: _Message
    finish_reason: str | None = None


class _Usage(_Reply):
    prompt_tokens: int | None = Field(default=None, ge=0, le=_MOST)
    completion_tokens: int | None = Field(default=None, ge=0, le=_MOST)


class _Chat(_Reply):
    choices: list[_Choice]
    usage: _Usage | None = None


class _Problem(_Reply):
    message: str


class _ErrorReply(_Reply):
    error: _Problem | str


def parse_reply(body: bytes, prompt: Prompt) -> Completion:
    """The first choice, without a fence of ``` around it; tokens that the server does not count are estimated.

    ModelError where there is no text, other than in a reply that was cut before its first word.
    """
    try:
        chat = _Chat.model_validate_json(body)
    except ValidationError as error:
        raise ModelError(
            "The language model's reply is not a chat completion.", hint="Does the url end in the version?"
        ) from error
    if not chat.choices:
        raise ModelError("The language model's reply has no choices.")
    choice = chat.choices[0]
    text, cut = choice.message.content or "", choice.finish_reason == "length"
    if choice.finish_reason == "content_filter":
        raise ModelError("The language model's server filtered the reply.")
    if not text.strip() and not cut:
        raise ModelError(f"The language model's reply has no text ({choice.finish_reason}).")
    usage = chat.usage or _Usage()
    spent = (
        estimate_tokens(prompt.system, prompt.user) if usage.prompt_tokens is None else usage.prompt_tokens
    )
    wrote = estimate_tokens(text) if usage.completion_tokens is None else usage.completion_tokens
    return Completion(_without_fence(text), spent, wrote, cut)


def parse_reason(body: bytes) -> str:
    """What a server says of its error, on one line; empty where it says nothing that is understood."""
    try:
        said = _ErrorReply.model_validate_json(body).error
    except ValidationError:
        return ""
    words = said if isinstance(said, str) else said.message
    return " ".join("".join(c if c.isprintable() else " " for c in words).split())


def _without_fence(text: str) -> str:
    """What stands between ``` with or without a word for the language, and ```; else the text itself."""
    first, _, rest = text.strip().partition("\n")
    language = first.removeprefix(_FENCE).strip()
    if not first.startswith(_FENCE) or not rest.endswith(_FENCE) or not (language.isalnum() or not language):
        return text
    return rest.removesuffix(_FENCE).strip()

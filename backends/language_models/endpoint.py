"""Any server that speaks OpenAI's `/v1/chat/completions`."""

from __future__ import annotations

import re

import httpx

from backends.language_models.replies import parse_reason, parse_reply
from backends.posting import Patience, Posted, post_json
from schemas.errors import ModelError, SettingsError
from schemas.language_model import Completion, Prompt
from schemas.settings import EndpointLanguageModelSettings

_MOST_BYTES = 1_000_000  # of a reply
_LONGEST_REASON = 200  # characters of what a server says of its error
_LONGEST_NAME = 64  # characters, and only these:
_NOT_OF_A_NAME = re.compile(r"[^a-zA-Z0-9_-]")
_ABOUT_THE_FORM = re.compile(r"response_format|schema|grammar|structured", re.IGNORECASE)
_OTHER_FORMS = {"schema": "`object` or `text`", "object": "`text`"}
_LOOK = "Are the address, the key and the model right?"
_NO_REPLY = "Is the server running, and fast enough for `language_model.seconds` and `budget.seconds`?"


class EndpointLanguageModel:
    """Sends prompts to `<url>/chat/completions`, as cold as can be: temperature 0, seed 0."""

    def __init__(self, settings: EndpointLanguageModelSettings, *, first_pause: float = 0.5) -> None:
        """`first_pause` seconds before a request is sent again; doubles each time. SettingsError for an address, a
        model or a key that no server takes; nothing is sent yet."""
        _check(settings)
        self._settings = settings
        self._address = settings.url.rstrip("/") + "/chat/completions"
        self._first_pause = first_pause

    @property
    def name(self) -> str:
        return self._settings.model

    def complete(self, prompt: Prompt, *, seconds: float) -> Completion:
        """The reply, within `seconds` and those of the settings, all tries and pauses included."""
        patience = Patience(
            seconds=min(seconds, self._settings.seconds),
            first_pause=self._first_pause,
            most_bytes=_MOST_BYTES,
        )
        key = self._settings.key.get_secret_value().strip()
        posted = post_json(self._address, self._body(prompt), key=key, patience=patience)
        if posted.problem:
            raise self._failure(posted, key)
        return parse_reply(posted.content, prompt)

    def _body(self, prompt: Prompt) -> dict[str, object]:
        body: dict[str, object] = {
            "model": self._settings.model,
            "messages": [
                {"role": "system", "content": prompt.system},
                {"role": "user", "content": prompt.user},
            ],
            "temperature": 0,
            "seed": 0,
            "max_tokens": prompt.most_tokens,
            "stream": False,
        }
        match self._settings.replies:
            case "schema":
                schema = {"name": _fit(prompt.name), "schema": prompt.reply, "strict": True}
                body["response_format"] = {"type": "json_schema", "json_schema": schema}
            case "object":
                body["response_format"] = {"type": "json_object"}
            case "text":
                pass
        return body

    def _failure(self, posted: Posted, key: str) -> ModelError:
        """What the server says of it is told, but never the key, which some servers quote."""
        reason = parse_reason(posted.content)
        if key:
            reason = reason.replace(key, "…")
        said = f": {reason[:_LONGEST_REASON]}" if reason else ""
        return ModelError(
            f"{self._address} gives no completion ({posted.problem}{said}).", hint=self._hint(posted)
        )

    def _hint(self, posted: Posted) -> str:
        other = _OTHER_FORMS.get(self._settings.replies)
        if (
            posted.status in (400, 422)
            and other
            and _ABOUT_THE_FORM.search(posted.content.decode("utf-8", "replace"))
        ):
            return (
                f"If the server does not know this form of replies, set `language_model.replies` to {other}."
            )
        if posted.status in (401, 403):
            return "Is the key in GUANXI_LANGUAGE_MODEL_KEY right?"
        if 300 <= posted.status < 400:
            return "Redirects are not followed, so that the key stays here: set `language_model.url` to where it leads."
        return _LOOK if posted.status else _NO_REPLY


def _check(settings: EndpointLanguageModelSettings) -> None:
    if not settings.model.strip():
        raise SettingsError("language_model → model is empty.", hint="Name a model that the server has.")
    try:
        url = httpx.URL(settings.url)
    except httpx.InvalidURL as error:
        raise SettingsError(f"language_model → url is no address: {error}.") from error
    marked = "?" in settings.url or "#" in settings.url
    if url.scheme not in ("http", "https") or not url.host or marked or url.userinfo:
        raise SettingsError(
            "language_model → url is not http(s)://HOST[:PORT]/VERSION, without a login and a question mark.",
            hint="The key goes into GUANXI_LANGUAGE_MODEL_KEY.",
        )
    key = settings.key.get_secret_value().strip()
    if not all("!" <= character <= "~" for character in key):
        raise SettingsError("The key in GUANXI_LANGUAGE_MODEL_KEY has characters other than visible ASCII.")


def _fit(name: str) -> str:
    """A prompt's name as servers take a schema's: `read/1` is `read_1`."""
    return _NOT_OF_A_NAME.sub("_", name)[:_LONGEST_NAME] or "reply"

"""A server is asked as its protocol says, within the seconds; its errors are told without the key."""

from __future__ import annotations

import json
import logging
import time
import traceback

import pytest

from backends.language_models.endpoint import EndpointLanguageModel
from schemas.errors import ModelError, SettingsError
from schemas.language_model import Completion, Prompt
from schemas.settings import EndpointLanguageModelSettings
from tests.backends.language_models.server import LocalServer, Said, chat
from tests.backends.language_models.suite import prompt_of

KEY = "sk-a/secret+key"
GOOD = chat('{"film": "功夫"}', usage={"prompt_tokens": 20, "completion_tokens": 5})
REPLY = Completion('{"film": "功夫"}', 20, 5)
QUESTION = prompt_of("谁导演了《功夫》？", "read/1")


def model_of(url: str, **settings: object) -> EndpointLanguageModel:
    given = {"type": "endpoint", "url": url, "model": "some-model", "key": KEY, **settings}
    return EndpointLanguageModel(EndpointLanguageModelSettings.model_validate(given), first_pause=0.0)


def failure(server: LocalServer, within: float = 20, **settings: object) -> ModelError:
    with pytest.raises(ModelError) as caught:
        model_of(server.url, **settings).complete(QUESTION, seconds=within)
    return caught.value


def test_a_prompt_is_sent_cold_and_with_the_schema_of_its_reply() -> None:
    with LocalServer(GOOD) as server:
        assert model_of(server.url).complete(QUESTION, seconds=20) == REPLY
    (asked,) = server.asked
    assert asked.path == "/v1/chat/completions"
    assert asked.headers["Authorization"] == f"Bearer {KEY}"
    assert asked.body == {
        "model": "some-model",
        "messages": [
            {"role": "system", "content": "Reply in JSON."},
            {"role": "user", "content": "谁导演了《功夫》？"},
        ],
        "temperature": 0,
        "seed": 0,
        "max_tokens": 100,
        "stream": False,
        "response_format": {
            "type": "json_schema",
            "json_schema": {"name": "read_1", "schema": {"type": "object"}, "strict": True},
        },
    }


@pytest.mark.parametrize(("replies", "form"), [("object", {"type": "json_object"}), ("text", None)])
def test_servers_are_asked_for_json_in_other_ways(replies: str, form: object) -> None:
    with LocalServer(GOOD) as server:
        model_of(server.url, replies=replies).complete(QUESTION, seconds=20)
    assert server.asked[0].body.get("response_format") == form


@pytest.mark.parametrize(("name", "sent"), [("答/1 b", "__1_b"), ("a" * 70, "a" * 64), ("", "reply")])
def test_a_schemas_name_is_made_fit(name: str, sent: str) -> None:
    with LocalServer(GOOD) as server:
        model_of(server.url).complete(Prompt(name, "s", "u", {}, 10), seconds=20)
    assert server.asked[0].body["response_format"]["json_schema"]["name"] == sent


def test_a_fence_around_the_reply_is_taken_off() -> None:
    with LocalServer(chat("```json\n{}\n```")) as server:
        assert model_of(server.url, replies="text").complete(QUESTION, seconds=20).text == "{}"


def test_a_reply_that_was_cut_says_so() -> None:
    with LocalServer(chat('{"fil', finish="length")) as server:
        assert model_of(server.url).complete(QUESTION, seconds=20).cut


def test_a_busy_server_is_asked_again() -> None:
    with LocalServer(Said(status=429), Said(status=503), GOOD) as server:
        assert model_of(server.url).complete(QUESTION, seconds=20) == REPLY
    assert len(server.asked) == 3


def test_a_wrong_key_is_said_at_once() -> None:
    with LocalServer(Said(status=401), GOOD) as server:
        error = failure(server)
    assert "status 401" in error.message
    assert "GUANXI_LANGUAGE_MODEL_KEY" in error.hint
    assert len(server.asked) == 1


@pytest.mark.parametrize(("within", "seconds"), [(0.5, 60.0), (20, 0.5)])
def test_the_shorter_of_two_times_ends_a_call(within: float, seconds: float) -> None:
    with LocalServer(Said(wait=60)) as server:
        started = time.monotonic()
        error = failure(server, within, seconds=seconds)
        assert time.monotonic() - started < 5
    assert "no reply within 0.5 s" in error.message
    assert "budget.seconds" in error.hint


def test_what_is_no_completion_is_named() -> None:
    with LocalServer(Said(b"<html>Welcome</html>")) as server:
        assert "not a chat completion" in failure(server).message


def test_a_reply_without_choices_is_named() -> None:
    with LocalServer(Said(b'{"choices": []}')) as server:
        assert "no choices" in failure(server).message


def test_a_reply_of_more_than_a_megabyte_is_refused() -> None:
    with LocalServer(chat("x" * 1_000_000)) as server:
        assert "more than 1000000 bytes" in failure(server).message
    assert len(server.asked) == 1


def test_a_redirect_is_refused() -> None:
    with LocalServer(GOOD) as other, LocalServer(Said(status=302, headers={"Location": other.url})) as server:
        error = failure(server)
        assert other.asked == []
    assert "status 302" in error.message
    assert "Redirects are not followed" in error.hint


@pytest.mark.parametrize(
    ("replies", "other"),
    [("schema", "to `object` or `text`"), ("object", "to `text`"), ("text", "the model right")],
)
def test_a_server_that_does_not_know_the_form_of_replies_gets_a_hint(replies: str, other: str) -> None:
    said = Said(b'{"error": {"message": "response_format is not supported"}}', 400)
    with LocalServer(said) as server:
        error = failure(server, replies=replies)
    assert "status 400: response_format is not supported" in error.message
    assert other in error.hint


def test_another_complaint_gets_no_hint_at_the_form_of_replies() -> None:
    with LocalServer(Said(b'{"error": "the prompt is too long"}', 400)) as server:
        assert "replies" not in failure(server).hint


@pytest.mark.parametrize("status", [200, 400, 401, 429])
def test_the_key_stands_in_no_error_and_no_log(status: int, caplog: pytest.LogCaptureFixture) -> None:
    quoting = Said(json.dumps({"error": {"message": f"{'x' * 190} {KEY}"}}).encode(), status)
    with caplog.at_level(logging.DEBUG), LocalServer(answer=lambda body: quoting) as server:
        error = failure(server)
    told = "".join(traceback.format_exception(error)) + error.hint + caplog.text
    assert "sk-a" not in told.replace("\\", "")


def test_the_key_stands_in_no_repr() -> None:
    model = model_of("http://127.0.0.1:9/v1")
    assert KEY not in f"{model!r} {vars(model)}"


def test_spaces_around_a_key_are_not_sent() -> None:
    with LocalServer(GOOD) as server:
        model_of(server.url, key=f" {KEY}\n").complete(QUESTION, seconds=20)
    assert server.asked[0].headers["Authorization"] == f"Bearer {KEY}"


@pytest.mark.parametrize("key", ["密钥", "a b", "a\nb"])
def test_a_key_that_no_header_carries_is_refused(key: str) -> None:
    with pytest.raises(SettingsError, match="GUANXI_LANGUAGE_MODEL_KEY") as caught:
        model_of("http://127.0.0.1:9/v1", key=key)
    assert key not in str(caught.value)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "127.0.0.1:9/v1",
        "ftp://127.0.0.1/v1",
        "http://",
        "http://[::1",
        "https://me:pw@a.example/v1",
        "https://a.example/v1?key=pw",
    ],
)
def test_an_address_of_another_kind_is_refused(url: str) -> None:
    with pytest.raises(SettingsError, match="language_model → url") as caught:
        model_of(url)
    assert "pw" not in str(caught.value)


def test_a_model_without_a_name_is_refused() -> None:
    with pytest.raises(SettingsError, match="language_model → model is empty"):
        model_of("http://127.0.0.1:9/v1", model=" ")

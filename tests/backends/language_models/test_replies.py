"""What a server replies is a completion or an error that says why not."""

from __future__ import annotations

import json

import pytest

from backends.language_models.replies import parse_reason, parse_reply
from schemas.errors import ModelError
from schemas.language_model import Completion
from tests.backends.language_models.server import chat
from tests.backends.language_models.suite import prompt_of

PROMPT = prompt_of("12345678")  # 14 characters of system text and 8 of this: 22 / 4, rounded up, are 6 tokens


def test_tokens_are_those_that_the_server_counts() -> None:
    said = chat("{}", usage={"prompt_tokens": 31, "completion_tokens": 7, "total_tokens": 38})
    assert parse_reply(said.body, PROMPT) == Completion("{}", 31, 7)


@pytest.mark.parametrize("usage", [None, {}, {"prompt_tokens": None, "total_tokens": 9}])
def test_tokens_that_nobody_counts_are_estimated(usage: object) -> None:
    assert parse_reply(chat("12345", usage=usage).body, PROMPT) == Completion("12345", 6, 2)


def test_a_reply_without_usage_is_read() -> None:
    body = b'{"choices": [{"message": {"content": "{}"}}]}'
    assert parse_reply(body, PROMPT) == Completion("{}", 6, 1)


def test_what_servers_add_is_ignored() -> None:
    assert parse_reply(chat("{}", timings={"predicted_ms": 3}).body, PROMPT).text == "{}"


@pytest.mark.parametrize("text", ['{"a', ""])
def test_a_reply_that_reached_its_longest_is_cut(text: str) -> None:
    completion = parse_reply(chat(text, finish="length").body, PROMPT)
    assert (completion.text, completion.cut) == (text, True)


@pytest.mark.parametrize(
    ("text", "inside"),
    [
        ('```json\n{"a": 1}\n```', '{"a": 1}'),
        ('\n```\n{\n"a": 1\n}\n```\n', '{\n"a": 1\n}'),
        ('{"a": "```\\n1\\n```"}', '{"a": "```\\n1\\n```"}'),
        ('```json\n{"a', '```json\n{"a'),
        ("``` not a word\n{}\n```", "``` not a word\n{}\n```"),
        ("```json {} ```", "```json {} ```"),
        (" {}\n", " {}\n"),
    ],
)
def test_a_fence_is_taken_off(text: str, inside: str) -> None:
    assert parse_reply(chat(text).body, PROMPT).text == inside


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (b"<html>", "not a chat completion"),
        (b"", "not a chat completion"),
        (b"[1]", "not a chat completion"),
        (b'{"error": "x"}', "not a chat completion"),
        (b'{"choices": [{"text": "of another kind"}]}', "not a chat completion"),
        (b'{"choices": [{"message": {"content": "\xff"}}]}', "not a chat completion"),
        (chat("{}", usage={"prompt_tokens": -1}).body, "not a chat completion"),
        (b"[" * 100_000, "not a chat completion"),
        (b'{"choices": []}', "has no choices"),
        (chat(None).body, r"has no text \(stop\)"),
        (chat(" \n").body, r"has no text \(stop\)"),
        (chat(None, finish="tool_calls").body, r"has no text \(tool_calls\)"),
        (chat("{}", finish="content_filter").body, "filtered the reply"),
    ],
)
def test_what_is_no_reply_is_named(body: bytes, message: str) -> None:
    with pytest.raises(ModelError, match=message):
        parse_reply(body, PROMPT)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"error": {"message": "no such\n model", "code": 404}}, "no such model"),
        ({"error": "out of memory"}, "out of memory"),
        ({"error": 5}, ""),
        ({"detail": "?"}, ""),
    ],
)
def test_a_servers_reason_is_one_line(body: object, reason: str) -> None:
    assert parse_reason(json.dumps(body).encode()) == reason

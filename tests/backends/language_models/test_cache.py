"""Replies are kept in one file and paid for once; a broken file stops nothing."""

from __future__ import annotations

import json
import logging
import multiprocessing
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from backends.language_models import CachedLanguageModel
from schemas.errors import ModelError
from schemas.language_model import Completion, Prompt
from schemas.protocols import LanguageModel
from tests.backends.language_models.suite import prompt_of


class Refusing:
    """Says that it would rather not."""

    name = "refusing"

    def __init__(self, text: str) -> None:
        self.text = text
        self.asked = 0

    def complete(self, prompt: Prompt, *, seconds: float) -> Completion:
        self.asked += 1
        return Completion(self.text, 3, 4)


class CountingModel:
    """Repeats its prompt, remembers that it was asked, and says as told that a reply was cut."""

    def __init__(self, name: str = "counting", *, cut: bool = False) -> None:
        self.name = name
        self._cut = cut
        self.asked: list[str] = []

    def complete(self, prompt: Prompt, *, seconds: float) -> Completion:
        self.asked.append(prompt.user)
        if "fails" in prompt.user:
            raise ModelError("It fails.")
        return Completion(told(prompt.user), 3, 4, cut=self._cut)


def told(user: str) -> str:
    """A reply that has what `prompt_of` asks for."""
    return json.dumps({"said": user})


def ask(model: LanguageModel, path: Path, *prompts: Prompt, where: str = "here") -> list[Completion]:
    with closing(CachedLanguageModel(model, path, where=where)) as cached:
        return [cached.complete(prompt, seconds=1) for prompt in prompts]


def test_a_reply_is_remembered_and_costs_nothing_then(tmp_path: Path) -> None:
    first, second = CountingModel(), CountingModel()
    prompt = prompt_of("谁？ \x00")
    assert ask(first, tmp_path / "r.sqlite", prompt, prompt) == [
        Completion(told("谁？ \x00"), 3, 4),
        Completion(told("谁？ \x00"), 0, 0),
    ]
    assert ask(second, tmp_path / "r.sqlite", prompt) == [Completion(told("谁？ \x00"), 0, 0)]
    assert (first.asked, second.asked) == (["谁？ \x00"], [])


@pytest.mark.parametrize(
    ("model", "where", "prompt"),
    [
        (CountingModel("another"), "here", prompt_of("a")),
        (CountingModel(), "elsewhere", prompt_of("a")),
        (CountingModel(), "here", prompt_of("a", name="test/2")),
    ],
    ids=["model", "where", "prompt"],
)
def test_another_one_is_apart(tmp_path: Path, model: CountingModel, where: str, prompt: Prompt) -> None:
    ask(CountingModel(), tmp_path / "r.sqlite", prompt_of("a"))
    ask(model, tmp_path / "r.sqlite", prompt, where=where)
    assert model.asked == ["a"]


def test_a_reply_that_was_cut_is_not_remembered(tmp_path: Path) -> None:
    model = CountingModel(cut=True)
    ask(model, tmp_path / "r.sqlite", prompt_of("a"), prompt_of("a"))
    assert model.asked == ["a", "a"]


def test_that_there_was_no_reply_is_not_remembered(tmp_path: Path) -> None:
    model = CountingModel()
    for _ in range(2):
        with pytest.raises(ModelError):
            ask(model, tmp_path / "r.sqlite", prompt_of("fails"))
    assert model.asked == ["fails", "fails"]


def test_a_reply_with_half_a_surrogate_pair_is_remembered(tmp_path: Path) -> None:
    replies = ask(CountingModel(), tmp_path / "r.sqlite", prompt_of("\ud800"), prompt_of("\ud800"))
    assert [reply.text for reply in replies] == [told("\ud800")] * 2


@pytest.mark.parametrize("text", ["I think there are none.", "[]", '{"other": 1}', "{"])
def test_a_reply_that_is_not_what_was_asked_for_is_not_remembered(tmp_path: Path, text: str) -> None:
    model = Refusing(text)
    asked = replace(prompt_of("a"), reply={"type": "object", "required": ["said"]})
    assert [reply.text for reply in ask(model, tmp_path / "r.sqlite", asked, asked)] == [text, text]
    assert model.asked == 2


@pytest.mark.parametrize("value", ["'text'", "x'ff'", "5"])
def test_a_damaged_reply_is_asked_for_again(tmp_path: Path, value: str) -> None:
    path, model = tmp_path / "r.sqlite", CountingModel()
    ask(CountingModel(), path, prompt_of("a"))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"UPDATE reply SET value = {value}")
    assert [reply.text for reply in ask(model, path, prompt_of("a"), prompt_of("a"))] == [told("a")] * 2
    assert model.asked == ["a"]


def test_a_damaged_file_is_said_once_and_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "r.sqlite").write_bytes(b"not a database" * 100)
    with caplog.at_level(logging.WARNING):
        replies = ask(CountingModel(), tmp_path / "r.sqlite", prompt_of("a"), prompt_of("b"))
    assert [reply.text for reply in replies] == [told("a"), told("b")]
    assert [record.message for record in caplog.records] == [
        "the cache of replies is not used: file is not a database"
    ]


def test_a_place_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert ask(CountingModel(), tmp_path / "file" / "r.sqlite", prompt_of("a"))[0].text == told("a")


def ask_in_process(path: str) -> list[str]:
    return [
        reply.text for reply in ask(CountingModel(), Path(path), *(prompt_of(f"{n}") for n in range(100)))
    ]


def test_processes_share_the_file(tmp_path: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        results = pool.map(ask_in_process, [str(tmp_path / "r.sqlite")] * 2)
    model = CountingModel()
    ask(model, tmp_path / "r.sqlite", *(prompt_of(f"{n}") for n in range(100)))
    assert results == [[told(f"{n}") for n in range(100)]] * 2
    assert model.asked == []

"""A script's first row that fits answers; a script that cannot be read names its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.language_models import ScriptedLanguageModel, ScriptedRow
from schemas.errors import InputError, ModelError, SettingsError
from schemas.language_model import Completion, Prompt
from tests.backends.language_models.suite import prompt_of

SCRIPT = """\
{"when": ["功夫", "导演"], "reply": {"person": "周星驰"}}

{"when": ["功夫"], "reply": "not JSON"}
{"when": ["broken"], "fails": "the server is down"}
{"when": [], "reply": {}}
"""


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "script.jsonl"
    path.write_text(SCRIPT, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("user", "reply"),
    [
        ("谁是《功夫》的导演？", '{"person": "周星驰"}'),
        ("《功夫》是什么？", "not JSON"),
        ("anything else", "{}"),
    ],
)
def test_the_first_row_all_of_whose_words_stand_in_the_prompt_answers(
    script: Path, user: str, reply: str
) -> None:
    assert ScriptedLanguageModel.open(script).complete(prompt_of(user), seconds=1).text == reply


def test_words_are_looked_for_in_the_user_text_alone() -> None:
    model = ScriptedLanguageModel([ScriptedRow(when=("JSON",), reply="{}")])
    with pytest.raises(ModelError):
        model.complete(prompt_of("nothing of the kind"), seconds=1)


def test_tokens_are_estimated() -> None:
    model = ScriptedLanguageModel([ScriptedRow(when=(), reply="12345")])
    assert model.complete(prompt_of("12345678"), seconds=1) == Completion("12345", 6, 2)


def test_a_row_may_fail(script: Path) -> None:
    with pytest.raises(ModelError, match="The script fails here: the server is down"):
        ScriptedLanguageModel.open(script).complete(prompt_of("broken"), seconds=1)


def test_a_prompt_that_no_row_answers_is_named() -> None:
    model = ScriptedLanguageModel([ScriptedRow(when=("Max Mok",), reply="{}")])
    with pytest.raises(ModelError, match="None of the script's 1 rows answers test/1: '万梓良是谁？'"):
        model.complete(prompt_of("万梓良是谁？"), seconds=1)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"when": ["a"]}', "either a reply or fails"),
        ('{"when": ["a"], "reply": "b", "fails": "c"}', "either a reply or fails"),
        ('{"reply": "b"}', "when → Field required"),
        ('{"when": [""], "reply": "b"}', "when → 0 → String should have at least 1 character"),
        ('{"when": ["a"], "reply": "b", "more": 1}', "more → Extra inputs are not permitted"),
        ('{"when": ["a"], "reply": "b"', "Invalid JSON"),
    ],
)
def test_a_line_that_is_no_row_is_named(tmp_path: Path, line: str, said: str) -> None:
    path = tmp_path / "script.jsonl"
    path.write_text('{"when": ["a"], "reply": "b"}\n' + line, encoding="utf-8")
    with pytest.raises(InputError) as caught:
        ScriptedLanguageModel.open(path)
    assert f"{path}:2: " in caught.value.message
    assert said in caught.value.message
    assert caught.value.path == str(path)


def test_a_script_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"no\.jsonl cannot be read: No such file"):
        ScriptedLanguageModel.open(tmp_path / "no.jsonl")


def test_a_script_that_is_not_utf_8_is_named(tmp_path: Path) -> None:
    path = tmp_path / "script.jsonl"
    path.write_bytes('{"when": ["功'.encode("gb18030"))
    with pytest.raises(InputError, match="is not UTF-8: byte 11"):
        ScriptedLanguageModel.open(path)


def test_a_row_replies_to_what_asks_for_no_more_than_it_has_and_to_its_own_prompt() -> None:
    rows = [
        ScriptedRow(when=(), reply={"words": "x", "kind": "thing"}, prompt="point/1"),
        ScriptedRow(when=(), reply={"answer": "y", "quotes": []}),
        ScriptedRow(when=(), reply="anything"),
    ]
    model = ScriptedLanguageModel(rows)

    def said(name: str, *required: str) -> str:
        prompt = Prompt(name, "", "a question", {"required": list(required)}, 100)
        return model.complete(prompt, seconds=1.0).text

    assert said("point/1", "words", "kind") == '{"words": "x", "kind": "thing"}'
    assert said("read/1", "answer", "quotes") == '{"answer": "y", "quotes": []}'
    assert said("facts/1", "facts") == "anything"

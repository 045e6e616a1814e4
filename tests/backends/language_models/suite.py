"""What every implementation of LanguageModel must do; subclass it with an `open` and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from backends.language_models import ScriptedRow
from schemas.errors import ModelError
from schemas.language_model import Completion, Prompt
from schemas.protocols import LanguageModel

ROWS = (
    ScriptedRow(when=("fails",), fails="no reply to this"),
    ScriptedRow(when=("Chow", "director"), reply={"film": "功夫", "year": 2004}),
    ScriptedRow(when=("Chow",), reply='{"film": null}'),
    *(ScriptedRow(when=(f"number {n}.",), reply=f"reply {n}") for n in range(20)),
)


def prompt_of(user: str, name: str = "test/1") -> Prompt:
    return Prompt(name, "Reply in JSON.", user, {"type": "object"}, most_tokens=100)


class LanguageModelSuite:
    """`open` gives a model that replies to prompts with the first row whose words all stand in them."""

    def open(self, rows: Sequence[ScriptedRow], place: Path) -> AbstractContextManager[LanguageModel]:
        raise NotImplementedError

    @pytest.fixture
    def model(self, tmp_path: Path) -> Iterator[LanguageModel]:
        with self.open(ROWS, tmp_path) as model:
            yield model

    def test_it_has_a_name(self, model: LanguageModel) -> None:
        assert model.name.strip() == model.name != ""

    def test_the_reply_comes_as_it_was_written(self, model: LanguageModel) -> None:
        completion = model.complete(prompt_of("Which film is by Chow, the director?"), seconds=20)
        assert isinstance(completion, Completion)
        assert json.loads(completion.text) == {"film": "功夫", "year": 2004}
        assert not completion.cut

    def test_the_first_reply_costs_tokens_of_both_kinds(self, model: LanguageModel) -> None:
        completion = model.complete(prompt_of("Which film is by Chow?"), seconds=20)
        assert completion.prompt_tokens > 0
        assert completion.reply_tokens > 0

    def test_the_same_prompt_has_the_same_reply(self, model: LanguageModel) -> None:
        first, second = (model.complete(prompt_of("Which film is by Chow?"), seconds=20) for _ in range(2))
        assert first.text == second.text == '{"film": null}'
        assert second.tokens <= first.tokens

    def test_another_prompt_has_its_own_reply(self, model: LanguageModel) -> None:
        replies = [model.complete(prompt_of(f"number {n}."), seconds=20).text for n in (1, 2)]
        assert replies == ["reply 1", "reply 2"]

    def test_no_reply_is_an_error_and_stops_nothing_that_follows(self, model: LanguageModel) -> None:
        for _ in range(2):
            with pytest.raises(ModelError):
                model.complete(prompt_of("This fails."), seconds=20)
        assert model.complete(prompt_of("number 3."), seconds=20).text == "reply 3"

    def test_half_a_surrogate_pair_stops_nothing(self, model: LanguageModel) -> None:
        assert model.complete(prompt_of("\ud800 number 4."), seconds=20).text == "reply 4"

    def test_threads_get_their_own_replies(self, model: LanguageModel) -> None:
        def ask(n: int) -> str:
            return model.complete(prompt_of(f"number {n}."), seconds=20).text

        with ThreadPoolExecutor(4) as pool:
            assert list(pool.map(ask, range(20))) == [f"reply {n}" for n in range(20)]

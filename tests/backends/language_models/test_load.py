"""Settings decide which language model there is; a server is asked nothing before the first prompt."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from backends.language_models import CachedLanguageModel, ScriptedLanguageModel, open_language_model
from schemas.errors import SettingsError
from schemas.settings import Settings
from tests.backends.language_models.server import LocalServer, chat
from tests.backends.language_models.suite import prompt_of


def settings_of(cache: Path, **language_model: object) -> Settings:
    return Settings.model_validate({"cache": cache, "language_model": language_model})


def test_there_is_none_by_default() -> None:
    assert open_language_model(Settings()) is None


def test_opening_a_server_asks_and_writes_nothing(tmp_path: Path) -> None:
    with LocalServer() as server:
        model = open_language_model(
            settings_of(tmp_path / "cache", type="endpoint", url=server.url, model="m")
        )
    assert model is not None
    assert (model.name, server.asked, list(tmp_path.iterdir())) == ("m", [], [])


def test_a_servers_replies_are_kept_below_the_cache_by_its_address(tmp_path: Path) -> None:
    with (
        LocalServer(answer=lambda body: chat("{}")) as first,
        LocalServer(answer=lambda body: chat("[]")) as second,
    ):
        replies = []
        for url in (first.url, first.url + "/", second.url):
            model = open_language_model(settings_of(tmp_path, type="endpoint", url=url, model="m"))
            assert isinstance(model, CachedLanguageModel)
            with closing(model):
                replies.append(model.complete(prompt_of("a"), seconds=20).text)
        assert (replies, len(first.asked), len(second.asked)) == (["{}", "{}", "[]"], 1, 1)
    assert (tmp_path / "replies.sqlite").is_file()


def test_a_script_is_not_cached(tmp_path: Path) -> None:
    (tmp_path / "script.jsonl").write_text('{"when": [], "reply": {}}\n')
    model = open_language_model(settings_of(tmp_path, type="scripted", file=tmp_path / "script.jsonl"))
    assert isinstance(model, ScriptedLanguageModel)


def test_a_wrong_address_is_named_when_it_is_opened(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="language_model → url"):
        open_language_model(settings_of(tmp_path, type="endpoint", url="localhost", model="m"))

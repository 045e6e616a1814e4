"""The suite of language models, run on every implementation."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import backends.language_models
from backends.language_models import CachedLanguageModel, ScriptedLanguageModel, ScriptedRow
from backends.language_models.endpoint import EndpointLanguageModel
from schemas.errors import ModelError
from schemas.protocols import LanguageModel
from schemas.settings import EndpointLanguageModelSettings
from tests.backends.language_models.server import LocalServer, Said, chat
from tests.backends.language_models.suite import LanguageModelSuite, prompt_of


class TestScripted(LanguageModelSuite):
    def open(self, rows: Sequence[ScriptedRow], place: Path) -> AbstractContextManager[LanguageModel]:
        return nullcontext(ScriptedLanguageModel(rows))


class TestCached(LanguageModelSuite):
    def open(self, rows: Sequence[ScriptedRow], place: Path) -> AbstractContextManager[LanguageModel]:
        return closing(CachedLanguageModel(ScriptedLanguageModel(rows), place / "r.sqlite", where="here"))


class TestEndpoint(LanguageModelSuite):
    @contextmanager
    def open(self, rows: Sequence[ScriptedRow], place: Path) -> Iterator[LanguageModel]:
        script = ScriptedLanguageModel(rows)

        def answer(body: Any) -> Said:
            try:
                return chat(script.complete(prompt_of(body["messages"][1]["content"]), seconds=1).text)
            except ModelError:
                return Said(b"{}", status=400)

        with LocalServer(answer=answer) as server:
            yield EndpointLanguageModel(
                EndpointLanguageModelSettings(type="endpoint", url=server.url, model="m"), first_pause=0.0
            )


TESTED = {ScriptedLanguageModel, CachedLanguageModel, EndpointLanguageModel}


def test_every_language_model_has_its_suite() -> None:
    found = set()
    for module in pkgutil.walk_packages(backends.language_models.__path__, "backends.language_models."):
        for _, one in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if one is not LanguageModel and {"name", "complete"} <= set(dir(one)):
                found.add(one)
    assert found == TESTED

"""Opens the language model that the settings name."""

from __future__ import annotations

from schemas.errors import ModelError
from schemas.protocols import LanguageModel
from schemas.settings import NoLanguageModelSettings, Settings


def open_language_model(settings: Settings) -> LanguageModel | None:
    """The language model that the settings name; None where they name none."""
    if isinstance(settings.language_model, NoLanguageModelSettings):
        return None
    raise ModelError(f"no language model of type {settings.language_model.type!r} can be opened yet.")

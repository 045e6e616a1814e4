"""Opens the language model that the settings name, if they name one."""

from __future__ import annotations

from backends.language_models.cache import CachedLanguageModel
from backends.language_models.scripted import ScriptedLanguageModel
from schemas.protocols import LanguageModel
from schemas.settings import NoLanguageModelSettings, ScriptedLanguageModelSettings, Settings


def open_language_model(settings: Settings) -> LanguageModel | None:
    """None where the settings name none. No server is asked anything yet.

    Replies of a server are kept in `replies.sqlite` below the cache, by its address and the way in which it is asked.
    """
    match settings.language_model:
        case NoLanguageModelSettings():
            return None
        case ScriptedLanguageModelSettings(file=file):
            return ScriptedLanguageModel.open(file)
        case endpoint:
            from backends.language_models.endpoint import EndpointLanguageModel

            return CachedLanguageModel(
                EndpointLanguageModel(endpoint),
                settings.cache / "replies.sqlite",
                where=f"{endpoint.type} {endpoint.replies} {endpoint.url.rstrip('/')}",
            )

"""Language models, each behind one protocol; none is needed."""

from backends.language_models.cache import CachedLanguageModel
from backends.language_models.load import open_language_model
from backends.language_models.scripted import ScriptedLanguageModel, ScriptedRow

__all__ = ["CachedLanguageModel", "ScriptedLanguageModel", "ScriptedRow", "open_language_model"]

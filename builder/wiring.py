"""Opens what the settings name and puts a pipeline together; the one place that knows all parts."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from backends.dictionaries.glosses import load_glosses
from backends.embedders.load import open_embedder
from backends.taggers.load import load_tagger
from backends.weights.table import DICTIONARY
from builder.bilingual import Bilingual
from builder.extraction import Extractors, load_extractors
from builder.pipeline import Pipeline, SecondReader
from builder.second_analyst import SecondAnalyst
from builder.sharing import SharedTagger
from schemas.errors import SettingsError
from schemas.ontology import ENCYCLOPEDIA, Ontology
from schemas.protocols import Tagger
from schemas.settings import EndpointLanguageModelSettings, Settings
from schemas.text import Language

if TYPE_CHECKING:
    from builder.extraction.language_model.reader import ModelReader


def build_pipeline(settings: Settings) -> Pipeline:
    """A pipeline with the ontology, extractors and embedder of the settings.

    SettingsError for an ontology that cannot be read, and where a language model is to read and none is set. A missing
    model is no error: what it costs stands in the report's `degraded`.
    """
    ontology = Ontology.load(settings.builder.ontology)
    model = open_reader(settings, ontology)
    missing: dict[Language, str] = {}
    extractors, _ = load_extractors(
        ontology, lambda language: _tagger(language, settings, missing), sound=_is_ours(settings)
    )
    bilingual, untold = open_bilingual(settings)
    embedder, without = open_embedder(settings)
    degraded = tuple(dict.fromkeys(filter(None, (*missing.values(), untold, without))))
    return Pipeline(
        ontology,
        extractors,
        embedder,
        settings.builder,
        degraded=degraded,
        lacking=[*missing, *([DICTIONARY] if untold else [])],
        second=_second_reader(settings),
        bilingual=bilingual,
        model=model,
    )


def open_reader(settings: Settings, ontology: Ontology) -> ModelReader | None:
    """The language model as a reader of pages, where the settings ask for that; SettingsError if they name none."""
    if not settings.builder.language_model:
        return None
    from backends.language_models.load import open_language_model
    from builder.extraction.language_model.reader import SECONDS, ModelReader

    given = settings.language_model
    model = open_language_model(settings)
    if model is None:
        raise SettingsError(
            f"pages are to be read by a language model (builder.language_model), but language_model is {given.type!r}.",
            hint="Set language_model in the settings, such as {type: endpoint, url: http://127.0.0.1:11434/v1, "
            "model: NAME}, or leave it to the rules: --no-language-model.",
        )
    seconds = given.seconds if isinstance(given, EndpointLanguageModelSettings) else SECONDS
    return ModelReader(model, ontology, seconds=seconds)


def open_extractors(settings: Settings, ontology: Ontology) -> tuple[Extractors, tuple[str, ...]]:
    """An extractor for each language, and what their taggers lack."""
    return load_extractors(
        ontology, lambda language: _tagger(language, settings, {}), sound=_is_ours(settings)
    )


def open_bilingual(settings: Settings) -> tuple[Bilingual | None, str]:
    """What names are in the other language; None without the dictionary, and why."""
    glosses, missing = load_glosses(settings.cache)
    return (None, missing) if missing else (Bilingual(glosses), "")


def _is_ours(settings: Settings) -> bool:
    """Whether the patterns are those shipped, which a test compiles."""
    return settings.builder.ontology == ENCYCLOPEDIA


def _second_reader(settings: Settings) -> SecondReader | None:
    if settings.builder.processes == 1 or os.cpu_count() == 1:
        return None
    return lambda version: SecondAnalyst(settings.builder.ontology, settings.cache, version=version)


def _tagger(language: Language, settings: Settings, missing: dict[Language, str]) -> tuple[Tagger, str]:
    """English is quicker with many texts a call; Chinese is not. A missing model is noted in `missing`."""
    tagger, reason = load_tagger(language, settings.cache)
    if reason:
        missing[language] = reason
    return (SharedTagger(tagger) if language is Language.ENGLISH else tagger), reason

"""Opens what the settings name and puts a pipeline together; the one place that knows all parts."""

from __future__ import annotations

import os

from backends.dictionaries.glosses import load_glosses
from backends.embedders.load import open_embedder
from backends.taggers.load import load_tagger
from backends.weights.table import DICTIONARY
from builder.bilingual import Bilingual
from builder.extraction import Extractors, load_extractors
from builder.pipeline import Pipeline, SecondReader
from builder.second_analyst import SecondAnalyst
from builder.sharing import SharedTagger
from schemas.ontology import ENCYCLOPEDIA, Ontology
from schemas.protocols import Tagger
from schemas.settings import Settings
from schemas.text import Language


def build_pipeline(settings: Settings) -> Pipeline:
    """A pipeline with the ontology, extractors and embedder of the settings.

    SettingsError for an ontology that cannot be read. A missing model is no error: what it costs
    stands in the report's `degraded`.
    """
    ontology = Ontology.load(settings.builder.ontology)
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
    )


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

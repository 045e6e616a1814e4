"""Opens what the settings name and puts a pipeline together; the one place that knows all parts."""

from __future__ import annotations

from backends.embedders.hashing import HashingEmbedder
from backends.embedders.load import load_embedder
from backends.taggers.load import load_tagger
from builder.extraction import Extractors, load_extractors
from builder.pipeline import Pipeline
from builder.sharing import SharedTagger
from schemas.ontology import Ontology
from schemas.protocols import Embedder, Tagger
from schemas.settings import (
    EndpointSettings,
    HashingSettings,
    NoEmbedderSettings,
    OnnxEmbedderSettings,
    Settings,
)
from schemas.text import Language


def build_pipeline(settings: Settings) -> Pipeline:
    """A pipeline with the ontology, extractors and embedder of the settings.

    SettingsError for an ontology that cannot be read. A missing model is no error: what it costs
    stands in the report's `degraded`.
    """
    ontology = Ontology.load(settings.builder.ontology)
    extractors, missing = open_extractors(settings, ontology)
    embedder, without = open_embedder(settings)
    degraded = (*missing, *([without] if without else ()))
    return Pipeline(ontology, extractors, embedder, settings.builder, degraded=degraded)


def open_extractors(settings: Settings, ontology: Ontology) -> tuple[Extractors, tuple[str, ...]]:
    """An extractor for each language, and what their taggers lack."""
    return load_extractors(ontology, lambda language: _tagger(language, settings))


def _tagger(language: Language, settings: Settings) -> tuple[Tagger, str]:
    """English is quicker with many texts a call; Chinese is not."""
    tagger, missing = load_tagger(language, settings.cache)
    return (SharedTagger(tagger) if language is Language.ENGLISH else tagger), missing


def open_embedder(settings: Settings) -> tuple[Embedder | None, str]:
    """The embedder, or None and what is degraded without it."""
    chosen = settings.embedder
    match chosen:
        case NoEmbedderSettings():
            return None, ""
        case HashingSettings():
            return HashingEmbedder(chosen.dimension), ""
        case OnnxEmbedderSettings():
            return load_embedder(settings.cache, fast=chosen.fast)
        case EndpointSettings():
            key = chosen.key.get_secret_value()
            return load_embedder(settings.cache, kind="endpoint", model=chosen.model, url=chosen.url, key=key)
        case _:
            return load_embedder(settings.cache, kind="sentence-transformers", model=chosen.model)

"""Extractors by language: each reads the chunks of its own language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from builder.findings import Extractor
from schemas.ontology import Ontology
from schemas.protocols import Tagger
from schemas.text import Language

__all__ = ["Extractors", "load_extractors"]

Extractors: TypeAlias = Mapping[Language, Extractor]


def load_extractors(
    ontology: Ontology,
    load_tagger: Callable[[Language], tuple[Tagger, str]],
    *,
    sound: bool = False,
) -> tuple[Extractors, tuple[str, ...]]:
    """One extractor a language over the tagger given for it, and what the taggers lack.

    SettingsError for a pattern that cannot be read; `sound` says that there is none, which spares a second.
    """
    from builder.extraction.chinese.extractor import ChineseExtractor
    from builder.extraction.english.extractor import EnglishExtractor

    chinese, without_chinese = load_tagger(Language.CHINESE)
    english, without_english = load_tagger(Language.ENGLISH)
    chinese_extractor = ChineseExtractor(chinese, ontology)
    if not sound:
        chinese_extractor.check()
    extractors: dict[Language, Extractor] = {
        Language.CHINESE: chinese_extractor,
        Language.ENGLISH: EnglishExtractor(english, ontology),
    }
    return extractors, tuple(reason for reason in (without_chinese, without_english) if reason)

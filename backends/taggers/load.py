"""Picks the tagger of a language, and rules where its model is not there."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from backends.taggers.rules import RuleTagger
from backends.weights import model_path
from backends.weights.table import CHINESE_TAGGER, ENGLISH_TAGGER
from schemas.errors import ModelError
from schemas.protocols import Tagger
from schemas.text import Language, TaggedText


class AnyTagger(Tagger, Protocol):
    """A tagger that also takes many texts; each text's tags depend on it alone."""

    def tag_many(self, texts: Iterable[str]) -> Iterable[TaggedText]:
        """Each text's, in order."""


def load_tagger(language: Language, cache: Path) -> tuple[AnyTagger, str]:
    """The tagger, and why it is not the language's own (empty if it is).

    A missing or unreadable model never stops the program: rules take its place.
    """
    try:
        return _load(language, cache), ""
    except ModelError as error:
        return RuleTagger(language, stands_for=_version(language)), f"{language} tagger: rules only. {error}"


def _load(language: Language, cache: Path) -> AnyTagger:
    if language is Language.CHINESE:
        from backends.taggers.chinese import ChineseTagger

        return ChineseTagger(model_path(CHINESE_TAGGER, cache))
    from backends.taggers.english import EnglishTagger

    return EnglishTagger(model_path(ENGLISH_TAGGER, cache))


def _version(language: Language) -> str:
    if language is Language.CHINESE:
        from backends.taggers.chinese import VERSION as CHINESE_VERSION

        return CHINESE_VERSION
    from backends.taggers.english import VERSION as ENGLISH_VERSION

    return ENGLISH_VERSION

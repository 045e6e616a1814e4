"""Patterns are compiled when a text first needs them; a wrong one is named before a build begins."""

import pytest

from builder.extraction import load_extractors
from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.pattern_language import compile_pattern
from builder.extraction.chinese.patterns.slot_grammar import SlotGrammar
from schemas.errors import SettingsError
from schemas.ontology import Ontology, SurfacePattern
from schemas.text import Language
from tests.builder.extraction.chinese.conftest import ScriptedTagger

SHIPPED = Ontology.load()


def test_every_shipped_pattern_can_be_read() -> None:
    grammar = SlotGrammar(Alphabet(SHIPPED))
    given = [pattern for pattern in SHIPPED.patterns if pattern.language is Language.CHINESE]
    compiled = [compile_pattern(pattern, SHIPPED, grammar).regex for pattern in given]
    assert len(compiled) == len(given) > 250


def test_a_pattern_that_cannot_be_read_is_named_when_extractors_are_opened() -> None:
    wrong = SurfacePattern(relation="spouse", language=Language.CHINESE, match="{subject}娶(了{object}")
    ontology = SHIPPED.model_copy(update={"patterns": (*SHIPPED.patterns, wrong)})
    with pytest.raises(SettingsError, match=r"娶\(了.* of spouse"):
        load_extractors(ontology, lambda _: (ScriptedTagger(), ""))

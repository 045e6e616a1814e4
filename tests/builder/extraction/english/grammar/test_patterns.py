"""The pattern language, without a tagger."""

from __future__ import annotations

import pytest

from builder.extraction.english.grammar.patterns import Kind, Slot, compile_patterns, parse_pattern
from schemas.errors import SettingsError
from schemas.ontology import SurfacePattern
from schemas.text import Language


def pattern(match: str, language: Language = Language.ENGLISH) -> SurfacePattern:
    return SurfacePattern(relation="award_won", language=language, match=match)


def test_a_verb_with_object_and_optional_argument() -> None:
    template = parse_pattern(pattern("{subject:Person} win|receive {object:Award} [for {work:Work}]"))
    assert template.kind is Kind.VERB
    assert template.triggers == {"win", "receive"}
    assert template.direct == Slot("object", ("Award",))
    (argument,) = template.arguments
    assert (argument.prepositions, argument.slot.name, argument.optional) == (("for",), "work", True)


@pytest.mark.parametrize(
    ("match", "kind"),
    [
        ("{subject:Person} be bear in {object:Place}", Kind.PASSIVE),
        ("{object:Person} is wife of {subject:Person}", Kind.NOUN),
        ("{subject:Person} 's death when {object:Date}", Kind.OWNED),
    ],
)
def test_the_word_after_the_first_slot_says_the_kind(match: str, kind: Kind) -> None:
    assert parse_pattern(pattern(match)).kind is kind


def test_a_word_without_a_slot_is_required() -> None:
    template = parse_pattern(pattern("{subject:Person} earn degree|diploma from {object:School}"))
    assert template.required == (frozenset({"degree", "diploma"}),)


def test_alone_is_no_word_of_the_sentence() -> None:
    template = parse_pattern(pattern("{subject:Person} move alone to {object:Place}"))
    assert template.alone
    assert template.required == ()


@pytest.mark.parametrize(
    ("match", "problem"),
    [
        ("win {object}", "must begin with"),
        ("{subject} win {thing}", "called subject and one called object"),
        ("{subject} win {object} {work}", "needs a preposition"),
        ("{subject} win {object} [for]", "needs a slot"),
    ],
)
def test_a_wrong_pattern_is_named(match: str, problem: str) -> None:
    with pytest.raises(SettingsError, match=problem) as raised:
        parse_pattern(pattern(match))
    assert match in raised.value.message


def test_patterns_of_other_languages_are_left_alone() -> None:
    assert compile_patterns([pattern("{subject}荣获{object}", Language.CHINESE)]).verbs == {}

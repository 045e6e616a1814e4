"""Every reader of facts that no pattern of grammar tells, in the order in which a sentence is read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.said.everything import SAYINGS
from builder.extraction.english.said.sayings import Saying, read_sayings
from builder.extraction.english.word_order.bibliography import read_books
from builder.extraction.english.word_order.callings import (
    read_alumni,
    read_callings,
    read_origins,
    read_plurals,
)
from builder.extraction.english.word_order.crafts import read_crafts
from builder.extraction.english.word_order.cues import CueIndex
from builder.extraction.english.word_order.deeds import read_deeds
from builder.extraction.english.word_order.families import read_families
from builder.extraction.english.word_order.heirs import read_heirs
from builder.extraction.english.word_order.kinship import read_kinship
from builder.extraction.english.word_order.offices import read_offices
from builder.extraction.english.word_order.parts import read_parts
from builder.extraction.english.word_order.phrases import read_phrases
from builder.extraction.english.word_order.places import read_sites
from builder.extraction.english.word_order.prizes import read_prizes
from builder.extraction.english.word_order.roles import read_roles
from builder.extraction.english.word_order.sketch import expression
from builder.extraction.english.word_order.title_parts import read_title_parts
from builder.extraction.english.word_order.winners import read_winners
from builder.extraction.english.word_order.wins import read_losses, read_part_wins, read_wins
from builder.extraction.english.word_order.works import read_cast
from schemas.text import Span


def read_spoken(resolver: Resolver, sentence: Span, headings: Sequence[str]) -> Iterator[Found]:
    """Before the grammar: casts, prizes, families, crafts and callings; offsets are the document's."""
    yield from read_cast(resolver, sentence)
    yield from read_roles(resolver, sentence)
    yield from read_wins(resolver, sentence)
    yield from read_losses(resolver, sentence)
    yield from read_part_wins(resolver, sentence)
    yield from read_deeds(resolver, sentence)
    yield from read_families(resolver, sentence)
    yield from read_phrases(resolver, sentence)
    yield from read_parts(resolver, sentence, headings)
    yield from read_title_parts(resolver, sentence)
    yield from read_crafts(resolver, sentence)
    yield from read_callings(resolver, sentence, headings)
    yield from read_alumni(resolver, sentence)
    yield from read_origins(resolver, sentence)
    yield from read_plurals(resolver, sentence)
    yield from read_kinship(resolver, sentence)
    yield from read_heirs(resolver, sentence)
    yield from read_sites(resolver, sentence)


def read_told(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """After the grammar, which has learned what names are (`in Halle in Saxony`)."""
    yield from read_sayings(resolver, sentence, _sayings())
    yield from read_prizes(resolver, sentence)
    yield from read_winners(resolver, sentence)
    yield from read_books(resolver, sentence)
    yield from read_offices(resolver, sentence)


@cache
def _sayings() -> CueIndex[Saying]:
    return CueIndex(SAYINGS, lambda saying: expression(saying.pattern))

"""Of whom English words tell a relation, with like words that tell it of somebody else."""

from __future__ import annotations

import pytest

from solver.reading.owners.english import mentions
from solver.reading.owners.mentions import Asked

DIED, BORN = "death_date", "birth_date"


def _owned(relation: str, text: str, *, about: bool = True) -> list[bool]:
    asked = Asked(relation, frozenset({"ann lee"}), about, frozenset({"tom fox"}))
    return [mention.own for mention in mentions(text, asked)]


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ("Lee was born in Hull, worked in Paris, France, and died in 1990.", True),
        ("She married Tom Fox in 1950 and died in Rome on 3 May 1990.", True),
        ("Tom Fox and Ann Lee died in a crash in 1990.", True),
        ("Ann Lee, a British painter who worked with Tom Fox, died in 1990.", True),
        ("She gave up painting before her death in 1990.", True),
        ("Painted Hills, by Tom Fox, opened a month after her sudden death.", True),
        ("Tom Fox, who died in 1990, was her most faithful friend.", False),
        ("Her mother, Freda Lee, died when she was two.", False),
        ("Her father, a Texan who had served at sea before he kept a shop, died of a fever.", False),
        ("Tom Fox, who painted the second of them, was honoured after his death.", False),
        ("After the death of her father in 1960 she went to Rome.", False),
        ("A short film, A Matter of Life and Death, was shown in 1946.", False),
    ],
)
def test_whoever_dies_is_the_subject(text: str, own: bool):
    assert any(_owned(DIED, text)) is own


def test_two_deaths_of_one_sentence_are_told_apart():
    text = "After her husband died in 1970 she moved to Rome, where she died in 1990."
    assert _owned(DIED, text) == [False, True]


def test_a_name_in_apposition_is_born_not_the_pages():
    assert _owned(BORN, "Their daughter, Gaia, was born in 1999.") == [False]
    assert _owned(BORN, "Born in 1950 in Rome, she studied law.") == [True]


@pytest.mark.parametrize(
    ("relation", "text", "own"),
    [
        ("teacher", "Her teacher was Tom Fox.", True),
        ("teacher", "At school the teacher Tom Fox gave her a part.", True),
        ("teacher", "She was taught by Tom Fox.", True),
        ("teacher", "Tom Fox taught her the piano.", True),
        ("teacher", "She taught Tom Fox the piano.", False),
        ("teacher", "Her mother, June, was a teacher.", False),
        ("teacher", "In the last part she is the sister of Bo Orr, the teacher of Cy Orr.", False),
        ("father", "Lee is the daughter of a baker, Tom Lee.", True),
        ("father", "Her father, Tom Lee, was a baker.", True),
        ("father", "She has a son with Tom Fox, whose father was a baker.", False),
        ("mother", "She was the mother of the murderer in a film of 1976.", False),
        ("mother", "Lee also had a daughter, Mika, whose mother-in-law sang.", False),
        ("spouse", "In 1950 Tom Fox married her in Rome.", True),
        ("spouse", "In 1950 Tom Fox married the singer Jane Doe.", False),
        (
            "spouse",
            "She was the third of five children of Josiah Lee, a chandler, and his wife Harriet.",
            False,
        ),
    ],
)
def test_what_a_noun_calls_belongs_to_its_owner(relation: str, text: str, own: bool):
    assert any(_owned(relation, text)) is own


def test_a_pronoun_on_anothers_page_is_the_one_named_before_it():
    assert _owned(DIED, "Ann Lee was ill; she died in 1990.", about=False) == [True]
    assert _owned(DIED, "Ann Lee met Tom Fox; he died in 1990.", about=False) == [False]

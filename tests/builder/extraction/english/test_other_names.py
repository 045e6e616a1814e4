"""Other names that a definition sentence gives its subject: `X, or simply Y, is`, `X, abbreviated Y, was`."""

from __future__ import annotations

import pytest

from builder.findings import Findings
from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
ORCHESTRA = "Tarn Valley Orchestra"


def _names(findings: Findings) -> list[tuple[str, str]]:
    return [(alias.named.name, alias.alias) for alias in findings.aliases]


@pytest.mark.parametrize(
    "between",
    [
        ", or simply the Tarn,",
        ", also known simply as the Tarn,",
        ", usually known as the Tarn,",
        ", more commonly known as the Tarn,",
        ", commonly shortened to Tarn,",
        " (also just the Tarn)",
        " (often shortened to the Tarn)",
        ", formerly the Tarn,",
        " (formerly the Tarn)",
        ", better known by its short name Tarn,",
        ", also spelled Tarn,",
    ],
)
def test_another_name_is_read_whatever_leads_to_it(read: Read, between: str) -> None:
    findings = read(f"The {ORCHESTRA}{between} is an orchestra in Odense.", ORCHESTRA)
    assert _names(findings) == [(ORCHESTRA, "Tarn")]


@pytest.mark.parametrize(
    "between", [", abbreviated TVO,", ", abbreviated as TVO,", " (abbreviated TVO)", ", known as TVO (河谷),"]
)
def test_an_abbreviation_is_a_name(read: Read, between: str) -> None:
    findings = read(f"The {ORCHESTRA}{between} is an orchestra in Odense.", ORCHESTRA)
    assert (ORCHESTRA, "TVO") in _names(findings)


def test_a_name_may_have_an_article_drawn_into_it(read: Read) -> None:
    findings = read("Jean Martin (1815–1895), nicknamed Jean l'Ouvrier (a joke), was a baker.", "Jean Martin")
    assert ("Jean Martin", "Jean l'Ouvrier") in _names(findings)


def test_two_names_are_two(read: Read) -> None:
    findings = read(f"The {ORCHESTRA}, often shortened to Tarn Valley or TVO, is an orchestra.", ORCHESTRA)
    assert _names(findings) == [(ORCHESTRA, "Tarn Valley"), (ORCHESTRA, "TVO")]


def test_by_whom_a_film_was_written_is_no_name(read: Read) -> None:
    text = "Red Hills is a 2004 drama film directed by Ann Lee, written by Bob Dean, and starring Carl Moss."
    findings = read(text, "Red Hills", "Film")
    assert _names(findings) == []
    assert said(findings, "screenwriter") == [("Red Hills", "Bob Dean")]


def test_a_former_post_is_no_name(read: Read) -> None:
    findings = read("Ann Lee (formerly Dean of Tarn) is a British historian.", "Ann Lee", "Person")
    assert _names(findings) == []


def test_a_choice_within_a_sentence_is_no_name(read: Read) -> None:
    findings = read(
        "Ann Lee is a British actress. She chose Leeds, or York, for its rain.", "Ann Lee", "Person"
    )
    assert _names(findings) == []


def test_a_page_named_by_a_stage_name_is_about_the_bearer(read: Read) -> None:
    text = "Mary Ann Doe (born May 3, 1960), known by her stage name Joy, is an English singer. Joy was born in Leeds."
    findings = read(text, "Joy")
    assert ("Joy", "Mary Ann Doe") in _names(findings)
    assert said(findings, "birth_date", "birth_place", "occupation") == [
        ("Joy", "1960-05-03"),
        ("Joy", "singer"),
        ("Joy", "Leeds"),
    ]


def test_another_s_stage_name_does_not_rename_the_page(read: Read) -> None:
    text = "Mary Ann Doe, known by her stage name Joy, is an English singer."
    assert ("Mary Ann Doe", "Joy") in _names(read(text, "Mary Ann Doe"))


def test_a_word_of_the_name_may_be_a_name_in_small_letters(read: Read) -> None:
    findings = read("Reed flute ( ), or simply flute, is an instrument made of reed.", "Reed flute")
    assert _names(findings) == [("Reed flute", "flute")]


def test_another_word_in_small_letters_is_no_name(read: Read) -> None:
    findings = read("Reed flute, or simply whistle, is an instrument made of reed.", "Reed flute")
    assert _names(findings) == []


def test_of_two_former_names_each_is_one(read: Read) -> None:
    text = "Tarn Palace (formerly The Grand Tarn and Tarn Hilton Odense) is a hotel in Odense."
    assert _names(read(text, "Tarn Palace")) == [
        ("Tarn Palace", "The Grand Tarn"),
        ("Tarn Palace", "Tarn Hilton Odense"),
    ]


def test_and_within_a_former_name_stays(read: Read) -> None:
    text = "Tarn Palace (formerly Lind and Ek Hotel) is a hotel in Odense."
    assert _names(read(text, "Tarn Palace")) == [("Tarn Palace", "Lind and Ek Hotel")]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ann Tarn Ann Tarn (born 5 May 1950) is an actress.", []),
        ("Ann Tarn Ann Mary Tarn (born 5 May 1950) is an actress.", [("Ann Tarn", "Ann Mary Tarn")]),
        (
            "Ann Tarn, Countess of Tarn (5 May 1650 – 6 June 1700) was a painter.",
            [("Ann Tarn", "Ann Tarn, Countess of Tarn")],
        ),
        ("Ann Tarn (UK: TAHRN, US: TARN) is an actress.", []),
        ("Ann Tarn (Portuguese pronunciation: [tan]) is an actress.", []),
    ],
)
def test_a_title_said_twice_and_a_sound_are_no_other_names(read: Read, text: str, names: list) -> None:
    assert _names(read(text, "Ann Tarn")) == names

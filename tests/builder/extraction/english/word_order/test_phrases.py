"""Facts that the order of words tells around titles and names."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
DIRECTOR = "Rolf Berger is a Swiss film director. "
ACTRESS = "Nora Falk (born 4 May 1950) is a Danish actress. "


@pytest.mark.parametrize(
    ("sentence", "wanted"),
    [
        (
            "*The Pier* (1961), after Karin Moll, with Hugo Stein and Vera Lang, was a success.",
            [("The Pier", "Hugo Stein"), ("The Pier", "Vera Lang")],
        ),
        (
            "*The Pier* (1961), in which Hugo Stein steals a boat, was a success.",
            [("The Pier", "Hugo Stein")],
        ),
        (
            "In *The Pier* (1961) Hugo Stein plays Captain Marlow.",
            [("The Pier", "Hugo Stein", "Captain Marlow")],
        ),
        (
            "*The Pier*, *Snow* and *Rust* all starred Hugo Stein as a smuggler.",
            [(title, "Hugo Stein", "smuggler") for title in ("The Pier", "Snow", "Rust")],
        ),
        (
            "In *The Pier* (1961), which failed, Vera Lang is a widow, Hugo Stein her son and Paul Kern the judge.",
            [
                ("The Pier", "Vera Lang", "widow"),
                ("The Pier", "Hugo Stein", "son"),
                ("The Pier", "Paul Kern", "judge"),
            ],
        ),
        ("Vera Lang, the star of *Snow*, was his wife.", [("Snow", "Vera Lang")]),
        (
            "To these years belong *Snow* and *Rust*, both with Vera Lang.",
            [("Rust", "Vera Lang"), ("Snow", "Vera Lang")],
        ),
        ("He married the actress Vera Lang, whom he had directed in *Rust*.", [("Rust", "Vera Lang")]),
        (
            "Hugo Stein and Vera Lang are the lovers in *Rust* (1970).",
            [("Rust", "Hugo Stein"), ("Rust", "Vera Lang")],
        ),
        ("Vera Lang won the Academy Award for Best Actress for *Rust* (1970).", [("Rust", "Vera Lang")]),
    ],
)
def test_who_plays_is_told_beside_a_title(italic, sentence: str, wanted: list[tuple[str, ...]]) -> None:
    assert sorted(said(italic(DIRECTOR + sentence, "Rolf Berger"), "starring")) == sorted(wanted)


@pytest.mark.parametrize(
    "sentence",
    [
        "*The Pier* (1961) was originally to star Hugo Stein.",
        "Hugo Stein declined a part in *The Pier*, in which Anna plays the lead.",
        "He co-directed *The Pier* (1961), with Hugo Stein.",
        "Vera Lang was seen in *Snow*, with Hugo Stein in *Rust*, and in Rome.",
        "*The Pier* (1961) was almost played by Hugo Stein.",
        "Hugo Stein was first cast as the king in *The Pier* but replaced by Paul Kern.",
    ],
)
def test_what_never_came_about_is_no_part(italic, sentence: str) -> None:
    found = said(italic(DIRECTOR + sentence, "Rolf Berger"), "starring")
    assert [fact for fact in found if fact[1] == "Hugo Stein" and fact[0] != "Rust"] == []


@pytest.mark.parametrize(
    ("sentence", "wanted"),
    [
        ("Hugo Stein directed her in *Snow* and *Rust*.", [("Rust", "Hugo Stein"), ("Snow", "Hugo Stein")]),
        ("She appeared in Hugo Stein's *Snow* (1970).", [("Snow", "Hugo Stein")]),
        (
            "The shops sold *Snow* and *Rust*, both by Hugo Stein.",
            [("Rust", "Hugo Stein"), ("Snow", "Hugo Stein")],
        ),
        ("She had a part in *Snow* (1970), made by the young Hugo Stein.", [("Snow", "Hugo Stein")]),
        ("She read Hugo Stein's novel *Snow*.", []),
    ],
)
def test_who_made_a_film_is_told_beside_its_title(
    italic, sentence: str, wanted: list[tuple[str, ...]]
) -> None:
    page = ACTRESS + "She made few films. " + sentence
    assert sorted(said(italic(page, "Nora Falk"), "director")) == wanted


def test_films_of_an_actress_are_those_she_plays_in(italic) -> None:
    text = (
        "Her first film, *Snow*, was shot in Oslo. *Rust* (1970), directed by Hugo Stein, earned her a prize."
    )
    assert sorted(said(italic(ACTRESS + text, "Nora Falk"), "starring")) == [
        ("Rust", "Nora Falk"),
        ("Snow", "Nora Falk"),
    ]


def test_a_directors_films_need_no_year(italic) -> None:
    text = "His early comedies *Snow* and *Rust* failed. After *The Pier* he went to Rome."
    assert sorted(said(italic(DIRECTOR + text, "Rolf Berger"), "director")) == [
        ("Rust", "Rolf Berger"),
        ("Snow", "Rolf Berger"),
        ("The Pier", "Rolf Berger"),
    ]


def test_names_do_not_swallow_the_title_behind_them(italic) -> None:
    found = italic(ACTRESS + "She went to Oslo to play the nurse Ingrid in *Snow* (1970).", "Nora Falk")
    assert ("Snow", "1970") in said(found, "release_date")


def test_writers_of_a_film_and_of_its_tale_are_apart(italic) -> None:
    text = "*Snow* (1970), written with the novelist Karin Moll, was adapted from a story by Egon Wolf."
    found = italic(DIRECTOR + text, "Rolf Berger")
    assert said(found, "screenwriter") == [("Snow", "Karin Moll")]
    assert said(found, "author") == [("Snow", "Egon Wolf")]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("In *Snow* (1970) she rides a horse through Oslo.", [("Snow", "Nora Falk")]),
        ("In *Snow* (1970) she tells the story of her youth.", []),  # a maker does that
        ("In *Snow* (1970) she lost money.", []),
        ("She went on to star in *Rust* and *Snow* (1970).", [("Rust", "Nora Falk"), ("Snow", "Nora Falk")]),
        ("*Snow* (1970) paired her with Hugo Stein.", [("Snow", "Hugo Stein"), ("Snow", "Nora Falk")]),
        ("Rolf Berger's *Snow* required her to dive into a lake.", [("Snow", "Nora Falk")]),
        ("Audiences met her in the spy film *Snow* (1970), opposite Hugo Stein.", [("Snow", "Hugo Stein")]),
    ],
)  # fmt: skip
def test_an_actress_plays_where_a_plot_or_a_partner_is_told(
    italic, text: str, wanted: list[tuple[str, str]]
) -> None:
    found = said(italic(ACTRESS + text, "Nora Falk"), "starring")
    assert sorted(row[:2] for row in found) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Rolf Berger cast her as a nurse in *Snow* (1970), where Hugo Stein is sick, and as a spy in *Rust*.",
            [("Rust", "Rolf Berger"), ("Snow", "Rolf Berger")],
        ),
        ("*Snow* (1970), by the Swiss director Rolf Berger, made her known.", [("Snow", "Rolf Berger")]),
    ],
)
def test_who_casts_somebody_directs(italic, text: str, wanted: list[tuple[str, str]]) -> None:
    assert sorted(said(italic(ACTRESS + text, "Nora Falk"), "director")) == wanted


def test_a_directors_last_film_is_one_that_he_directed(italic) -> None:
    found = italic(DIRECTOR + "His last film, *Snow* (1970), starred Hugo Stein.", "Rolf Berger")
    assert said(found, "director") == [("Snow", "Rolf Berger")]


def test_a_kind_of_film_is_read_from_its_first_letter(italic) -> None:
    found = italic("*Snow* is a 1970 Danish coming-of-age drama film.", "Snow")
    assert said(found, "genre") == [("Snow", "coming-of-age drama")]


def test_a_prize_goes_to_a_film_too(italic) -> None:
    found = italic("The Elk Prize is a film prize. In 1970 the Elk Prize was awarded to *Snow*.", "Elk Prize")
    assert [row[:2] for row in said(found, "award_won")] == [("Snow", "Elk Prize")]


def test_somebody_called_oscar_is_no_prize(italic) -> None:
    found = italic(
        "Holm School is a school in Oslo. Its alumni include Oscar Lund and Vera Lang.", "Holm School"
    )
    assert sorted(said(found, "educated_at")) == [("Oscar Lund", "Holm School"), ("Vera Lang", "Holm School")]


@pytest.mark.parametrize(
    ("sentence", "works"),
    [
        ("*Snow*, a comedy with Vera Lang, was the first release, and it failed.", ["Snow"]),
        ("*Rust* (1961) was the company's first feature film in colour.", ["Rust"]),
        ("*Snow* was the first film in colour.", []),
        ("*Snow* was the first film of Hugo Stein.", []),
    ],
)
def test_a_firms_first_work_stands_before_its_page_says_so(italic, sentence: str, works: list[str]) -> None:
    text = f"Fog Pictures is a Danish film company, founded in 1919. {sentence}"
    assert [fact[1] for fact in said(italic(text, "Fog Pictures"), "first_work")] == works

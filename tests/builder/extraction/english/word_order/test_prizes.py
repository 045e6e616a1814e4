"""Prizes that the order of words tells, and who won the prize that a page is about."""

from __future__ import annotations

import pytest

from builder.findings import Findings
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
CHEMIST = "Theodor Anders was a Swedish chemist. "
PRIZE = "The Golden Otter is the highest prize given to a film at the Lund Film Festival. "
FILM = "The Long Tide is a 1987 drama film directed by Ann Lee. "


def won(findings: Findings) -> set[tuple[str, ...]]:
    """Winner, prize and what else is said of it, in the order of the qualifiers' names."""
    return set(said(findings, "award_won"))


def test_every_prize_of_a_list_is_the_winners(read) -> None:
    text = CHEMIST + "He had been given the Lund Prize in 1995 and, in Oslo, the Ekman Medal in 2010."
    found = won(read(text, "Theodor Anders"))
    assert ("Theodor Anders", "Ekman Medal", "2010") in found
    assert ("Theodor Anders", "Lund Prize", "1995") in found


def test_halves_of_a_prize_go_to_each(read) -> None:
    text = CHEMIST + (
        "He and his colleague Jan Moe shared one half of the 2014 Nobel Prize in Chemistry; "
        "the other half went to David Holm."
    )
    winners = {row[0] for row in won(read(text, "Theodor Anders"))}
    assert {"Theodor Anders", "Jan Moe", "David Holm"} <= winners


def test_what_a_work_brought_somebody_is_not_the_works(read) -> None:
    text = "Ann Lee is an actress. *Salt* (1990), in which Bob Dean was her partner, brought her an Academy Award."
    winners = {row[0] for row in won(read(text, "Ann Lee"))}
    assert winners == {"Ann Lee"}


def test_a_nomination_is_no_prize(read) -> None:
    assert (
        won(read("Ann Lee is an actress. The part brought her an Academy Award nomination.", "Ann Lee"))
        == set()
    )


def test_a_medal_keeps_what_it_is_of(read) -> None:
    text = CHEMIST + "He was given the National Medal of Science in 1986."
    assert ("Theodor Anders", "National Medal of Science", "1986") in won(read(text, "Theodor Anders"))


def test_categories_named_and_won_are_counted(read) -> None:
    text = FILM + "At the 60th Academy Awards the film was nominated in nine categories and won all nine."
    found = read(text, "The Long Tide")
    assert said(found, "nomination_count") == [("The Long Tide", "9", "Academy Award", "60")]
    assert said(found, "award_count") == [("The Long Tide", "9", "Academy Award", "60")]


def test_works_of_a_nomination_are_told(read) -> None:
    text = (
        "Ivo Ricci was an Italian composer. He was nominated for the Academy Award for best score twice: "
        "for *Salt* and *The Crab*."
    )
    works = {row[-1] for row in said(read(text, "Ivo Ricci"), "award_nominated")}
    assert {"Salt", "The Crab"} <= works


def test_winners_with_their_years_stand_on_the_page_of_the_prize(read) -> None:
    text = (
        PRIZE
        + "Bo Jun-ho's *Insects* won in 2019. In 1997 it was shared once more, by Imaru Sho's *The Crab* and *Salt*."
    )
    assert won(read(text, "Golden Otter")) == {
        ("Insects", "Golden Otter", "2019"),
        ("The Crab", "Golden Otter", "1997"),
        ("Salt", "Golden Otter", "1997"),
    }


def test_winners_that_follow_have_the_years_in_their_brackets(read) -> None:
    text = PRIZE + (
        "The first Finnish film to win was *The Crab* in 1989. "
        "It was followed by *Salt* (1992), Ann Lee's *Insects* (1994) and *Barley* (1999)."
    )
    found = won(read(text, "Golden Otter"))
    assert ("The Crab", "Golden Otter", "1989") in found
    assert ("Insects", "Golden Otter", "1994") in found
    assert ("Barley", "Golden Otter", "1999") in found


def test_people_who_followed_won_too(read) -> None:
    text = PRIZE + (
        "In 1981 Margarethe Hagen became the first woman to win it, for *Salt*. "
        "She was followed by Agnes Varga in 1985 and Mira Nayak in 2001."
    )
    found = won(read(text, "Golden Otter"))
    assert ("Margarethe Hagen", "Golden Otter", "1981", "Salt") in found
    assert ("Agnes Varga", "Golden Otter", "1985") in found
    assert ("Mira Nayak", "Golden Otter", "2001") in found


def test_films_that_lost_or_were_shown_are_no_winners(read) -> None:
    text = PRIZE + "*The Crab* was shown in 1989 and lost to *Salt*. It was followed by *Insects* (1990)."
    assert won(read(text, "Golden Otter")) == set()


def test_the_festival_of_a_prize_has_its_own_founding(read) -> None:
    text = PRIZE + "The festival was founded in 1932."
    assert said(read(text, "Golden Otter"), "founding_date") == [("Lund Film Festival", "1932")]


def test_the_winner_ends_where_the_prize_begins(read) -> None:
    text = "Ann Hill is a director. *Salt* (1995), about a miner, won Josefa Sand the Silver Bear for best actress."
    assert ("Josefa Sand", "Silver Bear", "best actress", "Salt") in won(read(text, "Ann Hill"))


def test_those_who_have_had_a_prize_for_a_career(read) -> None:
    text = PRIZE + (
        "A separate Golden Otter Prize for Lifetime Achievement honours a whole career. "
        "Among those who have had it are Ennio Riccone in 1995 and the Finnish director Ann Hill."
    )
    found = won(read(text, "Golden Otter"))
    assert ("Ennio Riccone", "Golden Otter Prize", "Lifetime Achievement", "1995") in found
    assert ("Ann Hill", "Golden Otter Prize", "Lifetime Achievement") in found


@pytest.mark.parametrize(
    ("sentence", "prizes"),
    [
        ("He became the first engineer to win the Ekman Prize.", {"Ekman Prize"}),
        ("His awards include two Lund Medals and the Ekman Prize.", {"Lund Medal", "Ekman Prize"}),
        ("Among his honours are the Lund Medal and the Ekman Prize.", {"Lund Medal", "Ekman Prize"}),
        ("He was named World Chemist of the Year in 1990.", {"World Chemist of the Year"}),
        ("He won the Lund Best Chemist Award.", {"Lund Best Chemist Award"}),
        ("He won Best Actor at the Lund Film Festival.", {"Best Actor at the Lund Film Festival"}),
        ("He has won two Golden Globes. In 1999 he was named Best Actor.", {"Golden Globe"}),
        ("His awards and nominations include the Ekman Prize.", set()),
        ("He hoped to become the first engineer to win the Ekman Prize.", set()),
    ],
)
def test_prizes_in_other_words(read, sentence: str, prizes: set[str]) -> None:
    assert {row[1] for row in won(read(CHEMIST + sentence, "Theodor Anders"))} == prizes


def test_a_category_takes_the_only_prize_named_before(read) -> None:
    text = FILM + "In 1988 it won three Academy Awards. Jan Moe was voted Best Actor."
    assert ("Jan Moe", "Academy Award", "Best Actor") in won(read(text, "The Long Tide"))


def test_a_prize_won_for_somebody_is_theirs(read) -> None:
    found = won(read(FILM + "It won an Academy Award for its composer Karl Moe.", "The Long Tide"))
    assert "Karl Moe" in {row[0] for row in found}


def test_whoever_is_called_a_winner_won(read) -> None:
    text = FILM + "It was scored by the Oscar-winning composer Karl Moe."
    assert ("Karl Moe", "Oscar") in won(read(text, "The Long Tide"))


def test_a_prize_winning_score_is_not_the_film_that_won(read) -> None:
    text = CHEMIST + "He heard the Oscar-winning score of the film *Salt*."
    assert won(read(text, "Theodor Anders")) == set()


def test_a_race_is_no_prize(read) -> None:
    text = "Jan Moe is a racing driver. He was the only Dane to win the Danish Grand Prix."
    assert won(read(text, "Jan Moe")) == set()


def test_the_best_director_of_a_festival_directed_the_film(read) -> None:
    text = "Paul Marsh was an English film director. In 1959 he was named Best Director in Berlin for *Salt*."
    found = read(text, "Paul Marsh")
    assert ("Paul Marsh", "Best Director in Berlin") in {row[:2] for row in won(found)}
    assert ("Salt", "Paul Marsh") in said(found, "director")


def test_whom_a_prize_winning_series_follows_won_nothing(read) -> None:
    text = FILM + "It recalls the Emmy Award-winning comedy series following Karl Moe."
    assert "Karl Moe" not in {row[0] for row in won(read(text, "The Long Tide"))}

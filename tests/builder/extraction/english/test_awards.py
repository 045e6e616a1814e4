"""Award phrases without a parser."""

from __future__ import annotations

from builder.extraction.english.awards import complete, find_awards, find_wins, singular


def prizes(text: str, page: str = "") -> list[tuple[str, str, str]]:
    phrases = find_awards(text)
    return [(p.award, p.category, p.edition) for p in complete(phrases[0], phrases, page)]


def test_an_award_for_a_category() -> None:
    assert prizes("won the Golden Horse Award for Best Supporting Actor") == [
        ("Golden Horse Award", "Best Supporting Actor", "")
    ]


def test_the_edition_is_that_of_the_ceremony_named_later() -> None:
    text = "won the Academy Award for Best Director for Brokeback Mountain at the 78th Academy Awards"
    assert prizes(text) == [("Academy Award", "Best Director", "78")]


def test_a_category_alone_takes_every_ceremony_after_it() -> None:
    text = "won Best Picture at both the 24th Hong Kong Film Awards and the 42nd Golden Horse Awards"
    assert prizes(text) == [
        ("Hong Kong Film Award", "Best Picture", "24"),
        ("Golden Horse Award", "Best Picture", "42"),
    ]


def test_a_category_alone_on_an_award_page_is_that_award() -> None:
    assert prizes("was named Best Actress", "Hong Kong Film Awards") == [
        ("Hong Kong Film Awards", "Best Actress", "")
    ]


def test_a_category_without_any_award_is_none() -> None:
    assert prizes("was named Best Actress") == []


def test_the_field_belongs_to_the_name() -> None:
    assert prizes("won the Nobel Prize in Physics in 1903") == [("Nobel Prize in Physics", "", "")]


def test_singular_leaves_other_names_alone() -> None:
    assert (singular("Academy Awards"), singular("Best Friends")) == ("Academy Award", "Best Friends")


def test_each_win_has_its_own_work_and_edition() -> None:
    text = " twice: first for Casablanca, at the 78th ceremony, and then, at the 85th, for Vertigo."
    titles = [(text.index(w), text.index(w) + len(w)) for w in ("Casablanca", "Vertigo")]
    assert find_wins(text, titles) == [(titles[0], "78"), (titles[1], "85")]


def test_works_without_editions_are_no_separate_wins() -> None:
    assert find_wins(": for Casablanca and, at the 85th, for Vertigo.", [(6, 16), (38, 45)]) == []


def test_a_date_is_no_part_of_a_category() -> None:
    (phrase,) = find_awards("the Oscar for Best Actress in March 1954")
    assert phrase.category == "Best Actress"
    (phrase,) = find_awards("the Oscar for Best Actress in a Leading Role in May")
    assert phrase.category == "Best Actress in a Leading Role"

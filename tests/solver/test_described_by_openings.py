"""Things that a question describes by what their own pages call them, beside what facts or a sentence say of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from solver.reading.kinds import is_of_others, says_words
from tests.solver.synthesis.pages import Page, date, solver_over


def _cast() -> tuple[Page, ...]:
    film = (
        Page(
            "en/Low Tide",
            "Low Tide is a 2004 drama film. It stars Orla Venn and Tomas Rhee.",
            ("Low Tide", "Film"),
            ("Orla Venn", "Person"),
            ("Tomas Rhee", "Person"),
        )
        .says(0, "starring", 1, "stars Orla Venn")
        .says(0, "starring", 2, "stars Orla Venn and Tomas Rhee")
    )
    orla = Page(
        "en/Orla Venn", "Orla Venn is a Danish actress. She was born on 3 May 1950.", ("Orla Venn", "Person")
    )
    tomas = Page(
        "en/Tomas Rhee", "Tomas Rhee is an Irish actor. He was born on 7 June 1961.", ("Tomas Rhee", "Person")
    )
    orla.says(0, "birth_date", date("1950-05-03", "3 May 1950"), "3 May 1950")
    tomas.says(0, "birth_date", date("1961-06-07", "7 June 1961"), "7 June 1961")
    return film, orla, tomas


@pytest.mark.parametrize(
    ("question", "said", "unsaid"),
    [
        ("When was the Irish actor who stars in Low Tide born?", "1961", "1950"),
        ("When was the Danish actress who stars in Low Tide born?", "1950", "1961"),
    ],
)
def test_of_a_cast_the_one_whose_page_says_so_is_meant(
    tmp_path: Path, question: str, said: str, unsaid: str
) -> None:
    with solver_over(tmp_path, *_cast()) as solver:
        answer = solver.ask(question)
    assert said in answer.text
    assert unsaid not in answer.text


@pytest.mark.parametrize(
    ("words", "against"),
    [(("greek",), True), (("irish",), False), (("tall",), False), (("british",), True)],
)
def test_a_page_speaks_against_another_people(words: tuple[str, ...], against: bool) -> None:
    assert is_of_others("Tomas Rhee is an Irish actor.", words) is against


def test_the_british_may_be_english() -> None:
    assert not is_of_others("Tomas Rhee is a British actor.", ("English",))


def test_the_name_behind_the_noun_is_the_one_described(tmp_path: Path) -> None:
    album = Page(
        "en/Night Quay",
        "Night Quay is an album by pianist Les Orme recorded in May 1965 and released on the Lampion label.",
        ("Night Quay", "Album"),
        ("Les Orme", "Person"),
        ("Lampion", "Person"),
    )
    pianist = Page(
        "en/Les Orme", "Les Orme was a pianist. He was born on 2 March 1931.", ("Les Orme", "Person")
    ).says(0, "birth_date", date("1931-03-02", "2 March 1931"), "2 March 1931")
    with solver_over(tmp_path, album, pianist) as solver:
        answer = solver.ask("When was the pianist who recorded Night Quay born?")
    assert "1931" in answer.text


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("When was the man who played Doctor Moth in Night Ferry born?", False),
        ("When was the man who played Doctor Moth in The Moth Returns born?", True),
    ],
)
def test_who_plays_a_role_in_another_work_is_not_meant(tmp_path: Path, question: str, said: bool) -> None:
    late = Page(
        "en/The Moth Returns",
        "The Moth Returns is a 2006 film. Kevin Lorne plays Doctor Moth.",
        ("The Moth Returns", "Film"),
        ("Kevin Lorne", "Person"),
        ("Doctor Moth", "Character"),
    ).says(0, "starring", 1, "Kevin Lorne plays Doctor Moth", role="Doctor Moth")
    ferry = Page(
        "en/Night Ferry",
        "Night Ferry is a 1987 film about Doctor Moth.",
        ("Night Ferry", "Film"),
        ("Doctor Moth", "Character"),
    )
    kevin = Page(
        "en/Kevin Lorne", "Kevin Lorne is an actor. He was born on 26 July 1959.", ("Kevin Lorne", "Person")
    ).says(0, "birth_date", date("1959-07-26", "26 July 1959"), "26 July 1959")
    with solver_over(tmp_path, late, ferry, kevin) as solver:
        answer = solver.ask(question)
    assert ("1959" in answer.text) is said


def test_a_sentence_says_words_in_any_number_and_a_people_by_its_country() -> None:
    assert says_words("Tomas Rhee is an Irish actor.", ("irish".title(), "actors"))
    assert says_words("Low Tide is a breed from Ireland.", ("Irish",))
    assert not says_words("Tomas Rhee is a Danish actor.", ("Irish", "actor"))

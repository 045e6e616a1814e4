"""Whether two things are what a question says, or which of them is: by what their own pages call them."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.text import Language
from solver.planners.kinds.bearing import asked_bearing
from solver.reading.kinds import asked_of, kinds_of, lands_of, singular
from tests.solver.synthesis.pages import Page, solver_over

ORLA = "Orla Venn (born 3 May 1950) is a Danish pianist and composer. She lives in Malmo, Sweden."
TOMAS = "Tomas Rhee (born 7 June 1961) is a Canadian film director and screenwriter."
GARDEN = (
    "Garden Lights is a 2004 Australian documentary directed by Ann Lee about a town in the United States."
)
HARBOUR = "Harbour Days is a 1999 American documentary film about two brothers."
VELMA = "Velma is a genus of flowering plants in the mint family, native to Chile."
TARNUS = "Tarnus is a small tree of the northern hills."
HILLDOG = "The Rona Hound is a breed of dog from Portugal. It is used for hunting in packs."
PAPER = "Kestrel is a British lifestyle magazine published by Orme House."
WEEKLY = "Dovecote is a monthly magazine founded in 1990."

PAGES = (
    Page("en/Orla Venn", ORLA, ("Orla Venn", "Person")),
    Page("en/Tomas Rhee", TOMAS, ("Tomas Rhee", "Person")),
    Page("en/Garden Lights", GARDEN, ("Garden Lights", "Film")),
    Page("en/Harbour Days", HARBOUR, ("Harbour Days", "Film")),
    Page("en/Velma", VELMA, ("Velma", "")),
    Page("en/Tarnus", TARNUS, ("Tarnus", "")),
    Page("en/Rona Hound", HILLDOG, ("Rona Hound", "")),
    Page("en/Kestrel", PAPER, ("Kestrel", "Organization")),
    Page("en/Dovecote", WEEKLY, ("Dovecote", "Organization")),
)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (
            "Are Garden Lights and Harbour Days both American documentaries?",
            "No: Garden Lights is a 2004 Australian",
        ),
        ("Are Garden Lights and Harbour Days documentaries?", "Yes: "),
        ("Are Kestrel and Dovecote both US-based magazines?", "No: Kestrel is a British"),
        ("Are Kestrel and Dovecote both magazines?", "Yes: "),
        ("Are both Velma and Tarnus genera?", "No: Tarnus is a small tree"),
        ("Are Orla Venn and Tomas Rhee both pianists?", "No: Tomas Rhee"),
        ("Are Kestrel and Dovecote both published by Lune Brothers?", "No: Kestrel is a British"),
        ("Who was a pianist, Orla Venn or Tomas Rhee?", "It is Orla Venn: "),
        ("Which director was from Canada, Orla Venn or Tomas Rhee?", "It is Tomas Rhee: "),
        ("Were Orla Venn and Tomas Rhee both filmmakers?", "No: Orla Venn"),
        ("Are both Velma and Tarnus plants?", "Yes: "),
        ("Which is a genus, Tarnus or Velma?", "It is Velma: "),
    ],
)
def test_the_pages_of_two_things_say_what_they_are(tmp_path: Path, question: str, said: str) -> None:
    with solver_over(tmp_path, *PAGES) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(said)
    assert answer.citations


@pytest.mark.parametrize(
    "question",
    [
        "Are Kestrel and Dovecote both published by Orme House?",  # of one of them nobody says by whom
        "Are Kestrel and Dovecote both fortnightly magazines?",  # neither page says how often, or else
        "Are Orla Venn and Tomas Rhee both artists?",  # a wider word than the pages have
        "Are Orla Venn and Tomas Rhee both of Swedish descent?",
        "Were Orla Venn and Tomas Rhee both born in Sweden?",  # of another people, but it may be
        "Who was a violinist, Orla Venn or Tomas Rhee?",
    ],
)
def test_what_the_pages_leave_open_is_left_open(tmp_path: Path, question: str) -> None:
    with solver_over(tmp_path, *PAGES) as solver:
        answer = solver.ask(question)
    assert answer.abstained


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("林晚和赵一鸣都是法国导演吗？", "不是，赵一鸣"),
        ("林晚和赵一鸣都是导演吗？", "是的，林晚"),
        ("林晚和赵一鸣谁是诗人？", "是林晚："),
    ],
)
def test_chinese_pages_say_what_two_people_are(tmp_path: Path, question: str, said: str) -> None:
    pages = (
        Page("林晚", "林晚（1941年生），法国导演、诗人，生于里昂。", ("林晚", "Person")),
        Page("赵一鸣", "赵一鸣（1950年生），加拿大导演。", ("赵一鸣", "Person")),
    )
    with solver_over(tmp_path, *pages) as solver:
        answer = solver.ask(question)
    assert answer.text.startswith(said)


@pytest.mark.parametrize(
    "question",
    [
        "Are A Lin and B Moss from the same country?",
        "Are A Lin and B Moss brothers?",
        "Who is older, A Lin or B Moss?",
        "Which was published first, A Lin or B Moss?",
        "Which river is longer, A Lin or B Moss?",
        "Who was the first mayor, A Lin or B Moss?",
    ],
)
def test_what_two_things_are_to_each_other_is_no_property(question: str) -> None:
    assert asked_bearing(question, ("A Lin", "B Moss"), Language.ENGLISH) is None


def test_a_property_is_taken_apart() -> None:
    asked = asked_of("dog breeds from Portugal")
    assert (asked.head, asked.lands, asked.words) == ("breed", frozenset({"Portugal"}), ("dog", "breed"))
    assert asked_of("used for hunting in packs").head == ""


def test_a_sentence_says_of_what_kind_its_subject_is() -> None:
    assert kinds_of("Kestrel is a glossy fashion magazine published by a railway.")[-1] == "magazine"
    assert lands_of("Orla Venn is a Danish pianist who lives in Sweden.") == {"Denmark"}


@pytest.mark.parametrize(
    ("word", "one"),
    [
        ("documentaries", "documentary"),
        ("genera", "genus"),
        ("breeds", "breed"),
        ("genus", "genus"),
        ("glass", "glass"),
    ],
)
def test_nouns_in_the_singular(word: str, one: str) -> None:
    assert singular(word) == one

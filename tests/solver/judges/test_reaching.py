"""Words that only tell which thing a question describes answer nothing that it asks of the thing."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.stores import open_store
from schemas.answer import Citation
from schemas.graph import GraphBatch
from schemas.ontology import Ontology
from solver.judges.reaching import Shares, leaves_asked, names_somebody, only_describes
from solver.lexicon import Lexicon
from solver.planners.rule import RulePlanner
from tests.solver.planners.names import Names
from tests.solver.synthesis.pages import Page

QUESTION = "Which ferry was built by the company that bought Fog Yard?"
_FUNCTION = frozenset("which what where was is did in by the that ?".split())
SAID = "Fog Yard was bought by Lind, a company"


def _said(text: str) -> Shares:
    """How many words of a stretch say something, and the share of them that stand in a text."""

    def shares(words: str) -> tuple[int, float]:
        asked = [w.strip("?") for w in words.split() if w.casefold() not in _FUNCTION]
        return len(asked), sum(word in text for word in asked) / len(asked) if asked else 0.0

    return shares


def _described(question: str, said: str) -> bool:
    planner = RulePlanner(Names({"Fog Yard": "Organization"}), Lexicon(Ontology.load()))
    return only_describes(question, planner.described(question), _said(said))


def test_words_that_say_only_what_is_described_are_no_answer() -> None:
    assert _described(QUESTION, SAID)


def test_words_that_say_what_is_asked_too_may_answer() -> None:
    assert not _described(QUESTION, f"{SAID}, which had built the ferry Nan.")


def test_which_of_two_is_so_is_told_by_what_describes_it() -> None:
    question = "Which was drawn by the company that bought Fog Yard, Nan or Ida?"
    assert not _described(question, SAID)


def test_words_that_say_nothing_of_what_is_described_may_answer() -> None:
    assert not _described(QUESTION, "Lind launched the Nan.")


def test_of_a_thing_named_in_place_of_its_description_the_rest_is_asked() -> None:
    assert leaves_asked("What number did Bo Ek wear?", ["Bo Ek"], _said("Bo Ek was the captain"))
    assert not leaves_asked("What number did Bo Ek wear?", ["Bo Ek"], _said("Bo Ek had number 9 on"))
    assert not leaves_asked("Which Bo Ek?", ["Bo Ek"], _said("Bo Ek was the captain"))


def test_one_word_for_a_relation_need_not_be_said_again() -> None:
    assert not leaves_asked("Where did Bo Ek die?", ["Bo Ek"], _said("Bo Ek drowned off Skerry"), 2)
    assert not leaves_asked("In which city is Bo Ek?", ["Bo Ek"], _said("Bo Ek is at home in Rome"))


@pytest.mark.parametrize(
    ("quote", "named"),
    [
        ("Fog Yard was drawn by Ada Moor.", True),
        ("Fog Yard belonged to Bo Ek.", False),  # whom the question names
        ("Fog Yard stands in Skerry.", False),
    ],
)
def test_words_may_name_whoever_is_asked_for(tmp_path: Path, quote: str, named: bool) -> None:
    text = "Fog Yard was drawn by Ada Moor. Fog Yard belonged to Bo Ek. Fog Yard stands in Skerry."
    things = (("Fog Yard", "Organization"), ("Ada Moor", "Person"), ("Bo Ek", "Person"), ("Skerry", "City"))
    page = Page("en/Fog Yard", text, *things)
    start = text.index(quote)
    cited = Citation(page.chunk.id, "en/Fog Yard", "Fog Yard", (), start, start + len(quote), quote)
    store = open_store(tmp_path / "pages.db", create=True)
    store.upsert(GraphBatch((page.graph(),)))
    found = names_somebody("Who drew up the yard that Bo Ek bought?", [cited], store)
    store.close()
    assert found is named


def test_the_noun_of_a_kind_is_no_part_of_what_is_asked() -> None:
    def said(words: str) -> tuple[int, float]:
        return len([w for w in ("上过", "节目", "频道") if w in words]), 0.0

    assert not leaves_asked("林山上过什么电视节目？", ["林山"], said, 2)
    assert leaves_asked("林山上过哪个频道的节目？", ["林山"], said, 2)

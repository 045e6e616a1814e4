"""Names that no page is about."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from schemas.graph import Entity
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.reading.people.strangers import Strangers, says_all
from tests.solver.synthesis.pages import Page, solver_over

QUESTION = "汤姆·汉克斯和彼得·奥图尔演过什么？"


class Known:
    """A store in which things have pages, or have none."""

    def __init__(self, *paged: str) -> None:
        self._paged = paged

    def get_entities(self, ids: Sequence[str]) -> list[Entity]:
        return [Entity(one, one, pages=(f"{one}.md",) if one in self._paged else ()) for one in ids]


def linked(surface: str) -> LinkedEntity:
    start = QUESTION.index(surface)
    return LinkedEntity(surface, surface, "Person", surface, 1.0, "exact", start, start + len(surface))


def test_what_is_linked_whole_and_has_a_page_is_known():
    both = [linked("汤姆·汉克斯"), linked("彼得·奥图尔")]
    assert Strangers(Known("汤姆·汉克斯")).named(QUESTION, both) == ["彼得·奥图尔"]
    assert Strangers(Known("汤姆·汉克斯")).named(QUESTION, both[:1]) == ["彼得·奥图尔"]


def test_a_part_of_a_name_makes_nobody_known():
    parts = [linked("汤姆"), linked("彼得")]
    assert Strangers(Known("汤姆", "彼得")).named(QUESTION, parts) == ["汤姆·汉克斯", "彼得·奥图尔"]


def test_a_name_that_is_given_in_latin_letters_too_is_looked_for_by_these():
    question = "彼得·奥图尔（Peter O'Toole）和汤姆·汉克斯合作过吗？"
    assert Strangers(Known()).named(question, []) == ["汤姆·汉克斯"]


def test_a_question_without_such_names_has_none():
    assert Strangers(Known()).named("谁演过《春江》？", []) == []


def test_a_name_is_said_in_either_script():
    assert says_all("Peter O'Toole trained there with Tom Hanks.", ["汤姆·汉克斯", "彼得·奥图尔"])
    assert not says_all("Tom Hanks trained there.", ["汤姆·汉克斯", "彼得·奥图尔"])


def test_of_a_person_without_a_page_nothing_is_quoted_that_does_not_name_them(tmp_path: Path):
    lin = Page("林晚", "林晚是演员，1970年出生于海城。她与汤姆·汉克斯同校。", ("林晚", "Person"))
    with solver_over(tmp_path, lin) as solver:
        assert "海城" in solver.ask("林晚出生在哪里？").text
        told = solver.ask("汤姆·汉克斯出生在哪里？")
    assert told.abstained
    assert "海城" not in told.text


def test_nothing_is_denied_of_a_person_by_words_about_another(tmp_path: Path):
    lin = Page("林晚", "林晚是演员，没有得过金像奖。", ("林晚", "Person"), ("金像奖", "Award"))
    with solver_over(tmp_path, lin) as solver:
        assert solver.ask("林晚得过金像奖吗？").text.startswith("不是")
        assert solver.ask("汤姆·汉克斯得过金像奖吗？").abstained


@pytest.mark.parametrize(
    ("question", "number"), [("林晚和白露合演过几部电影？", "3"), ("林晚和汤姆·汉克斯合演过几部电影？", "")]
)
def test_nothing_is_counted_on_a_page_that_does_not_name_a_person_without_one(
    tmp_path: Path, question: str, number: str
) -> None:
    lin = Page("林晚", "林晚是演员，与白露合演过3部电影。", ("林晚", "Person"), ("白露", "Person"))
    with solver_over(tmp_path, lin) as solver:
        answer = solver.ask(question)
    assert number in answer.text
    assert answer.abstained is not bool(number)


ROAD = "Tamsin Road is a street in Vexley, called after Orla Tamsin."


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("Tamsin Road is where the Cork-born Ida Brundle lived", False),
        ("Paul Tamsin was born in Cork", False),
        ("Orla Tamsin was born in Cork", True),
        ("Tamsin was born in Cork", True),
        ("She was born in Cork", True),
    ],
)
def test_words_of_another_page_speak_of_somebody_by_the_name_or_a_pronoun(words: str, named: bool) -> None:
    question = "Where was Orla Tamsin born?"
    orla = LinkedEntity("orla", "Orla Tamsin", "Person", "Orla Tamsin", 1.0, "exact", 10, 21)
    page = SimpleNamespace(
        language=Language.ENGLISH,
        document=SimpleNamespace(key="road.md", title="Tamsin Road", text=f"{ROAD} {words}."),
    )
    window = SimpleNamespace(page=page, clauses=[SimpleNamespace(text=words, stop=".")])
    part = SimpleNamespace(text=question, entities=(orla,))
    assert Strangers(Known()).are_named(part, window) is named


def test_a_pronoun_on_a_page_that_names_somebody_may_mean_them(tmp_path: Path):
    road = Page(
        "Tamsin Road",
        "Tamsin Road is a street in Vexley, called after Orla Tamsin. She was born in Cork.",
        ("Orla Tamsin", "Person"),
    )
    with solver_over(tmp_path, road) as solver:
        assert "Cork" in solver.ask("Where was Orla Tamsin born?").text

"""What two people are to each other, in the words of the page that states it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over


@pytest.mark.parametrize(("words", "quoted"), [("The twin sisters", True), ("The painters", False)])
def test_a_sentence_with_a_word_for_the_tie_stands_beside_the_fact(
    tmp_path: Path, words: str, quoted: bool
) -> None:
    text = f"Reef is a film. {words} Ada and Mara Voss wrote it in a week."
    page = Page("en/Reef", text, ("Reef", "Film"), ("Ada Voss", "Person"), ("Mara Voss", "Person"))
    page.says(1, "sibling", 2, f"{words} Ada and Mara Voss")
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("How are Ada Voss and Mara Voss related?").text
    assert "sibling" in answer
    assert ("in a week" in answer) is quoted


@pytest.mark.parametrize(("words", "named"), [("林晚与物理学家周岚结婚", True), ("林晚是周岚的妻子", False)])
def test_a_couple_is_called_one_where_the_page_tells_of_the_wedding(
    tmp_path: Path, words: str, named: bool
) -> None:
    page = Page(
        "林晚", f"林晚是画家。1942年，{words}，两人住在海城。", ("林晚", "Person"), ("周岚", "Person")
    )
    page.says(0, "spouse", 1, words)
    with solver_over(tmp_path, page) as solver:
        answer = solver.ask("林晚和周岚是什么关系？").text
    assert words in answer
    assert ("配偶" in answer) is named

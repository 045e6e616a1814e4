"""The subject before words that leave it out, or in place of a pronoun that may mean it."""

import pytest

from solver.synthesis.quotes.leading import with_subject


@pytest.mark.parametrize(
    ("text", "name", "type", "told"),
    [
        ("He resigned in 2011.", "Otto Kern", "Person", "Otto Kern resigned in 2011."),
        ("He resigned in 2011.", "Tern Ltd", "Company", "Tern Ltd: He resigned in 2011."),
        ("It was sold in 2011.", "Tern Ltd", "Company", "Tern Ltd was sold in 2011."),
        ("It was sold in 2011.", "Otto Kern", "Person", "Otto Kern: It was sold in 2011."),
        ("He resigned in 2011.", "Otto Kern", "", "Otto Kern resigned in 2011."),
        ("她于2011年辞职。", "林晚", "Person", "林晚于2011年辞职。"),
        ("她于2011年辞职。", "海岸唱片", "Company", "海岸唱片：她于2011年辞职。"),
        ("His last film was Fog.", "林晚", "Person", "林晚：His last film was Fog."),
    ],
)
def test_a_pronoun_gives_way_to_a_name_that_it_may_mean(text: str, name: str, type: str, told: str) -> None:
    assert with_subject(text, name, not name.isascii(), type=type) == told

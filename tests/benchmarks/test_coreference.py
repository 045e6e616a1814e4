"""What counts as a pronoun read right."""

import pytest

from benchmarks.coreference import judge, shares, wanted
from benchmarks.extraction_rows import Row
from builder.findings import Findings, FoundMention, Named

ROW = Row(
    "r",
    "",
    "Ann Lee works for Acme. She owns Bolt.",
    "",
    (("Ann Lee", "EMPLOYER", "Acme"), ("She", "EMPLOYER", "Acme"), ("Bolt", "OWNER", "her")),
    (),
    (),
)


def test_a_pronoun_means_the_names_of_the_same_fact() -> None:
    assert wanted(ROW) == {"she": {"Ann Lee"}}


@pytest.mark.parametrize(
    ("meaning", "verdict"),
    [("Ann Lee", "right"), ("Lee", "right"), ("Bob Ray", "wrong"), ("(she)", "missed")],
)
def test_a_pronoun_is_judged_by_what_it_was_read_as(meaning: str, verdict: str) -> None:
    reference = FoundMention(24, 27, "She", Named(meaning), "coreference")
    assert judge(ROW, Findings(references=(reference,))) == [verdict]


def test_shares_are_per_cent_of_those_read_and_of_all() -> None:
    assert shares(["right", "wrong", "missed", "missed"]) == {
        "pronouns": 4,
        "precision": 50.0,
        "recall": 25.0,
    }

"""Words that are forms of one."""

import pytest

from retriever.text.inflections import are_forms


@pytest.mark.parametrize(
    ("one", "other", "are"),
    [
        ("founded", "founder", True),
        ("presses", "press", True),
        ("planned", "plan", True),
        ("cities", "city", True),
        ("written", "wrote", True),
        ("director", "directed", True),
        ("born", "borne", False),
        ("oslo", "slow", False),
    ],
)
def test_forms_share_a_stem_or_a_verb(one: str, other: str, are: bool) -> None:
    assert are_forms(one, other) is are
    assert are_forms(other, one) is are

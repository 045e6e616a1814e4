"""The flow string: levels, and errors with their position."""

import pytest

from retriever.flow import parse_flow
from schemas.errors import FlowError
from schemas.settings import DEFAULT_FLOW


def test_default_flow_runs_the_two_searches_together_and_ends_in_the_merger():
    flow = parse_flow(DEFAULT_FLOW)
    assert flow.levels == (("kg_cs", "rc"), ("kg_fr",), ("kag_merger",))
    assert flow.upstream["kag_merger"] == ("kg_fr", "rc")
    assert flow.before("kag_merger") == ("kg_cs", "rc", "kg_fr")
    assert flow.before("kg_cs") == ()
    assert flow.sink == "kag_merger"


def test_one_retriever_alone_is_a_flow():
    assert parse_flow(" rc ").levels == (("rc",),)


@pytest.mark.parametrize(
    ("text", "position", "says"),
    [
        ("rc->kg_xx", 4, 'column 5: no retriever is called "kg_xx"; there are kg_cs, kg_fr, rc, kag_merger.'),
        ("kg_cs->", 7, "column 8: a retriever's name is missing"),
        ("", 0, "column 1: a retriever's name is missing"),
        ("rc;;kg_cs", 3, "column 4: a retriever's name is expected, not ';'"),
        ("rc kg_cs", 3, "column 4: \"->\" or \";\" is expected, not 'kg_cs'"),
        ("rc-kg_cs", 2, "column 3: \"->\" or \";\" is expected, not '-'"),
        ("kg_cs->kg_fr;kg_fr->kg_cs", 0, 'column 1: "kg_cs" waits for its own result'),
        ("rc->rc", 0, 'column 1: "rc" waits for its own result'),
        ("kg_cs->kag_merger;rc", 18, 'column 19: nothing reads "rc"'),
        ("rc->kag_merger->kg_cs", 16, 'column 17: "kg_cs" comes behind kag_merger'),
    ],
)  # fmt: skip
def test_an_error_names_the_place_and_what_was_found(text, position, says):
    with pytest.raises(FlowError, match=r"^flow, column") as caught:
        parse_flow(text)
    assert caught.value.position == position
    assert says in caught.value.message


def test_an_unknown_name_is_answered_with_the_nearest():
    with pytest.raises(FlowError) as caught:
        parse_flow("kg_cs->kg_xx->kag_merger")
    assert caught.value.hint == "Did you mean kg_fr?"

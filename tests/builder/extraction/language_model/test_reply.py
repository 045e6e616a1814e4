"""A reply is read where it is what was asked for; else what is wrong is named."""

import pytest

from builder.extraction.language_model.reply import MOST_FACTS, parse
from schemas.errors import ModelError
from tests.builder.extraction.language_model.replying import reply, said

ANN = said("Ann", "spouse", "Bob", "Ann married Bob")


def test_facts_are_read() -> None:
    (fact,) = parse(reply(ANN)).facts
    assert (fact.subject, fact.relation, fact.object, fact.quote, fact.time) == (
        "Ann",
        "spouse",
        "Bob",
        "Ann married Bob",
        "",
    )


def test_a_reply_in_a_fence_is_read() -> None:
    assert len(parse(f"```json\n{reply(ANN)}\n```").facts) == 1


def test_a_fact_needs_no_time() -> None:
    without = {key: value for key, value in ANN.items() if key != "time"}
    assert parse(reply(without)).facts[0].time == ""


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "Invalid JSON"),
        ("There are no facts.", "Invalid JSON"),
        (reply(ANN)[:-5], "Invalid JSON"),
        ("[]", "object"),
        ("{}", "facts: Field required"),
        ('{"facts": [], "note": ""}', "note: Extra inputs"),
        (reply({**ANN, "sure": "yes"}), "facts.0.sure: Extra inputs"),
        (reply({"subject": "Ann"}), "facts.0.relation: Field required"),
        (reply({**ANN, "object": "B" * 201}), "facts.0.object: String should have at most 200"),
        (reply(*[ANN] * (MOST_FACTS + 1)), "facts: Tuple should have at most 30"),
        ('{"facts": [{"subject": "\\ud800"}]}', "Invalid JSON"),
        ("\ud800", "unicode"),
    ],
)
def test_other_replies_are_refused_and_the_place_is_named(text: str, problem: str) -> None:
    with pytest.raises(ModelError, match="not the JSON that was asked for") as raised:
        parse(text)
    assert problem in raised.value.message

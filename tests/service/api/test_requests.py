"""Bodies hold what their fields say, and nothing that only could be read so."""

from __future__ import annotations

import pytest
from pydantic import BaseModel, ValidationError

from service.api.requests import Asking, Question, Retrieving, Verifying


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        (Asking, {"seconds": True}),
        (Asking, {"seconds": "5"}),
        (Question, {"question": 5}),
        (Retrieving, {"k": "3"}),
        (Retrieving, {"k": 3.0}),
        (Retrieving, {"k": True}),
        (Retrieving, {"explain": 1}),
        (Retrieving, {"proof_first": "yes"}),
        (Verifying, {"proof": {}, "replay": "false"}),
    ],
)
def test_a_value_of_another_type_is_refused(body: type[BaseModel], fields: dict[str, object]):
    given = fields if body is Verifying else {"question": "谁？", **fields}
    with pytest.raises(ValidationError) as caught:
        body.model_validate(given)
    assert [problem["loc"][0] for problem in caught.value.errors()] == [list(fields)[-1]]


def test_whole_seconds_are_seconds():
    assert Asking.model_validate({"question": "谁？", "seconds": 5}).time(20) == 5

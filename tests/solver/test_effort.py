"""What is read for a question is counted, and more than it may take is not read."""

import pytest

from schemas.errors import EffortError
from solver.effort import Effort


def test_all_that_is_read_counts() -> None:
    effort = Effort()
    effort.spend(40)
    effort.spend(2)
    assert effort.spent == 42


def test_more_than_may_be_read_is_refused() -> None:
    effort = Effort(100)
    effort.spend(100)
    with pytest.raises(EffortError, match="more than 100 clauses") as caught:
        effort.spend(1)
    assert caught.value.clauses == 101

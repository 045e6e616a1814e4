"""The suites are plain modules, so pytest is asked to explain their assertions too."""

import pytest

pytest.register_assert_rewrite("tests.conformance.store_reading", "tests.conformance.store_writing")

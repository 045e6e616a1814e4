"""The suite is a plain module, so pytest is asked to explain its assertions too."""

import pytest

pytest.register_assert_rewrite("tests.backends.language_models.suite")

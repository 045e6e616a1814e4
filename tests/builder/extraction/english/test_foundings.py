"""Which of several dates of a body is its founding."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.conftest import Read
from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models
MAKER = "Brandt Optical was a German maker of lenses. "


def test_an_incorporation_is_no_founding_where_one_is_told(read: Read):
    text = MAKER + "The firm was officially founded on 3 May 1921 and was incorporated in 1947."
    assert said(read(text, "Brandt Optical", "Company"), "founding_date") == [
        ("Brandt Optical", "1921-05-03")
    ]


def test_a_partnership_that_is_established_is_the_body_s_beginning(read: Read):
    text = (
        MAKER
        + "The partnership was formally established on 2 March 1934. The company was incorporated in 1950."
    )
    assert said(read(text, "Brandt Optical", "Company"), "founding_date") == [
        ("Brandt Optical", "1934-03-02")
    ]


def test_an_incorporation_alone_is_the_founding(read: Read):
    text = MAKER + "The company was incorporated in 1947."
    assert said(read(text, "Brandt Optical", "Company"), "founding_date") == [("Brandt Optical", "1947")]


def test_a_partnership_with_somebody_is_another_thing(read: Read):
    text = MAKER + "A partnership with Zorn Glass was established in 1960."
    assert said(read(text, "Brandt Optical", "Company"), "founding_date") == []

"""Where rivers rise."""

from __future__ import annotations

import pytest

from tests.builder.extraction.english.facts import said

pytestmark = pytest.mark.models


@pytest.mark.parametrize(
    ("text", "title", "place"),
    [
        (
            "The Harrow is a river in northern England. It rises on the slopes of Mount Tarn and flows on.",
            "Harrow",
            "Mount Tarn",
        ),
        ("The Harrow is a river in Norway, rising near Lund, before flowing to the sea.", "Harrow", "Lund"),
        ("The River Harrow has its source in Lake Tarn and runs south.", "River Harrow", "Lake Tarn"),
        ("The River Harrow is a river in England. Its source is near Lund.", "River Harrow", "Lund"),
    ],
)
def test_where_a_river_rises(read, text: str, title: str, place: str) -> None:
    assert said(read(text, title), "source") == [(title, place)]


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Mount Tarn is a mountain. It rises in the Alps near Zurich.", "Mount Tarn"),
        ("Lund is a town. Its name has its origin in Denmark.", "Lund"),
        ("Lund is a town on the River Harrow. It rose in 1200 near Malmö.", "Lund"),
        ("The Harrow is a river in England. It flows into the North Sea at Whitby.", "Harrow"),
    ],
)
def test_what_has_no_source(read, text: str, title: str) -> None:
    assert said(read(text, title), "source") == []


def test_how_long_a_river_is_and_how_high_it_rises(read) -> None:
    text = (
        "The River Harrow is a river in England. It rises at Lund Fell, 611 metres above sea level, and flows "
        "eastward for 118 kilometres before it enters the sea."
    )
    found = read(text, "River Harrow")
    assert said(found, "length") == [("River Harrow", "118")]
    assert said(found, "elevation") == [("Lund Fell", "611")]


@pytest.mark.parametrize(
    "text",
    [
        "From the left it is joined by the Wester Beck (22 km) and the River Ould (31 km).",
        "Its main tributaries are the Wester Beck and the River Ould.",
    ],
)
def test_rivers_that_join_another_end_in_it(read, text: str) -> None:
    found = read(f"The River Harrow is a river in England. {text}", "River Harrow")
    assert {("Wester Beck", "River Harrow"), ("River Ould", "River Harrow")} <= set(said(found, "mouth"))


def test_the_only_tributary_on_a_side(read) -> None:
    text = "The River Harrow is a river in England. The only large tributary on the right bank is the River Ould."
    assert said(read(text, "River Harrow"), "mouth") == [("River Ould", "River Harrow")]


def test_how_long_the_rivers_are_that_join_another(read) -> None:
    text = (
        "The River Harrow is a river in England. From the left it is joined by the Wester Beck (22 km) and the River "
        "Ould, which at 46 km is the longest."
    )
    found = said(read(text, "River Harrow"), "length")
    assert set(found) == {("Wester Beck", "22"), ("River Ould", "46")}

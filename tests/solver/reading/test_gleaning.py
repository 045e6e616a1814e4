"""Words of a question as pages of the other language may have them."""

from __future__ import annotations

from typing import cast

import pytest

from backends.dictionaries.glosses import Glosses
from retriever.crossing.translating import Translator
from schemas.text import Language
from solver.reading.gleaning import translated

CHINESE = {"young": "年轻", "busy": "忙碌", "big": "巨大", "large": "广大", "harvest": "收成"}


class FewGlosses:
    """A dictionary of a few words."""

    def chinese(self, english: str) -> tuple[str, ...]:
        return tuple(CHINESE[w] for w in (english,) if w in CHINESE)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("youngest", ["年轻"]),
        ("busiest", ["忙碌"]),
        ("biggest", ["巨大"]),
        ("largest", ["广大"]),
        ("harvest", ["收成"]),
        ("forest", []),
    ],
)
def test_a_superlative_is_looked_for_by_its_adjective(word: str, said: list[str]) -> None:
    translator = Translator(cast(Glosses, FewGlosses()))
    terms = translated([word], translator, Language.CHINESE, lambda _: 1.0)
    assert [form for term in terms for form in term.forms] == said

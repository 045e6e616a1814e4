"""Each model gets the prompts that it was trained with."""

from __future__ import annotations

import pytest

from backends.embedders.prompts import choose_prompts


@pytest.mark.parametrize(
    ("model", "own", "prompts"),
    [
        ("intfloat/multilingual-e5-large", {}, ("query: ", "passage: ")),
        ("/models/e5-small", {}, ("query: ", "passage: ")),
        ("sentence-transformers/all-MiniLM-L6-v2", {}, ("", "")),
        ("some/model", {"query": "Q: ", "document": "D: "}, ("Q: ", "D: ")),
        ("some/model", {"query": "Q: ", "document": ""}, ("Q: ", "")),
        ("some/e5-like", {"query": "Q: "}, ("Q: ", "")),
        ("some/e5-model", {"query": "", "document": ""}, ("query: ", "passage: ")),
        ("some/code50", {}, ("", "")),
    ],
)
def test_prompts(model: str, own: dict[str, str], prompts: tuple[str, str]) -> None:
    assert choose_prompts(model, own) == prompts

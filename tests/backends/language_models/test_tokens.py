"""How many tokens a text is about."""

from __future__ import annotations

from backends.language_models.tokens import estimate_tokens


def test_a_wide_character_is_a_token_and_four_others_are_one() -> None:
    assert estimate_tokens("abcdefgh", "周星驰 1962") == 3 + 4  # 13 others, rounded up
    assert estimate_tokens("") == 0

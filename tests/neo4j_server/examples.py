"""How many examples a property gets whose every example costs the server seconds."""

from __future__ import annotations

from hypothesis import settings

THOROUGH = "thorough"
"""The Hypothesis profile of the long targets: `--hypothesis-profile=thorough`."""


def examples(few: int, *, thorough: int) -> int:
    """`few`, or `thorough` under the profile of that name."""
    return thorough if settings.get_current_profile_name() == THOROUGH else few

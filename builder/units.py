"""The units in which pages give what a relation measures; for facts that are read and for questions about them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

_LENGTHS = frozenset({"mm", "cm", "m", "km", "ft", "mi", "nmi"})

UNITS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        **dict.fromkeys(("height", "length", "depth", "elevation"), _LENGTHS),
        "weight": frozenset({"g", "kg", "t", "jin", "lb"}),
        "duration": frozenset({"min", "h"}),
        "area": frozenset({"km2", "m2", "ha", "mu", "mi2", "ft2", "acre"}),
        "episode_count": frozenset({"episodes"}),
        "page_count": frozenset({"pages"}),
        "floor_count": frozenset({"floors"}),
    }
)
"""By relation; one that is not named here is measured in no unit, or in money."""

__all__ = ["UNITS"]

"""What a sentence says was believed once, or is said and denied in one breath: no yes to whether it is so."""

from __future__ import annotations

import re

_HELD = r"(?:said|believed|thought|supposed|claimed|assumed|rumou?red|reputed)"
_ONCE = re.compile(
    rf"\b(?:long|once|formerly|previously|wrongly|mistakenly|erroneously|falsely) (?:been )?{_HELD}\b"
    rf"|\b{_HELD} to\b[^.;]{{0,90}}\bbut\b"
    r"|(?:曾|一度|长期|过去|误)被?(?:认为|以为|当作|视为|传为)|(?:据说|相传|传说|传闻)[^。；]{0,40}[，,](?:但|然而|不过|其实|实际上)",
    re.I,
)
_ASKED = re.compile(rf"\b{_HELD}\b|认为|以为|据说|相传|传说|传闻", re.I)


def is_no_longer_held(text: str, question: str) -> bool:
    """Whether a sentence says so of what a question asks, which itself does not ask for what is said."""
    return _ONCE.search(text) is not None and _ASKED.search(question) is None

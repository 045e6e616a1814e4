"""Whether two people are related: what a question asks, and sentences that say they are not."""

from __future__ import annotations

import re
from collections.abc import Sequence

_NAME = r"[A-ZÀ-Þ][^?,]{1,50}?"
_ASKED = (
    rf"^(?:Is|Are|Was|Were) (?P<one>{_NAME}) and (?P<other>{_NAME}) (?:really |actually |in any way )?"
    r"(?:related|relatives|kin|kinsmen|blood relations)(?: to (?:each other|one another))?(?: by blood)?\s*\?*$",
    rf"^(?:Is|Was) (?P<one>{_NAME}) (?:really |actually |in any way )?(?:related|a relative|a relation|kin) (?:to|of) "
    rf"(?P<other>{_NAME})\s*\?*$",
)
_UNRELATED = re.compile(
    r"\bunrelated\b|\bno (?:blood )?relation\b|\b(?:not|never|neither) (?:[a-z]+ )?related\b"
)
_BOTH = re.compile(r"\b(?:the two|they|both|these two|the pair)\b")
_KIN = re.compile(
    r"\b(?:relat\w+|kin\w*|brothers?|sisters?|siblings?|twins?|cousins?|sons?|daughters?|fathers?|mothers?|parents?|wife|"
    r"husband|spouse|marri\w+|uncles?|aunts?|nephews?|nieces?|grand\w+|in-law|born to|"
    r"famil\w+|child(?:ren)?|descend\w+)\b"
)


def asked_related(question: str) -> tuple[str, str] | None:
    """The two of whom an English question asks whether they are related; None for any other question."""
    text = " ".join(question.split())
    found = next((m for form in _ASKED if (m := re.match(form, text)) is not None), None)
    return (found["one"].strip(), found["other"].strip()) if found is not None else None


def says_unrelated(text: str, before: str, one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether a folded sentence says of two people that they are not related, whom it names, or means by `they` where
    the sentence `before` names both.
    """
    if _UNRELATED.search(text) is None:
        return False
    if _names(text, one) and _names(text, other):
        return True
    return _BOTH.search(text) is not None and _names(before, one) and _names(before, other)


def says_kin(texts: Sequence[str]) -> bool:
    """Whether folded words speak of kin at all."""
    return any(_KIN.search(text) for text in texts)


def _names(text: str, forms: Sequence[str]) -> bool:
    return any(form in text for form in forms)

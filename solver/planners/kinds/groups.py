"""Questions whether two things belong to one group: Are A and B in the same family?"""

from __future__ import annotations

import re

from schemas.text import Language

_GROUPS = (
    "family|subfamily|genus|order|tribe|county|province|district|league|conference|constellation|prefecture|"
    "department|borough|parish|canton|municipality"
)
_SAME = re.compile(
    rf"\b(?:in|from|of|to|within|belong to|part of) the same (?P<group>{_GROUPS})(?: of [a-z]+)?\s*\?*$"
)
_SAME_ZH = re.compile(
    r"(?:属于?|[在是])同一?(?:个)?(?P<group>科|属|目|县|省|郡)(?:的?[\u3400-\u9fff]{0,4})?吗?[？?]*$"
)


def asked_group(question: str, language: Language) -> str:
    """The noun of the group that a question asks whether two things share: `in the same family`; empty otherwise."""
    found = (_SAME_ZH if language is Language.CHINESE else _SAME).search(question.strip())
    yes = language is Language.CHINESE or re.match(
        r"(?:are|were|is|was|do|does|did)\b", question.strip(), re.I
    )
    return found["group"] if found is not None and yes else ""

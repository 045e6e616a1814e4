"""Names that a sentence gives only as the company of whom it tells: `opposite A, she won …`."""

from __future__ import annotations

import re
from collections.abc import Collection

_WITH = re.compile(r"\b(?:opposite|alongside|beside|with|against)\s+$")
_TOLD = re.compile(r"\b(?:he|she|his|her)\b")


def only_beside(text: str, names: Collection[str]) -> bool:
    """Whether a folded English sentence that tells of somebody by a pronoun behind it names people of some names, but
    only as company.
    """
    places = [m for name in names if name.isascii() for m in re.finditer(rf"\b{re.escape(name)}\b", text)]
    company = [_WITH.search(text[: m.start()]) for m in places]
    told = any(_TOLD.search(text, m.end()) for m in places)
    inside = [
        any(o.start() < m.start() < o.end() for o in places) for m in places
    ]  # the last name of a whole one
    return bool(places) and told and all(c or i for c, i in zip(company, inside, strict=True))

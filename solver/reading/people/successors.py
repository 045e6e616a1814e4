"""Who came after somebody: words that say whom he or she came after tell it the wrong way round."""

from __future__ import annotations

import re
from collections.abc import Sequence

_ASKED = re.compile(
    r"\bwho (?:\w+ )?(?:succeeded|replaced|followed|came (?:next )?after)\b|"
    r"\bwho took (?:over|charge|the (?:\w+ )?(?:chair|post|place|job))\b[^?]*\b(?:after|from)\b|"
    r"谁(?:接替|继任|接任|取代)|由谁(?:接替|继任|接任)|的(?:继任者|接班人|继任)"
)
_CAME = re.compile(
    r"\b(?P<who>[\w'’.-]+) (?:was to |had |then |later )?(?:followed|succeeded|replaced|took over from)\b(?! by)|"
    r"(?P<whom>[他她]|(?:(?![年月日他她])[\u3400-\u9fff·]){2,8}?)(?:于|在)?[\d年月日]*(?:接替|接任|继任|取代)"
)
_PRONOUNS = frozenset({"he", "she", "who", "他", "她"})


def tells_predecessor(question: str, words: str, names: Sequence[str]) -> bool:
    """Whether words only say whom the one came after of whom it is asked who came next; all of it folded. A pronoun
    means that one where no name of the question stands in the words.
    """
    if _ASKED.search(question) is None:
        return False
    called = {word for name in names for word in (name, name.split()[-1])}
    came = [match["who"] or match["whom"] for match in _CAME.finditer(words)]
    unnamed = not any(name in words for name in called)
    return bool(came) and all(who in called or (unnamed and who in _PRONOUNS) for who in came)

"""Who plays the hero or the heroine: the leading man or lady of a work, whatever the part is called."""

from __future__ import annotations

import re

_PLAYS = (
    r"(?:plays|played|portrays|portrayed|acts|acted|was cast as|is cast as|stars as|starred as|took|takes)"
)
_HERO = re.compile(
    rf"^(?P<who>Who|(?:Which|What) (?:actor|actress|star)) {_PLAYS} (?:the (?:part|role) of )?the "
    r"(?P<part>(?:male |female )?hero(?:ine)?) (?:of|in) (?=\S)",
    re.I,
)
_BY_WHOM = re.compile(
    r"^(?:By whom|Who) (?:is|was) the (?P<part>hero(?:ine)?) (?:of|in) (?P<work>[^?]+?) "
    r"(?:played|portrayed)(?: by)?\s*\?*$",
    re.I,
)
_LEADS = {"hero": "leading man", "heroine": "leading lady"}


def heroes(question: str) -> str:
    """`Who is the leading man of A?` for who plays its hero; who the hero is asks for no player."""
    played = _BY_WHOM.match(question)
    if played is not None:
        return f"Who is the {_LEADS[played['part'].lower()]} of {played['work']}?"
    asked = _HERO.match(question)
    if asked is None:
        return question
    part = asked["part"].lower().split()[-1]
    return f"Who is the {_LEADS[part]} of {question[asked.end() :]}"

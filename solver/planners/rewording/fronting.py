"""A clause of time that a question begins with, put behind: `When the mill opened, how old was Ann Lee?`."""

from __future__ import annotations

import re

_FRONTED = re.compile(
    r"^(?P<lead>when|by the time(?: that)?|at the time(?: that| of)?|in the year(?: that| when| of)?|before|after) "
    r"(?P<event>[^,?]+), (?P<ask>(?:for )?how (?:old|long|many years|many months|many days)\b|at what age\b|what age\b)"
    r"(?P<rest>[^?]+?)\s*\?*$",
    re.I,
)
_BEHIND_AGE = re.compile(
    r"^(?P<who>[^,?]+?) (?P<did>died|was|won|made|married|began|started|left) (?P<what>[^,?]*?)at what age\s*\?*$",
    re.I,
)
_DID = {
    "won": "win",
    "made": "make",
    "married": "marry",
    "began": "begin",
    "started": "start",
    "left": "leave",
}


def put_behind(question: str) -> str:
    """The question with what it asks first: `How old was Ann Lee when the mill opened?`, `At what age did Ann Lee
    die?`; any other as it is.
    """
    fronted = _FRONTED.match(question)
    if fronted is not None:
        ask = fronted["ask"][0].upper() + fronted["ask"][1:]
        return f"{ask}{fronted['rest']} {fronted['lead'].lower()} {fronted['event']}?"
    behind = _BEHIND_AGE.match(question)
    if behind is None:
        return question
    did, what = behind["did"].lower(), behind["what"].strip()
    if did == "died":
        return f"At what age did {behind['who']} die?"
    if did == "was":
        return f"At what age was {behind['who']} {what}?"
    return f"At what age did {behind['who']} {_DID[did]} {what}?"

"""One of somebody's kin whom a question tells to name, asked for: `Name the elder sister of Ann Lee`."""

from __future__ import annotations

import re

_KIN = (
    "wife|husband|widow|widower|son|daughter|child|sister|brother|sibling|mother|father|"
    r"(?:great-)?grand\w+|uncle|aunt|cousin|nephew|niece|(?:mother|father|brother|sister|son|daughter)-in-law"
)
_TELLS = re.compile(
    rf"^(?:Name|Identify|Give the name of) the (?P<who>(?:[a-z-]+ ){{0,2}}(?:{_KIN}) of [^?]+?)[.?!]*$", re.I
)


def asked_for(question: str) -> str:
    """The question who that is; itself where it tells to name something else."""
    return _TELLS.sub(lambda m: f"Who is the {m['who']}?", question)

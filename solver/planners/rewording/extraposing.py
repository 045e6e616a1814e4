"""Clauses that stand behind a question's verb, put back behind the noun that they describe."""

from __future__ import annotations

import re

_VERB = (
    r"born|raised|buried|educated|trained|made|released|published|founded|built|opened|based|headquartered|located|"
    r"die|marry|retire|study|train|live|grow up|come from|go to school|begin|start|come out|open|close"
)
_BEHIND = re.compile(
    r"(?P<turned>\b(?:was|were|did|does|do|is|are|has|had) )"
    r"(?P<noun>(?:the|an?) (?:(?!(?:who|whom|whose|that|which|of|in|and)\b)[\w'’-]+ ){1,4}?)"
    rf"(?P<verb>{_VERB}) (?P<clause>(?:who|whom|whose|that|which|in which|for whom|with whom) [^?]+?)(?P<stop>\s*\?*)$"
)


def drawn_together(question: str) -> str:
    """`Where was the actress born who plays Ann?` as `Where was the actress who plays Ann born?`; a question with no
    such clause as it is.
    """
    return _BEHIND.sub(r"\g<turned>\g<noun>\g<clause> \g<verb>\g<stop>", question)

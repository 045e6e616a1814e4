"""Words quoted for a question who came after somebody, or before, that tell of another turn, or of none."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from solver.judges.sentences import english_sentences
from solver.language import folded
from solver.reading.people.succession import asked_succession, follows_pronoun, says_succession
from solver.turns import Turn

_TURN = re.compile(r"\b(?:succe(?:ed|ss)\w*|replac\w+|took over|took the place|supplant\w*)\b")
_COMES = re.compile(
    r"\b(?:follow\w*|t(?:ook|akes?|aken)|bec[oa]mes?|appoint\w*|elect\w*|recruit\w*|hired|join\w*|brought in|new|next|"
    r"after|heirs?|inherit\w*|passed|went to|gave way|hand\w*|ascend\w*|crowned|acced\w*|instead|later|then|now)\b"
)
"""What may tell of one who comes in other words."""


def leaves_turn(question: str, turn: Turn, cited: Sequence[str]) -> bool:
    """Whether a turn is told, but not that of whom the question names, or nobody comes or goes."""
    asked = asked_succession(question)
    sentences = english_sentences(turn, cited)
    if asked is None or not sentences:
        return False
    forms = [folded(asked.who)]
    if any(says_succession(said, forms, after=asked.after) for said in sentences):
        return False
    last = forms[0].rpartition(" ")[2]
    for before, said in pairwise(["", *sentences]):
        if follows_pronoun(said, forms, after=asked.after) and (not asked.after or last in before):
            return False
    told = " ".join(sentences)
    return _TURN.search(told) is not None or _COMES.search(told) is None

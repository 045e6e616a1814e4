"""Words quoted for a question who came after somebody, or before, that tell of another turn, or of none."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from schemas.text import Language
from solver.language import folded
from solver.reading.people.succession import asked_succession, follows_pronoun, says_succession
from solver.reading.terms import part_language
from solver.turns import Turn

_SENTENCES = re.compile(r"(?<=\w[\w)]\.)\s+")
_TURN = re.compile(r"\b(?:succe(?:ed|ss)\w*|replac\w+|took over|took the place|supplant\w*)\b")
_COMES = re.compile(
    r"\b(?:follow\w*|t(?:ook|akes?|aken)|bec[oa]mes?|appoint\w*|elect\w*|recruit\w*|hired|join\w*|brought in|new|next|"
    r"after|heirs?|inherit\w*|passed|went to|gave way|hand\w*|ascend\w*|crowned|acced\w*|instead|later|then|now)\b"
)
"""What may tell of one who comes in other words."""


def leaves_turn(question: str, turn: Turn, cited: Sequence[str]) -> bool:
    """Whether a turn is told, but not that of whom the question names, or nobody comes or goes."""
    asked = asked_succession(question)
    if asked is None or turn.composed.triples or turn.run.plan.language is not Language.ENGLISH:
        return False
    if any(part_language(text) is not Language.ENGLISH for text in cited):
        return False
    forms = [folded(asked.who)]
    sentences = [said for text in cited for said in _SENTENCES.split(folded(text))]
    if any(says_succession(said, forms, after=asked.after) for said in sentences):
        return False
    last = forms[0].rpartition(" ")[2]
    for before, said in pairwise(["", *sentences]):
        if follows_pronoun(said, forms, after=asked.after) and (not asked.after or last in before):
            return False
    told = " ".join(sentences)
    return _TURN.search(told) is not None or _COMES.search(told) is None

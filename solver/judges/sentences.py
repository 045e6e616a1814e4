"""What an answer of words cites, sentence by sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.language import folded
from solver.reading.terms import part_language
from solver.turns import Turn

_ENDS = re.compile(r"(?<=\w[\w)]\.)\s+")


def english_sentences(turn: Turn, cited: Sequence[str]) -> list[str]:
    """The sentences, folded, of words in English that an English question is answered with; none where facts answer."""
    languages = {turn.run.plan.language, *map(part_language, cited)}
    if turn.composed.triples or languages != {Language.ENGLISH}:
        return []
    return [said for text in cited for said in _ENDS.split(folded(text))]

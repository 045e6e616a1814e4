"""Words quoted for a question who did something to somebody that say the reverse: `it bought B` of who bought it."""

from __future__ import annotations

from collections.abc import Sequence

from solver.judges.sentences import english_sentences
from solver.language import folded
from solver.reading.deeds import asked_deed, called, says_deed, says_reverse
from solver.turns import Turn


def turns_deed(question: str, turn: Turn, cited: Sequence[str]) -> bool:
    """Whether the one that the question has it done to is said to do it, or the doer to suffer it, and nothing else; or
    nothing is said of a deed that the question only implies.
    """
    asked = asked_deed(question)
    sentences = english_sentences(turn, cited)
    if asked is None or not sentences:
        return False
    parts = [part for part in turn.run.plan.parts if any(asked.who in name for name in part.names)]
    forms = called(parts[0] if parts else None, [folded(asked.who)])
    if any(says_deed(asked, said, forms, alone=True) for said in sentences):
        return False
    return asked.implied or any(says_reverse(asked, said, forms) for said in sentences)

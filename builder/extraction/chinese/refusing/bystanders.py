"""Clauses in which something is done with others: a daughter married off, an office moved."""

from __future__ import annotations

import re

from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.sentence import Sentence

_TAKEN = "[将把]"
_KINSWOMAN = "(?:女儿|妹妹?|姐姐?|孙女|侄女|外甥女|养女|[长次幼之爱]女|公主)"


def is_done_with_another(relation: str, found: re.Match[str], sentence: Sentence, alphabet: Alphabet) -> bool:
    """`将次女嫁给李四` marries nobody but her, `把省府迁到南城` moves no person."""
    if relation not in ("spouse", "residence"):
        return False
    clause = sentence.since("，。；", found.start())
    before = sentence.encoded.text[clause : found.start()]
    taken = re.search(f"{_TAKEN}(?P<what>[^，。；{alphabet.names}]{{1,14}})$", before)
    if taken is None:
        return False
    return relation == "residence" or re.search(f"{_KINSWOMAN}[^，。；]{{0,3}}$", taken["what"]) is not None

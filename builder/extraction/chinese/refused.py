"""Matches that say nothing of those whom they name: parts, groups, forefathers, people of a plot."""

from __future__ import annotations

import re

from builder.extraction.chinese.encoding import Alphabet
from builder.extraction.chinese.pattern_language import CompiledPattern
from builder.extraction.chinese.recent import is_for_another
from builder.extraction.chinese.relatives import FAMILY
from builder.extraction.chinese.sentence import Sentence, is_of_groups

_PLAYED = re.compile("(?:饰演?|扮演|(?<![参主导合])演)了?$")  # `扮演父亲李四` tells of no actor's family
_PLAYED_BY = re.compile("[则也]?由[^，。；]{1,4}(?:饰|扮|出?演)")
_ANCESTORS = re.compile("祖|先世|先人|先辈|家族")
_OF_LIVES = frozenset({"cause_of_death"})


def is_refused(
    pattern: CompiledPattern, found: re.Match[str], sentence: Sentence, alphabet: Alphabet
) -> bool:
    """Whether the words around a match tell of others than those whom its pattern would read."""
    relation, text = pattern.source.relation, sentence.encoded.text
    clause = sentence.since("，。；", found.start())
    if relation in FAMILY and _is_played(text, clause, found):
        return True
    if relation == "residence" and _ANCESTORS.search(text, clause, found.start()) is not None:
        return True
    if relation in _OF_LIVES and alphabet.is_work(sentence.subject.type):
        return True  # of those whom the plot kills
    if relation == "director" and _is_done_by_another(pattern, found, sentence, alphabet):
        return True
    return is_of_groups(relation, sentence.words(*found.span()))


def _is_played(text: str, clause: int, found: re.Match[str]) -> bool:
    before, behind = _PLAYED.search(text, clause, found.start()), _PLAYED_BY.match(text, found.end())
    return before is not None or behind is not None


def _is_done_by_another(
    pattern: CompiledPattern, found: re.Match[str], sentence: Sentence, alphabet: Alphabet
) -> bool:
    """Whether somebody shoots it for somebody, or is shot: `他的经历被拍成《山河》`."""
    clause = sentence.since("，。；", found.start())
    passive = "被" in sentence.encoded.text[clause : found.start()] and "被" not in pattern.source.match
    return passive or is_for_another(sentence.encoded, found.start(), alphabet)

"""Words that a regular expression cannot match without: looking for them is quicker than trying the expression.

They are read by Python's own parser of expressions, which is private and the same in all versions that the project
allows (3.11 to 3.13); `tests/builder/extraction/english/test_cues.py` fails where it is not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, Generic, TypeAlias, TypeVar

op, _parser = import_module("re._constants"), import_module("re._parser")  # which have no types
Item = TypeVar("Item")
_Parts: TypeAlias = "Sequence[tuple[Any, Any]]"  # operators and what they work on, as Python parses them

_START = 3  # letters by which words are looked up
_REPEATS = (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT)
_NO_WIDTH = (op.AT, op.ASSERT, op.ASSERT_NOT)


def cues(expression: str) -> tuple[str, ...]:
    """Words of which one stands in every text that the expression matches; empty where none must.

    Of several such choices it is the one whose shortest word is longest, since long words are rare.
    """
    parts = _parser.parse(expression)
    return () if parts.state.flags & re.IGNORECASE else _best(parts)


class CueIndex(Generic[Item]):
    """Things that each have an expression, by its cues, so that few of them are tried on a text."""

    def __init__(self, items: Sequence[Item], expression: Callable[[Item], str]) -> None:
        self._items = tuple(items)
        self._always: set[int] = set()
        by_cue: dict[str, list[int]] = {}
        for number, item in enumerate(items):
            words = cues(expression(item))
            for word in words:
                by_cue.setdefault(word, []).append(number)
            if not words:
                self._always.add(number)
        self._by_start: dict[str, list[tuple[str, list[int]]]] = {}
        for cue, numbers in by_cue.items():
            self._by_start.setdefault(cue[:_START], []).append((cue, numbers))
        self._short = frozenset(start for start in self._by_start if len(start) < _START)

    def candidates(self, text: str) -> list[Item]:
        """Those whose expressions may match the text, in their order."""
        found = set(self._always)
        starts = self._short.union(text[at : at + _START] for at in range(len(text)))
        for start in starts & self._by_start.keys():
            for cue, numbers in self._by_start[start]:
                if cue in text:
                    found.update(numbers)
        return [self._items[number] for number in sorted(found)]


def _best(parts: _Parts) -> tuple[str, ...]:
    return max(_needed(parts), key=lambda words: min(len(word.strip()) for word in words), default=())


def _needed(parts: _Parts) -> Iterator[tuple[str, ...]]:
    """Choices of words, of each of which one must be there."""
    run = ""
    for operator, argument in (*_flat(parts), (op.ANY, None)):
        if operator is op.LITERAL:
            run += chr(argument)
            continue
        if operator in _NO_WIDTH:
            continue
        if run:
            yield (run,)
            run = ""
        if operator is op.BRANCH:
            branches = [_best(branch) for branch in argument[1]]
            if all(branches):
                yield tuple(dict.fromkeys(word for words in branches for word in words))
        elif operator in _REPEATS and argument[0] > 0:
            yield from _needed(argument[2])


def _flat(parts: _Parts) -> Iterator[tuple[Any, Any]]:
    """The parts, those of plain groups in their place."""
    for operator, argument in parts:
        if operator is op.SUBPATTERN and not argument[1]:
            yield from _flat(argument[3])
        else:
            yield operator, argument

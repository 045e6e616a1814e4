"""Which patterns are worth trying on a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from builder.extraction.chinese.patterns.pattern_language import CompiledPattern


class PatternIndex:
    """Patterns by the words that they need, so that few of them are tried on a sentence."""

    def __init__(self, patterns: Sequence[CompiledPattern]) -> None:
        self._patterns = tuple(patterns)
        self._always = frozenset(n for n, pattern in enumerate(patterns) if not pattern.cues)
        by_cue: dict[str, list[int]] = {}
        for number, pattern in enumerate(patterns):
            for cue in pattern.cues:
                by_cue.setdefault(cue, []).append(number)
        self._by_letter: dict[str, list[tuple[str, list[int]]]] = {}
        for cue, numbers in by_cue.items():
            self._by_letter.setdefault(cue[0], []).append((cue, numbers))

    def check(self) -> None:
        """SettingsError for the first pattern that cannot be read."""
        for pattern in self._patterns:
            _ = pattern.regex

    def candidates(self, text: str) -> list[CompiledPattern]:
        """The patterns whose words and types of things stand in the text, in their order."""
        found = set(self._always)
        held = set(text)
        for letter in held:
            for cue, numbers in self._by_letter.get(letter, ()):
                if cue in text:
                    found.update(numbers)
        patterns = (self._patterns[number] for number in sorted(found))
        return [pattern for pattern in patterns if not any(map(held.isdisjoint, pattern.needs))]

"""Traditional characters read as simplified ones, one for one, and the page's own spelling given back."""

from __future__ import annotations

from opencc import OpenCC

_SHARE = 0.02  # of the letters that differ before a text counts as traditional


class Simplifier:
    """Converts character by character, so that every offset stays what it was."""

    def __init__(self) -> None:
        self._converter = OpenCC("t2s")
        self._known: dict[str, str] = {}

    def simplify(self, text: str) -> str:
        """A text of the same length; characters whose simplified form is longer stay as they are."""
        return "".join(self._character(letter) for letter in text)

    def is_traditional(self, text: str) -> bool:
        """Whether more than a few letters would change."""
        changed = sum(self._character(letter) != letter for letter in text)
        return changed > _SHARE * max(len(text), 1)

    def _character(self, letter: str) -> str:
        if letter < "\u3400":
            return letter
        found = self._known.get(letter)
        if found is None:
            converted = self._converter.convert(letter)
            found = self._known[letter] = converted if len(converted) == 1 else letter
        return found


class Spelling:
    """How the page itself writes words that were read in simplified characters."""

    def __init__(self, simplified: str, original: str) -> None:
        self._simplified = simplified
        self._original = original
        self._known: dict[str, str] = {}

    def restore(self, words: str) -> str:
        """The page's spelling of words that stand in it; others come back unchanged."""
        found = self._known.get(words)
        if found is None:
            at = self._simplified.find(words) if self._simplified != self._original else -1
            found = self._known[words] = words if at < 0 else self._original[at : at + len(words)]
        return found

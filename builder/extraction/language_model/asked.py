"""What a language model was asked of a page, of several, or of a build."""

from __future__ import annotations

from dataclasses import dataclass

MOST_TOKENS = 2000
"""Of a reply; longer ones are cut, and not read."""


@dataclass(frozen=True, slots=True)
class Asked:
    """`chunks` to be read, `calls` made for them, `tokens` spent, and how many facts of the replies did not hold.

    `unread` says, for each chunk that the model did not read, why.
    """

    chunks: int = 0
    calls: int = 0
    tokens: int = 0
    dropped: int = 0
    unread: tuple[str, ...] = ()

    def __add__(self, other: Asked) -> Asked:
        return Asked(
            self.chunks + other.chunks,
            self.calls + other.calls,
            self.tokens + other.tokens,
            self.dropped + other.dropped,
            self.unread + other.unread,
        )

"""The mentions of a page by where they stand, so that a long page asks for those of a sentence at no greater cost."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from builder.findings import FoundMention

_BLOCK = 512  # characters


class Mentions(dict[tuple[int, int], FoundMention]):
    """Mentions by their stretch of the document, in the order in which they came."""

    def __init__(self) -> None:
        super().__init__()
        self._blocks: dict[int, dict[tuple[int, int], None]] = defaultdict(dict)

    def __setitem__(self, span: tuple[int, int], mention: FoundMention) -> None:
        super().__setitem__(span, mention)
        self._blocks[span[0] // _BLOCK][span] = None

    def note(self, mention: FoundMention) -> None:
        """Keep a mention where its stretch has none yet."""
        span = mention.start, mention.end
        if span not in self:
            self[span] = mention

    def between(self, start: int, end: int) -> Iterator[FoundMention]:
        """Those that begin from one offset on and before another."""
        for block in range(start // _BLOCK, end // _BLOCK + 1):
            yield from (self[span] for span in self._blocks.get(block, ()) if start <= span[0] < end)

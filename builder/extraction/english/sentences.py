"""Where sentences of English end, when the tagger ends them too soon."""

from __future__ import annotations

from dataclasses import replace

from schemas.text import Span, TaggedText

_ENDS = frozenset(".!?…\"”’')]。！？")


def joined(tagged: TaggedText) -> TaggedText:
    """The text with pieces put together that no end of a sentence parts: `it won three: Best Picture`."""
    sentences: list[Span] = []
    for sentence in tagged.sentences:
        before = tagged.tokens[sentences[-1].end - 1] if sentences else None
        gap = "" if before is None else tagged.text[before.end : tagged.tokens[sentence.start].start]
        if before is not None and before.text[-1] not in _ENDS and "\n" not in gap:
            sentences[-1] = Span(sentences[-1].start, sentence.end)
        else:
            sentences.append(sentence)
    return replace(tagged, sentences=tuple(sentences))

"""Whether the rules that made what a store holds are those of this version."""

from __future__ import annotations

from backends.segmenter import SEGMENTER
from backends.stores.canonical import CANONICAL
from backends.stores.tokens import OLDER_SEGMENTERS
from schemas.errors import StoreMismatchError


def is_to_be_segmented_again(
    name: str, segmenter: str, canonical: str, *, read_only: bool, rebuild: str
) -> bool:
    """Whether an older segmenter made the tokens of a store that may be written.

    StoreMismatchError, with the hint `rebuild`, for rules that this version does not know; for an older segmenter of a
    store that is only read, with the command that brings it up to date.
    """
    if canonical != CANONICAL:
        raise _mismatch(name, "canonical", canonical, CANONICAL, rebuild)
    if segmenter == SEGMENTER:
        return False
    if segmenter in OLDER_SEGMENTERS and not read_only:
        return True
    again = f"Bring it up to date by writing: guanxi build PAGES --store {name}"
    known = segmenter in OLDER_SEGMENTERS
    raise _mismatch(name, "segmenter", segmenter, SEGMENTER, again if known else rebuild)


def _mismatch(name: str, what: str, theirs: str, ours: str, hint: str) -> StoreMismatchError:
    return StoreMismatchError(f"{name} was made with {what} {theirs}; this guanxi has {ours}.", hint=hint)

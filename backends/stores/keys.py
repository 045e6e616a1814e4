"""The key of a name: what makes two names of the canonical layer the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from backends.script import simplified
from schemas.names import name_key, split_sense


@lru_cache(maxsize=1 << 13)
def claim_key(name: str) -> str:
    """`name_key` in simplified characters, with one space before a bracketed sense.

    So a name means the same in either Chinese script. A name of stops alone is its own key.
    """
    bare, sense = split_sense(unicodedata.normalize("NFKC", name))
    key = name_key(bare) or unicodedata.normalize("NFKC", bare).casefold()
    return simplified(f"{key} ({name_key(sense)})" if sense else key)


@contextmanager
def keys_forgotten() -> Iterator[None]:
    """Forget every key afterwards: a few kept from each write would keep the memory of all around them."""
    try:
        yield
    finally:
        claim_key.cache_clear()

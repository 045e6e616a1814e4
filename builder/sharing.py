"""Tags the texts of several pages in one call: a tagger is quicker with many texts than with one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

from schemas.protocols import Tagger
from schemas.text import TaggedText


class BatchTagger(Tagger, Protocol):
    """A tagger that takes many texts; each text's tags depend on it alone."""

    def tag_many(self, texts: Iterable[str]) -> Iterable[TaggedText]: ...


class SharedTagger:
    """A tagger that may be told beforehand which texts will be asked for, and tags them together.

    The tags of a text are the same either way.
    """

    def __init__(self, tagger: BatchTagger) -> None:
        self._tagger = tagger
        self._announced: dict[str, None] = {}
        self._ready: dict[str, TaggedText] = {}

    @property
    def version(self) -> str:
        return self._tagger.version

    def tag(self, text: str) -> TaggedText:
        """The text's tags; the first that was announced brings those of all others."""
        if text in self._announced:
            self._tag_announced()
        found = self._ready.get(text)
        return self._tagger.tag(text) if found is None else found

    @contextmanager
    def tagged(self, texts: Iterable[str]) -> Iterator[None]:
        """Inside, these texts are announced; afterwards their tags are forgotten."""
        self._announced = dict.fromkeys(texts)
        try:
            yield
        finally:
            self._announced, self._ready = {}, {}

    def _tag_announced(self) -> None:
        given, self._announced = list(self._announced), {}
        try:
            self._ready = dict(zip(given, self._tagger.tag_many(given), strict=True))
        except Exception:  # noqa: BLE001 each text is tagged alone then, and the error is of that text
            self._ready = {}

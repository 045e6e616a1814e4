"""Tags the texts of several pages in one call: a tagger is quicker with many texts than with one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import Protocol, TypeVar

from schemas.protocols import Tagger
from schemas.text import TaggedText

Item = TypeVar("Item")
Result = TypeVar("Result")


class BatchTagger(Tagger, Protocol):
    """A tagger that takes many texts; each text's tags depend on it alone."""

    def tag_many(self, texts: Iterable[str]) -> Iterable[TaggedText]: ...


class SharedTagger:
    """A tagger whose callers run side by side: when all of them wait for tags, one call serves them.

    Outside `run` it is the tagger itself. The tags of a text are the same either way.
    """

    def __init__(self, tagger: BatchTagger) -> None:
        self._tagger = tagger
        self._lock = Lock()
        self._running = 0
        self._waiting: list[tuple[str, Future[TaggedText]]] = []

    @property
    def version(self) -> str:
        return self._tagger.version

    def tag(self, text: str) -> TaggedText:
        """The text's tags, once every other caller waits too or is done."""
        with self._lock:
            if not self._running:
                return self._tagger.tag(text)
            answer: Future[TaggedText] = Future()
            self._waiting.append((text, answer))
            self._serve_if_all_wait()
        return answer.result()

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> list[Result]:
        """`work` on every item, each in its own thread; results in order of the items."""
        if not items:
            return []
        with self._lock:
            self._running = len(items)
        with ThreadPoolExecutor(len(items)) as pool:
            return list(pool.map(lambda item: self._take_part(work, item), items))

    def _take_part(self, work: Callable[[Item], Result], item: Item) -> Result:
        try:
            return work(item)
        finally:
            with self._lock:
                self._running -= 1
                self._serve_if_all_wait()

    def _serve_if_all_wait(self) -> None:
        if not self._waiting or len(self._waiting) < self._running:
            return
        calls, self._waiting = self._waiting, []
        try:
            tagged = list(self._tagger.tag_many([text for text, _ in calls]))
        except Exception as error:  # noqa: BLE001 raised again in each caller
            for _, answer in calls:
                answer.set_exception(error)
            return
        for (_, answer), tags in zip(calls, tagged, strict=True):
            answer.set_result(tags)

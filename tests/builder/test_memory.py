"""A build of a dump holds a few pages at a time, however many there are."""

import gc
import tracemalloc
from pathlib import Path
from xml.sax.saxutils import escape

import pytest

from backends.stores import open_store
from builder.extraction import Extractors
from builder.pipeline import Pipeline
from builder.report import BuildRequest, ProgressEvent
from builder.wiring import open_extractors
from schemas.ontology import Ontology
from schemas.settings import BuilderSettings, Settings

ONTOLOGY = Ontology.load()
PAGES, EARLY = 96, 32
SENTENCE = "The old town of [[Harlow]] lies on a river, and its mill was sold to Ann Lee in 1950. "
LENGTH = 6_000  # characters of a page; as a graph it is larger
MOST = LENGTH / 2  # bytes that one more page may leave behind: names remembered, up to a bound


def dump(folder: Path) -> Path:
    text = escape((SENTENCE * 12 + "\n\n") * (LENGTH // (12 * len(SENTENCE))))
    pages = "".join(
        f"<page><title>Town {n}</title><ns>0</ns><id>{n}</id><revision><text>{text}</text></revision></page>"
        for n in range(PAGES)
    )
    path = folder / "towns.xml"
    path.write_text(f'<mediawiki xml:lang="en"><siteinfo><dbname>t</dbname></siteinfo>{pages}</mediawiki>')
    return path


class Watch:
    """Notes what Python holds when a third of the pages and when all are written."""

    def __init__(self) -> None:
        self.held: dict[int, int] = {}

    def update(self, event: ProgressEvent) -> None:
        if event.stage == "writing" and event.done in (EARLY, PAGES):
            gc.collect()
            self.held[event.done] = tracemalloc.get_traced_memory()[0]


@pytest.mark.parametrize("reads", [False, True], ids=["without facts", "with facts"])
def test_one_more_page_leaves_little_behind(tmp_path: Path, reads: bool) -> None:
    extractors: Extractors = open_extractors(Settings(cache=tmp_path), ONTOLOGY)[0] if reads else {}
    store = open_store(tmp_path / "s.db", create=True)
    watch = Watch()
    tracemalloc.start()
    try:
        Pipeline(ONTOLOGY, extractors, None, BuilderSettings()).build(
            store, BuildRequest([dump(tmp_path)]), watch
        )
    finally:
        tracemalloc.stop()
        store.close()
    grown = watch.held[PAGES] - watch.held[EARLY]
    assert grown < MOST * (PAGES - EARLY)

"""A build of a dump holds a few pages at a time, however many there are."""

import gc
import tracemalloc
from pathlib import Path
from xml.sax.saxutils import escape

import pytest

from backends.dictionaries.cedict_convert import write_glosses
from backends.dictionaries.glosses import Glosses
from backends.stores import open_store
from builder.bilingual import Bilingual
from builder.extraction import Extractors
from builder.pipeline import Pipeline
from builder.report import BuildRequest, ProgressEvent
from builder.wiring import open_extractors
from schemas.ontology import Ontology
from schemas.settings import BuilderSettings, Settings

ONTOLOGY = Ontology.load()
PAGES, EARLY = 64, 32
SENTENCE = "The old town of [[Harlow]] lies on a river, and its mill was sold to Ann Lee in 1950. "
LENGTH = 6_000  # characters of a page; as a graph it is larger
MOST = LENGTH / 2  # bytes that one more page may leave behind: words remembered, up to a bound
ACTORS = 24  # of each film
MOST_OF_NAMES = ACTORS * 100  # bytes that one more page of so many names may leave behind


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
    """Notes what Python holds when half of the pages and when all are written."""

    def __init__(self) -> None:
        self.held: dict[int, int] = {}

    def update(self, event: ProgressEvent) -> None:
        if event.stage == "writing" and event.done in (EARLY, PAGES):
            gc.collect()
            self.held[event.done] = tracemalloc.get_traced_memory()[0]


@pytest.mark.parametrize("reads", [False, True], ids=["without facts", "with facts"])
def test_one_more_page_leaves_little_behind(tmp_path: Path, reads: bool) -> None:
    extractors: Extractors = open_extractors(Settings(cache=tmp_path), ONTOLOGY)[0] if reads else {}
    pipeline = Pipeline(ONTOLOGY, extractors, None, BuilderSettings())
    assert left_behind(tmp_path, pipeline, dump(tmp_path)) < MOST


def left_behind(folder: Path, pipeline: Pipeline, dump: Path) -> float:
    """Bytes that each page beyond the first half leaves behind."""
    store = open_store(folder / "s.db", create=True)
    watch = Watch()
    tracemalloc.start()
    try:
        pipeline.build(store, BuildRequest([dump]), watch)
    finally:
        tracemalloc.stop()
        store.close()
    return (watch.held[PAGES] - watch.held[EARLY]) / (PAGES - EARLY)


def test_a_name_is_forgotten_with_its_pages(tmp_path: Path) -> None:
    write_glosses([("北城", "northtown", True)], tmp_path / "glosses.sqlite")
    bilingual = Bilingual(Glosses(tmp_path / "glosses.sqlite"))
    pipeline = Pipeline(ONTOLOGY, {}, None, BuilderSettings(), bilingual=bilingual)
    assert left_behind(tmp_path, pipeline, films(tmp_path)) < MOST_OF_NAMES


def films(folder: Path) -> Path:
    """Pages of films, each with actors of its own in traditional characters."""
    pages = "".join(
        f"<page><title>電影{n}</title><ns>0</ns><id>{n}</id><revision><text>{film(n)}</text></revision></page>"
        for n in range(PAGES)
    )
    path = folder / "films.xml"
    path.write_text(f'<mediawiki xml:lang="zh"><siteinfo><dbname>f</dbname></siteinfo>{pages}</mediawiki>')
    return path


def film(number: int) -> str:
    names = "、".join(f"[[演員{number * ACTORS + actor}]]" for actor in range(ACTORS))
    return escape(f"{{{{Infobox film\n| name = 電影{number}\n| 主演 = {names}\n}}}}\n")

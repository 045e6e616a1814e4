"""The dump that the benchmark makes is one that the reader reads, with all that it should hold."""

from pathlib import Path

from benchmarks import dump
from builder.readers import Page, read
from builder.readers.page import RowKind


def test_the_dump_holds_pages_with_infobox_links_categories_and_redirects(tmp_path: Path) -> None:
    path = tmp_path / "d.xml"
    dump.write_dump(path, dump.PAGES, 100_000)
    pages = list(read([path]))
    assert all(isinstance(page, Page) for page in pages)
    found = [page for page in pages if isinstance(page, Page)]
    assert len({page.document.key for page in found}) == len(found) > 20
    kinds = {row.kind for page in found for row in page.rows}
    assert kinds >= {RowKind.INFOBOX, RowKind.CATEGORY, RowKind.REDIRECT}
    assert any(page.links for page in found)


def test_measuring_says_pages_and_memory(tmp_path: Path) -> None:
    path = tmp_path / "d.xml"
    dump.write_dump(path, dump.PAGES, 50_000)
    report = dump.measure(path, None)
    assert report["pages"] == len(list(read([path])))
    assert report["left_out"] == 0
    assert set(report["resident_mb"]) >= {"100%"}  # type: ignore[arg-type]


def test_measuring_a_build_tells_each_process_three_kinds_of_memory(tmp_path: Path) -> None:
    path = tmp_path / "d.xml"
    dump.write_dump(path, dump.PAGES, 20_000)
    report = dump.measure(path, tmp_path / "s.db")
    resident, share, own = (report[kind]["100%"] for kind in ("resident_mb", "share_mb", "own_mb"))  # type: ignore[index]
    assert len(resident) == len(share) == len(own) >= 1  # this process first, then what it started
    assert resident[0] >= share[0] >= own[0] > 10

"""What reading a MediaWiki dump of any size takes: pages a second, and the memory it holds on the way.

The dump is made by repeating a folder of pages with infoboxes, links, categories and redirects.
Memory is that of every process of the build: resident with mapped files, its share of what several
processes map (`Pss`), and its own.

usage: python benchmarks/dump.py [--data DIR] [--megabytes N] [--build [--processes N]] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, process_time
from xml.sax.saxutils import escape

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from backends.stores import open_store
from benchmarks.common import table
from builder.readers import LeftOut, Meter, Page, read
from builder.report import BuildRequest, ProgressEvent
from builder.wiring import build_pipeline
from schemas.settings import BuilderSettings, NoEmbedderSettings, Settings

PAGES = Path(__file__).resolve().parents[1] / "data" / "encyclopedia"
MARKS = (
    0.01,
    0.05,
    0.1,
    0.2,
    0.25,
    0.3,
    0.4,
    0.5,
    0.6,
    0.75,
    0.9,
    1.0,
)  # shares of the dump at which memory is noted
_KINDS = {
    "resident_mb": ("status", "VmRSS"),
    "share_mb": ("smaps_rollup", "Pss"),
    "own_mb": ("status", "RssAnon"),
}  # of each process, and where Linux tells it
_HEAD = (
    '<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="{language}"><siteinfo>'
    '<dbname>repeated</dbname><namespaces><namespace key="0"/><namespace key="14">Category</namespace></namespaces>'
    "</siteinfo>\n"
)
_PAGE = (
    "<page><title>{title}</title><ns>0</ns><id>{number}</id>{redirect}"
    "<revision><text>{text}</text></revision></page>\n"
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path, default=PAGES, help="folder of Markdown pages to repeat")
    parser.add_argument("--megabytes", type=int, default=100, help="size of the dump")
    parser.add_argument("--build", action="store_true", help="build a store without vectors, not only read")
    parser.add_argument("--processes", type=int, default=1, choices=(1, 2), help="that read facts in a build")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        dump = Path(folder) / "repeated.xml"
        write_dump(dump, options.data, options.megabytes * 1_000_000)
        report = measure(dump, Path(folder) / "store.db" if options.build else None, options.processes)
    print(json.dumps(report) if options.json else rendered(report))
    return 0


def write_dump(path: Path, folder: Path, size: int) -> None:
    """A dump of at least `size` bytes: the pages again and again, numbered, every fourth with a redirect."""
    pages = [(file.stem, file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.md"))]
    titles = [title for title, _ in pages]
    with path.open("w", encoding="utf-8") as stream:
        stream.write(_HEAD.format(language="zh"))
        number = 0
        while stream.tell() < size:
            for title, text in pages:
                number += 1
                name = f"{title} {number}"
                body = wikitext(title, text, titles)
                stream.write(_PAGE.format(title=escape(name), number=number, redirect="", text=escape(body)))
                if number % 4 == 0:
                    redirect = f'<redirect title="{escape(name)}" />'
                    stream.write(
                        _PAGE.format(title=f"R{number}", number=-number, redirect=redirect, text="#REDIRECT")
                    )
        stream.write("</mediawiki>\n")


def wikitext(title: str, text: str, titles: Sequence[str]) -> str:
    """A Markdown page as wikitext: headings, a link at the first place of each other title, an infobox."""
    body = re.sub(r"^#+ (.+)$", lambda found: f"== {found[1]} ==", text, flags=re.MULTILINE)
    for other in titles:
        if other != title:
            body = body.replace(other, f"[[{other}]]", 1)
    years = re.findall(r"\d{4}", text)[:1]
    fields = f"| name = {title}\n| birth_date = {''.join(years)}\n| occupation = actor<br>writer"
    return f"{{{{Infobox person\n{fields}\n}}}}\n{body}\n[[Category:Repeated pages]]\n[[Category:{title}]]\n"


def measure(dump: Path, store: Path | None, processes: int = 1) -> dict[str, object]:
    """Pages a second and resident megabytes at each mark."""
    started, worked = perf_counter(), process_time()
    watch = _Watch()
    if store is None:
        pages, left_out = _read(dump, watch)
    else:
        pages, left_out = _build(dump, store, watch, processes)
    seconds, work = perf_counter() - started, process_time() - worked
    return {
        "megabytes": round(dump.stat().st_size / 1e6),
        "pages": pages,
        "left_out": left_out,
        "seconds": round(seconds, 1),
        "pages_per_second": round(pages / seconds, 1),
        "pages_per_cpu_second": round(pages / work, 1),
        **watch.seen,
        "peak_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
    }


def rendered(report: dict[str, object]) -> str:
    """A table for people."""
    rows = [[name, str(value)] for name, value in report.items() if not isinstance(value, dict)]
    for name, sizes in report.items():
        if isinstance(sizes, dict):
            rows += [[f"{name} at {mark} of the dump", str(size)] for mark, size in sizes.items()]
    return table(["", ""], rows)


class _Watch:
    """Notes each process' memory when a share of the dump is passed; also a build's progress."""

    def __init__(self) -> None:
        self.seen: dict[str, dict[str, list[int]]] = {kind: {} for kind in _KINDS}

    def at(self, share: float | None) -> None:
        for mark in MARKS:
            name = f"{mark:.0%}"
            if share is not None and share >= mark and name not in self.seen["resident_mb"]:
                for kind, (file, field) in _KINDS.items():
                    self.seen[kind][name] = [_memory(process, file, field) for process in _processes()]
                now = ", ".join(f"{kind} {sizes[name]}" for kind, sizes in self.seen.items())
                print(f"{name} read: {now}", file=sys.stderr, flush=True)

    def update(self, event: ProgressEvent) -> None:
        self.at(event.share)


def _read(dump: Path, watch: _Watch) -> tuple[int, int]:
    meter = Meter()
    pages = left_out = 0
    for found in read([dump], meter=meter):
        pages += isinstance(found, Page)
        left_out += isinstance(found, LeftOut)
        watch.at(meter.share)
    watch.at(1.0)
    return pages, left_out


def _build(dump: Path, path: Path, watch: _Watch, processes: int) -> tuple[int, int]:
    settings = Settings(
        embedder=NoEmbedderSettings(type="none"), builder=BuilderSettings(processes=processes)
    )
    pipeline = build_pipeline(settings)
    store = open_store(str(path), create=True)
    report = pipeline.build(store, BuildRequest([dump]), watch)
    store.close()
    return report.built, len(report.left_out)


def _processes() -> list[int]:
    """This one, then those that it started, by number."""
    own = os.getpid()
    started = Path(f"/proc/{own}/task/{own}/children").read_text().split()
    return [own, *sorted(map(int, started))]


def _memory(process: int, file: str, field: str) -> int:
    """Megabytes by a field of one of the files in which Linux tells a process' memory; 0 if it has ended."""
    try:
        text = Path(f"/proc/{process}/{file}").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    found = re.search(rf"^{field}:\s+(\d+) kB", text, flags=re.MULTILINE)
    return round(int(found[1]) * 1024 / 1e6) if found else 0


if __name__ == "__main__":
    raise SystemExit(main())

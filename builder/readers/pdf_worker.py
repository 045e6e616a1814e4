"""Takes the words out of one PDF in a process of its own: standard input to JSON on standard output.

A file that is made to exhaust memory or to break the PDF library ends this process, not the build.
It is run by its path and imports nothing of ours.
"""

from __future__ import annotations

import json
import resource
import sys

import pypdfium2

MEMORY = 1 << 30  # bytes of address space, besides three times the file's own
SECONDS = 300  # of the processor
MAX_PAGES = 20_000
MAX_CHARACTERS = 50_000_000  # of all pages


def main() -> int:
    """Write `{"title": …, "pages": […]}`, or `{"problem": …}` saying why there are none."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    content = sys.stdin.buffer.read()
    if sys.platform.startswith("linux"):
        most = MEMORY + 3 * len(content)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    try:
        found = _words(content)
    except pypdfium2.PdfiumError as error:
        words = str(error)
        found = {"problem": "it is locked by a password" if "assword" in words else words.rstrip(".")}
    except MemoryError:
        return 1
    sys.stdout.write(json.dumps(found))
    return 0


def _words(content: bytes) -> dict[str, object]:
    document = pypdfium2.PdfDocument(content)
    if len(document) > MAX_PAGES:
        return {"problem": f"it has {len(document)} pages; at most {MAX_PAGES} are read"}
    pages: list[str] = []
    total = 0
    for page in document:
        words = page.get_textpage()
        pages.append(words.get_text_range())
        words.close()
        page.close()
        total += len(pages[-1])
        if total > MAX_CHARACTERS:
            return {"problem": f"it holds more than {MAX_CHARACTERS} characters"}
    return {"title": document.get_metadata_value("Title"), "pages": pages}


if __name__ == "__main__":
    raise SystemExit(main())

"""Who played whom, listed line by line behind a sentence that announces it: `主要演员如下：`, `阿木：李四`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import accumulate

from builder.extraction.chinese.refusing.recent import remade, version
from builder.findings import Fact, Named
from schemas.graph import Qualifier, SubjectSource
from schemas.text import Chunk

_CONFIDENCE = 0.85
_CAST = "cast"
_WORKS = frozenset({"Film", "Series", "Programme", "Work"})
_ANNOUNCED = re.compile(
    "[^。！？\n]*(?:演员|歌唱家|歌手|演出者|表演者|卡司|阵容|角色分配)[^。！？\n：]{0,8}(?:如下|有|为|是|包括)?[：:]\\s*"
)
_NOT_OF_CAST = re.compile("配音导演|候选|提名|试镜|原定|替补|[获奖]")
_LINE = re.compile(
    "(?:[ \t]*[-•*·])?[ \t]*(?P<role>[\u4e00-\u9fff·A-Za-z ]{1,12})[：:][ \t]*"
    "(?P<who>[\u4e00-\u9fff]{2,4}|[\u4e00-\u9fff]{1,8}(?:·[\u4e00-\u9fff]{1,8}){1,3})[；。，]?[ \t]*"
)
_CREW = re.compile(
    "导演|编剧|监制|制片|摄影|作曲|指挥|美术|剪辑|原著|作者|出品|主演|主角|演员|配音|音乐|时间|地点"
)
_LEAST = 2


def listed_casts(chunk: Chunk, subject: Named, version_of: str) -> Iterator[Fact]:
    """The players of the page's work by their roles; of the film or series that its text before made of a book.

    Two lines at least, all of roles and names. `version_of` names the extractor and its version.
    """
    lines = chunk.text.split("\n")
    starts = [0, *accumulate(len(line) + 1 for line in lines)]
    for place, line in enumerate(lines):
        if _ANNOUNCED.search(line) is None or not line.rstrip().endswith(("：", ":")):
            continue
        if _NOT_OF_CAST.search(line) is not None:
            continue
        work = _work(subject, chunk.text[: starts[place]] + line)
        found = list(_lines(lines, place + 1))
        if work is None or len(found) < _LEAST:
            continue
        for at, match in found:
            first = chunk.start + starts[at]
            yield Fact(
                work,
                "starring",
                Named(match["who"], "Person", "signature"),
                first + match.start("role"),
                first + match.end("who"),
                first,
                first + len(lines[at]),
                f"{version_of}#{_CAST}",
                _CONFIDENCE,
                SubjectSource.PAGE_TITLE,
                (Qualifier("role", match["role"].strip()),),
            )


def _work(subject: Named, before: str) -> Named | None:
    if subject.type in _WORKS:
        return subject
    noun = remade(before) if subject.type == "Book" else ""
    return next(iter(version(subject, noun)), None) if noun else None


def _lines(lines: list[str], place: int) -> Iterator[tuple[int, re.Match[str]]]:
    """The lines of roles and names that follow, blank ones before them left out; none where one tells of the crew."""
    while place < len(lines) and not lines[place].strip():
        place += 1
    while place < len(lines):
        match = _LINE.fullmatch(lines[place].rstrip())
        if match is None or _CREW.search(match["role"]) is not None:
            return
        yield place, match
        place += 1

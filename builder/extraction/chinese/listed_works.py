"""Titles listed under a heading like 著作 on somebody's page, who wrote them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.extraction.chinese.items import PERSON
from builder.findings import Fact, Named
from schemas.graph import SubjectSource
from schemas.text import Chunk

_CONFIDENCE = 0.9
_LISTED = "listed"
_WRITINGS = re.compile(
    "(?:[主重]要|个人|部分|代表|学术|文学|已出版的?)*(?:著作|著述|[专專]著|[论論]著|[诗詩]文集|文集|[诗詩]集|小[说說]|散文集)"
    "(?:作品|列表|目录|一览|年表)?"
)
_WORKS = re.compile("(?:[主重]要|个人|部分|代表|文学)*作品(?:列表|目录|一览|年表|集)?")
"""A heading that tells of writings where somebody only writes."""
_WRITES = re.compile("作家|诗人|小说家|散文家|文学家|作者")
_MAKES = re.compile("[导演画歌舞星]|剧|作曲|音乐|摄影|雕塑|书法|设计|建筑|艺术")
_OTHERS = re.compile("关于|有关|相关|研究|参考|传记|纪念|评论|[译编]|影响|延伸|推荐|收藏")
"""Headings over works of others, or about somebody."""
_LINE = re.compile(
    "[ \t·•*\\-]*(?:\\d{4}年?(?:\\d{1,2}月)?[：:，, ]*)?《(?P<name>[^《》\n]{1,40})》(?P<rest>[^《》\n]{0,40})"
)
_REST = re.compile(
    "[ ]*(?:[一二三四五六七八九十百千两上下\\d]+[卷册部集篇种章回辑]|[（(][^（）()]{0,24}[)）]|"
    "[，,、：: ]?\\d{4}年?(?:出版|初版|刊行|版)?|[，,：: ][^，,。；《》]{1,14})*[。；]?"
)
_BY_OTHERS = re.compile("译|主?编|[校点评]注|(?<![合所自])著(?!作|名)|[导出主]演|配音|作者|画传|收藏|改编")
_ABOUT = re.compile("(?:传|评传|年谱|研究|纪念集?|传略|画传|生平)$")


def listed_works(chunk: Chunk, subject: Named, description: str, version: str) -> Iterator[Fact]:
    """Who wrote each title that stands on a line of its own, its heading telling whose list it is.

    Lists of works about somebody, of translations and of what others edited are left out.
    """
    if subject.type != PERSON or not _is_of_writings(chunk.headings, description):
        return
    start = chunk.start
    for line in chunk.text.split("\n"):
        found = _LINE.fullmatch(line.rstrip())
        if found is not None and _is_own(found, subject.name):
            work = Named(found["name"], "Book", "signature")
            first, last = found.start("name") - 1, found.end("name") + 1
            yield Fact(
                work,
                "author",
                subject,
                start + first,
                start + last,
                start,
                start + len(line),
                f"{version}#{_LISTED}",
                _CONFIDENCE,
                SubjectSource.PAGE_TITLE,
            )
        start += len(line) + 1


def _is_of_writings(headings: tuple[str, ...], description: str) -> bool:
    if not headings or any(_OTHERS.search(heading) for heading in headings):
        return False
    last = headings[-1].strip()
    if _WRITINGS.fullmatch(last) is not None:
        return True
    only = _WRITES.search(description) is not None and _MAKES.search(description) is None
    return only and _WORKS.fullmatch(last) is not None


def _is_own(found: re.Match[str], person: str) -> bool:
    if _REST.fullmatch(found["rest"]) is None or _BY_OTHERS.search(found["rest"]) is not None:
        return False
    return person not in found["name"] or _ABOUT.search(found["name"]) is None

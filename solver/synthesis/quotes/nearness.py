"""Which of the works and the people that a sentence names belong together: by clauses, lists, and `the latter`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import ChunkMention
from schemas.text import Chunk
from solver.results import Extract

_SEMICOLON = re.compile(r"[；;]\s*")
_COMMA = re.compile(r"，|,\s")
_LATTER = re.compile(r"(?<!最)后一[部首个本]|后者|后面那|\b(?:the latter|the second)\b")
_TITLED = re.compile(r"《|\*|[“\"](?=\w)")
_ITS_WORK = re.compile(r"[^《》，。；：]{0,14}的(?P<titles>《[^《》]+》(?:[、和与及]?《[^《》]+》)*)")
"""What a name in Chinese is told to have made or played in: 张三与李四主演的《甲》."""

_IN_LIST = re.compile(r"(?:，|,\s)(?=以及|还有|另有|和|与|《|\*|(?:and|as well as)\b)")
_WHO_ALSO = re.compile(r",\s(?:who|which)\s(?:also|later|then|next)\b")
_OPENS_CLAUSE = re.compile(r"\b(?:whom|whose|who|which|where|when|while|after|before)\s+$")
_PRONOUNS = frozenset({"他", "她", "he", "she"})
_COLON = re.compile(r"：|:\s")
_PLAYED = re.compile(r"[饰扮出主参]演|一角|\b(?:play(?:s|ed|ing)|starr?(?:s|ed|ing)|portray\w*|role|part)\b")


def within(mention: ChunkMention, extract: Extract) -> bool:
    """Whether a name stands in a stretch."""
    return extract.start <= mention.start and mention.end <= extract.end


def part_of(chunk: Chunk, sentence: Extract, place: int, works: Sequence[ChunkMention] = ()) -> Extract:
    """The part of a sentence between semicolons around a place; one that names none of the `works` and tells of
    playing goes on about that of the part before.
    """
    text = chunk.text[sentence.start - chunk.start : sentence.end - chunk.start]
    stops = [m.end() + sentence.start for m in _SEMICOLON.finditer(text)]
    ends = [*stops, sentence.end]
    if works:
        stops = [
            stop
            for stop, end in zip(stops, ends[1:], strict=True)
            if any(stop <= one.start < end for one in works)
            or _PLAYED.search(chunk.text[stop - chunk.start : end - chunk.start]) is None
        ]
    start = max((stop for stop in stops if stop <= place), default=sentence.start)
    end = min((stop for stop in stops if stop > place), default=sentence.end)
    return Extract(chunk.id, start, end)


def tells_of_playing(text: str) -> bool:
    """Whether words say that somebody plays a part."""
    return _PLAYED.search(text) is not None


def beside(chunk: Chunk, name: ChunkMention, others: Sequence[ChunkMention]) -> list[ChunkMention]:
    """Those that a name is told to belong to; else those in its clause, or all in the nearest clause before it or
    after it. A list after a colon stands as near as its first, and who `also` did something did what comes before.
    """
    own = _ITS_WORK.match(chunk.text, name.end - chunk.start)
    if own is not None:
        first, last = (chunk.start + place for place in own.span("titles"))
        told = [one for one in others if first <= one.start and one.end <= last]
        if told:
            return told

    def commas(one: ChunkMention) -> int:
        first, last = min(one.end, name.end), max(one.start, name.start)
        between = chunk.text[first - chunk.start : last - chunk.start]
        if one.start > name.start and (colon := _COLON.search(between)) is not None:
            between = between[: colon.start()] + _IN_LIST.sub("", between[colon.end() :])
        number = len(_COMMA.findall(between))
        return number * 2 + (one.start > name.start and number > 0)

    def nearest(among: Sequence[ChunkMention]) -> list[ChunkMention]:
        least = min(map(commas, among), default=0)
        return [one for one in among if commas(one) == least]

    near = nearest(others)
    if _WHO_ALSO.match(chunk.text, name.end - chunk.start) and all(one.start > name.start for one in near):
        near = [*nearest([one for one in others if one.start < name.start]), *near]
    return near


def goes_on(chunk: Chunk, first: ChunkMention, later: ChunkMention, around: Sequence[ChunkMention]) -> bool:
    """Whether what stands beside a later name may be told of one that the sentence names first: `in A she met X, and in
    B Y`; not where a clause begins with the later, `to whom X returned in B`, or another is spoken of since.
    """
    if later.start < first.end or _OPENS_CLAUSE.search(chunk.text[: later.start - chunk.start]):
        return False
    since = (one for one in around if first.end <= one.start < later.start and one.entity != first.entity)
    return not any(one.surface.casefold() in _PRONOUNS for one in since)


def is_former(chunk: Chunk, work: ChunkMention, extract: Extract, name: ChunkMention | None = None) -> bool:
    """Whether words go on about another work named after this one, 《甲》和《乙》，后一部的男主角是李四; of a `name`
    whether it stands in what they say.
    """
    after = chunk.text[work.end - chunk.start : extract.end - chunk.start]
    latter = _LATTER.search(after)
    if latter is None or _TITLED.search(after, 1, latter.start()) is None:
        return False
    return name is None or name.start >= work.end + latter.start()

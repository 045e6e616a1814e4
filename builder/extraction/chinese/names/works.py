"""Titles in 《》: which kind of work each is, told by the words before and after it."""

from __future__ import annotations

import re
from dataclasses import replace

from builder.extraction.chinese.items import Item
from builder.extraction.chinese.lexicon import GENRES, WORK_NOUNS
from builder.extraction.chinese.patterns.slot_grammar import GENRE
from builder.findings import Named

_NOUNS = "|".join(sorted(map(re.escape, WORK_NOUNS), key=len, reverse=True))
_AFTER_DE = r"(?<=的)(?:(?![首第同是为作在和与成])[\u4e00-\u9fff]){0,6}?"
_TITLE = re.compile(
    rf"(?P<before>(?:(?:{_AFTER_DE}|(?:{GENRES}){{0,6}})(?P<noun>{_NOUNS})|(?:{GENRES}){{1,4}})?)"
    r"(?P<title>《(?P<name>[^《》\n]{1,40})》)"
)
_AFTER_LIST = re.compile(
    rf"(?:等(?:多|[两三四五六七八九十几])?[部首张个本]?|[两三四五六七八九十][部首张本])(?:{GENRES}){{0,3}}(?P<noun>{_NOUNS})"
)
_GENRE = re.compile(f"(?:{GENRE}|[长中短]篇小说|自传|回忆录)$")
_REACH = 4  # characters before a title's own words in which its genre may begin
_STATED = frozenset(
    {"主题曲", "片尾曲", "片头曲", "插曲", "推广曲", "主打歌", "主打歌曲", "自传", "回忆录"}
)  # relations: left in the text
_SCREEN = {"Film": "电影", "Series": "电视剧"}
_MUSIC = {"Song": "歌曲", "Album": "专辑"}
_OTHER: dict[str, dict[str, str]] = {
    "Book": {**_SCREEN, **_MUSIC},
    "Film": {"Book": "小说", "Series": "电视剧", **_MUSIC},
    "Series": {"Book": "小说", "Film": "电影", **_MUSIC},
    "Song": {"Book": "小说", **_SCREEN},
    "Album": {"Book": "小说", **_SCREEN},
    "Person": {**_SCREEN, **_MUSIC, "Book": "书", "Work": "作品"},
}
_JOINT = re.compile(r"[、和与及，]|以及")
_SEQUEL = re.compile(
    r"系列(?P<noun>电影|影片|剧集|小说)的?(?:第\w{1,2}部|[上下中]部|续集|续作|前传)$|(?P<debut>电影|电视剧)(?:处女作|代表作|成名作|作品)$"
)
_PRESS = re.compile(r"(?:周刊|日报|晚报|时报|杂志|早报)$")
_BY_VERB = re.compile(
    r"(?:(?P<Song>演唱|翻唱|献唱|合唱|谱写|唱红)|(?P<Book>著有|合著|编著|撰写))(?:了|过|的)?$"
)
_BY_COUNT = re.compile("一(?:(?P<Book>书)|(?P<Film>片)|(?P<Series>剧)|(?P<Song>[曲歌]))")


def works(text: str, known: dict[str, str]) -> list[Item]:
    """Every 《title》 with the words before it that say its kind (`古装喜剧片《唐伯虎点秋香》`).

    `known` remembers kinds by name over the page; it is read where the words around do not tell,
    and extended where they do.
    """
    matches = list(_TITLE.finditer(text))
    kinds = [WORK_NOUNS[m["noun"]] if m["noun"] else "" for m in matches]
    _share_in_lists(text, matches, kinds)
    items = []
    for match, kind in zip(matches, kinds, strict=True):
        name = match["name"].strip()
        if _PRESS.search(name):
            kind = "Work"
        sequel = _SEQUEL.search(text, max(0, match.start() - 14), match.start())
        if not kind and sequel is not None:
            kind = WORK_NOUNS[sequel["noun"] or sequel["debut"]]
        kind = kind or known.get(name, "") or _kind_around(text, match)
        if kind not in ("", "Work"):
            known.setdefault(name, kind)
        kind = kind or known.get(name, "")
        named = Named(name, kind or "Work", "definition" if kind else "rule")
        start = match.start("title") if match["noun"] in _STATED else match.start()
        items.append(Item(start, match.end(), named.type, (named,), source="work", inner=match.span("name")))
    return items


def _kind_around(text: str, match: re.Match[str]) -> str:
    """What a verb before a title or a word behind it says of its kind: `演唱《山河》`, `《山河》一书`."""
    found = _BY_COUNT.match(text, match.end()) or _BY_VERB.search(
        text, max(0, match.start() - 5), match.start()
    )
    return found.lastgroup or "" if found is not None else ""


def genre(text: str, item: Item) -> str:
    """The words right before a title that tell its genre (`古装喜剧` of `古装喜剧《山河》`), or empty."""
    found = _GENRE.search(text, max(item.start - _REACH, 0), item.inner[0] - 1)
    return "" if found is None else found.group()


def apart_from(items: list[Item], subject: Named) -> list[Item]:
    """Works of the page's own name but of another kind are other things: `电视剧《山河》` on a book's page.

    They go by the name that a page about them would have (`山河（电视剧）`).
    """
    other = _OTHER.get(subject.type, {})
    return [
        replace(item, named=(Named(f"{subject.name}（{other[item.kind]}）", item.kind, "definition"),))
        if item.kind in other and item.named[0].name == subject.name
        else item
        for item in items
    ]


def _share_in_lists(text: str, matches: list[re.Match[str]], kinds: list[str]) -> None:
    """A kind said once holds for a list: `歌曲《A》《B》`, `《A》《B》等剧集`."""
    for index in range(1, len(matches)):
        between = text[matches[index - 1].end() : matches[index].start()]
        if not kinds[index] and kinds[index - 1] and (not between or _JOINT.fullmatch(between)):
            kinds[index] = kinds[index - 1]
    for index in range(len(matches) - 1, -1, -1):
        if kinds[index]:
            continue
        after = _AFTER_LIST.match(text, matches[index].end())
        if after is not None:
            kinds[index] = WORK_NOUNS[after["noun"]]
        elif index + 1 < len(matches) and not matches[index + 1]["noun"]:
            between = text[matches[index].end() : matches[index + 1].start()]
            if not between or _JOINT.fullmatch(between):
                kinds[index] = kinds[index + 1]

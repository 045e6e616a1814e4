"""Which work a table of actors and roles is of, as headings above it say: `《渡口》演员`, `Cast of Fog Harbour`."""

from __future__ import annotations

import re

from builder.extraction.chinese.lexicon import COUNTRIES
from builder.extraction.chinese.names.regions import CITIES, MUNICIPALITIES, PROVINCES
from builder.extraction.english.lexicon import TYPE_NOUNS
from builder.language import has_han
from builder.readers.page import Page

_CAST = "演员|演員|演职员|演職員|演职人员|演職人員|卡司|阵容|陣容|角色|人物"
_MARKED = re.compile(rf"[^《》]{{0,12}}《([^《》]{{1,60}})》[^《》]{{0,6}}(?:{_CAST})[^《》]{{0,6}}")
_PLAIN = re.compile(
    r"(?P<name>[^\s《》：:，,、（(]{2,20}?)(?:剧组|劇組)?的?(?:主要|全体|全體)?"
    r"(?:演员|演員|演职员|演職員|演职人员|演職人員|卡司|角色)(?:阵容|陣容|名单|名單|列表|表)?"
)
_KINDS = re.compile(
    r".*(?:电影|電影|影片|片|剧|劇|影视|戏|戲|奖|獎|节|節|影展|男|女|性|人|族|籍|团|團|院|校|公司|季|集)"
)
_PLAIN_WORDS = re.compile(
    rf"(?:{COUNTRIES}|{PROVINCES}|{CITIES}|{MUNICIPALITIES}|华语|粤语|国语|国内|国外|海外|外国|本地|欧美|亚洲|欧洲"
    r"|主要|主|次要|重要|其他|其它|其余|全部|全体|所有|部分|特别|特邀|友情|客串|配音|幕后|领衔|参演|合作|新|老|青年|中年|老年|儿童"
    r"|专业|业余|职业|群众|特约|替身|候选|提名|获奖|最佳|优秀|著名|知名|当红|历任|历届|常驻|固定|现任|前任|原|旧|首演|签约|旗下"
    r"|一线|二线|喜剧|戏剧|话剧|京剧|越剧|昆曲|舞台|歌舞|音乐剧|国家|级|的|和|与|及|[一二三])+"
)
_OF = re.compile(
    r"(?:(?:main|full|principal|original|complete)\s+)?(?:cast(?:\s+(?:list|members|and\s+(?:crew|characters|roles)))?"
    r"|actors(?:\s+and\s+(?:characters|roles))?|characters)\s+(?:of|in|from)\s+(?P<name>.+)",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    r"(?P<name>.+?)(?:['’]s\s+|\s*[:–—-]\s*|\s+)(?:cast(?:\s+(?:list|members|and\s+(?:crew|characters|roles)))?)",
    re.IGNORECASE,
)
_PLAIN_NOUNS = frozenset(
    "main full supporting voice original other recurring guest principal season seasons series episode part act new "
    "returning additional starring featured ensemble live stage current former past first second third final key "
    "complete international world premiere national touring tour broadway west end london english chinese mandarin "
    "cantonese japanese korean french german dub dubbed and crew the a an this our on of in".split()
)


_ACTORS = re.compile(
    "(?!合作|最佳|替身).{0,6}?(?:演员|演員|饰演者|飾演者|扮演者|演出者|声优|聲優|卡司|(?<![作编改])配音)"
    r"|(?:(?:original|premi[eè]re|first|world|main|voice|english|japanese|stage|film)\s+)*"
    r"(?:actors?|actress|players?|performers?|cast|voice actors?|voiced by|played by|portrayed by)(?:,.*)?",
)
_VOICES = re.compile(
    r"(?:mezzo-?\s?|counter-?|boy |bass-?|dramatic |lyric |coloratura )*"
    r"(?:soprano|contralto|alto|tenor|baritone|bass|treble|spoken|speaking|silent|mute)(?: role| part)?",
    re.IGNORECASE,
)


def is_of_actors(label: str) -> bool:
    """Whether a column so labelled (in small letters) holds who played: `首演演员`, `premiere cast`."""
    return _ACTORS.fullmatch(label) is not None


def is_voice(words: str) -> bool:
    """Whether words are a kind of voice, in which a role is sung, and nobody's name."""
    return _VOICES.fullmatch(words.strip()) is not None


def work_above(page: Page, place: int) -> str:
    """The work that the nearest heading above `place`, a wider one or the title names as one with a cast."""
    above = [heading for heading in page.headings if heading.end <= place]
    level = 1 << 30
    for heading in reversed(above):
        if heading.level < level:
            level = heading.level
            named = work_with_cast(heading.text)
            if named:
                return named
    return work_with_cast(page.document.title)


def work_with_cast(heading: str) -> str:
    """The work whose cast a heading announces (`《渡口》演员表`, `渡口演员`, `Cast of Fog Harbour`), or empty.

    `主要演员`, `香港电影演员` and `Voice cast` name none.
    """
    words = " ".join(heading.split())
    marked = _MARKED.fullmatch(words)
    if marked is not None:
        return marked[1]
    return _in_chinese(words) if has_han(words) else _in_english(words)


def _in_chinese(words: str) -> str:
    found = _PLAIN.fullmatch(words)
    name = found["name"] if found is not None else ""
    return "" if _KINDS.fullmatch(name) or _PLAIN_WORDS.fullmatch(name) else name


def _in_english(words: str) -> str:
    after = _OF.fullmatch(words)
    found = after or _BEFORE.fullmatch(words)
    name = found["name"].strip(" \"“”‘’'") if found is not None else ""
    nouns = {noun.strip("'’.").lower() for noun in name.split() if not noun.isdigit()}
    plain = _PLAIN_NOUNS if after is not None else _PLAIN_NOUNS.union(TYPE_NOUNS)
    return name if name[:1].isupper() and nouns - plain else ""

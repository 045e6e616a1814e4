"""The work that a sentence named last, and another work than the page's that it comes to speak of."""

from __future__ import annotations

import re

from builder.extraction.chinese.items import PERSON, Item
from builder.extraction.chinese.patterns.encoding import Alphabet, Encoded
from builder.extraction.chinese.patterns.sentence import Match, Sentence
from builder.findings import Named

_COMPARED = re.compile(
    "(?:改编自?|取材[自于]?|根据|借鉴|借用|致敬|看了?|类似|包括|引用|参考|超越|超过|同名|原著|小说)[^，。；]{0,10}$"
)
_MADE_OF_IT = re.compile(
    "(?:小说|原著|话剧|漫画|作品)[^，。；的]{0,4}?(?:拍|执导|推出|改编[成为])[^，。；的]{0,6}$"
    "|(?:同名|长篇|中篇|短篇|网络)?(?:小说|原著|话剧|漫画|事迹|经历|事件|故事)(?:改编)?(?:而成)?的$"
)
_MADE_FOR = re.compile("(?:录制|演唱|创作|谱写|写)的")
# Words after which what follows is said of something else than the work before them.
_ELSEWHERE = re.compile(
    "在[^，。；]{1,20}(?:片子?|剧|电影|作品|节目)[中里上]|另一|那部|下一部|续集|前传|主题曲|片[头尾]曲|插曲|歌曲|专辑"
)
_REMADE = re.compile(
    "(?:拍成|改编成|改编为|搬上|翻拍)[^，。；《]{0,8}?(?P<noun>电视剧|电影|剧集|话剧|舞台|音乐剧|歌剧|银幕|荧屏)"
)
# Words that set out about a work of its own, of which the rest of the sentence speaks then.
_SET_OUT = re.compile(
    "(?:[拍改写编画译]成|改编[成为]|发展[成为出]|扩[展充][成为]|延[伸展][成为出]|衍生[成为出]|演变[成为]|"
    "另[外行]?[^，。；《》]{0,4}[拍写][摄成出]?|[又再][^，。；《》]{0,20}合作)了?[^，。；《》]{0,8}$"
)
_SEQUEL = re.compile("(?:的|系列)?(?:续集|续作|续篇|续书|前传|外传|番外|第[二三四五六七八九十][部季集])")
"""Behind a work's title: another work than it."""
_SEQUEL_TOLD = re.compile(
    "(?:拍摄?|摄制|推出|制作|创作|撰?写|播出|出版|有|了)(?:[^，。；《》]{0,6}的)?(?:续集|续作|续篇|前传|第二[部季])[^。；]*$"
)
_NEW_TELLING = re.compile("[这此那]一[回次版]|新版|重拍版|续集|续作|前传")
_OF_WORKS = frozenset(
    {
        "release_date",
        "episode_count",
        "starring",
        "director",
        "screenwriter",
        "producer",
        "duration",
        "box_office",
        "author",
    }
    | {"production_company", "composer", "budget"}
)
_VERSIONS = {"电视剧": "Series", "电影": "Film"}
_MADE_INTO = re.compile(
    "(?:拍|拍摄|翻拍|改拍|改编)[成为]了?(?:一部)?(?:同名)?(?P<noun>电影|影片|电视剧|连续剧)"
)
_NOUNS = {"连续剧": "电视剧", "影片": "电影"}
_COUNTED = re.compile(
    "(?:[这该此]|以上|上述)?后?(?P<count>[两二三四五])部?(?:剧|片|部|电影|影片|电视剧|剧集)"
)
_COUNTS = {"两": 2, "二": 2, "三": 3, "四": 4, "五": 5}


def is_of_sequel(relation: str, found: re.Match[str], sentence: Sentence) -> bool:
    """Whether a work's sequel is told of: `《山河》续集2000年播出`, `拍摄续集，2000年播出`, `这一回甲改由李四扮演`."""
    if relation not in _OF_WORKS:
        return False
    text = sentence.encoded.text
    if found.groupdict().get("subject"):
        return _SEQUEL.match(text, found.end("subject")) is not None
    told = _SEQUEL_TOLD.search(text, sentence.since("。；", found.start()), found.start())
    opened = sentence.since("。；", found.start())
    return told is not None or _NEW_TELLING.match(text, opened) is not None


def works_before(encoded: Encoded, position: int, alphabet: Alphabet) -> tuple[list[Item], str]:
    """The works named last before a position, a list of them in order, and the words after them.

    A work that is only compared or adapted is none of them.
    """
    letters, text = alphabet.letters("Work"), encoded.text
    at = position - 1
    while at >= 0 and (text[at] not in letters or _is_aside(text, at)):
        at -= 1
    listed: list[Item] = []
    last = at
    while at >= 0 and (text[at] in letters or (listed and text[at] in "、和与及")):
        item = encoded.items[at]
        listed += [item] if item is not None else []
        at -= 1
    return listed[::-1], text[last + 1 : position]


def _is_aside(text: str, at: int) -> bool:
    """Whether the work at a position is only compared or adapted, or had another one made for it; not what was made of
    another: `根据李四的小说拍摄了《山河》`.
    """
    compared = _COMPARED.search(text, 0, at) is not None and _MADE_OF_IT.search(text, 0, at) is None
    return compared or _MADE_FOR.match(text, at + 1) is not None


def set_out(encoded: Encoded, position: int, alphabet: Alphabet, page: Named) -> Named | None:
    """Another work than the page's that a sentence has come to before a position: `另外拍成《乙》，主演还有…`."""
    letters = alphabet.letters("Work")
    for at in range(position - 1, -1, -1):
        item = encoded.items[at]
        if item is None or encoded.text[at] not in letters:
            continue
        if item.named[0].name == page.name:
            return None
        if _SET_OUT.search(encoded.text, encoded.text.rfind("，", 0, at) + 1, at) is not None:
            return item.named[0]
    return None


def is_for_another(encoded: Encoded, position: int, alphabet: Alphabet) -> bool:
    """Whether somebody does it for somebody: a cameraman of `为李四拍摄了《山河》` is no director."""
    before = encoded.text[max(position - 2, 0) : position]
    return len(before) == 2 and before[0] in "为替给帮" and before[1] == alphabet.letter(PERSON)


def is_elsewhere(words: str) -> bool:
    """Whether the words behind a work have come to something else."""
    return _ELSEWHERE.search(words) is not None


def remade(words: str) -> str:
    """What a sentence says the page's work was made into (`拍成了同名电视剧`), or empty."""
    found = _REMADE.search(words)
    return "" if found is None else found["noun"]


def version(page: Named, noun: str) -> list[Named]:
    """The other version of a page's work, by the name that a page about it would have; none for stages."""
    kind = _VERSIONS.get(noun, "")
    return [Named(f"{page.name}（{noun}）", kind, "definition")] if kind not in ("", page.type) else []


def version_made(match: Match) -> list[Named] | None:
    """The film or series made of a book under its own name (`把小说《山河》拍成电影`); None for other words."""
    slot = match.slot("subject") or match.slot("object")
    found = _MADE_INTO.search(match.sentence.words(*match.found.span()))
    if slot is None or slot.type != "Book" or found is None:
        return None
    page, noun = match.sentence.subject, _NOUNS.get(found["noun"], found["noun"])
    books = match.sentence.encoded.items_in(*match.found.span(slot.name))
    if books[-1].coreference and page.type in _VERSIONS.values():  # `把这部小说拍成电视剧` on a film's page
        return version(page, noun) if slot.name == "subject" else []
    plain = books[-1].named[0].name.partition("（")[0]
    if plain == page.name and page.type == _VERSIONS[noun]:
        return [page]
    return version(Named(plain, "Book"), noun)


def works_counted(sentence: Sentence, found: re.Match[str], alphabet: Alphabet) -> list[Named]:
    """The last works of a sentence of which `两剧的男主角都是…` tells, as many as it counts."""
    count = _COUNTED.match(sentence.words(*found.span()))
    if count is None:
        return []
    letters, encoded = alphabet.letters("Work"), sentence.encoded
    named = [
        item.named[0]
        for item, letter in zip(encoded.items[: found.start()], encoded.text, strict=False)
        if item is not None and letter in letters
    ]
    wanted = _COUNTS[count["count"]]
    return named[-wanted:] if len(named) >= wanted else []


def original(work: Named, words: str) -> Named:
    """What a work was made of that bears its name (`改编自李四的同名小说`), by the name of a page about that."""
    plain = work.name.partition("（")[0]
    if plain != work.name:
        return Named(plain, "Book", "definition")
    found = re.search("小说|漫画|话剧|舞台剧", words)
    noun = "小说" if found is None else found.group()
    kind = "Book" if noun in ("小说", "漫画") else "Work"
    return Named(f"{plain}（{noun}）", kind, "definition")

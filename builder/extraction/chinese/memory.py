"""What a page has spoken of so far, so that pronouns find whom they stand for."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import islice

from builder.extraction.chinese.items import PERSON, Item
from builder.extraction.chinese.lexicon import EPITHET
from builder.findings import Named

WORKS = frozenset({"Film", "Series", "Album", "Song", "Book", "Programme", "Work"})
THAT_ONE = "That"  # another than the one that the page is about
ACCEPTS = {
    "Film": ("Film", "Work", "Series"),
    "Series": ("Series", "Work", "Film"),
    "Album": ("Album",),
    "Song": ("Song",),
    "Book": ("Book", "Work"),
    "Programme": ("Programme", "Series"),
}
_ASIDE_BEFORE = re.compile(r"(?:借[鉴用]了?|参考了?|致敬|看了.{0,12}|类似|包括|引用|改编自)$")
_PRESS = ("周刊", "杂志", "日报", "晚报", "时报")
_PAPER = re.compile(r"(?:杂志|月刊|半月刊|双月刊|副刊|周刊|报)|(?:\d{4}年)?第\d+期")

_BESIDE_HIM = re.compile("(?:^|[，。；：])[^，。；：]{0,3}[他她](?:[^，。；：们]{0,4})[与和同跟]$")
"""Before somebody who does with him what is told of him: `他与李四合办公司，同年他…`."""

_PART_OF = re.compile(r"(?:饰演?|扮演|饰演的|扮演的|(?<![导主参合领编])演)了?$")
_PART = re.compile("一角|这一角色|这个角色|一职")

_THEOREM = re.compile(
    "[—－-]|的?(?:猜想|定理|公式|方程|定律|效应|常数|假说|不等式|变换|法则|原理|悖论|函数|综合征|数列|曲线|空间|奖[金学]?|号)"
)
"""Behind the name of somebody whom a theorem, a prize or a ship is called after, and of whom nothing is told."""

_GENDERED = ("他", "她")

_SERVED = re.compile(r"[，；][为给替](?:[^，。；、的]{1,8}、)*$")
"""Before the names of those for whom something is done: 李四加入后，为张三、王五制作唱片."""

_JOINED = frozenset("的、和与及跟同")  # behind a name: it opens no sentence alone
_BY = re.compile(f"由(?:{EPITHET})?$")
_OPENING = re.compile(f"(?:{EPITHET})?")
_OWNS = re.compile(r"的(?:《|(?:电影|影片|片子|作品|小说|歌曲|歌|专辑|动画|剧)(?![院星手坛]))")
_SELDOM = 3  # how many times as often one pronoun stands on a page of somebody whose gender it tells
_ASIDE_AFTER = re.compile(r"系列|的主题曲|的插曲|的片尾曲")


@dataclass(slots=True)
class Memory:
    """What the page has spoken of so far: the last work of each kind and the last persons named."""

    subject: Named
    works: list[Named] = field(default_factory=list)
    person: Named | None = None
    place: int = 0
    opened: int = -1  # where the sentence begins that the person opens
    together: tuple[Named, ...] = ()
    couple: tuple[Named, ...] = ()
    gender: str = ""

    def see(self, item: Item, text: str) -> None:
        """Remember an item that was named."""
        bare = item.kind == PERSON and _THEOREM.match(text, item.end) is None
        if bare and not is_part(item, text) and not self._is_aside(item, text):
            self.person, self.place = item.named[0], item.end
            begin = max(text.rfind(mark, 0, item.start) for mark in "。；") + 1
            heads = (
                _OPENING.fullmatch(text, begin, item.start) and text[item.end : item.end + 1] not in _JOINED
            )
            self.opened = begin if heads else -1
        if item.kind not in WORKS or item.coreference:
            return
        if item.named[0].name.endswith(_PRESS) or _PAPER.match(text, item.end):
            return
        if _ASIDE_BEFORE.search(text, max(0, item.start - 20), item.start) or _ASIDE_AFTER.match(
            text, item.end
        ):
            return
        self.works.append(item.named[0])

    def _is_aside(self, item: Item, text: str) -> bool:
        """Whether a sentence that has named somebody already names another only as whose work it is, or for whom
        something is done.
        """
        if _BESIDE_HIM.search(text, 0, item.start) is not None:
            return True
        if self.person is None or not 0 < self.place <= item.start or "。" in text[self.place : item.start]:
            return False
        clause = max(text.rfind(mark, 0, item.start) for mark in "，。；：") + 1
        told = self.opened >= 0 and "；" not in text[self.place : item.start]
        if (
            told
            and _OPENING.fullmatch(text, clause, item.start) is None
            and not _BY.search(text, clause, item.start)
        ):
            return True  # `李四师从王五` tells of 李四
        return (
            _OWNS.match(text, item.end) is not None
            or _SERVED.search(text, self.place, item.start) is not None
        )

    def is_other(self, word: str) -> bool:
        """Whether a pronoun cannot mean the person whom the page is about."""
        told = self.subject.type == PERSON and self.gender
        return bool(told) and word in _GENDERED and word != self.gender

    def are_others(self) -> bool:
        """Whether the two named together last are not the page's subject and somebody, who is known to have married."""
        return bool(self.couple) and self.subject not in self.together

    def about(self, kind: str) -> tuple[Named, ...]:
        """The page's subject, where it is of a kind: any work for Work."""
        kinds = WORKS if kind == "Work" else {kind}
        return (self.subject,) if self.subject.type in kinds else ()

    def resolve(self, kind: str) -> tuple[Named, ...]:
        """What a pronoun of that kind stands for; empty when the page has not said."""
        subject = self.subject
        if kind == "Plural":
            return self.together
        if kind == "Person":
            chosen = subject if subject.type == PERSON else self.person
            return () if chosen is None else (chosen,)
        if kind.startswith(THAT_ONE):
            accepted = ACCEPTS[kind.removeprefix(THAT_ONE)]
            others = (w for w in reversed(self.works[-4:]) if w.name != subject.name and w.type in accepted)
            return tuple(islice(others, 1))
        if kind == "Body":
            return () if subject.type in (PERSON, "") or subject.type in WORKS else (subject,)
        if subject.type in WORKS and subject.type in ACCEPTS[kind]:
            return (subject,)
        recent = (work for work in reversed(self.works[-8:]) if work.type in ACCEPTS[kind])
        found = next(recent, None)
        return () if found is None else (found,)


def gender_of(text: str) -> str:
    """`他` or `她`: the pronoun of somebody whose page this is, empty where the page does not tell."""
    he, she = (len(re.findall(f"(?<!其){word}(?![们人])", text)) for word in _GENDERED)
    if he > 1 and he >= _SELDOM * she:
        return _GENDERED[0]
    return _GENDERED[1] if she > 1 and she >= _SELDOM * he else ""


def is_part(item: Item, text: str) -> bool:
    """Whether a name is that of somebody who is played: 饰演貂蝉, 貂蝉一角."""
    if _PART.match(text, item.end) is not None:
        return True
    return _PART_OF.search(text, max(0, item.start - 6), item.start) is not None

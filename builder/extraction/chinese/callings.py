"""What somebody is by a word before the name: 茶商 of `茶商李四`, 演员 of `演员李四、王五和赵六`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from builder.extraction.chinese.items import PERSON
from builder.extraction.chinese.lexicon import OCCUPATIONS
from builder.extraction.chinese.patterns.encoding import Alphabet, Encoded
from builder.findings import Named

CALLING = 0.9
_OF_SHOWS = (
    "演员|导演|编剧|监制|制片人|制作人|出品人|主持人|歌手|音乐人|作曲家|作词人|作曲人|作家|诗人|小说家|剧作家|漫画家|摄影师|剪辑师|"
    "美术指导|武术指导|动作指导|配音演员|声优|影星|女星|男星|歌星|明星"
)
_MORE = (
    "道具师|化妆师|美术指导|武术指导|动作指导|剪辑师|出版人|外交官|影评人|经纪人|填词人|词人|富商|[茶盐米布珠]商|大亨|商人|女星|男星|"
    "(?:遗传|植物|动物|地质|考古|语言|社会|心理|人类|昆虫|教育|汉|文|药)学家|[油国版]画家|"
    "(?:服装|工业|平面|造型|美术|舞台)?设计师|动画师|舞者|教练|指挥家|裁缝|厨师|教师|护士|警察|律师"
)
_NOT_BEHIND = "最佳|[总副]|助理|执行|联合|处女作|[奖名之前]"
_PLAYED = re.compile(
    "最佳[^，。；、]{0,4}$|(?:饰演?|扮演|(?<![主出参导合])演了?(?!过)|反串|客串|分饰|配音|角色|角色是|主角是)[^，。；]{0,12}$"
)
_PLOT = re.compile("讲述|讲的是|故事|剧情|片中|剧中|饰|扮|描写|原型|情节")
_PLAYS = re.compile("(?:自己|则|也|亲自)?(?:饰演|扮演|出演|客串|主演)(?!的)")
"""What makes whoever stands before it somebody who plays in a work, and no part of its plot."""

_EVERYONE = re.compile("等?(?:都|均|两[人位]|二人|三[人位])")
_ACTORS = frozenset({"演员", "歌手", "主持人", "作家", "影星", "歌星", "女星", "男星"})


@dataclass(frozen=True, slots=True)
class Calling:
    """What a person is said to be; `start`, `end` are encoded positions."""

    person: Named
    words: str
    start: int
    end: int


class CallingGrammar:
    """Finds words for what somebody does right before the name, in encoded sentences."""

    def __init__(self, alphabet: Alphabet) -> None:
        person = alphabet.letter(PERSON)
        one = f"(?P<one>{person})(?P<rest>(?:、{person})*)(?:[和与及](?P<last>{person}))?"
        self._named = re.compile(
            f"(?<!{_NOT_BEHIND.replace('|', ')(?<!')})(?P<words>{OCCUPATIONS}|{_MORE}){one}"
        )
        self._works = frozenset(alphabet.letters("Work"))

    def find(self, encoded: Encoded, page: str, *, of_work: bool) -> Iterator[Calling]:
        """Every person of a list behind such a word, but parts and those of a plot; `page` is the page's name.

        Those behind `导演` are all directors only where the words say so (`都`), those behind `演员` always.
        """
        for match in self._named.finditer(encoded.text):
            clause = encoded.text.rfind("，", 0, match.start()) + 1
            if _PLAYED.search(encoded.text, clause, match.start()) is not None:
                continue
            words = match["words"]
            plays = _PLAYS.match(encoded.text, match.end()) is not None
            if (
                of_work
                and not plays
                and (re.fullmatch(_OF_SHOWS, words) is None or _PLOT.search(encoded.text) is not None)
            ):
                continue
            for position in self._places(encoded, match):
                item = encoded.items[position]
                if item is None or item.coreference or len(item.named) != 1 or item.named[0].name == page:
                    continue
                yield Calling(item.named[0], words, match.start(), position + 1)

    def _places(self, encoded: Encoded, match: re.Match[str]) -> Iterator[int]:
        yield match.start("one")
        everyone = _EVERYONE.match(encoded.text, match.end()) is not None
        if match["words"] in _ACTORS or everyone:
            yield from range(match.start("rest") + 1, match.end("rest"), 2)
        if match["last"] is not None and (match["words"] in _ACTORS or everyone):
            yield match.start("last")

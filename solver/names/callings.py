"""What somebody is said to be beside a name, by callings that are seldom one person's: the tennis player Li Na."""

from __future__ import annotations

import re
from dataclasses import dataclass

from schemas.text import Language
from solver.language import folded


@dataclass(frozen=True, slots=True)
class Calling:
    """Callings of one kind: the nouns for whoever has one, and what a page has that tells of one; alternatives of an
    expression, Chinese ones first, English ones of the beginnings of words.
    """

    nouns: tuple[str, str]
    told: tuple[str, str]

    def is_told(self, text: str) -> bool:
        """Whether a text in either language tells of such a calling."""
        chinese, english = self.told
        said = folded(text)
        return re.search(chinese, said) is not None or re.search(rf"\b(?:{english})", said) is not None

    def has_noun(self, text: str) -> bool:
        """Whether a text in either language has a noun for whoever has such a calling."""
        chinese, english = self.nouns
        said = folded(text)
        return re.search(chinese, said) is not None or re.search(rf"\b(?:{english})\b", said) is not None


_SPORTS = (
    "tennis|football|soccer|basketball|baseball|volleyball|badminton|table tennis|ping-pong|rugby|cricket|golf|hockey|"
    "chess|snooker"
)
_SPORTS_ZH = "网球|足球|篮球|棒球|排球|羽毛球|乒乓球|橄榄球|板球|高尔夫|冰球|曲棍球|围棋|象棋|台球"
CALLINGS = (
    Calling(
        ("运动员|球员|选手|健将|球星|泳将|拳击手|棋手|门将|教练",
         f"(?:{_SPORTS}|go) player|footballer|cricketer|golfer|boxer|wrestler|swimmer|runner|sprinter|cyclist|gymnast|"
         "athlete|figure skater|skier|goalkeeper|jockey|racing driver"),
        (f"{_SPORTS_ZH}|运动员|球员|选手|田径|游泳|体操|拳击|跳水|滑冰|滑雪|举重|奥运会(?!开幕)|世锦赛|锦标赛|联赛|大满贯|国家队",
         rf"(?:{_SPORTS})\b|athlet|sport|olympic|championships|league|footballer|cricketer|golfer|boxer|boxing|wrestl|swimm|sprint|"
         "cyclist|cycling|gymnast|skater|skating|skier|skiing|goalkeeper|jockey|racing"),
    ),
    Calling(
        ("物理学家|化学家|数学家|生物学家|天文学家|科学家|植物学家|地质学家|药学家",
         "physicist|chemist|mathematician|biologist|astronomer|scientist|botanist|geologist|zoologist"),
        ("物理|化学|数学|生物学|天文|科学|植物学|地质|药学|原子|实验室",
         "physic|chemi|mathematic|biolog|astronom|scien|botan|geolog|zoolog|atomic|laborator"),
    ),
    Calling(
        ("画家|雕塑家|书法家", "painter|sculptor|printmaker"),
        ("画|雕塑|雕刻|书法|美术", "paint|sculpt|print|drawing|drew|canvas|fresco|artist"),
    ),
    Calling(
        ("歌手|歌星|歌唱家|钢琴家|指挥家|作曲家|音乐家|鼓手|小提琴家",
         "singer|pianist|violinist|guitarist|drummer|conductor|composer|musician|soprano|tenor|cellist|rapper"),
        ("歌|唱|琴|乐|作曲|专辑",
         "song|sing|sang|sung|music|compos|piano|violin|guitar|drum|orchestra|opera|band|album|cell|rap"),
    ),
    Calling(
        ("作家|小说家|诗人|剧作家", "writer|novelist|poet|playwright|author"),
        ("写|著|小说|诗|散文|文学|剧本|作家|出版|书",
         "writ|wrote|novel|poe|play|author|book|literature|story|stories|publish|script"),
    ),
    Calling(
        ("演员|影星|导演|男星|女星|电影人", "actor|actress|film star|director|film-?maker"),
        ("演|影|戏|剧|片|导演", "act|film|movie|stage|theat|play|role|part|star|direct|cinema|screen|television"),
    ),
    Calling(
        ("总统|国王|女王|皇帝|首相|总理|政治家|将军|元帅",
         "president|king|queen|emperor|empress|prime minister|politician|general|admiral|senator"),
        ("总统|王|皇|帝|首相|总理|政治|政府|议员|部长|将军|元帅|军|选举|位",
         "president|king|queen|emper|empress|minister|politic|general|admiral|senat|govern|parliament|elect|army|reign|"
         "throne|rule|war"),
    ),
)  # fmt: skip
_BEFORE_ZH = r"(?:^|[，。？的是位名])[\u3400-\u9fff]{0,4}?"
_BEFORE = r"\bthe\s+(?:(?!(?:of|in|by|for|with|and|or|that|which|who|whose)\b)[\w’'-]+\s+){0,2}?"


def calling_beside(question: str, start: int, language: Language) -> Calling | None:
    """The calling whose noun stands right before a name that begins at a place; None where none does."""
    before = question[:start]
    for calling in CALLINGS:
        chinese, english = calling.nouns
        if language is Language.CHINESE and re.search(rf"{_BEFORE_ZH}(?:{chinese})$", before):
            return calling
        if language is Language.ENGLISH and re.search(rf"{_BEFORE}(?:{english})\s+$", before, re.I):
            return calling
    return None

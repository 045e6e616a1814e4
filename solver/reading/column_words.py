"""What the columns of tables are called, and the words of questions that ask for such a column without saying it."""

from __future__ import annotations

import re

from retriever.text.terms import STOP_WORDS
from solver.planners.kinds.tabled import MEASURE_WORDS

_LEAST_STEM = 3  # letters

_COLUMNS = (
    ("builder|manufacturer|maker|publisher|label|owner", "company firm build make publish own"),
    ("作者|编剧|脚本", "写 作者 编剧"),
    ("role|character|part", "role character play part portray"),
    ("director|directed", "director direct"),
    ("title|film|work", "film movie work title picture"),
    ("manager|coach|captain", "charge manage"),
    ("opened|opening|inaugurated", "open opening inaugurate built"),
    (r"\bchart\b|\bpeak\b|\bposition\b|\brank", "chart peak position rank reach high higher highest"),
    ("height|elevation|altitude", "high tall height elevation altitude higher taller highest tallest"),
    ("depth|deep", "deep deeper deepest depth point"),
    ("area|size", "large larger largest big bigger biggest small smaller smallest area size"),
    ("population|speakers|inhabitants", "people population speaker speak live large larger largest"),
    (r"\bpp\b|pages", "long longer longest page"),
    ("length|span|distance", "long length longer longest span distance far"),
    ("matches|games|played", "match game play"),
    ("won|wins", "win won"),
    ("city|location|place|town", "where city town located stand"),
    ("country|nationality", "country nationality from"),
    ("crosses", "cross river water"),
    ("designer|architect|engineer", "design architect engineer"),
    (r"\best\b|established|founded", "open found establish set"),
    (
        r"\byr\b|year|date|from|since|completed|opened|built",
        "when year date old oldest older new newest newer build release publish issue",
    ),
    ("海拔|高度", "高 海拔 高度"),
    ("长度|里程|距离|全长", "长 远 公里 里程 距离"),
    ("启用|开通|开放|通车", "启用 开通 开放 通车 建"),
    ("年份|年代|建成|修建|时间|日期", "修 建 年 时候 早 晚"),
    ("面积", "大 小 面积"),
    ("人口|人数", "人口 多 少 说 使用"),
    ("得主|获奖者|获得者", "获得 得 颁 谁 拿"),
    ("届次|届", "届"),
    ("文字|书写", "文字 书写 用"),
    ("籍贯", "人"),
    ("等级|级别", "等 级"),
    ("登顶|首登", "登顶 登上 攀登"),
    ("角色|饰演", "演 饰 扮 角色"),
    ("片名|作品|电影", "电影 影片 片 作品"),
    ("导演", "导演 执导"),
    ("国家|所在国", "国 国家 境内"),
    ("所在地|地点|位置", "哪里 位于 在 地方"),
)
_HEADED = tuple((re.compile(heads), tuple(words.split())) for heads, words in _COLUMNS)

ASKING = STOP_WORDS | frozenset(
    "which what who whom whose when where how many much name named called give tell list there any ever one ones all "
    "year years long far number total table listed version put out come came lie lies stands according page row "
    "made".split()
)
"""Words of a question in English that no table needs to say."""

_COUNTED = f"[{MEASURE_WORDS}年些]"
ASKING_CHINESE = re.compile(
    rf"请问|什么|哪一?几?{_COUNTED}|哪里|哪儿|哪|谁|多少{_COUNTED}?|几{_COUNTED}?|多[高长大远]|吗|呢|获得|被人?|一共|总共|位于|境内|边境|"
    "属于|其中|列表|[是的了有在里中和与跟于年上或站表过获拿为度]|[？?，,。！!、：:《》“”\"'（）() ]"
)
MEASURING_CHINESE = re.compile(
    "之间|之差|相差|相距|相隔|先后|公里|千米|[比从到差隔最更较米得高低长短早晚大小多少远近新老]"
)
"""What stands beside names where two of them, or all, are measured."""


WEAK = frozenset("when date year where 年 时候 在 人".split())
"""Words that ask for a column only where no other is asked for."""


def asking_for(header: str) -> tuple[str, ...]:
    """The words that ask for a column of this (folded) header."""
    return tuple(word for heads, words in _HEADED if heads.search(header) for word in words)


def is_ranking(header: str) -> bool:
    """Whether the numbers of a column of this (folded) header are places, of which the first is the highest."""
    return re.search(r"\bchart\b|\bpeak position\b|\bposition\b|\brank|名次|排名", header) is not None


def measured_by(word: str, header: str) -> bool:
    """Whether a word that compares (longest, 最高) asks for a column of this (folded) header."""
    asked = asking_for(header)
    return stem(word) in map(stem, asked) if word.isascii() else any(one in word for one in asked)


def stem(word: str) -> str:
    """A word without its ending, near enough to compare words of a question with those of a header."""
    if word.endswith("ies") and len(word) > _LEAST_STEM + 2:
        return f"{word[:-3]}y"
    for ending in ("ings", "ing", "ers", "ors", "er", "or", "ed", "es", "s", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST_STEM:
            bare = word.removesuffix(ending)
            return (
                bare[:-1]
                if ending not in ("s", "e") and len(bare) > _LEAST_STEM and bare[-1] == bare[-2]
                else bare
            )
    return word

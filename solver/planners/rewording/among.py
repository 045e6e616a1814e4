"""Chinese questions for some of the works that somebody made: 甲导演的电影里乙演过哪些 is 乙演过甲导演的哪些电影."""

from __future__ import annotations

import re

_WORKS = r"电影|影片|片子|作品|电视剧|连续剧|剧集|小说|歌曲|专辑"
_MADE = r"导演|执导|拍摄|拍|编剧|制作|监制|写|创作|作曲|作词|制片"
_AMONG = re.compile(
    rf"^(?P<made>[^，。？]+?(?:{_MADE})(?:过|出)?的)(?:所有|全部)?(?P<works>{_WORKS})(?:里面?|中|当中|之中|里头)[，,]?"
    r"(?P<who>[^，。？的里中]{2,20}?)(?:都|曾经?|还)?(?P<did>主演|出演|参演|饰演|演|参与|配乐|作曲|剪辑|掌镜|写|唱)(?P<past>了|过)?的?"
    r"(?:是|有)?(?P<which>哪些|哪几[部首本张]|哪一?[部首本张])[？?]?$"
)


def asked_first(question: str) -> str:
    """The question with its works behind what it asks of them; any other as it is."""
    found = _AMONG.match(question)
    if found is None:
        return question
    return f"{found['who']}{found['did']}过{found['made']}{found['which']}{found['works']}？"

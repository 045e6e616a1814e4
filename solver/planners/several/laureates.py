"""Whoever won a prize of some year, told in a Chinese question by that prize: 2011年的甲奖最佳女主角凭同一部片……"""

from __future__ import annotations

import re

from schemas.text import Language
from solver.planners.words.analysis import Analysis

_WHEN = r"(?:(?<!\d)\d{4}年|第[一二三四五六七八九十百\d]{1,4}届|首届)"
_BEST = r"最佳[男女]?(?:主角|配角|演员|主演|导演|编剧|新演员|新人)"
_LAUREATE = re.compile(
    rf"(?P<who>(?:{_WHEN}的?[^，。？、的]{{2,8}}?|[^，。？、的\d]{{2,8}}?{_WHEN})的?{_BEST})(?!奖)"
    r"(?!是?[凭靠因][^，。？]{0,2}哪)(?=是?(?:[凭靠因]|在)|的|后来|曾|还|又|毕业|，)"
)
_SAME = re.compile(r"(?<=[凭靠因以])借?(?P<work>同一?[部张首](?:电影|影片|片子|片|作品|戏|剧|歌曲|歌|专辑))")


def laureate(part: Analysis) -> tuple[int, int] | None:
    """Where a question tells of somebody so."""
    found = _LAUREATE.search(part.text) if part.language is Language.CHINESE else None
    return found.span("who") if found is not None else None


def same_work(question: str) -> tuple[int, int] | None:
    """Where a question speaks of the work for which somebody who was told of won a prize: 凭同一部片."""
    found = _SAME.search(question)
    return found.span("work") if found is not None else None

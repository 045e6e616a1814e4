"""How long a film was in the making, not how long it runs: 《甲》拍了多久, `How long did it take to shoot A?`"""

from __future__ import annotations

import re

_TOOK = re.compile(
    r"^How (?P<long>long|many (?:days|weeks|months|years)) did (?:it take )?"
    r"(?:[A-ZÀ-Þ][^?,]*? (?:take|need|spend) )?(?:to (?:shoot|film)|(?:on )?(?:shooting|filming)) "
    r"(?!of\b)(?P<what>(?:the )?[\"“*]?[A-ZÀ-Þ\d][^?]*?)(?: (?:take|last))?(?=\s*\?|$)"
)
_LASTED_ZH = re.compile(
    r"^(?:电影|影片)?(?P<what>《[^》]+》)(?:这部(?:电影|影片|片子))?(?:一共|总共|共|前后|前前后后)?(?:是)?"
    r"(?:拍摄?(?:了|花了|用了)|的?拍摄(?:花了|用了|历时|持续了?)?)(?:有)?"
    r"(?:多久|多长时间|多少时间|(?:多少|几)个?(?:天|周|星期|月|年))(?:的)?(?:时间)?(?:才拍完)?(?=[？?]?$)"
)


def shot(question: str) -> str:
    """`How long did the filming of A take?` for whatever asks that in other words."""
    return _TOOK.sub(lambda m: f"How {m['long']} did the filming of {m['what']} take", question)


def shot_zh(question: str) -> str:
    """《甲》拍摄历时几周 for 《甲》拍了多长时间: a time that is counted, and no two dates to set apart."""
    return _LASTED_ZH.sub(lambda m: f"{m['what']}拍摄历时几周", question)

"""At what somebody works and where, in the words that rules know: 正式职业 is 职业, 上过班 worked."""

from __future__ import annotations

import re

_TRADE = re.compile(
    r"(?P<whose>['’]s? |\b(?:his|her|their) |^What (?:was|is) the )"
    r"(?:official|formal|regular|proper|paid|actual|everyday|day) "
    r"(?P<what>job|occupation|profession|trade|calling)\b(?! titles?\b)"
)
_TRADE_ZH = re.compile(
    r"(?:正式|本来|固定|日常|实际)的?(?=(?:职业|本职)(?!生涯|资格|运动|联赛|球))|(?<=的)本职(?:工作)?(?=是)"
)
_AT_WORK_ZH = re.compile(
    r"(?P<where>在(?:哪|什么)[^，。？]{1,10}?)(?:上(?P<past>[过了])?班|打(?P<odd>[过了])?工|干(?P<did>[过了])?活)(?P<end>的?)(?=[？?]?$)"
)


def at_work(question: str) -> str:
    """The question without what adds nothing to a trade; itself where no trade is asked for."""
    return _TRADE.sub(lambda m: f"{m['whose']}{m['what']}", question)


def at_work_zh(question: str) -> str:
    """The same in Chinese, and with the plain verb for where somebody went to work."""
    question = _TRADE_ZH.sub(lambda m: "职业" if m[0].startswith("本职") else "", question)
    return _AT_WORK_ZH.sub(
        lambda m: f"{m['where']}工作{m['past'] or m['odd'] or m['did'] or ''}{m['end']}", question
    )

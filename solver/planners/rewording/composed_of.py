"""Chinese questions for whom or what a body is made up of: 甲由哪几所学校组成 asks for its members."""

from __future__ import annotations

import re

_BODIES = "人|成员|学校|大学|学院|院校|公司|机构|国家|协会|球队|乐手|歌手|演员"
_MADE_OF = re.compile(
    rf"^(?P<who>[^，。？由]{{2,24}}?)(?:一共|共|都|最初)?是?由(?:谁|哪[些几]?一?[个位名家所国支]?(?:{_BODIES})?)"
    r"(?:联合|共同|合并)?(?:组成|构成|合组|组建)(?:的|而成)?[？?]?$"
)


def members_asked(question: str) -> str:
    """The question as one for members; any other as it is."""
    found = _MADE_OF.match(question)
    return f"{found['who']}的成员有哪些？" if found is not None else question

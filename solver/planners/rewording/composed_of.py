"""Chinese questions for what something is made up of: 甲由哪几所学校组成, 张三的“甲三部曲”是哪三部."""

from __future__ import annotations

import re

_BODIES = "人|成员|学校|大学|学院|院校|公司|机构|国家|协会|球队|乐手|歌手|演员"
_MADE_OF = re.compile(
    rf"^(?P<who>[^，。？由]{{2,24}}?)(?:一共|共|都|最初)?是?由(?:谁|哪[些几]?一?[个位名家所国支]?(?:{_BODIES})?)"
    r"(?:联合|共同|合并)?(?:组成|构成|合组|组建|合并)(?:的|而成|而来|成立|组成)?的?[？?]?$"
)

_OF_MAKER = re.compile(
    r"^(?:[^，。？“「《的]{2,8}的?(?=[“「《])|[^，。？“「《的]{2,8}的)?[“「《]?(?P<group>[^，。？的“”「」《》]{1,8}?[两三四五六七]部曲)[”」》]?(?:都|一共|共|分别)*"
    r"(?P<asked>(?:是|有|包括|包含|由|指的?是)哪[^，。？]{1,8})[？?]?$"
)
"""A trilogy by its name, also behind whoever made it: a page need not say whose it is where it names it."""


def members_asked(question: str) -> str:
    """The question as one for members; any other as it is."""
    found = _MADE_OF.match(question)
    return f"{found['who']}的成员有哪些？" if found is not None else question


def trilogy_asked(question: str) -> str:
    """The question for the parts of a trilogy with its name quoted, without its maker; any other as it is."""
    found = _OF_MAKER.match(question)
    return f"“{found['group']}”{found['asked']}？" if found is not None else question

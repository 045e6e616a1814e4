"""All children of somebody, asked for by all who bore them: by his two wives together is in all."""

from __future__ import annotations

import re

_SPOUSES = r"(?:wives|husbands|marriages|spouses|partners|unions)"
_SEVERAL = r"(?:both(?: of)?|two|three|four|five|six|seven|several|all(?: of)?)"
_TOGETHER = r"(?:,? (?:together|combined|altogether|in all|all told|in total|between them|taken together))"
_BY_ALL = re.compile(
    rf"^(?P<many>How many (?:children|sons|daughters|kids) (?:did|does|do|has|had|have) [^?]+? "
    r"(?:have|had|father(?:ed)?|get|beget)) "
    rf"(?:(?:by|with|from|through) (?:his|her|their) (?:{_SEVERAL} )?(?:his |her |their )?{_SPOUSES}{_TOGETHER}|"
    rf"(?:by|with|from|through) (?:both|all)(?: of)?(?: his| her| their)?(?: {_SEVERAL})? {_SPOUSES}{_TOGETHER}?)"
    r"(?=\s*\?|$)"
)
_NUMBER_ZH = r"(?:[两二三四五六七八]|几)"
_WIVES_ZH = r"(?:妻子|太太|夫人|老婆|丈夫)"
_BY_ALL_ZH = re.compile(
    rf"^(?P<who>[^，。？和与跟]+?)(?:和|与|跟|同|的)(?:他|她)?(?:的)?{_NUMBER_ZH}[任位个]{_WIVES_ZH}(?:[总一]?共|加起来|合起来)(?:(?:给|为|替)?[他她])?"
    r"(?:生(?:育|养|下)?[了过]?|育有|有)(?P<many>(?:几|多少)[个名位]?(?:孩子|子女|儿女|儿子|女儿))(?=[？?]?$)"
)


def in_all(question: str) -> str:
    """The question for all children; itself where those of one marriage are asked for."""
    return _BY_ALL.sub(lambda m: f"{m['many']} in all", question)


def in_all_zh(question: str) -> str:
    """The same in Chinese."""
    return _BY_ALL_ZH.sub(lambda m: f"{m['who']}一共有{m['many']}", question)

"""What is no honour of whoever it is said of: an office, somebody's pupil, the first person of a mountain."""

from __future__ import annotations

import re

from builder.extraction.chinese.items import PERSON
from builder.extraction.chinese.patterns.slots import Value
from builder.findings import Named

_OFFICE = re.compile(
    "(?:总统|总理|首相|主席|议员|议长|会长|校长|院长|市长|省长|州长|国王|皇帝|教皇|教宗|主教|裁判|球证|队长|总裁|秘书长|理事长?|董事长?|首府|首都|省会)$"
)
_PRAISED = re.compile("最|首[位个名次]|第[一二三][位个名]|唯一|杰出|优秀|年度|十大|百|佳|模范")
_OF_SOMEBODY = re.compile("(?:徒弟|弟子|门生|女友|男友|妻子|丈夫|儿子|女儿|母亲|父亲|朋友|好友|伴侣)$")
_SOMEBODY = re.compile(
    "(?:[名位][^，。；]*的(?!.*的)[^，。；]*(?:人|[女男]性|[者员手士师家])|传教士|球员|演员)$"
)
_THINGS = frozenset({"Place", "City", "Country", "Award", "Event", "School"})


def is_honour_of(predicate: str, subject: Named, value: Value) -> bool:
    """Whether words may be an honour: `被选为总统` tells of an office, `成为首位登顶的女性` of no mountain."""
    if predicate != "honor" or isinstance(value, Named):
        return True
    words = value.value
    if _OF_SOMEBODY.search(words) is not None:
        return False
    if _OFFICE.search(words) is not None and _PRAISED.search(words) is None:
        return False
    return subject.type == PERSON or subject.type not in _THINGS or _SOMEBODY.search(words) is None

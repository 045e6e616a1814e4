"""Pages that list things: what is told of there is what they list, not the page itself."""

from __future__ import annotations

import re
from dataclasses import replace

from builder.findings import Fact, Findings, FoundMention, Named

_WORKS = "discography|filmography|bibliography|videography|awards and nominations|records and statistics"
_ENGLISH = re.compile(
    rf"^(?:the )?(?:lists?|index|outline|timeline|table) of\b|\b(?:{_WORKS})$"
    r"|\((?:(?:sur|given |family |first |last )?names?|disambiguation)\)",
    re.IGNORECASE,
)
_CHINESE = re.compile(
    r"(?:列表|一览表?|名单|名录)$|(?:作品|唱片|奖项|电影|角色|演员|分集|剧集)(?:列表|目录|年表)$|[（(](?:姓氏?|人名|名字|消歧义)[)）]"
)


def lists_things(title: str) -> bool:
    """Whether a title is that of a list, of the works of somebody, or of all who bear a name."""
    return _ENGLISH.search(title) is not None or _CHINESE.search(title) is not None


def of_another(found: Findings, told: Named) -> Findings:
    """What was read on a list of a thing that is not the page's own: its kind is that thing's, its description
    nobody's.
    """
    if not found.subject_type:
        return replace(found, description="")
    typed = replace(told, type=found.subject_type, type_source=found.subject_type_source)

    def known(end: Named) -> Named:
        return typed if end.name == told.name else end

    def fact(one: Fact) -> Fact:
        thing = known(one.object) if isinstance(one.object, Named) else one.object
        return replace(one, subject=known(one.subject), object=thing)

    def mention(one: FoundMention) -> FoundMention:
        return replace(one, named=known(one.named))

    return replace(
        found,
        mentions=tuple(mention(one) for one in found.mentions),
        facts=tuple(fact(one) for one in found.facts),
        subject_type="",
        description="",
    )

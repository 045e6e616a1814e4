"""Where something is, asked without a word for lying there: Where is Mount Kenya? · 泰山在哪里？"""

from __future__ import annotations

import re

from builder.extraction.chinese.lexicon import SURNAMES

_PLACED = (
    r"(?:Mount|Mt\.?|Lake|River|Cape|Fort|Port|Saint|St\.|University|College|School|Academy|Institute|Museum|Gallery|"
    r"Library|Theatre|Theater|Cathedral|Church|Abbey|Temple|Pagoda|Monastery|Tower|Bridge|Dam|Castle|Palace|Hall|House|"
    r"Park|Garden|Gardens|Square|Street|Station|Railway|Airport|Harbour|Harbor|Island|Islands|Mountain|Mountains|Valley|"
    r"Canal|Canyon|Desert|Falls|Forest|Hospital|Stadium|Arena|Hotel|Mill|Works|Factory|Lighthouse|Observatory|Reef|Bay|"
    r"Peak|Hill|Hills|Ridge|Glacier|Volcano|Pass|Point|Strait|Sea|Ocean|Gulf|Creek|Cave|Beach|Village|Manor|Villa|"
    r"Quay|Pier|Market|Prison|Cemetery|Monument|Memorial|Company|Inn)"
)
"""What names of things that lie somewhere have; people are somewhere, too, but nobody asks where they lie."""

_NAME = (
    rf"(?=[^?]*\b{_PLACED}\b)(?:the )?[A-ZÀ-Þ][\w'’.-]*"
    r"(?:,? (?:(?:of|the|and|de|du|la|in|on|for|at) )*[A-ZÀ-Þ][\w'’.-]*){0,7}"
)
_WHERE = re.compile(rf"^Where (?P<be>is|are|was|were) (?P<what>{_NAME}) ?(?=\?|$)")
_WHICH = re.compile(
    r"^(?:[Ii]n )?(?P<which>(?:[Ww]hich|[Ww]hat) (?:[a-z]+ )?"
    r"(?:city|town|village|county|state|province|region|district)) "
    rf"(?P<be>is|are|was|were) (?P<what>{_NAME})(?: in)? ?(?=\?|$)"
)
_COUNTRY = re.compile(
    r"^(?:In )?(?:[Ww]hich|[Ww]hat) country (?:is|are|was|were|does|do) "
    rf"(?P<what>{_NAME})(?: (?:located|situated|lie|lies|stand))?(?: in)? ?(?=\?|$)"
)
_PLACED_ZH = (
    r"(?:[山河湖江海岛峰岭峡谷湾港寺庙塔楼宫殿桥路街站局社厂校院馆园城县市镇村国州陵墓碑坛堡所店矿坝]|大学|[中小]学|公司|"
    r"铁路|水库|银行)"
)
"""What the name of something that lies somewhere ends with; who lives or was born there does not."""

_SOMEBODY_ZH = re.compile(
    rf"^(?:哪|[{''.join(sorted(SURNAMES))}][\u3400-\u9fff]?[山江海国港湾川河州](?:现在|如今|目前)?是?在)"
)
"""A short name that may be somebody's, or a question word."""

_WHERE_ZH = re.compile(
    rf"^(?P<what>[^，。？?的]{{1,20}}{_PLACED_ZH})(?:现在|如今|目前)?是?在(?P<where>哪里|哪儿|哪个?[省市县州区镇]|哪[座个一]+城市|何处|什么地方)"
    r"(?=[？?]?$)"
)
_COUNTRY_ZH = re.compile(
    rf"^(?P<what>[^，。？?的]{{1,20}}{_PLACED_ZH})(?:是?在|位于|坐落[于在]|地处|属于)哪一?个?国家?(?:境内)?(?=[？?]?$)"
)


def located(question: str) -> str:
    """The question with the word for lying there, or for the country; itself where it asks for no place."""
    question = _COUNTRY.sub(lambda m: f"What is the home country of {m['what']}", question)
    question = _WHICH.sub(lambda m: f"In {m['which'].lower()} {m['be']} {m['what']} located", question)
    return _WHERE.sub(lambda m: f"Where {m['be']} {m['what']} located", question)


def located_zh(question: str) -> str:
    """The same in Chinese."""
    if _SOMEBODY_ZH.match(question):
        return question
    question = _COUNTRY_ZH.sub(lambda m: f"{m['what']}是哪个国家的", question)
    return _WHERE_ZH.sub(lambda m: f"{m['what']}位于{m['where']}", question)

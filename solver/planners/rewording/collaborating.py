"""People who worked in the films of one maker, or made those of one player, in words for what each did: `acted in films
by A` is `acted in films directed by A`, and 和甲合作过的导演 whoever directed films with 甲.
"""

from __future__ import annotations

import re

_FILMS = r"(?:films?|movies?|pictures?)"
_ACTED = r"(?:act(?:ed|s)?|appear(?:ed|s)?|star(?:red|s)?|play(?:ed|s)?|perform(?:ed|s)?)"
_BY = re.compile(
    rf"(?P<before>^(?:who|(?:which|what) (?:actors?|actress(?:es)?|people|stars?))\b[^?]*?\b{_ACTED} in "
    rf"(?:the |any |some )?{_FILMS}) (?:made )?(?:by|of) (?=[A-ZÀ-Þ])",
    re.I,
)
_OWN = re.compile(
    rf"(?P<before>^(?:who|(?:which|what) (?:actors?|actress(?:es)?|people|stars?))\b[^?]*?\b{_ACTED}) in "
    rf"(?P<who>[A-ZÀ-Þ][^?,]*?)['’]s? (?P<films>{_FILMS})(?=\s*\?|$)",
    re.I,
)
_MANY = re.compile(
    rf"^how many (?:of )?(?P<who>[A-ZÀ-Þ][^?,]*?)['’]s? {_FILMS} (?P<did>did|does|has|have|had) "
    rf"(?P<actor>[A-ZÀ-Þ][^?,]*?) (?:{_ACTED}) in\s*\?*$",
    re.I,
)
_WITH = re.compile(
    r"^(?:which|what) (?:film )?directors? (?:has|have|did) (?P<who>[A-ZÀ-Þ][^?,]*?) (?:ever )?work(?:ed)? with\s*\?*$|"
    r"^(?:which|what) (?:film )?directors? (?:have |has )?(?:ever )?worked with (?P<whom>[A-ZÀ-Þ][^?,]*?)\s*\?*$",
    re.I,
)
_WHO_ZH = r"(?:谁|有谁|哪些(?:女|男)?(?:演员|人|明星|影星)|哪[位个](?:女|男)?(?:演员|人|明星|影星)?|有哪些(?:演员|人))"
_BY_ZH = re.compile(
    rf"^(?P<before>{_WHO_ZH}(?:都|曾经?)?(?:主演|出演|参演|饰演|演)(?:过|了))"
    r"(?P<who>(?:(?!导演|执导|拍|编剧|写|主演)[^，。？的《》]){2,12})的(?P<films>电影|影片|片子)(?=[？?]*$)"
)
_WITH_ZH = re.compile(
    r"^(?:有?哪些|哪[位个])导演(?:曾经?)?(?:和|与|跟|同)(?P<who>[^，。？的《》和与跟同]{2,12}?)(?:合作|共事)过?[？?]*$|"
    r"^(?P<whom>[^，。？的《》和与跟同]{2,12}?)(?:曾经?)?(?:和|与|跟|同)(?:哪些|哪[位个])导演(?:合作|共事)过?[？?]*$"
)


def collaborated(question: str) -> str:
    """The English question with what each did for the films; any other as it is."""
    counted = _MANY.match(question)
    if counted is not None:
        return f"In how many films directed by {counted['who']} did {counted['actor']} star?"
    made = _WITH.match(question)
    if made is not None:
        return f"Who directed films starring {made['who'] or made['whom']}?"
    question = _BY.sub(lambda m: f"{m['before']} directed by ", question)
    return _OWN.sub(lambda m: f"{m['before']} in {m['films']} directed by {m['who']}", question)


def collaborated_zh(question: str) -> str:
    """The Chinese question with what each did for the films; any other as it is."""
    made = _WITH_ZH.match(question)
    if made is not None:
        return f"谁导演过{made['who'] or made['whom']}主演的电影？"
    return _BY_ZH.sub(lambda m: f"{m['before']}{m['who']}导演的{m['films']}", question)

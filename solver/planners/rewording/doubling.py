"""Two things that one clause asks, as two questions: 甲什么时候在哪里出生, `Who are the director and editor of A?`"""

from __future__ import annotations

import re

_WHEN = r"什么时候|何时|哪一?年|哪一?天|几几年|什么时间"
_WHERE = r"哪里|哪儿|何地|什么地方|哪[个座]?(?:城市|国家|地方|省|县)"
_AND = r"(?:、|和|与|以及|及|并且?|又|[，,])?"
_BE = r"(?:[是在于]|是[在于])?"
_DEED = r"(?P<deed>[^，。？?、和与]{1,10}?)"
_TIME_PLACE = re.compile(
    rf"^(?P<who>[^，。？?、谁哪何]{{1,30}}?)(?:(?P<when>{_BE}(?:{_WHEN})){_AND}(?P<where>{_BE}(?:{_WHERE}))|"
    rf"(?P<place>{_BE}(?:{_WHERE})){_AND}(?P<time>{_BE}(?:{_WHEN}))){_DEED}[？?]*$"
)
_BEHIND = re.compile(
    rf"^(?P<who>[^，。？?、谁哪何]{{1,30}}?)(?P<deed>出生|去世|逝世|生|死|成立|上映|创[办立建])(?P<at>[在于])"
    rf"(?:(?P<when>{_WHEN}){_AND}[在于]?(?P<where>{_WHERE})|(?P<place>{_WHERE}){_AND}[在于]?(?P<time>{_WHEN}))[？?]*$"
)
_MAKER = re.compile(
    rf"^(?:(?P<what>[^，。？?谁]{{1,30}})是(?:由)?谁[在于]?(?P<when>{_WHEN}){_DEED}的|"
    rf"谁[在于]?(?P<time>{_WHEN})(?P<did>[^，。？?的谁]{{2,4}}?)了(?P<thing>[^，。？?谁]{{1,30}}))[？?]*$"
)
_ASKED = {
    "谁": "导演|编剧|主演|作者|创始人|创办人|监制|制片人|配乐|剪辑|摄影",
    "什么时候": "出生(?:日期|时间|年份)|生日|(?:去世|逝世|上映|成立|创立|建成)(?:日期|时间)",
    "哪里": "出生地点?|籍贯|祖籍|(?:去世|逝世)地点?|总部|所在地|首都",
    "什么": "国籍|职业|本名|原名|母校|片长|票房|身高|面积",
}
_NOUN = "|".join(_ASKED.values())
_BOTH = re.compile(
    rf"^(?P<who>[^，。？?的]{{1,30}})的(?P<one>{_NOUN})(?:和|与|以及|及|、)(?P<two>{_NOUN})(?:分别|各)?(?:是|在)"
    r"(?:什么|谁|哪里|哪儿|多少)[？?]*$"
)
_ROLE_EN = (
    r"(?:screen)?writer|director|producer|composer|editor|author|founder|cinematographer|designer|architect"
)
_BOTH_EN = re.compile(
    rf"^Who (?P<be>are|were) the (?P<one>{_ROLE_EN}) and (?:the )?(?P<two>{_ROLE_EN}) of (?P<what>[^?]+?)\s*\?*$"
)
_LIFE_EN = re.compile(
    r"^What (?:is|are|was|were) (?:(?P<who>[^?]+?)['’]s? |the )(?P<first>date|place) and (?:the )?"
    r"(?:date|place) of (?P<end>birth|death)(?: of (?P<whose>[^?]+?))?\s*\?*$"
)


def doubled_en(question: str) -> str:
    """The two questions that an English one asks by two nouns; any other as it is."""
    both = _BOTH_EN.match(question)
    if both is not None:
        be = "is" if both["be"] == "are" else "was"
        return " ".join(f"Who {be} the {both[role]} of {both['what']}?" for role in ("one", "two"))
    life = _LIFE_EN.match(question)
    who = (life["who"] or life["whose"]) if life is not None else None
    if life is None or not who:
        return question
    aux, verb = ("was", "born") if life["end"] == "birth" else ("did", "die")
    words = ("When", "Where") if life["first"] == "date" else ("Where", "When")
    return " ".join(f"{word} {aux} {who} {verb}?" for word in words)


def doubled(question: str) -> str:
    """The two questions that a Chinese clause asks at once; any other question as it is."""
    both = _TIME_PLACE.match(question)
    if both is not None:
        time, place = both["when"] or both["time"], both["where"] or both["place"]
        asked = [f"{both['who']}{word}{both['deed']}？" for word in (time, place)]
        return "".join(asked if both["when"] else asked[::-1])
    behind = _BEHIND.match(question)
    if behind is not None:
        who, deed = behind["who"], f"{behind['deed']}{behind['at']}"
        time, place = behind["when"] or behind["time"], behind["where"] or behind["place"]
        return f"{who}{deed}{time}？{who}{deed}{place}？"
    nouns = _BOTH.match(question)
    if nouns is not None:
        return "".join(
            f"{nouns['who']}的{noun}是{_word_for(noun)}？" for noun in (nouns["one"], nouns["two"])
        )
    maker = _MAKER.match(question)
    if maker is None:
        return question
    what, deed = maker["what"] or maker["thing"], maker["deed"] or maker["did"]
    return f"{what}是谁{deed}的？{what}是{maker['when'] or maker['time']}{deed}的？"


def _word_for(noun: str) -> str:
    """The question word for what a noun names."""
    return next(word for word, nouns in _ASKED.items() if re.fullmatch(nouns, noun))

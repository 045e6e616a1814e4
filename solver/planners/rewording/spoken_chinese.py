"""Chinese questions as people say them: 甲干嘛要解散, 甲怎么不做了, 甲底下管着哪些县, 甲该算乙的什么人."""

from __future__ import annotations

import re

_WHY = re.compile(
    r"(?<![是去来])(?:干[嘛吗啥](?:非?要|就|偏)?|为嘛|凭什么|凭啥|咋会|怎么会|咋就|怎么就)(?=[\u3400-\u9fff]{2})"
)
_WHY_NOT = re.compile(
    r"(?:后来|最后|突然|忽然)?(?:怎么|咋)(?:后来|突然|忽然|又|就)*(?=(?:不|没|停|散|关|垮|倒|改|搬|走)[^，。？]{0,6}了[？?]?$)"
)
_NO_MORE = (
    (re.compile(r"(?:不|没)(?:再)?(?:做|生产|造|出|卖)(?:下去)?了(?=[？?]?$)"), "停产"),
    (re.compile(r"不(?:再)?(?:开|办|营业|经营)(?:下去)?了(?=[？?]?$)"), "停办"),
)
_SPOKEN = (
    (re.compile(r"啥时候|哪会儿|几时|多会儿"), "什么时候"),
    (re.compile(r"(?<!为)(?<!干)(?<!凭)啥"), "什么"),
    (re.compile(r"(?<![的])咋(?=[\u3400-\u9fff])"), "怎么"),
    (re.compile(r"散伙|拆伙|散了伙"), "解散"),
    (re.compile(r"关张|关门大吉|歇业|关了门"), "停业"),
    (re.compile(r"(?<=[早晚])开张(?=几年|多少年|多久)|办起来"), "成立"),
    (re.compile(r"(?:底下|下面|手下)?(?:都)?(?:管着|管辖着?|辖着)(?=哪|几|多少|什么)"), "下辖"),
    (
        re.compile(r"(?P<a>哪[些几]个?)(?P<x>[区县市镇乡州省])[、和跟与]+(?P=a)(?P<y>[区县市镇乡州省])"),
        r"\g<a>\g<x>\g<y>",
    ),
    (re.compile(r"(?:常)?住的人(?:口)?(?P<how>最[少多])"), r"人口\g<how>"),
    (
        re.compile(r"(?<=[\u3400-\u9fff])(?:那几年|那阵子|那会儿|那段时间|那些年)(?=[\u3400-\u9fff，])"),
        "期间",
    ),
    (re.compile(r"老[爸爹](?=[是叫的，])"), "父亲"),
    (re.compile(r"老[妈娘](?=[是叫的，])"), "母亲"),
    (re.compile(r"闺女"), "女儿"),
    (re.compile(r"(?<=[\u3400-\u9fff])的?[元原]配(?:妻子|夫人|太太)?(?=[是叫的，？?]|$)"), "的第一任妻子"),
    (re.compile(r"头一[个位](?=[\u3400-\u9fff])"), "第一位"),
)
_COUNTED = re.compile(
    r"[，,]?(?:从[^，。？]{1,6}?(?:到|至)(?:现在|今天|如今|目前|今)|到(?:现在|目前|今天)为止|到(?:现在|目前)|"
    r"加起来|统共)(?=(?:一共|总共|共)?(?:有|出|办|换|造|拍|写|发))|[，,](?:连|加上|算上|包括)(?:(?!自己|本人)[^，。？]){1,10}?(?:(?:也|都)?(?:算上|在内|算))(?=[？?]?$)"
)
_KIN = (
    re.compile(
        r"^(?:(?:论|按|照)(?:亲戚|辈分|关系)(?:来?[说讲算])?[，,]?)?(?P<one>[^，。？的]{2,24}?)(?:应该|应当|该|得|要)"
        r"(?:算|管|叫|喊|是)(?:是|作|做)?(?P<other>[^，。？的]{2,24}?)(?:的(?:什么人?|谁|哪门子亲戚)|叫?什么|做什么)[？?]?$"
    ),
    re.compile(
        r"^(?:论|按|照)(?:亲戚|辈分|关系)(?:来?[说讲算])?[，,]?(?P<one>[^，。？的]{2,24}?)是(?P<other>[^，。？的]{2,24}?)的"
        r"(?:什么人?|谁)[？?]?$"
    ),
    re.compile(
        r"^(?P<one>[^，。？的]{2,24}?)[和跟与同](?P<other>[^，。？的]{2,24}?)(?:他们|俩|两人|两个)?是(?:不是)?"
        r"(?:一家人?|亲戚|亲属)[吗么]?[，,](?:他们)?(?:是)?(?:怎么个|什么|啥|怎样的?)(?:亲戚)?关系[？?]?$"
    ),
    re.compile(
        r"^(?P<one>[^，。？的]{2,24}?)[和跟与同](?P<other>[^，。？的]{2,24}?)(?:他们|之间)?(?:到底)?(?:是)?"
        r"(?:怎么个|咋个)(?:亲戚)?关系[？?]?$"
    ),
)
_RESTATED = re.compile(
    r"^(?P<who>[^，。？]*?的)那[位个名条座家支部](?P<noun>[^，。？的]{1,8})[，,](?:[他她它](?:的|们的?)?|人家)(?=[^\s，。？]{2})"
)
_YET = re.compile(r"(?P<done>[了过])没有?(?=[？?]?$)")


def plain_chinese(question: str) -> str:
    """The question in plain words; itself where it has none that are only spoken."""
    text = question.strip()
    for way in _KIN:
        related = way.match(text)
        if related is not None:
            return f"{related['one']}和{related['other']}是什么关系？"
    text = _RESTATED.sub(r"\g<who>\g<noun>的", _COUNTED.sub("", text))
    text = _WHY.sub("为什么", _WHY_NOT.sub("为什么", text))
    if "为什么" in text:
        for pattern, words in _NO_MORE:
            text = pattern.sub(words, text)
    for pattern, words in _SPOKEN:
        text = pattern.sub(words, text)
    return _YET.sub(r"\g<done>吗", text)

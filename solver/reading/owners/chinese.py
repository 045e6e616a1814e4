"""Of whom Chinese words tell a relation: the subject of a verb, the owner of a noun."""

from __future__ import annotations

import re

from solver.reading.owners.mentions import BIRTH, LIFE, PARENT, Asked, Mention

_DIED = (
    r"去世|逝世|病逝|离世|过世|辞世|病故|身亡|身故|遇害|遇难|自杀|自尽|牺牲|阵亡|驾崩|猝逝|"
    r"离开人世|死(?=[于在去后])|[卒殁葬](?=[于在])"
)
_VERBS = {
    **dict.fromkeys(LIFE, _DIED),
    **dict.fromkeys(BIRTH, r"出生|诞生|生于|降生"),
    **dict.fromkeys(PARENT, r"之[子女]|的(?:[长次三四五幼独][子女]|儿子|女儿)"),
    "teacher": r"师[从承事]|拜师|(?:的|得意|关门|入室)(?:弟子|徒弟|门生|门徒|学生)(?!时代|会|生涯)|"
    r"[跟向随从][^，。；]{1,10}?(?:学|习)|门下",
    "educated_at": r"毕业|就读|考[入上取]|入读|升[入读]|求学|攻读|留学|读书|念书|修读|上学|学习",
    "spouse": r"结婚|成婚|完婚|再婚|离婚|[嫁娶]",
}
_NOUNS = {
    **dict.fromkeys(LIFE, r"死因|死讯|遗体|骨灰|墓"),
    **dict.fromkeys(BIRTH, r"出生地|故乡|籍贯"),
    "father": r"父亲|父母|双亲|爸爸|生父|其父",
    "mother": r"母亲|父母|双亲|妈妈|生母|其母",
    "parent": r"父亲|母亲|父母|双亲|爸爸|妈妈|生[父母]",
    "teacher": r"老师|师父|师傅|恩师|导师|教练|启蒙",
    "educated_at": r"母校|学历|学位",
    "spouse": r"妻子?|丈夫|太太|夫人|夫妇|夫妻|配偶|老婆|老公|伴侣",
}
_KIN = (
    r"(?:父母|父亲|母亲|双亲|爸爸|妈妈|生[父母]|养[父母]|继[父母]|祖[父母]|外[公婆]|爷爷|奶奶|妻子?|丈夫|太太|儿子|女儿|[长次幼独][子女]|"
    r"哥哥|弟弟|姐姐|妹妹|兄长|胞[兄弟姐妹]|叔父|伯父|舅舅|好友|友人|恩师|老师|师父|师傅|搭档|[侍妻爱]妾|恋人|男友|女友|家人|亲人|同[学伴])"
)
_HE = r"[他她](?!们)"
_STOP = re.compile(r"[，。；：！？,;:!?]")
_SENTENCE = re.compile(r"[。；！？]")
_WITHIN = re.compile(
    r"(?:在|当|于|自|从|直到)?[他她][^，。；]{0,12}?(?:前后|之前|之后|那[年天]|[时前后]|[岁](?:那年|时)?)|在[^，。；]{0,14}?(?:前后|之前|之后|那年|时候)"
)
"""A time told by what else happened then: 在她六岁那年."""

_THEN = re.compile(r"[^，。；]{1,10}?(?:之?后|时|期间|之?前)")
"""What stands behind somebody whose deed only tells a time: 徽宗即位后."""

_LED = re.compile(r"(?:[与和同跟由被从向对给随将把]|(?<!因)为)$")
_WITH = re.compile(r"(?:[与和跟]|(?<!一)同)[\u3400-\u9fff]{0,8}$")
"""Before somebody with whom something is done: right before a name, or before what he is (与钟表匠李四)."""
_ROLE = re.compile(r"饰演?|扮演?|出演|主演|角色")
_IS_A = re.compile(r"(?:是|当|做|任|为|从事|成为)(?:了|过|一[名位个])?[^，。；]{0,6}$")
_HIS = re.compile(r"(?:[他她其](?:的)?|自己的?)[^，。；的是为当做任]{0,4}$")
_OWNER_KIN = re.compile(rf"{_KIN}的?$")


def mentions(text: str, asked: Asked) -> list[Mention]:
    """Each place where a text tells the relation asked for."""
    plain = re.sub(r"《[^《》]*》", lambda m: " " * len(m[0]), text)
    found = [
        Mention(m.start(), m.end(), _is_owned(plain, m, asked))
        for m in re.finditer(_NOUNS[asked.relation], plain)
    ]
    for m in re.finditer(_VERBS[asked.relation], plain):
        own = _subject(plain, m.start(), asked)
        if asked.relation == "spouse" and own is False:
            own = any(name in _clause_around(plain, m.start()) for name in asked.names)
        found.append(Mention(m.start(), m.end(), _default(own, asked, plain)))
    return sorted(found, key=lambda one: (one.start, one.end))


def _default(own: bool | None, asked: Asked, text: str) -> bool:
    """What is told of nobody is told of whom the page is about, or of whom the words name."""
    return (asked.about or any(name in text for name in asked.names)) if own is None else own


def _is_owned(text: str, noun: re.Match[str], asked: Asked) -> bool:
    """Whether what a noun calls is the one's asked about."""
    clause = _STOP.split(text[: noun.start()])[-1]
    if _ROLE.search(clause) is not None:
        return False
    owner = clause.removesuffix("的")
    if any(owner.endswith(name) for name in asked.names):
        return True
    if any(owner.endswith(name) for name in asked.others) or _OWNER_KIN.search(clause) is not None:
        return False
    if _HIS.search(clause) is not None:
        return _refers(text, noun.start(), asked)
    if asked.relation == "teacher" and _IS_A.search(clause) is not None:
        return any(text.startswith(name, noun.end()) for name in asked.others)
    if asked.relation in PARENT and _ROLE.search(text[: noun.start()]) is not None and clause != text:
        return False
    return _default(None, asked, text)


def _refers(text: str, place: int, asked: Asked) -> bool:
    """Whether a pronoun at a place stands for the one asked about: on their page, or behind their name."""
    if asked.about:
        return True
    own = max((text.rfind(name, 0, place) for name in asked.names), default=-1)
    return own >= 0 and own > max((text.rfind(name, 0, place) for name in asked.others), default=-1)


def _subject(text: str, place: int, asked: Asked) -> bool | None:
    """Whether the subject of a verb at a place is the one asked about: the last one before it in its clause, else the
    first one of a clause before that in its sentence; None where none stands there.
    """
    first = max((m.end() for m in _SENTENCE.finditer(text, 0, place)), default=0)
    left = _WITHIN.sub(lambda m: " " * len(m[0]), text[first:place])
    clauses = _STOP.split(left)
    end = first + len(left)
    for number, clause in enumerate(reversed(clauses)):
        start = end - len(clause)
        found = [
            m
            for m in _people(asked).finditer(clause)
            if not _LED.search(before := clause[: m.start()])
            and not (m["other"] and (_WITH.search(before) or _THEN.match(clause, m.end())))
        ]
        if found:
            one = found[-1] if number == 0 else found[0]
            if one["he"]:
                return _refers(text, start + one.start(), asked)
            return one["own"] is not None
        end = start - 1
    return None


def _people(asked: Asked) -> re.Pattern[str]:
    own, others = (
        "|".join(re.escape(name) for name in sorted(names, key=lambda n: (-len(n), n))) or "(?!)"
        for names in (asked.names, asked.others - asked.names)
    )
    return re.compile(
        rf"(?P<kin>{_KIN}(?:{others})?)|(?P<other>{others})|(?P<own>{own})|(?P<he>{_HE}(?!的|父|母|妻|丈))"
    )


def _clause_around(text: str, place: int) -> str:
    stop = _STOP.search(text, place)
    return _STOP.split(text[:place])[-1] + text[place : stop.start() if stop else len(text)]

"""A second question about whom the first one asks for: 《功夫》的导演是谁？他是哪里人？ · Who directed Titanic? Where
was he born? · Who directed Titanic, and where was he born?
"""

from __future__ import annotations

import re

_NOUN_ZH = r"[^，。？?！谁他她]{1,40}的[^，。？?！谁他她的]{1,10}"
_DID_ZH = (
    r"(?:设计|建造|修建|创[办建立作]|成立|发明|发现|执导|导演?|编写|撰写|写|著|翻译|作曲|谱写|绘制?|画|雕刻|拍摄?|"
    r"主演|制作|制造|主持|编剧|改编|收购|买下|开辟)[了过]?"
)
"""What somebody does to one thing."""

_ASKS_WHO_ZH = re.compile(
    rf"^(?P<first>(?P<who>{_NOUN_ZH})是(?:谁|哪一?位)|谁是(?P<whose>{_NOUN_ZH})|"
    rf"谁(?P<did>{_DID_ZH})(?P<what>[^，。？?！谁他她的]{{2,40}})|"
    rf"(?P<which>[^，。？?！谁他她的]{{2,40}})是(?:谁|[由被]谁|哪一?位?人)(?P<done>{_DID_ZH})的)"
    r"[？?，,。]\s*(?P<then>[^？?]+[？?]?)$"
)
_HE_ZH = re.compile(
    r"^(?:(?:那么?|而|请问|还有|以及)[，,]?)?(?P<he>[他她](?![们俩乡国方处日山人]|自己)|此人|"
    r"[这那]个人)(?P<behind>[^“”「」]+)$"
)
_KIN_EN = (
    r"[A-ZÀ-Þ\"“][^?,;]{0,50}?['’]s? (?:(?:first|second|third|only|elder|older|eldest|younger|youngest) )?"
    r"(?:wife|husband|father|mother|son|daughter|brother|sister|teacher|director|author|founder)"
)
_ASKS_WHO_EN = re.compile(
    rf"^(?P<first>Who\s+(?:(?:is|was)\s+(?P<who>the\s+[^?,;]{{1,30}}?\s+of\s+[^?;]{{1,60}}|{_KIN_EN})|"
    r"(?P<did>(?!(?:is|was|are|were|else|do|does|did|has|have|had|will|would|can|could)\b)[a-z]+\s+[^?;]{1,60})))"
    r"\?\s+(?P<then>(?:And\s+)?[A-Za-z][^?]*\?)$"
)
_MADE_EN = (
    r"(?:directed|wrote|founded|co-founded|designed|built|invented|discovered|composed|painted|created|established|"
    r"translated|produced|sculpted|launched|edited|published|opened|started|developed|commissioned|carved|drew)"
)
_ASKS_WHO_AND_EN = re.compile(
    rf"^(?P<first>Who\s+(?:(?:is|was)\s+(?P<who>the\s+[^?,;]{{1,30}}?\s+of\s+[^?,;]{{1,60}}?|{_KIN_EN})|"
    rf"(?P<did>{_MADE_EN}\s+[^?;]{{1,60}}?)))"
    r",?\s+and\s+(?P<then>(?:(?:in|on|at|to|from|for|of|by|with)\s+)?(?:how|when|where|what|which|whom?|whose|why|is|was|"
    r"did|does|has|had)\b[^?]*\?)$"
)
"""Both in one sentence: he is who made it where it is a thing that is made; somebody may be whom a verb is done to."""

_HE_EN = re.compile(
    r"\b(?P<he>he|she|his|her|(?:that|this|the same) (?:person|man|woman|(?P<trade>director|author|writer|translator|"
    r"founder|designer|composer|painter|inventor|builder)))\b(?P<noun>(?=\s+[a-z]))?"
)
_LIVING_EN = re.compile(
    r"^(?:and )?what (?P<be>do|di)(?:es|d) (?P<he>he|she) do(?: for a living)?\s*\?$", re.I
)
_OTHERS_EN = re.compile(r"\b(?:him|himself|herself|they|their)\b|[\"“”‘]|\w\s+[A-Z]")
"""A name or a pronoun beside the one that is replaced, which may mean somebody else."""

_WOMAN = re.compile(
    r"(?:妻子?|太太|夫人|女儿|母亲|妈妈|姐姐|妹妹|女友|女主角|女演员|女星|奶奶|外婆|姑姑|王后|皇后)$|"
    r"(?:\bthe|['’]s?) (?:\w+ )?(?:wife|mother|daughter|sister|actress|girlfriend|queen|aunt|grandmother|heroine)\b"
)
_MAN = re.compile(
    r"(?:丈夫|前夫|老公|父亲|爸爸|儿子|哥哥|弟弟|男友|男主角|男演员|男星|爷爷|外公|叔叔|国王|皇帝)$|"
    r"(?:\bthe|['’]s?) (?:\w+ )?(?:husband|father|son|brother|actor|boyfriend|king|uncle|grandfather|hero)\b"
)

_SHE = re.compile(r"她|\b(?:she|her|woman)$")
_HE = re.compile(r"他|\b(?:he|his|man)$")


_TRADE_OF = {"author": "wrote", "writer": "wrote", "translator": "translat", "builder": "built"}


def _is_trade(trade: str, first: str) -> bool:
    """Whether a question asks who has a trade: who translated it for `that translator`."""
    return trade in first.lower() or _TRADE_OF.get(trade, trade[:5]) in first.lower()


def followed(question: str) -> tuple[str, str]:
    """Two questions, with whom the first one asks for in place of the pronoun in the second; or the question alone.

    A pronoun of the other sex, or beside another name, means somebody else.
    """
    chinese = _ASKS_WHO_ZH.match(question)
    if chinese is not None:
        he, who = _HE_ZH.match(chinese["then"]), chinese["who"] or chinese["whose"]
        did, what = chinese["did"] or chinese["done"], chinese["what"] or chinese["which"]
        who = who or f"{did.rstrip('了过')}{what}的人"
        if he is None or not _may_be(who, he["he"]):
            return question, ""
        return f"{chinese['first']}？", who + he["behind"]
    english = _ASKS_WHO_EN.match(question) or _ASKS_WHO_AND_EN.match(question)
    pronouns = list(_HE_EN.finditer(english["then"])) if english is not None else []
    if english is None or len(pronouns) != 1 or _OTHERS_EN.search(english["then"]):
        return question, ""
    he, own = pronouns[0], pronouns[0]["he"] in ("his", "her")
    if he["trade"] is not None and not _is_trade(he["trade"], english["first"]):
        return question, ""
    who = english["who"] or f"the person who {english['did']}"
    if (own and he["noun"] is None) or not _may_be(who, he["he"]):
        return question, ""
    living = _LIVING_EN.match(english["then"])
    if living is not None:
        return (
            f"{english['first']}? ",
            f"What {'is' if living['be'] == 'do' else 'was'} the occupation of {who}?",
        )
    start, end = he.span("he")
    then = english["then"]
    then = then[:start] + who + ("'s" if own else "") + then[end:]
    return f"{english['first']}? ", then[:1].upper() + then[1:]


def _may_be(who: str, called: str) -> bool:
    """Whether a pronoun, or a noun of no sex, may stand for somebody."""
    if _SHE.search(called):
        return _MAN.search(who) is None
    return _HE.search(called) is None or _WOMAN.search(who) is None

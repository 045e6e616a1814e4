"""What people put around a question: greetings, thanks, `Could you please tell me`, 请问, quotation marks."""

from __future__ import annotations

import re

from schemas.text import Language
from solver.language import language_of
from solver.planners.rewording.tagging import asked_of

_AUX = r"(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)"
_ASKS = (
    rf"(?=(?:(?:in|on|at|by|from|for|with|to|of|about) )?(?:who|whom|whose|what|which|when|where|why|how)\b|{_AUX}\b|"
    r"(?:the |all )?names? of\b)"
)
_TELL = (
    r"(?:(?:could|can|would|will) (?:you|anyone|anybody|someone|somebody)(?: please| kindly)? |please |kindly )*"
    r"(?:tell|inform|show|remind) (?:me|us)(?: please)?(?: about)?|"
    r"(?:(?:could|can|would|will) (?:you|anyone|someone)(?: please)? )(?:say|explain|find out|look up)|"
    r"(?:do|does|would) (?:you|anyone|anybody|someone|somebody)(?: here)?(?: happen to)? know|"
    r"i(?: would|['’]d) (?:really )?(?:like|love) to (?:know|find out|ask)(?: you)?|"
    r"(?:please )?(?:find out|look up|check)|what i (?:want|need|would like|['’]d like) to (?:know|ask) is|"
    r"i (?:want|need|wish|am trying|was trying) to (?:know|find out|ask)(?: you)?|i['’]m trying to find out|"
    r"i (?:was |am |['’]m )?(?:just )?(?:wonder(?:ing)?|curious)|i['’]m (?:just )?(?:wondering|curious)|"
    r"(?:any|have you any|do you have any) idea|(?:just )?(?:out of )?curio(?:us|sity)|just wondering|"
    r"(?:here(?:['’]s| is) )?(?:my|a|one|another) (?:quick |short |simple )?question(?: is| for you)?|"
    r"(?:i have )?(?:a|one) (?:quick )?question|(?:quick )?question|q|let me ask(?: you)?|may i ask|can i ask(?: you)?"
)
_GREETING = re.compile(
    r"^(?:hi|hello|hey|hiya|greetings|good (?:morning|day|afternoon|evening)|dear \w+)(?: there| all| everyone)?"
    rf"\s*[,.!–—-]+\s*(?=(?:{_TELL})\b|(?:please|so|and|ok)\b|{_ASKS[3:-1]})",
    re.I,
)
_FILLER = re.compile(
    rf"^(?:and|so|but|well|ok(?:ay)?|now|then|also|please|um+|er+|by the way|btw)\b(?:[,.!]|\s*[–—-])?\s+{_ASKS}",
    re.I,
)
_LEAD = re.compile(rf"^(?:{_TELL})\s*[,:;.–—-]*\s+{_ASKS}", re.I)
_GIVE = re.compile(
    r"^(?:(?i:could|can|would|will) you (?:please |kindly )?(?:tell|give) me) (?=the |[A-ZÀ-Þ])"
)
_WHETHER = re.compile(
    rf"^(?:{_TELL})\s*,?\s+(?:whether|if)(?: or not)?\s+(?P<claim>[^?]+?)(?: or not)?\s*[?.]*$", re.I
)
_GRATEFUL = (
    r"(?:(?:many )?[Tt]hanks(?: (?:a lot|so much|in advance|very much))?|"
    r"[Tt]hank you(?: (?:so much|very much|in advance))?|thx|ty|(?:if you|do you) know|please(?: (?:answer|help))?)"
)
_THANKS = re.compile(
    rf"(?<=[?.!])\s*(?:{_GRATEFUL}|[Cc]heers|Please(?: (?:answer|help))?)\s*[.!?]*$|"
    rf"(?:,|\s[–—-])\s*(?![A-Z]){_GRATEFUL}\s*[.!?]*$"
)
_PLEASE = re.compile(r"(?<=[\w)]) please(?=\s*\?*$)")
_LEAD_ZH = re.compile(
    r"^(?:(?:你好|您好|大家好|嗨|哈喽|喂)[呀啊]?(?:[！!。～~\s]+|[，,]\s*(?=请|我?想|麻烦|能|可以|问|帮|有谁|你知道|您知道))|(?:各位)?(?:老师|大神|朋友)们?[，,]\s*|"
    r"(?:麻烦|劳驾)?(?:请问|请教|问(?=一下|下))(?:一下|下|大家|各位)*[，,：:]?\s*|"
    r"(?:我|俺)?(?:就|很|非常|有点|一直)?(?:想|要|好奇)(?:问|请问|请教|知道|了解|打听|查)?(?:一下|下|问|你|您)*[，,：:]\s*|"
    r"我(?:就|很|非常|一直)?想(?:问|请问|请教|知道|了解|打听|查)(?:一下|下|问|你|您)*(?!的|[谁哪]$)[，,：:]?\s*|"
    r"想(?:问|请问|请教|知道|了解|打听)(?:一下|下|问)*[，,：:]?\s*|"
    r"(?:麻烦|劳驾)?(?:请|你|您|谁|有人|有谁)?(?:能|可以|能不能|可不可以|可否|能否)?(?:麻烦)?(?:你|您)?(?:告诉(?:我们?|大家)|(?<=[你您能以请否烦])(?:跟|和)(?:我们?|大家)(?:[说讲]一?[说讲]?))(?:一下|下)*[，,：:]?\s*|"
    r"(?:你|您|有谁|有没有人|有人|谁)(?:还)?(?:知不知道|知道|晓得|清楚|了解)(?![地了过])[，,：:]?\s*|"
    r"(?:请|麻烦)?(?:你|您)?帮(?:我|忙)?(?:查|看|找|问)(?:一下|一查|查|看|看看|下)?[，,：:]?\s*|(?:求问|求教|求解|急问)[，,：:]?\s*|"
    r"(?:那么?|话说|所以|对了|另外|还有|顺便|顺便问一下|嗯+|呃+)[，,：:]\s*|那么)(?=.*(?:[谁哪几吗么呢]|什么|多[少高大长久远]|怎么|为何|如何|何[时地处]|是否|是不是))"
)
_TO_SAY_ZH = re.compile(r"^(?!.*我?(?:想|要|好奇)).*(?:知道|晓得|清楚|了解|能|可以|可否)")
_THANKS_ZH = re.compile(
    r"(?:(?<=[？?。！!])|[，,])\s*(?:谢谢|多谢|感谢|拜托|麻烦|谢)(?:你|您|大家|啦|了|各位|老师)*[。！!～~.]*$"
)
_ELSE_ZH = re.compile(r"[谁哪几]|什么|多[少高大长久远]|怎么|为何|如何|何[时地处]")
_QUOTES = {'"': '"', "“": "”", "「": "」", "『": "』", "'": "'", "‘": "’"}


def unwrapped(question: str) -> str:
    """The question alone; itself where nothing stands around it."""
    plain = _chinese if language_of(question) is Language.CHINESE else _english
    text = question.strip()
    while True:
        less = plain(_unquoted(text)).strip()
        if less == text or not any(c.isalnum() for c in less):
            break
        text = less
    return question if text == question.strip() else text[0].upper() + text[1:]


def _english(text: str) -> str:
    text = _PLEASE.sub("", _THANKS.sub("", _GREETING.sub("", text)))
    whether = _WHETHER.match(text)
    if whether is not None:
        return asked_of(whether["claim"])
    return _LEAD.sub("", _GIVE.sub("", _FILLER.sub("", text)))


def _chinese(text: str) -> str:
    text = _THANKS_ZH.sub("", text)
    less = _LEAD_ZH.sub("", text)
    if less == text or not _TO_SAY_ZH.search(text.removesuffix(less)):
        return less
    return (
        re.sub(r"(?<![什怎那这多])[吗么](?=[？?]*$)", "", less) if _ELSE_ZH.search(less) else text
    )  # 你知道甲吗


def _unquoted(text: str) -> str:
    """A text without the quotation marks around all of it."""
    closing = _QUOTES.get(text[:1], "")
    inside = text[1:-1]
    whole = bool(closing and inside) and text.endswith(closing)
    return inside if whole and text[0] not in inside and closing not in inside else text

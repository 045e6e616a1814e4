"""The question who or what a thing is, which the first sentence of its page answers."""

from __future__ import annotations

import re

from schemas.plan import QuestionKind
from schemas.text import Language
from solver.lexicon import Lexicon
from solver.planners.forms import FormWriter
from solver.planners.rules import Reading
from solver.planners.words.analysis import Analysis

_NAME_ZH = r"[《“\"「]?\x00+[》”\"」]?(?:[（(][^（）()]*[）)])?"
_KINDS_ZH = (
    r"(?:人物?|东西|公司|企业|学校|机构|组织|作品|电影|影片|电视剧|剧|书|歌|专辑|奖项?|地方|城市|节目)"
)
_ASKS = {
    Language.CHINESE: re.compile(
        rf"^(?:请问|那么?)?(?P<before>[\u3400-\u9fff]{{0,6}}){_NAME_ZH}(?:这(?:个|位|部|家|所)?{_KINDS_ZH}?)?"
        rf"(?:到底|究竟|又)?(?:(?:是|指的?是)(?:谁|啥|何人|哪(?:一)?位|(?:一?(?:个|位|部|家|所|种))?什么{_KINDS_ZH}?|"
        rf"(?:一?(?:个|位|部|家|所))?(?:什么样|怎样|怎么样)的(?:一(?:个|位|部|家|所))?{_KINDS_ZH})|是?何许人也?)"
        rf"[呢啊呀？?。\s]*$"
        rf"|^(?:请|麻烦)?(?:你)?(?:给我|为我|跟我|向我)?(?:简单|简要)?(?:介绍|说说|讲讲|谈谈|聊聊|描述)(?:一下|下)?"
        rf"(?P<after>[\u3400-\u9fff]{{0,6}}){_NAME_ZH}(?:这(?:个|位|部|家|所)?{_KINDS_ZH}?)?"
        rf"(?:的(?:基本)?(?:情况|资料|简介|信息|生平|背景))?[吧呢。？?\s]*$"
        rf"|^(?:请问)?(?:谁是|什么是|何为|何谓){_NAME_ZH}[呢啊？?\s]*$"
        rf"|^{_NAME_ZH}的?(?:简介|介绍|资料|生平)(?:是什么)?[？?\s]*$"
    ),
    Language.ENGLISH: re.compile(
        r"^(?:so,?\s+|and\s+)?(?:who|what)(?:\s+exactly)?(?:\s+(?:is|was|are|were)|['’]s)(?:\s+exactly)?\s+"
        r"(?P<before>[a-z\s-]*)[\"“'‘*]?\x00+[\"”'’*]?(?:,?\s+the\s+(?P<apposed>[a-z\s-]+))?(?:\s+exactly)?[?.!\s]*$"
        r"|^(?:please\s+|(?:can|could|would)\s+you\s+(?:please\s+)?)?(?:tell\s+(?:me|us)\s+(?:something\s+|more\s+|"
        r"a\s+(?:little|bit)\s+)?about|describe|introduce|explain\s+(?:who|what)|what\s+do\s+(?:you|we)\s+know\s+about|"
        r"(?:give|show)\s+(?:me|us)\s+(?:some\s+)?information\s+(?:on|about)|information\s+(?:on|about))\s+"
        r"(?P<after>[a-z\s-]*)[\"“'‘*]?\x00+[\"”'’*]?(?:\s+(?:is|was|are|were))?[?.!\s]*$"
    ),
}
_ARTICLE = re.compile(r"\b(?:the|a|an)\b|这(?:个|位|部|家|所)|[《“\"「\s]")


def definition(part: Analysis, lexicon: Lexicon, form: FormWriter) -> Reading | None:
    """李安是谁 · Who is Ang Lee? · Tell me about the film Titanic. · what a page says its subject is."""
    if len({(thing.start, thing.end) for thing in part.things}) != 1 or part.inherited:
        return None
    asks = _ASKS[part.language].match(part.blanked.strip())
    chinese = part.language is Language.CHINESE
    if asks is None or (chinese and not part.things[0].candidates and "《" not in part.text):
        return None  # what no page has may be told of in passing
    beside = (words for words in asks.groupdict().values() if words)
    if not all(_names_kind(words, part.language, lexicon) for words in beside):
        return None
    form.output(form.open(part.things[0], "定义" if chinese else "definition"))
    return Reading(QuestionKind.DEFINITION, tuple(form.actions))


def _names_kind(words: str, language: Language, lexicon: Lexicon) -> bool:
    """Whether words beside a name are nothing but nouns of kinds: `the director`, 电影."""
    left = list(words)
    for found in lexicon.types(words, language):
        left[found.start : found.end] = " " * (found.end - found.start)
    return not _ARTICLE.sub("", "".join(left)).strip()

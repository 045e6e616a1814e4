"""Words by which pages deny, and by which they say that something is over or went to another."""

from __future__ import annotations

import re

from schemas.text import Language

DENIES = {
    Language.CHINESE: re.compile(
        r"没有|没(?=[能被拿得获])|(?<![是要])不是|并非|并不|并未|未能|未被|未曾|并无|无关|毫无|从未|从不|从来没|落榜|否认|驳斥|辟谣|误[传认以]|谣传|子虚乌有|拒绝|婉拒|谢绝|推辞|辞演|解除|取消|放弃|只是同名|同名同姓|[代替][他她](?!们)|差一?点|险些|原定|原计划|原本要|本会|假如|倘若|而非|均未|改由|传闻|据传|无缘(?!无故)|缺席|不肯|不愿|未获|未得|无法"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:not(?!\s+only|\s+least)|never|nothing|neither|nor|no longer|without|unrelated|instead(?! of)|"
        r"on (?:his|her|their) behalf|fail(?:ed|s) to|refus(?:ed|es)|den(?:y|ies|ied)|reject(?:ed|s)|"
        r"declin(?:ed|es)(?= to| the| it)|unable to|prevented (?:\w+ )?from|too \w+ to|stayed away|"
        r"would have|(?:nearly|almost)(?!\s+(?:every\w*|all|always|the\s+whole|entirely|exclusively|whole|intact|"
        r"entire|complete(?:ly)?|immediately|certainly|unchanged|empty|half|twice|an?|one|two|three|four|five|ten|\d+)\b)|"
        r"mistaken for|"
        r"(?:was|were|is) to have|was going to|originally planned|none of|"
        r"turned down|gave up|called off|broke off|wrongly|mistakenly|falsely|myth|only pretend\w*|had to pretend|"
        r"no\s+(?:blood\s+|family\s+)?(?:relation|relative|connection|link)s?)\b|n['’]t\b",
        re.I,
    ),
}
"""Words by which a page says that something is not so."""

DENIES_NEXT = {
    Language.CHINESE: re.compile(r"而不是|而没有"),
    Language.ENGLISH: re.compile(r"\b(?:rather than|instead of|did not|without ever)\b", re.I),
}
"""Words by which a page says that what follows them is not so."""

_BOUNDS = re.compile(
    r";|\s[—–]\s|,?\s\b(?:but|and|while|whereas|although|though|which|who|whom|whose|where|when|after|before|until|"
    r"because|as)\b",
    re.I,
)
_RELATIVE = re.compile(r",\s(?:which|who|whom|whose)", re.I)
_POINTS_BACK = re.compile(r"\b(?:it|them|this|that|these|those|so|one|either|both)\b", re.I)
_BARE = 12  # characters of a statement that denies with no object of its own: `but in vain`


def reaches(text: str, start: int, end: int, place: int) -> bool:
    """Whether what denies at a stretch of an English clause may deny what stands at a place of it: both are in one
    statement, or the denial's own points back, or says too little to deny anything else. A relative clause behind a
    comma ends at the next one: `Ann Lee, who never won, was …`.
    """
    bounds = [m.span() for m in _BOUNDS.finditer(text)]
    opened = max((b for b in bounds if b[1] <= start), default=(0, 0))
    first = start if text[:start].rstrip().endswith(",") else opened[1]
    last = min((s for s, _ in bounds if s >= end), default=len(text))
    if _RELATIVE.fullmatch(text[slice(*opened)]):
        last = min(last, end + len(text[end:last].partition(",")[0]))
    own = text[first:last]
    return first <= place < last or len(own.strip()) <= _BARE or _POINTS_BACK.search(own) is not None


UNDOES = {
    Language.CHINESE: re.compile(
        r"(?:否认|驳斥|澄清|否定)了?(?:此|这|该|有关|相关)|解除了?婚约|辟谣|予以否认|并非如此|并不属实"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:den(?:y|ies|ied)|rejects?|rejected|dismiss(?:ed|es)|refut(?:ed|es)) "
        r"(?:it|this|that|these|the (?:claim|rumou?r|story|idea|suggestion|report)s?)\b|"
        r"\b(?:called|broken?) (?:it )?off\b|\b(?:is|was|are) (?:not true|untrue|a myth)\b",
        re.I,
    ),
}
"""Words by which a page says that what its sentence told before is not so."""

UNRELATED = {
    Language.CHINESE: re.compile(r"无关|毫无关系|没有[^，。]{0,4}关系|只是同名"),
    Language.ENGLISH: re.compile(
        r"nothing to do with|\bunrelated\b|\bno (?:relation|connection|link)\b|\bnot related\b", re.I
    ),
}
"""Words by which a page says that two things have no relation of any kind."""

NEVER = {
    Language.CHINESE: re.compile(
        r"(?:此前|之前|以前)[^，。]{0,6}(?:从未|没有|未曾|不曾)|从未[^，。]{1,12}过"
    ),
    Language.ENGLISH: re.compile(r"\bnever\s+(?:before|previously)\b|\bnever\b[^,;.]*\bbefore\b", re.I),
}
"""Words by which a page says that something was so for the first time."""

FIRST = {
    Language.CHINESE: re.compile(r"第一[次部个位张本]|首[次部个位张]|头一[次部回]|处女作"),
    Language.ENGLISH: re.compile(r"\b(?:first|debut)\b"),
}
"""Words by which a question asks whether something was the first."""

LOSES = {
    Language.CHINESE: re.compile(
        r"屈居|不敌|输给|惜败|落选|失之交臂|归于|归了|夺走|让给|空手而归|颗粒无收|铩羽|落空"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:(?:came|finished|was|placed)\s+second\s+to|runner-up|lost(?:\s+out)?\s+to|beaten\s+by|defeated\s+by|"
        r"unsuccessful(?:ly)?|in\s+vain|empty-handed|without\s+winning|missed\s+out|"
        r"no\s+(?:prizes?|awards?|oscars?|statuettes?|wins?)|w[io]n\s+none)\b",
        re.I,
    ),
}
"""Words by which a page says that a prize went to another."""

ENDS = {
    Language.CHINESE: re.compile(
        r"离婚|离异|分手|告终|结束|去世|逝世|病逝|解散|退役|退出|辞去|卸任|前[妻夫]|"
        r"停止|停刊|停办|停播|停产|停业|停演|关闭|关门|倒闭|破产|拆除|息影|退休|封笔|封镜|不再|直到[^，。]{1,12}才|"
        r"被[^，。]{1,20}(?:打破|取代|超[越过]|刷新|收购|合并)|(?:让位|易主|改名|改称|卖给|出售|转让|并入)"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:divorc|separat|former|ended|died|dissolved|retired|resigned|stepped down|left|until|ex-|"
        r"handed (?:it |them )?over|gave way|was (?:succeeded|replaced|sold|closed|demolished|abolished|overtaken)|"
        r"were (?:sold|closed|demolished)|closed (?:down|in)|ceased|stopped|no longer|gave up|sold (?:it|them|to)|"
        r"(?:broken|overtaken|surpassed|beaten|replaced|succeeded) by|overtook it)"
        r"|\(\d{4}[–-]\d{4}\)"
    ),
}
"""Words by which a page says that something is over."""

STILL = {
    Language.CHINESE: re.compile(r"还是|还在|仍|依然|现在|如今|目前|至今"),
    Language.ENGLISH: re.compile(
        r"\b(?:still|now|currently|at present|today|nowadays|these days|to this day)\b"
    ),
}
"""Words by which a question asks what is so now."""

PRESENT = {
    Language.CHINESE: re.compile(
        r"还[是在有]|仍|依然|现[在为任存属]|如今|目前|至今|今[日天]?[^年，。]|位于|隶属|属于|每年|一直|以来|来，|自[^，。]{2,12}起"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:still|now|currently|today|nowadays|to this day|is|are|has|have|remains?|continues?|belongs?|stands?|"
        r"lies?|lives?|works?|holds?|runs?|since|ever since)\b"
    ),
}
"""Words by which a page says what is so now."""

FAILS = {
    Language.CHINESE: re.compile(r"未能|没能|未曾|并未|终未|无法"),
    Language.ENGLISH: re.compile(r"\b(?:fail(?:ed|s) to|unable to|never|could not|without)\b"),
}
"""Words by which a page says that something did not come about."""

LIMITS = {
    Language.CHINESE: re.compile(r"[却但只仅才]|一半|部分|大多|多数|最初|原先|起初|直到|中途|虚构"),
    Language.ENGLISH: re.compile(
        r"\b(?:only|but|although|though|however|half|most|mostly|partly|until|once|at first|originally|left|lost|"
        r"fictional)\b",
        re.I,
    ),
}
"""Words by which a page limits what it says, or sets something against it."""

OTHERS = {
    Language.CHINESE: re.compile(r"由|改为|交给|归|代替|转而|另有|另一|别人|他人|反而|而是|其实"),
    Language.ENGLISH: re.compile(
        r"\b(?:by|instead|rather|actually|in fact|another|others?|sent|replaced)\b", re.I
    ),
}
"""Words by which a page brings in somebody else, who does it instead."""

EXTENT = re.compile(
    r"whole|wholly|entire|entirely|completely|fully|every(?:one|body)?|each|always|全部|全都|整个|整部|完全|所有"
)
"""How much of a thing a question means, which is no topic of its own: other rules look for it."""

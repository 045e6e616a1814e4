"""Function words of English questions."""

from __future__ import annotations

import re

from schemas.logical_form import Order
from schemas.plan import AnswerType
from solver.derived import LIFESPAN
from solver.planners.words.cues import Comparison, Cue, Cues

_NO_PLURAL = r"(?:was|is|has|does|this|its|series|plays|stars)"
_PLURAL = rf"(?!{_NO_PLURAL}\b)(?:[a-z-]{{2,}}(?:[^siu\W]s|ses)|women|men|children|people)"
_AUXILIARY = r"(?:did|does|do|was|were|is|are|has|have|had|will|would|can|could|might|should|in)\b"
_FINAL = (
    r"\bfinal(?= (?:[a-z]+ )?(?:novel|film|movie|picture|book|album|song|play|work|series|story|poem|opera|symphony|"
    r"painting)\b)"
)
"""What is no last match of a cup."""

_DIRECT = (
    rf"(?:(?:(?:in|on|at|from|to|for|by|with|of|under|through|into|about)\s+)?(?:what|which|whom?|whose)(?:['’]s\b|"
    rf"\s+(?:[\w-]+\s+){{0,2}}?{_AUXILIARY})|(?:when|where|why|how)(?:['’]s\b|\s+{_AUXILIARY})|"
    rf"how\s+(?:many|much|old|long|tall|far|high|large|big|often)\b|who\s+[a-z]+\b|(?:did|does|do|was|were|is|are|has|have|had|will|would|can|could)\s+"
    r"(?:he|she|it|they|his|her|its|their|there)\b)"
)
"""How a question begins that needs no other question word: `what is`, `from which school did`, `did he`."""

_OF_SORT = (
    r"[ -](?:festivals?|studios?|compan(?:y|ies)|makers?|directors?|producers?|writers?|composers?|critics?|editors?|"
    r"schools?|academ(?:y|ies)|institutes?|museums?|magazines?|publishers?|labels?|awards?|prizes?|star)\b"
)
"""What stands behind a work's noun that only says of what sort it is: `film festival`."""
_PLAYED = (
    r"(?:bands?|orchestras?|groups?|instruments?|clubs?|teams?|leagues?|sports?|games?|theat(?:re|er)s?|venues?|cit"
    r"(?:y|ies)|towns?|countr(?:y|ies)|stadiums?)"
)
"""Where, what and with whom somebody plays who plays no part."""

_ELSE_NOTHING = r"^(?!where\b.*\bwhen\b)(?!.*\b(?:what|which|who|whom|whose|how|why)\b).*"
"""Nothing else asks in the question, so that its `when` or `where` does: elsewhere they begin a clause."""
_ASKED = (
    (
        r"^(?:did|does|do|is|are|was|were|has|have|had)(?:n['’]t)?\s+(?!you\b|anyone\b|anybody\b)",
        AnswerType.BOOLEAN,
    ),
    (
        r"\b(?:what|which)\s+(?:is\s+the\s+)?(?:role|roles|character|characters|part(?!\s+of))\b|"
        r"\bwhom?\s+(?:did|does|do)\s+\x00+(?:'s)?\s+(?:play|portray|voice)\b|"
        r"^who\s+(?:is|was)\s+the\s+(?:[\w-]+\s+){1,3}?(?:(?:whom?|that)\s+)?\x00+\s+(?:has\s+)?"
        r"(?:play|portray|voice)(?:s|ed)?\b|"
        r"\b(?:what|which)\b(?=\s+(?!films?|movies?|series|dramas?|shows?|pictures?)"
        rf"(?!(?:[\w-]+\s+){{0,3}}?{_PLAYED}\s+(?:did|does|do)\b)(?:[\w-]+\s+){{1,4}}?"
        r"(?:did|does|do)\s+\x00+\s+(?:play|portray|voice)\b)|\bas\s+(?:what|"
        r"whom?|which)\b|\b(?:what|which)\b.*\b(?:name of|named?)\b.*\bcharacter\b",
        AnswerType.ROLE,
    ),
    (r"\bwhy\b|\bfor what reason\b|\bwhat (?:was|is) the reason\b", AnswerType.REASON),
    (
        rf"\bwhen\s+(?:exactly\s+)?{_AUXILIARY}|{_ELSE_NOTHING}\bwhen\b|\bwhen and where\b|"
        r"\b(?:what|which)\s+(?:year|date|day|month|decade)\b|\bhow old\b|"
        r"\bhow long ago\b|^(?!how (?:many|much)\b).*(?<!each )(?<!per )(?<!every )\byear\b.*\?",
        AnswerType.DATE,
    ),
    (
        rf"\bwhere\s+(?:exactly\s+)?{_AUXILIARY}|{_ELSE_NOTHING}\bwhere\b|"
        r"\b(?:what|which)\s+(?:(?!(?:of|in|to|and|part)\b)[\w\x00]+\s+)?(?:part|area|quarter|corner|city|country|town|place|province|state|district|island|village|mountain|river|lake|"
        r"cities|countries|towns|places|provinces|states|islands|villages|ports?|harbou?rs?|"
        r"sea|ocean|continent|street|hill|park|temple|county|region)\b",
        AnswerType.PLACE,
    ),
    (
        r"^what\s+(?:did|does|do)\b.*\bcost\b|\bhow\s+(?:many|much|tall|heavy|long|large|big|high|far|deep|wide|fast|often|expensive|costly)\b",
        AnswerType.NUMBER,
    ),
    (
        r"\bwho\b|\bwhom\b|\bwhose\b|\bwhat\s+(?:is|are|was|were)\s+the\s+names?\s+of\b[^?]*\b(?:sons?|daughters?|child|"
        r"children|wife|husband|parents?|father|mother|brothers?|sisters?|twins)\b|\b(?:what|which)\s+(?:\w+\s+)?(?:person|people|m[ae]n|wom[ae]n|actors?|"
        r"architects?|footballers?|cellists?|painters?|poets?|physicists?|scientists?|engineers?|politicians?|"
        r"presidents?|novelists?|screenwriters?|cinematographers?|photographers?|businessm[ae]n|champions?|"
        r"actress(?:es)?|stars?|directors?|film-?makers?|performers?|singers?|writers?|authors?|composers?|musicians?|players?|producers?)\b",
        AnswerType.PERSON,
    ),
    (
        r"\b(?:what|which)\s+(?:\w+\s+){0,2}(?:company|companies|studio|studios|school|schools|"
        r"university|universities|college|organisation|organization|institution|label)\b",
        AnswerType.ORGANIZATION,
    ),
    (
        r"\b(?:what|which)\s+(?:[\w\x00]+\s+){0,2}(?:awards?|prizes?|honou?rs?|medals?|accolades?|distinctions?)\b",
        AnswerType.AWARD,
    ),
    (
        r"\b(?:what|which|name|list)\s+(?:\S+\s+){0,4}?(?:films?|movies?|series|shows?|songs?|"
        r"albums?|works?|books?|novels?|dramas?|singles?|tv series|programmes?|pictures?)\b"
        rf"(?!{_OF_SORT})|^(?:films?|movies?)\b(?!{_OF_SORT})",
        AnswerType.WORK,
    ),
    (r"^(?:did|does|do|is|are|was|were|has|have|had|can|could|will|would)(?:n['’]t)?\b", AnswerType.BOOLEAN),
    (r"\bhow\b", AnswerType.MANNER),
)

_KINDS = {
    Cue.PAIR: (
        r"\b(?:relationship|relation|connection|link)\s+(?:is there\s+)?between\b|"
        r"\bwhat\s+(?:connects|links|relates)\b|\b(?:are|is|were|"
        r"was)\s+\x00+\s+and\s+\x00+\s+(?:\w+\s+)?(?:related|connected|linked)\b|\bhow\s+(?:does|"
        r"do|did)\s+\x00+\s+(?:know|meet)\s+\x00+|\b(?:related|connected|linked)\s+to\s+(?:the\s+)?(?:[\w-]+\s+){0,3}\x00+|"
        r"\b(?:what|who)\s+(?:is|was|were|are)\s+\x00+(?:\s+\x00+)?\s+to\s+(?:the\s+(?:[\w-]+\s+){1,3})?\x00+\s*[?.]?$|"
        r"\bwhat\s+(?:family\s+)?relation\s+(?:is|was)\s+\x00+\s+(?:to|of)\s+\x00+|"
        r"\bhave\s+(?:\w+\s+)?in common\b|\bhow\s+(?:did|do|have)\s+\x00+\s+and\s+\x00+\s+"
        r"(?:know|knew|meet|met|work|worked|collaborate|collaborated)\b|\bhave (?:\w+ )?to do with\b"
    ),
    Cue.DIFFERENCE: (
        r"\bhow\s+(?:much|many)\s+(?:\w+\s+){0,3}?(?:more|less|fewer|older|younger|earlier|later|"
        r"higher|longer|after|before|apart|separate|between)\b|\bdifference\b|"
        r"\bhow\s+long\s+(?:after|before)\b|\bhow\s+many\s+(?:years|days|months)\b.*\b(?:after|"
        r"before|between|separate|apart|older|younger|earlier|later)\b|\bage gap\b|"
        r"\bhow\s+(?:many\s+\w+|long)\b.*\b(?:pass|passed|elapse|elapsed|between|from)\b|"
        r"\bhow\s+(?:many\s+years|long)\b.*\bseparate[sd]?\b|"
        r"\bhow\s+(?:many\s+years|long)\s+had\b.*\b(?:when|before|by the time|at the time)\b|"
        r"\bhow\s+(?:much\s+time|many\s+(?:years|months|days|weeks|decades))\b.*\b(?:after|before|since|between|of)\b|"
        r"\b(?:gap|interval|space|stretch|time)\b.*\bbetween\b|"
        r"\bby how (?:many|much)\b|\bhow (?:much|many)\b.*\bexceed(?:ed|s)?\b"
    ),
    Cue.SAME: r"\b(?:same|share)\b",
    Cue.SUM: r"\b(?:together|combined|in total|altogether|sum|total)\b",
    Cue.COUNT: r"\bhow\s+(?:many|often)\b(?!\s+of\s+(?:its|his|her|their|the)\b.*\bfail)|\bnumber of\b",
    Cue.BOTH: (
        r"\bboth\b|\btogether\b|\bin common\b|\bco-?star(?:red|ring)?\b|\balongside\b|"
        r"\bas well as\b|\band also\b|\bwith\b|\bshare\b"
    ),
    Cue.YES_NO: r"^(?:did|does|do|is|are|was|were|has|have|had|can|could|will|would)(?:n['’]t)?\b",
    Cue.SEVERAL: (
        r"\b(?:what|which)\s+(?:\w+\s+){0,2}(?:films|movies|songs|albums|works|books|novels|"
        r"awards|prizes|people|actors|series|shows|schools|companies|roles|dramas)\b|\bwhat are\b|"
        r"\bwho are\b|\bwho were\b|\blist\b|^\s*name\b|\bnames\b|\b(?:what|which|whose|whom)\s+(?:\w+\s+){0,2}?"
        r"(?:two|three|four|five|six|seven|eight|several)\b|"
        rf"\b(?:what|which)\s+{_PLURAL}\b|\b(?:what|which)\s+[a-z-]+\s+{_PLURAL}\s+"
        r"(?:did|do|does|are|were|have|had|has|can|by|of|in|on|at|that|who|with|for|from)\b"
    ),
    Cue.STATED_FIRST: rf"\b(?:first|debut|second|third|last|latest|best[- ]known)\b|{_FINAL}",
}

_COMPARISONS = (
    Comparison(
        re.compile(r"\bliv(?:ed?|ing) (?:the |for )*long(?:er|est)\b|\bhad (?:a|the) longer life(?:span)?\b"),
        Order.DESCENDING,
        (LIFESPAN,),
    ),
    Comparison(
        re.compile(
            r"\blong(?:er|est)[- ](?:history|established|standing|running(?! time)|lived)\b|"
            r"\b(?:goe?s?|went|dates?|reach(?:es)?|stretch(?:es)?) (?:back )?(?:further|farther|longer)(?: back)?\b|"
            r"\b(?:existed|been around|been going|been in existence|been in business|in existence) "
            r"(?:for )?(?:the )?(?:longer|longest)\b"
        ),
        Order.ASCENDING,
        timed=True,
    ),
    Comparison(
        re.compile(r"\b(?:older|oldest|elder|eldest|born (?:first|earlier|before))\b"),
        Order.ASCENDING,
        ("birth_date",),
    ),
    Comparison(
        re.compile(r"\b(?:younger|youngest|born (?:last|later|after))\b"), Order.DESCENDING, ("birth_date",)
    ),
    Comparison(
        re.compile(
            r"\b(?:earlier|earliest|before|sooner)\b|"
            r"(?<!\bthe )(?<!\bvery )(?<!\bhis )(?<!\bher )(?<!\btheir )(?<!\bits )(?<!['’]s )\bfirst\b|\bfirst(?=\s*,)"
        ),
        Order.ASCENDING,
        timed=True,
    ),  # no `first film of A`
    Comparison(
        re.compile(
            r"(?<!was )(?<!were )(?<!is )(?<!are )\blater\b|\b(?:was|were|is|are)\s+later\b"
            r"(?!\s+(?:[a-z]+ed|made|won|sung|taken|given|told|shot|known|sold|rebuilt)\b)|"
            rf"\b(?:latest|last|newest|newer|most recent|most recently|after)\b|{_FINAL}"
        ),
        Order.DESCENDING,
        timed=True,
    ),
    Comparison(re.compile(r"\blong(?:er|est)(?=[?,]|$)"), Order.DESCENDING, ("duration", "length")),
    Comparison(re.compile(r"\bshort(?:er|est)(?=[?,]|$)"), Order.ASCENDING, ("duration", "length")),
    Comparison(re.compile(r"\b(?:taller|tallest)\b"), Order.DESCENDING, ("height",)),
    Comparison(re.compile(r"\b(?:heavier|heaviest)\b"), Order.DESCENDING, ("weight",)),
    Comparison(re.compile(r"\b(?:lighter|lightest)\b"), Order.ASCENDING, ("weight",)),
    Comparison(re.compile(r"\b(?:deeper|deepest)\b"), Order.DESCENDING, ("depth",)),
    Comparison(
        re.compile(r"\b(?:lower|lowest|less|least|fewer|fewest|smaller|smallest|shorter|shortest)\b"),
        Order.ASCENDING,
    ),
    Comparison(
        re.compile(
            r"\b(?:more|most|higher|highest|larger|largest|bigger|biggest|longer|longest|taller|"
            r"tallest|greater|greatest)\b"
        ),
        Order.DESCENDING,
    ),
)

ENGLISH = Cues(
    asked=tuple((re.compile(pattern), asked) for pattern, asked in _ASKED),
    typed=re.compile(r"\b(?:what|which|how many|name|list)\s+(?:[\w'-]+\s+){0,3}$"),
    kinds={cue: re.compile(pattern) for cue, pattern in _KINDS.items()},
    comparisons=_COMPARISONS,
    attached_after=re.compile(r"^['’]s?\s+(?:\w+\s+)?$"),
    attached_before=re.compile(
        r"^\s+(?:of|to|for|in|by)\s+(?:the\s+)?(?:film\s+|movie\s+|song\s+|album\s+|novel\s+|"
        r"series\s+|company\s+|director\s+|actor\s+)?[\"“'‘]?$"
    ),
    split=re.compile(
        r"[?？;]+|,\s*(?:and\s+)?(?=(?:who|what|which|when|where|why|how)\b)|\s+and\s+(?=(?:who|"
        r"what|which|when|where|why|how|in what|in which)\b)|"
        rf",?\s+and\s+(?:also\s+)?(?={_DIRECT})"
    ),
    direct=re.compile(rf"\s*{_DIRECT}"),
    function=re.compile(
        r"\bon (?:the )?(?:big )?screen\b|"
        r"\b(?:a|an|the|of|in|on|at|to|for|from|by|with|and|or|as|is|are|was|were|be|been|being|"
        r"do|does|did|has|have|had|it|its|he|his|him|she|her|they|their|them|this|that|these|"
        r"those|there|who|whom|whose|what|which|when|where|why|how|many|much|which|one|ones|both|"
        r"also|too|than|then|so|between|about|into|during|ever|please|tell|me|us|name|list|give|"
        r"all|any|some|more|most|s|not|can|could|would|will|year|date|day|time|kind|number|first|"
        r"go|get|got|made|make|together|same|other|each|if|i|you|know|called|became|become|person|"
        r"people|place|serve|served|called|take|took|say|says|does|years?|after|before|older|"
        r"younger|earlier|later|lie|lay|apart|combined|altogether|total|related|connected|"
        r"relationship|connection|difference|wins?|real|whole|own|still|just|only|first|last|old|"
        r"young)\b",
    ),
    apposed=re.compile(
        r"\b(?:the|an?)\s+((?:(?!(?:of|in|at|by|for|to|on|from|with|and|or|that|who|whose|which)\b)[a-z][\w'-]*\s+){1,4})"
        r"[\"“‘'*(《]?\x00"
    ),
    plays=re.compile(r"^(?:play|portray|voice)", re.I),
    anaphor=re.compile(r"\bin (?:it|this|that)\b|\b(?:the|this|that) (?:film|movie|series|song|album)\b"),
    governs=re.compile(r"\b(?:what|which|how many)\s+$"),
    counted=re.compile(r"\bhow many\s+$"),
    word=re.compile(r"[A-Za-zÀ-ÿ][\wÀ-ÿ'-]*|\d[\d,.]*|[\u3400-\u9fff]+"),
)

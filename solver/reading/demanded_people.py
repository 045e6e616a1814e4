"""What questions ask of people, and what the words that give it hold: tables in both languages."""

from __future__ import annotations

import re

from solver.reading.demand import Demand

_PREFACE = "(?:(?<![程秩顺工次时有])[自代]?序[言文]?(?![曲列号章幕])|前言|引言|弁言)"
_AFTERWORD = "(?:后记|跋[文语]?(?![山涉])|后序|结语)"

LEADS = tuple(
    Demand(
        re.compile(rf"{sex}主[角演](?:的扮演者|的演员)?[是由为叫有]?(?:谁|哪[一两]?位|什么人)"),
        re.compile(
            rf"{sex}(?!作)|{pronoun}(?!们|人)|^(?!.*(?:最佳{other}|{other}主)).*(?:饰|扮|主演|(?<!导)演(?![员技出]|处女))",
            re.S,
        ),
    )
    for sex, pronoun, other in (("女", "她", "男"), ("男", "他", "女"))
)
"""The one who plays the lead of a sex: 男主角夏雨 is no leading lady."""

PEOPLE = (
    Demand(
        re.compile(
            r"主[人角]公?(?:翁)?(?:[是叫为]|的名字)|\b(?:protagonist|main character|hero|heroine|title character)\b"
        ),
        re.compile(
            r"主要?[人角演]|角色|讲述|叙述|描[写述绘]|[讲写](?!作|了?《)|故事|刻画|塑造|饰|扮|"
            r"(?<![首上公导])演(?![出员技])|以[^，。]{1,20}为(?:原型|中心)|"
            r"\b(?:protagonist|character|hero|heroine|tells?|told|stor(?:y|ies)|follows?|about|plays?|played|stars?|"
            r"starring|centre[sd]?|center(?:s|ed)?|portray\w*|depict\w*|life of|narrat\w*)\b"
        ),
    ),
    Demand(
        re.compile(
            r"谁(?:[翻所]?译|把[^，。？]{1,12}译)|译者(?:[是叫为]|的名字)|\bwho (?:has |had )?translated\b|"
            r"\btranslators? of\b"
        ),
        re.compile(r"译|\b(?:translat|render)"),
    ),
    Demand(
        re.compile(
            r"\bwho (?:\w+ )?(?:scored|netted|struck|headed|equali[sz]ed)\b.*\b(?:goals?|winner|equali[sz]er|hat-trick|"
            r"points?|try|tries|touchdowns?|runs|penalty|against|final|match|game|cup)\b|\bwho equali[sz]ed\b"
        ),
        re.compile(
            r"\b(?:scor\w+|goals?(?!-| of)|nett\w+|headers?|headed|volley\w*|penalt\w+|hat-trick|equali[sz]\w+|"
            r"winner|struck|strike|touchdowns?|tr(?:y|ies)|runs|points)\b|进球|破门|得分|射|球"
        ),
    ),
    Demand(
        re.compile(r"\bwho (?:was the (?:referee|umpire)|refereed|umpired|officiated)\b"),
        re.compile(r"\b(?:refere\w+|umpir\w+|officiat\w+|whistle)\b|裁判|执法"),
    ),
    Demand(
        re.compile(r"\bwho (?:drove|was driving|was at the wheel)\b"),
        re.compile(r"\b(?:drove|drivers?|driving|drives|driven by|wheel|chauffeur\w*)\b|驾|司机|开车"),
    ),
    Demand(
        re.compile(
            rf"(?:谁|哪[一几]?位|什么人)[^，。？]{{0,24}}?(?:作|写|撰|题)了?的?{_PREFACE}|{_PREFACE}的?(?:作者)?[是由出]?[^，。？]{{0,2}}(?:谁|哪[一几]?位|什么人)"
        ),
        re.compile(rf"{_PREFACE}|\b(?:preface|foreword|introduction|prologue)\b"),
    ),
    Demand(
        re.compile(
            rf"(?:谁|哪[一几]?位|什么人)[^，。？]{{0,24}}?(?:作|写|撰|题)了?的?{_AFTERWORD}|{_AFTERWORD}的?(?:作者)?[是由出]?[^，。？]{{0,2}}(?:谁|哪[一几]?位|什么人)"
        ),
        re.compile(rf"{_AFTERWORD}|\b(?:afterword|postscript|epilogue)\b"),
    ),
    Demand(
        re.compile(
            r"(?:谁|哪[一几]?位|什么人)(?:撰写|创作|写|著)[了的出过]?[^，。？《]{0,6}《|》(?:这[本部][书小说]{1,2})?(?:的原?作者|的?是谁(?:撰写|创作|写|著))"
        ),
        re.compile(
            rf"^(?!.*(?:{_PREFACE}|读?{_AFTERWORD}|\b(?:preface|foreword|afterword|introduction)\b))|"
            r"创作|著|写[下完成就作]|[所由][^，。；]{1,12}写|写的|出自|笔下|手笔|之手|作者|作家|(?:成名|代表|处女|遗)作|"
            r"的[^，。；]{0,6}(?:小说|诗集|散文|剧本|回忆录|自传)|\b(?:wr(?:ote|itten)|author\w*|novels?|books? by)\b",
            re.S,
        ),
    ),
)
"""Who a story is about, who wrote it, translated it or wrote its preface, and who scored, refereed or drove, which is
said with words that tell it: what else its author wrote does not, nor who wrote a preface, nor how the match ended."""

SCHOOLED = Demand(
    re.compile(
        r"\b(?:attend(?:ed)?|stud(?:y|ied)|graduated?|educated|go to (?:school|college|university))\b|"
        r"毕业|就读|上的|求学"
    ),
    re.compile(
        r"^(?!.*(?:\b(?:teach|teaches|teaching|taught|professor|lectur\w*)\b|教书|任教|执教|教授|讲师))|"
        r"\b(?:stud\w+|attend\w*|graduat\w*|educat\w*|enrol\w*|degree|alma mater|train\w*|pupil|went to|entered|"
        r"taught (?:him|her|them)self|bachelor\S*|master\S*|doctor\w*|ph\.?d|b\.?a|read)\b|"
        r"毕业|[就入]读|求学|学习|考入|进入|学位|[学硕博]士|上学|深造|留学",
        re.S,
    ),
)
"""Where somebody learned, which is not where somebody taught."""

"""Prizes that go to somebody whom a clause does not name: the two theorists, her pupil, the leading man."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.extraction.chinese.items import DATE, NUMBER, PERSON
from builder.extraction.chinese.lexicon import ADVERBS, CONNECTIVES, KIN
from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.sentence import Match
from builder.findings import Named

_PRIZES = frozenset({"award_won", "award_nominated", "honor"})
_OTHERS = (
    "[男女]主角|[男女]配角|主演|导演|编剧|摄影师?|剪辑师?|美术指导|学生|弟子|门生|徒弟|同事|同学|同行|对手|团队|助手|合作者|"
    "发现者|提出者|竞争者"
)
_ONE_OF = "[这那]?(?:另外?)?[一两二三四五六七八九十几数多][位名](?!(?:者|人)?[，；])[^，。；的《》]{1,10}?"
"""Some by what they are: 两位理论家, 几名合作者; 三位 of a list stands alone."""
_HOW = "(?:[凭因以借靠][^，。；]{1,16}|旋即|随即|不久|很快|即|双双|一齐|最终|终于|便)*"


def is_won_by_unnamed(match: Match, subjects: Sequence[Named], alphabet: Alphabet) -> bool:
    """Whether a clause about a prize opens with those who win it, and whom it would be given to is somebody else.

    `两位理论家旋即获得某奖`, `她的学生获得某奖` tell of no prize of hers.
    """
    if match.pattern.source.relation not in _PRIZES or match.found.groupdict().get("subject"):
        return False
    if not subjects or any(named.type != PERSON for named in subjects):
        return False
    sentence, start = match.sentence, match.found.start()
    person, date = alphabet.letter(PERSON), alphabet.letter(DATE)
    lead = f"(?:{CONNECTIVES}|[{date}]代?[初末间]?的?|[该影本][片剧]的?|[、，])*"
    count = f"[{alphabet.letter(NUMBER)}]?"
    kin = "|".join(sorted(KIN, key=len, reverse=True))
    who = f"(?:(?:{person}|其|自己)的?)?{count}(?:{_ONE_OF}|{_OTHERS}|{kin})(?:们|本人)?"
    told = re.compile(f"{lead}{who}(?:{ADVERBS}|{_HOW})*")
    return told.fullmatch(sentence.encoded.text, sentence.since("，。；：", start), start) is not None

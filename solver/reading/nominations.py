"""Who has been nominated most: what questions ask, and what pages say that nobody or nothing else comes up to."""

from __future__ import annotations

import re
from enum import StrEnum

from schemas.text import Language


class Kind(StrEnum):
    """Of whom, or of what, one has been nominated most."""

    ANYBODY = "anybody"
    PERFORMER = "performer"
    DIRECTOR = "director"
    WRITER = "writer"
    FILM = "film"


_NOUNS = {
    Kind.PERFORMER: re.compile(
        r"演员|影星|明星|影人|女星|男星|\b(?:performers?|actors?|actress(?:es)?|stars?)\b", re.I
    ),
    Kind.DIRECTOR: re.compile(r"导演|\b(?:directors?|film-?makers?)\b", re.I),
    Kind.WRITER: re.compile(r"编剧|\b(?:screenwriters?|writers?)\b", re.I),
    Kind.FILM: re.compile(r"电影|影片|片子|\b(?:films?|movies?|pictures?)\b", re.I),
    Kind.ANYBODY: re.compile(
        r"谁|人|^哪一?[位个名]$|\b(?:who|persons?|people|individuals?|body|one)\b", re.I
    ),
}
"""The first that a phrase holds is meant: 电影导演 are directors."""

_NOUN_EN = r"(?P<noun>[a-z-]+(?: (?:or )?[a-z-]+){0,2}?)"
_NOUN_ZH = "(?P<noun>(?:电影)?(?:男|女)?(?:演员|影星|明星|导演|编剧|影片|电影|人))"
_ASKED = (
    re.compile(
        r"^(?P<noun>Who|Which [a-z -]+?) (?:has |had |have )?(?:had|received|got|earned|collected|has|have|holds) "
        r"the most (?:[\w'’]+ )*?nominations\b"
    ),
    re.compile(
        r"^(?P<noun>Who|Which [a-z -]+?) (?:has been|was|is) (?:[a-z]+ )?nominated (?:for .+ )?"
        r"(?:the )?(?:most (?:often|times|frequently)|more often than any)"
    ),
    re.compile(r"^(?:Who|What|Which [a-z]+) (?:is|was) the (?:most[- ]nominated) (?P<noun>[a-z]+)\b"),
    re.compile(rf"^(?:谁|哪[位部个])是[^，。？]{{1,16}}提名(?:的?次数)?最多的{_NOUN_ZH}"),
    re.compile(
        r"^(?P<noun>谁|哪一?[位个名部](?:(?:电影)?[男女]?(?:演员|影星|明星|导演|编剧|影片|电影|人))?)(?:获得?|得到|得|拿到?|收获)?过?的?[^，。？]{1,14}提名(?:的?次数)?最多"
    ),
    re.compile(rf"^[^，。？]{{1,16}}提名(?:的?次数)?最多的(?:那[位部个])?{_NOUN_ZH}(?:是|叫)"),
)
_SAID = {
    Language.ENGLISH: (
        re.compile(
            rf"\b[Nn]o other {_NOUN_EN} (?:has|had) (?:ever )?(?:been nominated|received|had|earned) "
            r"(?:(?:as|so|more) (?:often|many)|(?:as|so) many (?:times|nominations)|more (?:[\w'’]+ ){0,2}nominations)"
        ),
        re.compile(
            r"\b[Nn]o ?(?P<noun>one|body)(?: else)? (?:has|had) (?:ever )?been nominated (?:as|so|more) often"
        ),
        re.compile(rf"\bmore (?:[\w'’]+ ){{0,3}}nominations than any(?: other)? {_NOUN_EN}\b(?=[\s,.;:]|$)"),
        re.compile(
            rf"\bnominated (?:for [\w'’ ]+ )?more (?:often|times) than any(?: other)? {_NOUN_EN}\b(?=[\s,.;:]|$)"
        ),
        re.compile(r"\bmost[- ]nominated (?P<noun>[a-z]+)\b"),
        re.compile(rf"\bmost (?:[\w'’]+ ){{0,3}}nominations (?:of|for|by) any {_NOUN_EN}\b(?=[\s,.;:]|$)"),
    ),
    Language.CHINESE: (
        re.compile(rf"提名(?:的?次数)?最多的{_NOUN_ZH}"),
        re.compile(rf"{_NOUN_ZH}(?:之)?[中里]?(?:获得?)?[^，。；]{{0,8}}提名(?:的?次数)?最多"),
        re.compile(
            rf"(?:没有|再无|无)(?:别的|其他|另一[位名个部]|哪一?[位个部]|任何(?:一[位个部])?){_NOUN_ZH}[^，。；]{{0,12}}提名"
        ),
        re.compile(
            rf"提名(?:的?次数)?(?:超过|多于|高于|多过)(?:任何|所有|其他|一切)(?:其他|别的)?{_NOUN_ZH}"
        ),
    ),
}
_THEN = re.compile(
    r"\b(?:that|the same|this|of the) (?:year|night|season|evening)\b|\bthat had\b|\bwithout winning\b|"
    r"当[年届晚]|那一?[年届]|[该本]届|同[年届]|[^，。；]*(?:未|没有?)获奖"
)
"""What holds of one year only, or of those who never won."""


def asked_most(question: str) -> Kind | None:
    """Of whom, or of what, a question asks which has been nominated most; None where it asks something else."""
    plain = question.strip(" ？?")
    found = next((m for form in _ASKED if (m := form.search(plain))), None)
    return None if found is None or _THEN.search(plain) else _kind(found["noun"])


def said_most(text: str, language: Language) -> Kind | None:
    """Of whom, or of what, a clause says that none has been nominated as often; None where it does not."""
    found = next((m for form in _SAID[language] if (m := form.search(text))), None)
    return None if found is None or _THEN.search(text) else _kind(found["noun"])


def _kind(noun: str) -> Kind | None:
    return next((kind for kind, nouns in _NOUNS.items() if nouns.search(noun)), None)

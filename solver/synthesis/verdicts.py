"""Words by which pages deny, and by which they say that something is over or went to another."""

from __future__ import annotations

import re

from schemas.text import Language

DENIES = {
    Language.CHINESE: re.compile(
        r"没有|没(?=[能被拿得获])|(?<![是要])不是|并非|并不|并未|未能|未被|未曾|无关|毫无|从未|从来没|落榜|只是同名|同名同姓|[代替][他她](?!们)"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:not(?!\s+only|\s+least)|never|nothing|neither|nor|no longer|without|unrelated|instead|"
        r"on (?:his|her|their) behalf|failed to|refused|"
        r"no\s+(?:blood\s+|family\s+)?(?:relation|relative|connection|link)s?)\b|n['’]t\b",
        re.I,
    ),
}
"""Words by which a page says that something is not so."""

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
    Language.CHINESE: re.compile(r"屈居|不敌|输给|惜败|落选|失之交臂|归于|归了|夺走|让给"),
    Language.ENGLISH: re.compile(
        r"\b(?:(?:came|finished|was|placed)\s+second\s+to|runner-up|lost(?:\s+out)?\s+to|beaten\s+by|defeated\s+by)\b",
        re.I,
    ),
}
"""Words by which a page says that a prize went to another."""

ENDS = {
    Language.CHINESE: re.compile(
        r"离婚|离异|分手|告终|结束|去世|逝世|病逝|解散|退役|退出|辞去|卸任|前[妻夫]"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:divorc|separat|former|ended|died|dissolved|retired|resigned|stepped down|left|until|ex-)"
        r"|\(\d{4}[–-]\d{4}\)"
    ),
}
"""Words by which a page says that something is over."""

STILL = {
    Language.CHINESE: re.compile(r"还是|还在|仍|依然|现在|如今|目前|至今"),
    Language.ENGLISH: re.compile(r"\b(?:still|now|currently|at present|today|nowadays)\b"),
}
"""Words by which a question asks what is so now."""

"""What came next, asked in roundabout words: who became king after somebody, the film made directly after another."""

from __future__ import annotations

import re

_RULER = r"king|queen|emperor|empress|monarch|ruler|sovereign|tsar|tsarina|czar|sultan|shah|caliph|khan|shogun|pharaoh"
_CAME_AFTER = re.compile(
    rf"^Who (?:became|was|ruled as|reigned as) (?:the )?(?:next |new )?(?:{_RULER})"
    rf"(?: of [A-ZÀ-Þ][\w'’ -]*?)? (?:directly |immediately |right )?after (?P<who>[A-ZÀ-Þ][^?,]*?)"
    r"(?: (?:died|abdicated)|['’]s? (?:death|abdication))?(?=\s*\?|$)|"
    rf"^Who (?:succeeded|followed) (?P<whom>[A-ZÀ-Þ][^?,]*?) (?:to|on) the throne(?: of [A-ZÀ-Þ][^?,]*?)?(?=\s*\?|$)|"
    rf"^Who (?:succeeded|followed) (?P<name>[A-ZÀ-Þ][^?,]*?) as (?:the )?(?:{_RULER})"
    r"(?: of [A-ZÀ-Þ][^?,]*?)?(?=\s*\?|$)"
)
_DIRECTLY = re.compile(
    r"(?P<made>\bdid [A-ZÀ-Þ][^?,]*? )(?P<make>make|do|direct|shoot|write|publish|release|record) "
    r"(?:(?:directly|immediately|straight|right) )?(?P<side>after|before) (?P<what>(?:the )?[\"“*]?[A-ZÀ-Þ\d])"
)
_FILM = re.compile(r"^(?:Which|What) (?:feature |other )?(?:film|movie|picture)\b", re.I)
_RULER_ZH = r"(?:新的?)?(?:皇帝|国王|君主|帝王|国君|女王|女皇|天子|可汗|大汗|沙皇|苏丹|王|皇位|王位|帝位)"
_AFTER_ZH = re.compile(
    r"^(?:在)?(?P<who>[^，。？?的《》]{2,12}?)(?:之后|以后|后|(?:去世|驾崩|死|退位|崩|病逝|逝世)(?:之后|以后|后))[，,]?"
    rf"(?:是|由)?谁(?:(?:当上?|做上?|成为?|即位为?|继位为?|登基为?|继承)(?:了|过)?(?:的)?{_RULER_ZH}|"
    r"(?:即位|继位|登基|继承(?:了)?(?:皇位|王位|帝位)|登上(?:了)?(?:皇位|王位|帝位)))的?(?=[？?]?$)"
)


def next_in_line(question: str) -> str:
    """An English question with `the successor of` a ruler, and no `directly` before what comes next."""
    came = _CAME_AFTER.match(question)
    if came is not None:
        return f"Who was the successor of {came['who'] or came['whom'] or came['name']}?"

    def plainly(made: re.Match[str]) -> str:
        film = made["make"] in ("make", "do", "shoot") and _FILM.match(question)
        return f"{made['made']}{'direct' if film else made['make']} {made['side']} {made['what']}"

    return _DIRECTLY.sub(plainly, question)


def next_in_line_zh(question: str) -> str:
    """The Chinese twin: 甲帝之后谁当了皇帝 asks for 甲帝的继位者."""
    return _AFTER_ZH.sub(lambda m: f"{m['who']}的继位者是谁", question)

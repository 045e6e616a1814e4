"""Languages: who speaks English and Spanish is not said to speak French."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.extraction.english.lexicon import ADJECTIVES
from solver.language import folded
from solver.reading.page import Clause
from solver.reading.terms import match
from solver.synthesis.yes_no.claimed import LEAST_MATCH, Claim

_NAMED_ZH = (
    "[英法德俄日韩汉中藏满泰梵粤荷]|西班牙|葡萄牙|阿拉伯|意大利|拉丁|希腊|荷兰|瑞典|挪威|丹麦|芬兰|波兰|捷克|匈牙利|罗马尼亚|"
    "土耳其|波斯|印地|印尼|越南|缅甸|马来|蒙古|朝鲜|希伯来|乌克兰|世界|客家|闽南|上海|广东|四川|潮州"
)
_TONGUE_ZH = re.compile(
    rf"(?P<tongue>{_NAMED_ZH})(?:语(?!文|音)|文(?![学化字物明人艺艰])|话(?![剧题筒]))|普通话|国语|粤语"
)
_PEOPLES = "|".join(
    sorted(map(re.escape, {*ADJECTIVES, "Latin", "Mandarin", "Cantonese", "Hebrew", "Yiddish"}))
)
_TONGUE = re.compile(
    r"\b(?:speak|spoke|spoken|speaks|learn|learned|learnt|know|knew|read|write|wrote|written|fluent in|understand|"
    rf"understood|translate[d]? (?:from|into)|sing in|sung in)\s+(?:\w+\s+)?(?P<tongue>{_PEOPLES})\b"
)


def tongues_said(claim: Claim, clauses: Sequence[Clause]) -> bool:
    """Whether a sentence says every language that a question of yes or no names."""
    return all(_is_said(claim, clauses, tongue) for tongue in _asked(claim.part.text))


def _asked(question: str) -> list[str]:
    found = (*_TONGUE_ZH.finditer(question), *_TONGUE.finditer(question))
    return [folded(match["tongue"] or match[0]) for match in found]


def _is_said(claim: Claim, clauses: Sequence[Clause], tongue: str) -> bool:
    if any(tongue in folded(clause.text) for clause in clauses):
        return True
    terms = [t for t in claim.terms if any(tongue in form for form in t.forms)]
    return any(match(term, clause) >= LEAST_MATCH for term in terms for clause in clauses)

"""Whether a question asks of all, always, never or only, and what words say of how many: a share is not all."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from schemas.plan import SubQuestion
from schemas.text import Language
from solver.language import folded, without_names
from solver.reading.page import Clause
from solver.synthesis.yes_no.claimed import Claim
from solver.synthesis.yes_no.recurring import unrepeated
from solver.synthesis.yes_no.verdicts import DENIES


@dataclass(frozen=True, slots=True)
class _Quantifier:
    """What asks it, and what in a page's words is its like; `counts` where a share of so many denies it."""

    asks: re.Pattern[str]
    bears: Mapping[Language, re.Pattern[str]]
    counts: bool = False


def _patterns(chinese: str, english: str) -> dict[Language, re.Pattern[str]]:
    return {
        Language.CHINESE: re.compile(chinese),
        Language.ENGLISH: re.compile(rf"\b(?:{english})\b", re.I),
    }


_ALL = _patterns(
    r"(?<![安完健齐])全(?![球国省市县长名权力])|(?<![大首京成古])都(?![市城督会灵柏])|皆|均|各|所有|一律|无一|无人|每|"
    r"(?<!调)整|一切|任何|悉数|尽数|通通",
    r"all|both|every(?:one|body|thing|where)?|each|whole|entire(?:ly)?|total|completely|any|none|no one|nobody|always|"
    r"no (?:\w+ )?(?:survivors?|exceptions?)|throughout|without exception|exclusively",
)
_BOTH_ZH = r"(?<![大首京成古])都(?![市城督会灵柏])"
_NUMBER = r"\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
_UNIT = rf"(?:(?:other|second|third|{_NUMBER}) )?(?:years?|months?|weeks?|days?|decades?|time)\b"
_QUANTIFIERS = (
    _Quantifier(
        re.compile(
            r"\b(?:everyone|everybody|each)\b|"
            r"(?<!\bat )(?<!\bafter )(?<!\babove )(?<!\bof )\ball\b(?!-| along\b| over\b| right\b)|"
            rf"\bevery\b(?! {_UNIT})|"
            r"所有|全部|全都|全体|每一?[个位名部本首所座艘只条家间届次期集]|人人|"
            rf"(?:[们些]|[两三四五六七八九十]个[^，。]{{1,6}}|的[^，。的]{{1,8}}){_BOTH_ZH}"
        ),
        _ALL,
        counts=True,
    ),
    _Quantifier(
        re.compile(r"\balways\b|从来(?![没不未])|从来都|总是|总在|总会|一直都?|始终"),
        _patterns(
            r"总|从来|一直|始终|每|都|以来|历来|向来|一贯|全",
            r"always|every\w*|each|all|throughout|since|never|ever|invariably|consistently|still|entire|whole|remain\w*",
        ),
    ),
    _Quantifier(
        re.compile(r"\bnever\b|从来?[没不未]|从未"),
        DENIES,
    ),
    _Quantifier(
        re.compile(
            r"(?<!\bnot )\b(?:only|solely|exclusively|nothing but)\b|"
            r"仅|只(?=有|是(?!不是)|在|用|能|由|会|演|写|拍|卖|收|接|招|对|靠|拿|得|获|为)|唯一|惟一"
        ),
        _patterns(
            r"[只仅独唯惟单]|全[部都程]|都",
            r"only|sole(?:ly)?|just|exclusively|single|alone|entire(?:ly)?|all|nothing but|no other|unique(?:ly)?|lone",
        ),
    ),
    _Quantifier(
        re.compile(r"\b(?:completely|entirely|wholly|totally)\b|完全|彻底"),
        _patterns(
            r"完全|彻底|全|整|都|尽|殆|纯",
            r"complete(?:ly)?|entire(?:ly)?|wholly|whole|total(?:ly)?|all|fully?|burn\w* down|to the ground|"
            r"solely|nothing",
        ),
    ),
    _Quantifier(
        re.compile(r"\b(?:most|half)(?= of\b| (?:the )?[a-z]+(?:s|people)\b)|大多数|多数|大部分|一半|半数"),
        _patterns(
            r"大多|多数|大部|一半|半数|过半|主要|[\d.]+%|百分之",
            r"most(?:ly)?|majority|half|mainly|\d+ per ?cent|all",
        ),
    ),
)

_OFTEN = _patterns(r"通常|一般(?![的性])|往往|有时|经常", r"usually|often|sometimes|generally|normally")
"""Words that set less than always, and more than once."""

_SHARE = {
    Language.CHINESE: re.compile(
        r"(?:其中|当中)[^，。；]{0,6}?[\d一二两三四五六七八九十百千]+[多余]?[人名位个艘部]|大部分|大多数?|多数|"
        r"一半|半数|部分|少数|仅有?[\d一二两三四五六七八九十]+|[\d.]+%|百分之"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:of|among) (?:the|its|his|her|their) (?:\w+ ){1,6}?(?:on board|aboard)?,? ?"
        rf"(?<!\w)(?!all\b)(?:{_NUMBER}|most|some|half|only|many)\b(?! of all)|"
        rf"\b(?:{_NUMBER}|part|majority|several|few) (?:out )?of (?:the|its|his|her|their|those|them)\b|"
        r"\b(?:mostly|partly|in part|most|half|some)\b|\b[\d.]+ ?(?:%|per ?cent)",
        re.I,
    ),
}
"""Words that tell of a share of many: `of the 90 men 40 were saved`, 其中三人."""


def is_quantified(part: SubQuestion) -> bool:
    """Whether a question asks how far something goes, which a bare fact does not tell."""
    return bool(_asked(part))


def borne_in_full(claim: Claim, clauses: Sequence[Clause]) -> bool | None:
    """Whether a sentence that says what is claimed has the quantifier of the question, or its like; False where it
    tells of a share that do what is claimed, None where it leaves open how many.
    """
    language = claim.page.language
    text = " ".join(clause.text for clause in clauses)
    own = without_names(text, claim.part.names)
    for one in _asked(claim.part):
        share = _SHARE[language].search(text) if one.counts else None
        if share is not None:
            said = any(claim.place(clause) >= 0 for clause in clauses)
            return False if said else None
        if _OFTEN[language].search(text) or one.bears[language].search(unrepeated(own)) is None:
            return None
    return True


def _asked(part: SubQuestion) -> list[_Quantifier]:
    text = folded(without_names(part.text, part.names))
    return [one for one in _QUANTIFIERS if one.asks.search(text)]

"""Prizes under a heading that says whose page tells them: `1955 | Oak Prize` or `Oak Prize (1955)` under `Honours`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from dataclasses import dataclass, replace

from builder.extraction.english.awards import find_awards
from builder.extraction.stated_holders import lines_below
from builder.language import has_han
from builder.readers.page import Heading, Page
from schemas.text import Span

COLUMNS = frozenset(
    {"award", "awards", "honour", "honours", "honor", "honors", "prize", "prizes", "medal", "distinction"}
    | {"decoration", "奖项", "獎項", "荣誉", "榮譽", "奖励", "獎勵", "奖项名称"}
)
# Columns beside them that leave it the page's own; a winner or a nominee would not.
_BESIDE = frozenset(
    {
        "year",
        "date",
        "years",
        "notes",
        "note",
        "ref",
        "refs",
        "for",
        "reason",
        "country",
        "awarded by",
        "body",
    }
    | {
        "organisation",
        "organization",
        "institution",
        "年份",
        "年度",
        "年",
        "时间",
        "時間",
        "日期",
        "备注",
        "備註",
    }
)
_HEADING = re.compile(
    r"(?:(?:selected|main|major|other|personal|further) )?"
    r"(?:honou?rs?|awards?|prizes?|medals?|decorations?|distinctions?)(?:(?:,| and|, and) "
    r"(?:honou?rs?|awards?|prizes?|medals?|decorations?|distinctions?|recognition))*|"
    r"(?:主要|所获|获得|个人)?(?:荣誉|榮譽|奖项|獎項|获奖|獲獎|奖励)(?:记录|紀錄|情况)?",
    re.IGNORECASE,
)
_LOST = re.compile(
    r"\b(?:nominat\w+|shortlist\w*|longlist\w*|finalist|runners?|declined|refused|judge|jury)\b",
    re.IGNORECASE,
)
_CUP = re.compile(
    r"\b(?:Cup|Championships?|League|Titles?|Trophy|Shield|Division|Open|Masters|Grand Slam|Copa|Coppa|Supercup|"
    r"Plate|Bowl|Serie A|Bundesliga|La Liga|Pennant)\b",
    re.IGNORECASE,
)
_SEASON = r"(?:1[89]|20)\d\d(?:[–/-]\d{2,4})?"
_CUPS = re.compile(
    rf"\s*(?:[-*•·] +)?(?P<prize>[A-Z][^\n:(]{{2,60}}?)(?: \(\d{{1,3}}\))?(?::| [–—-]) "
    rf"(?:[Ww]inners?:? |[Cc]hampions:? |[Ww]on in )?"
    rf"(?P<years>{_SEASON}(?:(?:, and|,| and) {_SEASON})*)\.?"
)
_YEAR = r"(?P<year>(?:1[5-9]|20)\d\d)"
_ITEMS = (
    re.compile(rf"\s*(?:[-*•·] +)?{_YEAR}(?:,|:| [–—-])? +(?P<prize>[A-Z][^\n]+?)\.?"),
    re.compile(rf"\s*(?:[-*•·] +)?(?P<prize>[A-Z][^\n(]+?)(?: \(|,? (?:in )?){_YEAR}\)?\.?"),
    re.compile(
        rf"\s*(?:[-*•·] +)?(?:the )?(?P<prize>[A-Z][^\n(,]+?)"
        rf"(?:, (?:handed over|presented|received|given|conferred)[^\n(,]{{0,30}})? in {_YEAR}(?:, [^\n]{{3,80}})?\.?;?"
    ),
)


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize by its name, its category, the year, and the place of the name."""

    name: str
    category: str
    year: str
    span: Span


def tells_honours(heading: str) -> bool:
    """Whether what stands below a heading are prizes of whom the page is about: no nominations among them."""
    return _HEADING.fullmatch(" ".join(heading.split())) is not None


def are_own(labels: Set[str]) -> bool:
    """Whether a table's columns leave its prizes to whom the page is about."""
    return bool(labels & COLUMNS) and labels <= COLUMNS | _BESIDE


def prize_of(words: str, start: int) -> Prize | None:
    """The prize that words which begin at `start` open with; None where they name none, or tell of none won."""
    if _LOST.search(words):
        return None
    if has_han(words):
        name = re.split(r"[，,（(]", words)[0].strip()
        won = re.fullmatch(r"[\u4e00-\u9fff·“”]{2,20}(?:奖|獎|奖章|獎章|勋章|勳章)", name)
        return Prize(name, "", "", Span(start, start + len(name))) if won is not None else None
    found = [award for award in find_awards(words) if award.award]
    first = found[0] if found else None
    if first is None or words[: first.award_start].strip().lower() not in ("", "the", "a", "an"):
        return None
    if re.match(r" (?!for |in |with |of )\w", words[first.end :]):
        return None  # `Oak Prize Committee`, `Oak Prize lecture`
    return Prize(first.award, first.category, "", Span(start + first.award_start, start + first.award_end))


def listed_prizes(page: Page, heading: Heading) -> Iterator[tuple[Span, Prize]]:
    """Each line below a heading that is a prize and a year."""
    for line in lines_below(page, heading):
        words = page.document.text[line.start : line.end]
        found = next((m for form in _ITEMS if (m := form.fullmatch(words))), None)
        prize = prize_of(found["prize"], line.start + found.start("prize")) if found is not None else None
        if (
            found is not None
            and prize is not None
            and 2 * len(prize.name) >= len(found["prize"].split(" of the ")[0])
        ):
            yield line, replace(prize, year=found["year"])


def listed_cups(page: Page, heading: Heading) -> Iterator[tuple[Span, Prize]]:
    """Each year of a line below a heading that is a contest and when it was won: `League Cup: 1978, 1979`."""
    for line in lines_below(page, heading):
        words = page.document.text[line.start : line.end]
        found = _CUPS.fullmatch(words)
        if found is None or _CUP.search(found["prize"]) is None or _LOST.search(words):
            continue
        start = line.start + found.start("prize")
        for season in re.findall(_SEASON, found["years"]):
            yield line, Prize(found["prize"], "", season[:4], Span(start, start + len(found["prize"])))

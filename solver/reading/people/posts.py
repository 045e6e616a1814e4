"""Sentences that say which post somebody held: `was deputy secretary of …`, 出任校长, 接任 after another was it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.text import Language
from solver.language import folded
from solver.reading.page import Page
from solver.reading.windows import Window, picked, sentences_of

_PUBLIC = (
    r"secretary(?! to\b)|(?:prime )?minister|governor|ambassador|consul|mayor|senator|commissioner|congressman|"
    r"councillor|judge|chancellor|prefect|president|envoy|attorney general|premier"
)
_OTHER = (
    r"(?:vice-)?president|(?:vice-)?chairman|chairwoman|chair|director|manager|editor|dean|head|professor|provost|"
    r"rector|commander|general|admiral|captain|officer|agent|treasurer|inspector|superintendent|adviser|advisor|chief|"
    r"librarian|curator|conductor|principal|headmaster|lecturer|teacher|clerk|engineer|partner|coach|trainer|"
    r"assistant|deputy|chief executive|supervisor|foreman|organist|physician|chaplain|bishop|abbot"
)
_HELD = (
    r"(?:\b(?:was|is|became|becomes|remained|served as|worked as|as|appointed|elected|named|made|chosen)"
    r"(?: (?:an?|the|its|his|their))? (?:[a-z-]+ ){{0,3}}?(?:{posts})\b(?! (?:who|that|whose)\b)|"
    r"\bsucceeded (?:him|her|[a-z .]+) as\b|, (?:an?|the|its|then) (?:[a-z-]+ ){{0,3}}?(?:{posts})\b)"
)
_HELD_EN = re.compile(_HELD.format(posts=f"{_PUBLIC}|{_OTHER}"))
_HELD_PUBLIC = re.compile(_HELD.format(posts=_PUBLIC))
_POSTS_ZH = (
    r"[\u3400-\u9fff]{0,8}(?:校长|院长|所长|系主任|主任|教授|讲师|助教|馆长|局长|部长|市长|省长|县令|知[州府县]|"
    r"总统|主席|总理|大使|领事|经理|董事长?|总裁|社长|主编|编辑|队长|教练|司令|将军|书记|委员|顾问|秘书|会长|团长|台长|"
    r"尚书|侍郎|宰相|丞相|参政|太守|刺史|总督|巡抚|御史|学士|[官使卿令丞])"
)
_HELD_ZH = re.compile(
    rf"(?:出任|担任|就任|调任|改任|升任|升为|受任|历任|兼任|当选为?|当上了?|被?任命为|官至|任|做了?|当了?)(?:过|了)?{_POSTS_ZH}"
)
_TAKES_OVER_ZH = re.compile(r"(?:接任|继任|接替|接掌)(?![\u3400-\u9fff]{0,6}(?:校长|院长|主任|长|官|使))")
_TOOK_ZH = re.compile(rf"(?:出任|担任|就任|任|当选为?){_POSTS_ZH}")
_NEXT = 40  # characters between a name and the post that is said of it


def post_of(
    page: Page, forms: Sequence[str], around: Sequence[str], year: str, *, public: bool, about: bool
) -> Window | None:
    """The sentence of a page that says which post somebody of these names held, in a year if one is given; one that
    says any of the words `around` first, and where there are such words, and the page is `about` neither, only that.
    """
    best: tuple[int, Window] | None = None
    title = folded(page.document.title)
    for first, last in sentences_of(page):
        window = picked(page, first, last)
        text = " ".join(clause.plain for clause in window.clauses)
        if year and not any(year in clause.text or clause.year == year for clause in window.clauses):
            continue
        held = _said_of(text, forms, page.language, public=public, about=about)
        start = first
        if not held and page.language is Language.CHINESE:
            start = _succeeded(page, first, text, forms)
            held = start < first
        placed = not around or any(word in text or word in title for word in around)
        if held and placed and (best is None or bool(year and year in text) > best[0]):
            best = int(bool(year and year in text)), picked(page, start, last)
    return best[1] if best is not None else None


def term_of(
    page: Page, forms: Sequence[str], around: Sequence[str], post: str, *, about: bool
) -> Window | None:
    """The clause that says the how manieth somebody of these names is to hold a post, of a body named `around` if
    one is asked for: `他是甲院的第三任院长`; None where the pages number somebody else.
    """
    bodies = "|".join(map(re.escape, around))
    named = rf"[^，。；]{{0,12}}?(?:{bodies})[^，。；]{{0,4}}?" if bodies else "[^，。；]{0,12}?"
    own = ["他", "她"] if about else []
    who = f"(?:{'|'.join(map(re.escape, (*forms, *own)))})(?:[于在]?\\d{{3,4}}年)?[^，。；前继接与和同的]{{0,6}}?"
    left_unsaid = "|(?:后来?|曾|又|并|现|还)?" if about else ""
    held = re.compile(
        rf"(?:^|[，。；（ ]|\d年)(?:{who}{left_unsaid})(?:是|为|任|当选|担任|出任|成为|当上|就任)了?{named}的?"
        rf"第(?:[一二三四五六七八九十百]+|\d+)任[^，。；]{{0,4}}?{re.escape(post)}(?!的|之?[子女妻])"
    )
    for first, last in sentences_of(page):
        window = picked(page, first, last)
        if held.search("，".join(clause.plain for clause in window.clauses)) is not None:
            return window
    return None


def _said_of(text: str, forms: Sequence[str], language: Language, *, public: bool, about: bool) -> bool:
    """Whether a post is said right behind one of the names, or on somebody's own page of whom a pronoun stands for."""
    pattern = _HELD_ZH if language is Language.CHINESE else _HELD_PUBLIC if public else _HELD_EN
    own = (["他", "她"] if language is Language.CHINESE else ["he", "she"]) if about else []
    ends = [m.end() for form in (*forms, *own) for m in re.finditer(_bounded(form), text)]
    return any(0 <= found.start() - end <= _NEXT for found in pattern.finditer(text) for end in ends)


def _succeeded(page: Page, first: int, text: str, forms: Sequence[str]) -> int:
    """The first clause of the sentence before, where that says what somebody took over: 张三出任校长。李四接任."""
    taken = any(
        0 <= found.start() - m.end() <= 2
        for found in _TAKES_OVER_ZH.finditer(text)
        for form in forms
        for m in re.finditer(_bounded(form), text)
    )
    before = [i for i in range(first) if page.clauses[i].sentence == page.clauses[first].sentence - 1]
    if not taken or not before or page.clauses[before[0]].paragraph != page.clauses[first].paragraph:
        return first
    said = "，".join(page.clauses[i].plain for i in before)
    return before[0] if _TOOK_ZH.search(said) else first


def _bounded(form: str) -> str:
    return rf"\b{re.escape(form)}\b" if form.isascii() else re.escape(form)

"""The words of stretches as claims: with the name of what they speak of, where they leave it out."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from schemas.names import split_sense
from schemas.text import Language
from solver.reading.reader import Passage
from solver.reading.windows import Window, window_text
from solver.synthesis.citing import Claim
from solver.synthesis.quotes.leading import UNSAID, with_subject

_ANAPHOR = re.compile(r"该(?:片|剧|专辑|曲|歌|电影|影片|作品|书)|(?<![影照名唱])片中|剧中|^影片")
_REFERS = re.compile(
    r"[该此](?:片|剧|专辑|曲|歌|书|校|奖)|影片|片中|剧中|[他她它](?!们)|其(?![他中实余间次])|"
    r"\b(?:he|she|it|its|his|her|him|the (?:film|picture|series|company|school|book))\b",
    re.I,
)
"""Words that mean what a page is about, or was named before."""
ROOM = 170  # characters of another language's words with the name of their page


def told(
    passage: Passage,
    forms: Sequence[str],
    titles: Mapping[str, str],
    language: Language,
    apart: Mapping[str, str],
    *,
    who: bool,
) -> tuple[Claim, ...]:
    """The words of the windows themselves, with the page's subject before them if they leave it out.

    `forms` are names of the things asked about; where one of them stands no subject is needed, unless
    the question asks who. `titles` are the subjects of pages of another language than the answer's, by document,
    as that language calls them, and `apart` those that a name may also mean, with what tells them apart.
    """
    texts = [
        _foreign(window, titles, language, apart.get(window.page.document.key, ""))
        if window.page.language is not language
        else _own(window, forms, language, apart.get(window.page.document.key, ""), who=who)
        for window in passage.windows
    ]
    return tuple(Claim(text, extracts) for text, extracts in zip(texts, passage.extracts, strict=True))


def _foreign(window: Window, titles: Mapping[str, str], language: Language, apart: str) -> str:
    """The words of a page of another language, said to be its; always where that is told `apart`."""
    text = window_text(window)
    subject, _ = split_sense(window.page.document.title)
    title = apart or titles.get(window.page.document.key, "")
    named = bool(title) and title not in text and (bool(apart) or subject not in text)
    named = named and len(text) + len(title) <= ROOM  # else its end would be cut
    if language is Language.CHINESE:
        return f"关于{title}，资料中写道：{text}" if named else f"资料中写道：{text}"
    return f"the pages say of {title}: {text}" if named else f"the pages say: {text}"


def _own(window: Window, forms: Sequence[str], language: Language, apart: str, *, who: bool) -> str:
    """The words of a page of the answer's language, after what the page or the sentence before them is about; always
    where that is told `apart` from others of its name."""
    text = window_text(window)
    subject = apart or split_sense(window.page.document.title)[0]
    chinese = language is Language.CHINESE
    if (work := _left_out(window)) and chinese:
        return f"《{work}》：{text}"
    unnamed = who or not any(f in text.casefold() for f in forms)
    if subject in text or not (apart or unnamed or UNSAID.match(text) or _REFERS.search(text)):
        return text
    begun = any(n.start == window.clauses[0].start for n in window.clauses[0].named)
    if chinese and (begun or (apart and split_sense(window.page.document.title)[0] in text)):
        return f"{subject}：{text}"
    return with_subject(text, subject, chinese, type=window.page.subject)


def _left_out(window: Window) -> str:
    """The work that a stretch only calls 该片 or 片中; empty where it says the name or means none."""
    text = "".join(clause.text for clause in window.clauses)
    topic = next((t for t in window.clauses[0].topics if t not in window.clauses[0].works), "")
    return topic if topic and _ANAPHOR.search(window.clauses[0].text) and topic not in text else ""

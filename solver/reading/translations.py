"""Whether words tell of a version or translation in another language than the one that a question asks about."""

from __future__ import annotations

import re

from schemas.plan import SubQuestion
from solver.language import folded
from solver.reading.reader import Passage
from solver.reading.terms import part_language
from solver.reading.windows import window_text

_VERSION = re.compile(r"(普通话|国语|粤语|英语|英文|日语|中文|台语|法语|德语|韩语)(?:配音)?版")
_TONGUES = {
    "english": "英", "french": "法", "german": "德", "japanese": "日", "russian": "俄", "italian": "意", "korean": "韩",
    "spanish": "西班牙", "portuguese": "葡", "chinese": "[中汉]", "arabic": "阿拉伯", "dutch": "荷",
}  # fmt: skip
_EDITION = {
    english: re.compile(
        rf"\b{english}(?:-language)? (?:translations?|editions?|versions?|translators?|rendering)\b|"
        rf"{chinese}(?:(?:大利|萄牙|兰)?[语文](?:译[本者文]?|版|翻译)|译[本者文])"
    )
    for english, chinese in _TONGUES.items()
}


def is_of_another_version(part: SubQuestion, passage: Passage) -> bool:
    """Whether words of the question's language do not name the tongue of the version that is asked about, or those of
    any only other translations than the one asked about.
    """
    if all(translates_otherwise(part.text, window_text(window)) for window in passage.windows):
        return True
    asked = _VERSION.search(part.text)
    own = [w for w in passage.windows if w.page.language is part_language(part.text)]
    return asked is not None and bool(own) and not any(asked[1] in window_text(w) for w in own)


def translates_otherwise(question: str, text: str) -> bool:
    """Whether a question names the language of a translation, and words name only translations into others."""
    wanted, told = _editions(folded(question)), _editions(folded(text))
    return bool(wanted and told) and wanted.isdisjoint(told)


def tells_of_translation(question: str, text: str) -> bool:
    """Whether words tell of a translation, of which a question says nothing."""
    return bool(_editions(folded(text))) and not _editions(folded(question))


def _editions(text: str) -> set[str]:
    return {language for language, pattern in _EDITION.items() if pattern.search(text)}

"""Whether words tell of a deed that somebody did alone, where a question asks for one."""

from __future__ import annotations

import re

from schemas.plan import SubQuestion
from schemas.text import Language
from solver.language import folded, without_names
from solver.reading.terms import part_language
from solver.reading.windows import Window, window_text

_ALONE = {
    Language.CHINESE: re.compile(
        r"独自|单独|独立(?:执导|完成|创作|编写|撰写)|一个人|独力|只身|个人(?:执导|专辑)"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:on (?:his|her|its|their) own|alone|by (?:him|her|it)self|single-handed(?:ly)?|unaided|solo|"
        r"without (?:a partner|help)|sole)\b"
    ),
}
_SHARED = {
    Language.CHINESE: re.compile(r"合[作导写编著拍]|共同|联[合手袂]|一[起同道]|携手|搭档|与人"),
    Language.ENGLISH: re.compile(
        r"\b(?:shared|co-[a-z]+|co(?:directed|wrote|written|authored|founded)|jointly|together with|"
        r"in (?:collaboration|partnership) with|collaborat\w+|side by side|with the help of)\b"
    ),
}


def is_shared_instead(part: SubQuestion, window: Window) -> bool:
    """Whether a question asks for what somebody did alone, and a stretch tells only of what was done with others."""
    question = without_names(folded(part.text), part.names)
    if _ALONE[part_language(part.text)].search(question) is None:
        return False
    text, language = folded(window_text(window)), window.page.language
    return _SHARED[language].search(text) is not None and _ALONE[language].search(text) is None

"""Which of two things is the larger, older or higher, where a sentence says so: of the pair A is the larger."""

from __future__ import annotations

import re

from schemas.plan import SubQuestion
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause
from solver.reading.reader import Passage, Reader
from solver.reading.terms import is_named, part_language
from solver.reading.windows import Window, sentences_of

_ASKED = {
    Language.ENGLISH: re.compile(
        r"\b(?:which|who)\b[^,]*? (?:is|was|are|were) (?:the )?(?P<word>[a-z]+er)(?:,| of)?\b.*\bor\b"
    ),
    Language.CHINESE: re.compile(
        r"(?:哪|谁)[^，。？]{0,4}?(?:更|比较|较)(?P<word>[大小高低长短深浅宽窄重轻快慢老新早晚])"
    ),
}
_LEAST = 2  # names that are set against each other


def told_larger(part: SubQuestion, reader: Reader, ranking: Ranking | None) -> Passage | None:
    """The sentence that names both of two things and says of one what the question asks of them."""
    language = part_language(part.text)
    asked = _ASKED[language].search(folded(part.text))
    if asked is None or len(part.names) != _LEAST:
        return None
    terms = list(reader.wanted.things(part))
    for page in reader.shelf.of(part, ranking) if len(terms) == _LEAST else ():
        if page.language is not language:
            continue
        for first, last in sentences_of(page):
            clauses = page.clauses[first : last + 1]
            text = "".join(clause.plain for clause in clauses)
            both = all(any(is_named(form, text) for form in term.forms) for term in terms)
            forms = [form for term in terms for form in term.forms]
            if both and any(_says(clause, forms, asked["word"], language) for clause in clauses):
                return Passage((Window(page, first, last, 1.0, 1.0, 1.0, True),))
    return None


def _says(clause: Clause, forms: list[str], word: str, language: Language) -> bool:
    """Whether a clause says of one of the names that it is the larger one, or larger than the other."""
    names = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True))
    if language is Language.CHINESE:
        told = (
            rf"(?:{names})[^，。]{{0,6}}?(?:较|更)(?:为)?{word}|(?:{names})比(?:{names})[^，。]{{0,3}}?{word}"
        )
    else:
        ahead = rf"(?:the {word}\b(?! (?:part|half|share))|{word} than (?:the )?(?:{names})\b)"
        told = rf"\b(?:{names})(?: \w+)? (?:is|was) {ahead}"
    return re.search(told, clause.plain) is not None

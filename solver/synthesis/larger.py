"""Which of two things is the larger, older or higher, where a sentence says so: of the pair A is the larger."""

from __future__ import annotations

import re

from schemas.plan import QuestionKind, SubQuestion
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause
from solver.reading.reader import Passage, Reader
from solver.reading.terms import is_named, part_language
from solver.reading.windows import picked, sentences_of

_ASKED = {
    Language.ENGLISH: re.compile(
        r"\b(?:which|who)\b[^,]*? (?:is|was|are|were) (?:the )?(?P<word>[a-z]+er)(?:,| of)?\b.*\bor\b"
    ),
    Language.CHINESE: re.compile(
        r"(?:哪|谁)[^，。？]{0,4}?(?:更|比较|较)(?P<word>[大小高低长短深浅宽窄重轻快慢老新早晚])"
    ),
}
OLDER = re.compile(
    r"年[长幼][^，。]{0,3}[岁天月]|[大小][^，。]{0,4}[一二两三四五六七八九十几\d]岁|年[长幼]于|同岁|比[^，。]{0,8}(?:年长|年轻|年幼)|"
    r"\b(?:older|younger|elder) (?:than|by)\b|\b(?:years?|months?|days?|weeks?) (?:older|younger)\b|"
    r"\b(?:years?|months?|days?) (?:his|her) (?:senior|junior)\b|\bof the same age\b"
)
"""What says who of two people is the older."""

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
                return Passage((picked(page, first, last),))
    return None


def told_older(part: SubQuestion, reader: Reader, ranking: Ranking | None) -> Passage | None:
    """The sentence that says who of two people is the older, where their dates of birth are not both known: it names
    both, or one on the page about the other; one in the question's language first.
    """
    asks = part.kind is QuestionKind.COMPARE and set(part.predicates) == {"birth_date"}
    terms = list(reader.wanted.things(part))
    if not asks or len(terms) != _LEAST:
        return None
    found: list[tuple[bool, Passage]] = []
    for page in reader.shelf.of(part, ranking):
        about = reader.shelf.about(part, page)
        for first, last in sentences_of(page):
            clauses = page.clauses[first : last + 1]
            text = "".join(clause.plain for clause in clauses)
            named = [any(is_named(form, text) for form in term.forms) for term in terms]
            known = [n or not about.isdisjoint(t.forms) for n, t in zip(named, terms, strict=True)]
            other = any(
                one.type == "Person" and not _is_of(one.entity, part) for c in clauses for one in c.named
            )
            if all(known) and any(named) and not other and OLDER.search(text):
                window = picked(page, first, last)
                found.append((page.language is not part_language(part.text), Passage((window,))))
    return min(found, key=lambda row: row[0])[1] if found else None


def _is_of(entity: str, part: SubQuestion) -> bool:
    return any(one.id == entity for one in part.entities)


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

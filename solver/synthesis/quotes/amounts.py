"""The number in digits before a sentence that answers how many or how much: 93次, `25 US dollars`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from schemas.plan import QuestionKind, SubQuestion
from schemas.text import Language
from solver.language import folded, without_names
from solver.reading.numbers.asked_amounts import Asked, asked_amount
from solver.reading.numbers.counting import asks_siblings
from solver.reading.numbers.leading_amounts import Sought, fitting, leading
from solver.reading.numbers.surplus import asks_surplus
from solver.reading.reader import Reader
from solver.reading.terms import Terms, part_language, stem_of
from solver.reading.windows import Window

_EMPTY_ZH = frozenset(
    "的了是在有和与及一个几多少次年岁天月日吗呢么什哪谁这那他她它们共总实际上过到被把从时候比为之其而也都就才只第要里用零两二三四五六七八九十百千万亿"
)
_EMPTY_EN = frozenset(
    "how many much long old far tall high deep wide heavy often were was are did does have has had been the and for "
    "with his her its their what when that this from into than there which about year years times time".split()
)  # fmt: skip
_PRIZES = frozenset({"award_won", "award_count", "award_nominated", "nomination_count"})
_WORD = re.compile(r"[a-z][a-z'-]{2,}")
_YEAR = re.compile(r"(?<!\d)(?:1\d|20)\d\d(?!\d)")


def sought(part: SubQuestion, terms: Terms, reader: Reader, names: Sequence[str]) -> Sought | None:
    """What a part wants the number of, on a page of the language of `terms`; None where it wants none, and where it
    counts in several sentences. `names` are those of its things.
    """
    own = part_language(part.text)
    asked = asked_amount(folded(part.text), own)
    worked_out = part.kind is QuestionKind.COUNT or asks_surplus(folded(part.text), own)
    if asked is None or worked_out or (not asked.units and (asks_siblings(part.text) or _is_tallied(part))):
        return None
    nouns = _nouns(asked, own, terms.language, reader)
    if own is terms.language:
        return Sought(asked, _in_own_words(part, own, names), nouns)
    forms = [
        [form for form in term.forms if len(form) > 1]
        for term in (*terms.things, *terms.relations, *terms.words)
    ]
    return Sought(asked, lambda clause: sum(any(form in clause for form in said) for said in forms), nouns)


def amount_before(sought: Sought, window: Window, language: Language) -> str | None:
    """What stands before the words of a window: the amount that is sought in digits, nothing where several could be it;
    None where the words have none.
    """
    page = window.page.language
    between = "" if page is Language.CHINESE else " "
    text = between.join(clause.plain + clause.stop for clause in window.clauses)
    if not fitting(sought, text, page):
        return None
    amount = leading(sought, text, page)
    if amount is None:
        return ""
    return amount.said(sought.asked, language) + ("：" if language is Language.CHINESE else ": ")


def _is_tallied(part: SubQuestion) -> bool:
    """Whether prizes are counted, of which sentences give those won beside those hoped for."""
    return bool(_PRIZES & set(part.predicates))


def _nouns(asked: Asked, own: Language, page: Language, reader: Reader) -> list[str]:
    """What the things counted may be called on a page, the shortest of each word's forms."""
    if not asked.noun:
        return []
    if own is Language.CHINESE:
        words = [asked.noun[:length] for length in range(len(asked.noun), 0, -1)]
        words = [word for word in words if len(word) > 1 or word == asked.noun]
    else:
        words = [word for word in asked.noun.split() if word not in _EMPTY_EN]
    if own is page:
        return [stem_of(word) for word in words[:1]] if own is Language.ENGLISH else words
    return [form for word in words[:1] for form in reader.wanted.translations(word, page)]


def _in_own_words(part: SubQuestion, language: Language, names: Sequence[str]) -> Callable[[str], int]:
    rest = without_names(folded(part.text), names)
    if language is Language.CHINESE:
        words = {c for c in rest if "\u3400" <= c <= "\u9fff"} - _EMPTY_ZH
    else:
        words = {stem_of(word) for word in _WORD.findall(rest) if word not in _EMPTY_EN}
    words |= {name for name in names if len(name) > 1} | set(_YEAR.findall(part.text))
    return lambda clause: sum(word in clause for word in words)

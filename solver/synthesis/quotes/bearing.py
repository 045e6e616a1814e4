"""Whether a passage tells what is asked, of the thing that is asked about."""

from __future__ import annotations

import re
from collections.abc import Set

from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.answer_types import answers_type
from solver.reading.endings import ends_else
from solver.reading.numbers.intervals import asks_interval, dates_other_deed
from solver.reading.numbers.lifetimes import gives_life_alone
from solver.reading.numbers.ordinals import Ordinal, asked_ordinals, says_which, tells_of_woman
from solver.reading.numbers.turns import asks_turn, tells_turn
from solver.reading.people.strangers import says_all
from solver.reading.reader import Passage, Reader
from solver.reading.terms import Term, match, part_language, relation_terms, stands_as_noun
from solver.reading.translations import is_of_another_version
from solver.reading.windows import Window, heads_table, window_text
from solver.synthesis.quotes.comparing import may_compare
from solver.synthesis.quotes.models import leaves_model_out
from solver.synthesis.quotes.naming_kin import NamingKin, places
from solver.synthesis.quotes.others_reasons import is_why_of_another
from solver.synthesis.quotes.reasons import may_tell_why
from solver.synthesis.quotes.speaking import Speaking
from solver.synthesis.quotes.winners import names_works_of_others
from solver.synthesis.yes_no.backing import ACTS
from solver.synthesis.yes_no.stated import tells_edition

_PLAIN = frozenset({QuestionKind.ATTRIBUTE, QuestionKind.LIST, QuestionKind.CHAIN})
_DATED = _PLAIN | {QuestionKind.PASSAGE, QuestionKind.ROLE, QuestionKind.SUPERLATIVE}
_YEAR = re.compile(r"(?:1\d|20)\d\d")
_DIGITS = "零一两三四五六七八九"
_YEARS_ASKED = re.compile(r"哪([二两三四五六七八九])年")
_VOICES = re.compile(
    r"[配献]|嗓音|角色|扮|\b(?:voices?|dubbed|(?:was|is) (?:[A-Z]|the\b)|play|went to|passed to)\b"
)
_TIME = re.compile(
    r"(?<![\d,.])\d{1,4}(?![\d,]|\s*[余多万]?(?:米|人|公里|千米|元|吨|艘|met|kilomet|people|men|tons|feet))|[年月天岁日周]|小时|分钟|世纪|\b(?:years?|months?|weeks?|days?|hours?|minutes?|decades?|century|age|night|long)\b"
)
_OWN = frozenset(
    "birth_date birth_place death_date death_place nationality ancestral_home occupation educated_at height weight "
    "blood_type gender religion".split()
)
"""What is said of one person, who is named before it or is the sentence's subject."""

_MOST = re.compile(
    r"最|第一|首[位个次部家]|唯一|\b(?:most|first|only|record|[a-z]{2,}est|than any|best|last|final)\b|"
    r"[长次幼小][子女兄姐]|大[哥姐]|老大",
    re.I,
)


_OF_MANY = re.compile(r"(?<![至起])最多|\b(?:the most|most often)\b")
"""What only words of a highest degree answer."""

_SAID_OF_MANY = re.compile(
    r"最(?![佳后初近终先早])|[纪记]录|之冠|无人能及|\b(?:most|record|more than any|no other)\b", re.I
)

_UTMOST = re.compile(
    r"^(?:what|which|who)\b(?: (?:[a-z-]+ ){1,3}?)? ?(?:is|was|are|were) the (?:[a-z-]+['’]s )?(?:oldest|youngest|"
    r"largest|biggest|highest|most ancient|longest-standing)\b|(?:历史最悠久|最古老|最年长|最年轻)的[^，。？]{1,10}是"
)
"""What only a sentence answers that says the same utmost degree."""


class Bearing:
    """Judges passages; reads nothing but what they name."""

    def __init__(self, lexicon: Lexicon, reader: Reader) -> None:
        self._lexicon = lexicon
        self._reader = reader
        self._speaking = Speaking(reader)
        self._kin = NamingKin(lexicon)

    def tells(self, part: SubQuestion, passage: Passage, *, likely: bool = False) -> bool:
        """Whether a passage may answer: an amount where one is asked for, a name where kin are, and words that
        belong to the things.

        Of a passage that `likely` answers it is not asked whose its words are, nor that it says who is asked for in
        the same word: only the kind of what it tells.
        """
        windows = [window for window in passage.windows if not heads_table(window)]
        if not any(self._may_answer(part, window, likely=likely) for window in windows):
            return False
        if not any(self._tells_of_strangers(part, window) for window in windows):
            return False
        if leaves_model_out(part, passage) or any(
            self._speaking.of_stranger(part, w) for w in passage.windows
        ):
            return False
        if not any(may_compare(part, w) for w in passage.windows):
            return False
        if not may_tell_why(part, passage) or is_why_of_another(part, passage, self._reader.shelf):
            return False
        dated = any(self._is_dated(part, window) for window in windows) and not _tells_no_turn(part, passage)
        if part.asked is AnswerType.DATE and not dated:
            return False
        if _leaves_first_out(part, passage) or is_of_another_version(part, passage):
            return False
        if (
            part.kind is QuestionKind.ROLE
            and part.asked is AnswerType.PERSON
            and not _tells_of_acting(passage)
        ):
            return False
        if asks_interval(part.text, part_language(part.text)) and not _tells_of_time(part, passage):
            return False
        if part.asked is AnswerType.DATE and _gives_fewer_years(part, passage):
            return False
        if part.kind in _DATED and not any(_is_of_year(part, window) for window in passage.windows):
            return False
        if not any(tells_edition(part.text, window_text(w), likely=likely) for w in passage.windows):
            return False
        if _OF_MANY.search(folded(part.text)) and part.kind is not QuestionKind.COUNT:
            return any(_SAID_OF_MANY.search(c.text) for w in passage.windows for c in w.clauses)
        if part.kind is QuestionKind.PASSAGE and _UTMOST.search(folded(part.text)):
            return any(says_which(part.text, part.names, window) for window in passage.windows)
        if part.kind is QuestionKind.SUPERLATIVE:
            return any(_MOST.search(c.plain) for w in passage.windows for c in w.clauses)
        if part.kind is QuestionKind.PASSAGE and part.asked is AnswerType.PERSON:
            of_kin = bool(part.said and part.predicates) and not part.entities and self._kin.is_asked(part)
            beside = (*part.residual, *_strange(part))
            if of_kin and not any(self._kin.names(part, w, beside=beside) for w in passage.windows):
                return False
            window = passage.windows[0]
            numbered = says_which(part.text, part.names, window)
            return likely or numbered or not self._is_unsaid(part, passage)
        if part.kind is QuestionKind.INTERSECTION and part.predicates and self._kin.is_asked(part):
            return any(self._kin.names(part, window) for window in passage.windows)
        if part.kind not in _PLAIN or not part.said or not part.predicates:
            return True
        if self._kin.is_asked(part):
            return any(self._kin.names(part, w, beside=_strange(part)) for w in passage.windows)
        return likely or any(self._is_owned(part, window) for window in passage.windows)

    def _may_answer(self, part: SubQuestion, window: Window, *, likely: bool) -> bool:
        """Whether a window gives what is measured, and speaks of what is asked where it gives it."""
        given = self._reader.gives(part, window) and self._reader.tells_of_asked(part, window)
        if likely or not given:
            return given
        things = {form for term in self._reader.wanted.things(part) for form in term.forms}
        if names_works_of_others(part, window, things):
            return False
        spoken = self._speaking.of_all(part, window) and self._speaking.stands(part, window)
        return spoken and self._speaking.says(part, window)

    def _tells_of_strangers(self, part: SubQuestion, window: Window) -> bool:
        """Whether what is asked for of people whom no page is about, and of nothing else, stands in the sentence that
        names them, or after it.
        """
        strangers = self._reader.strangers.named(part.text, part.entities)
        if not strangers or part.entities:
            return self._reader.strangers.are_named(part, window)
        for first, clause in enumerate(window.clauses):
            if says_all(" ".join(c.text for c in window.clauses if c.sentence == clause.sentence), strangers):
                return any(answers_type(c, part.asked, window.page.language) for c in window.clauses[first:])
        return False

    def _is_dated(self, part: SubQuestion, window: Window) -> bool:
        """Whether a stretch has a date that is not that of something else than the birth or death asked for."""
        dated = [c for c in window.clauses if c.dates]
        terms = relation_terms(part, part.said, self._lexicon, window.page.language)
        things = {form for term in self._reader.wanted.things(part) for form in term.forms}
        ended = any(ends_else(clause, part, terms, things) for clause in dated)
        if ended or gives_life_alone(part, window):
            return False
        return not dated or any(not self._reader.tells_else(c, part, window.page.language) for c in dated)

    def _is_unsaid(self, part: SubQuestion, passage: Passage) -> bool:
        """Whether the one word that says who is asked for (`mayor`, 女主角) is not in a stretch of its language; a
        stretch that was weighed may say a deed in other words.
        """
        window = passage.windows[0]
        words = [folded(word) for word in part.residual if word not in part.names]
        if (
            len(words) != 1
            or part.said
            or not part.names
            or part_language(part.text) is not window.page.language
        ):
            return False
        if passage.likely and words[0].isascii() and not stands_as_noun(words[0], part.text):
            return False
        term = Term((words[0],), 1.0, "word")
        return not any(match(term, clause) > 0 for clause in window.clauses)

    def _is_owned(self, part: SubQuestion, window: Window) -> bool:
        """Whether a clause that says the relation names the thing, or nothing else of its kind before the word."""
        terms = relation_terms(part, part.said, self._lexicon, window.page.language)
        forms = {form for term in self._reader.wanted.things(part) for form in term.forms}
        roots = {self._root(e.type) for e in part.entities} - {""}
        saying = [(c, min(p for p, _ in said)) for c in window.clauses if (said := places(terms, c))]
        own = {self._lexicon.standard(p) for p in part.predicates} <= _OWN
        roots &= {"Work", "Person"} if own else {"Work"}
        if not saying or not roots:
            return True
        works = {folded(work) for c in window.clauses for work in c.works}
        about = self._reader.shelf.about(part, window.page)
        if "Work" in roots and len(works) > 1 and not about and not any(_is_titled(forms, w) for w in works):
            return False  # it speaks of other works alone
        clause, at = saying[0]
        asked = {e.id for e in part.entities}
        before = [n for n in clause.named if self._root(n.type) in roots and n.start - clause.start < at]
        return not before or any(n.entity in asked for n in before) or any(f in clause.plain for f in forms)

    def _root(self, type: str) -> str:
        ancestors = [a for a in self._lexicon.ancestors(type) if a != "Thing"]
        return ancestors[-1] if ancestors else ""


def _strange(part: SubQuestion) -> tuple[str, ...]:
    """The names of a Chinese question that nothing is linked to."""
    return part.unlinked if part_language(part.text) is Language.CHINESE else ()


def _tells_of_acting(passage: Passage) -> bool:
    """Whether any of a passage says that somebody acts, or sings and speaks for them."""
    return any(ACTS.search(c.text) or _VOICES.search(c.text) for w in passage.windows for c in w.clauses)


def _tells_of_time(part: SubQuestion, passage: Passage) -> bool:
    """Whether any of a passage gives a year, an age or a length of time, and not only when something else was done."""
    windows = [w for w in passage.windows if not dates_other_deed(folded(window_text(w)), folded(part.text))]
    return any(_TIME.search(clause.plain) for window in windows for clause in window.clauses)


def _tells_no_turn(part: SubQuestion, passage: Passage) -> bool:
    """Whether a question asks when something became something else, and no words tell that it did."""
    told = any(tells_turn(clause.plain) for window in passage.windows for clause in window.clauses)
    return asks_turn(folded(part.text)) and not told


def _leaves_first_out(part: SubQuestion, passage: Passage) -> bool:
    """Whether words of the question's language do not say which work was the first, where that is asked for, or tell
    of the first woman where the first of all is.
    """
    if tells_of_woman(part.text, part.names, passage.windows):
        return True
    if part.kind is not QuestionKind.PASSAGE or part.asked is not AnswerType.WORK or not part.stated:
        return False
    if Ordinal.FIRST not in asked_ordinals(part.text, part.names):
        return False
    own = all(w.page.language is part_language(part.text) for w in passage.windows)
    return own and not any(says_which(part.text, part.names, w) for w in passage.windows)


def _gives_fewer_years(part: SubQuestion, passage: Passage) -> bool:
    """Whether words give fewer years than a question asks for: 哪两年."""
    asked = _YEARS_ASKED.search(part.text)
    years = {d.value[:4] for w in passage.windows for c in w.clauses for d in c.dates}
    return asked is not None and len(years) < _DIGITS.index(asked[1].replace("二", "两"))


def _is_of_year(part: SubQuestion, window: Window) -> bool:
    """Whether a stretch is of the year that a question names, if it names one: by saying it, or in what it tells of."""
    years = [word for word in part.residual if _YEAR.fullmatch(word)]
    return all(any(year in c.text or c.year == year for c in window.clauses) for year in years)


def _is_titled(forms: Set[str], work: str) -> bool:
    return any(form in work or work in form for form in forms)

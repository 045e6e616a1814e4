"""Whether a passage tells what is asked, of the thing that is asked about."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set

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
from solver.reading.page import Clause, Named
from solver.reading.people.lineage import asks_for_lineage
from solver.reading.people.parents import own_parents
from solver.reading.people.strangers import says_all
from solver.reading.reader import Passage, Reader
from solver.reading.terms import Term, match, part_language, relation_terms, stands_as_noun
from solver.reading.translations import is_of_another_version
from solver.reading.windows import Window, heads_table, window_text
from solver.synthesis.quotes.comparing import may_compare
from solver.synthesis.quotes.models import leaves_model_out
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
_PEOPLE = frozenset({"Person", "Character"})
_OWN = frozenset(
    "birth_date birth_place death_date death_place nationality ancestral_home occupation educated_at height weight "
    "blood_type gender religion".split()
)
"""What is said of one person, who is named before it or is the sentence's subject."""

_OF_KIND = re.compile(
    r"什么(?!名字|人)[\u3400-\u9fff]{2,}|\b(?:what|which) (?!(?:names?|is|are|was|were|did|do|does)\b)[a-z]{3,} "
)
"""What asks for a thing of some kind that is no relative: 林青霞的丈夫做的是什么服装牌子."""

_WHOSE = frozenset({AnswerType.PERSON, AnswerType.THING})
KIN = frozenset({"spouse", "father", "mother", "parent", "child", "sibling", "relative"})
_AFTER = {Language.CHINESE: 14, Language.ENGLISH: 30}  # characters from a relation's word to a name
_BEFORE = {Language.CHINESE: 6, Language.ENGLISH: 18}
_HOLDS = re.compile(
    r"\b(?:have|has|had|play|plays|played|portrays?)\b|[演饰]|[育拥]?有|生下|^\s?(?:[和与跟及]|以及|and\b|or\b)|"
    r"^\s?(?!according|living|being)[a-z]+ing\b|^\s(?:in|at|on|from)\s"
)
"""Words that set a name apart from the kin beside it: `Jane Huang, have two sons`, 母亲和唐鹤德, `the mother fighting
Dustin`."""

_IS_KIN = re.compile(
    r"[是为乃即系，、（(]|做了|成了|当了|^$|^\s*(?:,|\(|—|–)|\b(?:is|was|are|were|became|as|be)\b|^\s+(?:his|her|their)?\s*$"
)
"""What stands between a name and the word after it for the kin that the one named is: 太田朱美是他的妻子."""

_WEDS = re.compile(r"[婚娶嫁]|\b(?:marr|wed)")
"""Words for kin that follow a name as verbs do: 与太田朱美结婚."""

_BOTH = re.compile(r"[两二俩]人|[他她]们|双方|\b(?:they|both|the (?:two|pair|couple))\b")

_SEXES = (
    (re.compile(r"\bdaughters?\b|女儿"), re.compile(r"\bsons?\b|儿子")),
    (re.compile(r"\b(?:wife|wives)\b|妻|太太"), re.compile(r"\bhusbands?\b|丈夫|前夫")),
    (re.compile(r"\bsisters?\b|[姐妹]"), re.compile(r"\bbrothers?\b|哥哥|弟弟|兄弟$")),
)
_NAMED_NEXT = re.compile(r"[子女儿][，,](?:取名|起名|名叫|名为|名字?是)(?![字])")
"""Where a child is named in the clause after the one that tells of it: 收养了一个女儿，取名小玉."""

_SURNAME = re.compile(r"姓(?:什么|啥|何)")
_HAS_SURNAME = re.compile(r"(?<!百)姓(?!名|氏)[\u3400-\u9fff]")
_OWNS = re.compile(r"的|['’]s?\s+(?:[a-z]+\s+)?")
_PRONOUN = re.compile(
    r"[他她它其]们?|[两二]人|夫妇俩?|夫妻|(?:he|she|it|they|his|her|its|their|him|them)", re.I
)
_MOST = re.compile(
    r"最|第一|首[位个次部家]|唯一|\b(?:most|first|only|record|[a-z]{2,}est|than any|best|last)\b|"
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
            of_kin = bool(part.said and part.predicates) and not part.entities and self._asks_for_kin(part)
            beside = (*part.residual, *_strange(part))
            if of_kin and not any(self._names_kin(part, w, beside=beside) for w in passage.windows):
                return False
            window = passage.windows[0]
            numbered = says_which(part.text, part.names, window)
            return likely or numbered or not self._is_unsaid(part, passage)
        if part.kind is QuestionKind.INTERSECTION and part.predicates and self._asks_for_kin(part):
            return any(self._names_kin(part, window) for window in passage.windows)
        if part.kind not in _PLAIN or not part.said or not part.predicates:
            return True
        if self._asks_for_kin(part):
            return any(self._names_kin(part, w, beside=_strange(part)) for w in passage.windows)
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

    def _asks_for_kin(self, part: SubQuestion) -> bool:
        kin = all(self._lexicon.standard(p) in KIN for p in part.predicates)
        another = (
            part.asked is AnswerType.THING and bool(part.residual) and _OF_KIND.search(folded(part.text))
        )
        return kin and part.asked in _WHOSE and not another and not asks_for_lineage(part)

    def _names_kin(self, part: SubQuestion, window: Window, *, beside: Sequence[str] = ()) -> bool:
        """Whether a name stands beside the word for the kin that is asked for, in a clause that has the words
        `beside` it; or a surname, where only that is asked for.
        """
        if _SURNAME.search(part.text) and any(_HAS_SURNAME.search(c.plain) for c in window.clauses):
            return True
        language = window.page.language
        terms = [_of_one_sex(t, part) for t in relation_terms(part, part.said, self._lexicon, language)]
        kin = [form for p in sorted(KIN) for form in self._lexicon.synonyms(p, language) if len(form) > 1]
        if _NAMED_NEXT.search(window_text(window)) and any(
            _places(terms, clause) for clause in window.clauses
        ):
            return True
        return _weds_both(terms, window) or any(
            _is_beside(start, end, named, clause, language, kin)
            for clause in window.clauses
            if all(folded(word) in clause.plain for word in beside)
            for start, end in _places(terms, clause)
            if own_parents(clause.plain, part.text)[start:end].strip()
            and not self._is_owned_by(start, clause, part)
            for named in self._others(part, clause)
        )

    def _is_owned_by(self, place: int, clause: Clause, part: SubQuestion) -> bool:
        """Whether a word at a place of a clause says whose kin somebody is, and not that of whom a question asks:
        李四的父亲, where it is asked for 张三's.
        """
        before = [clause.text[n.end - clause.start : place] for n in self._others(part, clause)]
        return bool(part.entities) and any(_OWNS.fullmatch(words) for words in before)

    def _others(self, part: SubQuestion, clause: Clause) -> list[Named]:
        """People whom a clause names and the question does not."""
        asked = {e.id for e in part.entities}
        return [
            n
            for n in clause.named
            if (n.type in _PEOPLE or (not n.type and _is_capital(n, clause)))
            and n.entity not in asked
            and _PRONOUN.fullmatch(_surface(n, clause)) is None
        ]

    def _is_owned(self, part: SubQuestion, window: Window) -> bool:
        """Whether a clause that says the relation names the thing, or nothing else of its kind before the word."""
        terms = relation_terms(part, part.said, self._lexicon, window.page.language)
        forms = {form for term in self._reader.wanted.things(part) for form in term.forms}
        roots = {self._root(e.type) for e in part.entities} - {""}
        saying = [(c, min(p for p, _ in places)) for c in window.clauses if (places := _places(terms, c))]
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


def _weds_both(terms: Sequence[Term], window: Window) -> bool:
    """Whether both of whom the sentence before tells are said to marry: 两人于1998年结婚."""
    return len({c.sentence for c in window.clauses}) > 1 and any(
        _WEDS.search(clause.plain[start:end]) and _BOTH.search(clause.plain[:start])
        for clause in window.clauses
        for start, end in _places(terms, clause)
    )


def _is_titled(forms: Set[str], work: str) -> bool:
    return any(form in work or work in form for form in forms)


def _of_one_sex(term: Term, part: SubQuestion) -> Term:
    """A term without the words for the other sex: a son is no daughter."""
    said = " ".join(folded(word) for word in part.said)
    for one, other in (*_SEXES, *((b, a) for a, b in _SEXES)):
        if one.search(said) and not other.search(said):
            kept = tuple(form for form in term.forms if not other.search(form))
            return Term(kept or term.forms, term.weight, term.kind)
    return term


def _places(terms: Sequence[Term], clause: Clause) -> list[tuple[int, int]]:
    """Where a clause says any of the terms."""
    forms = {form for term in terms for form in term.forms if form in clause.plain}
    found: list[tuple[int, int]] = []
    for form in sorted(forms):
        pattern = rf"\b{re.escape(form)}\b" if form.isascii() else re.escape(form)
        found.extend(m.span() for m in re.finditer(pattern, clause.plain))
    return found


def _is_beside(
    start: int, end: int, named: Named, clause: Clause, language: Language, kin: Sequence[str]
) -> bool:
    """Whether a name stands beside a word of kin, with no other kin and no other holder between."""
    first, last = named.start - clause.start, named.end - clause.start
    if first >= end:
        gap, reach = clause.plain[end:first], _AFTER[language]
    elif last <= start:
        gap, reach = clause.plain[last:start], _BEFORE[language]
        if _IS_KIN.search(gap) is None and not _WEDS.search(clause.plain[start:end]):
            return False
    else:
        return False
    return len(gap) <= reach and not _HOLDS.search(gap) and not any(_holds(form, gap) for form in kin)


def _holds(form: str, text: str) -> bool:
    return form in text if not form.isascii() else re.search(rf"\b{re.escape(form)}\b", text) is not None


def _is_capital(named: Named, clause: Clause) -> bool:
    """Whether an untyped mention is written as an English name."""
    return "A" <= clause.text[named.start - clause.start : named.start - clause.start + 1] <= "Z"


def _surface(named: Named, clause: Clause) -> str:
    return folded(clause.text[named.start - clause.start : named.end - clause.start])

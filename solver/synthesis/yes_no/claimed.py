"""What a yes/no question claims, in the words of one page: its things, its relation's words, its other words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from schemas.names import split_sense
from schemas.plan import SubQuestion
from schemas.text import Language
from solver.executors.names.categories import category_forms
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.page import Clause, Named, Page
from solver.reading.reader import Reader
from solver.reading.terms import (
    Term,
    is_also_called,
    is_conjugated,
    is_written_as_name,
    match,
    part_language,
    place_of,
)
from solver.synthesis.yes_no.amounts import Amounts
from solver.synthesis.yes_no.rivals import falls_short, names_another_department, rules_out
from solver.synthesis.yes_no.stated import Stated
from solver.synthesis.yes_no.verdicts import (
    DENIES,
    DENIES_NEXT,
    EXTENT,
    FIRST,
    LOSES,
    STILL,
    UNDOES,
    UNRELATED,
    reaches,
)

_ASIDE = 0.5  # weight of relation words that only describe
_EARLIER = re.compile(r"(?:之前|此前|以前|在此前)$|\b(?:before|until)\s+(?:that|then|him|her|it|them)\b")
_CATEGORY_WEIGHT = 2.0
_UNKNOWN = 2.0  # weight of a word that the dictionary lacks
_CATEGORY = re.compile(r"最佳|\bbest [a-z]+")
_NOMINATED = re.compile(
    r"获(?:得|颁)?[^，。；]{0,24}?提名|提名|入围|"
    r"\b(?:receiv\w+|earn\w*|got|w[io]n) [^,;.]{0,40}?nominations?\b|\bnominat\w+"
)
_WON = re.compile(
    r"获|得|赢|夺|拿|摘|捧|当选|封[后帝]|\b(?:w[io]ns?|winning|awarded|received|earned|brought|took|taken|named|collected|honou?red)\b"
)
_LONG_WORD = 3
_PRIZED = re.compile(
    r"\b(?:win|won|wins|named|voted|chosen|elected|awarded|receive|received|get|got)\b|[获夺拿]|当选|得[了到过奖]"
)
_ITSELF = re.compile(
    r"[本该][片剧书作]|^影片(?!公司)|它(?!们)|^it\b|\b(?:this|the) (?:film|movie|picture|novel|series|album)\b",
    re.I,
)
_ANY = re.compile(
    r"\bever\b|\b(?:an?|any|some)\s+(?:\w+\s+)?(?:film|movie|picture|song|book|novel|series|play|album)s?\b"
)
"""Words by which a question asks of any of many, so that one of another's rules out nothing."""

_LONG_PLACE = 4  # letters of a place whose people are called after it
_PLACED = re.compile(r"[在于於]$|\b(?:in|at|near)\s+$", re.I)
_PRONOUN = re.compile(
    r"[他她它其]们?|[两二]人|夫妇俩?|夫妻|(?:he|she|it|they|his|her|its|their|him|them)", re.I
)
_LEAST_DENIED = 0.4  # of all words, where what is denied is not the relation's own
_NEXT = 16  # characters between a denial and what it alone denies
_TOLD = frozenset({"Person", "Work"})  # things that a sentence which denies something of them must be about
_REACH = 48  # characters between a denial and what it denies
NAMED, ABOUT, NEAR = 1.0, 0.7, 0.5  # a thing named, what the page or work in force is, named just before
LEAST_MATCH = 0.7  # below this a clause does not hold a term


@dataclass(frozen=True, slots=True)
class Thing:
    term: Term
    ids: frozenset[str]
    types: tuple[str, ...]
    roots: frozenset[str]


class Claim:
    """What a question claims, in the words of one page."""

    def __init__(
        self,
        part: SubQuestion,
        page: Page,
        things: tuple[Thing, ...],
        amounts: Amounts,
        reader: Reader,
        lexicon: Lexicon,
    ) -> None:
        self.part = part
        self._text = folded(part.text)
        self.page = page
        self.things = things
        self.amounts = amounts
        self.about = reader.shelf.about(part, page)
        self._title = folded(split_sense(page.document.title)[0])
        self.ids = frozenset(e.id for e in part.entities)
        wanted = reader.wanted.gleaned(part, page)
        names = {form for thing in things for form in thing.term.forms}
        wanted = replace(wanted, relations=tuple(dict.fromkeys(wanted.relations)))
        own = tuple(t for t in wanted.relations if self._asks(t, lexicon))
        self.main = own or wanted.relations
        beside = (replace(t, weight=_ASIDE) for t in wanted.relations if t not in self.main)
        self.relations = (*self.main, *beside)
        self.words = tuple(
            t
            for t in wanted.words
            if not names & set(t.forms)
            and not STILL[part_language(part.text)].fullmatch(t.forms[0])
            and not amounts.explains(t.forms[0])
            and EXTENT.fullmatch(t.forms[0]) is None
            and not any(is_also_called(form, page.opening) for form in t.forms)
        )
        category = _category(part)
        if category:
            rest = (t for t in self.words if not set(category) & set(t.forms))
            self.words = (*rest, Term(category, _CATEGORY_WEIGHT, "word"))
        self.main = self.main or self.words
        self.terms = (*self.relations, *self.words, *_untranslated(part, page, reader, names))
        self.is_of_namesakes = len(part.names) > len({folded(name) for name in part.names})
        self.is_comparable = part_language(part.text) is page.language
        self.still = STILL[part_language(part.text)].search(folded(part.text)) is not None
        self.is_open = _ANY.search(part.text) is not None
        self.is_schooling = "educated_at" in map(lexicon.standard, part.predicates)
        self.is_first = FIRST[part_language(part.text)].search(folded(part.text)) is not None
        said = DENIES[part_language(part.text)].finditer(_plainly_asked(part.text))
        self.denies = frozenset(folded(match.group()) for match in said)
        self.translations = reader.wanted.translations
        known = () if self.is_comparable else self.translations
        self.unlinked: dict[str, tuple[str, ...]] = {
            word: (word, *(known(word, page.language) if known else ())) for word in _unlinked(part) - names
        }
        self._told = folded(page.document.text) if self.unlinked else ""
        self.nominated = _NOMINATED.search(folded(part.text)) is not None
        self.prized = _PRIZED.search(folded(part.text)) is not None
        if self.prized:
            self.amounts = amounts.of_many(page.document.text)

    def _asks(self, term: Term, lexicon: Lexicon) -> bool:
        """Whether a relation's term is that of the relation asked about."""
        return any(
            set(lexicon.synonyms(p, self.page.language)) & set(term.forms) for p in self.part.predicates
        )

    def strength(self, thing: Thing, first: int, last: int) -> float:
        """How surely the sentence of these clauses speaks of a thing."""
        clauses = self.page.clauses[first : last + 1]
        if any(_is_named(thing, c) for c in clauses):
            return NAMED
        forms = set(thing.term.forms)
        if self._title in forms and not any(clause.works for clause in clauses):
            return ABOUT  # of a namesake: the film, where the ship is linked
        if forms & self.about and any(_ITSELF.search(c.text) for c in clauses):
            return ABOUT
        works = {folded(work) for c in clauses for work in c.works}
        if forms & self.about and (not works or works & self.about or "Work" not in thing.roots):
            return ABOUT
        if not works and forms & {folded(topic) for topic in clauses[0].topics[:1]}:
            return ABOUT
        before = [
            c
            for c in self.page.clauses[:first]
            if c.paragraph == clauses[0].paragraph and clauses[0].sentence - c.sentence == 1
        ]
        near = any(match(thing.term, c) >= LEAST_MATCH for c in before)
        prized = "Award" in thing.roots and any(n.type == "Award" for c in before for n in c.named)
        return NEAR if near or prized else 0.0

    @property
    def names_all(self) -> bool:
        """Whether the page has what a question names without its being known."""
        return all(any(is_said(form, self._told) for form in forms) for forms in self.unlinked.values())

    def cover(self, clauses: Sequence[Clause]) -> tuple[float, float]:
        """The share of the words' weight that a sentence holds, and how much of a relation's own words."""
        held = {term: max(_held(term, c) for c in clauses) for term in self.terms}
        weight = sum(term.weight for term in self.terms)
        cover = sum(term.weight * h for term, h in held.items()) / weight if weight else 1.0
        return cover, max((held[term] for term in self.main), default=1.0) if self.relations else 1.0

    def shared(self, clauses: Sequence[Clause]) -> float:
        """The share of the words of the claim, of Chinese ones by their characters, that a sentence holds; on a
        page of the other language the share of its translated words.
        """
        if not self.is_comparable:
            return self.cover(clauses)[0] if self.terms else 0.0
        text = " ".join(clause.plain for clause in clauses)
        said = [folded(word) for word in (*self.part.said, *self.part.residual)]
        own = {form for thing in self.things for form in thing.term.forms}
        pieces = [p for w in said if w not in own for p in ([w] if w.isascii() else list(w))]
        held = [
            p in text if not p.isascii() else match(Term((p,), 1.0, "word"), clauses[0]) > 0 for p in pieces
        ]
        return sum(held) / len(held) if held else 0.0

    def place(self, clause: Clause) -> int:
        """Where a clause says what is claimed; -1 where it does not."""
        places = [place_of(t, clause.plain) for t in self.main if _held(t, clause) >= LEAST_MATCH]
        return min((place for place in places if place >= 0), default=-1)

    def is_where(self, thing: Thing) -> bool:
        """Whether the question says that something happened in a place: 在英国, `in London`."""
        text = folded(self.part.text)
        places = (text.find(form) for form in thing.term.forms)
        return any(is_placed(text[:place]) for place in places if place > 0)

    def is_other(self, named: Named, clause: Clause) -> bool:
        """Whether a mention names something that the question does not, and is no pronoun."""
        words = clause.text[named.start - clause.start : named.end - clause.start]
        return named.entity not in self.ids and _PRONOUN.fullmatch(words) is None

    def says(self, clause: Clause, start: int, end: int) -> bool:
        """Whether a stretch of a clause holds words of the claim."""
        text = _without_names(clause, 0)[start:end]
        return any(
            is_said(piece, text) for term in self.terms for form in term.forms for piece in _pairs(form)
        )

    def denied(self, clauses: Sequence[Clause], cover: float) -> bool:
        """Whether words of denial stand near those of the claim, or in the clause that names all its things."""
        undone = any(UNDOES[self.page.language].search(clause.text) for clause in clauses)
        if undone and self.things and not self.denies and cover >= _LEAST_DENIED:
            return True
        is_chinese = self.page.language is Language.CHINESE
        for clause in clauses:
            if self._denied_next(clause):
                return True
            for denial in DENIES[self.page.language].finditer(clause.text):
                if self.denies and folded(denial.group()) in self.denies:
                    continue
                if _EARLIER.search(clause.text[: denial.start()]) or self._comes_before(clause, clauses):
                    continue
                terms = self.terms if cover >= _LEAST_DENIED else self.main
                places = [p for t in terms if (p := place_of(t, clause.plain)) >= 0]
                near = [place for place in places if abs(place - denial.start()) <= _REACH]
                if any(is_chinese or reaches(clause.plain, *denial.span(), place) for place in near):
                    return True
                named = self._names_all(clause, clauses)
                none = UNRELATED[self.page.language].search(clause.text) is not None
                told = [place_of(t.term, clause.plain) for t in self.things]
                met = is_chinese or any(reaches(clause.plain, *denial.span(), p) for p in told if p >= 0)
                if len(self.things) > 1 and named and (none or (met and not self.relations)):
                    return True
        return False

    def _names_all(self, clause: Clause, clauses: Sequence[Clause]) -> bool:
        """Whether a clause names one of the things, and its sentence, or what it is about, all others."""
        first = self.page.clauses.index(clauses[0])
        all_told = all(
            self.strength(t, first, first + len(clauses) - 1) >= (ABOUT if t.roots & _TOLD else NEAR)
            for t in self.things
        )
        return all_told and any(match(t.term, clause) >= LEAST_MATCH for t in self.things)

    def _denied_next(self, clause: Clause) -> bool:
        """Whether words of the claim stand right behind those that deny what follows: `rather than go to college`."""
        for denial in DENIES_NEXT[self.page.language].finditer(clause.text):
            places = [p for t in self.terms if (p := place_of(t, clause.plain)) >= 0]
            if any(0 <= place - denial.end() <= _NEXT for place in places):
                return True
        return False

    def is_ruled_out(self, clauses: Sequence[Clause]) -> bool:
        """Whether a sentence says something else that cannot be so beside what is claimed: second, and not first."""
        people = [t for t in self.things if "Person" in t.roots]
        own = [c for c in clauses if any(match(t.term, c) >= LEAST_MATCH for t in people)]
        return rules_out(self._text, _said(clauses)) or names_another_department(self._text, _said(own))

    def falls_short(self, clauses: Sequence[Clause]) -> bool:
        """Whether a sentence tells of no university, where it is asked whether somebody went to one."""
        named = any(n.type == "School" for clause in clauses for n in clause.named)
        return self.is_schooling and falls_short(self._text, _said(clauses), named=named)

    def covers_rest(self, clauses: Sequence[Clause], least: float) -> bool:
        """Whether a sentence holds that share of the words which it does not contradict."""
        rest = [t for t in self.terms if not any(rules_out(form, _said(clauses)) for form in t.forms)]
        held = sum(t.weight * max(_held(t, c) for c in clauses) for t in rest)
        return held >= least * sum(t.weight for t in rest)

    def _comes_before(self, clause: Clause, clauses: Sequence[Clause]) -> bool:
        """Whether the clause before only sets an earlier time: 在她之前，还没有…."""
        place = clauses.index(clause)
        return place > 0 and _EARLIER.search(clauses[place - 1].text) is not None

    def lost(self, clauses: Sequence[Clause]) -> bool:
        """Whether a prize that is asked about went to somebody else, or no more than a nomination is told."""
        if not self.prized or self.nominated:
            return False
        prizes = [t for t in self.things if "Award" in t.roots]
        own = [c for c in clauses if any(match(t.term, c) >= LEAST_MATCH for t in self.things)]
        telling = [c for c in clauses if c in own or _CATEGORY.search(folded(c.text)) is None]
        if any(LOSES[self.page.language].search(clause.text) for clause in telling):
            return True
        naming = [c for c in own if any(match(t.term, c) >= LEAST_MATCH for t in prizes)] or clauses
        texts = [folded(clause.text) for clause in naming]
        return any(_NOMINATED.search(text) for text in texts) and not any(
            _WON.search(_NOMINATED.sub(" ", text)) for text in texts
        )


def _category(part: SubQuestion) -> tuple[str, ...]:
    """A prize's category that a question names, in all its wordings: `best actor`, 最佳男主角, 影帝; nothing where it
    has no others.
    """
    named = Stated.of(part.text).category
    forms = category_forms(named) if named else ()
    return forms if len(forms) > 1 and any(word in named.split() for word in part.residual) else ()


def _said(clauses: Sequence[Clause]) -> str:
    return " ".join(clause.plain for clause in clauses)


def _plainly_asked(question: str) -> str:
    """A question without the words of denial that only ask: 有没有, 是不是, `hasn't`."""
    return re.sub(r"有没有|是不是|没有?吗|n['’]t\b", "", question)


def _unlinked(part: SubQuestion) -> frozenset[str]:
    """Words that an English question writes as names, of which nothing is known: whoever they mean."""
    words = (w for w in part.residual if w.isascii() and not w[:1].isdigit())
    return frozenset(folded(word) for word in words if is_written_as_name(word, part.text))


def _untranslated(part: SubQuestion, page: Page, reader: Reader, names: set[str]) -> tuple[Term, ...]:
    """Words of a question that no page of the other language can say: they may name somebody else."""
    language = page.language
    if part_language(part.text) is language:
        return ()
    known = (folded(word) for word in part.residual if not word[0].isdigit() and not word.isascii())
    left = (word for word in known if word not in names)
    return tuple(
        Term((word,), _UNKNOWN, "word")
        for word in left
        if not reader.wanted.translations(word, language) and not reader.wanted.pieces(word)
    )


def _held(term: Term, clause: Clause) -> float:
    """How far a clause holds a term outside the names in it; a verb's stem alone does not say it: `filmed` is
    not said by `Hong Kong Film Awards` or `film`.
    """
    plain = _without_names(clause, max(map(len, term.forms)))
    found = match(term, replace(clause, plain=plain, bare=plain))
    if found >= 1 or term.kind != "relation":
        return found
    placed = [form[:-3] for form in term.forms if form.endswith((" in", " at"))]
    if any(is_conjugated(verb, plain) for verb in placed):
        return 1.0
    verbs = [form[:-2] for form in term.forms if form.isascii() and form.endswith("ed")]
    nouns = tuple(
        form for form in term.forms if not (form.isascii() and form.endswith(("ed", "ed at", "ed in")))
    )
    said = any(re.search(rf"\b{re.escape(verb)}(?:es|ing|ed)\b", plain) for verb in verbs)
    rest = match(replace(term, forms=nouns), replace(clause, plain=plain, bare=plain)) if nouns else 0.0
    return found if said else rest


def _without_names(clause: Clause, longest: int) -> str:
    """A clause's words with the names of more letters than `longest` blanked out."""
    plain = clause.plain
    for named in clause.named:
        start, end = named.start - clause.start, named.end - clause.start
        if named.type and end - start > longest:
            plain = plain[:start] + " " * (end - start) + plain[end:]
    return plain


def is_placed(before: str) -> bool:
    """Whether the words before a place say that something was there."""
    return _PLACED.search(before) is not None


def is_said(word: str, text: str) -> bool:
    """Whether a word stands in a text; a Latin one where a word begins."""
    return word in text if not word.isascii() else re.search(rf"\b{re.escape(word)}", text) is not None


def _pairs(form: str) -> list[str]:
    """A word, or the pairs of characters of a long Chinese one, which may be cut wrongly."""
    if form.isascii() or len(form) < _LONG_WORD:
        return [form]
    return [form[i : i + 2] for i in range(len(form) - 1)]


def _is_named(thing: Thing, clause: Clause) -> bool:
    """Whether a clause names a thing; a country also by its people: `Malaysian`."""
    if match(thing.term, clause) >= LEAST_MATCH:
        return True
    stems = [form for form in thing.term.forms if form.isascii() and len(form) >= _LONG_PLACE]
    return "Place" in thing.roots and any(re.search(rf"\b{re.escape(s)}n\b", clause.plain) for s in stems)

"""How often somebody won one prize: the number that a page gives, which time it was, or the wins it tells of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from schemas.graph import Entity
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity, Ranking
from schemas.text import Language
from solver.executors.names.categories import category_names
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.numbers.counting import said_time, said_times
from solver.reading.page import Clause, Page
from solver.reading.people.companions import only_beside
from solver.reading.reader import Passage, Reader
from solver.reading.windows import Window, picked
from solver.synthesis.yes_no.stated import Stated

_WON = "award_won"
_WINS = re.compile(
    r"获|得|赢|夺|拿|摘|捧|取|当选|当上|成为|封[后帝]|带来|[影视][帝后]|擒|座|"
    r"\b(?:w[io]n(?:s|ning)?|receiv\w+|earn\w*|brought|took|taken|awarded|named|voted|chosen|collect\w*|honou?red|tied|shared|added|times|"
    r"twice|has|had)\b"
)
_LOSES = re.compile(
    r"提名|入围|未能|落败|败给|没有|不敌|无缘|\b(?:nominat\w+|nominee|never|lost|loses|losing|missed|without)\b"
)
_HERS = re.compile(r"[他她]|\b(?:he|she|his|her|him)\b")
_WORKS = re.compile(r"[该本影][片剧]|《|\b(?:film|picture)\b|\(\d{4}\)")
_MADE = re.compile(r"^(?:的|导演|执导|主演|编剧|、|和|与|监制|饰演|在|公司|’s|'s| and )")
"""What after a name says that the name's owner made the film, not that they won."""

_SHORTENED = re.compile(r"奖$|\s+(?:award|prize)s?$")
_CATEGORY = re.compile(r"最佳|年度|best ")
_PRIZE = re.compile(
    r"奖$|^金[\u3400-\u9fff]$|奥斯卡|\b(?:oscars?|awards?|prizes?|emmys?|baftas?|golden \w+)$"
)
_RUN = re.compile(r"\b(?!Best\b)[A-Z][a-z]+(?: (?!Best\b)[A-Z][a-z]+)+")
"""Capitalised words of a question, which may be a prize's name without its last word: `Golden Horse`."""

_SHORT = 2  # characters of a prize's shortest name
_MOST = 4  # stretches that are quoted
_SEVERAL = 2


class Wins:
    """Counts one person's wins of one prize; reads the pages about both, and those that a question leads to."""

    def __init__(self, store: GraphStore, reader: Reader, lexicon: Lexicon) -> None:
        self._store = store
        self._reader = reader
        self._lexicon = lexicon

    def applies(self, part: SubQuestion) -> bool:
        """Whether a part counts one person's wins of a prize that it names."""
        winners = {e.surface for e in part.entities}
        people = bool(winners) and all(self._lexicon.fits(e.type, ("Person",)) for e in part.entities)
        return (
            part.kind is QuestionKind.COUNT
            and _WON in part.predicates
            and len(winners) == 1
            and people
            and bool(self._prizes(part))
        )

    def of(self, part: SubQuestion, ranking: Ranking | None) -> tuple[int, Passage] | None:
        """The number, and the stretches that tell of it; None where no page tells of a win."""
        best: tuple[int, Passage] | None = None
        prizes = [LinkedEntity(e.id, e.name, e.type, e.name, 1.0, "exact") for e in self._awards(part)]
        for page in self._reader.shelf.of(replace(part, entities=(*part.entities, *prizes)), ranking):
            found = self._sought(part, page).on(page)
            if found is not None and (best is None or found[0] > best[0]):
                best = found
        return best

    def tells(self, part: SubQuestion, window: Window) -> bool:
        """Whether a stretch tells that the one asked about won the prize."""
        return self._sought(part, window.page).is_said(window.clauses)

    def _sought(self, part: SubQuestion, page: Page) -> _Sought:
        winners = [
            e for e in self._store.get_entities(sorted({e.id for e in part.entities})) if e is not None
        ]
        forms = {folded(n.name) for e in winners for n in e.names}
        forms |= {form.rsplit(" ", 1)[-1] for form in forms if form.isascii()}
        prizes = self._prizes(part)
        own = any(page.document.key in e.pages for e in winners)
        of_prize = any(prize in folded(page.document.title) for prize in prizes)
        ids = frozenset(e.id for e in winners)
        return _Sought(ids, frozenset(forms), prizes, _category(part.text), own, of_prize)

    def _awards(self, part: SubQuestion) -> list[Entity]:
        """The prizes that a question names."""
        words = _words(part)
        numbers = [form for word in words if word.isascii() for form in (f"{word}s", word.removesuffix("s"))]
        found = self._store.find_names([*words, *numbers])
        return [e for es in found.values() for e in es if e.type and self._lexicon.fits(e.type, ("Award",))]

    def _prizes(self, part: SubQuestion) -> frozenset[str]:
        """Names of the prizes that a question names, each with and without its last word: 金马, `golden horse`."""
        names = {folded(n.name) for e in self._awards(part) for n in e.names}
        names |= {folded(word) for word in _words(part) if _PRIZE.search(folded(word))}
        names |= {_SHORTENED.sub("", name).removesuffix("s") for name in names}
        return frozenset(n for n in names if len(n) >= _SHORT and not _CATEGORY.match(n))


@dataclass(frozen=True, slots=True)
class _Sought:
    """What is looked for on a page: the winner's ids and names, the prize's names, the category if one is asked for;
    whether the page is the winner's `own`, or `of_prize`.
    """

    ids: frozenset[str]
    forms: frozenset[str]
    prizes: frozenset[str]
    category: re.Pattern[str] | None
    own: bool
    of_prize: bool

    def on(self, page: Page) -> tuple[int, Passage] | None:
        """How many wins a page tells of: as many as it says, or which time the last one is, or as many as it tells of
        one by one.
        """
        times = 0
        stated: list[Window] = []
        told: dict[str, Window] = {}
        told_before = False
        for first, last in _stretches(page):
            clauses = page.clauses[first : last + 1]
            told_before = self.is_said(clauses) or (told_before and _goes_on(clauses, page.language))
            if not told_before:
                continue
            window = picked(page, first, last, about=self.own)
            said = max(said_times(c.plain, page.language) for c in clauses)
            if said > times:
                times, stated = said, [window]
            if self.own:
                told.setdefault(clauses[-1].year or f"{first}", window)
        number = max(len(told), times)
        if number == 0 or (times < _SEVERAL and not told):
            return None
        windows = stated if times > len(told) else list(told.values())
        return number, Passage(tuple(windows[:_MOST]))

    def is_said(self, clauses: Sequence[Clause]) -> bool:
        """Whether a stretch tells that the one asked about won the prize."""
        text = " ".join(c.plain for c in clauses)
        if not self.of_prize and not any(prize in text for prize in self.prizes):
            return False
        telling = [c for c in clauses if self.category is None or self.category.search(c.plain)]
        if not telling or _WINS.search(text) is None or any(_LOSES.search(c.plain) for c in telling):
            return False
        named = any(form in text for form in self.forms)
        if not self.own and (not named or only_beside(text, self.forms)):
            return False
        if self.category is None and _WORKS.search(text) and not (_HERS.search(text) or named):
            return False
        return not any(self._is_of_another(c) for c in telling)

    def _is_of_another(self, clause: Clause) -> bool:
        """Whether somebody else stands where the winner does, and the one asked about does not."""
        places = [clause.plain.find(form) for form in self.forms if form in clause.plain]
        pronoun = _HERS.search(clause.plain) if self.own else None
        first = min([*places, *([pronoun.start()] if pronoun is not None else [])], default=len(clause.plain))
        for one in clause.named:
            start, end = one.start - clause.start, one.end - clause.start
            other = one.type == "Person" and one.entity not in self.ids and 0 <= start < first
            if other and _MADE.match(clause.text[end:]) is None and _WINS.search(clause.plain[end:first]):
                return True
        return False


def _goes_on(clauses: Sequence[Clause], language: Language) -> bool:
    """Whether a stretch goes on counting what the one before told: `; the third, for a comedy, came in 1975`."""
    return said_time(clauses[0].plain, language) > 1


def _stretches(page: Page) -> Iterator[tuple[int, int]]:
    """From where to where the parts of a page's sentences reach, which semicolons set apart."""
    first = 0
    for place, clause in enumerate(page.clauses):
        later = page.clauses[place + 1] if place + 1 < len(page.clauses) else None
        apart = clause.stop.startswith(("；", ";")) or later is None or later.sentence != clause.sentence
        if apart:
            yield first, place
            first = place + 1


def _words(part: SubQuestion) -> list[str]:
    """A question's words outside its names, cut before what says a category: 金马奖 of 金马奖最佳女主角."""
    words = [
        re.split(r"\s+for\s+|(?=最佳)", w)[0] for w in (*part.residual, *part.nouns) if w not in part.names
    ]
    written = [
        name for run in _RUN.findall(part.text) if run not in part.names for name in (run, f"{run} Award")
    ]
    return [word for word in (*words, *written) if len(word) >= _SHORT and not _CATEGORY.match(folded(word))]


def _category(question: str) -> re.Pattern[str] | None:
    """What says the category that a question names; None where it names none."""
    names = category_names(folded(question))
    if names:
        return re.compile(names)
    stated = Stated.of(question)
    return re.compile(re.escape(stated.category)) if stated.category else None

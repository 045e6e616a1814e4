"""A passage's words as claims: names in full, and of a long foreign stretch only what says what is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.names.senses import Senses
from solver.reading.page_subjects import page_subjects
from solver.reading.reader import Passage, Reader, extracts_of
from solver.reading.terms import match, relation_terms
from solver.reading.windows import Window, enumerated, gathered, window_text
from solver.synthesis.citing import Claim
from solver.synthesis.quotes.amounts import amount_before, sought
from solver.synthesis.quotes.announcing import announced
from solver.synthesis.quotes.meeting import own_name
from solver.synthesis.quotes.naming import in_full
from solver.synthesis.quotes.passages import ROOM, told
from solver.synthesis.quotes.reasons import gives_reason
from solver.synthesis.quotes.trimming import ended, trimmed
from solver.synthesis.yes_no.deciding import is_boolean

_STUDIED = re.compile(
    r"大学|学校|中学|学院|念书|读书|就读|上学|\b(?:stud(?:y|ied)|school|university|college)\b"
)
_PLAIN = frozenset({QuestionKind.ATTRIBUTE, QuestionKind.PASSAGE})
_LED = 3  # sentences of which the first two only lead to the last
_SAID = 0.9  # that a clause has a word
_MOST_FOREIGN = 190  # characters of a claim in another language's words


class Quoting:
    """Words of pages for one part; `language` is the question's."""

    def __init__(self, store: GraphStore, lexicon: Lexicon, reader: Reader, language: Language) -> None:
        self._store = store
        self._lexicon = lexicon
        self._reader = reader
        self._language = language

    def claims(self, part: SubQuestion, passage: Passage) -> tuple[Claim, ...]:
        """A claim for each stretch of the passage, in its order."""
        passage = Passage(tuple(self._shortened(part, enumerated(gathered(w))) for w in passage.windows))
        who = part.asked in (AnswerType.PERSON, AnswerType.WORK) or is_boolean(part)
        who = who or any(self._is_where(part, window) for window in passage.windows)
        foreign = [w.page.document.key for w in passage.windows if w.page.language is not self._language]
        subjects = page_subjects(foreign, self._store) if foreign else {}
        titles = {key: own_name(entity, self._language) for key, entity in subjects.items()}
        apart = Senses(self._store, self._lexicon.ontology, self._language).by_page([part])
        claims = told(passage, self.forms(part), titles, self._language, apart, who=who)
        if foreign and self._language is Language.CHINESE:
            claims = self._trimmed(part, passage, claims)
        claims = in_full(claims, passage, self._store) if part.asked is AnswerType.PERSON else claims
        return tuple(map(_with_lines, passage.windows, claims))

    def numbered(self, part: SubQuestion, passage: Passage, number: int) -> tuple[Claim, ...]:
        """The claims, led by a number that their words leave to be counted, or say in letters."""
        claims = self.claims(part, passage)
        lead = f"{number}：" if self._language is Language.CHINESE else f"{number}: "
        return (Claim(lead + claims[0].text, claims[0].extracts), *claims[1:])

    def amounted(self, part: SubQuestion, passage: Passage) -> tuple[Claim, ...] | None:
        """The claims, led by the one amount in their words that the part asks for, in digits, or by nothing where
        several could be it; None where their words have no such amount.
        """
        window = passage.windows[0]
        terms = self._reader.wanted.gleaned(part, window.page)
        wanted = sought(part, terms, self._reader, self.forms(part))
        lead = amount_before(wanted, window, self._language) if wanted is not None else None
        claims = self.claims(part, passage)
        if lead is None or not claims:
            return None
        return (Claim(lead + claims[0].text, claims[0].extracts), *claims[1:])

    def forms(self, part: SubQuestion) -> tuple[str, ...]:
        """Every name of the part's things, folded."""
        names = {folded(name) for name in part.names}
        for entity in self._store.get_entities([e.id for e in part.entities]):
            if entity is not None:
                names.update(folded(name.name) for name in entity.names)
        return tuple(sorted(names))

    def _is_where(self, part: SubQuestion, window: Window) -> bool:
        """Whether a place or a school is asked for, and a stretch names none but the one that its page is about; where
        somebody studied is told by no city.
        """
        if part.asked not in (AnswerType.PLACE, AnswerType.ORGANIZATION):
            return False
        studied = _STUDIED.search(folded(part.text)) is not None
        kinds = ("School",) if studied else ("Place", "School", "Organization")
        if not window.page.subject or not self._lexicon.fits(window.page.subject, kinds):
            return False
        named = [n.type for clause in window.clauses for n in clause.named if n.type]
        return not any(self._lexicon.fits(kind, kinds) for kind in named)

    def _trimmed(self, part: SubQuestion, passage: Passage, claims: Sequence[Claim]) -> tuple[Claim, ...]:
        """Claims in whose foreign words the pieces that say least of what is asked are left out as far as they must."""
        found = []
        for window, claim in zip(passage.windows, claims, strict=True):
            if window.page.language is not self._language and len(claim.text) > _MOST_FOREIGN:
                terms = self._reader.wanted.gleaned(part, window.page)
                forms = [form for term in (*terms.relations, *terms.words) for form in term.forms]
                text = trimmed(claim.text, forms, _MOST_FOREIGN)
                if part.asked is AnswerType.REASON and not gives_reason(text):
                    text = ended(claim.text, _MOST_FOREIGN)
                claim = replace(claim, text=text)
            found.append(claim)
        return tuple(found)

    def _shortened(self, part: SubQuestion, window: Window) -> Window:
        """A stretch of another language without the clauses around those that say what is asked, where it is too long
        to be quoted whole; one of the question's own without the sentences that only lead from a name to the answer.
        """
        if window.page.language is self._language:
            return self._ended(part, window)
        if self._language is not Language.CHINESE:
            return window
        terms = relation_terms(part, part.said, self._lexicon, window.page.language)

        def held(stretch: Window) -> list[float]:
            why = part.asked is AnswerType.REASON and gives_reason(window_text(stretch))
            return [float(why), *(max(match(term, clause) for clause in stretch.clauses) for term in terms)]

        while len(window_text(window)) > ROOM and window.first < window.last:
            later = replace(window, first=window.first + 1)
            earlier = replace(window, last=window.last - 1)
            kept = next((w for w in (later, earlier) if held(w) == held(window)), None)
            if kept is None:
                break
            window = kept
        return window

    def _ended(self, part: SubQuestion, window: Window) -> Window:
        """The last of three or more sentences on the page of what is asked about, where it alone has the words of the
        question: those before it only name the thing, which a lead names as well.
        """
        sentences = sorted({clause.sentence for clause in window.clauses})
        if not window.about or len(sentences) < _LED or part.kind not in _PLAIN or len(part.names) != 1:
            return window
        terms = relation_terms(part, (*part.said, *part.residual), self._lexicon, window.page.language)
        place = next(i for i, clause in enumerate(window.clauses) if clause.sentence == sentences[-1])
        last = replace(window, first=window.first + place)
        sole = bool(terms) and all(
            max(match(term, c) for c in last.clauses) >= _SAID > max(match(term, c) for c in before)
            for before in [window.clauses[:place]]
            for term in terms
        )
        return last if sole else window


def _with_lines(window: Window, claim: Claim) -> Claim:
    """A claim with what the lines after its stretch begin with, if that only announces them."""
    lines = announced(window)
    if lines is None:
        return claim
    return Claim(f"{claim.text}{lines.names}", extracts_of(lines.window))

"""How many: a number that a page states, else the number of facts, else of names that a page lists."""

from __future__ import annotations

import re
from dataclasses import replace

from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.numbers.counting import counted_names, counted_nouns, stated_count
from solver.reading.owners.prizes import only_nominates
from solver.reading.page import Clause
from solver.reading.page_subjects import page_subjects
from solver.reading.reader import Passage, Reader
from solver.reading.terms import relation_terms
from solver.reading.windows import Window, window_text
from solver.synthesis.answering import Said
from solver.synthesis.fitting import Fitting
from solver.synthesis.lists.totals import COUNTED
from solver.synthesis.quotes.quoting import Quoting

_OF_WORK = re.compile(
    r"[该本这]?(?:片|剧|专辑|影片|电影)(?!人)|(?:The|This|That) (?:film|movie|series|album)\b"
)
_LEAST_NAMED = 0.3  # of the things of which something is counted, by a sentence on another's page
_WHOLE, _SOME = (
    0.85,
    0.4,
)  # of several things, by a sentence elsewhere, and by one on the page about one of them
_OSCARS = re.compile(r"\boscars?\b|academy awards?\b|奥斯卡|奧斯卡", re.I)
"""The prize that questions count by its nickname, which links to nothing."""


class HowMany:
    """Numbers for one part; `quoting` gives the words that state them."""

    def __init__(
        self, store: GraphStore, lexicon: Lexicon, reader: Reader, quoting: Quoting, language: Language
    ) -> None:
        self._store = store
        self._lexicon = lexicon
        self._reader = reader
        self._quoting = quoting
        self._language = language
        self._fitting = Fitting(store, lexicon)

    def counted(self, part: SubQuestion, said: Said, ranking: Ranking | None) -> Said:
        """A number that a page states, else the number of facts, else of names that a page lists."""
        if said.claims and "child" in part.predicates and len(part.names) == 1:
            return said  # counted over all sentences of the page
        asking = replace(part, kind=QuestionKind.ATTRIBUTE, asked=AnswerType.NUMBER, several=False)
        listed: tuple[int, Passage] | None = None
        passages = self._reader.candidates(asking, ranking)
        oscars = _OSCARS.search(part.text) is not None
        for passage in passages:
            window = passage.windows[0]
            if oscars and not window.about and _OSCARS.search(window_text(window)) is None:
                continue
            if part.names and window.named < _LEAST_NAMED and not window.about:
                continue  # it may count another's
            if len(part.names) > 1 and window.named < (_SOME if window.about else _WHOLE):
                continue  # it counts what one of them did with somebody else
            forms = [
                f
                for t in relation_terms(part, part.said, self._lexicon, window.page.language)
                for f in t.forms
            ]
            others = self._others_named(part, window)
            if others:
                forms += counted_nouns(re.sub("|".join(f"{re.escape(o)}的?" for o in others), "", part.text))
            for clause in window.clauses:
                if only_nominates(part.text, clause.text):
                    continue
                if _OF_WORK.match(clause.text) and not self._about_work(part):
                    continue
                if self._about_work(part) and self._is_of_another(clause, part):
                    continue
                number = stated_count(clause.plain, forms, window.page.language, question=part.text)
                if number is not None:
                    return self._numbered(part, passage, number)
                names = counted_names(clause.text, forms)
                if names is not None and listed is None:
                    listed = names, passage
        if said.claims and not part.residual:
            return said
        if said.claims and self._fitting.may_answer(part, said):
            return said
        if listed is not None:
            return self._numbered(part, listed[1], listed[0])
        return Said()  # facts of another time or place

    def of_things(self, part: SubQuestion, ranking: Ranking | None) -> Said | None:
        """A number of things that no fact gives (`number of children`), as a page counts them."""
        counted = next((COUNTED[p] for p in part.predicates if p in COUNTED), "")
        if part.kind is not QuestionKind.ATTRIBUTE or not counted:
            return None
        label = self._lexicon.ontology.label(counted, self._language)
        asking = replace(part, kind=QuestionKind.COUNT, predicates=(counted,), said=(label,), residual=())
        said = self.counted(asking, Said(), ranking)
        return said if said.claims else None

    def _others_named(self, part: SubQuestion, window: Window) -> list[str]:
        """Whose what is counted is, beside whom it is counted for, where a stretch speaks of them all: A of how many of
        A's films B was in.
        """
        others = [word for word in part.residual if word in part.text and self._store.find_names([word])]
        text = window_text(window)
        subjects = page_subjects([window.page.document.key], self._store).values()
        bearing = {n.name for subject in subjects for n in subject.names}
        named = window.named >= _WHOLE and any(name in text for name in part.names)
        return others if named and all(word in text or word in bearing for word in others) else []

    def _is_of_another(self, clause: Clause, part: SubQuestion) -> bool:
        """Whether a clause names works, and none of those asked about."""
        works = {folded(work) for work in clause.works}
        return bool(works) and works.isdisjoint(self._quoting.forms(part))

    def _about_work(self, part: SubQuestion) -> bool:
        return any("Work" in self._lexicon.ancestors(e.type) for e in part.entities)

    def _numbered(self, part: SubQuestion, passage: Passage, number: int) -> Said:
        return Said(self._quoting.numbered(part, passage, number))

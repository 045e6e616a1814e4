"""The last resort: a sentence that means what is asked, where neither facts nor the question's words lead to one."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence
from threading import Lock

from schemas.plan import AnswerType, Plan, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import folded, without_names
from solver.names.crossing import Crossing
from solver.reading.choices import Choice, Choices
from solver.reading.reader import Passage, Reader
from solver.reading.sentences import Sentences
from solver.reading.terms import part_language
from solver.reading.weighable import Candidate, Chosen, Weighable
from solver.reading.weighing import shipped_weights
from solver.reading.windows import window_text
from solver.results import Extract, Weighed

_LEAST_TRIED, _MOST_TRIED = 0.15, 4
"""How likely sentences answer that may give a verdict, and how many of them."""

_LEAST_SHARED, _LEAST_SHARED_ACROSS, _FEW, _ANYWAY = 0.25, 0.05, 2, 0.7
"""The share of what is asked beside the names, in so few words, that a sentence says in whatever words, and how likely
one answers that says less. Of 157 questions that no page answers (what colour, which motto) and that were answered 120
are not so, and five of 265 that were answered rightly."""

_LEAST_OF_MANY, _UNSURE = 0.24, 0.4
"""The same of more words, of a sentence in the question's language that is no likelier to answer than this."""

_TOLD_OTHERWISE = frozenset(
    "mean means meaning happen happened connected like 意思 含义 意为 来历 由来 渊源".split()
)
"""Words of a question that a sentence answers without any word like them."""

_OTHERWISE = frozenset(
    {QuestionKind.RELATION, QuestionKind.DEFINITION, QuestionKind.INTERSECTION, QuestionKind.CHAIN}
)
_NUMBERS = re.compile(r"[\d年月日]+s?")
_ASKED_FOR = re.compile(r"什么|地方|时候|哪[里儿年位个]|名字|\b(?:place|year|name|names)\b")
"""Words that only say of what kind the answer is."""

_NEVER = frozenset({QuestionKind.DIFFERENCE, QuestionKind.SUM, QuestionKind.DEFINITION})


class MeaningReader:
    """Weighs sentences of the pages against each other by all that speaks for them."""

    def __init__(self, reader: Reader, store: GraphStore, crossing: Crossing) -> None:
        self._sentences = Sentences(reader, store, crossing)
        self._crossing = crossing
        self._read: dict[tuple[object, ...], dict[Language, Chosen]] = {}
        self._chosen: dict[tuple[object, ...], Choices] = {}
        self._reading = Lock()  # two tasks of one plan may ask for the same sentences

    def weighable(
        self, question: str, part: SubQuestion, ranking: Ranking | None
    ) -> dict[Language, Weighable]:
        """The sentences before any is left out, for training."""
        return self._sentences.weighable(question, part, ranking)

    @property
    def is_measured(self) -> bool:
        """Whether the model is one of those whose likenesses were measured."""
        return self._crossing.is_measured

    def likeliest(self, question: str, part: SubQuestion, ranking: Ranking | None) -> Iterator[Passage]:
        """The few sentences that likeliest tell whether something is so; none where something else is asked."""
        if not self.is_measured or part.asked is not AnswerType.BOOLEAN:
            return
        found = sorted(self.weighed(question, part, ranking), key=lambda row: -row[0])
        for likely, one in found[:_MOST_TRIED]:
            if likely >= _LEAST_TRIED:
                yield Passage((one.window,), likely)

    def weighed(
        self,
        question: str,
        part: SubQuestion,
        ranking: Ranking | None,
        languages: Container[Language] = tuple(Language),
    ) -> list[tuple[float, Candidate]]:
        """The sentences of some languages that hold the kind of thing asked for, each with how likely it answers."""
        weights, asked_in = shipped_weights(), part_language(question)
        found = []
        for language, chosen in self._of(question, part, ranking).items():
            if language not in languages:
                continue
            candidates = chosen.compared()
            likely = weights["same" if language is asked_in else "other"].likelihoods(candidates.features)
            found += [(float(w), s) for w, s in zip(likely, candidates.sentences, strict=True) if s.typed]
        return found

    def said_in(
        self, plan: Plan, ranking: Ranking, languages: Container[Language] = tuple(Language)
    ) -> list[Weighed]:
        """The words of the sentences of some languages that may answer a plan's last part, weighed; none for models
        whose scale was not measured.
        """
        if not self.is_measured:
            return []
        found = []
        for likely, one in self.weighed(plan.question, plan.parts[-1], ranking, languages):
            first = one.window.clauses[0]
            end = max(c.end for c in one.window.clauses if c.chunk == first.chunk)
            found.append(Weighed(Extract(first.chunk, first.start, end), likely, one.given))
        return found

    def said(self, words: str, texts: Sequence[str]) -> list[float]:
        """For each text the share of some words that it says in whatever words; in [0, 1]."""
        return self._sentences.said(words, texts)

    def share(self, words: str, text: str) -> tuple[int, float]:
        """How many words that say something a stretch of a question has, and the share of them, by rarity, that a text
        says in whatever words; none for models whose scale was not measured.
        """
        known = len(self._crossing.words(words)) if self.is_measured else 0
        return known, self._sentences.said(words, [text])[0] if known else 0.0

    def least_said(self, words: str, text: str) -> float:
        """How far a text says the word of a stretch of a question that it says least, in [0, 1]; 1 where none says
        something, and for models whose scale was not measured.
        """
        return self._sentences.least_said(words, text) if self.is_measured else 1.0

    def says(self, choice: Choice, part: SubQuestion) -> bool:
        """Whether a sentence says any of what a question asks beside its names in few words, or surely answers without:
        one that only tells what somebody is says nothing of a favourite colour. Words of the other language are less
        like, and of what is told in other words than it is asked nothing is known.
        """
        own = choice.window.page.language is part_language(part.text)
        known = part.kind in _OTHERWISE or choice.numbered or (part.predicates and not part.residual)
        if known or choice.likely >= _ANYWAY or part.asked is AnswerType.BOOLEAN:
            return True
        asked = [word for word in part.residual if not _NUMBERS.fullmatch(word)]
        if (part.residual and not asked) or _TOLD_OTHERWISE.intersection(map(folded, asked)):
            return True
        text = " ".join(map(window_text, choice.passage.windows))
        named = {entity.surface for entity in part.entities}
        if len(named) > 1 and all(folded(name) in folded(text) for name in named):
            return True
        number, share = self.share(_ASKED_FOR.sub(" ", without_names(part.text, named)), text)
        if number > _FEW:
            sure = not own or choice.likely >= _UNSURE or "|" in text  # a row says little but names
            return sure or share >= _LEAST_OF_MANY
        return not number or share >= (_LEAST_SHARED if own else _LEAST_SHARED_ACROSS)

    def read(
        self, question: str, part: SubQuestion, ranking: Ranking | None, *, own: float = 0.0
    ) -> Choice | None:
        """The first of `readings`; None where there is none, or where none in the question's language is as likely to
        answer as `own`.
        """
        found = self._weighing(question, part, ranking)
        least = found.of(part_language(question)) if own and found is not None else None
        if own and (least is None or least.likely < own):
            return None
        return next(self.readings(question, part, ranking), None)

    def readings(self, question: str, part: SubQuestion, ranking: Ranking | None) -> Iterator[Choice]:
        """By language the sentence that likeliest answers, best first: see `in_order`.

        None for models whose scale was not measured.
        """
        found = self._weighing(question, part, ranking)
        return found.in_order(part) if found is not None else iter(())

    def choices(self, question: str, part: SubQuestion, ranking: Ranking | None) -> Iterator[Choice]:
        """By language the sentence that likeliest answers of those that nothing rules out, however likely; that in the
        question's language first. Each is weighed when it is taken.
        """
        found, asked_in = self._weighing(question, part, ranking), part_language(question)
        both = (found.of(language) for language in (asked_in, asked_in.other)) if found is not None else ()
        return (choice for choice in both if choice is not None)

    def _weighing(self, question: str, part: SubQuestion, ranking: Ranking | None) -> Choices | None:
        """The sentences that may answer; the same question is weighed once."""
        if not self.is_measured or part.kind in _NEVER:
            return None
        key = _key(question, part, ranking)
        if key not in self._chosen:
            self._chosen[key] = Choices(question, part, self._of(question, part, ranking))
        return self._chosen[key]

    def _of(self, question: str, part: SubQuestion, ranking: Ranking | None) -> dict[Language, Chosen]:
        """The sentences worth comparing, by language; those of the same question are read once."""
        key = _key(question, part, ranking)
        with self._reading:
            if key not in self._read:
                self._read[key] = self._sentences.of(question, part, ranking)
            return self._read[key]


def _key(question: str, part: SubQuestion, ranking: Ranking | None) -> tuple[object, ...]:
    """What decides which sentences are read for a question."""
    ranked = tuple(hit.chunk for hit in ranking.chunks) if ranking is not None else ()
    return (
        question,
        part.text,
        part.kind,
        part.asked,
        part.entities,
        part.predicates,
        part.said,
        part.residual,
        part.names,
        ranked,
    )

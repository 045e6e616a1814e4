"""The last resort: a sentence that means what is asked, where neither facts nor the question's words lead to one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from schemas.graph import Vectors
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.crossing import Crossing
from solver.language import folded, without_names
from solver.reading.demands import gives
from solver.reading.numbers.ordinals import Ordinal, asked_ordinals, says
from solver.reading.reader import Passage, Reader
from solver.reading.sentences import UNTYPED, Sentences
from solver.reading.terms import part_language
from solver.reading.weighable import Candidate, Candidates, Chosen, Weighable
from solver.reading.weighing import Weights, shipped_weights
from solver.reading.windows import Window, window_text
from solver.results import Extract

_LEAST_LIKELY, _LEAST_ACROSS, LEAST_BESIDE, SURE = 0.2, 0.3, 0.5, 0.5
_DOUBTED, _LEAST_SHARE_ACROSS = (
    0.3,
    0.6,
)  # below both, one of the other language that is so much likelier is taken
_LEAST_NAMED = 0.25  # where a claim about two things has no other known word, and the sentence names both
MOST_BESIDE, MOST_BESIDE_FACTS = 0.6, 0.1
"""How likely the words that were quoted, or the sentences that facts rest on, may answer against a sentence that takes
their place."""

_UNNUMBERED, _NONE_SAYS = 0.1, 0.5
"""Of a sentence that does not say which of many, and of none where one does."""

_LEAST_NUMBERED, _ALONE = 0.33, 2.5  # where a sentence says which, and is so much likelier than any other
_SEVERAL_NAMED = 3  # names of a question, of which a sentence may leave out one
_LEAST_TRIED, _MOST_TRIED = (
    0.15,
    4,
)  # how likely sentences answer that may give a verdict, and how many of them
_MOST_QUOTED = 2
_LEAST_SECOND, _LEAST_SHARE = 0.1, 0.3
"""How likely a sentence must answer, by itself and beside the likeliest, to be quoted after it."""

_ONE_ANSWERS = frozenset({AnswerType.BOOLEAN, AnswerType.NUMBER, AnswerType.DATE})
"""Kinds of answer that a second sentence would only contradict."""

_LEAST_SHARED, _LEAST_SHARED_ACROSS, _FEW, _ANYWAY = 0.25, 0.05, 2, 0.7
"""The share of what is asked beside the names, in so few words, that a sentence says in whatever words, and how likely
one answers that says less. Of 157 questions that no page answers (what colour, which motto) and that were answered 120
are not so, and five of 265 that were answered rightly."""

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


@dataclass(frozen=True, slots=True)
class Choice:
    """The sentence that likeliest answers, among those it was chosen from with how likely each does, (sentences,);
    `numbered` where it alone says which of many a question asks for, `apart` where others say so too, `beside` what
    may answer as well.
    """

    window: Window
    likely: float
    sentences: tuple[Candidate, ...]
    likelihoods: Vectors
    numbered: bool = False
    beside: tuple[Window, ...] = ()
    apart: bool = False

    @property
    def says(self) -> bool:
        """Whether the sentence says which of many is asked for, and leaves no name out."""
        own = next((s for s in self.sentences if s.window is self.window), None)
        return self.apart and own is not None and own.typed and not own.unsaid

    @property
    def is_sure(self) -> bool:
        """Whether it is so likely to answer that less else must speak for it."""
        return self.likely >= SURE

    @property
    def is_about(self) -> bool:
        """Whether the sentence stands on the page about one of the things asked about."""
        own = next((s for s in self.sentences if s.window is self.window), None)
        return own is not None and bool(own.about)

    @property
    def passage(self) -> Passage:
        """What there is to quote."""
        return Passage((self.window, *self.beside), self.likely)

    @property
    def leaves_few_out(self) -> bool:
        """Whether the sentence, or what its page is about, bears every name of the question, or all of several but one,
        for which a pronoun may stand.
        """
        own = next((s for s in self.sentences if s.window is self.window), None)
        if own is None or not own.typed:
            return False
        unsaid = sum(term.kind in ("thing", "work") for term in own.unsaid)
        return unsaid == 0 or (unsaid == 1 and len(own.terms.things) >= _SEVERAL_NAMED)

    def of(self, told: Sequence[Extract]) -> float:
        """How likely the likeliest sentence answers that holds some of these words; 0 where none was weighed."""
        weighed = zip(self.sentences, self.likelihoods, strict=True)
        return max((float(likely) for sentence, likely in weighed if holds(sentence, told)), default=0.0)


def holds(sentence: Candidate, told: Sequence[Extract]) -> bool:
    """Whether words of a document stand in a sentence."""
    clauses = sentence.window.clauses
    return any(e.chunk == c.chunk and e.start < c.end and c.start < e.end for e in told for c in clauses)


class MeaningReader:
    """Weighs sentences of the pages against each other by all that speaks for them."""

    def __init__(self, reader: Reader, store: GraphStore, crossing: Crossing) -> None:
        self._sentences = Sentences(reader, store, crossing)
        self._crossing = crossing
        self._chosen: dict[tuple[object, ...], _Weighing] = {}

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
        self, question: str, part: SubQuestion, ranking: Ranking | None
    ) -> list[tuple[float, Candidate]]:
        """The sentences of both languages that hold the kind of thing asked for, each with how likely it answers."""
        weights, asked_in = shipped_weights(), part_language(question)
        found = []
        for language, chosen in self._sentences.of(question, part, ranking).items():
            candidates = chosen.compared()
            likely = weights["same" if language is asked_in else "other"].likelihoods(candidates.features)
            found += [(float(w), s) for w, s in zip(likely, candidates.sentences, strict=True) if s.typed]
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
        return not 0 < number <= _FEW or share >= (_LEAST_SHARED if own else _LEAST_SHARED_ACROSS)

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
        """By language the sentence that likeliest answers, if that is likely enough and nothing rules it out; one in
        the question's language before one in the other, which is likely by another scale, unless it is in doubt, or
        only the other stands on the page about what is asked. The other language is weighed only where that matters.

        None for models whose scale was not measured.
        """
        found = self._weighing(question, part, ranking)
        if found is None:
            return
        asked_in = part_language(question)
        own = _if_likely(part, found.of(asked_in), own=True)
        if own is not None and found.stays_first(own):
            yield own
            own = None
        other = _if_likely(part, found.of(asked_in.other), own=False)
        if own is not None and other is not None and _gives_way(own, other):
            own, other = other, own
        yield from (choice for choice in (own, other) if choice is not None)

    def choices(self, question: str, part: SubQuestion, ranking: Ranking | None) -> tuple[Choice, ...]:
        """By language the sentence that likeliest answers of those that nothing rules out, however likely; that in the
        question's language first.
        """
        found, asked_in = self._weighing(question, part, ranking), part_language(question)
        both = (found.of(asked_in), found.of(asked_in.other)) if found is not None else ()
        return tuple(choice for choice in both if choice is not None)

    def _weighing(self, question: str, part: SubQuestion, ranking: Ranking | None) -> _Weighing | None:
        """The sentences that may answer; the same question is weighed once."""
        if not self.is_measured or part.kind in _NEVER:
            return None
        ranked = tuple(hit.chunk for hit in ranking.chunks) if ranking is not None else ()
        key = (question, part.kind, part.asked, part.entities, part.said, part.residual, part.names, ranked)
        if key not in self._chosen:
            self._chosen[key] = _Weighing(question, part, self._sentences.of(question, part, ranking))
        return self._chosen[key]


class _Weighing:
    """Sentences chosen for a question; those of a language are weighed when they are first asked for."""

    def __init__(self, question: str, part: SubQuestion, sentences: Mapping[Language, Chosen]) -> None:
        self._asked_in = part_language(question)
        self._part = part
        self._wanted = asked_ordinals(question, part.names)
        self._sentences = sentences
        self._known: dict[Language, Choice | None] = {}

    def of(self, language: Language) -> Choice | None:
        """The sentence of a language that likeliest answers; None where there is none that may."""
        if language not in self._known:
            self._known[language] = self._weighed(language)
        return self._known[language]

    def stays_first(self, own: Choice) -> bool:
        """Whether a sentence in the question's language comes before any in the other: see `_gives_way`."""
        return own.likely >= _DOUBTED and own.is_about and (own.says or not self._wanted)

    def _weighed(self, language: Language) -> Choice | None:
        chosen = self._sentences.get(language)
        if chosen is None or not _may_answer(self._part, chosen.sentences, self._wanted):
            return None
        weights = shipped_weights()["same" if language is self._asked_in else "other"]
        return _likeliest(self._part, chosen.compared(), weights, self._wanted)


def _may_answer(part: SubQuestion, sentences: Sequence[Candidate], wanted: frozenset[Ordinal]) -> bool:
    """Whether `_likeliest` may take one of the sentences, however likely each is."""
    return any(
        s.able or _is_otherwise_able(part, s) or (wanted and says(wanted, s.window) and _speaks_of_all(s))
        for s in sentences
    )


def _if_likely(part: SubQuestion, choice: Choice | None, *, own: bool) -> Choice | None:
    """The sentence, if it is likely enough to answer."""
    if choice is None:
        return None
    limit = _limit(part, own=own)
    limit = min(limit, _LEAST_NUMBERED) if choice.numbered else limit
    return choice if choice.likely >= limit else None


def _gives_way(own: Choice, other: Choice) -> bool:
    """Whether a sentence in the question's language comes after one in the other language: one that says which of many
    is asked for before one that does not.
    """
    if other.says and not own.says:
        return True
    if own.likely < min(_DOUBTED, other.likely * _LEAST_SHARE_ACROSS):
        return True
    return own.likely < other.likely and other.is_about and not own.is_about


def _limit(part: SubQuestion, *, own: bool) -> float:
    """How likely a sentence must answer; one that says yes or no more surely than one that only tells."""
    if not own:
        return _LEAST_NAMED if _names_all(part) else _LEAST_ACROSS
    return LEAST_BESIDE if part.asked is AnswerType.BOOLEAN else _LEAST_LIKELY


def _names_all(part: SubQuestion) -> bool:
    """Whether a question claims something of two things in words that no relation has."""
    return part.kind is QuestionKind.YES_NO and len(part.names) > 1 and not part.predicates


def _likeliest(
    part: SubQuestion, found: Candidates, weights: Weights, wanted: frozenset[Ordinal]
) -> Choice | None:
    likely = weights.likelihoods(found.features)
    able = [
        p
        for p, s in enumerate(found.sentences)
        if s.able or (likely[p] >= SURE and _is_otherwise_able(part, s))
    ]
    saying: list[int] = []
    if wanted:
        saying = [place for place, sentence in enumerate(found.sentences) if says(wanted, sentence.window)]
        likely = _set_apart(likely, saying)
        able += [p for p in saying if p not in able and _speaks_of_all(found.sentences[p])]
    best = max(able, key=lambda place: (round(float(likely[place]), 6), -place), default=None)
    if best is None:
        return None
    only = _only_saying(part, found, saying, likely) if best not in saying else None
    if only is not None:
        window = found.sentences[only].window
        return Choice(window, _LEAST_NUMBERED, found.sentences, likely, numbered=True, apart=True)
    beside = max((float(likely[place]) for place in range(len(likely)) if place != best), default=0.0)
    numbered = best in saying and float(likely[best]) >= beside * _ALONE
    single = numbered or part.asked in _ONE_ANSWERS or part.kind is QuestionKind.RELATION
    others = () if single else _beside(found.sentences, likely, able, best)
    window = found.sentences[best].window
    apart = best in saying
    return Choice(window, float(likely[best]), found.sentences, likely, numbered, others, apart=apart)


def _beside(
    sentences: Sequence[Candidate], likely: Vectors, able: Sequence[int], best: int
) -> tuple[Window, ...]:
    """The sentences that may answer nearly as likely as the best one."""
    least = max(_LEAST_SECOND, float(likely[best]) * _LEAST_SHARE)
    others = sorted((p for p in able if p != best and likely[p] >= least), key=lambda p: (-likely[p], p))
    return tuple(sentences[place].window for place in others[: _MOST_QUOTED - 1])


def _set_apart(likely: Vectors, saying: Sequence[int]) -> Vectors:
    """Likelihoods where it is known of which the question is that sets one of many apart: of a sentence that does not
    say which, only a share is left, and of none of them half.
    """
    if not saying:
        return likely
    kept = np.full(len(likely), _UNNUMBERED, np.float32)
    kept[list(saying)] = 1.0
    none = (1 - float(likely.sum())) * _NONE_SAYS
    shares: Vectors = likely * kept
    return shares / (float(shares.sum()) + none)


def _only_saying(part: SubQuestion, found: Candidates, saying: Sequence[int], likely: Vectors) -> int | None:
    """The one sentence on a page about what is asked that says which of many, where no other does so as well and the
    likelier ones say it of none; None where there is none, or several.
    """
    if part.asked in _ONE_ANSWERS:
        return None
    own = [
        p
        for p in saying
        if found.sentences[p].able and found.sentences[p].about and not found.sentences[p].unsaid
    ]
    own.sort(key=lambda p: -float(likely[p]))
    if not own or (len(own) > 1 and float(likely[own[0]]) < _ALONE * float(likely[own[1]])):
        return None
    return own[0]


def _is_otherwise_able(part: SubQuestion, sentence: Candidate) -> bool:
    """Whether a sentence may answer that surely does, though something rules it out."""
    return _is_told(part, sentence) or _leaves_unknown(part, sentence) or _is_claimed(part, sentence)


def _is_told(part: SubQuestion, sentence: Candidate) -> bool:
    """Whether a sentence speaks of all things and gives the kind asked for, though not all relations that are put
    together in the question are in it by their words: who `appears as` somebody plays him.
    """
    chain = part.kind is QuestionKind.CHAIN and part.asked not in UNTYPED
    role = part.kind is QuestionKind.ROLE and part.asked is AnswerType.ROLE
    return (chain or role) and _speaks_of_all(sentence) and gives(part, window_text(sentence.window))


def _is_claimed(part: SubQuestion, sentence: Candidate) -> bool:
    """Whether a sentence speaks of all of which a question claims something, though not in the relation's own words:
    who was engaged did not marry.
    """
    return part.asked is AnswerType.BOOLEAN and _speaks_of_all(sentence)


def _leaves_unknown(part: SubQuestion, sentence: Candidate) -> bool:
    """Whether a sentence on the page about what is asked leaves out only names that its language may write otherwise:
    those that nothing links to a thing.
    """
    named = {form for entity in part.entities for form in (folded(entity.surface), folded(entity.name))}
    across = sentence.window.page.language is not part_language(part.text)
    plain = part.kind is QuestionKind.ATTRIBUTE and part.asked not in UNTYPED
    unknown = all(t.kind == "thing" and named.isdisjoint(t.forms) for t in sentence.unsaid)
    given = sentence.typed and gives(part, window_text(sentence.window))
    return across and plain and bool(sentence.about) and unknown and given


def _speaks_of_all(sentence: Candidate) -> bool:
    """Whether a sentence is typed and leaves out no name."""
    return sentence.typed and not any(term.kind in ("thing", "work") for term in sentence.unsaid)

"""The sentences that likeliest answer: by language the one that does, and which of two languages comes first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from schemas.graph import Vectors
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.text import Language
from solver.language import folded
from solver.reading.numbers.ordinals import Ordinal, asked_ordinals, says
from solver.reading.reader import Passage
from solver.reading.sentences import UNTYPED, terms_held
from solver.reading.terms import part_language
from solver.reading.weighable import Candidate, Candidates, Chosen
from solver.reading.weighing import Weights, shipped_weights
from solver.reading.windows import Window
from solver.results import Extract

_LEAST_LIKELY, _LEAST_ACROSS, LEAST_BESIDE, SURE = 0.2, 0.3, 0.5, 0.5
_DOUBTED, _LEAST_SHARE_ACROSS = 0.3, 0.6
"""Below both, one of the other language that is so much likelier is taken."""

_MOST_SILENT, _LEAST_SAID = 0.5, 0.9
"""Shares of the question's words: what says less gives way to a sentence of the other language that says more, where
only that stands on the page about what is asked."""

_LEAST_NAMED = 0.25  # where a claim about two things has no other known word, and the sentence names both
MOST_BESIDE, MOST_BESIDE_FACTS = 0.6, 0.1
"""How likely the words that were quoted, or the sentences that facts rest on, may answer against a sentence that takes
their place."""

_UNNUMBERED, _NONE_SAYS = 0.1, 0.5
"""Of a sentence that does not say which of many, and of none where one does."""

_LEAST_NUMBERED, _ALONE = 0.33, 2.5  # where a sentence says which, and is so much likelier than any other
_SEVERAL_NAMED = 3  # names of a question, of which a sentence may leave out one
_MOST_QUOTED = 2
_LEAST_SECOND, _LEAST_SHARE = 0.1, 0.3
"""How likely a sentence must answer, by itself and beside the likeliest, to be quoted after it."""

_ONE_ANSWERS = frozenset({AnswerType.BOOLEAN, AnswerType.NUMBER, AnswerType.DATE})
"""Kinds of answer that a second sentence would only contradict."""


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
    def _own(self) -> Candidate | None:
        """The sentence as it was weighed."""
        return next((s for s in self.sentences if s.window is self.window), None)

    @property
    def says(self) -> bool:
        """Whether the sentence says which of many is asked for, and leaves no name out."""
        own = self._own
        return self.apart and own is not None and own.typed and not own.unsaid

    @property
    def is_sure(self) -> bool:
        """Whether it is so likely to answer that less else must speak for it."""
        return self.likely >= SURE

    @property
    def is_about(self) -> bool:
        """Whether the sentence stands on the page about one of the things asked about."""
        return self._own is not None and bool(self._own.about)

    @property
    def said(self) -> float:
        """The share of the question's words beside its names that the sentence says, by rarity, in [0, 1]."""
        return terms_held(self._own)[0] if self._own is not None else 0.0

    @property
    def passage(self) -> Passage:
        """What there is to quote."""
        return Passage((self.window, *self.beside), self.likely)

    @property
    def leaves_few_out(self) -> bool:
        """Whether the sentence, or what its page is about, bears every name of the question, or all of several but one,
        for which a pronoun may stand.
        """
        own = self._own
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


class Choices:
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

    def in_order(self, part: SubQuestion) -> Iterator[Choice]:
        """Those that are likely enough to answer a part: see `in_order`."""
        other = self._sentences.get(self._asked_in.other)
        about = other is not None and any(sentence.about for sentence in other.sentences)
        return in_order(part, self._asked_in, self.of, which=bool(self._wanted), about=about)

    def _weighed(self, language: Language) -> Choice | None:
        chosen = self._sentences.get(language)
        if chosen is None or not _may_answer(self._part, chosen.sentences, self._wanted):
            return None
        weights = shipped_weights()["same" if language is self._asked_in else "other"]
        return _likeliest(self._part, chosen.compared(), weights, self._wanted)


def in_order(
    part: SubQuestion,
    asked_in: Language,
    of: Callable[[Language], Choice | None],
    *,
    which: bool = False,
    about: bool = True,
) -> Iterator[Choice]:
    """By language the sentence that likeliest answers, if that is likely enough; one in the question's language before
    one in the other, which is likely by another scale, unless it is in doubt, or only the other stands on the page
    about what is asked.

    `of` weighs the sentences of a language, the other one's only where that matters; `which` where one of many is asked
    for, `about` where pages about what is asked hold sentences of the other language.
    """
    own = _if_likely(part, of(asked_in), own=True)
    told = own is not None and own.likely >= _DOUBTED and (own.is_about or not about)
    if own is not None and told and (own.says or not which):
        yield own  # which gives way to no other
        own = None
    other = _if_likely(part, of(asked_in.other), own=False)
    if own is not None and other is not None and _gives_way(own, other):
        own, other = other, own
    yield from (choice for choice in (own, other) if choice is not None)


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
    elsewhere = other.is_about and not own.is_about
    if elsewhere and own.said <= _MOST_SILENT and other.said >= _LEAST_SAID:
        return True
    if own.likely < min(_DOUBTED, other.likely * _LEAST_SHARE_ACROSS):
        return True
    return own.likely < other.likely and elsewhere


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
    return (chain or role) and _speaks_of_all(sentence) and sentence.given


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
    given = sentence.typed and sentence.given
    return across and plain and bool(sentence.about) and unknown and given


def _speaks_of_all(sentence: Candidate) -> bool:
    """Whether a sentence is typed and leaves out no name."""
    return sentence.typed and not any(term.kind in ("thing", "work") for term in sentence.unsaid)

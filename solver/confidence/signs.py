"""What speaks for an answer, in numbers from which its confidence is worked out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from schemas.answer import Citation
from schemas.graph import SubjectSource
from schemas.plan import AnswerType, Plan, QuestionKind
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Chunk, Language
from solver.confidence.held import led_by_pronoun, ordered, typed, worded
from solver.language import folded, without_names
from solver.lexicon import Lexicon
from solver.reading.meaning import MeaningReader
from solver.results import Extract, Weighed
from solver.synthesis.composed import Composed

SIGNS = (
    "likely",  # [-1.84, 1.84] log odds, a fifth of them, that the likeliest sentence cited answers
    "ahead",  # [-3.7, 3.7] the same, less those of the likeliest sentence of the language that is not cited
    "quoted",  # [0, 1] share of the question's words beside names, by rarity, that the quotes say in whatever words
    "told",  # [0, 1] the same of the answer itself
    "agreed",  # [0, 1] share of the answer's words beside the names that the likeliest sentence of all says
    "unsaid",  # [0, 1] of the words that no form explains what the quotes do not say, a quarter for each of up to four
    "named",  # [0, 1] share of the question's names that stand in the quotes
    "on_page",  # [0, 1] share of them that stand in the chunks that are cited, or in a title
    "first",  # (0, 1] one over the best place that a chunk cited has among the first ten retrieved
    "last",  # (0, 1] one over the worst place of one
    "behind",  # [0, 1] how far the best chunk cited scores behind the first, a fifth of it
    "own",  # [0, 1] share of the chunks cited that are in the question's language
    "parts",  # how many parts the plan has beyond the first
    "stated",  # [0, 1] how sure the least sure fact is; 0 where none is told
    "by_pronoun",  # 0 or 1: whether a fact is read only where its subject is no name
    "chinese",  # 0 or 1
    "plain",  # 0 or 1: whether no form was found for the last part, which any sentence may answer
    "linked",  # [0, 1] how surely the least sure name is linked
    "verdict",  # 0 or 1: whether the last part, as it is planned, asks for yes or no
    "least",  # [0, 1] of the question's words beside names how far the quotes say the one that they say least
    "unworded",  # 0 or 1: whether words alone answer that hold no wording of a relation asked for
    "typed",  # 0 or 1: whether the quotes name a thing of the type asked for that the question does not
    "untyped",  # 0 or 1: whether they do not, where such a type is asked for
    "unordered",  # 0 or 1: whether the question says which of many (`first`), and neither answer nor quotes do
    "led",  # 0 or 1: whether a quote begins with a pronoun
)
"""Each sign's range and meaning, in the order of `weights.yaml`."""

_LEAST, _FIFTH = 1e-4, 5.0  # of likelihoods; by which log odds and scores are divided
_MOST_WORDS = 4
_DEPTH, _NOWHERE = 10, 99  # chunks of a ranking that are looked at, and the place of any other
_FAR = 0.6  # behind the first: a chunk that was not retrieved
_UNKNOWN = 0.5  # of a question that links no name


@dataclass(frozen=True, slots=True)
class Found:
    """An answer to one question, the `chunks` that it cites with its `quotes`, and what was found on the way to it: the
    sentences of the pages that were `weighed`, and the words of the `likeliest`.
    """

    question: str
    plan: Plan
    composed: Composed
    chunks: Sequence[Chunk]
    quotes: Sequence[str]
    ranking: Ranking
    weighed: Sequence[Weighed]
    likeliest: str


def signs(found: Found, meaning: MeaningReader, lexicon: Lexicon, store: GraphStore) -> dict[str, float]:
    """SIGNS of an answer that is no abstention."""
    composed, plan, chunks = found.composed, found.plan, found.chunks
    names = list(dict.fromkeys(name for part in plan.parts for name in part.names))
    quotes, around = "\n".join(found.quotes), "\n".join(chunk.text for chunk in chunks)
    titles = "\n".join(citation.title for citation in composed.citations)
    asked = without_names(found.question, names)
    left = " ".join(word for part in plan.parts for word in part.residual)
    number, held = meaning.share(left, quotes) if left else (0, 0.0)
    scores = [entity.score for part in plan.parts for entity in part.entities]
    last = plan.parts[-1]
    return {
        **_weighed(found.weighed, composed.citations),
        "quoted": _share(meaning.share(asked, quotes)),
        "told": _share(meaning.share(asked, composed.text)),
        "agreed": _share(meaning.share(without_names(composed.text, names), found.likeliest)),
        "unsaid": (1 - held) * min(number, _MOST_WORDS) / _MOST_WORDS,
        "named": _held(names, quotes),
        "on_page": _held(names, f"{around}\n{titles}"),
        **_placed(found.ranking, [chunk.id for chunk in chunks]),
        "own": _mean([chunk.language is plan.language for chunk in chunks]),
        "parts": float(len(plan.parts) - 1),
        **_stated(composed, store),
        "chinese": float(plan.language is Language.CHINESE),
        "plain": float(last.kind is QuestionKind.PASSAGE),
        "linked": min(scores, default=_UNKNOWN),
        "verdict": float(last.asked is AnswerType.BOOLEAN),
        "least": meaning.least_said(asked, quotes),
        **_held_of(found, lexicon, store),
    }


def _held_of(found: Found, lexicon: Lexicon, store: GraphStore) -> dict[str, float]:
    composed, plan = found.composed, found.plan
    names = [name for part in plan.parts for name in part.names]
    named = typed(plan, composed.citations, store)
    told = "\n".join((composed.text, *found.quotes))
    return {
        "unworded": float(not composed.triples and not worded(plan.parts[-1], found.quotes, lexicon)),
        "typed": float(named is True),
        "untyped": float(named is False),
        "unordered": float(not ordered(found.question, names, told)),
        "led": float(led_by_pronoun(found.quotes)),
    }


def _weighed(weighed: Sequence[Weighed], citations: Sequence[Citation]) -> dict[str, float]:
    cited = [Extract(c.chunk, c.start, c.end) for c in citations]
    own = [one.likely for one in weighed if any(one.meets(quote) for quote in cited)]
    others = [one.likely for one in weighed if not any(one.meets(quote) for quote in cited)]
    likely = _log_odds(max(own, default=0.0))
    return {"likely": likely, "ahead": likely - _log_odds(max(others, default=0.0))}


def _placed(ranking: Ranking, cited: Sequence[str]) -> dict[str, float]:
    places = {hit.chunk: place for place, hit in enumerate(ranking.chunks[:_DEPTH])}
    scores = [hit.score for hit in ranking.chunks]
    found = sorted(places.get(chunk, _NOWHERE) for chunk in cited) or [_NOWHERE]
    behind = scores[0] - scores[found[0]] if found[0] != _NOWHERE else _FAR * _FIFTH
    return {
        "first": 1 / (1 + found[0]),
        "last": 1 / (1 + found[-1]),
        "behind": min(max(behind / _FIFTH, 0.0), 1.0),
    }


def _stated(composed: Composed, store: GraphStore) -> dict[str, float]:
    said = store.evidence([triple.id for triple in composed.triples]) if composed.triples else {}
    by_pronoun = any(
        all(row.subject_source is not SubjectSource.SPAN for row in said.get(triple.id, ()))
        for triple in composed.triples
    )
    least = min((triple.confidence for triple in composed.triples), default=0.0)
    return {"stated": least, "by_pronoun": float(by_pronoun)}


def _held(names: Sequence[str], text: str) -> float:
    return _mean([folded(name) in folded(text) for name in names]) if names else 1.0


def _share(said: tuple[int, float]) -> float:
    """A share of words; all of none."""
    return said[1] if said[0] else 1.0


def _mean(values: Sequence[bool]) -> float:
    return sum(values) / len(values) if values else 0.0


def _log_odds(share: float) -> float:
    bounded = min(max(share, _LEAST), 1 - _LEAST)
    return log(bounded / (1 - bounded)) / _FIFTH

"""Which stored predicates answer a question about a predicate, and from which end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from schemas.ontology import Ontology
from schemas.text import Language

COMPARED: Mapping[str, tuple[str, ...]] = {
    predicate: tuple(words.split())
    for predicate, words in {
        "birth_date": "older oldest younger youngest elder eldest age aged 岁 年龄 年纪 年长 年轻 年岁",
        "founding_date": "older oldest 最早 更早",
        "release_date": "newer newest recent earliest latest 最早 最晚 更早",
        "box_office": "earned earning money grossed successful 卖座 赚",
        "budget": "expensive cost costs 成本 花费",
        "duration": "longer longest shorter shortest 更长 最长",
        "height": "taller tallest 更高 最高",
    }.items()
}
"""Words by which things are compared, by the relation whose values are: whoever asks who is older asks for births."""


@dataclass(frozen=True, slots=True)
class Directions:
    """Predicates to match as asked, and predicates to match with subject and object exchanged."""

    forward: tuple[str, ...]
    backward: tuple[str, ...]


def directions(ontology: Ontology, predicates: Sequence[str]) -> Directions:
    """The predicates asked for with all narrower ones; symmetric and inverse ones the other way round.

    `child` is also read from `parent`, `father` and `mother` backwards; a predicate that the ontology
    does not know stands for itself. Searched so, a relation is also found from its other end where its inverse
    wording (`starred in`) names nothing else: `readings` says which end answers.
    """
    return _directions(ontology, predicates, {p: _inverses(ontology, p) for p in predicates})


def readings(ontology: Ontology, predicates: Sequence[str]) -> Directions:
    """The directions in which a triple answers: none both ways unless it is symmetric, whatever its wordings name."""
    return _directions(
        ontology, predicates, {p: tuple(i for i in _inverses(ontology, p) if i != p) for p in predicates}
    )


def wordings(ontology: Ontology, predicate: str) -> tuple[str, ...]:
    """Every wording that means a predicate, both ways and in both languages; its id if unknown."""
    relation = ontology.relations.get(predicate)
    if relation is None:
        return (predicate.replace("_", " "),)
    words: dict[str, None] = {}
    for language in Language:
        labels = [relation.labels(language)]
        labels += [relation.inverse[language]] if language in relation.inverse else []
        for label in labels:
            words |= dict.fromkeys((label.label, *label.aliases))
        words |= dict.fromkeys(ontology.wordings.get(predicate, {}).get(language, ()))
    return tuple(words)


def _directions(
    ontology: Ontology, predicates: Sequence[str], inverses: Mapping[str, tuple[str, ...]]
) -> Directions:
    forward: dict[str, None] = {}
    backward: dict[str, None] = {}
    for asked in predicates:
        relation = ontology.relations.get(asked)
        forward |= dict.fromkeys((asked,) if relation is None else ontology.widen(asked))
        if relation is not None and relation.symmetric:
            backward |= dict.fromkeys(ontology.widen(asked))
        for inverse in inverses[asked]:
            backward |= dict.fromkeys(ontology.widen(inverse))
    return Directions(tuple(forward), tuple(backward))


def _inverses(ontology: Ontology, predicate: str) -> tuple[str, ...]:
    """Relations named by the predicate's inverse wording whose own inverse wording names it back."""
    relation = ontology.relations.get(predicate)
    found: dict[str, None] = {}
    for language, labels in relation.inverse.items() if relation is not None else ():
        for other in ontology.predicates_named(labels.label, language):
            back = ontology.relations[other].inverse.get(language)
            if back is not None and predicate in ontology.predicates_named(back.label, language):
                found[other] = None
    return tuple(found)

"""Categories of prizes: what they are called in both languages, and prizes that facts give as one of a festival's."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Triple
from schemas.protocols import GraphStore
from solver.language import folded

AWARDS = frozenset({"award_won", "award_nominated"})
_CATEGORIES = (
    r"最佳导演|\b(?:best director|director|directing)\b",
    r"最佳男(?:主角|演员)|影帝|\bbest actor\b",
    r"最佳女(?:主角|演员)|影后|封后|\bbest actress\b",
    r"最佳男配角|\b(?:best )?supporting actor\b",
    r"最佳女配角|\b(?:best )?supporting actress\b",
    r"最佳(?:影片|电影|剧情片|故事片)|\bbest (?:picture|film)\b",
)
_SPELLED = (
    ("最佳导演", "best director", "best directing", "directing"),
    ("最佳男主角", "最佳男演员", "影帝", "best actor", "best actor in a leading role"),
    ("最佳女主角", "最佳女演员", "影后", "best actress", "best actress in a leading role"),
    ("最佳男配角", "best supporting actor"),
    ("最佳女配角", "best supporting actress"),
    ("最佳影片", "最佳电影", "最佳剧情片", "best picture", "best film"),
    ("最佳编剧", "最佳剧本", "best screenplay"),
    ("最佳原创剧本", "best original screenplay"),
    ("最佳改编剧本", "best adapted screenplay"),
    ("最佳国际影片", "最佳国际电影", "best international feature film", "best international film"),
    (
        "最佳外语片",
        "最佳外语电影",
        "最佳外语影片",
        "best foreign language film",
        "best foreign-language film",
    ),
    ("最佳动画长片", "最佳动画片", "best animated feature"),
    ("最佳纪录长片", "最佳纪录片", "best documentary feature", "best documentary"),
    ("最佳摄影", "best cinematography"),
    ("最佳剪辑", "best film editing", "best editing"),
    ("最佳艺术指导", "最佳美术指导", "最佳美术设计", "best production design", "best art direction"),
    ("最佳服装设计", "最佳造型设计", "best costume design"),
    ("最佳原创配乐", "最佳配乐", "最佳原创音乐", "最佳原创电影音乐", "best original score", "best score"),
    ("最佳原创歌曲", "最佳原创电影歌曲", "best original song"),
    ("最佳视觉效果", "best visual effects"),
    ("最佳音响", "最佳音效", "best sound"),
    ("最佳新人", "最佳新演员", "best newcomer", "best new performer"),
)
"""The categories that prizes in both languages have, each by its names."""

_MOST = 2000  # facts among which such ones are looked for


def category_names(text: str) -> str:
    """A pattern of every name, in both languages, of the category that a folded text names; empty where it names
    none of those that prizes have in both.
    """
    return next((names for names in _CATEGORIES if re.search(names, text)), "")


def category_forms(name: str) -> tuple[str, ...]:
    """The folded name of a category and what it is called besides, in both languages."""
    bare = name.removesuffix("奖")
    return next((forms for forms in _SPELLED if bare in forms), (name,))


def told_once(triples: Sequence[Triple]) -> list[Triple]:
    """The facts of prizes won, each once whose category pages of both languages tell: 最佳导演 and `Best Director`."""
    found: dict[tuple[str, str, str, str], Triple] = {}
    for triple in triples:
        said = {q.name: folded(q.value) for q in triple.qualifiers}
        category = category_forms(said["category"])[0] if "category" in said else triple.id
        found.setdefault((triple.subject, str(triple.object), said.get("edition", ""), category), triple)
    return list(found.values())


def first_and_last(triples: Sequence[Triple]) -> tuple[Triple, Triple] | None:
    """Of facts that somebody won one prize, the earliest and the latest, by edition if all have one, else by year;
    None for facts of several prizes, or that nothing puts in order.
    """
    if len(triples) < 2 or len({(t.subject, t.predicate, t.object) for t in triples}) > 1:
        return None
    for name in ("edition", "time"):
        numbers = [_number(t, name) for t in triples]
        if all(numbers) and len(set(numbers)) == len(numbers):
            ordered = sorted(triples, key=lambda t: (_number(t, name), t.id))
            return ordered[0], ordered[-1]
    return None


def _number(triple: Triple, qualifier: str) -> int:
    value = triple.said(qualifier)
    found = re.match(r"\d+", value)
    return int(found[0]) if found is not None else 0


def won_as_category(
    store: GraphStore, names: Sequence[str], subjects: Sequence[str] | None, predicates: Sequence[str]
) -> list[Triple]:
    """The facts whose category has one of a prize's names, of these subjects or of all."""
    wanted = {folded(name).removesuffix("奖") for name in names} - {""}
    found = store.match(subjects=subjects, predicates=predicates, limit=_MOST)
    return [
        triple for triple in found if any(name in value for name in wanted for value in _categories(triple))
    ]


def won_for_works(
    store: GraphStore, works: Sequence[str], awards: Sequence[str], predicates: Sequence[str]
) -> list[tuple[str, Triple]]:
    """The facts that somebody won one of the awards for one of the works, each with that work."""
    if not works or not awards:
        return []
    entities = [e for e in store.get_entities(works) if e is not None]
    named = {folded(name.name): entity.id for entity in entities for name in entity.names}
    found = store.match(predicates=predicates, objects=awards, limit=_MOST)
    said = ((triple, q.value) for triple in found for q in triple.qualifiers if q.name == "work")
    return [
        (named[folded(work)], triple)
        for triple, work in said
        if folded(work) in named and triple.subject != named[folded(work)]
    ]


def _categories(triple: Triple) -> list[str]:
    return [folded(q.value) for q in triple.qualifiers if q.name == "category"]

"""What facts tell besides: who wins as best actor plays in the work, a couple's children are both's."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from builder.findings import Fact, Named
from schemas.graph import SubjectSource

_SHARE = 0.95  # of the prize's confidence that what it implies keeps
_JOBS = (
    ("starring", re.compile("最佳[^，。]{0,4}(?:主角|配角|演员|新人)|[男女][主配]角|影[帝后]|视[帝后]")),
    ("director", re.compile("最佳[^，。]{0,3}导演|导演奖")),
    ("screenwriter", re.compile("最佳[^，。]{0,4}(?:编剧|剧本)|编剧奖")),
    ("composer", re.compile("最佳[^，。]{0,4}(?:音乐|配乐|作曲)(?!录)")),
    ("cinematographer", re.compile("最佳[^，。]{0,2}摄影")),
    ("editor", re.compile("最佳[^，。]{0,2}剪[辑接]")),
)
_COUPLE = 2
_PARTED = re.compile("\n|再婚|再[娶嫁]|改嫁|离[婚异]|续[弦娶]|另[娶嫁]|前[妻夫]|私生|非婚|[娶嫁]")
"""Words after which children may be those of one of a couple alone."""
_PRIZES = frozenset({"award_won", "award_nominated"})
_ON_SCREEN = frozenset({"Film", "Series", "Work"})
_FAME = re.compile("走红|成名|一炮而红|家喻户晓|为人熟知|声名鹊起|崭露头角")
_ACTOR_FIRST = re.compile("^[^，。；]*?(?:，[^。；]*?)?演员")
_OTHER_FIRST = re.compile("歌手|导演|编剧|作家|音乐人|主持人|运动员|作曲家|制片人")


def jobs(facts: Sequence[Fact], works: Sequence[Named], description: str, text: str) -> Iterator[Fact]:
    """What persons did for the works that brought them prizes, or fame to an actor.

    `works` are those named in the page's text.
    """
    known = {work.name: work for work in works if work.type in _ON_SCREEN}
    actor = is_actor(description)
    for fact in facts:
        if fact.predicate in _PRIZES and isinstance(fact.object, Named) and fact.subject.type == "Person":
            yield from _of_prize(fact, known)
        elif actor and fact.predicate == "notable_work" and isinstance(fact.object, Named):
            if _FAME.search(text[fact.start : fact.end]) is None:
                continue
            work = known.get(fact.object.name)
            if work is not None and fact.subject.name and fact.subject.name in description:
                yield _done(fact, work, "starring")


def is_actor(description: str) -> bool:
    """Whether a definition says that somebody acts before it says anything else of the kind."""
    acts, other = _ACTOR_FIRST.search(description), _OTHER_FIRST.search(description)
    return acts is not None and (other is None or acts.end() <= other.end())


def _of_prize(fact: Fact, known: dict[str, Named]) -> Iterator[Fact]:
    said = {qualifier.name: qualifier.value for qualifier in fact.qualifiers}
    work = known.get(said.get("work", ""))
    if work is None or not fact.subject.name or not isinstance(fact.object, Named):
        return
    category = said.get("category", fact.object.name)
    for relation, words in _JOBS:
        if words.search(category) is not None:
            yield _done(fact, work, relation)
            return


def _done(fact: Fact, work: Named, relation: str) -> Fact:
    return replace(
        fact,
        subject=work,
        predicate=relation,
        object=fact.subject,
        extractor=f"{fact.extractor.partition('#')[0]}#prize",
        confidence=round(fact.confidence * _SHARE, 3),
        qualifiers=(),
    )


def children_of_both(facts: Sequence[Fact], text: str) -> list[Fact]:
    """The same children for the other of a couple whose number of children was told right before they are named.

    `张三与李四育有一子一女。长子王五…` names children of 李四 too, as far as the paragraph goes and nobody weds again.
    """
    counted = [fact for fact in facts if fact.predicate == "children_count"]
    said = {(fact.subject.name, _name(fact)) for fact in facts if fact.predicate == "child"}
    found: list[Fact] = []
    for fact in facts:
        if fact.predicate != "child" or fact.subject_source is SubjectSource.SPAN:
            continue
        for parent in _couple(fact, counted, text):
            if (parent.name, _name(fact)) not in said:
                said.add((parent.name, _name(fact)))
                found.append(replace(fact, subject=parent, subject_source=SubjectSource.COREFERENCE))
    return found


def _couple(child: Fact, counted: Sequence[Fact], text: str) -> list[Named]:
    before = [
        fact
        for fact in counted
        if fact.end <= child.start and _PARTED.search(text, fact.end, child.start) is None
    ]
    last = [fact.subject for fact in before if fact.start == before[-1].start]
    known = child.subject.name in [parent.name for parent in last]
    return last if known and len(last) == _COUPLE else []


def _name(fact: Fact) -> str:
    return fact.object.name if isinstance(fact.object, Named) else ""

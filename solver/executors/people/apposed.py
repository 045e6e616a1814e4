"""What somebody does, as a page says it beside the name: `Jane Lin, a microbiologist`, 新加坡商人黄和祥."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import ChunkMention, Literal, LiteralKind
from schemas.protocols import GraphStore
from schemas.text import Chunk, Language
from solver.results import Extract, Row, Value

_REACH = 90  # characters around a name
_KIN_EN = (
    r"(?:wife|husband|son|daughter|brother|sister|father|mother|partner|friend|uncle|aunt|nephew|niece|one)"
)
_AFTER = {
    Language.ENGLISH: re.compile(
        rf"^(?:\s+\([^()]*\))?(?:,\s+|\s+(?:is|was|became)\s+)(?P<said>(?:an?|the)\s+(?!{_KIN_EN}\b)(?![^,;.]*['’]s\s+{_KIN_EN}\b)"
        r"(?:[\w'’-]+\s+){0,3}?[\w'’-]+?(?:\s+and\s+[a-z-]+)?)(?=[,;.]|\s+(?:who|whom|by|in|at|from|of|with|for)\b|$)"
    ),
    Language.CHINESE: re.compile(
        r"^(?:（[^（）]*）)?，?(?:[他她])?(?:也|后来|曾|则)?(?:是|成为|当上?了?|担任|做)(?:一[位名个])?"
        r"(?P<said>[^，。；、的]{1,8}(?:家|手|员|师|导演|编剧|教授|生|长|商人|主持人|人员|工))(?=[，。；、]|$)"
    ),
}
_BEFORE = {
    Language.ENGLISH: re.compile(
        rf"\b(?:the|an?)\s+(?P<said>(?:[a-z-]+\s+){{0,2}}?(?!{_KIN_EN}\b)[a-z-]+(?:er|or|ist|ess|ian|man|yst|eur|"
        r"model|artist|poet|chef|nurse|star|critic|cook|pilot|lawyer))\s+$"
    ),
    Language.CHINESE: re.compile(
        r"(?P<said>学[^，。；的《》]{1,8}(?=的$)|[\u3400-\u9fff]{0,6}(?:歌手|演员|导演|编剧|商人|教授|医生|律师|记者|教师|"
        r"[音诗军](?:乐)?人|(?:主持|制片|经纪)人|[摄设工]\S{1,2}师|模特|舞者|运动员|(?<![大国一人每])家)(?=$|的$))的?$"
    ),
}
_GLUE = re.compile(r"^.*(?:与|和|同|跟|娶|嫁给了?|认识了?|是|，|了)")


class Apposed:
    """Reads what stands beside somebody's name; reads the store only."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store

    def rows(self, subjects: Sequence[tuple[Value, Row]], aliases: tuple[str, str, str]) -> tuple[Row, ...]:
        """A row for each subject of which words say what it does; aliases of subject, relation and value."""
        subject, relation, value = aliases
        found = []
        for person, base in subjects:
            said = self.occupation(person)
            if said is not None:
                told = Value(said[0], literal=Literal(LiteralKind.TEXT, said[0], said[0]))
                found.append(base.joined(Row({subject: person, value: told}, {}, {relation: said[1]})))
        return tuple(found)

    def occupation(self, person: Value) -> tuple[str, Extract] | None:
        """The first words beside a mention that say what the person does, and where they stand."""
        for mention in self._store.mentions(entities=[person.entity] if person.entity else []):
            chunk = next(iter(self._store.get_chunks([mention.chunk])), None)
            found = _beside(chunk, mention) if chunk is not None else None
            if found is not None:
                return found
        return None


def _beside(chunk: Chunk, mention: ChunkMention) -> tuple[str, Extract] | None:
    first, last = mention.start - chunk.start, mention.end - chunk.start
    after = _AFTER[chunk.language].search(chunk.text[last : last + _REACH])
    if after is not None:
        extract = Extract(chunk.id, mention.start, mention.end + after.end())
        return after["said"], extract
    before = _BEFORE[chunk.language].search(chunk.text[max(0, first - _REACH) : first])
    if before is None:
        return None
    said = before["said"]
    if chunk.language is Language.CHINESE:
        said = _GLUE.sub("", said)
    start = mention.start - (min(first, _REACH) - before.start("said"))
    return said, Extract(chunk.id, start + len(before["said"]) - len(said), mention.end)

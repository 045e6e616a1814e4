"""What a question describes, asked for by itself as any question is, and put by its name where it was described."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import islice

from schemas.answer import Citation
from schemas.graph import Entity
from schemas.plan import AnswerType
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from schemas.text import Language
from solver.confidence.assessing import Assessor
from solver.language import folded, language_of
from solver.lexicon import Lexicon
from solver.planners.rewording.rewording import reworded
from solver.planners.rule import RulePlanner
from solver.planners.several.unfolding import Described, put
from solver.reading.deeds import asked_deed, called, says_deed
from solver.reading.numbers.ordinals import asked_ordinals, ordinals
from solver.reading.page_subjects import page_subjects
from solver.reading.stretches import stretches_said, within
from solver.results import Extract
from solver.running import Runner
from solver.synthesis.citing import Claim, cite
from solver.synthesis.composed import Composed
from solver.synthesis.quotes.meeting import own_name
from solver.threads import in_thread
from solver.turns import Turn

_LEAST_SURE = 0.65
"""Below it what a description is found to be is a guess, on which nothing else may rest."""

_MOST_TRIED = 3  # descriptions of one question
_DEEPEST = 1  # descriptions in what is asked of another, where a sentence of its own brings that in
_DANGLING = re.compile(r"\b(?:his|her|its|their|the|an?|and|of|in|on|at|by|for|with|to|from)$")
_CLAUSE = re.compile(
    r"(?:the|an?)\s+(?P<noun>(?:(?!of\s)\S+\s+){1,4}?)(?:who|that|which)\s+(?P<did>.+)", re.I
)
_TWO = re.compile(r"[.!;] ")
_WHEN = re.compile(r"^When\b[^,]+, ")
_USUAL = re.compile(
    r"the [a-z-]+(?: (?:that|whom|who))? (?P<who>[A-ZÀ-Þ].+?) (?:usually|often|mostly|regularly|frequently|always) "
    r"works?(?:ed)? (?:for|with)"
)
_AGENT = re.compile(r"the\s+(?P<agent>[a-z-]+)\s+of\s+(?P<what>.+)")
_DID = {
    "illustrator": ("illustrated", "drew the pictures of"), "translator": ("translated",),
    "discoverer": ("discovered",), "inventor": ("invented",), "builder": ("built",),
    "choreographer": ("choreographed",), "narrator": ("narrated",), "sculptor": ("sculpted",),
    "publisher": ("published",), "manufacturer": ("manufactured",), "organiser": ("organised",),
    "organizer": ("organized",), "adapter": ("adapted",), "restorer": ("restored",),
}  # fmt: skip
"""What people are called by what they did to something, where no relation is called so."""

Ask = Callable[[str], Awaitable[Turn]]


class DescribedAlone:
    """Finds the one thing that a description means by the words that answer who or what it is."""

    def __init__(
        self, planner: RulePlanner, runner: Runner, store: GraphStore, lexicon: Lexicon, ask: Ask
    ) -> None:
        self._planner = planner
        self._runner = runner
        self._store = store
        self._lexicon = lexicon
        self._ask = ask

    async def turn(self, question: str, deep: int = _DEEPEST) -> Turn | None:
        """The question's turn with one thing that it describes put by its name; None where nothing says which thing
        that is, or what is asked of it.
        """
        if language_of(question) is not Language.ENGLISH:
            return None  # how a description of another language is asked for by itself is not known yet
        described = await in_thread(self._planner.described, question)
        whole = (d for d in described if _USUAL.fullmatch(_words(d)) or not _DANGLING.search(_words(d)))
        for one in islice(whole, _MOST_TRIED):
            found = await self._found(one, question)
            if found is None:
                continue
            entity, told = found
            named, name = _named(question, one, entity)
            turn = await self._ask(named)
            if turn.composed.abstained and one.description.begins and deep and not turn.run.cut:
                turn = await self.turn(named, deep - 1) or turn
            if not turn.composed.abstained and not turn.run.cut:
                return replace(turn, composed=self._behind(one, name, told, turn))
        return None

    def takes_up(self, question: str) -> bool:
        """Whether an English question takes up what a sentence before it brings in."""
        if language_of(question) is not Language.ENGLISH or _TWO.search(question) is None:
            return False
        return any(one.description.begins for one in self._planner.described(reworded(question)))

    async def _found(self, one: Described, question: str) -> tuple[Entity, Composed] | None:
        """The one thing that a description is said to mean, and what says so."""
        for asking in own_questions(one):
            turn = await self._ask(asking)
            composed = turn.composed
            if composed.abstained or turn.run.cut:
                continue
            entity = await in_thread(self._only, composed, one, question, asking)
            if entity is not None and await in_thread(self._is_sure, asking, turn):
                return entity, composed
        return None

    def _is_sure(self, asking: str, turn: Turn) -> bool:
        """Whether what answers is likely right, or says the deed that is asked for in so many words."""
        asked = asked_deed(asking)
        if asked is not None and not turn.composed.triples:
            part = next((p for p in turn.run.plan.parts if any(asked.who in n for n in p.names)), None)
            forms = called(part, [folded(asked.who)])
            if all(says_deed(asked, folded(c.quote), forms, alone=True) for c in turn.composed.citations):
                return True
        sure = Assessor(self._runner, self._store).confidence(asking, turn.run, turn.composed)
        return sure is not None and sure.likely >= _LEAST_SURE

    def _only(self, told: Composed, one: Described, question: str, asking: str) -> Entity | None:
        """The only thing of the described kind in what answers that the question does not name: what facts give, else
        what stands in the words cited, or in the stretch that says most of it, else what their page is about.
        """
        wanted = asked_ordinals(_WHEN.sub("", one.description.text), ())
        if wanted and not any(wanted <= ordinals(text) for text in self._runner.cited(told)):
            return None
        stated = [end for t in told.triples for end in (t.subject, t.object) if isinstance(end, str)]
        said = list(self._mentioned(told.citations)) if not stated else []
        about = page_subjects([c.document for c in told.citations], self._store) if not stated else {}
        for ids in (stated, said, [entity.id for entity in about.values()]):
            fitting = self._fitting(ids, one, question)
            if len(fitting) > 1 and ids is said:
                fitting = self._saying(told.citations, one, asking, question)
            if fitting:
                return fitting[0] if len(fitting) == 1 else None
        return None

    def _saying(
        self, citations: Sequence[Citation], one: Described, asking: str, question: str
    ) -> list[Entity]:
        """What fits of the stretch that says most of what is asked, in each sentence cited."""
        found: dict[str, Entity] = {}
        for cited in citations:
            for stretch in self._stretches(cited, asking):
                fitting = self._fitting(self._mentioned([cited], stretch), one, question)
                if fitting:
                    found |= {entity.id: entity for entity in fitting}
                    break
        return list(found.values())

    def _fitting(self, ids: Iterable[str], one: Described, question: str) -> list[Entity]:
        asked, alone = folded(question), standing_alone(question)
        entities = [e for e in self._store.get_entities(list(dict.fromkeys(ids))) if e is not None]
        fitting = {e.id: e for e in entities if self._may_be(e, one) and not _is_named(e, asked, alone)}
        return list(fitting.values())

    def _may_be(self, entity: Entity, one: Described) -> bool:
        kind = one.description.type
        return bool(entity.type) and (kind == "Thing" or self._lexicon.fits(entity.type, (kind,)))

    def _mentioned(
        self, citations: Sequence[Citation], stretch: Sequence[tuple[int, int]] = ()
    ) -> Iterator[str]:
        """What the words cited name, or a stretch of them; a short name stands for the longer one that the text before
        it has.
        """
        mentions = self._store.mentions(chunks=sorted({c.chunk for c in citations}))
        for cited in citations:
            own = [m for m in mentions if m.chunk == cited.chunk]
            parts = stretch or [(cited.start, cited.end)]
            for mention in own:
                if not within(mention.start, mention.end, parts):
                    continue
                longer = [
                    m
                    for m in own
                    if m.end < mention.start and re.match(rf"{re.escape(mention.surface)}\b.", m.surface)
                ]
                paged = [m.entity for m in longer if self._has_page(m.entity)]
                yield paged[-1] if paged and mention.surface[:1].isupper() else mention.entity

    def _stretches(self, cited: Citation, asking: str) -> list[list[tuple[int, int]]]:
        """From and to where in their document words cited say what is asked, those first that say most of it."""
        chunk = next(iter(self._store.get_chunks([cited.chunk])), None)
        text = chunk.text[cited.start - chunk.start : cited.end - chunk.start] if chunk is not None else ""
        said = stretches_said(text, asking)
        return [[(cited.start + low, cited.start + high) for low, high in parts] for parts in said]

    def _has_page(self, entity: str) -> bool:
        found = next(iter(self._store.get_entities([entity])), None)
        return found is not None and bool(found.pages)

    def _behind(self, one: Described, name: str, told: Composed, turn: Turn) -> Composed:
        """The answer, after what the described thing was found to be."""
        label = Claim(f"{_words(one)}: {name}", _extracts(told))
        answer = Claim(turn.composed.text, _extracts(turn.composed))
        verdict = any(part.asked is AnswerType.BOOLEAN for part in turn.run.plan.parts)
        cited = cite([answer, label] if verdict else [label, answer], self._store, Language.ENGLISH)
        triples = {t.id: t for composed in (told, turn.composed) for t in composed.triples}
        return replace(
            turn.composed,
            text=cited.text,
            marked=cited.marked,
            citations=cited.citations,
            triples=tuple(triples.values()),
        )


def own_questions(one: Described) -> list[str]:
    """How a description is asked for by itself: who or what it is, what did what its clause says, who did what its
    noun says.
    """
    words = _words(one)
    usual = _USUAL.fullmatch(words)
    if usual is not None:
        return [f"Whose usual collaborator is {usual['who']}?", f"Whose regular cameraman is {usual['who']}?"]
    clause, agent = _CLAUSE.fullmatch(words), _AGENT.fullmatch(words)
    if clause is not None:
        noun, which = clause["noun"].strip(), [f"Which {clause['noun'].strip()} {clause['did']}?"]
        plain = one.description.type == "Person" and " " not in noun  # nothing more is said of somebody
        return [f"Who {clause['did']}?", *which] if plain else which
    did = _DID.get(agent["agent"], ()) if agent is not None else ()
    return [*(f"Who {deed} {agent['what']}?" for deed in did if agent is not None), one.description.text]


def _words(one: Described) -> str:
    """The words of a description, without those that ask for it."""
    text = one.description.text
    return re.sub(r"^(?:Who|What|Where) is |\?$", "", text).strip()


def _named(question: str, one: Described, entity: Entity) -> tuple[str, str]:
    """The question with the thing's name where it was described, and that name."""
    name = own_name(entity, Language.ENGLISH)
    told = one.description
    start, stop = one.offset + told.start, one.offset + told.end
    linked = LinkedEntity(entity.id, entity.name, entity.type, name, 1.0, "exact")
    begins = one.offset + told.begins if told.begins else 0
    return put(question, start, stop, (), linked, begins)[0], name


def _is_named(entity: Entity, asked: str, alone: AbstractSet[str]) -> bool:
    """Whether a question names something by any of its names, or a person by the last one only."""
    last = entity.type == "Person" and folded(entity.name).rpartition(" ")[2] in alone
    return last or any(folded(name.name) in asked for name in entity.names if len(name.name) > 1)


def standing_alone(question: str) -> set[str]:
    """The words of a question that are written like names of one word, folded: `Moor` of `Moor's pupil`."""
    words = [word.removesuffix("'s").removesuffix("’s") for word in question.strip(" ?.").split()]
    capital = [False, *(word[:1].isupper() for word in words), False]
    return {
        folded(word.strip(",;:"))
        for place, word in enumerate(words, 1)
        if capital[place] and not (capital[place - 1] and place > 2) and not capital[place + 1]
    }


def _extracts(told: Composed) -> tuple[Extract, ...]:
    return tuple(Extract(c.chunk, c.start, c.end) for c in told.citations)

"""A language model reads the passages of a question that nothing else answers; what it says is held to their words."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from itertools import zip_longest

from backends.language_models.tokens import estimate_tokens
from builder.denials import denies
from builder.sentences import sentences
from schemas.errors import ModelError
from schemas.language_model import ModelUse, Prompt
from schemas.ontology import Ontology
from schemas.plan import AnswerType, Plan, SubQuestion
from schemas.protocols import GraphStore, LanguageModel
from schemas.retrieval import Ranking
from schemas.settings import BudgetSettings
from schemas.text import Chunk
from solver.language_model.grounding import (
    find_words,
    may_be,
    names_of,
    pieces_of,
    plain,
    repeats,
    says,
    speaks,
    unsaid,
    verdict_of,
)
from solver.language_model.prompting import NAME, Reply, Shown, parse, render
from solver.reading.terms import part_language
from solver.results import Extract
from solver.synthesis.citing import Claim, cite
from solver.synthesis.composing import Composed

_MOST_SHOWN = 8  # passages
_PEOPLE = ("Person", "Character", "Organization")


@dataclass(frozen=True, slots=True)
class Read:
    """What a model was asked, None where it was not, and came to: `composed` is None where it says nothing or its words
    do not hold, `lost` says why there is no reply.
    """

    use: ModelUse | None = None
    composed: Composed | None = None
    lost: str = ""

    @property
    def by(self) -> str:
        """The model and the prompt that an answer comes from; empty without one."""
        return f"{self.use.model} {NAME}" if self.use is not None and self.composed is not None else ""


NO_READING = Read()


class PassageReader:
    """Asks a language model what passages say, and believes what stands in them.

    It answers no more than that: each quote must stand in its passage, each thing of the answer in the words quoted
    (or be another name that the store has for one there), one of the passages must speak of what the question names,
    and dates, numbers and people must look like such. Then it is an answer like any other, whose citations anybody can
    check.
    """

    def __init__(
        self, model: LanguageModel, store: GraphStore, ontology: Ontology, budget: BudgetSettings
    ) -> None:
        self._model = model
        self._store = store
        self._ontology = ontology
        self._budget = budget

    def read(self, plan: Plan, rankings: Sequence[Ranking], *, seconds: float) -> Read:
        """What the best passages of the rankings say, by one call of so many seconds at most."""
        prompt, passages = self._fitting(plan, self._shown(rankings))
        if prompt is None or self._budget.calls < 1 or seconds <= 0:
            return NO_READING
        use = ModelUse(self._model.name, calls=1)
        try:
            completion = self._model.complete(prompt, seconds=seconds)
            use = replace(use, tokens=completion.tokens, dropped=1)
            if completion.cut:
                raise ModelError("its reply was longer than asked for.")
            reply = parse(completion.text)
        except ModelError as error:
            return Read(use, lost=f"the language model {self._model.name} answered nothing: {error}")
        if not reply.quotes and not reply.answer.strip():
            return Read(replace(use, dropped=0))
        composed = self._held(reply, plan, passages)
        return Read(replace(use, dropped=0), composed) if composed is not None else Read(use)

    def _shown(self, rankings: Sequence[Ranking]) -> list[Shown]:
        """The first passages of each ranking, in turns."""
        ranks = zip_longest(*(ranking.chunks for ranking in rankings))
        ids = list(dict.fromkeys(hit.chunk for rank in ranks for hit in rank if hit is not None))[
            :_MOST_SHOWN
        ]
        chunks = [chunk for chunk in self._store.get_chunks(ids) if chunk is not None]
        keys = sorted({chunk.document for chunk in chunks})
        titles = {d.key: d.title for d in self._store.get_documents(keys) if d is not None}
        return [Shown(chunk, titles.get(chunk.document, "")) for chunk in chunks]

    def _fitting(self, plan: Plan, passages: Sequence[Shown]) -> tuple[Prompt | None, Sequence[Shown]]:
        """The prompt with as many of the passages as the budget's tokens allow, and these; None without any."""
        for count in range(len(passages), 0, -1):
            prompt = render(plan.question, plan.language, passages[:count])
            if estimate_tokens(prompt.system, prompt.user) + prompt.most_tokens <= self._budget.tokens:
                return prompt, passages[:count]
        return None, ()

    def _held(self, reply: Reply, plan: Plan, passages: Sequence[Shown]) -> Composed | None:
        """The answer with its citations; None where its words are not those of the passages."""
        extracts = []
        for quote in reply.quotes:
            chunk = passages[quote.passage - 1].chunk if quote.passage <= len(passages) else None
            extract = _extract(quote.words, chunk) if chunk is not None else None
            if extract is None:
                return None
            extracts.append(extract)
        told = [(one, extract) for one in passages for extract in extracts if extract.chunk == one.chunk.id]
        if not told or not self._speak_of_asked(plan, [one.chunk for one, _ in told]):
            return None
        quoted = [_words(one.chunk, extract) for one, extract in told]
        verdict = verdict_of(reply.answer)
        holds = self._judges(verdict, plan, told) if verdict else self._answers(reply.answer, plan, quoted)
        if not holds:
            return None
        text = verdict or plain(reply.answer)
        cited = cite([Claim(text, tuple(dict.fromkeys(extracts)))], self._store, plan.language)
        return Composed(cited.text, cited.marked, False, cited.citations) if cited.citations else None

    def _answers(self, answer: str, plan: Plan, quoted: Sequence[str]) -> bool:
        """Whether the answer's words are the passages' and may be what is asked for."""
        part = plan.parts[-1]
        if part.asked is AnswerType.BOOLEAN or not pieces_of(answer):
            return False
        if unsaid(answer, quoted, lambda name: names_of(name, self._store)):
            return False
        if repeats(answer, plan.question) and not _offers(plan, answer):
            return False
        if part.asked is AnswerType.PERSON and not all(map(self._may_be_somebody, pieces_of(answer))):
            return False
        return may_be(answer, part.asked)

    def _judges(self, verdict: str, plan: Plan, told: Sequence[tuple[Shown, Extract]]) -> bool:
        """Whether quoted words may bear a yes or no out: a yes rests on nothing that denies, and where words are of the
        question's language, they or their page speak of all that it names, with another of its words.
        """
        if any(part.asked is not AnswerType.BOOLEAN for part in plan.parts):
            return False
        texts = [_words(one.chunk, extract) for one, extract in told]
        if verdict not in ("no", "不是") and any(map(denies, texts)):
            return False
        own = [text for text in texts if part_language(text) is plan.language]
        pages = {one.chunk.document for one, _ in told}
        return not own or all(self._speak_of(part, texts, own, pages) for part in plan.parts)

    def _speak_of(self, part: SubQuestion, texts: Sequence[str], own: Sequence[str], pages: Set[str]) -> bool:
        """Whether texts, or their pages, speak of all that a part names, and its own language's with another word."""
        surfaces = {entity.id: entity.surface for entity in part.entities}
        known = [e for e in self._store.get_entities(sorted(surfaces)) if e is not None]
        spoken = {
            surfaces[e.id]
            for e in known
            if not pages.isdisjoint(e.pages) or any(says(n.name, t) for n in e.names for t in texts)
        }
        words = [word for word in (*part.residual, *part.said) if word not in part.names]
        return spoken >= set(surfaces.values()) and any(speaks(word, text) for word in words for text in own)

    def _speak_of_asked(self, plan: Plan, chunks: Sequence[Chunk]) -> bool:
        """Whether a chunk, or its page, is about anything that the question names, if it names anything known."""
        ids = sorted({entity.id for part in plan.parts for entity in part.entities})
        if not ids:
            return True
        pages = {page for e in self._store.get_entities(ids) if e is not None for page in e.pages}
        if any(chunk.document in pages for chunk in chunks):
            return True
        return bool(self._store.mentions(chunks=[chunk.id for chunk in chunks], entities=ids, limit=1))

    def _may_be_somebody(self, name: str) -> bool:
        """Whether a name is not known to be only of things that do nothing."""
        found = self._store.find_names([name]).get(name, [])
        families = {self._ontology.family(entity.type) if entity.type else "" for entity in found}
        return not families or "" in families or not families.isdisjoint(_PEOPLE)


def _extract(words: str, chunk: Chunk) -> Extract | None:
    """The sentences of a chunk in which quoted words stand; None where they do not stand in it."""
    found = find_words(words, chunk.text)
    if found is None:
        return None
    held = [s for s in sentences(chunk.text, chunk.language) if s.start < found.end and found.start < s.end]
    start = min((s.start for s in held), default=found.start)
    end = max((s.end for s in held), default=found.end)
    return Extract(chunk.id, chunk.start + min(start, found.start), chunk.start + max(end, found.end))


def _words(chunk: Chunk, extract: Extract) -> str:
    return chunk.text[extract.start - chunk.start : extract.end - chunk.start]


def _offers(plan: Plan, answer: str) -> bool:
    """Whether a question gives several things to choose from, one of which an answer is."""
    chosen = " or " in plan.question or "还是" in plan.question
    return chosen and len(pieces_of(answer)) == 1

"""A language model as a reader of pages: one call a chunk, in order; what it says is checked before it counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from backends.language_models.tokens import estimate_tokens
from builder.extraction.language_model.asked import Asked
from builder.extraction.language_model.checking import UNTIMED, Passage, Refused, with_time
from builder.extraction.language_model.known import Known
from builder.extraction.language_model.prompt import Prompts
from builder.extraction.language_model.reply import Reply, SaidFact, parse
from builder.findings import Fact, Findings, FoundMention, Named
from schemas.errors import ModelError
from schemas.language_model import Prompt
from schemas.ontology import Ontology
from schemas.protocols import LanguageModel
from schemas.text import Chunk, Document

VERSION = "language_model/1"
SECONDS = 60.0
MOST_FAILURES = 5  # in a row, after which a build asks no more: each may take all its seconds

_Dropped = tuple[str, str]


class ModelReader:
    """Reads chunks of both languages with a model and the ontology's relations."""

    def __init__(self, model: LanguageModel, ontology: Ontology, *, seconds: float = SECONDS) -> None:
        """`seconds` are those that one reply may take."""
        self._model = model
        self._ontology = ontology
        self._seconds = seconds
        self._prompts = Prompts(ontology)
        self._failures = 0

    @property
    def name(self) -> str:
        """The model's."""
        return self._model.name

    @property
    def version(self) -> str:
        """Changes whenever the same page would be read differently; what evidence calls its extractor."""
        return f"{VERSION}#{self._model.name}"

    def begin(self) -> None:
        """A build begins: failures of an earlier one say nothing of it."""
        self._failures = 0

    def read(self, document: Document, chunks: Sequence[Chunk], known: Known) -> tuple[Findings, Asked]:
        """What the chunks of one page say, and what that took; a chunk that gets no good reply says nothing."""
        facts: dict[tuple[object, ...], Fact] = {}
        dropped: list[_Dropped] = []
        asked = Asked()
        for chunk in chunks:
            reply, took = self._read_chunk(known.title, chunk)
            asked += took
            passage = Passage(chunk)
            for said in reply.facts:
                for fact in self._checked(passage, said, known, dropped):
                    facts.setdefault((fact.subject, fact.predicate, fact.object, fact.start), fact)
        mentions = [mention for fact in facts.values() for mention in _mentions(fact, document)]
        return Findings(tuple(mentions), facts=tuple(facts.values()), dropped=tuple(dropped)), asked

    def expected(self, document: Document, chunks: Sequence[Chunk]) -> Asked:
        """What reading the chunks of a page would take: a call each, and the tokens of the prompts, at a guess."""
        prompts = [self._prompts.render(document.title, chunk) for chunk in chunks]
        tokens = sum(estimate_tokens(prompt.system, prompt.user) for prompt in prompts)
        return Asked(len(chunks), len(chunks), tokens)

    def _read_chunk(self, title: str, chunk: Chunk) -> tuple[Reply, Asked]:
        if self._failures >= MOST_FAILURES:
            return _NOTHING, Asked(1, unread=(f"not asked after {MOST_FAILURES} failures in a row",))
        return self._ask(self._prompts.render(title, chunk))

    def _ask(self, prompt: Prompt) -> tuple[Reply, Asked]:
        try:
            completion = self._model.complete(prompt, seconds=self._seconds)
        except ModelError as error:
            self._failures += 1
            return _NOTHING, Asked(1, 1, unread=(f"no reply: {error.message.rstrip('.')}",))
        self._failures = 0
        if completion.cut:
            return _NOTHING, Asked(1, 1, completion.tokens, unread=("the reply was too long",))
        try:
            return parse(completion.text), Asked(1, 1, completion.tokens)
        except ModelError:
            why = "the reply was not the JSON that was asked for"
            return _NOTHING, Asked(1, 1, completion.tokens, unread=(why,))

    def _checked(
        self, passage: Passage, said: SaidFact, known: Known, dropped: list[_Dropped]
    ) -> Sequence[Fact]:
        """The facts that hold; why others do not is noted in `dropped`."""
        found = passage.check(said, known, self._ontology, self.version)
        if isinstance(found, Refused):
            dropped.append((said.shown, found.reason))
            return ()
        if not said.time.strip() or "Date" in self._ontology.relations[said.relation].range:
            return found
        time = passage.time_of(found[0], said.time)
        if not time:
            dropped.append((f"{said.shown} {said.time}", UNTIMED))
        return [with_time(fact, time) for fact in found]


_NOTHING = Reply(facts=())


def _mentions(fact: Fact, document: Document) -> Iterator[FoundMention]:
    """The names of a fact where they stand."""
    for named, span in ((fact.subject, fact.subject_span), (fact.object, fact.object_span)):
        if isinstance(named, Named) and span is not None:
            words = document.text[span.start : span.end]
            yield FoundMention(span.start, span.end, words, named, "language_model")

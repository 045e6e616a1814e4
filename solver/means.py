"""What questions over one store are read, planned and carried out with."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from backends.dictionaries.glosses import load_glosses
from backends.taggers.load import load_tagger
from retriever.crossing.passages import NearestAcross
from retriever.crossing.translating import Translator
from retriever.crossing.vectors import CentredVectors
from schemas.events import Watch
from schemas.ontology import Ontology
from schemas.protocols import Embedder, GraphStore
from schemas.retrieval import LinkedEntity
from schemas.settings import Settings
from schemas.text import Language
from solver.effort import Effort
from solver.executors.retrieval import SearchRetriever
from solver.lexicon import Lexicon
from solver.loop import Loop
from solver.names.articles import titled
from solver.names.casing import cased
from solver.names.crossing import Crossing
from solver.names.other_script import in_own_script
from solver.planners.rewording.excepting import excepting
from solver.planners.rewording.rewording import reworded
from solver.planners.rewording.spoken import plainly
from solver.planners.rule import RulePlanner
from solver.planners.words.homonyms import Homonyms
from solver.planners.words.unlinked import UnlinkedNames
from solver.question import put_plainly
from solver.reading.interaction import LateInteraction
from solver.reading.library import Library
from solver.recalling import Recalling
from solver.running import Runner


class Supplies:
    """What is made once over a store and serves all questions; `missing` says what could not be loaded."""

    def __init__(
        self,
        store: GraphStore,
        retriever: SearchRetriever,
        ontology: Ontology,
        settings: Settings,
        embedder: Embedder | None,
    ) -> None:
        self.store = store
        self.retriever: SearchRetriever = retriever
        self.ontology = ontology
        self.settings = settings
        glosses, self.missing = load_glosses(settings.cache)
        self.translator = Translator(glosses)
        tagger = cache(lambda: load_tagger(Language.CHINESE, settings.cache)[0])
        self.unlinked = UnlinkedNames(self.translator, tagger)
        self.library = Library(store)
        self.crossing: Crossing | None = None
        if embedder is not None:
            vectors = CentredVectors(embedder)
            across = NearestAcross(store, embedder, vectors)
            interaction = LateInteraction(store, embedder, vectors)
            self.crossing = Crossing(store, across, vectors, self.translator, interaction, tagger)
        self._lexicon: Lexicon | None = None

    def means(self) -> Means:
        """What the next question is answered with, over what the store holds now."""
        self.library.refresh()
        return Means(self, self._words(), Recalling(self.retriever))

    def seen(self, question: str) -> str:
        """The question as it is read: in plain words, its titles as pages have them."""
        plain = cased(put_plainly(question), self.store, self.translator)
        return in_own_script(titled(plainly(plain), self.store), self.store, self.ontology)

    def _words(self) -> Lexicon:
        """The words of the store's predicates; those of the question before where it has the same still."""
        predicates = self.store.predicates()
        if self._lexicon is None or self._lexicon.predicates != predicates:
            self._lexicon = Lexicon(self.ontology, predicates)
        return self._lexicon


@dataclass(frozen=True, slots=True)
class Means:
    """What one question, asked in however many ways, is answered with, so that nothing is looked up twice."""

    supplies: Supplies
    lexicon: Lexicon
    retriever: SearchRetriever

    def read(self, question: str) -> tuple[str, tuple[LinkedEntity, ...]]:
        """The question as it is planned, and the things that it leaves out."""
        return excepting(reworded(question), self.retriever)

    def planner(self, without: tuple[LinkedEntity, ...] = ()) -> RulePlanner:
        """What plans a question that leaves these things out."""
        supplies = self.supplies
        homonyms = Homonyms(supplies.store, self.lexicon, supplies.translator)
        return RulePlanner(self.retriever, self.lexicon, homonyms, without, unlinked=supplies.unlinked)

    def runner(self, asked: str = "", watch: Watch | None = None, effort: Effort | None = None) -> Runner:
        """What carries out the plans of a question."""
        supplies = self.supplies
        return Runner(
            supplies.store,
            self.retriever,
            supplies.settings,
            self.lexicon,
            supplies.translator,
            supplies.crossing,
            library=supplies.library,
            asked=asked,
            watch=watch,
            effort=effort,
        )

    def loop(self, runner: Runner, without: tuple[LinkedEntity, ...] = ()) -> Loop:
        """What tries the ways of answering a question that leaves these things out."""
        return Loop(self.planner(without), runner, self.supplies.store, self.lexicon, self.supplies.unlinked)

"""All narrower readings, in the order in which they are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity
from solver.lexicon import Lexicon
from solver.narrower.callings import Callings
from solver.narrower.careers import Careers
from solver.narrower.childless import Childless
from solver.narrower.common import Common
from solver.narrower.dated import DatedThings
from solver.narrower.deeds import Deeds
from solver.narrower.dying import Dying
from solver.narrower.elders import Elders
from solver.narrower.embodied import Embodied
from solver.narrower.first_choices import FirstChoices
from solver.narrower.first_winners import FirstWinners
from solver.narrower.holders import Holders
from solver.narrower.identities import Identities
from solver.narrower.joint_prizes import JointPrizes
from solver.narrower.most_nominated import MostNominated
from solver.narrower.named_kin import NamedKin
from solver.narrower.namings import Namings
from solver.narrower.nicknamed import Nicknamed
from solver.narrower.numbered_wins import NumberedWins
from solver.narrower.older import Older
from solver.narrower.outdone import Outdone
from solver.narrower.paging import Paging
from solver.narrower.peopled import Peopled
from solver.narrower.played_callings import PlayedCallings
from solver.narrower.played_kin import PlayedKin
from solver.narrower.playing import Playing
from solver.narrower.posts import Posts
from solver.narrower.prized_crafts import PrizedCrafts
from solver.narrower.prized_parts import PrizedParts
from solver.narrower.properties import Properties
from solver.narrower.quoting import Quoting
from solver.narrower.reasons import Reasons
from solver.narrower.recurring import Recurring
from solver.narrower.roles import Roles
from solver.narrower.siblings import Siblings
from solver.narrower.successions import Successions
from solver.narrower.tabled import OfTables
from solver.narrower.unrelated import Unrelated
from solver.planners.rule import RulePlanner
from solver.running import Runner
from solver.synthesis.composed import Composed

_Told = Callable[[Plan], Composed | None]


class Readings:
    """Asks each in turn; the first that tells something answers."""

    def __init__(self, planner: RulePlanner, runner: Runner, store: GraphStore, lexicon: Lexicon) -> None:
        quoting, paging = Quoting(store, lexicon, runner.reader), Paging(store, runner.reader)
        older = Older(runner, quoting)
        self._planner = planner
        self.dated = DatedThings(store, lexicon, quoting, planner.plan)
        self._tables = OfTables(runner, quoting)
        self.numbered = NumberedWins(store, quoting)
        self.first_choices = FirstChoices(paging, lexicon, quoting)
        self.first_winners = FirstWinners(lexicon, paging, quoting)
        self.elders = Elders(store, quoting)
        self.common = Common(store, quoting)
        self.careers = Careers(store, self.elders, quoting)
        self.identities = Identities(lexicon, paging, quoting)
        self._nicknamed = Nicknamed(runner, quoting)
        self._named_kin = NamedKin(store, lexicon, quoting)
        self.played = PlayedCallings(store, paging, quoting, runner.reader.translator)
        self.most_nominated = MostNominated(store, paging, quoting)
        self._before: tuple[_Told, ...] = (
            Holders(store, lexicon, quoting).told,
            self.dated.told,
            self.numbered.told,
            PrizedParts(store, lexicon, quoting).told,
            PlayedKin(store, lexicon, paging, quoting).told,
            self.first_choices.told,
            self.first_winners.told,
            Callings(store, quoting).told,
            Embodied(store, lexicon, quoting).told,
            Namings(paging, quoting).told,
            older.either,
            Siblings(paging, quoting).told,
            Unrelated(runner, quoting).told,
            Roles(runner, store, quoting).told,
            self.played.told,
            self.most_nominated.told,
            Childless(store, paging, quoting).told,
        )
        self._of_known: tuple[_Told, ...] = (
            self.elders.told,
            self.common.told,
            self.careers.told,
            self.identities.told,
        )
        self._after: tuple[_Told, ...] = (
            PrizedCrafts(store, quoting).told,
            Recurring(runner, lexicon, paging, quoting).told,
            Successions(runner, quoting).told,
            Deeds(runner, quoting).told,
            JointPrizes(runner, quoting).told,
            Outdone(runner, paging, quoting).told,
            Reasons(runner, quoting).told,
            Peopled(paging, quoting).told,
            Playing(paging, quoting).told,
            Dying(runner, quoting).told,
            older.told,
            Posts(runner, quoting).told,
            Properties(paging, quoting).told,
        )

    def before_all(self, question: str, known: Sequence[LinkedEntity]) -> Composed | None:
        """Who held a post, what somebody made in a period, with which part somebody won a prize, a name in one way, who
        of two is older, how many siblings somebody had; which child by age, who has two trades, what two have in
        common, whether two descriptions are of one person, also of what was found to be described (`known`). Where that
        is all that is asked facts and the words beside names tell it better than any sentence.
        """
        told = _first(self._before, self._planner.plan(question))
        return told or _first(self._of_known, self._planner.plan(question, tuple(known)))

    def leaves(self, plan: Plan, told: Composed) -> bool:
        """Whether an answer leaves out what somebody is whose player is asked for, or who was nominated most."""
        return self.played.leaves(plan, told) or self.most_nominated.leaves(plan, told)

    def beside(self, plan: Plan, told: Composed) -> Composed | None:
        """The answer with what says that a name in the question is a nickname, or who is called somebody's kin."""
        return self._nicknamed.beside(plan, told) or self._named_kin.beside(plan, told)

    def of_tables(self, question: str) -> Composed | None:
        """What a table answers, all of whose words it and its page say."""
        return self._tables.told(self._planner.plan(question))

    def of_named(self, question: str, known: Sequence[LinkedEntity]) -> Composed | None:
        """What answers a question in which what it described was put by its name."""
        plan = self._planner.plan(question, tuple(known))
        return _first(self._before, plan) or _first(self._after, plan)

    def left_open(self, plan: Plan) -> Composed | None:
        """What answers where nothing does, or words alone."""
        return _first(self._after, plan)


def _first(readings: Sequence[_Told], plan: Plan) -> Composed | None:
    return next((told for reading in readings if (told := reading(plan)) is not None), None)

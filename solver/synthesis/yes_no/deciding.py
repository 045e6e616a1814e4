"""Which verdict a yes/no question gets: that of facts, of an award told, of a sentence, or none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from schemas.graph import Triple
from schemas.logical_form import Deduce, Exists, Filter
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity, Ranking
from schemas.text import Language
from solver.executors.people.kin import tells_of_children
from solver.executors.people.sexes import says_sex
from solver.language import folded, owns
from solver.lexicon import Lexicon
from solver.reading.reader import Passage, Reader
from solver.reading.terms import is_written_as_name, part_language
from solver.reading.windows import Window, window_text
from solver.synthesis.answering import Answering, Said
from solver.synthesis.citing import Claim
from solver.synthesis.fitting import Fitting
from solver.synthesis.yes_no.amounts import Amounts
from solver.synthesis.yes_no.awarding import AWARDS, Awarded
from solver.synthesis.yes_no.backing import Backing
from solver.synthesis.yes_no.born_elsewhere import told_country
from solver.synthesis.yes_no.claims import Claims
from solver.synthesis.yes_no.lives import lived_first, says_life
from solver.synthesis.yes_no.lying import lies_elsewhere
from solver.synthesis.yes_no.makers import Makers
from solver.synthesis.yes_no.no_longer_held import is_no_longer_held
from solver.synthesis.yes_no.ordering import told_order
from solver.synthesis.yes_no.part_of_another import played_by_another
from solver.synthesis.yes_no.preceding import is_of_unknown, leaves_order_open, told_precedence
from solver.synthesis.yes_no.prized import leaves_prize
from solver.synthesis.yes_no.quantifying import is_quantified
from solver.synthesis.yes_no.sharing import Sharing, asks_same
from solver.synthesis.yes_no.supposing import Supposing
from solver.synthesis.yes_no.together import Together, asks_together, loved
from solver.synthesis.yes_no.trades import asked_trade, says_trade
from solver.synthesis.yes_no.verdicts import FAILS, STILL

_KIN = (
    frozenset({"father", "mother", "parent", "child"}),
    frozenset({"sibling"}),
    frozenset({"spouse"}),
)
"""Ties of blood and law of which two people have one."""

_OF_ONE = frozenset({"director", "author", "composer", "spouse", "father", "mother"})
"""Relations of which a fact denies that somebody else is the one, as far as pages tell."""

_IN_ONE_CITY = frozenset({"birth_place", "death_place", "headquarters"})

_LEAST_DENIED = 0.75  # of the words of what is compared, in a sentence that denies it


def is_boolean(part: SubQuestion) -> bool:
    """Whether a part asks for yes or no, and is no comparison of values, which decide by themselves."""
    if part.kind not in (QuestionKind.YES_NO, QuestionKind.PASSAGE) or part.asked is not AnswerType.BOOLEAN:
        return False
    return not any(isinstance(action, Deduce) for action in part.step.actions)


class Deciding:
    """Decides; every answer begins with yes or no, or is none. `quote` puts a passage into words, `fact` a fact
    that no plan found."""

    def __init__(
        self,
        store: GraphStore,
        lexicon: Lexicon,
        reader: Reader,
        language: Language,
        quote: Callable[[SubQuestion, Passage], Sequence[Claim]],
        answering: Answering,
        fact: Callable[[Triple], Claim],
    ) -> None:
        self._store = store
        self._lexicon = lexicon
        self._reader = reader
        self._language = language
        self._quote = quote
        self._fitting = Fitting(store, lexicon)
        self._supposing = Supposing(reader.translator)
        self._backing = Backing(store, lexicon)
        self._makers = Makers(store, lexicon, reader)
        self._fact = fact
        self._together = Together(store, lexicon, reader, answering, language, quote)

    def decide(
        self, part: SubQuestion, said: Said, ranking: Ranking | None, after: Passage | None
    ) -> tuple[Said, Passage | None]:
        """The part's claims led by yes or no, and the passage they come from if they do."""
        if asks_together(part):
            told = self._together.told(part, ranking)
            return Said() if told is None else replace(told, claims=self.led(True, told.claims)), None
        lived = lived_first(part, self._store)
        if lived is not None and (told := self._by_facts(*lived)).claims:
            return told, None
        elsewhere = lies_elsewhere(part, self._store)
        if elsewhere is not None and (told := self._by_facts(False, (elsewhere,))).claims:
            return told, None
        land = told_country(part, self._store)
        if land is not None and (told := self._by_facts(land[0], (land[1],))).claims:
            return told, None
        acted = () if said.claims and self._denies(said) else played_by_another(part, self._store)
        if acted and (told := self._by_facts(False, acted)).claims:
            return told, None
        said = Said() if self._is_for_another(part, said) else said
        other = self._other_kin(part) if not said.claims or self._denies(said) else None
        if other is not None:
            return other, None
        supposed = self._supposing.name(part)
        if supposed:
            denied_by = self._denying(part, supposed)
            if denied_by is not None or not self._holds(said, supposed):
                said = Said()
            if denied_by is not None:
                return denied_by, None
        sure = self._is_verdict(part, said) and not part.stated and self._fitting.covers(part, said)
        denied = sure and self._denies(said)
        sure = sure and (
            denied or not (Amounts.of(part).counts or is_quantified(part))
        )  # of some, not of so many
        if denied and self._is_guessed(part) and self._hold_value(part, said):
            sure = denied = False  # 因肝癌去世: the words of the place where he died say of what, too
        if denied and "spouse" in part.predicates and loved(self._reader, part, ranking):
            return Said(), None  # whom somebody had children with may have been married too
        if denied and set(part.predicates) & AWARDS and any(isinstance(a, Filter) for a in part.step.actions):
            sure = denied = False  # others won it besides
        cast = denied and "starring" in part.predicates
        of_role = cast and self._is_guessed(part)  # 演过劳伦斯吗: what is no work's name may be a role's
        whole = sure and not of_role and (cast or self._fitting.is_whole(part, said))
        sure = whole or (sure and "starring" not in part.predicates)  # of a role every word counts
        if whole and not self._asks_for_now(part):
            return said, None
        if set(part.predicates) & AWARDS or not part.predicates:
            awarded = Awarded(self._store, self._language).told(part)
            if awarded is not None:
                return self._led(part, *awarded), awarded[1]
        claims = Claims(self._store, self._lexicon, self._reader)
        order = told_precedence(part, self._reader, claims, ranking)
        if order is not None:
            return self._led(part, *order), order[1]
        claimed = claims.judge(part, ranking)
        if claimed is not None and self._stands(part, claimed.passage.windows[0], verdict=claimed.verdict):
            return self._led(part, claimed.verdict, claimed.passage), claimed.passage
        left = self._fitting.leaves_names(part, said) or self._fitting.leaves_numbers(part, said)
        if sure and not left and not (denied and self._is_guessed(part)):
            return said, None
        instead = self._makers.instead(part, supposed, ranking)
        if instead is not None:
            return self._by_facts(False, (instead,)), None
        return self.shared(part, ranking), None

    def uncompared(self, part: SubQuestion, ranking: Ranking | None) -> Said:
        """What is said where the values to be compared are not known: that both have the same, which came first by a
        sentence that says so, or a no by one that holds most of the question and denies it, as of friends who never
        made peace after they fell out.
        """
        shared = self.shared(part, ranking)
        if shared.claims or asks_same(part):
            return shared
        claims = Claims(self._store, self._lexicon, self._reader)
        told = told_order(part, self._reader, claims, ranking)
        if told is not None:
            return self._led(part, *told)
        claimed = claims.judge(part, ranking)
        if claimed is None or claimed.verdict or claimed.passage.windows[0].cover < _LEAST_DENIED:
            return Said()
        return self._led(part, False, claimed.passage)

    def shared(self, part: SubQuestion, ranking: Ranking | None) -> Said:
        """A yes by what two things have in common, where that is asked; nothing where nothing tells it."""
        if not asks_same(part):
            return Said()
        sharing = Sharing(self._store, self._reader, Claims(self._store, self._lexicon, self._reader))
        facts = sharing.by_facts(part)
        claims = self._together.claims(facts)
        if claims and len(claims) == len(facts):
            return Said(self.led(True, claims), facts)
        passage = sharing.by_sentence(part, ranking)
        return self._led(part, True, passage) if passage is not None else Said()

    def _other_kin(self, part: SubQuestion) -> Said | None:
        """A no by the fact that two people are other kin than is asked: father and son are no brothers."""
        asked = {self._lexicon.standard(p) for p in part.predicates}
        own = next((group for group in _KIN if asked and asked <= group), None)
        sides: dict[str, list[str]] = {}
        for entity in part.entities:
            sides.setdefault(entity.surface, []).append(entity.id)
        if own is None or len(sides) != 2 or part.residual:
            return None
        one, other = sides.values()
        ties = [p for group in _KIN if group is not own for p in sorted(group)]
        found = [
            *self._store.match(subjects=one, predicates=ties, objects=other),
            *self._store.match(subjects=other, predicates=ties, objects=one),
        ]
        if not found:
            return None
        return told if (told := self._by_facts(False, found[:1])).claims else None

    def _by_facts(self, verdict: bool, facts: Sequence[Triple]) -> Said:
        """A verdict by facts that no plan found; nothing where no page's words bear one of them."""
        claims = [self._fact(fact) for fact in facts]
        borne = all(claim.extracts for claim in claims)
        return Said(self.led(verdict, claims), tuple(facts)) if borne else Said()

    def _denying(self, part: SubQuestion, supposed: str) -> Said | None:
        """A no by the fact that another is the one who, or the city in which: 《甲》的导演是李四."""
        relations = {self._lexicon.standard(p) for p in part.predicates}
        if len(relations) != 1 or not relations <= (_OF_ONE | _IN_ONE_CITY):
            return None
        if len({entity.surface for entity in part.entities}) != 1 or owns(supposed, part.text):
            return None
        things = sorted({entity.id for entity in part.entities})
        found = self._store.match(subjects=things, predicates=sorted(relations))
        objects = self._store.get_entities([t.object for t in found if isinstance(t.object, str)])
        names = [n.name for entity in objects if entity is not None for n in entity.names]
        if not found or any(supposed in name or name in supposed for name in names):
            return None
        if relations <= _IN_ONE_CITY and not (
            self._supposing.is_city(supposed) and any(map(self._supposing.is_city, names))
        ):
            return None
        return told if (told := self._by_facts(False, found[:1])).claims else None

    def _holds(self, said: Said, supposed: str) -> bool:
        """Whether facts, or the words that say them, hold a supposed name."""
        extracts = [extract for claim in said.claims for extract in claim.extracts]
        chunks = self._store.get_chunks(sorted({extract.chunk for extract in extracts}))
        known = {chunk.id: chunk for chunk in chunks if chunk is not None}
        return any(
            self._supposing.holds(
                supposed, chunk.text[e.start - chunk.start : e.end - chunk.start], chunk.language
            )
            for e in extracts
            if (chunk := known.get(e.chunk)) is not None
        )

    def _is_verdict(self, part: SubQuestion, said: Said) -> bool:
        """Whether what facts say is a yes or a no, and no value."""
        return bool(said.claims) and any(isinstance(a, Exists | Filter) for a in part.step.actions)

    def _is_for_another(self, part: SubQuestion, said: Said) -> bool:
        """Whether facts tell of prizes that somebody won for other works than the one that a question names."""
        won = [
            {q.value for q in t.qualifiers if q.name == "work"} for t in said.triples if t.predicate in AWARDS
        ]
        ends = {end for t in said.triples for end in (t.subject, t.object) if isinstance(end, str)}
        linked = {e.surface: e for e in part.entities}
        left = [w for w in part.residual if w.isascii() and is_written_as_name(w, part.text)]
        names = [
            n
            for n in (*part.names, *left)
            if n not in linked or self._lexicon.fits(linked[n].type or "", ("Work",))
        ]
        asked = [n for n in names if n not in linked or linked[n].id not in ends]
        if not asked or not won:
            return False
        forms = {folded(form) for n in asked for form in (n, *self._forms(linked.get(n)))}
        return not any(folded(work) in forms for works in won for work in works)

    def _forms(self, linked: LinkedEntity | None) -> list[str]:
        found = self._store.get_entities([linked.id]) if linked is not None else []
        return [name.name for entity in found if entity is not None for name in entity.names]

    def _denies(self, said: Said) -> bool:
        return said.claims[0].text.casefold().startswith(("不是", "no,", "no:"))

    def _hold_value(self, part: SubQuestion, said: Said) -> bool:
        """Whether the words that state facts hold the value which the facts lack."""
        filters = [a for a in part.step.actions if isinstance(a, Filter)]
        return any(self._holds(said, a.value) for a in filters)

    def _is_guessed(self, part: SubQuestion) -> bool:
        """Whether facts deny a value that may be none: words that are no name and no number."""
        filters = [a for a in part.step.actions if isinstance(a, Filter)]
        return any(a.value not in part.names and not a.value[:1].isdigit() for a in filters)

    def tells_of_another(self, part: SubQuestion, passage: Passage | None) -> bool:
        """Whether a verdict's words say that another made the thing asked about, whom they name instead."""
        claims = Claims(self._store, self._lexicon, self._reader)
        return passage is not None and any(claims.is_made_by_another(part, w) for w in passage.windows)

    def meant(self, part: SubQuestion, passage: Passage) -> tuple[Claim, ...]:
        """A sentence that means what is asked, led by its verdict; nothing where it has none."""
        window = passage.windows[0]
        verdict = Claims(self._store, self._lexicon, self._reader).leaning(part, window, passage.likely)
        if verdict is None or not self._stands(part, window, verdict=verdict):
            return ()
        return self.led(verdict, self._quote(part, passage))

    def likeliest(self, part: SubQuestion, ranking: Ranking | None) -> tuple[Claim, ...]:
        """The sentence that speaks of all things and shares most words, led by its verdict."""
        found = Claims(self._store, self._lexicon, self._reader).likeliest(part, ranking)
        if found is None or not self._stands(part, found.passage.windows[0], verdict=found.verdict):
            return ()
        return self.led(found.verdict, self._quote(part, found.passage))

    def _stands(self, part: SubQuestion, window: Window, *, verdict: bool) -> bool:
        """Whether a sentence may give a verdict: of the one and the kin asked about, of people whom no page is
        about only if it names them, and a yes that its own facts bear out."""
        text = window_text(window)
        claims = Claims(self._store, self._lexicon, self._reader)
        another = not verdict and claims.is_made_by_another(part, window)
        named = another or self._reader.strangers.are_named(part, window)
        if not named or leaves_prize(part, window, self._store):
            return False
        if verdict and (not says_life(part, text) or played_by_another(part, self._store)):
            return False
        if verdict and is_no_longer_held(text, part.text):
            return False
        trade = asked_trade(part)
        if trade and not says_trade(part, trade, window, self._store, self._reader.wanted.translations):
            return False
        if not self._reader.tells_of_asked(part, window):
            return False
        unsaid = not part.said and FAILS[window.page.language].search(text) is not None  # 做完了吗: 未能完成
        if is_of_unknown(part) or (verdict and leaves_order_open(part, window)):
            return False
        supposed = self._supposing.name(part)
        if supposed and not self._supposing.holds(supposed, text, window.page.language):
            return another
        against = verdict and (unsaid or self._backing.speaks_against(part, window))
        kin = says_sex(part, text)
        return not against and kin and tells_of_children(part, window.clauses, window.page.language)

    def led(self, verdict: bool, claims: Sequence[Claim]) -> tuple[Claim, ...]:
        """Claims after a yes or a no."""
        chinese = self._language is Language.CHINESE
        lead = ("是的，" if verdict else "不是，") if chinese else ("yes: " if verdict else "no: ")
        return (replace(claims[0], text=lead + claims[0].text), *claims[1:])

    def _led(self, part: SubQuestion, verdict: bool, passage: Passage) -> Said:
        return Said(self.led(verdict, self._quote(part, passage)))

    def _asks_for_now(self, part: SubQuestion) -> bool:
        """Whether a question asks what is still so, of which facts do not tell the end."""
        return STILL[part_language(part.text)].search(folded(part.text)) is not None

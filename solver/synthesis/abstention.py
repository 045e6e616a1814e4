"""That the pages do not say what is asked, and the passages that come nearest to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from schemas.answer import Citation
from schemas.logical_form import Mention, Retrieval
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.executors.people.sexes import asked_sex
from solver.lexicon import Lexicon
from solver.reading.denials import asks_what_is_not
from solver.reading.nth import asked_nth
from solver.reading.reader import Reader
from solver.results import Extract
from solver.synthesis.citing import Claim, cite
from solver.synthesis.composed import Composed
from solver.synthesis.numbering import is_noun
from solver.synthesis.quotes.nearest import nearest

MOST_NEAR = 3  # passages that an abstention shows
_PLAIN = frozenset({QuestionKind.ATTRIBUTE, QuestionKind.LIST, QuestionKind.COUNT})


class Abstention:
    """Abstains from one question; `asked` is the question as it was put, if it is known."""

    def __init__(
        self, store: GraphStore, lexicon: Lexicon, reader: Reader, language: Language, asked: str = ""
    ) -> None:
        self._store = store
        self._lexicon = lexicon
        self._reader = reader
        self._language = language
        self._asked = asked

    def of(
        self, parts: Sequence[SubQuestion], rankings: Mapping[int, Ranking], *, in_full: bool = False
    ) -> Composed:
        """That the pages do not say what is asked, `in_full` in its own words, and where they come nearest to it."""
        part = parts[0]
        whole = in_full or (len(parts) > 1 and all(p.text.strip("？?。. ") in self._asked for p in parts))
        text = self.unknown(
            part
            if part.text in self._asked and not whole
            else replace(part, text=self._asked or part.text, names=() if whole else part.names)
        )
        windows = self._reader.best(part, rankings.get(0))
        extracts = [Extract(w.clauses[0].chunk, w.clauses[0].start, w.clauses[-1].end) for w in windows]
        extracts = extracts or nearest(part, rankings.get(0), self._store)
        claims = [Claim("", (extract,)) for extract in extracts]
        return Composed(text, text, True, nearest=cite(claims, self._store, self._language).citations)

    def unsure(self, composed: Composed) -> Composed:
        """An abstention that does not say that the pages leave open what was asked."""
        asked = self._asked.strip("？?。. ")
        chinese = self._language is Language.CHINESE
        text = f"没有足够把握回答：{asked}。" if chinese else f"Not sure enough to answer: {asked}."
        return replace(composed, text=text, marked=text)

    def near(self, extracts: Sequence[Extract], composed: Composed) -> Composed:
        """An abstention that shows all of these words, and its others after them up to MOST_NEAR."""
        cited = cite([Claim("", (extract,)) for extract in extracts], self._store, self._language).citations
        shown: list[Citation] = []
        for one in (*cited, *composed.nearest):
            room = one in cited or len(shown) < MOST_NEAR
            if room and not any(_overlap(one, other) for other in shown):
                shown.append(one)
        return replace(composed, nearest=tuple(shown))

    def unknown(self, part: SubQuestion) -> str:
        """That the pages do not say what a part asks."""
        label = self._lexicon.label(part.predicates[0], self._language) if part.predicates else ""
        retrievals = [action for action in part.step.actions if isinstance(action, Retrieval)]
        subject = retrievals[0].subject if len(retrievals) == 1 else None
        forward = isinstance(subject, Mention) and bool(subject.name) and asked_sex(part) is None
        plain = (
            part.kind in _PLAIN and len(part.names) == 1 and is_noun(label) and forward and not part.residual
        ) and not self._sets_apart(part)
        name = part.names[0] if part.names and plain else ""
        if self._language is Language.CHINESE:
            if name and label:
                return f"资料没有说明{name}的{label}。"
            return f"资料没有说明：{part.text.strip('？? ')}。"
        if name and label:
            return f"The pages do not say the {label} of {name}."
        return f"The pages do not say: {part.text.strip('？? ')}."

    def _sets_apart(self, part: SubQuestion) -> bool:
        """Whether a part asks for what is not so, or for one by its number, which a relation alone does not say."""
        asked = part.text, part.names, self._language
        return asks_what_is_not(*asked) or asked_nth(*asked) is not None


def _overlap(one: Citation, other: Citation) -> bool:
    """Whether two citations share words of a page, or say the same."""
    meet = one.document == other.document and one.start < other.end and other.start < one.end
    return meet or one.quote == other.quote

"""Birth names, nicknames, pen names, 字: a name in one of these ways, as the page about a thing says."""

from __future__ import annotations

from schemas.plan import Plan
from schemas.text import Language
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting
from solver.reading.namings import Naming, asked_naming, named_so, naming_before
from solver.reading.page import Page
from solver.reading.windows import Window, picked
from solver.synthesis.composed import Composed


class Namings:
    """Answers with the name and the words that give it."""

    def __init__(self, paging: Paging, quoting: Quoting) -> None:
        self._paging = paging
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The names asked for; None where the page says none of them there, or something else is asked."""
        if len(plan.parts) != 1:
            return None
        for surface in plan.parts[0].names:
            naming = asked_naming(plan.question, surface, plan.language)
            if naming is None:
                continue
            pages = self._paging.in_any_language(plan, surface)
            known = self._paging.names(plan, surface)
            for page in sorted(pages, key=lambda page: page.language is not plan.language):
                names, windows = _named_in(page, naming, known, plan.question)
                if names:
                    return self._quoting.quoted(plan, _lead(names, plan.language), windows)
        return None


def _named_in(
    page: Page, naming: Naming, known: frozenset[str], question: str
) -> tuple[list[str], list[Window]]:
    """The names that a page says to be those of what it is about, and the sentences that do: in its first paragraph, or
    anywhere those that are known to be its names.
    """
    names: list[str] = []
    windows: dict[int, Window] = {}
    for name, span in named_so(page.document.text, naming, page.language, question):
        own = next((number for number, c in enumerate(page.clauses) if c.start <= span.start < c.end), None)
        if own is None:
            continue
        clause = page.clauses[own]
        first = clause.paragraph == page.clauses[0].paragraph
        if name not in known and (not first or _is_of_another(page, clause.sentence, span.start)):
            continue
        names.append(name)
        within = [number for number, c in enumerate(page.clauses) if c.sentence == clause.sentence]
        windows.setdefault(within[0], picked(page, within[0], within[-1]))
    return list(dict.fromkeys(names)), list(windows.values())


def _is_of_another(page: Page, sentence: int, place: int) -> bool:
    """Whether somebody else stands before the name in its sentence: `his father Su Xun, courtesy name Mingyun`."""
    text, subject = page.document.text, page.clauses[0].named[:1]
    for clause in page.clauses:
        for one in clause.named if clause.sentence == sentence else ():
            other = one.type == "Person" and any(one.entity != own.entity for own in subject)
            if other and one.start < place and naming_before(text, one.start, page.language) is None:
                return True
    return False


def _lead(names: list[str], language: Language) -> str:
    if language is Language.CHINESE:
        return f"{'、'.join(names)}："
    return f"{', '.join(names)}: "

"""What a page sums up of its subject's whole life: 一生拍了二十九部影片."""

from __future__ import annotations

from schemas.plan import SubQuestion
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.numbers.counting import stated_total
from solver.reading.reader import Passage, Reader
from solver.reading.windows import picked

COUNTED = {
    "children_count": "child",
    "marriages": "spouse",
    "award_count": "award_won",
    "nomination_count": "award_nominated",
}
"""What the relations that give a number count."""

_WORKS = {Language.CHINESE: ("影片", "电影", "片"), Language.ENGLISH: ("films", "pictures", "movies")}


class Totals:
    """Reads the pages about the thing asked about; holds no state between parts."""

    def __init__(self, reader: Reader, lexicon: Lexicon) -> None:
        self._reader = reader
        self._lexicon = lexicon

    def of(self, part: SubQuestion, ranking: Ranking | None) -> tuple[int, Passage] | None:
        """How many of the kind that is counted a page gives in all; None for several things or no kind."""
        if len(part.names) != 1 or not part.type or part.stated:
            return None
        for page in self._reader.shelf.of(part, ranking):
            if not self._reader.shelf.about(part, page):
                continue
            nouns = self._nouns(part.type, page.language)
            for place, clause in enumerate(page.clauses):
                number = stated_total(clause.plain, nouns, page.language)
                if number is not None:
                    return number, Passage((picked(page, place, place, about=True),))
        return None

    def _nouns(self, type: str, language: Language) -> tuple[str, ...]:
        known = self._lexicon.ontology.types.get(type)
        labels = (known.zh if language is Language.CHINESE else known.en) if known is not None else None
        named = [folded(label) for label in (labels.label, *labels.aliases)] if labels is not None else []
        plural = [f"{noun}s" for noun in named if noun.isascii()]
        return (*named, *plural, *(_WORKS[language] if self._lexicon.fits(type, ("Film",)) else ()))

"""How many somebodies a page lists under a heading that says who they are: `Vice-Chancellors`, 历任馆长."""

from __future__ import annotations

import re

from schemas.plan import Plan
from schemas.text import Chunk, Language
from solver.language import folded
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting
from solver.reading.page import Page
from solver.reading.windows import Window, picked
from solver.synthesis.composing import Composed

_ASKS = {
    Language.ENGLISH: re.compile(
        r"^how many (?P<noun>[a-z][a-z-]+(?: [a-z-]+){0,2}?) (?:has|have|had|did|does|do|is|are|were|was)\b"
        r"(?P<rest>[^?]*?)\s*\?*$",
        re.I,
    ),
    Language.CHINESE: re.compile(
        r"^(?P<rest>[^，。？]+?)(?:一共|总共|共|历史上|先后)*(?:有|出|换)?(?:过|了)?(?:几|多少)(?:位|任|个|名)(?P<noun>[\u3400-\u9fff]{2,6}?)[？?]?$"
    ),
}
_PLAIN_REST = re.compile(
    r"^(?:\s|\bthe\b|\bhad\b|\bhave\b|\bthere\b|\bbeen\b|\bof\b|\bat\b|\bin\b|\bso far\b|\baltogether\b|"
    r"\bto date\b|\bever\b|一共|总共|共|历史|上|先后|的|从|到|现在|成立|至今|以来|有|过|出|换)*$"
)
"""What stands around the name where nothing else is asked."""

_TERM = re.compile(r"^[^。；;|]{2,80}[（(][^()（）]*\d{3,4}[^()（）]*[)）]$")
"""A line of a list that ends with somebody's term."""

_PARTIAL = re.compile(r"部分|主要|著名|知名|\b(?:notable|selected|some|recent|main|famous)\b", re.I)
_COLUMNS = " | "
_LEAST = 2


class Rows:
    """Counts the rows of such a list or table; quotes the first and the last."""

    def __init__(self, paging: Paging, quoting: Quoting) -> None:
        self._paging = paging
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The number and the rows; None where no heading says that it lists them all, or something else is asked."""
        part = plan.parts[0]
        asked = _ASKS[plan.language].match(plan.question.strip())
        if asked is None or len(plan.parts) != 1:
            return None
        for name in part.names:
            if name not in asked["rest"] or not _PLAIN_REST.match(asked["rest"].replace(name, "", 1)):
                continue
            for page in self._paging.about(plan, name):
                found = self._listed(page, folded(asked["noun"]))
                if len(found) >= _LEAST:
                    lead = f"{len(found)}：" if plan.language is Language.CHINESE else f"{len(found)}: "
                    return self._quoting.quoted(plan, lead, [found[0], found[-1]])
        return None

    def _listed(self, page: Page, noun: str) -> list[Window]:
        """The rows under the only heading that says a noun; none where it says that some are left out."""
        chunks = self._paging.store.get_chunks(list(dict.fromkeys(clause.chunk for clause in page.clauses)))
        named = [
            chunk
            for chunk in chunks
            if chunk is not None and chunk.headings and _says(noun, folded(chunk.headings[-1]))
        ]
        rows = _rows(named[0]) if len(named) == 1 else []
        windows = [_window(page, start, end) for start, end in rows]
        return [w for w in windows if w is not None] if None not in windows else []


def _rows(chunk: Chunk) -> list[tuple[int, int]]:
    """Where in its document a chunk that begins with a list or a table has its rows, without the names of columns."""
    rows: list[tuple[int, int]] = []
    place, lines = chunk.start, chunk.text.split("\n")
    tabular = _COLUMNS in lines[0]
    for number, line in enumerate(lines):
        if not (_COLUMNS in line if tabular else _TERM.match(line)):
            break
        if number or not tabular:
            rows.append((place, place + len(line)))
        place += len(line) + 1
    return rows


def _says(noun: str, heading: str) -> bool:
    """Whether a heading is a noun, or has it as its last word: 历任馆长, `List of vice-chancellors`."""
    own = noun.removesuffix("s") if noun.isascii() else noun
    if _PARTIAL.search(heading):
        return False
    words = heading.removesuffix("s") if noun.isascii() else heading.removesuffix("列表").removesuffix("名单")
    return words == own or words.endswith((f" {own}", f"历任{own}", f"历届{own}", f"历代{own}"))


def _window(page: Page, start: int, end: int) -> Window | None:
    held = [n for n, clause in enumerate(page.clauses) if start <= clause.start and clause.end <= end]
    return picked(page, held[0], held[-1]) if held else None

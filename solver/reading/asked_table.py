"""A question held against a table: the cells that it names, the columns that it asks for, and what neither says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from builder.spelling import plain as unaccented
from schemas.text import Document
from solver.language import folded
from solver.planners.kinds.tabled import MEASURE_WORDS, Operation, Tabled
from solver.reading.column_words import (
    ASKING,
    ASKING_CHINESE,
    MEASURING_CHINESE,
    WEAK,
    asking_for,
    measured_by,
    stem,
)
from solver.reading.tables import ColumnKind, Row, Table, amount, items, moment

_LEAST_HAN = 2  # characters of a cell that a question in Chinese names
_LEAST_LATIN = 3
_LEAST_PART = 3  # characters of a title in Chinese that name its subject
_YEAR = 4  # digits of a number that names a row
_HELD = 20_000  # characters of a page whose words a question may use without their being asked for
_LEAST_PREFIX = 5  # letters by which a word is known that another begins with: Torvenian, Torvenia
_HAN = re.compile(r"[\u3400-\u9fff]+")
_WORD = re.compile(r"[a-z0-9]+")
_SHORT = re.compile(r"[a-z]{3,}\.")  # elev. of elevation
_WHEN = re.compile(r"^(?:when|what year|(?:in|since) (?:what|which) year)\b|哪一?年|什么时候|何时", re.I)
_HOW_MANY = re.compile("有?多少")
_WHICH = re.compile(rf"^(?:which|what|list|name)\b|哪些|哪几|哪[{MEASURE_WORDS}]", re.I)
_COUNT_OF = re.compile(r"(?<=..)(?:数|数量|名称|名)$")
_NAME = re.compile(r"[A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*)+|[\u3400-\u9fff·]{3,}")  # of somebody, as a whole
_MARKS = "《》“”\"'* "


@dataclass(frozen=True, slots=True)
class NamedCell:
    """A stretch of the question that is a cell of a table, or one of the things that a cell lists."""

    start: int
    end: int
    row: int
    column: int


@dataclass(frozen=True)
class AskedTable:
    """A question in Chinese or not, a table of a page, and what is asked if it is asked of the table."""

    question: str
    chinese: bool
    document: Document
    table: Table
    asked: Tabled

    @cached_property
    def named(self) -> tuple[NamedCell, ...]:
        """The cells that the question names, the longest where they overlap."""
        found = [
            NamedCell(start, end, number, column)
            for number, row in enumerate(self.table.rows)
            for column, cell in enumerate(row.cells)
            for item in dict.fromkeys((cell, *items(cell)))
            for start, end in self._places(item)
        ]
        kept: list[NamedCell] = []
        for one in sorted(found, key=lambda cell: (cell.start - cell.end, cell.start)):
            if all(_apart_or_same(one, other) for other in kept):
                kept.append(one)
        return tuple(kept)

    @cached_property
    def columns(self) -> tuple[int, ...]:
        """The columns that the question asks for."""
        return self._asked_in(self._rest)

    @property
    def columns_or_time(self) -> list[int]:
        """The columns asked for; where it is asked when, and none is, the only one of time."""
        timed = [c for c, kind in enumerate(self.table.kinds) if kind is ColumnKind.TIME]
        asks_when = _WHEN.search(self.question) is not None
        return timed if not self.columns and asks_when and len(timed) == 1 else list(self.columns)

    @property
    def asks_which(self) -> bool:
        """Whether it is asked which things fit."""
        return _WHICH.search(self.question) is not None

    @cached_property
    def is_all_said(self) -> bool:
        """Whether every word of the question asks, is a cell, or stands on the page."""
        rest = self._unmeasured
        headers = [plain(header) for header in self.table.header]
        held = plain(
            "\n".join(
                (
                    self.document.title,
                    self.document.key,
                    self.table.caption,
                    *headers,
                    self.document.text[:_HELD],
                )
            )
        )
        meant = " ".join(word for header in headers for word in asking_for(header))
        if not self.chinese:
            known = {stem(word) for word in _WORD.findall(f"{held} {meant}".replace("_", " "))}
            short = tuple(word[:-1] for header in headers for word in _SHORT.findall(header))
            return all(
                word in ASKING or _is_known(stem(word), known) or word.startswith(short)
                for word in _WORD.findall(rest)
            )
        rest = ASKING_CHINESE.sub("\n", rest)
        asked = f"{meant} {' '.join(headers)}"
        said = all(_is_said(han, held, asked) for han in _HAN.findall(rest))
        return said and all(word in held for word in _WORD.findall(rest))

    @cached_property
    def named_above(self) -> int:
        """How many of the question's words stand in what is written above the rows."""
        above = plain(f"{self.table.caption} {' '.join(self.table.header)}")
        words = {stem(word) for word in _WORD.findall(above)}
        latin = sum(stem(word) in words for word in set(_WORD.findall(self._rest)) - ASKING)
        return latin + sum(han in self._rest for han in _HAN.findall(above) if len(han) >= _LEAST_HAN)

    @cached_property
    def is_about(self) -> bool:
        """Whether the question names what the page is about, or a row; or a name in another column, whose rows it asks
        for by their header: `Which albums did Ada Ross produce?`
        """
        called = self.document.title or self.document.key.rpartition("/")[2].partition(".")[0]
        title = plain(called).replace("_", " ")
        words = {stem(word) for word in _WORD.findall(title) if word not in ASKING}
        own = any(stem(word) in words for word in _WORD.findall(self._text))
        parts = {title[at : at + _LEAST_PART] for at in range(max(len(title) - _LEAST_PART, 0) + 1)}
        own = own or (_HAN.search(title) is not None and any(part in self._text for part in parts))
        return own or bool(self.keyed) or self._lists_of_name

    @property
    def _lists_of_name(self) -> bool:
        key, texts = self.table.key, ColumnKind.TEXT
        if self.asked.operation is not Operation.LOOK_UP or key < 0 or not self.asks_which:
            return False
        others = [one for one in self.named if one.column != key and self.table.kinds[one.column] is texts]
        whole = any(_NAME.fullmatch(self.question[one.start : one.end]) is not None for one in others)
        return whole and _asks_for(
            plain(self.table.header[key]), self._rest, set(map(stem, _WORD.findall(self._rest)))
        )

    @property
    def fitting(self) -> list[Row]:
        """The rows that hold a cell of each stretch of the question that names any; none where it names none."""
        stretches = {(one.start, one.end) for one in self.named}
        rows = [{one.row for one in self.named if (one.start, one.end) == stretch} for stretch in stretches]
        kept = set.intersection(*rows) if rows else set()
        return [row for number, row in enumerate(self.table.rows) if number in kept]

    @cached_property
    def keyed(self) -> list[Row]:
        """The rows that the question names by what they are about, in its order."""
        named = sorted((one.start, one.row) for one in self.named if one.column == self.table.key)
        return [self.table.rows[number] for number in dict.fromkeys(row for _, row in named)]

    @cached_property
    def measured(self) -> int | None:
        """The only column that the question's words measure by; of time where they are of time."""
        kinds = self.table.kinds
        wanted = (ColumnKind.TIME,) if self.asked.timed else (ColumnKind.NUMBER, ColumnKind.TIME)
        fitting = [column for column, kind in enumerate(kinds) if kind in wanted]
        asked = [c for c in self._asked_in(self._unmeasured) if c in fitting]
        asked = asked or [c for c in self.columns if c in fitting]
        if not asked and self.asked.said:
            word = self.asked.said
            asked = [c for c in fitting if measured_by(word, plain(self.table.header[c]))]
        if not asked and self.asked.timed:
            asked = fitting[:1]
        return asked[0] if len(asked) == 1 else None

    def value(self, row: Row, column: int) -> Sequence[float] | None:
        """What a cell measures, to be compared with others of its column; None where it is empty or no such value."""
        cell = row.cells[column]
        if self.table.kinds[column] is ColumnKind.TIME:
            return moment(cell)
        found = amount(cell)
        return None if found is None else (found,)

    @cached_property
    def _text(self) -> str:
        return plain(self.question)

    @cached_property
    def _rest(self) -> str:
        """The question without the cells that it names."""
        text = self._text
        for one in self.named:
            text = text[: one.start] + "\n" * (one.end - one.start) + text[one.end :]
        return text

    @cached_property
    def _unmeasured(self) -> str:
        """The same without the words that say what is done with the rows."""
        rest = self._rest.replace(plain(self.asked.said), "\n") if self.asked.said else self._rest
        counted = self.asked.operation in (Operation.DIFFER, Operation.COMPARE, Operation.MOST)
        return MEASURING_CHINESE.sub("\n", rest) if counted and self.chinese else rest

    def _places(self, cell: str) -> list[tuple[int, int]]:
        """Where the question says what stands in a cell before any bracket."""
        said = plain(re.sub(r"\s*[(（].*", "", cell)).strip(_MARKS)
        han = _HAN.search(said) is not None
        mixed = not (said.isalpha() or said.isdigit())  # 6A
        if len(said) < (_LEAST_HAN if han or mixed else _LEAST_LATIN) or (
            said.isdigit() and len(said) < _YEAR
        ):
            return []
        words = re.escape(said) if han else rf"(?<![a-z0-9]){re.escape(said)}(?:e?s)?(?![a-z0-9])"
        return [found.span() for found in re.finditer(words, self._text)]

    def _asked_in(self, text: str) -> tuple[int, ...]:
        """The columns without a named cell whose header a text says or means."""
        taken = {one.column for one in self.named}
        text = _HOW_MANY.sub("\n", text)
        words = {stem(word) for word in _WORD.findall(text)}
        free = [(c, plain(head)) for c, head in enumerate(self.table.header) if c not in taken]
        asked = [c for c, head in free if _asks_for(head, text, words)]
        return tuple(asked or (c for c, head in free if _is_meant(head, text, words, weak=True)))


def plain(text: str) -> str:
    """Folded, without marks over letters."""
    return folded(unaccented(text))


def _asks_for(header: str, text: str, words: set[str]) -> bool:
    head = re.sub(r"[(（].*", "", header).replace("_", " ")
    latin = [word for word in _WORD.findall(head) if len(word) >= _LEAST_LATIN]
    if any(stem(word) in words for word in latin):
        return True
    if any(one.startswith(short[:-1]) for short in _SHORT.findall(head) for one in words):
        return True
    said = [_COUNT_OF.sub("", han) for han in _HAN.findall(head)]
    said += [han[:_LEAST_HAN] for han in said if len(han) >= 2 * _LEAST_HAN]  # 脚本 of 脚本作者
    if any(han in text for han in said if len(han) >= _LEAST_HAN):
        return True
    return _is_meant(head, text, words, weak=False)


def _is_meant(head: str, text: str, words: set[str], *, weak: bool) -> bool:
    asked = [word for word in asking_for(head) if (word in WEAK) is weak]
    return any(stem(word) in words if word.isascii() else word in text for word in asked)


def _is_said(han: str, held: str, asked: str) -> bool:
    """Whether each character of a stretch stands with the one beside it on a page, or in the words for its columns."""
    pairs = [han[place : place + 2] in held for place in range(len(han) - 1)]
    beside = [before or behind for before, behind in zip((False, *pairs), (*pairs, False), strict=True)]
    alone = len(han) == 1 and han in held
    return alone or all(one or han[place] in asked for place, one in enumerate(beside))


def _is_known(word: str, known: set[str]) -> bool:
    """Whether a page says a word, or one that begins it or that it begins."""
    if word in known:
        return True
    begins = (one for one in known if len(min(one, word, key=len)) >= _LEAST_PREFIX)
    return any(one.startswith(word) or word.startswith(one) for one in begins)


def _apart_or_same(one: NamedCell, other: NamedCell) -> bool:
    apart = other.end <= one.start or one.end <= other.start
    return apart or (other.start, other.end) == (one.start, one.end)

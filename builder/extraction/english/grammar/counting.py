"""Counts: `three children`, `two sons and a daughter`, `five times`, `eleven Academy Awards`; sums of money."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from builder.extraction.english.awards import complete
from builder.extraction.english.grammar.cast import Cast
from builder.extraction.english.grammar.filler import Filler
from builder.extraction.english.names.spans import Parsed
from builder.extraction.english.values import Value
from schemas.graph import Literal, LiteralKind, Qualifier

_ONE = frozenset({"a", "an"})
_CHILDREN = frozenset({"child", "kid"})
_YEARS = range(1500, 2200)  # "the 1911 Nobel Prize" is no count
_TIMES = {"twice": "2", "thrice": "3"}


class Counter:
    """Reads how many there are of what a noun names."""

    def __init__(self, parsed: Parsed, cast: Cast) -> None:
        self._parsed = parsed
        self._tree = parsed.tree
        self._cast = cast

    def fill(self, token: int, nouns: frozenset[str]) -> Filler | None:
        """The number of these nouns that a token gives; nouns joined by `and` are added up."""
        tree = self._tree
        if "time" in nouns and tree.word(token) in _TIMES:
            return self._filler(token, _TIMES[tree.word(token)], token, token)
        if "award" in nouns:
            return self._prizes(token)
        parts = tree.conjuncts(token) if tree[token].dependency != "conj" else []
        if len(parts) > 1 and tree.lemma(parts[0]) in _CHILDREN and self._number(parts[0]) is not None:
            parts = parts[:1]  # `four children, three sons and a daughter`
        if not parts or any(tree.lemma(part) not in nouns for part in parts):
            return None
        counts = [self._number(part) for part in parts]
        total = sum(count for _, count in filter(None, counts))
        narrowed = any(tree.having(part, "amod", "poss") for part in parts)
        alone = len(parts) == 1 and total == 1 and tree.lemma(token) not in ("child", "kid")
        if any(count is None for count in counts) or alone or narrowed:
            return None
        first = min(at for at, _ in filter(None, counts))
        return self._filler(token, str(total), first, parts[-1] if len(parts) > 1 else first)

    def _prizes(self, token: int) -> Filler | None:
        """`eleven Oscars`, `twelve awards`, and `eleven` where the prize is said before or after."""
        tree, parsed = self._tree, self._parsed
        sentence = next(s for s in parsed.tagged.sentences if s.start <= token < s.end)
        low, high = tree[sentence.start].start, tree[sentence.end - 1].end
        others = [a for a in parsed.awards if low <= a.start < high]
        phrase = parsed.award_at(token)
        page = self._cast.subject.name if self._cast.subject.type == "Award" else ""
        if phrase is None:
            bare = tree[token].pos == "NUM" and any(other.award for other in others)
            if not bare and not (page and tree.lemma(token) in ("award", "prize")):
                return None
        number = self._number(token)
        if number is None and tree[token].pos == "NUM":
            amount = parsed.amount_at(token)
            number = (token, Decimal(amount.literal.value)) if amount is not None else None
        if number is None or tree.word(number[0]) in _ONE or number[1] in _YEARS:
            return None
        named = [other for other in others if other.award]
        before = [other for other in named if other.start < tree[token].end]
        chosen = phrase or (before[-1] if before else named[0] if named else None)
        qualifiers = {"award": page}
        if chosen is not None:
            prize = complete(chosen, others, page)
            if not prize:
                return None
            qualifiers = {"award": prize[0].award, "edition": prize[0].edition}
        said = tuple(Qualifier(name, value) for name, value in qualifiers.items() if value)
        found = self._filler(token, str(number[1]), number[0], number[0])
        return Filler(found.value, found.start, found.end, token, found.source, said)

    def _number(self, noun: int) -> tuple[int, Decimal] | None:
        tree = self._tree
        for child in tree.having(noun, "nummod", "compound"):
            amount = self._parsed.amount_at(child)
            if amount is not None and "." not in amount.literal.value:
                return child, Decimal(amount.literal.value)
        for child in tree.having(noun, "det"):
            if tree.word(child) in _ONE:
                return child, Decimal(1)
        return None

    def _filler(self, token: int, value: str, first: int, last: int) -> Filler:
        amount = self._parsed.amount_at(last) if first == last else None
        start = self._tree[first].start
        end = self._tree[last].end if amount is None else amount.end
        low, high = self._parsed.passage.locate(start, end)
        words = " ".join(self._parsed.document[low:high].split())
        until = max(end, self._tree[token].end)
        return Filler(Literal(LiteralKind.NUMBER, value, words), start, until, token)


def in_money(parsed: Parsed, value: Value, token: int) -> Value | None:
    """An amount of money; one of millions without a currency has that of the amount before it."""
    tree, literal = parsed.tree, value.literal
    if len(literal.unit) == 3:
        return value
    counted = tree[token].dependency == "nummod" and tree[tree[token].head].pos != "NUM"
    if counted or literal.unit or not literal.text.endswith(("million", "billion")):
        return None
    before = [a for a in parsed.amounts if a.end <= value.start and len(a.literal.unit) == 3]
    return replace(value, literal=replace(literal, unit=before[-1].literal.unit)) if before else None

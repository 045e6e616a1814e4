"""Names that stand in a text whatever a tagger says: capitalised runs, quoted titles, 《works》, the page's own."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from builder.extraction.english.lexicon import ADJECTIVES
from builder.findings import FoundMention, Named
from builder.language import has_han
from builder.whole_words import whole_words
from schemas.text import Chunk, Language

_LETTER = r"[^\W_\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]"
_TOKEN = re.compile(rf"{_LETTER}(?:{_LETTER}|['’&.\-+/!_])*")
_WORK = re.compile(r"《([^《》\n]{1,60})》")
_QUOTED = re.compile(r"[\"“]\s?([A-Z0-9\u00c0-\u00de][^\"“”\n]{1,78}?)[,.]?\s?[\"”]")
_NAME_START = re.compile(r"[A-Z\d\u00c0-\u00de\u0100-\u024f\u0370-\u03ff\u0400-\u042f]|[a-z]{1,3}['’\-][A-Z]")
_LOOSE_SIGN = re.compile(r"(?<=\w)\s?&\s?(?=\w{2})|(?<=\w)- (?=\w)")
_ARTICLE = re.compile("(?:the|an?)", re.IGNORECASE)
_POSSESSIVE = re.compile(r"['’]s?$")
_TRAILING = ".,'’-/+&"
_JOINERS = frozenset(
    "of the and de von van for du la le del der den des di da do dos das el al y e et und in at on to "
    "with from by or a an his her il lo los las bin bint ibn ben mac zu no".split()
)
_TIES = frozenset({" ", " & ", "&", "& ", ": ", "- ", " -"})
_MAX_JOINERS = 3
_ORDINAL = re.compile(r"\d+(?:st|nd|rd|th)")
_SHORT = 3  # words of a name that a comma joins to its neighbour
_BREAKING = frozenset("and or in at on to for with from by his her".split())
_OPENING_WORDS = frozenset(
    "the a an in on at of and or but he she it they his her its their this that these those who which "
    "what when where how why was is are were as for from by with after before during i we you there then "
    "also however although while since until if not no yes under between among like both many some several "
    "most all one two three four five its our your my later early other another such only because despite "
    "through upon being having following according along within into over about".split()
)
_RANKS = frozenset(
    "president king queen sir lord lady prince princess emperor empress pope saint dr mr mrs ms professor "
    "general captain colonel major bishop archbishop cardinal chancellor senator governor director actor "
    "actress duke duchess count countess baron baroness earl count judge justice minister sultan tsar "
    "archduke archduchess landgrave margrave infanta infante viscount viscountess marquess marquis sheikh "
    "chief admiral reverend father mother brother sister uncle vice crown grand deputy "
    "american british english french german italian spanish indian canadian australian russian chinese "
    "japanese irish scottish polish dutch swedish".split()
)
_TIMES = frozenset(
    "january february march april may june july august september october november december monday tuesday "
    "wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays "
    "jan feb mar apr jun jul aug sep sept oct nov dec".split()
)
_COMMON = frozenset("cd cds ep lp dvd dvds tv ad bc bce ce gdp dna rna pdf ceo".split())
_SHORT_FORMS = frozenset("st mr mrs ms dr jr sr mt ft lt col gen capt vs no vol pt bros".split())


@dataclass(frozen=True, slots=True)
class _Token:
    """A word: `mark` is a comma or colon before it, `possessive` if it ends in one (then `end` is before)."""

    start: int
    end: int
    folded: str
    is_name: bool
    mark: str
    possessive: bool


def find_mentions(chunk: Chunk) -> list[FoundMention]:
    """Mentions of one chunk, in document offsets, ordered by start then longest first."""
    found: dict[tuple[int, int], str] = {}
    for match in _WORK.finditer(chunk.text):
        found.setdefault(match.span(1), "work")
    for match in _QUOTED.finditer(chunk.text):
        found.setdefault(match.span(1), "capitalised")
    for span in capitalised(chunk.text):
        found.setdefault(span, "capitalised")
    return [
        _mention(chunk, span, source)
        for span, source in sorted(found.items(), key=lambda item: (item[0][0], -item[0][1]))
    ]


def flat_names(chunks: Sequence[Chunk], mentions: Sequence[FoundMention]) -> list[FoundMention]:
    """One reading of the names in a text, in order, never one inside another.

    What an extractor found comes first, the longest before others and with a capital article that
    belongs to it; then capitalised words that it passed over, but for dates, numbers and the first
    word of a sentence.
    """
    names = [mention for mention in mentions if mention.source != "coreference"]
    free = _Free()
    found = [_with_article(chunk, m) for chunk in chunks for m in _longest_first(names) if _holds(chunk, m)]
    found = [mention for mention in found if free.take(mention)]
    for chunk in chunks:
        if chunk.language is Language.ENGLISH:
            passed = [m for m in _longest_first(find_mentions(chunk)) if _is_plain_name(chunk, m)]
            found += [mention for mention in passed if free.take(mention)]
    return sorted(found, key=lambda mention: mention.start)


class _Free:
    """The characters that no name has taken yet."""

    def __init__(self) -> None:
        self._taken: set[int] = set()

    def take(self, mention: FoundMention) -> bool:
        own = range(mention.start, mention.end)
        if not self._taken.isdisjoint(own):
            return False
        self._taken.update(own)
        return True


def _longest_first(mentions: Sequence[FoundMention]) -> list[FoundMention]:
    return sorted(mentions, key=lambda m: (m.start - m.end, m.start))


def _holds(chunk: Chunk, mention: FoundMention) -> bool:
    return chunk.start <= mention.start and mention.end <= chunk.end


def _with_article(chunk: Chunk, mention: FoundMention) -> FoundMention:
    """`The Triffids` in the middle of a sentence, where the article is part of the name."""
    start = mention.start - chunk.start
    before = chunk.text[:start]
    if not before.endswith("The ") or _opens_sentence(before.removesuffix("The ")):
        return mention
    return replace(mention, start=mention.start - 4, surface=f"The {mention.surface}")


def _is_plain_name(chunk: Chunk, mention: FoundMention) -> bool:
    """Whether capitals alone make a name here."""
    words = mention.surface.split()
    if mention.surface in ADJECTIVES:
        return True
    if len(words) == 1 and (mention.surface.isdigit() or mention.surface.casefold() in _COMMON):
        return False
    if any(word.casefold().strip(".,") in _TIMES or _ORDINAL.fullmatch(word) for word in words):
        return False
    capital = all(word[0].isupper() or word in _JOINERS for word in words)
    return capital and not _opens_sentence(chunk.text[: mention.start - chunk.start])


def _opens_sentence(before: str) -> bool:
    return not before.strip() or before.rstrip(" \n\"“‘'(")[-1:] in ".!?:;" or before.endswith("\n")


def find_own_names(chunk: Chunk, subject: Named, names: Sequence[str]) -> list[FoundMention]:
    """Where the page's own names stand in a chunk, longest first, never one inside another."""
    text, found, taken = chunk.text, list[FoundMention](), 0
    standing = [
        (start, -len(name), name) for name in {*names} if len(name) > 1 for start in _places(name, text)
    ]
    for place, _, name in sorted(standing):
        if place >= taken:
            taken = place + len(name)
            found.append(FoundMention(chunk.start + place, chunk.start + taken, name, subject, "title"))
    return found


def with_article(name: str) -> list[str]:
    """`The Paris Line` of a page called `Paris Line`, which is no other thing; of one word (`Alien`) it may be."""
    first, _, rest = name.partition(" ")
    return [f"The {name}"] if rest and not has_han(name) and _ARTICLE.fullmatch(first) is None else []


def capitalised(text: str) -> list[tuple[int, int]]:
    """Runs of capitalised words joined by small ones, and the parts of them that may be names alone.

    A leading article, a possessive's `'s` and a rank are dropped as alternatives, so that a page
    titled with the shorter form is met.
    """
    spans: dict[tuple[int, int], None] = {}
    for run in _runs(text, _tokens(text)):
        for name in _alternatives(run):
            if _may_be_name(name):
                spans[(name[0].start, name[-1].end)] = None
    return list(spans)


def _mention(chunk: Chunk, span: tuple[int, int], source: str) -> FoundMention:
    surface = chunk.text[span[0] : span[1]]
    named = Named(_LOOSE_SIGN.sub(lambda sign: " & " if "&" in sign[0] else "-", surface))
    return FoundMention(chunk.start + span[0], chunk.start + span[1], surface, named, source)


def _places(name: str, text: str) -> Iterator[int]:
    """Where a name begins; an end that is no Latin letter or digit may touch a word."""
    left, right = (sign.isascii() and sign.isalnum() for sign in (name[0], name[-1]))
    return whole_words(name, text, left=left, right=right)


def _tokens(text: str) -> list[_Token]:
    found: list[_Token] = []
    before = 0
    for match in _TOKEN.finditer(text):
        word = match[0].rstrip(_TRAILING)
        bare = _POSSESSIVE.sub("", word) or word
        end = match.start() + len(bare)
        name = _NAME_START.match(word) is not None
        gap = text[before : match.start()]
        mark = gap[0] if gap in {", ", ": "} else ""
        found.append(_Token(match.start(), end, bare.casefold(), name, mark, bare != word))
        before = match.start() + len(word)
    return found


def _runs(text: str, tokens: Sequence[_Token]) -> Iterator[list[_Token]]:
    place = 0
    while place < len(tokens):
        if not tokens[place].is_name:
            place += 1
            continue
        last = _run_end(text, tokens, place)
        yield list(tokens[place : last + 1])
        place = last + 1


def _run_end(text: str, tokens: Sequence[_Token], first: int) -> int:
    last = place = first
    joiners = 0
    while place + 1 < len(tokens) and _continues(text, tokens[place], tokens[place + 1]):
        place += 1
        if tokens[place].is_name:
            last, joiners = place, 0
        elif tokens[place].folded in _JOINERS and joiners < _MAX_JOINERS:
            joiners += 1
        else:
            break
    return last


def _continues(text: str, one: _Token, two: _Token) -> bool:
    gap = text[one.end : two.start]
    if one.possessive:
        gap = gap.removeprefix(gap.rstrip()[:2].rstrip()) if gap[:1] in "'’" else gap
    if gap in _TIES:
        return True
    if gap in {". ", "."}:
        return one.folded in _SHORT_FORMS or (one.is_name and (one.end - one.start == 1 or "." in one.folded))
    if gap == "–":
        return not one.folded[-1].isdigit()
    return gap == ", " and one.is_name and two.is_name


def _alternatives(run: Sequence[_Token]) -> Iterator[Sequence[_Token]]:
    """The run cut at commas; each part with what its small words part; two short neighbours as one."""
    if len(run) == 1:
        yield run
        return
    parts = list(_cut(run, starts=lambda token: bool(token.mark)))
    for part in parts:
        yield from _shorter(part)
    for one, two in itertools.pairwise(parts):
        if two[0].mark == ":" or _is_title(two) or (len(one) <= _SHORT and len(two) <= _SHORT):
            starts = [part for part in _shorter(one) if part[-1] is one[-1]]
            ends = [two, *itertools.islice(_cut(two, drops=_BREAKING), 1)]
            yield from ([*start, *end] for start in starts for end in ends)


def _is_title(part: Sequence[_Token]) -> bool:
    """`3rd Duke of Medina Sidonia`, `Count of Nassau`: what a noble name goes on with after a comma."""
    return part[0].folded in _RANKS or _ORDINAL.fullmatch(part[0].folded) is not None


def _shorter(part: Sequence[_Token]) -> Iterator[Sequence[_Token]]:
    yield part
    named = (i for i, token in enumerate(part) if token.is_name and token.folded not in _OPENING_WORDS)
    core = part[next(named, 0) :]
    yield core
    yield _after_rank(core)
    for words in (_BREAKING, _JOINERS):
        for loose in _cut(core, drops=words):
            piece = _trimmed(loose)
            yield piece
            for owned in _cut(piece, ends=lambda token: token.possessive):
                yield owned
                yield _after_rank(owned)


def _trimmed(part: Sequence[_Token]) -> Sequence[_Token]:
    """Without small words around it: `Edith of Wessex` of `and of Edith of Wessex`."""
    names = [place for place, token in enumerate(part) if token.is_name]
    return part[names[0] : names[-1] + 1] if names else part


def _after_rank(part: Sequence[_Token]) -> Sequence[_Token]:
    """`Fulgencio Batista` of `Cuban President Fulgencio Batista`, `Premier League` of `2005 Premier League`."""
    ranks = [place for place, token in enumerate(part[:-1]) if token.folded in _RANKS and place < _SHORT]
    rest = part[ranks[-1] + 1 :] if ranks else part
    return rest[1:] if len(rest) > 1 and rest[0].folded.isdigit() else rest


def _cut(
    part: Sequence[_Token],
    *,
    starts: Callable[[_Token], bool] | None = None,
    ends: Callable[[_Token], bool] | None = None,
    drops: frozenset[str] = frozenset(),
) -> Iterator[Sequence[_Token]]:
    """The part before tokens that start one, after tokens that end one, and without dropped ones."""
    first = 0
    for place, token in enumerate(part):
        if token.folded in drops and not token.is_name:
            if place > first:
                yield part[first:place]
            first = place + 1
        elif starts is not None and starts(token) and place > first:
            yield part[first:place]
            first = place
        elif ends is not None and ends(token):
            yield part[first : place + 1]
            first = place + 1
    if first < len(part):
        yield part[first:]


def _may_be_name(tokens: Sequence[_Token]) -> bool:
    if not tokens[0].is_name or not tokens[-1].is_name:
        return False
    if len(tokens) > 1:
        return True
    return tokens[0].folded not in _OPENING_WORDS and tokens[0].end - tokens[0].start > 1

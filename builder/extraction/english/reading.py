"""A chunk made ready for the parser: markup and brackets taken out, odd titles replaced by one word.

Every character of the plain text remembers the document range it stands for, so offsets survive.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from builder.citation_marks import CITATION_MARK
from builder.extraction.english.lexicon import ORGANIZATION_WORDS, SCHOOL_WORDS, is_person_noun
from builder.extraction.english.names.nicknames import find_nicknames
from builder.whole_words import whole_words
from schemas.text import Span

# A proper noun that the parser never splits or reads as a verb; it stands for a title while parsing.
STAND_IN = "Casablanca"

_EMPHASIS = re.compile(r"(?P<mark>\*{1,3}|(?<!\w)_)(?=\S)(?P<inside>[^*_\n]{1,120}?)(?<=\S)(?P=mark)(?!\w)")
_QUOTED = re.compile(
    r"“(?P<a>[^“”\n]{1,100})”|(?<!\w)\"\s?(?P<b>[^\"\n]{1,100})\"(?!\w)|‘(?P<c>[^‘’\n]{1,80})’(?!\w)"
)
# Opening quote glued to the word before it, as some corpora print them.
_GLUED = re.compile(r"(?<=\w)\"\s(?P<a>[A-Z0-9][^\"\n]{0,80})\"(?=[\s(),.;:]|$)")
_NOISE = re.compile(
    r"\b[Cc]o-(?=(?:found|direct|writ|wrote|produc|star|own|author|creat|host|edit|compos)\w)|(?<= ) +"
)
_ADVERBS = (
    r"(?:(?:also|often|better|best|more|most|once|now|then|later|sometimes|just|(?<=[ (])[a-z]+ly)\s+)*"
)
_PEN_NAME = (
    r"by (?:his|her|its|their|the) (?:(?:stage|pen|ring|screen|professional|married|maiden|birth|religious|brand|"
    r"short|former|trade|English|Chinese|common|popular)[ -]?)?"
    r"(?:names?|acronym|initials|nickname|abbreviation|pseudonym)"
)
# `released as the lead single from the album` tells no other name.
_AS_ONE = r"\s+as\s+(?:(?:the|an?|his|her|its|their)\s+[a-z]|part\b|one\b)"
# Words behind which another name of the same thing stands.
CALLED = (
    rf"{_ADVERBS}(?:(?:known|released(?!{_AS_ONE})|titled|styled|stylized|credited|referred to|marketed)\s+{_ADVERBS}"
    rf"(?:in [A-Z][a-z]+ )?(?:as|{_PEN_NAME})|(?:abbreviated|shortened)(?:\s+(?:as|to))?|(?:spelled|spelt)(?:\s+as)?|"
    r"(?:written|transliterated|romani[sz]ed)\s+as|"
    r"called|nicknamed|dubbed)"
)
_NEXT_CLAUSE = r"(?:is|was|are|were)\b"
_CALLED = re.compile(
    rf",\s+(?P<inside>{CALLED}\s+[^,.;()\n]{{2,60}}?)"
    rf"(?:,(?!\s+an?\s)|(?=,\s+an?\s)|(?=\s+{_NEXT_CLAUSE})|(?=\s*\([^()\n]{{1,80}}\),?\s+{_NEXT_CLAUSE}))"
)
# `X, or simply Y, is`, `X, formerly Y, was`: only where the verb of the sentence comes next.
_OR = re.compile(
    r",\s+(?P<inside>(?:or|formerly|originally|previously|also)\s+(?:(?:just|simply|sometimes)\s+)?(?:the\s+)?"
    rf"[A-Z][^,.;()\n]{{1,60}}?)(?:,(?=\s+{_NEXT_CLAUSE})|(?=\s*\([^()\n]{{1,80}}\),?\s+{_NEXT_CLAUSE}))"
)
# `A beer tankard, or simply tankard, is`: a word of the name, which is no name elsewhere.
_OR_WORD = re.compile(
    r"\b(?i:(?P<word>[a-z][\w-]{2,}))(?:\s*\([^()\n]{0,80}\))?"
    r"(?P<cut>,\s+(?P<inside>or\s+(?:just|simply)\s+(?:(?:an?|the)\s+)?(?i:(?P=word))),)"
    rf"(?=\s+{_NEXT_CLAUSE})"
)
# `In *W* (1990) Ann Lee plays`, where a comma keeps the parser from reading on into the name.
_FRONTED = re.compile(r"(?:^|[.;]\s+)(?:In|For|With|After|Since|Before)\s[*_\"“]?$")
_GOES_ON = re.compile(r"\s*(?:\(\d{4}\))?\s+(?:[A-Z]\w|he\b|she\b)")
_CITATION = re.compile(CITATION_MARK)
_BRACKET = re.compile(r"\s*[(（](?P<inside>[^()（）\n]*(?:[(（][^()（）\n]*[)）][^()（）\n]*)*)[)）]")
_MARKUP = re.compile(r"^#{1,6}\s+|^\s*[-*]\s+(?=\S)|`", re.MULTILINE)
_LINK = re.compile(r"\[(?P<inside>[^\[\]\n]+)\]\([^()\s]*\)")
# The end of an item of a list, or of a table's row, whose words no sentence goes on with.
_ITEM = r"(?:[-*•·] +)?[A-ZÀ-Þ0-9“\"*](?:[^\n(.!?]|(?<=[A-Z])\.){1,60}\([^()\n]*\d{4}[^()\n]*\)"
_ITEM_END = re.compile(rf"^{_ITEM}(?:[^\n]*[^\s.!?;:,])?(?P<end>(?=\n{_ITEM}))", re.MULTILINE)
_ROW_END = re.compile(r"^[^\n]*\S \| [^\n]*?[^\s.](?P<end>(?=\n))", re.MULTILINE)
_YEAR_BRACKET = re.compile(r"(?<=\w)\s*\(\s?(?:18[89]|19\d|20\d)\d\)")
_NAME_BEFORE = re.compile(r"(?:\b[A-Z][\w.-]*\s[A-Z][\w.-]*|\ban?\s[A-Z][\w.-]*|\bas\s[A-Z][\w.-]*)\s$")
_CALLING_BEFORE = re.compile(r"\b(?:the|an?|his|her|their)\s(?:[a-z-]+\s)*?(?P<noun>[a-z]+)\s[A-Z][\w.-]*\s$")
_PLACE_BEFORE = re.compile(
    r"\bnear\s(?:the\s)?$|\b(?:Museum|Gallery|Hall|Tower|Theatre|Theater|Hotel|House|Library|Art|Arts|Fame|Bridge|Church|"
    r"Cathedral|Stadium|Palace|Station|Airport|Center|Centre)\s(?:in|at)\s(?:the\s)?$"
)
_SHIP_BEFORE = re.compile(r"\b(?:[RH]?MS|USS|SS|[Ll]iner|[Ss]hip|[Ff]erry|[Cc]ruiser|[Yy]acht)\s$")
_LINKS = frozenset({"and", "on", "for", "of", "by", "with", "at", "to", "from"})
# A title that nothing marks but its own capitals: `directed The First of the Few in 1942`.
_UNMARKED = re.compile(
    r"\b(?:directed|filmed|starred in|appeared in|acted in|the (?:film|novel|play|opera|musical|ballet|poem)) "
    r"(?P<title>The (?:[A-Z][\w'’-]* )+(?:of|and|in|to|for|from|with|on) (?:the |a )?[A-Z][\w'’-]*)"
    r"(?=[,;.]| (?:in|and|with|by|was|is|at|for)\b|$)"
)
_SIGHT_ABROAD = re.compile(
    r"\b(?:Museo|Palazzo|Teatro|Museu|Musée|Palais|Château|Piazza|Galleria|Basilica|Castello|"
    r"Ponte|Torre|Iglesia|Castillo)"
    r"(?: (?:del|dell|della|delle|degli|dei|di|de|des|du|do|da|la|las|los|l['’])){1,2} "
    r"[A-ZÀ-Ý][\w'’-]*(?: [A-ZÀ-Ý][\w'’-]*)?"
)
# The last of a list of titles with years, or one that goes on `, the`: a comma in it parts nothing.
_LISTED = re.compile(
    r"\(\d{4}\)(?:,? and (?P<title>[A-Z][\w'’-]*, [A-Z][\w' -]{2,30})|"
    r",?(?: and)? (?P<the>[A-Z][\w' -]{2,30}, the [A-Z][\w' -]{2,40}))$"
)
_TOKEN = re.compile(r"\S+")
_OPENERS = frozenset("Since After Before While When His Her Its Their In By From With".split())
_OTHER_WORDS = (
    SCHOOL_WORDS | ORGANIZATION_WORDS | frozenset("award awards prize medal oscar emmy olympics".split())
)
_WORD = re.compile(r"[^\W_]+(?:['’.-][^\W_]+)*")
_FOREIGN = re.compile(
    r"(?:La|Le|Les|Il|Lo|Gli|El|Los|Las|Der|Das|Un|Une|Una|Uno|Ein|Eine|Het|L['’](?=\w))(?: ?[^\W\d_][\w'’-]*){1,6}"
)
_ELIDED = re.compile(r"[ld]['’][A-ZÀ-Ý]")  # `Albert l'Ouvrier`
_SMALL = frozenset(
    """a an the of and in on at to for from with by or de la le el und der die das vs & s et du des les au aux en un
    une y e i il lo gli dei della del di da do dos das zu von zur mit van het een il los las og att""".split()
)


@dataclass(frozen=True, slots=True)
class Aside:
    """A bracket taken out: document range of its inside, and where it stood in the plain text."""

    start: int
    end: int
    anchor: int


@dataclass(frozen=True, slots=True)
class Title:
    """A range of the plain text that is one name; `work`: by its typography, that of a work."""

    start: int
    end: int
    work: bool = True


@dataclass(frozen=True, slots=True)
class Passage:
    """`plain` is what the parser sees; `starts`, `ends` give each character's document range.

    `titles` are ranges of the plain text that typography (or the page itself) marks as a title.
    """

    plain: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    asides: tuple[Aside, ...]
    titles: tuple[Title, ...]

    def locate(self, start: int, end: int) -> tuple[int, int]:
        """The document range of a range of the plain text."""
        return self.starts[start], self.ends[end - 1]


def read(
    text: str, offset: int, *, own: str = "", titles: Sequence[str] = (), italics: Sequence[Span] = ()
) -> Passage:
    """Make the text of a chunk that starts at document offset `offset` ready.

    `own` is the page's name, `titles` are those of works (of `find_titles`), `italics` the document
    ranges of emphasised words.
    """
    italic = _italic(text, offset, italics)
    cuts, marked = _plan(text, own, titles, italic)
    marked += italic
    plain: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    asides: list[Aside] = []
    spans: list[Title] = []
    here, comma = 0, False
    for cut in sorted([*cuts, *marked], key=lambda c: (c.start, -c.end)):
        if cut.start < here:
            continue
        if comma and (text[here : cut.start].strip() or cut.kind != "aside"):
            _add_mark(",", offset + here, plain, starts, ends)
            comma = False
        _copy(text, here, cut.start, offset, plain, starts, ends)
        if cut.kind == "title":
            at = len(starts)
            plain.append(STAND_IN)
            starts.extend([offset + cut.inner_start] * len(STAND_IN))
            ends.extend([offset + cut.inner_end] * len(STAND_IN))
            spans.append(Title(at, len(starts), cut.work))
            comma = cut.work and _is_fronted(text, cut)
        elif cut.kind == "stop":
            _add_mark(".", offset + cut.start, plain, starts, ends)
        elif cut.kind == "aside":
            asides.append(Aside(offset + cut.inner_start, offset + cut.inner_end, len(starts)))
        else:
            _copy(text, cut.inner_start, cut.inner_end, offset, plain, starts, ends)
        here = cut.end
    if comma:
        _add_mark(",", offset + here, plain, starts, ends)
    _copy(text, here, len(text), offset, plain, starts, ends)
    return Passage("".join(plain), tuple(starts), tuple(ends), tuple(asides), tuple(spans))


def find_titles(text: str, italics: Sequence[Span] = ()) -> tuple[str, ...]:
    """Titles of works that the text shows as such: in quotes, in italics, or before a year in brackets.

    Only those of several words, since these mean the work wherever they stand; longest first.
    """
    found = {text[a:b] for _, (a, b) in _quoted(text)}
    found |= {text[cut.start : cut.end] for cut in _italic(text, 0, italics) if cut.work}
    shown = {span.end for span in italics}
    for match in _YEAR_BRACKET.finditer(text):
        start = _title_start(text, match.start())
        if (
            match.start() not in shown
            and _is_work(text[start : match.start()])
            and not _is_place(text, start)
        ):
            found.add(text[start : match.start()])
    return tuple(
        sorted((t for t in found if len(t.split()) > 1 and "\n" not in t), key=lambda t: (-len(t), t))
    )


def _italic(text: str, offset: int, italics: Sequence[Span]) -> list[_Cut]:
    """Emphasised titles of the text; a ship's name is in italics too, but is no work."""
    cuts = []
    low = bisect_left(italics, offset, key=lambda span: span.start)
    high = bisect_left(italics, offset + len(text), key=lambda span: span.start)
    for span in italics[low:high]:
        start, end = span.start - offset, span.end - offset
        if looks_like_title(text[start:end]):
            ship = _SHIP_BEFORE.search(text, max(0, start - 20), start)
            cuts.append(_Cut(start, end, start, end, "title", work=ship is None))
    return cuts


def _is_work(name: str) -> bool:
    """Not a school, a company or a prize, which have years in brackets too."""
    words = name.lower().split()
    return bool(words) and not {words[0], words[-1]} & _OTHER_WORDS


def _is_place(text: str, start: int) -> bool:
    """Lund of `the hotel near Lund (1982)` and of `the Otter Museum in Lund (1982)`."""
    return _PLACE_BEFORE.search(text, max(0, start - 60), start) is not None


def _title_start(text: str, end: int) -> int:
    """Where the run of capitalised and small words that ends at `end` begins."""
    start = end
    listed = _LISTED.search(text, max(0, end - 80), end)
    whole = "" if listed is None else listed["title"] or listed["the"]
    if listed is not None and all(word[0].isupper() or word in _SMALL for word in whole.split()):
        return end - len(whole)
    for match in reversed(list(_TOKEN.finditer(text, max(0, end - 100), end))):
        word = match[0]
        if word.endswith((",", ".", ";", ":", "(", ")")) and match.end() != end and not word.endswith((":",)):
            break
        if not (word[0].isupper() or word[0].isdigit() or word in _SMALL):
            break
        if any(c in word for c in '"“”(') or word in _OPENERS or re.search(r"['’]s?$", word):
            break
        if word == "in" and _is_part(text, match.start(), match.end()):
            break
        named = word[0].isupper() and _NAME_BEFORE.search(text, max(0, match.end() - 60), match.end() + 1)
        if text.startswith(" The ", match.end()) and (named or word in _LINKS):
            break  # `worked with Ann Lee on The Tide (1966)`
        if (
            word[0].isupper()
            and word.lower() in _SMALL - {"the", "a", "an"}
            and text[match.end() :].startswith(" The ")
        ):
            break
        start = match.start() if word[0].isupper() or word[0].isdigit() else start
    return start


def _is_part(text: str, start: int, end: int) -> bool:
    """Whether the words before `in` name a part: `Ann Lee in *W*`, `Rose in *The W*`, `the widow Jo in *W*`."""
    before = max(0, start - 60)
    if text.endswith("Once Upon a Time ", 0, start):
        return False
    called = _CALLING_BEFORE.search(text, before, start)
    person = called is not None and is_person_noun(called["noun"])
    whole = text.startswith((" The ", " A ", " An "), end)
    return person or whole or _NAME_BEFORE.search(text, before, start) is not None


def _quoted(text: str) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Ranges of quoted titles with and without their quotes."""
    nicknames = {span.start for span, _ in find_nicknames(text)}
    for m in (*_QUOTED.finditer(text), *_GLUED.finditer(text)):
        group = next(g for g, words in m.groupdict().items() if words is not None)
        inside = m[group]
        start = m.start(group) + len(inside) - len(inside.lstrip())
        end = m.end(group) - (len(inside) - len(inside.rstrip(" ,.")))
        if start < end and looks_like_title(text[start:end]) and m.start() not in nicknames:
            yield m.span(), (start, end)


def _nicknames(text: str) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    for whole, inner in find_nicknames(text):
        yield (whole.start, whole.end), (inner.start, inner.end)


def kind_abroad(words: str) -> str:
    """`Organization` for a museum or a theatre by its foreign name, `Place` for other sights; empty for other names."""
    if _SIGHT_ABROAD.fullmatch(words) is None:
        return ""
    return "Organization" if words.startswith(("Muse", "Musé", "Teatro", "Galleria")) else "Place"


def looks_like_title(words: str) -> bool:
    """Capitalised as titles are: first and last word and every word but the small ones; or foreign: `La bohème`."""
    found = _WORD.findall(words)
    if not found or len(found) > 12 or words.rstrip().endswith((",", ";")):
        return False
    if _FOREIGN.fullmatch(words.strip()) is not None:
        return True
    strong = [w for w in found if w.lower() not in _SMALL]
    return (
        bool(strong)
        and found[0][0].isupper() | found[0][0].isdigit()
        and all(w[0].isupper() or w[0].isdigit() or _ELIDED.match(w) for w in strong)
    )


def title_at(passage: Passage, start: int, end: int) -> Title | None:
    """The title whose range covers these plain offsets, if any."""
    if not passage.titles:
        return None
    position = bisect_left(passage.titles, end, key=lambda title: title.end)
    if position < len(passage.titles) and passage.titles[position].start <= start:
        return passage.titles[position]
    return None


@dataclass(frozen=True, slots=True)
class _Cut:
    start: int
    end: int
    inner_start: int
    inner_end: int
    kind: str
    work: bool = True


def _plan(text: str, own: str, known: Sequence[str], italic: Sequence[_Cut]) -> tuple[list[_Cut], list[_Cut]]:
    cuts = [_Cut(m.start(), m.end(), m.end(), m.end(), "drop") for m in _CITATION.finditer(text)]
    cuts += [_Cut(m.start(), m.end(), m.end(), m.end(), "drop") for m in _MARKUP.finditer(text)]
    cuts += [_Cut(*m.span(), *m.span("inside"), "keep") for m in _LINK.finditer(text)]
    ends = (m for form in (_ROW_END, _ITEM_END) for m in form.finditer(text))
    cuts += [_Cut(*m.span("end"), *m.span("end"), "stop") for m in ends]
    links = [(c.start, c.end) for c in cuts if c.kind == "keep"]
    cuts += [_Cut(*whole, *inner, "keep") for whole, inner in _nicknames(text)]
    cuts += [
        _Cut(*m.span(), *m.span("inside"), "aside")
        for m in _BRACKET.finditer(text)
        if not any(a < m.end() and m.start() < b for a, b in links)
    ]
    cuts += [_Cut(m.start(), m.end(), m.end(), m.end(), "drop") for m in _NOISE.finditer(text)]
    cuts += [
        _Cut(*m.span(), *m.span("inside"), "aside") for form in (_CALLED, _OR) for m in form.finditer(text)
    ]
    cuts += [_Cut(*m.span("cut"), *m.span("inside"), "aside") for m in _OR_WORD.finditer(text)]
    titles = []
    for m in _EMPHASIS.finditer(text):
        kind = "title" if looks_like_title(m["inside"]) and m["mark"] != "**" else "keep"
        titles.append(_Cut(*m.span(), *m.span("inside"), kind))
    for whole, inner in _quoted(text):
        titles.append(_Cut(*whole, *inner, "title"))
    for title in known:
        end = 0
        for start in whole_words(title, text):
            if start >= end:
                end = start + len(title)
                titles.append(_Cut(start, end, start, end, "title"))
    unmarked = [m for m in _UNMARKED.finditer(text) if not _OTHER_WORDS & set(m["title"].lower().split())]
    titles += [_Cut(*m.span("title"), *m.span("title"), "title") for m in unmarked]
    titles += [_Cut(*m.span(), *m.span(), "title", work=False) for m in _SIGHT_ABROAD.finditer(text)]
    if is_odd(own) or (own and " " not in own):
        # Not inside a longer name: `RMS Titanic`, `Belfast City Hall`.
        name = f"(?i:{re.escape(own)})" if " " in own else re.escape(own)
        found = re.finditer(rf"(?<![\w-])(?<![A-Z]\s){name}(?![\w-]|\s[A-Z])", text)
        titles.extend(
            _Cut(*m.span(), *m.span(), "title", work=False)
            for m in found
            if not re.search(r"\b[A-Z][\w.]*\s$", text[max(0, m.start() - 30) : m.start()])
        )
    shown = {cut.end for cut in italic}
    for m in _YEAR_BRACKET.finditer(text):
        start = _title_start(text, m.start())
        known_work = _is_work(text[start : m.start()]) and not _is_place(text, start)
        if m.start() not in shown and start < m.start() and known_work:
            titles.append(_Cut(start, m.start(), start, m.start(), "title"))
    return cuts, titles


def is_odd(title: str) -> bool:
    """Whether a parser may stumble: several words with a small one, a comma, a digit, or a verb form."""
    words = _WORD.findall(title)
    if len(words) < 2:
        return False
    return (
        any(not w[0].isupper() for w in words)
        or any(c in title for c in ",:;!?'’&/.–")
        or any(w.endswith(("ing", "ed")) for w in words)
        or words[0] in {"The", "A", "An", "My", "Who", "How", "What", "From", "In", "On", "To", "All"}
    )


def _is_fronted(text: str, title: _Cut) -> bool:
    """`In *W* (1990) Ann Lee plays`: a title that opens a sentence, and no comma before what follows."""
    opens = _FRONTED.search(text, max(0, title.start - 12), title.start) is not None
    return opens and _GOES_ON.match(text, title.end) is not None


def _add_mark(mark: str, position: int, plain: list[str], starts: list[int], ends: list[int]) -> None:
    """A comma or a stop that the document has not, of no width there."""
    plain.append(mark)
    starts.append(position)
    ends.append(position)


def _copy(
    text: str, start: int, end: int, offset: int, plain: list[str], starts: list[int], ends: list[int]
) -> None:
    plain.append(text[start:end])
    starts.extend(range(offset + start, offset + end))
    ends.extend(range(offset + start + 1, offset + end + 1))

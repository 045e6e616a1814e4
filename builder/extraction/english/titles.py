"""Where a text shows titles of works, by quotes, capitals or a year behind them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.extraction.english.lexicon import ORGANIZATION_WORDS, SCHOOL_WORDS, is_person_noun
from builder.extraction.english.names.nicknames import find_nicknames

_QUOTED = re.compile(
    r"“(?P<a>[^“”\n]{1,100})”|(?<!\w)\"\s?(?P<b>[^\"\n]{1,100})\"(?!\w)|‘(?P<c>[^‘’\n]{1,80})’(?!\w)"
)
# Opening quote glued to the word before it, as some corpora print them.
_GLUED = re.compile(r"(?<=\w)\"\s(?P<a>[A-Z0-9][^\"\n]{0,80})\"(?=[\s(),.;:]|$)")
YEAR_BRACKET = re.compile(r"(?<=\w)\s*\(\s?(?:18[89]|19\d|20\d)\d\)")
_NAME_BEFORE = re.compile(r"(?:\b[A-Z][\w.-]*\s[A-Z][\w.-]*|\ban?\s[A-Z][\w.-]*|\bas\s[A-Z][\w.-]*)\s$")
_CALLING_BEFORE = re.compile(r"\b(?:the|an?|his|her|their)\s(?:[a-z-]+\s)*?(?P<noun>[a-z]+)\s[A-Z][\w.-]*\s$")
_PLACE_BEFORE = re.compile(
    r"\bnear\s(?:the\s)?$|\b(?:Museum|Gallery|Hall|Tower|Theatre|Theater|Hotel|House|Library|Art|Arts|Fame|Bridge|Church|"
    r"Cathedral|Stadium|Palace|Station|Airport|Center|Centre)\s(?:in|at)\s(?:the\s)?$"
)
_LINKS = frozenset({"and", "on", "for", "of", "by", "with", "at", "to", "from"})
# A title that nothing marks but its own capitals: `directed The First of the Few in 1942`.
_UNMARKED = re.compile(
    r"\b(?:directed|filmed|starred in|appeared in|acted in|the (?:film|novel|play|opera|musical|ballet|poem)) "
    r"(?P<title>The (?:[A-Z][\w'’-]* )+(?:of|and|in|to|for|from|with|on) (?:the |a )?[A-Z][\w'’-]*)"
    r"(?=[,;.]| (?:in|and|with|by|was|is|at|for)\b|$)"
)
SIGHT_ABROAD = re.compile(
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


def is_work(name: str) -> bool:
    """Not a school, a company or a prize, which have years in brackets too."""
    words = name.lower().split()
    return bool(words) and not {words[0], words[-1]} & _OTHER_WORDS


def is_place(text: str, start: int) -> bool:
    """Lund of `the hotel near Lund (1982)` and of `the Otter Museum in Lund (1982)`."""
    return _PLACE_BEFORE.search(text, max(0, start - 60), start) is not None


def title_start(text: str, end: int) -> int:
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


def quoted(text: str) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Ranges of quoted titles with and without their quotes."""
    nicknames = {span.start for span, _ in find_nicknames(text)}
    for m in (*_QUOTED.finditer(text), *_GLUED.finditer(text)):
        group = next(g for g, words in m.groupdict().items() if words is not None)
        inside = m[group]
        start = m.start(group) + len(inside) - len(inside.lstrip())
        end = m.end(group) - (len(inside) - len(inside.rstrip(" ,.")))
        if start < end and looks_like_title(text[start:end]) and m.start() not in nicknames:
            yield m.span(), (start, end)


def unmarked(text: str) -> Iterator[re.Match[str]]:
    """Titles, as `title`, behind words that a work stands behind."""
    for match in _UNMARKED.finditer(text):
        if not _OTHER_WORDS & set(match["title"].lower().split()):
            yield match


def kind_abroad(words: str) -> str:
    """`Organization` for a museum or a theatre by its foreign name, `Place` for other sights; empty for other names."""
    if SIGHT_ABROAD.fullmatch(words) is None:
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

"""Films of the film director whom a page is about, told without a verb: `Following (1998) was made at weekends`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.reading import STAND_IN, Title
from builder.extraction.english.word_order.works import Credit
from builder.findings import Named
from schemas.text import Span

# `a British film director and producer`, not `an actor and film director`, `a music director`.
_DIRECTS = re.compile(
    r"\bfilm-?makers?\b|(?:\b(?:film|movie|cinema|documentary|feature|animation)[\w\s,/-]{0,30}?|^)\bdirector\b|"
    r"\bdirector\b(?=.{0,60}\b(?:screenwriter|films?|cinema)\b)"
)
_NO_DIRECTOR = re.compile(
    r"\b(?:act(?:or|ress)|comedian|singer|dancer|model|novelist|politician|playwright|presenter|footballer|"
    r"cinematographer|film editor|choreographer|composer|(?:theat(?:re|er)|stage|music|musical|art|artistic|"
    r"managing|executive|casting|creative|technical|dance|photography|opera)\s+director)\b"
)
_CLAUSES = re.compile(r";|\s[–—-]\s|,?\s(?:while|whereas|but|although|though|unlike)\s")
_YEAR = re.compile(r"\s*(?:1[89]|20)\d\d\b(?!\s*[-–—]\s*(?:\d|present))")
_OWNED = re.compile(r"(?P<owner>[A-Z][\w.-]*)['’]s?\s+(?:[\w-]+\s+){0,4}$")
# What is told of somebody else's work, or of no film at all.
_NOT_MADE = re.compile(
    r"\b(?:saw|seen|seeing|watch(?:ed|ing)|viewing|admir\w+|influence[sd]?|inspired|inspiration|remakes?|remade|"
    r"homage|tribute|parod\w+|spoofs?|favou?rites?|reminiscent|compar\w+|like|such as those|borrow\w+|quot\w+|echo\w+|"
    r"recall\w*|based on|adapt(?:ed|ation|ations)|modell?ed on|prais\w+|review\w*|wrote (?:about|of|on)|"
    r"art direct\w+|subject of|by others|research\w*|"
    r"assist\w*|apprentic\w+|second unit|storyboard\w*|cameos?|narrat\w+|act(?:ed|s|ing)|appear(?:ed|s|ing|ances?)|"
    r"roles?|(?:played|plays|playing) (?!by)|extras?|stunt\w*|clapper\w*|runner|intern\w*|declin\w+|turned down|"
    r"reject\w+|abandon\w+|unfinished|unreali[sz]ed|unmade|replac\w+|took over|plan(?:s|ned)|project\w*|"
    r"worked (?:on|as|for|under|with)|working (?:on|as|for|under|with)|work (?:on|as|for|under|with)|collaborat\w+|"
    r"contribut\w+|books?|novels?|plays|stage\w*|theat(?:re|er)|Broadway|opera|musicals?|albums?|songs?|singles?|poems?|"
    r"series|sitcoms?|episodes?|memoirs?|autobiograph\w+|music videos?|commercials?|magazine|journal|exhibition)\b"
)
_REMADE = re.compile(r"\b(?:remade|remakes?)\b")
# Other crafts than directing, unless directing is told beside them.
_CRAFT = re.compile(
    r"\b(?:(?:co-?)?(?:wrote|writes?|written(?!\s(?:with|not|together))|writing|writer|script\w*|screenplays?|screenwrit\w*|creat\w+|produc\w+|"
    r"edit(?:s|ed|ing|or)|photograph\w*|cinematograph\w*|camera\w*|compos\w+|star(?:red|s|ring)|"
    r"play(?:ed|ing)|design\w*))\b",
    re.IGNORECASE,
)
_DIRECTING = re.compile(r"\b(?:co-?)?(?:direct\w*|made|makes?|making|film(?:ed|ing)|shot|shoot\w*|helm\w*)\b")
_BY_OTHERS = re.compile(
    r"^\s*,?\s*(?:an? [^,;]{0,30}?)?by\s+[A-Z]|"
    r"\b(?:re)?(?:directed|made|filmed|helmed|shot)\s+by\s+(?!him|her)|"
    r"\b(?:is|are|was|were) (?:one of|among) (?:the|his|her) (?:scripts?|screenplays?|writings|novels|plays)\b|"
    r"^\s*,?\s*(?:for |in |on |of )?(?:which|where)\s+(?:he|she)\s+(?:also\s+)?"
    r"(?:wrote|co-wrote|produced|edited|photographed|scripted|played|acted|appeared|starred|composed|worked)\b"
)
_OWN_FILM = re.compile(
    r"\b(?:his|her)\s+(?:[\w-]+\s+){0,3}(?:film|feature|picture|movie)(?:\s+(?:was|is|were)|,|\s+as\s+(?:a\s+)?director,)?\s+$",
    re.IGNORECASE,
)
_KINDS = (
    r"(?:films?|features?|pictures?|movies?|comed(?:y|ies)|dramas?|thrillers?|westerns?|melodramas?|"
    r"documentar(?:y|ies))"
)
_LISTED = rf"(?:{STAND_IN}(?:,\s+and|,|\s+and)\s+)*$"
# `his early comedies *V*, *W*`, `he then made the thriller *W*`, `after *V* and *W*, he`.
_OWN_FILMS = re.compile(rf"\b[Hh](?:is|er)\s+(?:[\w-]+\s+){{0,3}}{_KINDS}\s+{_LISTED}")
_MADE_FILMS = re.compile(rf"\b(?:made|makes)\s+(?:(?:the|an?|his|her)\s+(?:[\w-]+\s+){{1,4}})?{_LISTED}")
_AFTER_FILMS = re.compile(rf"^\s*(?:After|Since|With|Between|Before)\s+{_LISTED}")
_HE_WENT_ON = re.compile(
    rf"^(?:(?:,\s+and|,|\s+and)\s+{STAND_IN})*,?\s+(?:he|she)\s+(?!(?:plays|played|appear\w+|acted|acts|saw|sees|wrote|"
    r"produced|met|worked)\b)"
)
_HIS_FILM = re.compile(
    r"^,?\s+(?:was|is|became|remains)\s+(?:his|her)\s+(?:[\w-]+\s+){0,3}(?:film|feature|picture|movie)\b"
)
# What somebody did before: `Ann Lee, who had starred in *W*`.
_EARLIER = re.compile(
    r"\b(?:had|who|whose|whom|previously|earlier|before|already|since|known|star of|like|as in)\b"
)
# `*W*, from Ann Lee's novel, *V*`: what another film was drawn from.
_FROM = re.compile(
    rf"(?<={STAND_IN}), (?:from|after|based on|adapted from|drawn from|with|about|adapted by) [^,;]{{1,70}}(?=,)"
)
PLAYED = 0.85
FILMS = 0.965  # 100 of 103 right (a first guess of 0.85 weighing as much as five)


def is_film_director(description: str) -> bool:
    """Whether a definition says that somebody directs films before it says that they act or the like."""
    directs, other = _DIRECTS.search(description), _NO_DIRECTOR.search(description)
    return directs is not None and (other is None or directs.end() <= other.start())


def find_films(resolver: Resolver, sentence: Span) -> Iterator[Credit]:
    """Titles with a year in brackets, or behind `his next film`, that a sentence tells of nobody else; others with the
    condition that it tells who plays in them."""
    tree, passage = resolver.tree, resolver.parsed.passage
    if resolver.cast.subject.type != "Person":
        return
    low, high = tree[sentence.start].start, tree[sentence.end - 1].end
    cuts = [low, *(m.end() for m in _CLAUSES.finditer(passage.plain, low, high)), high]
    for title in passage.titles:
        if not title.work or not low <= title.start < high:
            continue
        start = max(cut for cut in cuts if cut <= title.start)
        end = min(cut for cut in cuts if cut >= title.end)
        before = _FROM.sub("", passage.plain[start : title.start])
        after = passage.plain[title.end : end]
        named = _is_named(before, after)
        if _REMADE.search(passage.plain, low, title.start) or '"' in _words(resolver, title):
            continue
        if _is_anothers(resolver, before, after):
            continue
        told = named or is_dated(resolver, title)
        sure = told and not other_subject(resolver, Span(start, title.start), title.start)
        if not sure and _EARLIER.search(before):
            continue
        work = resolver.cast.meet(_words(resolver, title), "Work", "rule", passage.starts[title.start])
        if resolver.cast.current(work).type in ("Work", "Film") and work != resolver.cast.subject:
            where = passage.locate(title.start, title.end)
            yield Credit(work, resolver.cast.subject, *where, played=not sure)


def _is_named(before: str, after: str) -> bool:
    """Whether the words around a title say that it is a film of whom the page is about."""
    owned = _OWN_FILM.search(before) or _OWN_FILMS.search(before) or _MADE_FILMS.search(before)
    went_on = _AFTER_FILMS.search(before) and _HE_WENT_ON.match(after)
    return bool(owned or went_on or _HIS_FILM.match(after))


def _words(resolver: Resolver, title: Title) -> str:
    return resolver.words(title.start, title.end)


def is_dated(resolver: Resolver, title: Title) -> bool:
    """Whether a year in brackets follows a title."""
    text, passage = resolver.parsed.document, resolver.parsed.passage
    return any(
        aside.anchor == title.end and _YEAR.match(text, aside.start, aside.end) is not None
        for aside in passage.asides
    )


def _is_anothers(resolver: Resolver, before: str, after: str) -> bool:
    """Whether the words around a title in its clause tell of another maker, of another craft, or of no making."""
    owner = _OWNED.search(before)
    if owner is not None and owner["owner"] not in resolver.cast.subject.name.split():
        return True
    if _NOT_MADE.search(before) is not None or _BY_OTHERS.search(after) is not None:
        return True
    crafts, directs = list(_CRAFT.finditer(before)), list(_DIRECTING.finditer(before))
    if not crafts or not directs:
        return bool(crafts)
    return (
        STAND_IN in before[directs[-1].end() : crafts[-1].start()]
    )  # `directed W and wrote the screenplay for V`


def other_subject(resolver: Resolver, words: Span, title: int) -> bool:
    """Whether somebody else is the grammatical subject of something said before a title; not X of `V, in which X
    plays, and W`."""
    tree, cast = resolver.tree, resolver.cast
    for at in range(len(tree.tokens)):
        if not words.start <= tree[at].start < words.end or tree[at].dependency not in ("nsubj", "nsubjpass"):
            continue
        verb = tree[at].head
        if tree[verb].dependency == "relcl" and tree[tree.subtree(verb).end - 1].end <= title:
            continue
        found = resolver.refer(at)
        if found is None or not isinstance(found.value, Named) or found.value.name == cast.subject.name:
            continue
        if cast.family(cast.current(found.value).type) == "Person":
            return True
    return False

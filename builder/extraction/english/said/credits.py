"""How the order of words tells who made the film, the series or the song of a page: `Written by A, the film was directed by B`."""

from __future__ import annotations

import re
from collections.abc import Callable

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import is_body_name
from builder.extraction.english.said.sayings import Saying, alone
from builder.extraction.english.word_order.sketch import Sketch

_SCREEN = ("Work",)
_SUNG = ("Song", "Album")
_PEOPLE = r"(?:{D}){P}(?:(?:, and|,| and) {T}{P})*"
_NAMES = r"{X}(?:(?:, and|,| and) {X})*"  # of people, whatever a tagger takes them for
_FIRMS = r"{N}(?:(?:, and|,| and) (?:the )?{B})*"
_ALSO = r"(?:(?:, and |, | and )(?:co-)?(?:written|directed|produced|created|scripted|edited|starring|narrated|presented|shot)){0,4}"
_FILM_NOUN = re.compile(
    r"\b(?:films?|movie|series|sitcom|episode|documentary|miniseries|serial|comedy|drama|thriller|western|anime|telefilm|"
    r"anthology|telenovela|show|programme?|pilot|featurette|soap opera|finale|premiere)\b"
)
_ANOTHER = re.compile(
    r"\b(?:videos?|remakes?|remade|same name|same title|original|earlier|previous|another|trailer|plays?|novels?|stage|books?|stor(?:y|ies)|"
    r"spin-off|sequel to|prequel|soundtrack|album|song|single|other|reboot|inspired|based|adaptation of|stars? of|company|"
    r"band|commercials?|games?|toys?|toy line|figures|musical by|opera|was used|segments?)\b"
)
_DIRECTS = re.compile(r"\b(?:film-?maker|(?:film|movie) director)\b")
_ACTS = re.compile(r"\b(?:actor|actress|comedian|theat(?:re|er)|stage)\b")
_OTHER_ART = re.compile(
    r"\b(?:novels?|books?|plays?|stage|opera|musicals?|songs?|albums?|singles?|poems?|stor(?:y|ies)|theatre|theater|memoir|symphony|Broadway|"
    r"ballet|written|wrote|music|score|scored|composed|photographed|edited|produced|based|after|article|essay|sung|painting|design\w*|"
    r"adapted|from|comics?|manga)\b"
)
_IS_SERIES = re.compile(
    r"^[^,.;]{1,20}(?:, [^,.;]{1,60},)? (?:is|was) an? [^.;]{0,60}?\b(?:series|serial|miniseries|programme|program|sitcom|soap opera)\b"
)
_SONG_NOUN = re.compile(
    r"\b(?:song|single|track|ballad|tune|album|EP|record|it|It|hit|Written|Produced|Composed|mixtape|anthem)\b"
)
_NO_SONG = re.compile(
    r"\b(?:video|liner|book|film|movie|remix\w*|cover\w*|version|another|tracks|songs|lyrics|artwork|sleeve)\b"
)


_MAKERS_OF_FILMS = (
    ("director", "directors?"),
    ("producer", "producers?"),
    ("screenwriter", "(?:screenwriters?|scriptwriters?)"),
    ("composer", "composers?"),
    ("cinematographer", "(?:cinematographers?|camera(?:man|men))"),
    ("editor", "editors?"),
)


def _of_film(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of the film, series or episode that a page is about: nothing before names or means another work."""
    cast = resolver.cast
    if any(cast.within(cast.subject.type, kind) for kind in ("Song", "Album", "Book")):
        return False
    before = drawn.text[: match.end()]
    others = [sign for sign in drawn.all(before, "{W}") if sign.named.name != cast.subject.name]
    if others or _ANOTHER.search(before):
        return False
    typed = any(cast.within(cast.subject.type, kind) for kind in ("Film", "Series"))
    return typed or _FILM_NOUN.search(before) is not None


def _of_series(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of the series that a page is about, in the words that say what it is, and made by what has the name of a firm."""
    names = [sign.named.name for sign in drawn.all(match["o"], "{N}")]
    firms = bool(names) and all(is_body_name(name) or name.isupper() for name in names)
    return firms and _IS_SERIES.match(drawn.text) is not None and _of_film(resolver, drawn, match)


def _on_film(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether a clause of a page about films speaks of no other art."""
    clause = re.split(r"[;:]\s", drawn.text[: match.end()])[-1]
    return resolver.cast.on_screen and _OTHER_ART.search(clause) is None


def _of_director(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of whom the page is about, who directs films and does not act."""
    trade, own = resolver.cast.description, "he" if resolver.cast.is_he else "she"
    named = [sign.named.name for sign in drawn.all(match["o"], "{P}")]
    meant = (
        named == [resolver.cast.subject.name]
        if named
        else match["o"].lower() in (own, "his" if own == "he" else "her")
    )
    makes = _DIRECTS.search(trade) is not None and _ACTS.search(trade) is None
    return (
        makes
        and meant
        and alone(resolver, drawn, match)
        and _OTHER_ART.search(drawn.text[: match.end()]) is None
    )


def _of_song(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of the song or the album that a page is about."""
    before = drawn.text[: match.end()]
    others = [sign for sign in drawn.all(before, "{W}") if sign.named.name != resolver.cast.subject.name]
    return not others and _SONG_NOUN.search(before) is not None and _NO_SONG.search(before) is None


def _of_melody(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of the song that a page is about, with no other work named before."""
    before = drawn.all(drawn.text[: match.end()], "{W}")
    return all(sign.named.name == resolver.cast.subject.name for sign in before)


_Fits = Callable[[Resolver, Sketch, re.Match[str]], bool]


def _credit(
    relation: str,
    words: str,
    who: str = _PEOPLE,
    page: tuple[str, ...] = _SCREEN,
    then: _Fits = _of_film,
    sure: float = 0.87,
) -> Saying:
    """`words by who`, said of a page of some types."""
    group = r"(?!['’-]| (?:[Bb]rothers|[Ss]isters|[Ff]amily|[Tt]eam)\b)"
    return Saying(relation, rf"(?<![\w-]){words} by (?P<o>{who}){group}", sure, page, then)


def _song(relation: str, words: str, who: str = _PEOPLE) -> Saying:
    return _credit(relation, words, who, _SUNG, _of_song, 0.86)


SAID_OF_CREDITS = (
    _credit("director", rf"(?:[Dd]irected|[Cc]o-directed){_ALSO}"),
    _credit("screenwriter", rf"(?:[Ww]ritten|[Cc]o-written|[Ss]cripted){_ALSO}"),
    _credit("producer", rf"(?:[Pp]roduced|[Cc]o-produced){_ALSO}"),
    _credit("production_company", rf"(?:[Pp]roduced|[Cc]o-produced){_ALSO}", _FIRMS),
    _credit("production_company", r"\b(?:[Mm]ade|[Cc]reated)", _FIRMS, ("Series",), _of_series),
    _credit("composer", r"(?:music|score|soundtrack)(?: (?:was|is|were))?(?: (?:composed|written|provided|scored))?"),
    _credit("editor", rf"[Ee]dited{_ALSO}"),
    _credit("cinematographer", r"(?:[Pp]hotographed|[Cc]inematography(?: (?:was|is))?(?: (?:done|handled|provided))?)"),
    Saying("starring", r"\b(?:[Ii]t|[Tt]he (?:film|movie|series|show|episode|picture)(?:, [^;]{0,120}?,)?)(?: (?:was|is) [^;]{0,80}? and)? (?:also )?(?:stars|"
           r"features) (?P<o>{P&})", 0.87, _SCREEN, _of_film),
    _song("composer", r"(?:[Ww]ritten|[Cc]o-written|[Cc]omposed|[Pp]enned)(?:(?:, and |, | and )(?:co-)?(?:written|composed|produced|recorded|sung|performed)){0,4}"),
    _credit("composer", r"\bmusic(?: (?:was|is|composed|written))*", page=("Song",), then=_of_melody),
    _credit("lyricist", r"\b(?:lyrics|words)(?: (?:were|are|was|penned|composed|written))*", page=("Song",), then=_of_melody),
    Saying("performer", r"\b(?:performed|sung) in (?:{X}|[A-Z]\w+) by {D}(?P<o>{P}|{B})", 0.87, _SCREEN, _of_melody),
    _song("producer", r"(?:[Pp]roduced|[Cc]o-produced)(?:(?:, and |, | and )(?:co-)?(?:written|composed|mixed|engineered|recorded)){0,4}"),
    _song("performer", r"(?:song|single|track|ballad|album|EP|mixtape)[^;.]{0,90}?(?:and )?(?:originally |first )?(?:recorded|sung|performed)"
          r"(?: and (?:released|recorded|performed))?", r"(?:{D}|(?:the )?(?:[A-Z][\w-]+ )?(?:[a-z-]+ ){0,4}(?:band|group|duo|artist) )(?:{P}|{B})(?=[,.;]|$| (?:for|and|in|on|as|from|with|which|to|featuring)\b)"),
    Saying("composer", rf"(?P<o>{_NAMES}) (?:wrote|composed|provided|supplied|contributed) (?:the|its) (?:[a-z-]+ )?(?:score|music|soundtrack)\b(?! (?:of|for|to|and|as well as)\b)",
           0.87, _SCREEN, _of_film),
    Saying("cinematographer", rf"(?P<o>{_NAMES}) (?:was|were) (?:in charge of|behind|responsible for) the (?:camera|cameras|photography|cinematography)\b", 0.86,
           _SCREEN, _of_film),
    *(
        Saying(relation, rf"\b(?:[Tt]he|[Ii]ts) {noun} (?:was|were) (?P<o>{{D}}{{P&}})(?!['’])", 0.86, _SCREEN, _of_film)
        for relation, noun in _MAKERS_OF_FILMS
    ),
    Saying("director", r"(?P<o>{P}),? who (?:had |has |later |also |then )*(?:directed|made) (?:(?:his|her) [a-z -]{3,30},? )?(?P<s>{W+})", 0.85,
           then=_on_film),
    Saying("director", r"(?P<s>{W}),? by (?:the (?:director|film-?maker) )?(?P<o>{P})(?=[,;.)])", 0.85, then=_on_film),
    Saying("director", r"\b(?P<o>[Hh]is|[Hh]er) (?:(?!(?:own|favou?rite|influential) )[\w-]+ ){0,3}(?:films|features|movies|pictures)(?: as (?:a )?director)? (?:have )?"
           r"(?:included?|includes|are|were) (?P<s>{W+})", 0.87, ("Person",), _of_director),
    Saying("director", r"(?P<o>\b[Hh]e|\b[Ss]he|{P}) followed (?:{W}|it|this|that|up) with (?:the (?:[\w-]+ ){1,3})?(?P<s>{W})", 0.85, ("Person",), _of_director),
    Saying("director", r"\b(?P<o>[Hh]is|[Hh]er) (?:(?:first|feature|film|directorial|directing) )*debut(?: feature| film)?,? (?:was |is |came with )?(?P<s>{W})", 0.87,
           ("Person",), _of_director),
)  # fmt: skip

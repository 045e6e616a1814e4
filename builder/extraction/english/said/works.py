"""How the order of words tells who made and released a work, when it came out and of what kind it is."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, alone
from builder.extraction.english.word_order.sketch import Sketch, compiled

_FILM = ("Film", "Series")
_PERSON = ("Person",)
_IT = r"(?:{W}|\b[Ii]t|\b[Tt]he (?:film|picture|movie|series|show|documentary|album|record|single|song))"
_WRITING = (
    r"(?:novels?|novellas?|short stor(?:y|ies)|stor(?:y|ies)|plays?|memoirs?|books?|autobiograph(?:y|ies)|poems?|"
    r"collections?|trilogy|essays?)"
)
# Words before a noun that describe it: `her second historical`, not `her review of the`.
_SUCH = r"(?:(?!(?:of|in|on|to|from|for|about|and|the)\b)[\w-]+ ){0,3}"
_SORT = (
    r"(?:(?:romantic|black|dark|musical|crime|gangster|spy|war|science[ -]fiction|horror|historical|costume|period|"
    r"psychological|political|erotic|biographical|family|action|adventure|animated|satirical|screwball|slapstick|legal|"
    r"medical|teen|sports?|road|ghost|martial[ -]arts|gambling|heist|courtroom|coming-of-age|fantasy|mystery|detective|"
    r"disaster|superhero|domestic|tragic|social|surreal|supernatural|revenge|silent|situation|prison|boxing|comic) )*"
)
_GENRE = (
    r"(?:comedy-drama|tragicomedy|comedy|drama|thriller|western|musical|melodrama|romance|parody|satire|farce|"
    r"documentary|epic|biopic|(?:horror|war|crime|science[ -]fiction|action|gangster|spy|ghost|fantasy|adventure|road|"
    r"disaster|heist|superhero|martial[ -]arts|detective) (?:film|movie)|film noir)"
)
_WRITES = re.compile(
    r"\b(?:novelist|writer|author|poet|playwright|dramatist|essayist|journalist|biographer|historian|memoirist)\b"
)
_MUSIC = r"(?:opera|operetta|ballet|oratorio|cantata|symphony|concerto|singspiel|sonata|string quartet|requiem|overture|tone poem|suite)"
_KIND = rf"(?P<c>{_SORT}{_GENRE})"
_RELEASED = (
    r"(?:was|were) (?:\w+ )?(?:released|published|broadcast|issued|premiered|shown|completed)|came out|appeared|came|"
    r"followed|opened|premiered|arrived|debuted"
)
_RUNS = (
    r"(?:with|runs? to|ran to|runs? for|ran for|comprises|comprising|consists? of|consisting of|has|had|lasted|totall?ed|over)"
    r"(?: a total of| some| altogether)?"
)
_FIRST = r"(?:first|debut)(?: (?:full-length|feature|solo|studio|published|major|professional|short|length|credited|own))*"
_MADE = r"(?:film|novel|book|feature|album|picture|movie|play|short|single|documentary|collection|work|role|part|role in a film)"


def _of_book(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Not `adapted A's novel into *W*`, nor a film from somebody's novel."""
    if "," in match[0] and re.search(r"\b(?:from|after|on|of)\s(?:the\s)?$", drawn.text[: match.start()]):
        return False  # `*V*, from A's novel, *W*`
    return re.search(r"\b(?:adapt\w+|filmed|version)\b[^,;.]*$", drawn.text[: match.end()]) is None


def _by_writer(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the page is about somebody who writes; what others do is told of `her next play`."""
    return _WRITES.search(resolver.cast.description) is not None


def _wrote_it(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether `he` is the writer whom the page is about."""
    own = match["he"].lower() == ("he" if resolver.cast.is_he else "she")
    return own and _by_writer(resolver, drawn, match) and alone(resolver, drawn, match)


def _whole_run(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """`with 62 episodes`, of a whole series; not `the first season has seven episodes`, nor a page's other work."""
    before = drawn.text[: match.end()]
    clause = re.split(r"[;:]\s", before)[-1]
    parts = re.search(r"\b(?:first|second|third|fourth|fifth|sixth|last|final|each|every|one|this) (?:season|series|half|part)\b|"
                      r"\bSeasons?\b|\b(?:wrote|directed|appeared|played|starred|guest)\b", clause)  # fmt: skip
    own = "s" in match.re.groupindex or not compiled("{W}").search(
        drawn.text.replace(_own_sign(resolver, drawn), "")
    )
    return parts is None and own and match["n"] not in ("several", "many", "few", "all", "its", "the", "more")


def _no_song(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Not a song or an album, nor a ballet that somebody danced in a film."""
    cast = resolver.cast
    return not any(
        cast.within(cast.subject.type, type_) for type_ in ("Song", "Album", "Film", "Series", "Book")
    )


def _own_record(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A record of whom the page is about, whoever produced it; not one of a singer whom the page's producer helped."""
    own = match[0].lower().startswith("his " if resolver.cast.is_he else "her ")
    produced = re.search(r"\bproduced\s$", drawn.text[: match.start()]) is not None
    return own and (produced or alone(resolver, drawn, match))


def _own_sign(resolver: Resolver, drawn: Sketch) -> str:
    """The sign of the page's subject in a sketch; a space if it has none."""
    own = (sign for sign, meant in drawn.signs.items() if meant.named.name == resolver.cast.subject.name)
    return next(own, " ")


def _starts(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """`*W* followed in 1990`; not `the prize for *W* followed in 1990`."""
    before = drawn.text[: match.start()]
    return (
        re.search(r"\b(?:for|in|of|with|from|on|after)\s(?:(?:the|his|her|a)\s)?(?:[\w-]+\s){0,2}$", before)
        is None
    )


SAID_OF_WORKS = (
    # Makers ---------------------------------------------------------------------------------------
    Saying("author", rf"(?P<o>{{P}})'s (?:[\w-]+ ){{0,3}}{_WRITING},? (?P<s>{{W+}})", 0.88, then=_of_book),
    Saying("author", rf"\b{_WRITING} (?P<s>{{W}}),? by (?:{{D}})?(?P<o>{{P&}})", 0.88),
    Saying("author", r"(?P<o>{P}),? (?:who is |who was )?the author of (?P<s>{W+})", 0.88),
    Saying(
        "director",
        r"(?P<s>{W}),? (?:which )?(?:was |were )?(?:\w+ )?(?:made|turned|adapted) into an? (?:[\w-]+ )?(?:film|movie|picture)"
        r"(?: in {DATE})? by (?P<o>{P&})",
    ),
    Saying(
        "starring",
        r"(?P<s>{W}),? (?:which )?(?:was |were )?(?:\w+ )?(?:made|turned|adapted) into an? (?:[\w-]+ )?(?:film|movie|picture)"
        r"[^;.]{0,50}? (?:with|starring) (?P<o>{P+})",
    ),
    Saying("director", rf"(?P<s>{{W}}), an? (?:[\w-]+ ){{0,3}}(?:{_GENRE}|film)(?: film)? (?:directed |made )?by (?P<o>{{P&}})", 0.85),
    Saying("composer", r"\b(?:music|score|soundtrack) (?:of|for|to) (?P<s>{W+}) (?:was|is)? ?(?:written |composed )?by (?P<o>{P&})"),
    Saying("composer", rf"^[^;.]{{0,120}}?\b(?:is|was) an? (?:[\w-]+ ){{0,3}}{_MUSIC}(?: in (?:\w+ ){{1,4}}(?:acts?|parts?|scenes|movements))?,? "
           r"(?:composed |written )?by (?:{D}|(?:[A-Z]\w+ )?composer )(?P<o>{P&})", 0.85, ("Work",), _no_song),
    Saying("lyricist", r"^[^;.]{0,120}?\b(?:is|was) an? (?:[\w-]+ ){0,3}(?:opera|operetta|oratorio|cantata)\b[^;.]{0,80}? (?:to|with|on) an? "
           r"(?:\S+ )?libretto (?:\w+ )?by (?:{D})(?P<o>{P&})", 0.85, ("Work",)),
    Saying("producer", r"\bproduced by (?:{P}|{X}|the band|the group|himself|herself|him|her)(?: together| along)? with (?P<o>{P&})",
           page=("Album", "Song", "Film", "Series")),
    Saying("cinematographer", r"(?P<o>{P})(?:, [^,;.]*,)? (?:was|is|served as|acted as) (?:the )?(?:director of photography|"
           r"cinematographer|cameraman)\b(?! (?:of|on|for) {W})", page=_FILM),
    Saying("cinematographer", r"\b[Tt]he (?:director of photography|cinematographer|cameraman) (?:is|was) {D}(?P<o>{P})",
           page=_FILM),
    Saying("editor", r"\b[Tt]he (?:film )?editor (?:is|was) {D}(?P<o>{P})", page=_FILM),
    Saying("composer", r"\b[Tt]he composer (?:is|was) {D}(?P<o>{P})", page=_FILM),
    Saying("composer", r"(?P<s>{W}),? (?:which was )?(?:co-)?written (?:and (?:sung|performed|produced|recorded) )?by (?P<o>{P&})", 0.85,
           ("Album", "Song")),
    Saying("composer", r"(?P<o>{P&}) (?:co-)?(?:wrote|composed) (?P<s>{W+})", 0.85, ("Album", "Song")),
    # Release --------------------------------------------------------------------------------------
    Saying("distributor", rf"(?P<s>{_IT})(?:, [^;.]{{0,80}},)? (?:was|were) (?:\w+ )?(?:released|distributed|put out|issued)"
           r"[^,;.]{0,60}? by (?:the )?(?P<o>{B}|{L})", 0.85),
    Saying("distributor", r"(?P<o>{B}) (?:distributed|released) (?P<s>{W})", 0.85, real=False),
    Saying("release_date", r"\b(?:ran|aired|was broadcast|was aired|has aired|was shown|has run)[^;.]{0,60}? (?:from|since) (?P<d>{DATE})",
           page=("Series", "Programme")),
    Saying("release_date", r"\bfollowed(?: [\w ]{1,20})? by (?P<s>{W})(?:, [^,;.]*,)? (?:in|on) (?P<d>{DATE})", 0.88),
    Saying("release_date", r"(?P<s>{W}),? (?:was|were) (?:first |originally )?(?:released|issued|published) by (?:(?!{W})[^,;.]){2,60}? (?:in|on) (?P<d>{DATE})", 0.87),
    Saying("record_label", r"(?P<s>{W}),? (?:was|were) (?:first |originally )?(?:released|issued) (?:by|on) (?:the )?(?:(?:{X}|[\w-]+) ){0,2}?label (?P<o>{B})(?!['’])", 0.86),
    Saying("release_date", rf"(?P<s>{{W}})(?:, [^,;.]*,)? (?:{_RELEASED})(?: [a-z]+){{0,3}}? (?:in|on) (?P<d>{{DATE}})", 0.87,
           then=_starts),
    Saying("release_date", rf"(?:{_RELEASED})[^;.]{{0,40}}? (?:in|on) {{DATE}},?(?: and|,|;) (?P<s>{{W}}),? (?:in|on) (?P<d>{{DATE}})",
           0.87),
    Saying("release_date", r"\b(?:made|directed|published|released|wrote|recorded) (?:his|her|the|an?|their) (?:[\w-]+ ){1,3}?,? ?"
           r"(?P<s>{W}),? in (?P<d>{DATE})", 0.85),
    Saying("end_date", r"\b(?:ran|aired|was broadcast|was aired|was shown)[^;.]{0,60}? (?:from|between) {DATE} (?:to|until|till|and) "
           r"(?P<d>{DATE})", page=("Series", "Programme"), then=alone),
    Saying("release_date", r"(?P<s>{W})(?:, [^;.]{0,80},)? (?:ran|aired|was broadcast|was aired|was shown)[^;.]{0,40}? from (?P<d>{DATE})",
           0.87),
    Saying("end_date", r"(?P<s>{W})(?:, [^;.]{0,80},)? (?:ran|aired|was broadcast|was aired|was shown)[^;.]{0,40}? from {DATE} (?:to|until) "
           r"(?P<d>{DATE})", 0.87),
    Saying("episode_count", rf"(?P<s>{{W}})(?:(?!{{W}})[^.])*? {_RUNS} (?P<n>[\w-]+)(?= episodes\b)", 0.85, then=_whole_run),
    Saying("episode_count", rf" {_RUNS} (?P<n>[\w-]+)(?= episodes\b)", 0.85, ("Series", "Programme"), _whole_run),
    Saying("season_count", r"(?P<s>{W})(?:(?!{W})[^.])*? (?:episodes (?:in|over|across)|ran for|runs for|lasted|comprises|consists of) "
           r"(?P<n>[\w-]+)(?= (?:seasons|series)\b)", 0.85, then=_whole_run),
    Saying("season_count", r" (?:episodes (?:in|over|across)|ran for|runs for|lasted|comprises|consists of|has|had) (?P<n>[\w-]+)(?= (?:seasons|series)\b)",
           0.85, ("Series", "Programme"), _whole_run),
    Saying("genre", rf"(?P<s>{{W}}), an? (?:\w+ )?{_KIND}(?: film)?(?= (?:by|with|about|directed|set|starring|made|from|in|of|that|"
           r"which)\b|,)", 0.85),
    Saying("genre", rf"\b(?:[Tt]he|an?|[Hh]is|[Hh]er|whose|{{P}}'s) (?:[\w-]+ ){{0,2}}?{_KIND}(?: film)?,? (?P<s>{{W}})", 0.85),
    Saying("sales", rf"(?P<s>{_IT})[^;.]{{0,40}}? (?:sold|sales of|selling) (?:some |about |more than |over |nearly |an estimated )?"
           r"(?P<n>\d[\d,.]*(?: (?:million|thousand))?)(?= (?:copies|records|albums|units))", 0.88),
    # A person's works -----------------------------------------------------------------------------
    Saying("first_work", rf"\b(?:[Hh]is|[Hh]er) {_FIRST} {_MADE}(?: as (?:an? )?(?:director|actor|actress|leading man|lead))?(?:,| was| "
           r"is|:)? (?P<o>{W})", 0.85, _PERSON),
    Saying("first_work", rf"\b(?:[Hh]is|[Hh]er) {_FIRST} {_MADE}(?: as (?:an? )?(?:director|actor|actress))? (?:was|came) (?:in |as [^,;.]*? "
           r"in )?(?P<o>{W})", 0.85, _PERSON),
    Saying("first_work", r"\bmade (?:his|her) (?:(?:film|feature|screen|directorial|acting|literary|directing|feature-film|cinema|big-"
           r"screen|movie) )*(?:debut|first (?:film )?appearance)(?: on (?:the )?screen| as [^,;.]{3,40}?)? (?:in|with) (?P<o>{W})",
           0.85, _PERSON),
    Saying("first_work", r"(?P<s>{P})(?: (?:(?!{P})[^;.]){0,60})? (?P<o>{W}), (?:his|her) (?:own )?(?:directorial |directing |feature |film |"
           r"first )?debut(?=[,;.]| as\b| in\b|$)", 0.85),
    Saying("author", r"\b(?:[Hh]is|[Hh]er) (?:[\w-]+ ){0,2}(?:autobiography|memoirs?),? (?:was |is |were )?(?P<s>{W})", 0.87, _PERSON),
    Saying("performer", r"\b(?:[Hh]is|[Hh]er) (?:[\w-]+ ){0,3}(?:albums?|singles?|record|EP|hit)(?: single)?,? (?:was |is |were )?"
           r"(?P<s>{W+})", 0.85, _PERSON, _own_record),
    Saying("performer", r"\b[Tt]heir (?:[\w-]+ ){0,3}(?:albums?|singles?|record|EP|hit)(?: single)?,? (?:was |is |were )?(?P<s>{W+})",
           0.85, ("Organization",)),
    Saying("author", rf"\b(?:[Hh]is|[Hh]er) {_SUCH}{_WRITING}(?: of (?:poems|stories|essays|verse))?,? (?:was |is |were )?"
           r"(?P<s>{W+})", 0.85, _PERSON, _by_writer),
    Saying("author", rf"\b(?:known|remembered|noted) (?:\w+ )?for (?:(?:(?!{{W}})[^;.]){{0,120}}? and (?:for )?)?(?:the|his|her) {_SUCH}{_WRITING},? "
           r"(?P<s>{W+})", 0.85, _PERSON, _by_writer),
    Saying("author", r"\b(?P<he>[Hh]e|[Ss]he)(?: (?:also|then|later|first))? wrote (?P<s>{W+})(?! with\b)", 0.8, _PERSON, _wrote_it),
    Saying("author", rf"\b(?:wrote|published|writes|released|issued)[^;.]{{0,80}}? (?:an?|the|his|her|two|three) (?:[\w-]+ ){{0,3}}{_WRITING},? "
           r"(?P<s>{W+})", 0.85, _PERSON, alone),
    Saying("production_company", r"\b[Ii]ts (?:[\w-]+ ){0,3}(?:film|feature|release|production|picture|movie),? (?:was |is )?"
           r"(?P<s>{W})", 0.8, ("Company",)),
    Saying("production_company", r"(?P<s>{W}), the (?:studio|company|firm)'s (?:[\w-]+ ){0,3}(?:film|feature|production|picture)",
           0.85, ("Company",)),
)  # fmt: skip

"""How the order of words tells who plays in and who directs and writes the films of a page or of a title."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import KINSFOLK, PEOPLE_NOUNS, is_person_noun
from builder.extraction.english.said.sayings import Saying
from builder.extraction.english.word_order.sketch import Sketch

_FILM = ("Film", "Series")
_PERSON = ("Person",)
_ONE = r"(?:{W}|\b[Ii]t\b)"
_WHO = r"(?:{P}|\b[Hh]e|\b[Ss]he)"
_ACTED = r"(?:starred|appeared|played|acted|was seen|made (?:his|her) (?:[\w-]+ ){0,3}(?:debut|appearance))"
_SENT = r"(?:(?:went|travelled|traveled|flew|returned|moved) (?:[^\s,;.]+ ){0,6}?to (?:play|star|act|appear))"
_OF_TALE = r"(?:novels?|novellas?|stor(?:y|ies)|short stor(?:y|ies)|plays?|stage plays?|books?|memoirs?|comics?|manga)"
_CO_STARS = r"(?:opposite|alongside|with) (?:{D})?{P}(?:(?:, and|,| and) (?:{D})?{P})*"
_IN_A_WORK = (
    rf"(?:{_CO_STARS} )?in (?:{{P}}['’]s? )?(?:(?:the )?(?:comedy|drama|thriller|western|film|musical) )?"
)
_YEAR_IN = r"(?: \((?:1[89]|20)\d\d\))?"
_ACTS = re.compile(r"\b(?:actor|actress|comedian)\b")
_DIRECTS = re.compile(r"\b(?:film-?makers?|director)\b")
_NOT_FILMED = re.compile(
    r"\b(?:novels?|books?|(?<!to )plays?|stage|opera|musicals?|songs?|albums?|singles?|poems?|stor(?:y|ies)|episodes?|theatre|"
    r"theater|memoir|symphony|Broadway)\b"
)


def _acts(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the page is about somebody who acts."""
    return _ACTS.search(resolver.cast.description) is not None


def _is_part(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A part that a noun tells: no song, and no game."""
    noun = match["part"]
    return noun in KINSFOLK or noun in PEOPLE_NOUNS or is_person_noun(noun)


def _own_part(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A part of the actor or actress whom the page is about."""
    own = match[0].lower().startswith("his " if resolver.cast.is_he else "her ")
    return own and _acts(resolver, drawn, match)


def _own_film(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """`directed by him`, of a film-maker whom the page is about."""
    cast = resolver.cast
    return _DIRECTS.search(cast.description) is not None and match["p"] == ("him" if cast.is_he else "her")


def _on_screen(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether a match on a page about films speaks of no other art."""
    start = drawn.text.rfind(";", 0, match.start()) + 1
    return resolver.cast.on_screen and _NOT_FILMED.search(drawn.text[start : match.end()]) is None


def _of_page(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the sentence names no other work before a match, and no art but film in its clause."""
    before = drawn.text[: match.start()]
    others = [sign for sign in drawn.all(before, "{W}") if sign.named.name != resolver.cast.subject.name]
    return not others and _NOT_FILMED.search(re.split(r"[,;]\s", before)[-1]) is None


def _shoots(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether it is the shooting that took place, which a capital may make a name of."""
    first = drawn.signs.get(match[0][0])
    shoots = first is None or resolver.words(first.start, first.end) in (
        "Shooting",
        "Filming",
        "Principal photography",
    )
    return shoots and _of_page(resolver, drawn, match)


SAID_OF_FILMS = (
    # Casts ----------------------------------------------------------------------------------------
    Saying("starring", r"\b(?:[Ii]t|[Tt]he (?:film|picture|movie|series|show)) (?:also )?(?:stars|starred|features|featured) "
           r"(?P<o>{P+})", 0.88, _FILM),
    Saying("starring", r"(?P<o>{P&}) in (?:the |some |other |small |smaller |minor )*(?:supporting|smaller|minor|other) (?:roles|parts)",
           0.85, _FILM),
    Saying("starring", r"(?P<o>{P&})(?:, [^,;.]*,)? (?:later |also )?joined the cast\b", 0.88, _FILM),
    Saying("starring", r"\bjoined the cast[^.]*?,? as (?:did|was|were) (?:{D})?(?P<o>{P})", 0.85, _FILM),
    Saying("starring", rf"(?P<o>{_WHO}) (?:\w+ )?(?:appeared|starred|acted|played) (?P<s>{_IN_A_WORK}{{W}}{_YEAR_IN}"
           rf"(?:,? (?:and )?{_IN_A_WORK}{{W}}{_YEAR_IN})+)", 0.87, (), _on_screen),
    Saying("starring", r"(?P<s>{W})(?:, {.}*?,)?,? in which (?:{D}{P}|he|she) (?:had |has )?(?:already |also |earlier |previously |first |later )?"
           r"(?:employed|used|cast|directed) (?P<o>{P&})", 0.85, (), _on_screen),
    Saying("producer", r"\bwith (?P<o>{P&}) among (?:its|the) (?:executive )?producers", page=_FILM),
    Saying("starring", r"(?P<s>{W})(?:, {.}*?,)? (?:had|has|with) (?P<o>{P}) in the (?:title|leading|main|lead|principal) (?:role|part)",
           0.88),
    Saying("starring", r"(?P<s>{W})(?:, {.}*?,)? (?:had|has|with) {P} in the (?:title|leading|main|lead) (?:role|part)(?:,| and|, and) "
           r"(?P<o>{P+})(?=,? as\b|[,;.]|$)", 0.85),
    Saying("starring", r"(?P<s>{W})(?: [\w,]+){0,4}? (?:gave|offered|brought) (?P<o>{P}) (?:the|an?|his|her) (?:[\w-]+ ){0,2}(?:part|role|"
           r"lead)\b", 0.85),
    Saying("starring", r"(?P<s>{W})(?:, {.}*?,)? (?:was|is) (?:written|directed|made|produced|shot)[^;.]{0,60}? and (?:starred|stars|"
           r"featured|features) (?P<o>{P+})", 0.88),
    Saying("starring", r"(?P<s>{W})[^;.]{0,40}? (?P<o>{P})(?:, [^,;.]*,)? (?:lent|lends|gave|provides|provided|supplied) (?:his|her|the) "
           r"voice\b", 0.85),
    Saying("starring", rf"\b[Ff]or (?:{{D}}){{P}}(?:, [^,;.]*,)? (?P<o>{_WHO}) (?:\w+ )?(?:was|{_ACTED})[^;.]*? in (?P<s>{{W}})", 0.85, (),
           _on_screen),
    Saying("starring", r"\b[Tt]hey (?:\w+ ){0,3}(?:worked|collaborated|acted|appeared|starred)(?: \w+){0,2} (?:on|in) (?P<s>{W+})",
           0.82, _PERSON, _acts),
    Saying("starring", rf"(?P<o>{_WHO})(?:, (?:who|an?|the) [^;.]*?,)? (?:\w+ )?made (?:his|her) (?!direct)(?:[\w-]+ ){{0,3}}(?:debut|appearance)(?: on "
           r"(?:the )?screen| as (?!an? (?:[a-z]+ )?director)[^,;.]{3,40}?)? (?:in|with) (?P<s>{W})", 0.85, (), _on_screen),
    Saying("starring", rf"(?P<o>{_WHO})(?:, (?:who|an?|the) [^;.]*?,)? (?:\w+ )?{_ACTED} (?:alongside|opposite|beside|with) (?:his|her|the) "
           r"[\w ]{3,30}? in (?P<s>{W})", 0.85),
    Saying("starring", r"(?P<o>{P}(?:, {P})*,? and {P}) (?:star|starred|co-star|appear|appeared|feature)\b", 0.87, _FILM),
    Saying("starring", r"(?P<o>{P}(?:, {P})*,? and {P}) (?:play|played|portray|portrayed) (?:the|two|his|her|a|{X})", 0.85, _FILM),
    Saying("starring", r"\bwith (?P<o>(?={D}{P} as (?!one\b)){P+})", 0.87, _FILM, _of_page),
    Saying("starring", r"(?P<s>{W}),?{.}{0,60}? and (?:co-)?starring (?P<o>{P+})", 0.88),
    Saying("starring", rf"\b[Ww]ith (?:{{D}}){{P}} (?P<o>{_WHO}) (?:\w+ )?made (?:\w+ )?(?:films|pictures|movies)[^:;.]*: "
           r"(?P<s>{W}(?:{ASIDE}(?:, and|,| and) {W})*)", 0.82, (), _acts),
    Saying("starring", r"^(?P<o>{P}) (?:has|had|played|took) the (?:title|leading|main|lead|principal) (?:role|part)\b(?! in\b)", 0.85,
           _PERSON, topic=True),
    Saying("starring", r"(?P<s>{W})(?:, {.}*?,)?,? (?:in which|where) (?P<o>{P}) (?:has|had|played|plays|took|takes) the (?:title|leading|main|"
           r"lead) (?:role|part)", 0.88),
    Saying("starring", rf"(?P<s>{{W}})(?:,? by (?:{{D}}){{P}}(?:(?:, and |, | and ){{P}})*)?,? (?:in which|where) (?:{{D}})?(?P<o>{_WHO[3:-1]}|"
           r"he|she) (?:plays|played|portrays|portrayed) (?P<r>[^,;.]{2,50})", 0.85),
    Saying("starring", rf"(?P<o>{_WHO}) (?:was|is|provided|provides|supplied|lent) (?:also )?(?:his |her )?(?:the )?voice (?:of|to|for) "
           r"(?P<r>[^,;.]+?)(?:, (?:the|an?|his|her) [^,;.]*,)? in (?:{P}'s )?(?P<s>{W})", 0.85),
    Saying("starring", r"(?P<o>{P})(?:, [^;.]*?,)? (?:\w+ )?made (?:his|her) (?:[\w-]+ ){0,4}(?:debut|appearance) as (?P<r>(?!an? (?:\w+ )?"
           r"(?:director|producer|screenwriter|writer|composer|editor)\b)[^,;.]{1,50})(?=[,;.]|$)", 0.85, _FILM, _of_page),
    Saying("filming_location", r"\b(?:[Ff]ilming|[Ss]hooting|[Tt]he (?:crew|unit|production|cast))\b[^;.]*? (?:moved|went|shifted|travelled|"
           r"transferred)(?: on| over)? to (?P<o>{L})", 0.85, _FILM, _of_page),
    Saying("filming_location", r"\b(?:[Ff]ilming|[Ss]hooting) (?:started|began|took place|was done)\b[^;.]*?,? and (?:finally|then|later|"
           r"lastly|afterwards) (?:to|in|at) (?P<o>{L})", 0.85, _FILM, _of_page),
    Saying("theme_song", r"\b[Ii]ts (?:theme|title|signature|closing|opening) (?:song|tune|music|theme),? (?P<o>{W})", 0.85, _PERSON, topic=True),
    Saying("theme_song", r"\b[Ii]ts (?:theme|title|signature|closing|opening) (?:song|tune|music|theme),? (?P<o>{W})", 0.85, _FILM),
    Saying("performer", r"\b(?:theme|title|signature|closing|opening) (?:song|tune|theme),? (?P<s>{W}),? (?:came from|(?:is|was) (?:sung|"
           r"performed|recorded) by|by) (?:the (?:band|group|singer|duo) )?(?P<o>{P}|{B}|{W})", 0.85),
    Saying("based_on", r"\bbased (?:(?:their|his|her|the|its|it) )?(?:script |screenplay |film |story )?on (?:the )?(?:{P}'s )?(?:own )?"
           r"(?:[\w-]+ ){0,3}(?P<o>{W})", 0.85, _FILM, _of_page),
    Saying("based_on", r"(?P<o>{W})(?: ?\([^)]*\))?(?:, [^.;]*?,)? (?:was|is|has been) (?:later |then |also |itself )?remade "
           r"(?:(?:by (?:{D}){P}|in (?:\w+ )?{DATE}) ){0,2}as (?P<s>{W})", 0.87),
    Saying("based_on", rf"\b(?:turned|remade|reworked) (?P<o>{_ONE}) (?:as|into) (?:an? (?:[\w-]+ ){{1,4}}?(?:called )?|an? [\w -]{{3,30}}, )?"
           r"(?P<s>{W})", 0.87),
    Saying("director", r"\b(?:was|is|has been) (?:later |then |also |itself )?remade (?:in (?:\w+ )?{DATE} )?by (?:{D})(?P<o>{P}) "
           r"(?:in (?:\w+ )?{DATE} )?as (?P<s>{W})", 0.87),
    Saying("director", rf"(?P<o>{{P}}) (?:\w+ly |later |then |also )*(?:turned|remade|reworked) {_ONE} (?:as|into) "
           r"(?:an? (?:[\w-]+ ){1,4}?(?:called )?|an? [\w -]{3,30}, )?(?P<s>{W})", 0.85, (), _on_screen),
    Saying("duration", r"\b(?:[Tt]he (?:(?:finished|final|full|complete|theatrical|original|cinema|released) )?(?:film|picture|movie|version|cut)"
           r"(?: (?:shown|released) in (?:the )?cinemas)?) (?:runs|ran|lasts|lasted)(?: for)? (?P<n>\d+ (?:minutes|hours))", 0.85, _FILM),
    Saying("duration", r"\b[Tt]he (?:film|picture|movie), which (?:runs|lasts)(?: for)? (?P<n>\d+ (?:minutes|hours))", 0.87, _FILM),
    Saying("release_date", r"^[Tt]he (?:film|picture|movie)(?:, which (?:(?!{W})[^,;.]){3,60},)? (?:was|had) (?:first |its |officially )*(?:shown|screened|released|premiered|premiere|premièred)"
           r"(?:(?!\b(?:again|restored|DVD|Blu-ray|re-released)\b|{W})[^;.]){0,80}? (?:in|on) (?P<d>{DATE})", 0.87, _FILM, _of_page),
    Saying("filming_location", r"(?:^{N}|\b(?:[Ff]ilming|[Ss]hooting|[Pp]rincipal photography))(?: lasted [^,;.]{3,30},? and| [a-z]+)? took place (?:[a-z]+ ){0,2}?(?:in|at|on) (?P<o>{L}(?:(?:, and|,| and) (?:in )?{L})*)", 0.86, _FILM, _shoots),
    Saying("duration", r"\brunning time (?:of|is|was)(?: about| some| nearly)? (?P<n>\d+ (?:minutes|hours))", 0.87, _FILM, _of_page),
    # Makers ---------------------------------------------------------------------------------------
    Saying("director", rf"\b[Ff]or (?:{{D}})(?P<o>{{P}})(?:, [^,;.]*,)? {_WHO} (?:\w+ )?(?:was|{_ACTED}|{_SENT})[^;.]*? in (?P<s>{{W}})", 0.82, (),
           _on_screen),
    Saying("director", rf"(?P<o>{_WHO}) (?:\w+ly |also |then |later |next )*(?:(?:wrote(?:, produced)?|produced)(?:,)? and )?directed "
           r"(?:(?:the|an?|his|her|their) (?:[\w-]+ ){0,4})?(?P<s>{W}(?:{ASIDE}(?:, and|,| and) {W})*)", 0.88),
    Saying("screenwriter", rf"(?P<o>{_WHO}) (?:\w+ly |also |then |later |next )*(?:co-)?wrote(?:, produced)? and directed "
           r"(?:(?:the|an?|his|her|their) (?:[\w-]+ ){0,4})?(?P<s>{W}(?:{ASIDE}(?:, and|,| and) {W})*)", 0.88),
    Saying("screenwriter", r"(?P<s>{W})(?:, {.}*?,)?,? (?:which )?(?:was )?(?:\w+ )?(?:written|scripted) by (?:{D})(?P<o>{P&})", 0.85, (),
           _on_screen),
    Saying("screenwriter", r"(?P<s>{W}),? (?:which )?(?:was )?(?:\w+ )?adapted (?:for the screen )?by (?:{D})(?P<o>{P&})", 0.85),
    Saying("director", rf"\b[Ww]ith (?:{{D}})(?P<o>{{P}}) {_WHO} (?:\w+ )?made (?:\w+ )?(?:films|pictures|movies)[^:;.]*: "
           r"(?P<s>{W}(?:{ASIDE}(?:, and|,| and) {W})*)", 0.85, (), _acts),
    Saying("director", r"(?P<s>{W})(?:, which| which)?,?(?: was| is)? (?:\w+ly )?directed by (?:{D})(?P<o>{P&})(?! in\b)", 0.9),
    Saying("director", r"\b(?:[Hh]e|[Ss]he|{P})[^;.]{0,30}? made (?P<o>his|her) (?:directorial|directing) debut[^;.]{0,20}? with (?P<s>{W})", 0.88),
    Saying("director", r"\bmade (?P<o>his|her) (?:\w+ )?debut as (?:an? )?(?:\w+ )?director (?:in {DATE} )?with (?P<s>{W})", 0.88),
    Saying("director", r"\bremade by (?:{D})(?P<o>{P}) (?:in (?:the )?(?:{L}|{X}|{DATE}) )?as (?P<s>{W})", 0.87),
    Saying("director", r"(?P<o>{P})['’]s? (?:[a-z-]+ )?(?:film|comedy|drama|thriller|western|epic|biopic|satire|romance) (?P<s>{W})", 0.8, (),
           _on_screen),
    Saying("director", r"\b[Uu]nder the direction of (?:{D})(?P<o>{P})(?!['’]),?[^;.]*? in (?P<s>{W})", 0.85, (), _on_screen),
    Saying("director", r"\b[Uu]nder (?:{D})(?P<o>{P})['’]s? direction[^;.]*? in (?P<s>{W})", 0.85, (), _on_screen),
    Saying("director", r"(?P<s>{W}){.}{0,60}?,? under the direction of (?:{D})(?P<o>{P})(?!['’])", 0.85, (), _on_screen),
    Saying("director", r"(?P<s>{W})(?: \(\d{4}\))?,? under (?:{D})(?P<o>{P})['’]s? direction\b", 0.85, (), _on_screen),
    Saying("director", r"(?P<s>{W})(?:,? which (?:was|is))?,? (?:\w+ly )?directed by (?P<p>him|her)(?=[,;.]| and\b|$)", 0.85, _PERSON, _own_film),
    Saying("starring", r"\b(?:[Hh]is|[Hh]er) (?:[\w-]+ ){0,3}(?:part|role)s?(?: in (?:a film|films|the cinema)| on (?:the )?screen)?,? (?:(?:was|is|were|are) )?(?:as |that of )?"
           r"(?P<r>(?:the |an? )?(?:[a-z-]+ ){0,3}{X}) in (?:{P}['’]s? )?(?P<s>{W})", 0.85, _PERSON, _own_part),
    Saying("starring", r"\b(?P<part>[a-z]+)(?:,| who| whom)? (?:(?:is|was|are|were) )?(?:\w+ly |also )?(?:played|portrayed) by (?:{D})(?P<o>{P}(?: and {P}(?!,))?)", 0.84,
           _FILM, _is_part),
    Saying("editor", r"(?P<s>{W})(?:, which| which)?,?(?: was| is)? edited by (?:{D})(?P<o>{P&})", 0.85, (), _on_screen),
    Saying("screenwriter", r"\b(?:written|scripted|co-written|created and (?:\w+ )?written) by (?:{D})(?P<o>{P&})", 0.85, _FILM, _of_page),
    Saying("author", r"\badapted by (?:{D})(?P<o>{P}) from (?:his|her) own (?:[\w-]+ ){0,3}(?:novel|play|story|book|memoir|musical)\b",
           0.88, _FILM),
    Saying("cinematographer", r"(?P<o>{P}) was behind the camera\b", 0.88, _FILM),
    Saying("production_company", r"\bproduction compan(?:y|ies) (?:was|were|is|are) (?P<o>{B&})", 0.88, _FILM),
    Saying("distributor", r"\bdistributed by (?:the )?(?P<o>{B})", 0.87, _FILM, _of_page),
    Saying("budget", r"\bbudget (?:of|was|is) (?P<n>[^,;]{2,40}?)(?=[,;]| and\b|\.$|$)", 0.88, _FILM, _of_page),
    Saying("author", r"(?P<s>{W}),? (?:based on|adapted from|drawn from|taken from|after|from|inspired by) (?:the )?(?:{D})(?P<o>{P})'s "
           rf"(?:[\w-]+ ){{0,4}}?{_OF_TALE}\b", 0.87),
)  # fmt: skip

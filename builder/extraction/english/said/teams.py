"""How the order of words tells for whom somebody plays, in which band and party, and where teams and bands are at home."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import COUNTRIES, PARTY_WORDS
from builder.extraction.english.said.sayings import Saying, alone, opens, plain
from builder.extraction.english.word_order.sketch import Sign, Sketch

_PERSON = ("Person",)
_BODY = ("Organization",)
_PLAIN = plain("about|whom|whose|where|featuring|son of|daughter of|brother of|father of")
_IS = rf"^{_PLAIN}{{1,160}}? (?:is|was|are|were) (?:an?|the|one of the|currently) "
_SPORT = re.compile(
    r"\b(?:footballer|player|cricketer|goalkeeper|striker|defender|midfielder|winger|forward|quarterback|running back|receiver|"
    r"linebacker|lineman|cornerback|safety|kicker|punter|pitcher|catcher|outfielder|infielder|(?:left|right|center) fielder|baseman|shortstop|fullback|"
    r"halfback|batsman|bowler|tight end|tackle|guard|cent(?:er|re)|goaltender|goalie|full-back|half-back|centre-back|end)\b"
)
_NO_SPORT = re.compile(
    r"\b(?:guitars?|piano|bass|keyboards?|violin|chess|poker|tennis|golf|musician|drummer|guitarist|actor|actress|singer)\b"
)
_CLUB = r"(?:the )?(?:(?:[\w-]+ ){0,4}?(?:club|side|team|franchise|outfit|club side),? )?(?:the )?{X}"
_CLUBS = rf"{_CLUB}(?:(?:, and|,| and|; and|;| before joining| as well as|, then) {_CLUB})*"
_IN_LEAGUE = r"(?:in (?:the |both )?(?:{X}(?:, | and |, and )?(?:the )?)+,? )?"
_LEAGUE = re.compile(
    r"\b(?:League|Liga|Division|Championship|Conference|Bundesliga|Premiership|Association|Serie [A-D]|Ligue \d|Eredivisie|Allsvenskan|Superliga|Ekstraklasa|MLS|NFL|NBA|NHL)(?: (?:One|Two|[A-D\d]))?$"
)
_NO_CLUB = re.compile(
    r"\b(?:League|Liga|Division|Championship|Conference|Cup|Draft|Series|Olympics|Bowl|NFL|NBA|NHL|MLB|WSL|AFL|CFL|Season|Tests?|Games)\b"
)
_BAND = (
    r"(?:band|group|duo|trio|quartet|quintet|supergroup|ensemble|outfit|act|orchestra|girl group|boy band)"
)
_KIN = re.compile(r"\b(?:brother|sister|son|daughter|wife|husband|father|mother|friend) (?:of|is|was)\b")
_TEAMS = re.compile(
    r"\b(?:F\.?C\.?|United|City|Town|Rovers|Wanderers|Albion|Athletic|Rangers|Harriers|Hotspur|Orient|Thistle|Sporting)$"
)
_PLAYER = (
    r"(?:(?:lead|rhythm|bass|founding|original|former|current|principal|primary|co-|main|backing) ?)*(?:singer|vocalist|guitarist|bassist|drummer|"
    r"keyboardist|frontman|frontwoman|songwriter|percussionist|saxophonist|rapper|violinist|vocals|guitar player|bass player|leader|pianist|member)"
)
_WHO = r"(?:(?!of |with |after |from )[a-z/-]+ ){0,4}{P}"
_PLAYERS = rf"{_WHO}(?:(?:, and|,| and) {_WHO})*"
_TEAM = r"(?:company|firm|franchise|club|team|band|group|organi[sz]ation|airline|label|agency|school|university|publisher|duo|trio|quartet|orchestra|choir|ensemble|society|network|charity|manufacturer|retailer|bank|newspaper|magazine|corporation|developer|studio|brand|association|institute|foundation|chain|provider|startup|operator|maker|producer|cooperative|brewery)"


def _plays(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A sportsman, and clubs rather than countries and leagues."""
    said = resolver.cast.description or resolver.parsed.document[:300]
    clubs = all(_is_club(resolver, sign) for sign in drawn.all(match["o"], "{X}"))
    return clubs and _SPORT.search(said) is not None and _NO_SPORT.search(said) is None


def _is_club(resolver: Resolver, sign: Sign) -> bool:
    """The Browns, whatever the tagger takes them for; not a country, a league or a manager."""
    words = resolver.words(sign.start, sign.end)
    known = resolver.cast.current(sign.named)
    person = known.type == "Person" and " " in words and not _TEAMS.search(words)
    after_article = resolver.parsed.passage.plain[: sign.start].endswith(" the ")
    return words not in COUNTRIES and _NO_CLUB.search(words) is None and (after_article or not person)


def _plays_alone(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return _plays(resolver, drawn, match) and alone(resolver, drawn, match)


def _opens_playing(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return opens(resolver, drawn, match) and _plays(resolver, drawn, match)


def _is_league(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return all(_LEAGUE.search(resolver.words(sign.start, sign.end)) for sign in drawn.all(match["o"], "{X}"))


def _is_party(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A party by the last word of its name, and nobody else's."""
    sign = drawn.signs[match["o"]]
    words = re.sub(r" of .*", "", resolver.words(sign.start, sign.end)).split()
    return words[-1].lower() in PARTY_WORDS and alone(resolver, drawn, match)


def _is_band(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Not a country, a film or a part: a band that is called one, or has a name that nobody bears; nor a brother's."""
    sign = drawn.signs[match["o"]]
    kind = resolver.cast.current(sign.named).type
    kin = _KIN.search(drawn.text, 0, match.start()) is not None
    return alone(resolver, drawn, match) and kind not in ("Place", "City", "Country") and not kin


SAID_OF_TEAMS = (
    # Sport -----------------------------------------------------------------------------------------
    Saying(
        "member_of",
        rf"{_IS}[^;]{{0,120}}? (?:who|that|and|,) (?:has |had |is |was )?(?:currently |last |formerly |most recently |previously |also |recently |now |once )*"
        rf"(?:plays?|played|playing|appeared) (?:(?:(?!{{X}})[^;.]){{0,60}}? )?{_IN_LEAGUE}(?:for|with|as a member of)(?: and captains)? (?P<o>{_CLUBS})",
        0.88,
        _PERSON,
        _opens_playing,
    ),
    Saying(
        "member_of",
        rf"{_IS}(?:(?!{{X}})[^;]){{0,100}}?\b(?:footballer|player|goalkeeper|striker|defender|midfielder|winger|forward|quarterback|back|receiver|linebacker|lineman|"
        rf"cornerback|safety|pitcher|catcher|outfielder|infielder|(?:left|right|center) fielder|baseman|shortstop|fullback|guard|cent(?:er|re)|goaltender|tackle|kicker|end|bowler|batsman)"
        rf"(?: \([^)]*\))?(?: currently)? (?:for|with|at|of) (?P<o>{_CLUBS})",
        0.88,
        _PERSON,
        _opens_playing,
    ),
    Saying(
        "member_of",
        rf"^(?:(?:(?!{{P}})[^;.]){{0,40}}, )?(?:[Hh]e|[Ss]he|{{P}}) (?:has |had |then |also |currently |later |last |previously |formerly |first |now |went on to |has also )*"
        rf"(?:plays?|played|playing) (?:(?:(?!{{X}})[^;.]){{0,60}}? )?{_IN_LEAGUE}(?:for|with|as a member of)(?: and captains)? (?P<o>{_CLUBS})",
        0.87,
        _PERSON,
        _plays_alone,
    ),
    Saying(
        "member_of",
        r"\b(?:was|were|been|and)(?: originally| later)? (?:drafted|selected|picked|signed|acquired|traded|claimed|recruited)"
        rf"(?: (?:(?!{{P}})[^;.]){{0,60}}?)? by (?P<o>{_CLUB})",
        0.87,
        _PERSON,
        _plays_alone,
    ),
    Saying(
        "member_of",
        r"\b(?:signed|re-signed|signs) (?:(?!{X})[^;.]{0,40}? )?(?:for|with) (?P<o>" + _CLUB + ")",
        0.86,
        _PERSON,
        _plays_alone,
    ),
    Saying(
        "member_of",
        r"\b(?:began|started|spent|finished|ended|begun)(?: [a-z]+){0,3} (?:career|seasons?|years)(?: [a-z ]{0,30}?)? (?:with|at|for|in) (?P<o>" + _CLUB + ")",
        0.86,
        _PERSON,
        _plays_alone,
    ),
    Saying(
        "member_of",
        r"(?:^|\b(?:club|team|franchise|it|they|that|which|and|currently)\b)(?:The {P} |(?:(?!{P})[^;.]){0,60}?\b)(?:plays?|competes?|competed|played|playing|competing)(?: [a-z-]+){0,4} in (?:the )?"
        r"(?:[\w-]+ ){0,4}?(?P<o>{B})",
        0.85,
        _BODY,
        _is_league,
    ),
    # Bands -----------------------------------------------------------------------------------------
    Saying(
        "member_of",
        rf"\b(?:{_PLAYER})(?:(?:,| and|, and|/) (?:[a-z-]+ ){{0,3}}[a-z-]+){{0,4}} (?:of|for|in|with) (?:the |his |her )?(?:[A-Za-z-]+ ){{0,6}}?{_BAND},? "
        r"(?P<o>{X})(?!['’])",
        0.88,
        _PERSON,
        _is_band,
    ),
    Saying(
        "member_of",
        rf"(?P<s>{{P}}),? (?:an? |the )?(?:(?!as )[a-z-]+ ){{0,2}}?{_PLAYER} (?:of|for|with) (?:the )?(?:[A-Za-z-]+ ){{0,5}}?{_BAND},? (?P<o>{{X}})(?!['’])",
        0.86,
    ),
    Saying(
        "member_of",
        rf"\b(?:founder|co-founder|founding member)(?: and [a-z ]{{3,40}}?)? of the (?:[A-Za-z-]+ ){{0,6}}?{_BAND},? (?P<o>{{X}})(?!['’])",
        0.87,
        _PERSON,
        _is_band,
    ),
    Saying(
        "member_of",
        rf"^[^;.]*?\b(?:is|was|are|were) an? [^;.]{{0,60}}?\b{_BAND}\b[^;.]{{0,60}}? (?:formed|founded|fronted|led) (?:(?:(?!{{P}})[^;.]){{0,50}} )?by (?P<s>{_PLAYERS})",
        0.86,
        _BODY,
        opens,
    ),
    Saying(
        "member_of",
        rf"\b(?:[Tt]he {_BAND}|[Ii]t|[Tt]hey) (?:was|were) (?:formed|fronted|led) (?:(?:(?!{{P}})[^;.]){{0,50}} )?by (?P<s>{_PLAYERS})",
        0.84,
        _BODY,
        lambda resolver, drawn, match: re.search(rf"\b{_BAND}\b", resolver.cast.description) is not None,
    ),
    Saying(
        "member_of",
        rf"\b(?:[Tt]he {_BAND}|[Ii]t|[Tt]hey)(?: \w+){{0,3}}? (?:consist(?:s|ed)? of|comprise[sd]?|featured|features|includes?|included) (?P<s>{_PLAYERS})",
        0.84,
        _BODY,
        lambda resolver, drawn, match: re.search(rf"\b{_BAND}\b", resolver.cast.description) is not None
        and re.search(r"\b(?:guest|tour|cover|song|album)", match[0]) is None,
    ),
    # Homes -----------------------------------------------------------------------------------------
    Saying(
        "headquarters",
        rf"{_IS}{_PLAIN}{{0,120}}?\b{_TEAM}\b{_PLAIN}{{0,80}}?,? (?:based|headquartered)(?: out)? (?:in|at|near|of) (?:the )?(?:(?:[a-z-]+ ){{0,3}}of )?(?:[a-z]+ern )?(?P<o>{{L}})",
        0.87,
        _BODY,
        opens,
        untyped=True,
    ),
    Saying(
        "headquarters",
        rf"{_IS}{_PLAIN}{{0,40}}?(?P<o>{{L}})[- ]based (?:[\w-]+ ){{0,5}}?{_TEAM}\b",
        0.87,
        _BODY,
        opens,
        untyped=True,
    ),
    Saying(
        "headquarters",
        r"\b(?:[Ii]ts|[Ww]hose|[Tt]heir|[Tt]he (?:company|firm|club|group|organi[sz]ation|airline|bank|agency|institution|association)'s) (?:[a-z]+ ){0,3}"
        r"(?:headquarters|head office|main office|main offices|registered office|base)(?: (?:is|are|was|were))?(?: (?:located|based|situated))? (?:in|at) (?:the "
        r"(?:[a-z-]+ ){0,3}of )?(?:[a-z]+ )?(?P<o>{L})",
        0.87,
        _BODY,
    ),
    Saying(
        "headquarters",
        r"\b(?:with|has|have|had) (?:its |their |an? )?(?:[a-z]+ ){0,2}(?:headquarters|head office|head offices|main office|registered office)(?: located| based)? (?:in|at) "
        r"(?:the (?:[a-z-]+ ){0,3}of )?(?:[a-z]+ )?(?P<o>{L})",
        0.87,
        _BODY,
    ),
    Saying(
        "headquarters",
        r"^(?:[Ii]t|[Tt]hey|[Tt]he (?:company|firm|club|group|organi[sz]ation|airline|bank|agency|team|band)) (?:is|was|are|were) (?:currently |now |originally )?(?:based|headquartered) "
        r"(?:in|at) (?:the (?:[a-z-]+ ){0,3}of )?(?:[a-z]+ )?(?P<o>{L})",
        0.87,
        _BODY,
    ),
    Saying(
        "located_in",
        rf"{_IS}{_PLAIN}{{0,100}}?\b{_BAND}\b(?:{_PLAIN}{{0,40}}?)? (?:from|formed (?:in [\d]+ )?in|originating (?:from|in)|founded in|based in) "
        r"(?P<o>{L}(?:, {L})*)",
        0.84,
        _BODY,
        opens,
    ),
    # Parties ---------------------------------------------------------------------------------------
    Saying(
        "political_party",
        r"\b(?:politician|member|leader|candidate|representative|mp|MP|senator|minister|councillor|deputy|statesman|MEP|affiliated|belongs|belonged|chairman|chairwoman|president|secretary)\b"
        r"(?:(?!\bfrom\b)(?:(?!{P})[^;.])){0,60}? (?:of|for|from|in|with|to) (?:the )?(?:[a-z-]+ ){0,3}?(?P<o>{X})(?= |[,.;)]|$)",
        0.87,
        _PERSON,
        _is_party,
    ),
    Saying("political_party", r"\b(?:as an?|is an?|was an?) (?:[A-Za-z-]+ ){0,2}?(?P<o>{X}) (?:politician|candidate|member|MP|councillor|senator)\b", 0.87, _PERSON, _is_party),
    Saying("political_party", r"\b(?:represents|represented|representing|joined|left|quit|led) the (?:[a-z-]+ ){0,2}?(?P<o>{X})", 0.85, _PERSON, _is_party),
)  # fmt: skip

"""How the order of words tells lists of what somebody played in: `known for her roles in`, `her films include`."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, alone
from builder.extraction.english.word_order.sketch import Sketch

_PERSON = ("Person",)
_FILM = ("Film", "Series")
_WHO = r"(?:{P}|\b[Hh]e|\b[Ss]he)"
_ON = r"(?:(?!{P}|{W})[^;.:])"  # goes on, past nobody else and no other work
_SHOWS = (
    r"(?:films?|movies?|pictures?|series|sitcoms?|dramas?|comed(?:y|ies)|shows?|serials?|thrillers?|mini-?series|"
    r"soap operas?|soaps?|telenovelas?|westerns?|features|musicals?|productions?|blockbusters?)"
)
_OF_KIND = rf"(?:(?:an?|the|his|her|{{P}}['’]s?|{{X}}) )?(?:(?!and )[\w'’.-]+ ){{0,5}}?(?:{_SHOWS},? )?(?:(?:such as|including|like) )?"
_BY = r"(?:(?:{P}['’]s? )|the (?:[\w'’.-]+ ){1,5}?)?"
_LIST = rf"{{W}}(?:(?:, and|,| and| as well as) (?:in |on )?{_BY}{{W}})*"
# The part of `Ann in *W*`, `the nurse Ann on *W*`, `a spy in *W*`.
_PART = r"(?:(?:the |an? )(?:[a-z-]+ ){0,3}[a-z-]+|(?:the |an? )?(?:[a-z-]+ ){0,2}(?:{X}|[A-Z][\w.'’-]*)(?: [A-Z][\w.'’-]*)*)"
_PARTS = rf"{{W}}(?:(?:, and|,| and| as well as) (?:as )?(?:{_PART} )?(?:in |on )?{_BY}{{W}})*"
_AS = r"(?: as (?:(?!{W})[^;.]){2,60}?)?"
_KNOWN = r"(?:known|recogni[sz]ed|remembered|noted|famous|acclaimed|renowned)"
_ROLES = r"(?:roles?|parts?|performances?|appearances?|portrayals?|turns?)"
_OWN = r"(?:(?:his|her|their) )?(?:(?!(?:director|produc|writ)\w*)[\w-]+ ){0,4}?"

_ACTS = re.compile(r"\b(?:actor|actress|comedian|comedienne|performer|entertainer)\b")
_MAKES = re.compile(
    r"\b(?:film-?maker|director|producer|(?:screen)?writer|composer|cinematographer|editor|novelist)\b"
)
_MUSIC = re.compile(
    r"\b(?:musician|guitarist|bassist|drummer|pianist|violinist|saxophonist|organist|cellist|keyboardist|band)\b"
)
_ON_SCREEN = re.compile(rf"\b{_SHOWS}\b")
_UNPLAYED = re.compile(
    r"\b(?:albums?|songs?|singles?|EP|records?|magazines?|newspapers?|journals?|books?|novels?|poems?|music videos?|videos?|"
    r"commercials?|advert\w*|campaigns?|soundtracks?|charts?|exhibitions?|podcasts?|poll|lists?|articles?|interviews?|"
    r"guest (?:judge|host)|contestants?|himself|herself|themselves|competed|audience|credits of|video games?|bass|guitar|drums|piano|keyboards?|violin|saxophone|vocals|"
    r"(?:produc|direct|writ|compos|edit)(?:er|or|ing|ed)\b)"
)


def _acts(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of the page's subject who acts, or in films by the words themselves; of no song or magazine."""
    others = drawn.all(match["o"], "{P}")
    if _UNPLAYED.search(match[0]) or any(sign.named.name != resolver.cast.subject.name for sign in others):
        return False
    return _ACTS.search(resolver.cast.description) is not None or _ON_SCREEN.search(match[0]) is not None


def _plays(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Parts, of anybody but musicians, who play instruments."""
    trade = resolver.cast.description
    music = _MUSIC.search(trade) is not None and _ACTS.search(trade) is None
    return not music and _UNPLAYED.search(match[0]) is None


def _only_acts(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Films of somebody who acts and makes none, whom the words mean."""
    trade = resolver.cast.description
    own = re.search(r"\b[Hh](?:is|er)\b", match["o"]) is not None
    acts = _ACTS.search(trade) is not None and _MAKES.search(trade) is None
    return own and acts and _UNPLAYED.search(match[0]) is None and alone(resolver, drawn, match)


def _own_acting(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of whom the page is about, who acts and makes nothing."""
    trade = resolver.cast.description
    acts = _ACTS.search(trade) is not None and _MAKES.search(trade) is None
    others = [sign for sign in drawn.all(match["o"], "{P}") if sign.named.name != resolver.cast.subject.name]
    return acts and not others and _UNPLAYED.search(match[0]) is None and alone(resolver, drawn, match)


def _here(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """In the film of the page: the sentence names no other work."""
    return all(sign.named.name == resolver.cast.subject.name for sign in drawn.all(drawn.text, "{W}"))


def _debuts(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A debut on the screen, or of somebody who only acts."""
    if _UNPLAYED.search(match[0]) or re.search(r"\b(?:direct|writ|produc|music|record)\w*", match[0]):
        return False
    trade = resolver.cast.description
    said = re.search(r"\b(?:acting|screen|film|feature|movie|television|TV|stage|Broadway)\b", match[0])
    return said is not None and _ACTS.search(trade) is not None


SAID_OF_PLAYERS = (
    Saying(
        "starring",
        rf"(?P<o>{_WHO}),?{_ON}{{0,90}}? (?:appear(?:ed|s|ing)?|starr?(?:ed|s|ing)?|co-starr?(?:ed|s|ing)?|act(?:ed|s|ing)?)"
        rf"{_AS}(?: (?!in |on )[a-z-]+){{0,3}}? in {_OF_KIND}(?P<s>{_LIST})",
        0.85,
        then=_acts,
    ),
    Saying("starring", rf"(?P<o>{_WHO}) (?:has |had |also |later |then )*guest[- ]?starr?(?:ed|s) {_ON}{{0,30}}?(?:in|on) {_OF_KIND}(?P<s>{_LIST})", 0.85,
           then=_plays),
    Saying("starring", rf"(?P<o>{_WHO})\b{_ON}{{0,140}}?\b{_KNOWN} (?:[\w-]+ ){{0,4}}?for {_OWN}{_ROLES}{_AS} (?:in|on) {_OF_KIND}(?P<s>{_PARTS})", 0.87,
           then=_plays),
    Saying("starring", rf"(?P<o>{_WHO})\b{_ON}{{0,140}}?\b{_KNOWN} (?:[\w-]+ ){{0,4}}?for (?:starring|appearing|acting|playing|portraying)\b{_ON}{{0,60}}? "
           rf"(?:in|on) {_OF_KIND}(?P<s>{_PARTS})", 0.87, then=_plays),
    Saying("starring", rf"(?P<o>\b[Hh]is|\b[Hh]er) (?!direct)(?:[\w-]+ ){{0,3}}(?:films?|movies|credits)(?: credits| appearances| roles)? (?:have )?"
           rf"(?:includ(?:e|ed|es)|are|were) {_OF_KIND}(?P<s>{_LIST})", 0.85, _PERSON, _only_acts),
    Saying("starring", rf"(?P<o>\b[Hh]is|\b[Hh]er) (?:[\w-]+ ){{0,3}}{_ROLES} (?:have )?(?:includ(?:e|ed|es)|are|were|came) (?:in |on |(?:roles|parts) in )"
           rf"{_OF_KIND}(?P<s>{_LIST})", 0.85, _PERSON, _plays),
    Saying("starring", rf"\b[Aa]mong (?P<o>his|her) (?:[\w-]+ ){{0,3}}{_ROLES} (?:is|are|was|were) (?:those )?in {_OF_KIND}(?P<s>{_LIST})", 0.85, _PERSON,
           _plays),
    Saying("starring", rf"(?P<o>{_WHO}) {_ON}{{0,40}}?\b(?:played|made|had|has|have|took|landed|got|held|secured|obtained) (?:on )?(?:an?|the|his|her|several|"
           rf"many|small|minor|supporting|leading|lead|starring|recurring|main|other|two|three) (?:[\w-]+ ){{0,4}}?(?:roles?|parts?|cameos?|leads?|appearances?){_AS} (?:in|on) "
           rf"{_OF_KIND}(?P<s>{_LIST})", 0.85, then=_plays),
    Saying("starring", rf"(?P<o>{_WHO}){_ON}{{0,60}}? (?:joined|joins) the (?:[a-z-]+ ){{0,3}}cast (?:of|for) {_OF_KIND}(?P<s>{{W}})", 0.87, then=_plays),
    Saying("starring", rf"(?P<o>{_WHO}){_ON}{{0,80}}? (?:was|as|is) (?:an? |the )?(?:[a-z-]+ ){{0,3}}(?:cast member|(?:series )?regular|member of the (?:[a-z]+ )?"
           rf"cast) (?:in|on|of) {_OF_KIND}(?P<s>{{W}})", 0.87, then=_plays),
    Saying("starring", rf"(?P<o>{_WHO}){_ON}{{0,60}}? made (?:his|her) (?:[\w-]+ ){{0,4}}debut{_AS} (?:in|on|with) {_OF_KIND}(?P<s>{{W}})", 0.85,
           then=_debuts),
    Saying("starring", r"\b(?:starred|starring|appeared|appearing|acted|played) [^;.]*?in {W}[^;.]{0,40}? and (?:with|opposite|alongside) (?P<o>{P&}) in "
           r"(?P<s>{W})", 0.87, then=_plays),
    Saying("starring", r"(?P<s>{W}),? (?:which )?(?:paired|pairs|teamed|teams|reunited) {P} with (?P<o>{P})", 0.87, then=_plays),
    Saying("starring", rf"(?P<o>{_WHO}){_ON}{{0,60}}? returned(?: as (?P<r>(?:(?!{{W}})[^,;.]){{2,50}}?))? in {_OF_KIND}(?P<s>{{W}})", 0.85, then=_acts),
    Saying("starring", rf"(?P<o>{_WHO}){_ON}{{0,40}}? (?:had|made|gained|won|scored|achieved|enjoyed|found|got) (?:his|her) (?:[\w-]+ ){{0,3}}(?:breakthrough|break|"
           rf"name|reputation|mark|success)(?: role)?(?: in {{DATE}})? (?:with|in|through) {_OF_KIND}(?P<s>{_LIST})", 0.85, _PERSON, _own_acting),
    Saying("starring", rf"(?P<o>{_WHO}) (?:(?:rose|came|shot|sprang) to (?:\w+ )?(?:fame|prominence|stardom|attention|notice)|became (?:a star|famous|popular|well known))"
           rf"{_AS}(?: in {{DATE}})? (?:with|in|through) {_OF_KIND}(?P<s>{_LIST})", 0.85, _PERSON, _own_acting),
    Saying("starring", rf"\b(?P<o>[Hh]is|[Hh]er) (?:[\w-]+ ){{0,3}}(?:breakthrough|break|success|hit)(?: role| part)? (?:came|was|arrived)(?: in {{DATE}})? (?:with|in) "
           rf"{_OF_KIND}(?P<s>{{W}})", 0.85, _PERSON, _own_acting),
    Saying("starring", rf"(?P<o>{_WHO}) (?:(?:was|is|has been) (?:also |last |next |first )?seen|shone|excelled|impressed|triumphed){_AS} in {_OF_KIND}(?P<s>{_LIST})",
           0.85, _PERSON, _own_acting),
    Saying("starring", rf"(?P<o>{_WHO}) followed (?:{{W}}|it|this|that|up) with {_OF_KIND}(?P<s>{{W}})", 0.85, _PERSON, _own_acting),
    # On the page of a film ------------------------------------------------------------------------
    Saying("starring", r"\b[Tt]he (?:part|role) of (?:the |an? )?(?P<r>[^,;.]{2,40}?) (?:went|was given|fell|is taken|was taken) (?:to|by) (?P<o>{P})", 0.87, _FILM, _here),
    Saying("starring", r"\b(?:[Ii]ts|[Tt]he) (?:two |three )?(?:stars|leads|leading (?:actors|players)) (?:are|were) (?P<o>{P+})", 0.87, _FILM, _here),
    Saying("starring", r"\b(?:[Ii]t|[Tt]he film) (?:teamed|paired|pairs|teams|reunited|reunites) (?P<o>{P} with {P})", 0.87, _FILM, _here),
    Saying("starring", r"(?P<o>{P})(?:, [^,;.]*,)? (?:lent|lends|gave|gives|provides?|provided|supplies|supplied) (?:his|her) voice\b", 0.87, _FILM, _here),
)  # fmt: skip

"""What English questions say in a roundabout way, in the words that rules know: to get an Oscar is to win one."""

from __future__ import annotations

import re

from solver.planners.kinds.origins import of_country
from solver.planners.rewording.adding import added
from solver.planners.rewording.birthplaces import birthplaces
from solver.planners.rewording.collaborating import collaborated
from solver.planners.rewording.distances import distances
from solver.planners.rewording.doubling import doubled_en
from solver.planners.rewording.dying import died_of
from solver.planners.rewording.extraposing import drawn_together
from solver.planners.rewording.fronting import put_behind
from solver.planners.rewording.issue import in_all
from solver.planners.rewording.locating import located
from solver.planners.rewording.measuring import by_measure
from solver.planners.rewording.of_history import in_all_history
from solver.planners.rewording.opening import opening
from solver.planners.rewording.publishing import published
from solver.planners.rewording.relating import relating
from solver.planners.rewording.replacing import Rewording, in_turn, put
from solver.planners.rewording.schooling import schooled
from solver.planners.rewording.shooting import shot
from solver.planners.rewording.succeeding import next_in_line
from solver.planners.rewording.telling import asked_for
from solver.planners.rewording.working import at_work

_PRIZE = (
    r"(?:Oscars?|Emmys?|Tonys?|Grammys?|BAFTAs?|Awards?|prizes?|(?:Golden|Silver)\s+\w+|Palmes?\s+d['’]Or)\b"
    r"(?!['’]?s?\s+nominat)"
)
_GOT = re.compile(
    rf"\b(?:(?P<past>got|gotten|landed|earned)|get|gets|land|earn)\b(?=\s+(?:[\w'’-]+\s+){{0,4}}?{_PRIZE})",
    re.I,
)
_GOT_AFTER = re.compile(
    rf"(?P<before>\b{_PRIZE}.{{0,200}}?\b)(?:(?P<past>got)|get)\b(?=\s*(?:[?.]|$|(?:for|in|at|from|as|with)\b))",
    re.I,
)
_FOR_PART = re.compile(
    rf"(?P<prize>{_PRIZE}.{{0,200}}?\bfor\s+)(?:his|her|their|the)\s+(?:parts?|roles?|performances?|work|acting)\s+(?:in|on)\s+",
    re.I,
)
_EMPHATIC = re.compile(
    r"\s*,?\s*\b(?:really|actually|truly|indeed|in fact|in reality|genuinely)\b(?:,(?=\s))?"
)
_MAIN = re.compile(
    r"\b(?:main|lead|leading|principal|chief) (?P<who>actors|actresses|stars|players|cast(?: members)?)\b",
    re.I,
)
_SOME_OF = re.compile(
    r"^(?P<name>Name|List|Give(?: me)?|Tell me) (?:some|any|a few|two|three|four|five|\d+)(?: of)?(?: the)? (?=\w+s\b)",
    re.I,
)
_ABOUT = re.compile(r"^What (?P<be>is|was) (?P<what>[^?]+?) (?:all )?about(?=\s*\?|$)", re.I)
_NAME_IN = re.compile(
    r"\b(?P<tongue>Chinese|English) (?=(?:film )?(?:name|title)\b)|(?<=called in )(?P<in>Chinese|English)\b"
)
_MAKER = (
    "director|composer|writer|author|screenwriter|producer|cinematographer|editor|actor|actress|star|singer"
)
_IN_COMMON = re.compile(
    rf"^(?:Which|What) (?P<who>{_MAKER})s? (?:do|did) (?P<works>.+? and .+?) (?:have in common|share)(?=\s*\?|$)",
    re.I,
)
_ASKS_WHAT = re.compile(r"What(?:['’]s| is| was)\b")
_BETWEEN_APPOSED = re.compile(
    r"^(?P<between>How (?:many|much|long|far)\b[^?]*?\bbetween\b[^?]+?\band\b[^?,]+),\s+"
    r"(?!(?:who|which|when|where|and|or)\b)[^,?]{3,80}(?=\s*\?|$)"
)
"""What only says of the two named last what they are: between A and B, `his first two novels`."""

_WENT_TO = re.compile(
    r"\b(?:go|(?P<past>went|gone)) to (?=(?:the|an?|his|her|their) (?:[\w'’-]+ ){0,2}?"
    r"(?:ceremony|premi[eè]re|funeral|gala|screening|wedding)\b)",
    re.I,
)
_TWO_OF_ONE = re.compile(
    r"\bbetween (?P<whose>[^,?]*?['’]s?) (?:two )?(?P<what>(?:wedding|marriage|visit|trip|move)s),?"
    r" (?P<how>to|with|in|at|for) (?P<one>[^,?]+?),? and (?:(?P=how) )?(?P<other>[^,?]+?)(?=\s*\?|$)",
    re.I,
)
"""Two of somebody's that are told apart behind one noun: between A's two weddings, to B and to C."""

_EARNED_MOST = re.compile(
    r"\b(?:earned|made|grossed|took(?: in)?|brought in) the most(?: money| revenue)?(?: at the "
    r"box[- ]office)?(?=\s*(?:[?,]|$)|\s(?:at|of|in|among|for|from|worldwide|overall|when|during|ever)\b)|"
    r"\b(?:was|is) the biggest (?:box[- ]office )?(?:hit|success) at the box[- ]office\b",
    re.I,
)
_CAME = re.compile(
    r"^(?P<which>Which|What)(?: of (?:them|these|those|the two))? (?:came|comes) first\b", re.I
)
_FURTHER = re.compile(
    r"^(?P<which>Which(?: \w+)?|What) (?:goes|dates|reaches) back (?:further|farther|longer)(?: in time)?(?=,)",
    re.I,
)
_FIRST_OUT = re.compile(
    r"^(?P<first>(?:What|Which)\b[^?]*?\bfirst (?:[a-z-]+ )?"
    r"(?:film|movie|picture|album|record|single|book|novel|game)) "
    r"(?:(?:that |which )?(?P<who>[A-ZÀ-Þ][^?,]*?) (?:released|brought out|put out|issued)|"
    r"(?:released|brought out|put out|issued) by (?P<by>[A-ZÀ-Þ][^?,]*?))(?=\s*\?|$)"
)
"""The first that somebody brought out is their first."""

_CAMEO = re.compile(
    r"\b(?:(?P<past>made|had|put in)|(?:makes|has|puts in)) an? (?:[\w-]+ ){0,2}?(?:appearance|cameo|walk-on)"
    r"(?: role| part)? in\b"
)
_AS_WHOM = re.compile(
    r"^(?P<who>[A-ZÀ-Þ][^?!]*?) (?:plays?|played|acts?|acted|appears?|appeared|stars?|starred|performs?|performed) in "
    r"(?P<work>[^?!]+?)\.\s+(?:As whom?|(?:As|In) (?:what|which)(?: role| part| character)?)(?=\s*\?|$)"
)
"""A statement, and the role asked for behind it: `Ann Lee appears in Reef. As whom?`"""

_PASS_AWAY = re.compile(r"\bpass(?P<past>ed)? away\b", re.I)
_TRUE = re.compile(r"^(?:Is|Was) it (?:true|the case|correct|a fact) that\s+", re.I)
_KIN = (
    r"(?:wi(?:fe|ves)|husbands?|sons?|daughters?|child(?:ren)?|kids|twins|sisters?|brothers?|siblings?|mother|father|"
    r"parents?|uncle|aunt|cousins?|nephews?|nieces?|grand\w+)"
)
_KINS_TRADE = re.compile(
    rf"^(?P<asked>What (?:does|did|do) (?:[^?]+?['’]s? (?:\w+ )?{_KIN}|the (?:\w+ )?{_KIN} of [^?]+?) do)(?=\s*\?|$)",
    re.I,
)
"""What somebody's kin do, with nothing said of when or why, is for a living."""

_BUYS = re.compile(
    r"\b(?P<buys>acquires?|acquired|buys?|bought|purchased?|owns?|owned|t(?:akes?|ook) over|merged with) the "
    r"producers? of\b",
    re.I,
)
"""What is bought is no person, but a company: the producer of a film here."""

_CALLED = re.compile(
    rf"^What (?P<be>is|are|was|were) (?P<whose>(?:.+\b{_KIN}|the (?:[\w-]+ ){{0,2}}{_KIN} of [^?]+?)) "
    r"(?:called|named)(?=\s*\?|$)",
    re.I,
)
_KINS = r"(?:wives|husbands|sons|daughters|children|kids|twins|sisters|brothers|siblings|parents|\w*parents)"
_NAMES_OF = re.compile(
    rf"^What (?:are|were) the names of (?P<whose>.+?['’]s? (?:\w+ )?{_KINS}|the (?:\w+ )?{_KINS} of [^?]+?)(?=\s*\?|$)",
    re.I,
)
_ADAPTED = re.compile(
    r"\bthe (?P<writer>author|writer|novelist|playwright) whose (?:novels?|fiction|books?|stor(?:y|ies)|plays?|works?) "
    r"(?P<who>[A-Z][^,?;]{2,40}?) (?:had )?(?:adapted|filmed|used|chose) (?:for|as|in) (?:his|her) "
    r"(?P<film>(?:own )?[a-z])"
)
"""Whose source a film has, told of who made it: the author whose novel A adapted for his first film."""

_SOURCES = r"novels?|novella|books?|play|(?:short )?story|comic|memoir|poem|musical"
_BEHIND = re.compile(
    r"\bthe (?:real |main )?(?:(?P<made>men|women|man|woman|people|person|brains?|minds?|genius|talent|driving force)|"
    rf"(?P<source>{_SOURCES})) behind (?=(?:the )?[\"“*]?[A-ZÀ-Þ\d])"
)
"""Whoever made a work, and what it was made from: the man behind A, the novel behind A."""

_BASED_ON = re.compile(
    rf"\bthe (?P<source>{_SOURCES}) "
    r"(?:that |which |on which )?(?P<film>[\"“*]?[A-ZÀ-Þ][^,?;]{0,60}?) (?:is|was) based(?: on)?\b"
)
_LEAD = re.compile(
    r"(?<=\bthe )(?P<sex>(?:fe)?male )?lead(?=\s+(?:of|in)\s)|"
    r"(?:(?<=['’]s )|(?<=['’] ))(?P<whose>(?:fe)?male )?lead"
    r"(?!\s+(?:role|part|act|sing|char|gui|voc|single|man|lady)|-)\b"
)
_LEADS = {"male ": "leading man", "female ": "leading lady", "": "star"}
_HAD_A_HAND = re.compile(r"\b(?:had|has) a (?:hand|part|share) in (?P<verb>[a-z]+ing)\b", re.I)
_DONE = {
    "producing": "produced",
    "making": "made",
    "writing": "wrote",
    "directing": "directed",
    "founding": "founded",
    "building": "built",
    "designing": "designed",
    "composing": "composed",
    "developing": "developed",
    "creating": "created",
}


def _made_or_source(match: re.Match[str]) -> str:
    return "the maker of " if match["made"] else f"the source {match['source']} of "


def _each_told(match: re.Match[str]) -> str:
    """Two of one noun, each with its own: between A's wedding to B and the wedding to C."""
    what = f"{match['what'].removesuffix('s')} {match['how']}"
    return f"between {match['whose']} {what} {match['one']} and the {what} {match['other']}"


def _tongue_named(text: str) -> str:
    """In a question of what something is called Chinese and English are no people, but languages."""
    return _NAME_IN.sub(lambda m: m[0].lower(), text) if _ASKS_WHAT.match(text) else text


_REWORDINGS: tuple[Rewording, ...] = (
    asked_for,
    by_measure,
    added,
    collaborated,
    doubled_en,
    distances,
    opening,
    birthplaces,
    published,
    located,
    put_behind,
    drawn_together,
    next_in_line,
    shot,
    died_of,
    at_work,
    in_all,
    in_all_history,
    schooled,
    put(_GOT, lambda m: "won" if m["past"] else "win"),
    put(_GOT_AFTER, lambda m: m["before"] + ("won" if m["past"] else "win")),
    put(_FOR_PART, lambda m: m["prize"]),
    put(_ADAPTED, lambda m: f"the {m['writer']} of {m['who']}'s {m['film']}"),
    put(_HAD_A_HAND, lambda m: _DONE.get(m["verb"].casefold(), m[0])),
    put(_BEHIND, _made_or_source),
    put(_LEAD, lambda m: _LEADS[m["sex"] or m["whose"] or ""]),
    put(_BASED_ON, lambda m: f"the source {m['source']} of {m['film']}"),
    put(_FIRST_OUT, lambda m: f"{m['first']} that {m['who'] or m['by']} made"),
    put(_BUYS, lambda m: f"{m['buys']} the production company of"),
    put(_KINS_TRADE, lambda m: f"{m['asked']} for a living"),
    put(_PASS_AWAY, lambda m: "died" if m["past"] else "die"),
    put(_CAMEO, lambda m: "appeared in" if m["past"] else "appears in"),
    put(_AS_WHOM, lambda m: f"Which role does {m['who']} play in {m['work']}"),
    put(_EMPHATIC, ""),
    put(_TRUE, "Did "),
    put(_WENT_TO, lambda m: "attended " if m["past"] else "attend "),
    put(_TWO_OF_ONE, _each_told),
    put(_EARNED_MOST, "was the highest-grossing"),
    put(_BETWEEN_APPOSED, lambda m: m["between"]),
    put(_FURTHER, lambda m: f"{m['which']} is older"),
    put(_CAME, lambda m: f"{m['which']} was first"),
    put(_SOME_OF, lambda m: f"{m['name']} the "),
    put(_MAIN, lambda m: m["who"]),
    put(_ABOUT, lambda m: f"What {m['be']} {m['what']}"),
    put(_IN_COMMON, lambda m: f"Who is the {m['who']} of both {m['works']}"),
    _tongue_named,
    put(_CALLED, lambda m: f"Who {m['be']} {m['whose']}"),
    relating,
    put(_NAMES_OF, lambda m: f"Who are {m['whose']}"),
    of_country,
)


def reworded_en(question: str) -> str:
    """An English question as the planner reads it."""
    return in_turn(question, _REWORDINGS)

"""What a question says in a roundabout way, in the words that rules know: 影后 is 最佳女主角, 离的婚 is 离婚的,
to get an Oscar to win one.
"""

from __future__ import annotations

import re

from schemas.text import Language
from solver.language import language_of
from solver.planners.kinds.origins import of_country
from solver.planners.rewording.adding import added, added_zh
from solver.planners.rewording.among import asked_first
from solver.planners.rewording.attributing import attributed
from solver.planners.rewording.birthplaces import birthplaces
from solver.planners.rewording.by_relation import by_relation_zh
from solver.planners.rewording.collaborating import collaborated, collaborated_zh
from solver.planners.rewording.crowning import crowned_zh
from solver.planners.rewording.distances import distances
from solver.planners.rewording.doubling import doubled, doubled_en
from solver.planners.rewording.dying import died_of, died_of_zh
from solver.planners.rewording.extraposing import drawn_together
from solver.planners.rewording.following import followed
from solver.planners.rewording.fronting import put_behind
from solver.planners.rewording.inside import inside_zh
from solver.planners.rewording.issue import in_all, in_all_zh
from solver.planners.rewording.locating import located, located_zh
from solver.planners.rewording.measuring import by_measure
from solver.planners.rewording.of_history import in_all_history
from solver.planners.rewording.opening import opening, opening_zh
from solver.planners.rewording.publishing import prefaced_zh, published, published_zh
from solver.planners.rewording.relating import relating
from solver.planners.rewording.repeating import held
from solver.planners.rewording.schooling import schooled, schooled_zh
from solver.planners.rewording.separable import rejoined
from solver.planners.rewording.shooting import shot, shot_zh
from solver.planners.rewording.succeeding import next_in_line, next_in_line_zh
from solver.planners.rewording.telling import asked_for
from solver.planners.rewording.working import at_work, at_work_zh

_STARS = (
    (re.compile(r"影帝(?![》”])"), "最佳男主角"),
    (re.compile(r"影后(?![》”])"), "最佳女主角"),
    (re.compile(r"视帝(?![》”])"), "最佳男主角"),
    (re.compile(r"视后(?![》”])"), "最佳女主角"),
)
_AWARDED = re.compile(r"奖|金[\u3400-\u9fff]|[影视][帝后].{0,3}[影视][帝后]|奥斯卡|当[过上选]")
_FIRST_HELD = re.compile(r"首届|头一届")


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
_EMPHATIC_ZH = re.compile(
    r"(?:真的?|确实|的确|果真|当真|其实|实际上|事实上)(?=[是在有会被能曾没得拿获出演和跟与来去结当做为拍])"
)
_ASKS_YES = re.compile(r"吗|是不是|是否|有没有")
_TITLED = re.compile(r"(《[^》]*》|“[^”]*”)")
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
_IN_ALL = re.compile(
    r"[一总]共(?=[演合])|(?<![年月日代\d])(?:前前后后|前后)(?:一共|总共|共)?(?=[结离嫁娶拿得获演拍写出当去唱])"
)
"""Before 演 and 合 it looks like 共演 and 共合; behind a date 前后 says about when."""
_LEAD_ZH = re.compile(r"(?<=[的》])(?P<sex>[男女])主角(?!奖)(?=[是后的，,叫和与演在为当曾]|$)")
_BELIEVED_ZH = re.compile(
    r"(?:一般|通常|普遍|大家|人们|学界|被|公)+(?:都)?(?:公?认为|视为|看作|当作|觉得)(?=是)|(?<=[^，。])(?:据说|据称|公认)(?=是)"
)
_ASKED_PERSON_ZH = r"(?:谁|何人|什么人|哪一?[位名个][\u3400-\u9fff]{0,3}?)"
_HAND_ZH = re.compile(
    rf"(?:是)?出自(?:于)?(?={_ASKED_PERSON_ZH}(?:之|的)?手)(?P<who>{_ASKED_PERSON_ZH})(?:之|的)?手笔?"
)
"""配乐出自谁之手: who made it."""

_SOURCE_ZH = re.compile(
    rf"(?:(?<=》)|的?(?:故事|剧情|情节|题材|剧本))(?:是)?(?:出自|取材[自于]|取自|源[自于]|来[自源]于?)"
    rf"(?=(?:{_ASKED_PERSON_ZH}(?:的|写的)?|哪一?[部本篇])(?:长篇|短篇|中篇|同名)?(?:小说|原著|著作|书|漫画|剧作|戏剧|话剧))"
)
"""故事出自哪位作家的小说: what the work was made from."""

_ENTERS_ZH = re.compile(
    r"(?P<when>(?:哪一?年|什么时候|何时|几几年)[才就]?)(?:考?进|上)[入了到]?"
    r"(?=[^，。？]{1,16}(?:大学|学院|中学|小学|书院|学校|[训培]练班|研究所|剧校|戏校)(?:念书|读书|学习)?的?[？?]?$)"
)
"""When somebody began at a school: 哪一年进青山学院."""

_WHERE_ZH = r"哪里|哪儿|何处|何地|什么地方|哪一?[个座](?:地方|城市|国家|[省市县镇村])"
_FROM_ZH = re.compile(
    r"^(?P<who>(?:《[^》]*》|[^，。？、和与跟及《》])+?的(?:(?!都|各|分别|哪|还|不|是)[\u3400-\u9fff]){1,6}?)是"
    r"(?:(?P<country>哪(?:一?个)?国家?的?)|(?:哪里|哪儿|何处|何地|(?:什么|哪一?个?)地方|"
    r"哪一?[个座]?(?:省份?|城市|市|县))的?)人(?:[呢啊呀])?(?=[。！!？?]*$)"
)
"""Where somebody comes from who is told by another: 《功夫》的导演是哪里人."""

_BORN_ZH = re.compile(
    rf"(?<![出诞学先医女男新考师众一人今平民花养发产])生(?=[在于](?:{_WHERE_ZH}))|"
    rf"(?<=在)(?P<where>{_WHERE_ZH})生(?=的[呢啊呀]?[？?。]?$)"
)
"""生 alone for 出生, where a place is asked for: 生在哪里, 在哪儿生的; not 学生在哪里, 在哪里生的孩子."""

_CROWNED_ZH = re.compile(r"(?<![自僭])(?:称|封)(?P<as>[帝后])(?=[的了过？?，,]|$)")
_AT_FESTIVAL_ZH = re.compile(r"凭|靠哪|奖|电影节|影展|在(?:戛纳|威尼斯|柏林)")
_CROWNS = {"帝": "获得最佳男主角", "后": "获得最佳女主角"}
_NOT_HELD_ZH = re.compile(r"(?<=年)(?:没有?|未曾?)(?:举办|举行|办)(?:过|成)?(?=[？?的]|$)")
_LET_ZH = re.compile(
    r"(?:让|使|令|帮助?|助|给)(?P<who>[^，。？的让使令]{2,8}?)(?:当上了?|成为|拿(?:到|下|了)?|获得了?|赢得了?|夺得了?|得到|摘得|"
    r"捧[起得回]|封)(?=[^，。？]{0,16}(?:奖|影[帝后]|最佳)[^，。？]{0,12}的)"
)
"""让某人拿到最佳导演的电影: somebody won the prize for it."""

_BY_ZH = re.compile(r"[靠凭](?:借|着)?的(?=(?:那|这)?[部张首]?(?:电影|影片|片子|作品|剧|歌|专辑|小说))")
_FIRST_TIME_ZH = re.compile(r"头一?[回次](?=[^，。？]*[奖帝后])")
_CAME_OUT = {
    "电影": "上映",
    "影片": "上映",
    "片子": "上映",
    "小说": "出版",
    "书": "出版",
    "专辑": "发行",
    "歌": "发行",
    "剧": "首播",
}
_SO_MANY_MORE_ZH = re.compile(
    r"(?P<more>[多少])(?:拿|得|获|赢|捧|摘|夺|收获)(?:到|得|了|下|回)?(?P<many>(?:几|多少)[座个项尊枚])"
)
_WHICH_YEAR_ZH = re.compile(
    rf"(?P<what>的(?:那|这)?[部本张首]?(?P<kind>{'|'.join(_CAME_OUT)}))是(?:哪一?年|什么时候)的(?=[？?]?$)"
)
_TAKES_ZH = re.compile(
    r"拿(?:到了?|下了?|过|了)?(?!着|走|手|来|出|起)(?=[^，。？的]{0,10}(?:奖|影[帝后]|最佳))"
)
_WON_ZH = re.compile(
    r"(?<![觉记懂值舍获夺赢取])得[了过](?=(?:几|多少)(?:项|座|个|次|尊)|(?:哪些|哪几项|什么)奖)"
)
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


_MUCH_ZH = r"(?P<much>(?:多少|几)(?:年|个月|天)|多久)"
_VERB_ZH = r"(?P<verb>(?![了过多几]|出(?!版))[\u3400-\u9fff]{2,4}?)"
_OFTEN_ZH, _WHAT_ZH = _MUCH_ZH.replace("much", "often"), _VERB_ZH.replace("verb", "what")
_LATER_ZH = re.compile(
    r"^(?P<one>[^，。？比]+?)比(?P<other>[^，。？比]+?)(?P<order>[早晚])"
    rf"(?:{_VERB_ZH}了?{_MUCH_ZH}|了?{_OFTEN_ZH}{_WHAT_ZH})的?(?=[？?]?$)"
)
"""Two things of which the same happened, told once behind both: 甲桥比乙桥晚通车几年, 甲桥比乙桥晚几年通车."""


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


_IN_TURN = (
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
)
_IN_TURN_ZH = (
    crowned_zh,
    inside_zh,
    added_zh,
    collaborated_zh,
    doubled,
    opening_zh,
    held,
    published_zh,
    prefaced_zh,
    located_zh,
    asked_first,
    by_relation_zh,
    attributed,
    next_in_line_zh,
    shot_zh,
    died_of_zh,
    at_work_zh,
    in_all_zh,
    schooled_zh,
)


def reworded(question: str) -> str:
    """The question as the planner reads it; itself where nothing is roundabout."""
    first, then = followed(question)
    if then:
        return reworded(first) + reworded(then)
    if language_of(question) is Language.ENGLISH:
        text = question
        for rewriting in _IN_TURN:
            text = rewriting(text)
        text = _GOT.sub(lambda m: "won" if m["past"] else "win", text)
        text = _GOT_AFTER.sub(lambda m: m["before"] + ("won" if m["past"] else "win"), text)
        text = _FOR_PART.sub(lambda m: m["prize"], text)
        text = _ADAPTED.sub(lambda m: f"the {m['writer']} of {m['who']}'s {m['film']}", text)
        text = _HAD_A_HAND.sub(lambda m: _DONE.get(m["verb"].casefold(), m[0]), text)
        text = _LEAD.sub(lambda m: _LEADS[m["sex"] or m["whose"] or ""], _BEHIND.sub(_made_or_source, text))
        text = _BASED_ON.sub(lambda m: f"the source {m['source']} of {m['film']}", text)
        text = _FIRST_OUT.sub(lambda m: f"{m['first']} that {m['who'] or m['by']} made", text)
        text = _BUYS.sub(lambda m: f"{m['buys']} the production company of", text)
        text = _KINS_TRADE.sub(lambda m: f"{m['asked']} for a living", text)
        text = _PASS_AWAY.sub(lambda m: "died" if m["past"] else "die", text)
        text = _CAMEO.sub(lambda m: "appeared in" if m["past"] else "appears in", text)
        text = _AS_WHOM.sub(lambda m: f"Which role does {m['who']} play in {m['work']}", text)
        text = _TRUE.sub("Did ", _EMPHATIC.sub("", text))
        text = _WENT_TO.sub(lambda m: "attended " if m["past"] else "attend ", text)
        text = _TWO_OF_ONE.sub(_each_told, text)
        text = _EARNED_MOST.sub("was the highest-grossing", text)
        text = _BETWEEN_APPOSED.sub(lambda m: m["between"], text)
        text = _FURTHER.sub(lambda m: f"{m['which']} is older", text)
        text = _CAME.sub(lambda m: f"{m['which']} was first", text)
        text = _MAIN.sub(lambda m: m["who"], _SOME_OF.sub(lambda m: f"{m['name']} the ", text))
        text = _ABOUT.sub(lambda m: f"What {m['be']} {m['what']}", text)
        text = _IN_COMMON.sub(lambda m: f"Who is the {m['who']} of both {m['works']}", text)
        if _ASKS_WHAT.match(text):
            text = _NAME_IN.sub(lambda m: m[0].lower(), text)  # no people, but a language
        text = relating(_CALLED.sub(lambda m: f"Who {m['be']} {m['whose']}", text))
        return of_country(_NAMES_OF.sub(lambda m: f"Who are {m['whose']}", text))
    for rewriting in _IN_TURN_ZH:
        question = rewriting(question)
    question = _LET_ZH.sub(lambda m: f"{m['who']}获得", _BELIEVED_ZH.sub("", question))
    question = _SOURCE_ZH.sub("改编自", _HAND_ZH.sub(lambda m: f"是{m['who']}", question))
    question = _ENTERS_ZH.sub(lambda m: f"{m['when']}入读", question)
    question = _FROM_ZH.sub(lambda m: m["who"] + ("的国籍是什么" if m["country"] else "出生在哪里"), question)
    question = _NOT_HELD_ZH.sub("停办", _BORN_ZH.sub(lambda m: f"{m['where'] or ''}出生", question))
    if _AT_FESTIVAL_ZH.search(question):
        question = _CROWNED_ZH.sub(lambda m: _CROWNS[m["as"]], question)
    question = _BY_ZH.sub("的", _FIRST_TIME_ZH.sub("第一次", question))
    question = _WHICH_YEAR_ZH.sub(lambda m: f"{m['what']}是哪年{_CAME_OUT[m['kind']]}的", question)
    question = _LEAD_ZH.sub(lambda m: f"{m['sex']}主演", question)
    question = _SO_MANY_MORE_ZH.sub(lambda m: f"{m['more']}获得{m['many']}", question)
    question = _LATER_ZH.sub(_apart, _TAKES_ZH.sub("获得", question))
    text = _WON_ZH.sub("获得", rejoined(_IN_ALL.sub("", question)))
    if _ASKS_YES.search(text):
        pieces = _TITLED.split(text)
        text = "".join(p if _TITLED.fullmatch(p) else _EMPHATIC_ZH.sub("", p) for p in pieces)
    if _AWARDED.search(text):
        for pattern, words in _STARS:
            text = pattern.sub(words, text)
        text = _FIRST_HELD.sub("第一届", text)
    return text


def _made_or_source(match: re.Match[str]) -> str:
    return "the maker of " if match["made"] else f"the source {match['source']} of "


def _each_told(match: re.Match[str]) -> str:
    """Two of one noun, each with its own: between A's wedding to B and the wedding to C."""
    what = f"{match['what'].removesuffix('s')} {match['how']}"
    return f"between {match['whose']} {what} {match['one']} and the {what} {match['other']}"


def _apart(match: re.Match[str]) -> str:
    """The question with what happened told of each of the two things: 甲桥通车比乙桥通车晚几年."""
    verb, much = match["verb"] or match["what"], match["much"] or match["often"]
    return f"{match['one']}{verb}比{match['other']}{verb}{match['order']}{much}"

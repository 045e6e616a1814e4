"""What Chinese questions say in a roundabout way, in words that rules know: 影后 is 最佳女主角, 离的婚 is 离婚的."""

from __future__ import annotations

import re

from solver.planners.rewording.adding import added_zh
from solver.planners.rewording.among import asked_first
from solver.planners.rewording.attributing import attributed
from solver.planners.rewording.by_relation import by_relation_zh
from solver.planners.rewording.collaborating import collaborated_zh
from solver.planners.rewording.crowning import crowned_zh
from solver.planners.rewording.doubling import doubled
from solver.planners.rewording.dying import died_of_zh
from solver.planners.rewording.inside import inside_zh
from solver.planners.rewording.issue import in_all_zh
from solver.planners.rewording.locating import located_zh
from solver.planners.rewording.opening import opening_zh
from solver.planners.rewording.publishing import prefaced_zh, published_zh
from solver.planners.rewording.repeating import held
from solver.planners.rewording.replacing import Rewording, in_turn, put
from solver.planners.rewording.same_one import made_by_one_zh
from solver.planners.rewording.schooling import schooled_zh
from solver.planners.rewording.separable import rejoined
from solver.planners.rewording.shooting import shot_zh
from solver.planners.rewording.succeeding import next_in_line_zh
from solver.planners.rewording.working import at_work_zh

_STARS = (
    (re.compile(r"影帝(?![》”])"), "最佳男主角"),
    (re.compile(r"影后(?![》”])"), "最佳女主角"),
    (re.compile(r"视帝(?![》”])"), "最佳男主角"),
    (re.compile(r"视后(?![》”])"), "最佳女主角"),
)
_AWARDED = re.compile(r"奖|金[\u3400-\u9fff]|[影视][帝后].{0,3}[影视][帝后]|奥斯卡|当[过上选]")
_FIRST_HELD = re.compile(r"首届|头一届")
_EMPHATIC = re.compile(
    r"(?:真的?|确实|的确|果真|当真|其实|实际上|事实上)(?=[是在有会被能曾没得拿获出演和跟与来去结当做为拍])"
)
_ASKS_YES = re.compile(r"吗|是不是|是否|有没有")
_TITLED = re.compile(r"(《[^》]*》|“[^”]*”)")
_IN_ALL = re.compile(
    r"[一总]共(?=[演合])|(?<![年月日代\d])(?:前前后后|前后)(?:一共|总共|共)?(?=[结离嫁娶拿得获演拍写出当去唱])"
)
"""Before 演 and 合 it looks like 共演 and 共合; behind a date 前后 says about when."""

_LEAD = re.compile(r"(?<=[的》])(?P<sex>[男女])主角(?!奖)(?=[是后的，,叫和与演在为当曾]|$)")
_BELIEVED = re.compile(
    r"(?:一般|通常|普遍|大家|人们|学界|被|公)+(?:都)?(?:公?认为|视为|看作|当作|觉得)(?=是)|(?<=[^，。])(?:据说|据称|公认)(?=是)"
)
_ASKED_PERSON = r"(?:谁|何人|什么人|哪一?[位名个][\u3400-\u9fff]{0,3}?)"
_HAND = re.compile(
    rf"(?:是)?出自(?:于)?(?={_ASKED_PERSON}(?:之|的)?手)(?P<who>{_ASKED_PERSON})(?:之|的)?手笔?"
)
"""配乐出自谁之手: who made it."""

_SOURCE = re.compile(
    rf"(?:(?<=》)|的?(?:故事|剧情|情节|题材|剧本))(?:是)?(?:出自|取材[自于]|取自|源[自于]|来[自源]于?)"
    rf"(?=(?:{_ASKED_PERSON}(?:的|写的)?|哪一?[部本篇])(?:长篇|短篇|中篇|同名)?(?:小说|原著|著作|书|漫画|剧作|戏剧|话剧))"
)
"""故事出自哪位作家的小说: what the work was made from."""

_ENTERS = re.compile(
    r"(?P<when>(?:哪一?年|什么时候|何时|几几年)[才就]?)(?:考?进|上)[入了到]?"
    r"(?=[^，。？]{1,16}(?:大学|学院|中学|小学|书院|学校|[训培]练班|研究所|剧校|戏校)(?:念书|读书|学习)?的?[？?]?$)"
)
"""When somebody began at a school: 哪一年进青山学院."""

_WHERE = r"哪里|哪儿|何处|何地|什么地方|哪一?[个座](?:地方|城市|国家|[省市县镇村])"
_FROM = re.compile(
    r"^(?P<who>(?:《[^》]*》|[^，。？、和与跟及《》])+?的(?:(?!都|各|分别|哪|还|不|是)[\u3400-\u9fff]){1,6}?)是"
    r"(?:(?P<country>哪(?:一?个)?国家?的?)|(?:哪里|哪儿|何处|何地|(?:什么|哪一?个?)地方|"
    r"哪一?[个座]?(?:省份?|城市|市|县))的?)人(?:[呢啊呀])?(?=[。！!？?]*$)"
)
"""Where somebody comes from who is told by another: 《功夫》的导演是哪里人."""

_BORN = re.compile(
    rf"(?<![出诞学先医女男新考师众一人今平民花养发产])生(?=[在于](?:{_WHERE}))|"
    rf"(?<=在)(?P<where>{_WHERE})生(?=的[呢啊呀]?[？?。]?$)"
)
"""生 alone for 出生, where a place is asked for: 生在哪里, 在哪儿生的; not 学生在哪里, 在哪里生的孩子."""

_CROWNED = re.compile(r"(?<![自僭])(?:称|封)(?P<as>[帝后])(?=[的了过？?，,]|$)")
_AT_FESTIVAL = re.compile(r"凭|靠哪|奖|电影节|影展|在(?:戛纳|威尼斯|柏林)")
_CROWNS = {"帝": "获得最佳男主角", "后": "获得最佳女主角"}
_NOT_HELD = re.compile(r"(?<=年)(?:没有?|未曾?)(?:举办|举行|办)(?:过|成)?(?=[？?的]|$)")
_LET = re.compile(
    r"(?:让|使|令|帮助?|助|给)(?P<who>[^，。？的让使令]{2,8}?)(?:当上了?|成为|拿(?:到|下|了)?|获得了?|赢得了?|夺得了?|得到|摘得|"
    r"捧[起得回]|封)(?=[^，。？]{0,16}(?:奖|影[帝后]|最佳)[^，。？]{0,12}的)"
)
"""让某人拿到最佳导演的电影: somebody won the prize for it."""

_BY = re.compile(r"[靠凭](?:借|着)?的(?=(?:那|这)?[部张首]?(?:电影|影片|片子|作品|剧|歌|专辑|小说))")
_FIRST_TIME = re.compile(r"头一?[回次](?=[^，。？]*[奖帝后])")
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
_SO_MANY_MORE = re.compile(
    r"(?P<more>[多少])(?:拿|得|获|赢|捧|摘|夺|收获)(?:到|得|了|下|回)?(?P<many>(?:几|多少)[座个项尊枚])"
)
_WHICH_YEAR = re.compile(
    rf"(?P<what>的(?:那|这)?[部本张首]?(?P<kind>{'|'.join(_CAME_OUT)}))是(?:哪一?年|什么时候)的(?=[？?]?$)"
)
_TAKES = re.compile(r"拿(?:到了?|下了?|过|了)?(?!着|走|手|来|出|起)(?=[^，。？的]{0,10}(?:奖|影[帝后]|最佳))")
_WON = re.compile(
    r"(?<![觉记懂值舍获夺赢取])得[了过](?=(?:几|多少)(?:项|座|个|次|尊)|(?:哪些|哪几项|什么)奖)"
)
_MUCH = r"(?P<much>(?:多少|几)(?:年|个月|天)|多久)"
_VERB = r"(?P<verb>(?![了过多几]|出(?!版))[\u3400-\u9fff]{2,4}?)"
_OFTEN, _WHAT = _MUCH.replace("much", "often"), _VERB.replace("verb", "what")
_LATER = re.compile(
    r"^(?P<one>[^，。？比]+?)比(?P<other>[^，。？比]+?)(?P<order>[早晚])"
    rf"(?:{_VERB}了?{_MUCH}|了?{_OFTEN}{_WHAT})的?(?=[？?]?$)"
)
"""Two things of which the same happened, told once behind both: 甲桥比乙桥晚通车几年, 甲桥比乙桥晚几年通车."""


def _apart(match: re.Match[str]) -> str:
    """The question with what happened told of each of the two things: 甲桥通车比乙桥通车晚几年."""
    verb, much = match["verb"] or match["what"], match["much"] or match["often"]
    return f"{match['one']}{verb}比{match['other']}{verb}{match['order']}{much}"


def _crowned_at_festival(text: str) -> str:
    """Whoever is crowned at a festival, or for a film, has won a prize there; elsewhere 称帝 is of emperors."""
    return _CROWNED.sub(lambda m: _CROWNS[m["as"]], text) if _AT_FESTIVAL.search(text) else text


def _without_emphasis(text: str) -> str:
    """What asks for yes or no without 真的 and the like, but in titles."""
    if not _ASKS_YES.search(text):
        return text
    return "".join(p if _TITLED.fullmatch(p) else _EMPHATIC.sub("", p) for p in _TITLED.split(text))


def _of_prizes(text: str) -> str:
    """影后 and the like as the prize that they stand for, where prizes are spoken of."""
    if not _AWARDED.search(text):
        return text
    for pattern, words in _STARS:
        text = pattern.sub(words, text)
    return _FIRST_HELD.sub("第一届", text)


_REWORDINGS: tuple[Rewording, ...] = (
    made_by_one_zh,
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
    put(_BELIEVED, ""),
    put(_LET, lambda m: f"{m['who']}获得"),
    put(_HAND, lambda m: f"是{m['who']}"),
    put(_SOURCE, "改编自"),
    put(_ENTERS, lambda m: f"{m['when']}入读"),
    put(_FROM, lambda m: m["who"] + ("的国籍是什么" if m["country"] else "出生在哪里")),
    put(_BORN, lambda m: f"{m['where'] or ''}出生"),
    put(_NOT_HELD, "停办"),
    _crowned_at_festival,
    put(_FIRST_TIME, "第一次"),
    put(_BY, "的"),
    put(_WHICH_YEAR, lambda m: f"{m['what']}是哪年{_CAME_OUT[m['kind']]}的"),
    put(_LEAD, lambda m: f"{m['sex']}主演"),
    put(_SO_MANY_MORE, lambda m: f"{m['more']}获得{m['many']}"),
    put(_TAKES, "获得"),
    put(_LATER, _apart),
    put(_IN_ALL, ""),
    rejoined,
    put(_WON, "获得"),
    _without_emphasis,
    _of_prizes,
)


def reworded_zh(question: str) -> str:
    """A Chinese question as the planner reads it."""
    return in_turn(question, _REWORDINGS)

"""Award phrases: `第21届香港电影金像奖最佳导演奖、最佳男主角奖` into award, edition and category."""

from __future__ import annotations

import re
from dataclasses import dataclass

from builder.numerals import is_number, whole_number
from schemas.graph import Qualifier

_TAIL = re.compile(
    r"(?:(?<=[影导编主配角演员辑指导影曲片术计效型乐歌])[一二两三四五六七八九十]+(?:项|个|座|大)?(?:大奖|奖项|奖)|等(?:多|[一二两三四五六七八九十]+)?[个项]?(?:音乐|电影|国际)?(?:奖项|大奖|荣誉|奖|提名)?(?:奖)?|的?称号|荣誉)$"
)
_FESTIVALS = ("戛纳", "柏林", "威尼斯")
_STAR = re.compile(
    rf"(?P<edition>(?:第[\d一二三四五六七八九十]+届)?)(?:(?P<base>{'|'.join(_FESTIVALS)}|(?:香港电影)?金像奖?|金马奖?|金鸡奖?|"
    r"百花奖?|华表奖?)|首位|新科|双料)?(?P<star>影[帝后])"
)
_LISTING = re.compile(r"^[^：《]{0,12}(?:奖项?|荣誉)：(?=最|[^：]*、)")
_TROPHY = re.compile(
    r"^(?:[^、，第最节展终]{2,5}?的?)?"
    r"(?P<trophy>(?:金|银)(?:熊|狮|棕榈|豹|贝壳))(?:大?奖)?$"
)
"""A festival's prize by the animal that it is called after: 柏林金熊奖, 威尼斯的金狮."""

_COUNTED = re.compile("^第[一二三四五六七八九十\\d]+[座尊个]")
_WINNER = re.compile(
    r"(?<=[奖熊狮榈])的(?!最|年度)(?:[^奖的]{0,8}?(?:片|电影|影片|作品|剧集|电视剧))$|(?<=.)(?:则|都|均|便)$"
)
_OF_PRIZE = re.compile("(?<=奖)的(?=最佳)")  # `金马奖的最佳剧情片`
_WHO_WON = re.compile("（[^（）]*）$")  # `最佳女主角（李四）`
_SPLIT = re.compile(
    r"、|，?以及|，|(?<=奖)[和与及]|(?<=奥斯卡)[和与及]|(?<=提名)[和与及]|(?<=名)[和与](?=第)|[和与及](?=最佳)"
)
_EDITION = re.compile(r"^第(?P<edition>[\d一二三四五六七八九十百]+)[届次](?P<rest>.+)$")
_BASES = (
    "奥斯卡金像奖|奥斯卡|诺贝尔(?:文学|和平|物理学|化学|经济学|生理学或医学)奖|颁奖典礼|颁奖礼|影展|影视节|颁奖盛典|金像奖|金马奖|金鸡奖|百花奖|华表奖|金紫荆奖|金球奖|金曲奖|蓝丝带奖|影评人奖|学院奖|电影节|电视节|"
    "音乐节|艺术节|小姐竞选|公开赛|锦标赛|比赛|选拔赛|歌唱赛|中美电影节|音乐榜中榜|榜中榜|风云榜|排行榜|音乐榜|十大中文金曲|十大劲歌金曲|音乐大奖|销量大奖|传媒大奖|"
    "录影带大奖|金曲奖大奖|大奖|大赛|协会奖|协会|文学奖|奖"
)
_CATEGORY_START = re.compile(
    r"主竞赛|[^，。、]{0,4}竞赛单元|一种关注|地平线|金熊|银熊|金狮|银狮|金棕榈|最佳|最受|最高|最畅销|最具|最|年度|优秀|杰出|十大|港台|全国|全年|亚洲|亚太|中国区|华语|白金|女|男|终身|优异|国际|特别|"
    r"评委会|评审团|金奖|银奖|铜奖|一等奖|二等奖|三等奖|特等奖|人气|新人|新秀|生力军|我最|叱咤|长篇|剧情|电影|观众|台湾地区|"
    r"25大|第[一二三]名|冠军|亚军|季军|影帝|影后|贡献"
)
_PRIZE = re.compile(
    r"奖|獎|勋章|星章|勋衔|影帝|影后|视帝|视后|金熊|银熊|金狮|金棕榈|金曲|大碟|最佳[^，。的]{2,8}$|终身成就|院士|金牌|银牌|铜牌|"
    r"竞赛单元|一种关注单元|最受欢迎|唱片$|专辑$|艺人$"
)
_NOT_PRIZE = re.compile(
    r"票房|包括|^[该此本这首那][^届]|此奖|该奖|这一|关注|好评|赏识|的[^奖]{0,12}(?:歌手|演员|导演|角色|机会|作品|选手|学生|学者|女性|男性|团队|[人家者员])$|奖项的|"
    r"奖的[^奖]*$|^[的另]|同一奖|^第一位|是在|^奖项|冠军$|亚军$|季军$|奖学金|奖金|^奖|《|[拿捧夺获赢取]到|[夺获赢取]得|拿下|获颁|[领颁]奖$|代[他她]"
)
_CONTEST = re.compile(
    "[^，。；该此这那《》票]{2,20}?(?:大赛|比赛|选美|小姐竞选|选拔赛|歌唱赛|公开赛|锦标赛)[^，。；的《》]{0,6}?(?:冠军|亚军|季军|金奖|银奖)"
)
_CATEGORY_ONLY = re.compile(
    r"^(?:最|杰出|优秀|年度|金熊|银熊|金狮|银狮|金棕榈|(?:港台|台湾地区|内地|亚洲|全国)(?:最|年度)|终身|全年|十大金曲奖|评审团|评委会|观众|(?:[长中短]篇小说|报告文学|诗歌|散文|散文杂文|文学翻译|文学理论评论|新人|编剧|导演)奖$)"
)
_BARE_CATEGORY = re.compile(
    "([、和与及])((?:影片|电影|导演|编剧|[男女][主配]角|摄影|剪[辑接]|美术指导|服装造型设计|音响效果|动作设计|原创电影歌曲|原创配乐|新演员)奖?)"
    "(?=[、和与及，。；等]|$)"
)
_OF_BOTH = re.compile("最佳男([、和与及])女([主配]角|演员)")  # `最佳男、女主角`


@dataclass(frozen=True, slots=True)
class AwardWin:
    """One prize: the award's name, its edition (digits) and category where they are said."""

    award: str
    edition: str = ""
    category: str = ""
    nominated: bool = False


def read_awards(phrase: str, ceremony: str = "") -> list[AwardWin]:
    """The prizes that a phrase lists. `ceremony` is an award said before it (`在第3届音乐风云榜上`)."""
    phrase = _LISTING.sub("", _WINNER.sub("", _TAIL.sub("", phrase.strip())))
    phrase = _spelled_out(_OF_PRIZE.sub("", _shared_category(phrase)))
    edition, award = _head(ceremony)
    wins: list[AwardWin] = []
    for part in (_WHO_WON.sub("", part) for part in _SPLIT.split(phrase)):
        part, nominated = _without_nomination(
            _plainly(_TROPHY.sub(r"\g<trophy>奖", _COUNTED.sub("", part.strip())))
        )
        if not _is_prize(part):
            continue
        own_edition, rest = _edition(part)
        if award and _CATEGORY_ONLY.match(rest):
            wins.append(AwardWin(award, own_edition or edition, rest, nominated))
            continue
        own_award, category = split_category(rest)
        if own_award and _CATEGORY_ONLY.match(own_award) is None:
            award, edition = own_award, own_edition
        wins.append(AwardWin(own_award or rest, own_edition, category, nominated))
    return wins


def _is_prize(part: str) -> bool:
    """Whether words name a prize, or a place of honour in a contest (`首届歌唱大赛冠军`)."""
    prize = _PRIZE.search(part) is not None and _NOT_PRIZE.search(part) is None
    return len(part) > 1 and (prize or _CONTEST.fullmatch(part) is not None)


def split_category(text: str) -> tuple[str, str]:
    """`("台湾电影金马奖", "最佳男配角奖")`; the category is empty when the whole is the award."""
    if _CATEGORY_ONLY.match(text):
        return text, ""
    for base in re.finditer(_BASES, text):
        rest = text[base.end() :].removeprefix("的")
        if rest and _CATEGORY_START.match(rest):
            return text[: base.end()], rest
    return text, ""


def _plainly(part: str) -> str:
    """`金马影后` is `金马奖最佳女主角`, `戛纳影帝` is `戛纳国际电影节最佳男演员`; a bare `影后` says nothing."""
    match = _STAR.fullmatch(part)
    if match is None:
        return part
    male, base = match["star"] == "影帝", match["base"]
    if base is None:
        return ""
    if base in _FESTIVALS:
        return f"{match['edition']}{base}国际电影节最佳{'男' if male else '女'}演员"
    return f"{match['edition']}{base.removesuffix('奖')}奖最佳{'男' if male else '女'}主角"


def _shared_category(phrase: str) -> str:
    """`第25届A奖和第42届B奖的最佳新演员奖`: both have the category."""
    match = re.fullmatch(r"((?:[^、和与的]+(?:奖|奥斯卡)[、和与])+[^、和与的]+奖)的([^、和与]+)", phrase)
    if match is None or _CATEGORY_START.match(match[2]) is None:
        return phrase
    return "、".join(f"{award}{match[2]}" for award in re.split("[、和与]", match[1]))


def _spelled_out(phrase: str) -> str:
    """`最佳电影、导演和编剧`: all three are 最佳."""
    phrase = _OF_BOTH.sub(r"最佳男\2\1最佳女\2", phrase)
    best = phrase.find("最佳")
    if best < 0:
        return phrase
    return phrase[:best] + _BARE_CATEGORY.sub(lambda m: f"{m[1]}最佳{m[2]}", phrase[best:])


def _head(ceremony: str) -> tuple[str, str]:
    if not ceremony:
        return "", ""
    edition, rest = _edition(ceremony)
    return edition, re.sub(r"(?:颁奖典礼|颁奖盛典)$", "", rest)


def _edition(text: str) -> tuple[str, str]:
    text = re.sub(r"^(?:\d{4}年(?:度的?|的)?|第?[一二两三四五六七八九十\d]+[座项个尊次]的?)", "", text)
    if text.startswith("首届"):
        return "1", text.removeprefix("首届")
    match = _EDITION.match(text)
    if match is None:
        return "", text
    edition = match["edition"]
    return str(whole_number(edition)) if is_number(edition) else "", match["rest"]


def _without_nomination(part: str) -> tuple[str, bool]:
    bare = re.sub(r"^(?:入围|提名)了?|(?:的?[一二两三四五六七八九十多数\d]+[项个]|的)?提名(?:奖)?$", "", part)
    return bare, bare != part


def award_qualifiers(win: AwardWin) -> set[Qualifier]:
    """Edition and category of a prize, where they are said."""
    named = (Qualifier("edition", win.edition), Qualifier("category", win.category))
    return {qualifier for qualifier in named if qualifier.value}


def award_predicate(win: AwardWin, predicate: str) -> str:
    """The relation of a prize: that of the pattern, or a nomination."""
    return "award_nominated" if win.nominated else predicate

"""Pronouns and descriptions (`他`, `该片`, `在片中`, `他们`) resolved in reading order over a page."""

from __future__ import annotations

import re

from builder.extraction.chinese.items import PERSON, Item
from builder.extraction.chinese.lexicon import EPITHET
from builder.extraction.chinese.memory import ACCEPTS, WORKS, Memory, is_part
from builder.extraction.chinese.subjects.family_names import of_family, of_joined
from builder.extraction.chinese.subjects.named_before import last_person, wedded
from builder.findings import Named

_FILM = (
    "该片|(?<![^，。；！？、而为给])影片|本片|此片|"
    "该影片|该电影|这部电影|这部影片|这部作品|该作品|该作|(?<=在)片(?=中|里|饰)|(?<=在)电影(?=中|里)|"
    "(?<=在)其中(?=饰|扮|担任|担纲|出演|客串|主演|演出)|(?<![^，。；])同片(?=的?[^，。；]{0,4}?(?:主演|演员|男主角|女主角))"
)
_SERIES = "该剧集|该剧|本剧|此剧|这部剧|该电视剧|这部电视剧|(?<=在)剧(?=中|里)"
_ALBUM = "该专辑|这张专辑|本专辑|该EP|该唱片|整张专辑|专辑(?=中|里|同名|主打|发行|的|由|全部|所有)"
_SONG = "该曲|该歌曲|该歌|这首歌曲|这首歌|此歌|此曲|该单曲"
_BOOK = "该书|本书|此书|这本书|该小说|这部小说"
_SHOW = "该节目|本节目|这档节目|(?<=在)节目(?=中|里)"
_BODY = (
    "该校|这所(?:学校|大学|学院|中学|小学|高中)|该院|该馆|该社|该台|该厂|该团|(?<![^，。；！？、])(?:学校|学院|奖项|电视台|乐团|公司)|"
    "这座(?:城市|小城|古城|小镇|岛)|该公司|本公司|公司(?=总部|位于|成立|创办|前身)|"
    "(?<![^，。；！？、])(?:俱乐部|球队|球会|协会|学会|基金会|乐队|医院|集团|剧团|报社)(?=[^员们内之])|"
    "(?<=[与和同为在])公司(?=签约|签下|执导|拍|工作)|该机构|该组织|该奖项|该奖|该岛|该市|该地|该国"
)
_PERSONAL = (
    r"(?<![其吉])他(?!们|人)|她(?!们)|"  # no `吉他`
    r"其(?=主演[的了过]|执导|演唱|创作|出演|父亲|母亲|妻子|丈夫|代表作|成名作|个人)"
)
_SCENE = "(?<=[凭因为借以])此(?=[^，。；]{0,14}?(?:获|夺|赢|摘|捧|拿下|得到|成为|当选))"
_LATTER = "(?<=[，；。、凭因以])(?:后一部|后者|最后一部)(?=[的中里由是使为让有获夺成则也又和与兼曾饰担任])"
_FORMER = "(?<=[，；。、凭因以])(?:前一部|前者)(?=[的中里由是使为让有获夺成则也又和与兼曾饰担任])"
_FREE = "(?:(?<![\u4e00-\u9fff])|(?<=[在把将由因凭以而到从于，]))"
_THAT_FILM = f"{_FREE}那部(?:影?片子?|电影|作品|影片)"
_THAT_SERIES = f"{_FREE}那部(?:电视剧|剧集?|连续剧)"
_THAT_SONG = f"{_FREE}那[首支](?:歌曲?|曲子?|主题曲)"
_THAT_BOOK = f"{_FREE}那[部本](?:书|小说|著作)"
_ADAPTED = "(?<=[把将])(?:它|故事|剧情|原[著作])(?=(?:搬[上到进]|移植到|改编|[翻改重]拍|拍成|改成))"
_MATE = "(?<=[，；])(?:丈夫|妻子|太太|夫人)(?=[则也曾当时]{0,2}(?:是|为|当|任|在|从事|毕业))"
_PLURAL = "他们(?!自己)|她们|夫[妇妻](?:俩|两人|二人)|(?<![^，。；\n])夫[妇妻](?=[一共先后婚]{0,4}[育生]?有)|两人|二人"
_THIS_ONE = "此人"
_COUPLE = ("夫妇", "夫妻")
_AS_PARENTS = re.compile(
    "(?:婚后|后来|一共|共|只|先后|曾|都|也)*(?:[育生]?有了?(?:[一二两三四五六七八九]|儿|女|子)|[育生]了?[一二两三四五六七八九]|没有(?:孩子|子女|儿女)|膝下)"
)
"""What a couple's children are told with, which is said of no other two whom a sentence names together."""
_ANAPHOR = re.compile(
    "|".join(
        f"(?P<{name}>{words})"
        for name, words in (
            ("Film", _FILM), ("Series", _SERIES), ("Album", _ALBUM), ("Song", _SONG), ("Book", _BOOK),
            ("Programme", _SHOW), ("Body", _BODY), ("Person", _PERSONAL), ("Plural", _PLURAL),
            ("Scene", _SCENE), ("Adapted", _ADAPTED), ("Mate", _MATE), ("Latter", _LATTER), ("Former", _FORMER),
            ("ThisOne", _THIS_ONE),
            ("ThatFilm", _THAT_FILM), ("ThatSeries", _THAT_SERIES), ("ThatSong", _THAT_SONG), ("ThatBook", _THAT_BOOK),
        )
    )
)  # fmt: skip
_OWN_BODY = frozenset(
    {"俱乐部", "球队", "球会", "协会", "学会", "基金会", "乐队", "医院", "集团", "剧团", "报社"}
)
_OF_BODIES = frozenset({"该组织", "该机构", "该公司", "该社", "该厂", "该团"})
_PLACES = frozenset({"Place", "City", "Country"})
_BODY_TYPES = frozenset({"Organization", "Company", "School"})
_TEACHES = re.compile("大学|学院|学校|[中小]学")
_UNNAMED = re.compile(
    r"(?:主演|出演|参演|拍摄|执导)了[^，。；《]{1,20}(?:片|电影|剧|影片|电视剧)(?=[，；。])"
)
_WITH = frozenset("与和同跟")
_WITH_TITLE = re.compile("[与和同](?:《[^《》]*》)?[^，。；、与和同]{1,8}$")
_MARRIED_TO = re.compile("(?<!的)(?:妻子|丈夫|太太|夫人|娶|嫁给)$")
_MATE_OF = re.compile("的(?:妻子|丈夫|太太|夫人)")
_WITH_OWNER = re.compile(f"(?:^|[，。；])[^，。；]{{0,4}}[与和同跟](?:{EPITHET}|[^，。；、的]{{1,6}})?$")
"""Before a husband with whose wife somebody fell in love: `他与公使李四的妻子王五相恋`."""
_IN_ITS_YEAR = re.compile(r"\d{3,4}年[^，。；：]{0,6}：")
"""How the lines of a table of years begin, each of which tells of others."""
_MEETS = re.compile("(?:在[^，。；]{1,12})?(?:相识|相恋|相爱|结识|恋爱|交往|结婚|成婚)")
_WEDS = re.compile("(?:[在于][^，。；]{1,12})?(?:结婚|成婚|完婚|再婚|结为夫妻|结为伉俪|结缡|登记结婚)")
_MARRIED = re.compile(
    "[^，。；]{0,12}?(?:结婚|成婚|完婚|再婚|结为夫妻|结为伉俪|为妻|结缡|婚礼|登记|领证)|[，；]"
)
_TO = re.compile("(?:[与和同娶]|嫁给|嫁与|迎娶)了?[^，。；]{0,16}$")
_MADE = re.compile("演|饰|导|拍|唱|写|创作")
_OF_TWO = ("Former", "Latter")
_OF_TWO_NEAR = re.compile("[^，。；]{0,4}，(?:[^。；和与、]{0,16}，)?(?:[凭因以])?")

_NEAR = 60  # characters within which `她` on a man's page means the woman named last


def resolve_anaphors(text: str, items: list[Item], memory: Memory) -> list[Item]:
    """The items of one paragraph with its pronouns added, each standing for what was named before."""
    found: list[Item] = []
    memory.place, memory.opened = 0, -1
    if _IN_ITS_YEAR.match(text):
        memory.person = None
    anaphors = [m for m in _ANAPHOR.finditer(text) if not _inside(m.start(), items)]
    unnamed = [m for m in _UNNAMED.finditer(text) if not _inside(m.end() - 1, items)]
    two: tuple[int, tuple[Named, ...]] = -1, ()  # of which a sentence tells by 前者 and 后者
    queue: list[Item | re.Match[str]] = [*items, *anaphors, *unnamed]
    for entry in sorted(queue, key=_start):
        if isinstance(entry, Item):
            memory.see(entry, text)
            found.append(entry)
            _remember_company(text, found, memory)
            continue
        if entry.lastgroup is None:
            memory.works.clear()
            continue
        kind = entry.lastgroup
        if kind == "Scene":
            named = _scene(text, entry.start(), found)
        elif kind == "Adapted":
            named = _adapted(text, entry.start(), found) or memory.about("Work")
        elif kind == "Body" and entry.group().startswith(("该校", "这所")):
            named = (
                memory.resolve(kind)
                if memory.subject.type == "School"
                else _school(text, entry.start(), found)
            )
        elif entry.group() == "该公司" and (firm := _firm(text, entry.start(), found)):
            named = firm
        elif entry.group() in _OF_BODIES:
            named = memory.resolve(kind) if memory.subject.type not in _PLACES else ()
        elif entry.group() in _OWN_BODY:
            named = memory.resolve(kind) if memory.subject.type in _BODY_TYPES else ()
        elif kind in _OF_TWO:
            begin = text.rfind("。", 0, entry.start()) + 1
            if two[0] != begin or not two[1]:
                titled = text.count("《", begin, entry.start()) >= len(_OF_TWO)
                two = begin, _pair(text, entry.start(), found) or tuple(memory.works[-2:] if titled else ())
            named = two[1][_OF_TWO.index(kind) :][:1] if len(two[1]) > 1 else ()
        elif kind == "ThisOne":
            named = last_person(text, entry.start(), found)
        elif kind == "Plural" and (wed := wedded(text, entry.start(), entry.end(), found, memory.subject)):
            named = wed
        elif kind == "Mate":
            named = _mate(text, entry.start(), found)
        elif kind == "Plural" and (
            entry.group() in _COUPLE or (memory.are_others() and _AS_PARENTS.match(text, entry.end()))
        ):
            named = memory.couple
        elif kind == "Person" and (beside := of_joined(text, entry.start(), entry.end(), found)):
            named = beside
        elif (
            kind == "Person"
            and memory.subject.type != PERSON
            and (whose := of_family(text, entry.end(), items, found))
        ):
            named = whose
        elif kind == "Person" and memory.is_other(entry.group()):
            named = _somebody_near(text, entry.start(), found, memory.subject)
        else:
            named = memory.resolve(kind)
        if named:
            shown = PERSON if kind == "Plural" else named[0].type
            item = Item(entry.start(), entry.end(), shown, named, source="coreference", inner=entry.span())
            found.append(item)
            _remember_company(text, found, memory)
    return found


def _scene(text: str, position: int, found: list[Item]) -> tuple[Named, ...]:
    """The work of the sentence that `为此获得` is said of, if somebody made it or played in it."""
    begin = text.rfind("。", 0, position) + 1
    works = [item for item in found if item.start >= begin and item.kind in ACCEPTS["Film"]]
    if not works or _MADE.search(text, begin, position) is None:
        return ()
    return works[-1].named


def _adapted(text: str, position: int, found: list[Item]) -> tuple[Named, ...]:
    """The work that the sentence names before `把它搬上银幕`."""
    begin = text.rfind("。", 0, position) + 1
    works = [item for item in found if item.start >= begin and item.kind in WORKS and len(item.named) == 1]
    return works[-1].named if works else ()


def _firm(text: str, position: int, found: list[Item]) -> tuple[Named, ...]:
    """The firm that the words before a comma tell to have been bought: `收购南方公司，该公司…`."""
    begin = text.rfind("。", 0, position) + 1
    if "收购" not in text[begin:position]:
        return ()
    firms = [item for item in found if item.start >= begin and item.kind in ("Company", "Organization")]
    return firms[-1].named if firms else ()


def _school(text: str, position: int, found: list[Item]) -> tuple[Named, ...]:
    """The school that the sentence or the one before it named last: `任教于南方大学，李四也从这所学校毕业`."""
    begin = text.rfind("。", 0, max(text.rfind("。", 0, position), 0)) + 1
    schools = [
        item
        for item in found
        if item.start >= begin
        and (item.kind == "School" or (item.kind == "Organization" and _TEACHES.search(item.named[0].name)))
    ]
    return schools[-1].named if schools else ()


def _pair(text: str, position: int, found: list[Item]) -> tuple[Named, ...]:
    """李四 and 王五 of `导演为李四和王五，后者也写剧本`: the two persons with whom the words before end."""
    if len(found) < len(_OF_TWO):
        return ()
    first, second = found[-2:]
    joined = text[first.end : second.start] in ("和", "与", "及", "、", "以及")
    persons = all(item.kind == PERSON and len(item.named) == 1 for item in (first, second))
    near = _OF_TWO_NEAR.fullmatch(text, second.end, position) is not None
    return (first.named[0], second.named[0]) if joined and persons and near else ()


def _mate(text: str, position: int, found: list[Item]) -> tuple[Named, ...]:
    """李四 of `与李四结婚，丈夫是…`: whom the sentence tells somebody to have married."""
    begin = text.rfind("。", 0, position) + 1
    for item in reversed(found):
        if item.start < begin:
            break
        if item.kind == PERSON and len(item.named) == 1 and _MARRIED.match(text, item.end, position):
            return item.named if _TO.search(text, begin, item.start) is not None else ()
    return ()


def _somebody_near(text: str, position: int, found: list[Item], subject: Named) -> tuple[Named, ...]:
    """The person named last before a pronoun that cannot mean the page's subject."""
    for item in reversed(found):
        if item.end < position - _NEAR:
            break
        person = item.kind == PERSON and len(item.named) == 1 and item.named[0].name != subject.name
        if person and not is_part(item, text):
            return item.named
    return ()


def _remember_company(text: str, found: list[Item], memory: Memory) -> None:
    """`A与B` and `A欣赏B` make a pair that `他们` may mean: the last two persons of one sentence."""
    last = found[-1]
    if last.kind != PERSON or len(last.named) != 1 or is_part(last, text):
        return
    before = text[max(0, last.start - 1) : last.start]
    owner = found[-2] if len(found) > 1 else last
    if owner.kind == PERSON and len(owner.named) == 1 and _MATE_OF.fullmatch(text, owner.end, last.start):
        if _WITH_OWNER.search(text, 0, owner.start) and _MEETS.match(text, last.end):
            pair = (memory.subject, last.named[0]) if memory.subject.type == PERSON else ()
            memory.together, memory.couple = pair, pair
            return
        memory.together = memory.couple = (owner.named[0], last.named[0])
        return
    if _MARRIED_TO.search(text, 0, last.start) and memory.subject.type == PERSON:
        memory.together = memory.couple = (memory.subject, last.named[0])
        return
    meets = _MEETS.match(text, last.end) or _WEDS.match(text, last.end)
    titled = meets is not None and _WITH_TITLE.search(text, 0, last.start) is not None
    neighbour = found[-2] if len(found) > 1 else None
    apart = neighbour is None or neighbour.end < last.start - 1 or (titled and neighbour.kind in _PLACES)
    if (titled or before in _WITH) and apart:
        subject = memory.subject
        if subject.type == PERSON and subject.name != last.named[0].name:
            memory.together = (subject, last.named[0])
            if _WEDS.match(text, last.end):
                memory.couple = memory.together
            return
    for earlier in reversed(found[:-1]):
        if last.start - earlier.end > 30 or "。" in text[earlier.end : last.start]:
            return
        single = earlier.kind == PERSON and len(earlier.named) == 1 and not is_part(earlier, text)
        if single and earlier.named != last.named:
            memory.together = (earlier.named[0], last.named[0])
            own = memory.subject.name in [one.name for one in memory.together]
            if own and _WEDS.match(text, last.end):
                memory.couple = memory.together
            return


def _start(entry: Item | re.Match[str]) -> int:
    return entry.start if isinstance(entry, Item) else entry.start()


def _inside(position: int, items: list[Item]) -> bool:
    return any(item.start <= position < item.end for item in items)

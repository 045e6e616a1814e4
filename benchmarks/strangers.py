"""How often somebody or something is told of that no page has, and what answers a question that names nothing.

usage: python benchmarks/strangers.py --store STORE [--most 300] [--answered] [--json]

Asked are well-known and invented names in either language which nothing in the store bears, and those of the people of
its pages with a word more (Ann Miller Hargreave), each by five of the forms below; these people as tennis players and
botanists; the novels, songs and second parts that its films are not; and questions of general knowledge that name
nothing. Now and then a page may answer one, so --answered lists the answers, to be read. Questions are taken in the
order of a digest, so that the same store gives the same ones.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.common import report_told, store_options
from schemas.graph import Entity
from schemas.protocols import GraphStore
from schemas.settings import load_settings
from service.workspace import opened

_FORMS_OF_EACH = 5
_LONGEST = 5  # spaces in a title
_CHINESE_NAME = re.compile(r"[\u3400-\u9fff]{2,3}")
_TITLE = re.compile(r"[\u3400-\u9fff]{2,8}")
_FULL_NAME, _SHORT_NAME = re.compile(r"[A-Z][\w'’.-]+(?: [A-Z][\w'’.-]+)+"), re.compile(r"[\u3400-\u9fff]{2}")
_NAMES = {
    "Chinese": (
        "居里夫人 拿破仑 牛顿 林肯 贝多芬 莫扎特 达芬奇 李白 曹操 诸葛亮 孔子 达尔文 华盛顿 丘吉尔 甘地 梵高 "
        "毕加索 泰姬陵 富士山 亚马逊河 剑桥大学 诺基亚 王羲之 张衡 郑和 林则徐 鲁班 武则天 伽利略 哥白尼 "
        "安徒生 莎士比亚 程砚秋 姚明 赵明远 欧阳静怡 钱小川 周大鹏 冯志强 司马文涛 许知秋 克劳福德森 "
        "汉斯·绍尔 塔季扬娜·莫罗佐娃 中村健一 朴成勋 星海科技公司 蓝鲸汽车 青松大学 雷公峡 银沙湾 北风岛 "
        "云梦古镇 长风号 铁马乐队 滨江大桥 飞龙塔 玉泉寺"
    ).split(),
    "English": (
        "Marie Curie|Napoleon|Isaac Newton|Beethoven|Mozart|Li Bai|Confucius|Darwin|Churchill|Gandhi|"
        "Van Gogh|Picasso|the Taj Mahal|Nokia|Toyota|Zheng He|Galileo|Tolstoy|Yao Ming|Zhao Mingyuan|"
        "Harold Pinkerton|Lucy Abernathy|Tatiana Morozova|Kenji Nakamura|Bartleby Crane|Hans Sauer|"
        "Blue Whale Motors|Silver Sand Bay|North Wind Island|Green Pine University|Iron Horse Band|"
        "Priya Raman|Acme Foods|Lake Orwen"
    ).split("|"),
}
_FORMS = {
    "Chinese": (
        "{}何时出生？|{}出生在哪里？|{}的妻子是谁？|{}毕业于哪所学校？|{}的老师是谁？|{}是哪一年去世的？|"
        "{}一共有几个孩子？|{}最有名的作品是什么？|{}为什么离开家乡？|{}是谁建的？|{}有多高？|{}位于哪里？|"
        "{}获得过什么奖？|{}是哪一年成立的？|{}死于什么病？|谁写过{}的传记？|{}和谁合作过？"
    ).split("|"),
    "English": (
        "When was {} born?|Where was {} born?|Who is the wife of {}?|Which school did {} attend?|"
        "Who taught {}?|When did {} die?|How many children did {} have?|Why did {} leave home?|Who built {}?|"
        "How tall is {}?|Where is {}?|Which prize did {} win?|When was {} founded?|What did {} die of?|"
        "Who wrote a book about {}?"
    ).split("|"),
}
_OF_WORKS = {
    "Chinese": ("{}的作者是谁？", "{}是哪一年问世的？"),
    "English": ("Who made {}?", "When did {} come out?"),
}
_NAMELESS = {
    "Chinese": (
        "地球绕太阳一圈要多久？|谁发明了电灯？|人体有多少块骨头？|哪种动物跑得最快？|金的化学符号是什么？|"
        "彩虹有几种颜色？|谁第一个登上月球？|恐龙是什么时候灭绝的？|蜜蜂怎么酿蜜？|光速是多少？|"
        "小提琴有几根弦？|印刷术是谁发明的？|熊猫住在哪里？|为什么天是蓝的？|足球比赛每队有几个人？|"
        "谁造了第一架飞机？|最硬的天然物质是什么？|蜘蛛有几条腿？|考拉吃什么？|玻璃是怎么做的？|"
        "树叶为什么会变红？|大象有多重？|电话是谁发明的？|钢琴有多少个键？|什么动物冬眠？|地震是怎么产生的？"
    ).split("|"),
    "English": (
        "Who invented the steam engine?|How many bones are in the human body?|"
        "Which planet is closest to the sun?|When did the dinosaurs die out?|What causes tides?|"
        "How do bees make honey?|What is the speed of sound?|Which metal is liquid at room temperature?|"
        "How many players are in a rugby team?|Where do pandas live?|How many strings does a violin have?|"
        "Which gas do plants absorb?|Which bird lays the largest eggs?|Who built the first aeroplane?|"
        "What is the hardest natural substance?|How many legs does a spider have?|"
        "When was the wheel invented?|What do koalas eat?|How is glass made?|Why do leaves turn red?|"
        "How much does an elephant weigh?|Is the moon made of cheese?|Do fish sleep?|What is photosynthesis?"
    ).split("|"),
}


@dataclass(frozen=True, slots=True)
class Told:
    """A question of one sort, and what was said to it; nothing (empty) where it was left open."""

    sort: str
    question: str
    text: str


def main(arguments: Sequence[str] | None = None) -> int:
    """Print how many questions were answered, by sort; 0, or the error's exit status."""
    parser = store_options(__doc__, "questions of each sort", "--answered", "list the answered questions")
    parser.set_defaults(most=300)
    options = parser.parse_args(arguments)

    def tell(told: Sequence[Told]) -> None:
        for sort in dict.fromkeys(one.sort for one in told):
            asked = [one for one in told if one.sort == sort]
            print(f"{sort}: {sum(bool(one.text) for one in asked)} of {len(asked)} answered")
        for one in told if options.answered else ():
            if one.text:
                print(f"{one.question} | {one.text}")

    return report_told(options, lambda: measure(options.store, options.most), asdict, tell)


def measure(path: Path, most: int) -> list[Told]:
    """Each question with what was said to it, at most so many of a sort."""
    with opened(str(path), load_settings()) as workspace:
        told = []
        for sort, asked in questions(workspace.store):
            for question in sorted(asked, key=_digest)[:most]:
                answer = workspace.solver.ask(question)
                told.append(Told(sort, question, "" if answer.abstained else answer.text))
        return told


def questions(store: GraphStore) -> Iterator[tuple[str, list[str]]]:
    """The questions of each sort: about names that nothing bears, and without any."""
    for language, names in _NAMES.items():
        borne = store.find_names([name.removeprefix("the ") for name in names], limit=1)
        strange = [name for name in names if not borne.get(name.removeprefix("the "))]
        asked = [form.format(name) for name in strange for form in _some(_FORMS[language], name)]
        yield f"names that nothing bears, {language}", asked
        yield f"without a name, {language}", _NAMELESS[language]
        paged = [entity for entity in store.iterate_entities() if entity.pages]
        longer = sorted({name for who in paged for name in _longer(who, language)})
        borne = store.find_names(longer, limit=1)
        strange = [name for name in longer if not borne.get(name)]
        asked = [form.format(name) for name in strange for form in _some(_FORMS[language], name)]
        yield f"longer than a page's, {language}", asked
        called = sorted({name for who in paged for name in _called(who, language)})
        asked = [form.format(name) for name in called for form in _FORMS[language][:2]]
        yield f"another calling, {language}", asked
        others = sorted({name for work in paged for name in _others(work, language)})
        yield f"another work, {language}", [form.format(n) for n in others for form in _OF_WORKS[language]]


def _longer(who: Entity, language: str) -> Iterator[str]:
    """The names of somebody with a page in a language, and one more behind each."""
    if who.type != "Person":
        return
    for name in (named.name for named in who.names):
        if language == "English" and _FULL_NAME.fullmatch(name):
            yield f"{name} Hargreave"
        elif language == "Chinese" and "·" in name:
            yield f"{name}·哈格里夫"
        elif language == "Chinese" and _SHORT_NAME.fullmatch(name):
            yield f"{name}娜"


def _called(who: Entity, language: str) -> Iterator[str]:
    """Somebody's names with callings that are hardly anybody's in an encyclopedia of something else."""
    for name in (named.name for named in who.names) if who.type == "Person" else ():
        if language == "English" and _FULL_NAME.fullmatch(name):
            yield from (f"the tennis player {name}", f"the botanist {name}")
        elif language == "Chinese" and ("·" in name or _CHINESE_NAME.fullmatch(name)):
            yield from (f"网球运动员{name}", f"植物学家{name}")


def _others(work: Entity, language: str) -> Iterator[str]:
    """A film's or series' title with a number, and that of a book and a song which are called so."""
    titles = [named.name for named in work.names] if work.type in ("Film", "Series") else []
    if any(sense in title for title in titles for sense in ("novel", "小说", "song", "歌")):
        return
    for title in titles:
        if language == "English" and title.isascii() and "(" not in title and title.count(" ") < _LONGEST:
            yield from (f"{title} 2", f"the novel {title}", f"the song {title}")
        elif language == "Chinese" and _TITLE.fullmatch(title):
            yield from (f"《{title}2》", f"小说《{title}》", f"歌曲《{title}》")


def _some(forms: Sequence[str], name: str) -> list[str]:
    return sorted(forms, key=lambda form: _digest(form + name))[:_FORMS_OF_EACH]


def _digest(question: str) -> bytes:
    return sha256(question.encode()).digest()


if __name__ == "__main__":
    sys.exit(main())

"""How a clause begins: which persons, work or body its words make the grammatical subject."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from builder.extraction.chinese.items import DATE, NUMBER, PERSON, Item
from builder.extraction.chinese.lexicon import (
    ADVERBS,
    CONNECTIVES,
    COUNTRIES,
    EPITHET,
    KIN,
    OTHER_HEADS,
    TITLE_NOUNS,
    TITLES,
    TOGETHER,
)
from builder.extraction.chinese.patterns.encoding import Alphabet, Encoded
from builder.findings import Named
from schemas.graph import Literal, SubjectSource

_PLACE_IN_ROW = "(?:首|又一|另一|下一|上一|最新一|唯一一|第[一二三四五六七八九十\\d]{1,3})"
_OWNED = (
    f"(?:的?(?:个人|自己|生涯)?{_PLACE_IN_ROW}[部张支个本出齣](?:个人|独立|长片|短片|电影|电视剧|动画|舞台剧|话剧)*|"
    f"的{_PLACE_IN_ROW}[次度])"
)
"""Between whoever made a work and what he did (`张三的首部导演作品`)."""

_POSTS = (
    "院士|教授|主席|董事长|院长|校长|会员|总裁|研究员|会长|理事长|主任|所长|创始人|创办人|总经理|首席执行官|顾问|委员|理事|"
    "导师|书记"
)
"""What somebody is in the body named before it (`南方协会主席`), which is then not what is spoken of."""

_OFFICES = "(?:制片|业务|营销|行政|艺术|摄制|宣传)?(?:经理|总监|主任|主管|厂长|助理|制片|监督)"
"""What somebody is in a firm, before a name: `公司的制片经理李四离开`."""

_REIGN = "(?:年间|年代|时[期代]|在位|执政|治下|统治|当政|时(?=，)|(?:即位|继位|登基|亲政)之?后(?!，))(?!的)"
"""Behind somebody's name it tells when something was."""
_BORN_OF = "(?:第[一二三四五六七八九十]{1,3}|[嫡庶]?[长次二三四五六七八九幼独])[子女](?=[，。；、]|$)"
"""Behind the name of a father it tells who somebody else is: `李四第四子、母王氏`."""

_OF_HIS = "子女孙侄甥妻弟妹兄长次三幼独养父母徒"
"""Behind somebody's name and 之 it tells who somebody else is: `李四之孙`."""

_PLACES = frozenset({"Place", "City", "Country"})
_NO_COMPANION = "(?![与和跟由被]|同(?![片剧队校团届班门期年]))"
"""Not before whoever does something: `与后来的摄影师李四同班` is about nobody new."""

_UNNAMED = re.compile(
    "该[片剧曲]|该影片|该电影|该专辑|这部(?:影片|电影|电视剧|剧集|小说|作品)|这[首张](?:歌曲?|专辑)|那[部首张]"
)
"""A work that the page has not named, of which a clause tells; it is nothing of the person before it."""

_CREW = re.compile("(?:导演|编剧|监制|演员)(?:的|[是为由]|同样)")  # of the work that is spoken of

_MADE_OF_BOOK = (
    "(?:[该此其]|这[部个]|后来的|改编的|由其改编的|同名)?(?:电影|影片|电视剧|剧集|连续剧|网络剧|话剧|舞台剧|音乐剧|歌剧|动画|广播剧|有声书)"
    "(?:改编)?版?(?!改编权|版权|导演|演员|编剧|明星|公司|评论|杂志|[界院人家])|"
    "[^，。；的]{0,3}(?:译本|译文)|[英法德日俄韩中外]文版|[英法德日俄韩]语版"
)
"""What opens a clause about a film or a translation of the book that a page is about, no more of the book."""

_SIGHT = re.compile("[寺庙庵观塔桥殿祠陵阁院馆园宫岛山峰湖洞堂楼台门场]$")
"""How names end of what stands somewhere or can be visited."""

_SONG_NOUNS = "主题曲|片尾曲|片头曲|插曲|主打歌曲?"


@dataclass(frozen=True, slots=True)
class Topic:
    """The grammatical subject in force: nobody known when `named` is empty.

    `kin` marks a relative named by a word for it (`父亲李升`), whose own relatives come next only
    if a word says so.
    """

    named: tuple[Named, ...]
    source: SubjectSource
    kin: bool = False

    @property
    def type(self) -> str:
        """The type of what it is about, or empty."""
        return self.named[0].type if self.named else ""


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of an encoded sentence; `head` is where its first word after dates and 然后 stands."""

    encoded: Encoded
    start: int
    head: int
    end: int

    def date(self) -> Literal | None:
        """The date that the clause begins with, or none."""
        items = self.encoded.items_in(self.start, self.head) if self.head > self.start else []
        return next((item.literal for item in items if item.kind == DATE), None)


class HeadGrammar:
    """Regular expressions over encoded clauses that find their grammatical subjects."""

    def __init__(self, alphabet: Alphabet) -> None:
        self._alphabet = alphabet
        letter = alphabet.letter(PERSON)
        person = f"(?:(?:(?:{TITLES})*(?:{TITLE_NOUNS}))?{letter}(?:老师|先生|女士)?)"
        from_place = f"(?:[{alphabet.letters('Place')}]的)?"
        persons = f"{person}(?:(?:、|和|与|及|以及){from_place}{person})*(?:等人)?"
        kin = "|".join(sorted(KIN, key=len, reverse=True))
        married = "|".join(word for word, relation in KIN.items() if relation == "spouse")
        joined = f"[与和同跟](?P<with>{persons}(?:等)?)(?=(?:{ADVERBS})*(?:{TOGETHER}))"
        self._works = alphabet.letters("Work")
        works, date = self._works, alphabet.letter(DATE)
        things = works + alphabet.letters("Organization") + alphabet.letter("Award")
        years = r"[一二三四五六七八九十两几数\d]+[年天]后?"
        self._lead = re.compile(
            f"(?:{CONNECTIVES}|{years}|一?(?:起|间|初|底|末|以来|以后|后|时)|{date}代?[初末]?的?|[，、])*"
        )
        people = f"(?:(?:{COUNTRIES}|[{alphabet.letters('Place')}])人)?"
        doing = f"{_NO_COMPANION}[^，。；：的他她{letter}{works}]{{1,8}}的{people}"
        self._persons = re.compile(
            f"(?:{doing}(?=(?:{_OFFICES})?{person}))?(?:{_OFFICES}(?={letter}))?"
            f"(?:[{alphabet.letters('Place')}][人籍](?={letter}))?(?:{EPITHET}(?={letter}))?"
            f"(?P<kin>(?:{letter}的)?(?:{kin})|{letter}(?:{married}))?"
            f"(?P<head>{persons})(?!的|之[{_OF_HIS}]|[、：]|{TITLE_NOUNS}|{_REIGN}|{_BORN_OF})(?:{joined})?"
        )
        self._beside = re.compile(
            f"[与和跟同][^，。；：、]{{1,12}}的(?:{EPITHET}|同[学事乡伴]|[好老]?朋?友|伙伴|搭档)?(?P<head>{person})$"
        )
        self._relative = re.compile(f"(?:{kin})(?![和与及、：])")
        self._companions = re.compile(joined)
        self._thing = re.compile(
            f"(?:(?:其|他的|她的|自己的?|个人)?{_PLACE_IN_ROW}[部张支个本首](?:(?![发刊载于在])[^，。；《》的]){{0,4}}?(?=[{works}]))?"
            f"(?:(?:其|他的|她的)?(?:[电影银幕个人导演长片]{{0,4}}处女作|成名作|代表作|新作|新片|力作|自传|回忆录|续作|续集)(?=[{works}]))?"
            f"(?:{letter}的[^，。；]{{0,12}}?(?=[{works}]))?(?:[{works}](?:(?!借用|借鉴|改|根据|依据|脱胎|翻拍|取材|被|由|发表|首发|连载|刊|载于|获|夺|入围|在)[^，。；是]){{0,14}}?(?=[{works}]))?"
            f"(?:[^，。；]{{0,6}}?(?:{_SONG_NOUNS}))?(?P<head>[{things}])(?!中|里|[、和与]|[{works}]|的?[^，。；、的]{{0,6}}?(?:{_POSTS})(?=[，、；。兼]|$))"
        )
        self._related = re.compile(
            f"(?:(?!凭|因|为|在|以|随|将|把|对|由于|改编|取材|根据|改自)[^，。；]){{0,30}}?(?:的|上映|首播)(?:{_SONG_NOUNS})?"
            f"(?P<work>[{works}])(?=[^的中里上、和与，。；])"
        )
        self._also = re.compile(
            f"(?:[还另又]|(?<=[还另又{date}]))有(?:{letter}(?:执导|导演|主演)?的)?[^，。；{letter}{works}]{{0,6}}(?P<work>[{works}])(?=，)"
        )
        self._passive = re.compile(f"由[^，。；]{{1,40}}?的(?P<work>[{works}])(?=[^的中里上、和与，。；])")
        self._made = re.compile(
            f"(?:使得?|[让令助])(?P<head>{persons})(?=[^，。；的]{{0,24}}?(?:获|夺|赢|摘|捧|拿下|拿到|得到|成为|当选))"
        )
        count = f"[{alphabet.letter(NUMBER)}一二两三四五六七八九]"
        self.parent = re.compile(
            f"(?P<who>{letter})(?:[共育生]?有了?{count}?[个名位]?(?:儿子|女儿|孩子|子女|[子女])|"
            f"[共先后]{{0,2}}[生育]下?了?(?:{alphabet.letter(NUMBER)}|{count}[个名位]?(?:儿子|女儿|孩子|子女|[子女])))(?=[：，；])"
        )
        self._adapted = re.compile(
            f"以[^，。；]{{1,30}}?(?:拍成|写成|改编|创作|为题材|为蓝本|为原型|为背景|为主题|为主角)(?:而成)?的(?P<work>[{works}])(?![的中里上、和与])"
        )
        self._released = re.compile("(?:发行|上映|播出|首播|推出|公映)(?:之)?(?:以)?后")
        self._other = re.compile(f"(?:{OTHER_HEADS})")
        self._version = re.compile(f"{_MADE_OF_BOOK}|[{alphabet.letters('Place')}][文语]版")
        self.owner = re.compile(f"的(?:{kin}|[老]?同[学事乡]|[好老]?朋?友)?(?P<agents>{person})")
        self.agent = re.compile(
            f"(?P<joint>[由与和同跟为给替把被向对])?{from_place}(?P<agents>{persons}(?:等)?)(?P<owned>{_OWNED})?"
            f"(?:[在于](?:[{date}{alphabet.letter(NUMBER)}]代?[初末间]?|[{alphabet.letters('Place')}]))?(?:{ADVERBS})*$"
        )

    def clause(self, encoded: Encoded, start: int, end: int) -> Clause:
        """A clause by its encoded range, its lead of dates and connectives measured."""
        lead = self._lead.match(encoded.text, start, end)
        return Clause(encoded, start, start if lead is None else lead.end(), end)

    def changes(self, clause: Clause, before: Topic, page: Named) -> list[tuple[int, Topic]]:
        """Where the topic changes inside a clause, and to what; a head's topic begins after its words."""
        made = self._version.match(clause.encoded.text, clause.head, clause.end)
        if made is not None and page.type == "Book" and not self._names_work(clause, made.end()):
            return [(clause.head, Topic((), SubjectSource.SPAN))]
        found = self._head(clause, before)
        text = clause.encoded.text
        listed = text.rfind("：", clause.head, clause.end) + 1
        if listed and (persons := self._persons.match(text, listed, clause.end)) and persons["kin"]:
            items = clause.encoded.items_in(*persons.span("head"))
            found.append((persons.end("head"), replace(_topic(items), kin=True)))
        elif listed and self._relative.match(text, listed, clause.end):
            found.append((listed, Topic((), SubjectSource.SPAN)))  # one whose name no tagger knows
        related = self._passive.match(text, clause.head, clause.end)
        related = related or self._related.match(text, clause.head, clause.end)
        related = related or self._adapted.match(text, clause.head)
        related = related or self._also.match(text, clause.head)
        if related is not None:
            found.append((related.end(), _topic(clause.encoded.items_in(*related.span("work")))))
        led = self._made.search(text, clause.head, clause.end)
        if led is not None:
            found.append((led.end("head"), _topic(clause.encoded.items_in(*led.span("head")))))
        return found

    def _head(self, clause: Clause, before: Topic) -> list[tuple[int, Topic]]:
        text, head, end = clause.encoded.text, clause.head, clause.end
        if (persons := self._persons.match(text, head, end)) is not None:
            topic = _topic(clause.encoded.items_in(*persons.span("head")))
            topic = replace(topic, kin=persons["kin"] is not None)
            return [(persons.end("head"), self._with(clause, topic, persons))]
        if beside := self._beside.fullmatch(text, head, end):  # `与他同住的李四，后来…`
            return [(beside.end("head"), _topic(clause.encoded.items_in(*beside.span("head"))))]
        if (thing := self._thing.match(text, head, end)) is not None:
            return [(thing.end("head"), _topic(clause.encoded.items_in(*thing.span("head"))))]
        if self._released.match(text, head, end) and (work := self._last_work(clause)) is not None:
            return [(head, Topic(work.named, SubjectSource.COREFERENCE))]
        if (sight := self._sight(clause)) is not None:
            return [(head + 1, _topic([sight]))]
        unnamed = before.type == PERSON and _UNNAMED.match(text, head, end) is not None
        if before.named and self._is_work(before) and _CREW.match(text, head, end):
            return []
        if unnamed or self._other.match(text, head, end):
            return [(head + 1, Topic((), SubjectSource.SPAN))]
        if (companions := self._companions.match(text, head, end)) is not None and before.type == PERSON:
            return [(head, self._with(clause, Topic(before.named[:1], before.source), companions))]
        return [(head, Topic(before.named[:1], before.source))] if len(before.named) > 1 else []

    def _with(self, clause: Clause, topic: Topic, match: re.Match[str]) -> Topic:
        if match["with"] is None:
            return topic
        return Topic(
            joined(topic.named, named_of(clause.encoded.items_in(*match.span("with")))), topic.source
        )

    def _names_work(self, clause: Clause, position: int) -> bool:
        return clause.encoded.text[position : position + 1] in self._works

    def _sight(self, clause: Clause) -> Item | None:
        """普安寺 of `普安寺，俗称前寺，位于…`: a sight whose name alone is the clause with which a sentence opens."""
        opens = clause.start == 0 or clause.encoded.text[clause.start - 1] in "。；："
        item = clause.encoded.items[clause.head]
        if not opens or item is None or clause.head + 1 != clause.end or item.kind != "Place":
            return None
        return item if _SIGHT.search(item.named[-1].name) is not None else None

    def _is_work(self, topic: Topic) -> bool:
        return self._alphabet.letter(topic.type) in self._works

    def _last_work(self, clause: Clause) -> Item | None:
        for position in range(clause.head - 1, -1, -1):
            if clause.encoded.text[position] in self._works:
                return clause.encoded.items[position]
        return None


def named_of(items: list[Item]) -> tuple[Named, ...]:
    """All that some items stand for, once each; not the places that persons among them are from."""
    return joined(*(item.named for item in items if item.kind not in _PLACES))


def joined(*groups: tuple[Named, ...]) -> tuple[Named, ...]:
    """Groups of names as one, in order, once each."""
    return tuple(dict.fromkeys(named for group in groups for named in group))


def source_of(items: list[Item]) -> SubjectSource:
    """`coreference` where a pronoun is among the items, else `span`."""
    return SubjectSource.COREFERENCE if any(item.coreference for item in items) else SubjectSource.SPAN


def _topic(items: list[Item]) -> Topic:
    return Topic(named_of(items), source_of(items))

"""Names found by how they sound: those that Chinese characters transliterate, wherever they stand in running text.

How consonants sound proposes names, `Transliteration` weighs them.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice, pairwise, takewhile
from math import log
from threading import Lock
from unicodedata import combining, normalize
from weakref import WeakKeyDictionary

from backends.script import simplified
from retriever.crossing.sounds import SOUNDS, is_romanised, skeletons
from retriever.crossing.transliteration import LEAST, transliteration
from schemas.graph import Entity
from schemas.protocols import GraphStore
from schemas.text import Span

_MANY = 500  # names of a table; among more a single word needs more evidence
_BEHIND = 3.0  # nats that a name has less than the best heard in a stretch, and is heard there, too
_LEAST_HEARD = 2  # characters for foreign sounds with which such a name begins
_MOST_PARTS = 4
_LONGEST_PART = 8  # Chinese characters
_MOST_WORDS = 10  # of a run of capitalised ones
_MOST_NAMES = 8  # looked for in a question
_MOST_ROWS = 500  # of the table, read for a word
_MOST_ALIKE = 12  # names that sound as one does
_MOST_OTHERS = 100_000
"""Things of a store up to which those without a page are heard, too: their table takes 2 seconds and 150 MB by then."""

_LEAST_SOUNDS = 2  # consonants of a word by which names are looked up
_LEAST_VARIED = 3  # and of one that may differ in one of them
_FIRST, _LAST, _ALONE = 0, -1, 1
_LEAST_LETTERS = 4  # of a Latin name that is heard alone
_MORE, _LESS = 2, 2  # characters beside or within a run of `FOREIGN` that are tried too
_POINTS = "·・‧•．⋅"
_POINT = re.compile(f"[{_POINTS}]")
_DOTTED = re.compile(rf"[\u3400-\u9fff]+(?:[{_POINTS}][\u3400-\u9fff]+)+")
CAPITALS = re.compile(r"[A-Z][\w’'-]*(?:\s+[A-Z][\w’'-]*)+")
_CAPITAL = re.compile(r"[A-Z][\w’'-]+")
POSSESSIVE = re.compile(r"['’]s?$")
_LATIN = re.compile(r"[^\W\d_][\w'’.-]*(?:\s+[^\W\d_][\w'’.-]*)*", re.ASCII)
_HAN = re.compile(r"[\u3400-\u9fff]+(?:·[\u3400-\u9fff]+)*")
FOREIGN = frozenset(
    "阿艾埃爱安昂奥巴拜班邦保堡鲍贝本比彼宾波伯博卜布查茨达戴丹德登邓狄迪蒂丁杜顿多厄恩尔法凡范菲费芬冯弗佛夫福盖冈戈哥格"
    "葛根贡古圭哈汉豪赫亨侯胡怀惠霍基吉季加伽贾简杰捷津卡凯坎康考柯科克肯库夸奎昆拉莱赖兰朗劳勒雷黎李里利莉丽列林琳隆卢鲁"
    "伦罗洛吕马玛迈麦曼芒梅蒙米密缅缪摩莫墨默姆穆拿纳娜奈瑙内嫩尼妮涅宁纽努诺欧帕派潘庞培佩彭皮匹珀蒲普奇齐契乔钦琼丘屈热"
    "仁茹瑞萨撒塞赛桑瑟森沙莎尚绍舍申圣施什史士舒斯丝思苏索塔泰坦汤唐陶特腾滕提廷图托瓦威韦维魏温翁沃乌西希锡席夏肖谢辛欣"
    "休许雅亚娅延扬耶伊依英尤约泽扎詹珍芝朱茱兹祖佐蕾薇莲芙蓓洁娃黛珊芭茜翰逊姬琪碧茵朵梵甸缇荷讷迦铎雯韩颇魁柏瓜甘沁倩堤蕙"
    "妲宝翠珂琶璐芮莱勋勃坡卓岑嘉坤弥彬敏斐桃梭楚泊洪渥烈玻珠砂祁裘诃谟赞辉迭逖文路治卫廉华富敦仑噶褒易万门因飞图龙白度得"
)
"""Characters by which names are transliterated; few others stand in such a name, and few of these just before one."""
_FOREIGN_RUN = re.compile(f"[{''.join(sorted(FOREIGN))}]{{{_LEAST_HEARD},}}")
_Row = tuple[
    tuple[str, ...], str, bool
]  # words of a name, what bears it, and whether they are all of the name
_Key = tuple[int, str]  # which word of a name: the first (0), the last (-1) or alone (1), and its consonants


@dataclass(frozen=True, slots=True)
class Heard:
    """A stretch of a question that sounds as a name, the evidence for it in nats, the name, the id of what bears it,
    and whether that is `whole` called so; otherwise it is somebody's last name."""

    place: Span
    evidence: float
    name: str
    entity: str
    whole: bool = True


class SoundTable:
    """Names by how their first and last words sound, and those of one word; a lookup reads a few rows of it."""

    def __init__(self, names: Iterable[tuple[str, str]], *, alone: bool = False) -> None:
        """`names` are pairs of a name, in either script, and what bears it; names of one word are heard, and last names
        by themselves, only where those that stand `alone` are."""
        self._chinese: dict[_Key, list[_Row]] = defaultdict(list)
        self._latin: dict[_Key, list[_Row]] = defaultdict(list)
        single = 0
        for name, bearer in names:
            plain = _plain(name)
            latin = _LATIN.fullmatch(plain) is not None
            if not latin and _HAN.fullmatch(plain) is None:
                continue
            words, table = _words(plain), self._latin if latin else self._chinese
            if len(words) > 1:
                for key in _keys(words):
                    table[key].append((words, bearer, True))
            if alone and _is_heard_alone(words, latin):
                single += 1
                for key in _keys_of(words[-1], _ALONE):
                    table[key].append((words[-1:], bearer, len(words) == 1))
        self._least_alone = LEAST + log(max(1.0, single / _MANY))

    def find(self, question: str) -> list[Heard]:
        """Names of the other script that stretches of a question sound as, those with most evidence first.

        A Chinese stretch is all that may be transliterated around a point; where nothing sounds so, a little more or
        less. In English it is a run of capitalised words; where nothing sounds so, some of them. Elsewhere a name may
        stand alone.
        """
        question = simplified(question)
        dotted = list(islice(_dotted(question), _MOST_NAMES))
        table = self._chinese if not _HAN.search(question) else self._latin
        heard: list[Heard] = []
        for choices in dotted or islice(_capitals(question), _MOST_NAMES):
            found = (self._sounding(table, question, spans) for spans in choices)
            heard += next((rows for rows in found if rows), [])
        taken = [row.place for row in heard] + dotted_names(question)
        heard += self._sounding(table, question, [p for p in _alone(question) if is_free(p, taken)])
        return sorted(
            heard, key=lambda h: (-h.evidence, h.place.start - h.place.end, h.place.start, h.name, h.entity)
        )

    def bearers(self, name: str) -> list[str]:
        """What bears a name of the other script that a whole name of several words sounds as, best first."""
        plain = _plain(name)
        if len(_words(plain)) < 2 or not (_LATIN.fullmatch(plain) or _HAN.fullmatch(plain)):
            return []
        table = self._latin if _HAN.search(plain) else self._chinese
        return list(
            dict.fromkeys(h.entity for h in self._sounding(table, plain, [Span(0, len(plain))]) if h.whole)
        )

    def _sounding(
        self, table: Mapping[_Key, list[_Row]], question: str, spans: Sequence[Span]
    ) -> list[Heard]:
        """The names that sound as some of these stretches do, each with the stretch that it sounds like most."""
        best: dict[_Row, Heard] = {}
        for span in spans:
            ours = _words(_plain(question[span.start : span.end]))
            for row in dict.fromkeys(row for key in _sought(ours) for row in _rows(table, key)):
                chinese, latin = (row[0], ours) if ours[0].isascii() else (ours, row[0])
                evidence = transliteration().name("·".join(chinese), " ".join(latin))
                enough = evidence >= (LEAST if len(ours) > 1 else self._least_alone)
                if enough and (row not in best or evidence > best[row].evidence):
                    best[row] = Heard(span, evidence, " ".join(row[0]), row[1], row[2])
        found = sorted(best.values(), key=lambda h: (-h.evidence, h.name, h.entity))
        most = {row.place: row.evidence for row in reversed(found)}
        return [row for row in found if row.evidence >= most[row.place] - _BEHIND][:_MOST_ALIKE]


class NameSounds:
    """The tables of a store's names, made when first asked for and again when the graph changes: of pages, and of all
    else in the script that a question is not in."""

    def __init__(self, store: GraphStore) -> None:
        self._store = store
        self._version = -1
        self._pages: SoundTable | None = None
        self._others: dict[bool, SoundTable] = {}  # by whether it has the Latin names
        self._lock = Lock()

    def find(self, question: str) -> list[Heard]:
        """What names in the question sound as, of pages first, elsewhere of anything that has more than one word;
        nothing is read for a question that has no such name.
        """
        plain = simplified(question)
        several = _DOTTED.search(plain) is not None or CAPITALS.search(plain) is not None
        if not several and next(iter(_alone(plain)), None) is None:
            return []
        heard = self._of_pages().find(question)
        if not several:
            return heard
        taken = [row.place for row in heard]
        others = self._of_others(latin=_HAN.search(plain) is not None).find(question)
        return heard + [row for row in others if is_free(row.place, taken)]

    def pages_of(self, entity: Entity) -> list[str]:
        """The ids of what has a page in the other script only, under a name that one of a thing's sounds as; none of
        what has a page itself, or names in both scripts."""
        named = {_HAN.search(name.name) is not None for name in entity.names}
        if entity.pages or len(named) != 1:
            return []
        table = self._of_pages()
        found = dict.fromkeys(id_ for name in entity.names for id_ in table.bearers(name.name))
        known = self._store.get_entities(list(found))
        return [
            one.id
            for one in known
            if one is not None and named.isdisjoint(_HAN.search(n.name) is not None for n in one.names)
        ]

    def _of_pages(self) -> SoundTable:
        with self._lock:
            self._refresh()
            if self._pages is None:
                names = ((name, page.entity) for page in self._store.iterate_pages() for name in page.names)
                self._pages = SoundTable(names, alone=True)
            return self._pages

    def _of_others(self, *, latin: bool) -> SoundTable:
        with self._lock:
            self._refresh()
            if latin not in self._others:
                form = _LATIN if latin else _DOTTED
                names = self._store.iterate_names() if self._store.stats().entities <= _MOST_OTHERS else ()
                self._others[latin] = SoundTable((name, id_) for id_, name in names if form.fullmatch(name))
            return self._others[latin]

    def _refresh(self) -> None:
        version = self._store.graph_version()
        if version != self._version:
            self._pages, self._others, self._version = None, {}, version


_TABLES: WeakKeyDictionary[GraphStore, NameSounds] = WeakKeyDictionary()


def name_sounds(store: GraphStore) -> NameSounds:
    """The tables of an open store, which all who listen share."""
    return _TABLES.setdefault(store, NameSounds(store))


def dotted_names(question: str) -> list[Span]:
    """Where names with points stand, as far as characters may be transliterated: 汤姆·汉克斯 in 汤姆·汉克斯演过什么."""
    return [spans[0] for spans, *_ in _dotted(simplified(question)) if spans]


def says_name(text: str, dotted: str) -> bool:
    """Whether a text says a name with points, as it is or in Latin letters that sound so."""
    if simplified(dotted) in simplified(text):
        return True
    chinese, size = _plain(dotted), len(_words(_plain(dotted)))
    for run in CAPITALS.finditer("".join(c for c in normalize("NFD", text) if not combining(c))):
        words = [POSSESSIVE.sub("", word) for word in run.group().split()]
        stretches = (" ".join(words[first : first + size]) for first in range(len(words) - size + 1))
        if any(transliteration().name(chinese, stretch) >= LEAST for stretch in stretches):
            return True
    return False


def sounds_in(chinese: str, text: str) -> bool:
    """Whether a text says a Chinese name in Latin letters: as Pinyin, `Deng Jiaxian` of 邓稼先, or by a word that
    sounds as the characters for foreign sounds with which it begins, `Brownie` of 布朗尼相机.
    """
    if "·" in _plain(chinese):
        return says_name(text, chinese)
    words = [POSSESSIVE.sub("", word) for word in _CAPITAL.findall(_plain(text))]
    pairs = (f"{one} {other}" for one, other in pairwise(words))
    if any(is_romanised(chinese, pair) for pair in (*words, *pairs)):
        return True
    sounds = "".join(takewhile(FOREIGN.__contains__, simplified(chinese)))
    return len(sounds) >= _LEAST_HEARD and any(
        transliteration().name(sounds, word) >= LEAST for word in words
    )


def is_free(place: Span, taken: Iterable[Span]) -> bool:
    """Whether a stretch overlaps none of those taken."""
    return all(place.end <= other.start or other.end <= place.start for other in taken)


def words_in(run: re.Match[str]) -> list[Span]:
    """Where the words of a run stand in its text, the last without the mark of a possessive."""
    words = [Span(run.start() + m.start(), run.start() + m.end()) for m in re.finditer(r"\S+", run.group())]
    own = POSSESSIVE.search(run.group())
    if own is not None:
        words[-1] = Span(words[-1].start, run.start() + own.start())
    return words


def near_sounds(sounds: str, varied: int = _LEAST_VARIED) -> Iterator[str]:
    """Consonants and, of a word with so many, those that one consonant tells from them; some of them twice."""
    yield sounds
    if len(sounds) < varied:
        return
    for place in range(len(sounds) + 1):
        before, rest = sounds[:place], sounds[place:]
        yield before + rest[1:]
        for sound in SOUNDS:
            yield before + sound + rest
            yield before + sound + rest[1:]


def _plain(name: str) -> str:
    """Without accents, and with one kind of point."""
    bare = name if name.isascii() else "".join(c for c in normalize("NFD", name) if not combining(c))
    return _POINT.sub("·", simplified(bare))


def _words(name: str) -> tuple[str, ...]:
    return tuple(name.split("·") if "·" in name else name.split())


def _keys(words: Sequence[str]) -> Iterator[_Key]:
    return chain(_keys_of(words[0], _FIRST), _keys_of(words[-1], _LAST))


def _keys_of(word: str, place: int) -> Iterator[_Key]:
    return ((place, sounds) for sounds in skeletons(word) if len(sounds) >= _LEAST_SOUNDS)


def _sought(words: Sequence[str]) -> Iterator[_Key]:
    """By what names are looked up that some words may be."""
    return _keys(words) if len(words) > 1 else _keys_of(words[0], _ALONE)


def _is_heard_alone(words: Sequence[str], latin: bool) -> bool:
    """Whether a name of one word, or the last word of somebody's, may be heard by itself."""
    if len(words) > _MOST_PARTS:
        return False
    return len(words[-1]) >= _LEAST_LETTERS if latin else FOREIGN.issuperset(words[-1])


def _rows(table: Mapping[_Key, list[_Row]], key: _Key) -> Iterator[_Row]:
    """The names of a key and, of a longer word, of those that one consonant tells from it; a bounded number."""
    return islice((row for near in _near(key) for row in table.get(near, ())), _MOST_ROWS)


def _near(key: _Key) -> Iterator[_Key]:
    place, sounds = key
    yield from (
        (place, near) for near in near_sounds(sounds, _LEAST_SOUNDS if place == _ALONE else _LEAST_VARIED)
    )


def _dotted(question: str) -> Iterator[list[list[Span]]]:
    """For each name that points may join the stretches that it may be: first the likeliest, then others."""
    for run in _DOTTED.finditer(question):
        points = [
            run.start() - 1,
            *(run.start() + m.start() for m in _POINT.finditer(run.group())),
            run.end(),
        ]
        for first in range(1, len(points) - 1):
            for last in range(first, min(first + _MOST_PARTS - 1, len(points) - 1)):
                between = _POINT.sub("", question[points[first] : points[last]])
                if FOREIGN.issuperset(between):
                    before = Span(points[first - 1] + 1, points[first])
                    yield _choices(question, before, Span(points[last] + 1, points[last + 1]))


def _choices(question: str, before: Span, after: Span) -> list[list[Span]]:
    """Stretches that end parts of a name before a point and after one: all characters that may be transliterated, or
    without the last ones (因, which also means `because`); then with some more before them (大卫) or, where there are
    none, behind them (金); then without the first ones.
    """
    begin, end = before.end, after.start
    while begin > max(before.start, before.end - _LONGEST_PART) and question[begin - 1] in FOREIGN:
        begin -= 1
    while end < min(after.end, after.start + _LONGEST_PART) and question[end] in FOREIGN:
        end += 1
    last = range(after.start, after.end) if end == after.start else range(0)
    whole = [(begin, end - less) for less in range(_LESS + 1)]
    more = [(begin - some, end) for some in range(1, _MORE + 1)]
    more += [(begin, end + some) for some in range(1, _MORE + 1) if end + some - 1 in last]
    rest = [(begin + less, end) for less in range(1, _LESS + 1)]
    return [
        [Span(b, e) for b, e in level if before.start <= b < before.end and after.start < e <= after.end]
        for level in (whole, more, rest)
    ]


def _capitals(question: str) -> Iterator[list[list[Span]]]:
    for run in CAPITALS.finditer(question):
        words = words_in(run)
        some = [
            Span(words[first].start, words[last].end)
            for first in range(min(len(words), _MOST_WORDS))
            for last in range(first + 1, min(len(words), first + _MOST_PARTS, _MOST_WORDS))
        ]
        yield [[Span(words[0].start, words[-1].end)], some]


def _alone(question: str) -> Iterator[Span]:
    """Stretches that may be a name of one word: of characters that transliterate, or a word with a capital that stands
    beside no other."""
    for run in islice(_FOREIGN_RUN.finditer(question), _MOST_NAMES):
        for begin in range(run.start(), run.end() - _LEAST_HEARD + 1):
            for end in range(begin + _LEAST_HEARD, min(begin + _LONGEST_PART, run.end()) + 1):
                yield Span(begin, end)
    if _HAN.search(question) is None:
        for word in islice(_CAPITAL.finditer(question), _MOST_NAMES):
            own = POSSESSIVE.sub("", word.group())
            beside = question[: word.start()].rstrip()[-1:] if word.start() else ""
            inner = word.start() > 0 and beside not in ".!?:"
            if len(own) >= _LEAST_LETTERS and inner and not _is_beside_capital(question, word):
                yield Span(word.start(), word.start() + len(own))


def _is_beside_capital(question: str, word: re.Match[str]) -> bool:
    before = question[: word.start()].split()[-1:]
    after = question[word.end() :].split()[:1]
    return any(
        one[:1].isupper() for one in (*after, *(before if len(question[: word.start()].split()) > 1 else ()))
    )

"""Names of one script by how they sound, to be found by those of the other: how consonants sound proposes names, and
`Transliteration` weighs them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from math import log
from unicodedata import combining, normalize

from backends.script import simplified
from backends.transliteration.channel import LEAST, transliteration
from backends.transliteration.sounds import SOUNDS, skeletons

POINTS = "·・‧•．⋅"
MOST_PARTS = 4  # of a name
FOREIGN = frozenset(
    "阿艾埃爱安昂奥巴拜班邦保堡鲍贝本比彼宾波伯博卜布查茨达戴丹德登邓狄迪蒂丁杜顿多厄恩尔法凡范菲费芬冯弗佛夫福盖冈戈哥格"
    "葛根贡古圭哈汉豪赫亨侯胡怀惠霍基吉季加伽贾简杰捷津卡凯坎康考柯科克肯库夸奎昆拉莱赖兰朗劳勒雷黎李里利莉丽列林琳隆卢鲁"
    "伦罗洛吕马玛迈麦曼芒梅蒙米密缅缪摩莫墨默姆穆拿纳娜奈瑙内嫩尼妮涅宁纽努诺欧帕派潘庞培佩彭皮匹珀蒲普奇齐契乔钦琼丘屈热"
    "仁茹瑞萨撒塞赛桑瑟森沙莎尚绍舍申圣施什史士舒斯丝思苏索塔泰坦汤唐陶特腾滕提廷图托瓦威韦维魏温翁沃乌西希锡席夏肖谢辛欣"
    "休许雅亚娅延扬耶伊依英尤约泽扎詹珍芝朱茱兹祖佐蕾薇莲芙蓓洁娃黛珊芭茜翰逊姬琪碧茵朵梵甸缇荷讷迦铎雯韩颇魁柏瓜甘沁倩堤蕙"
    "妲宝翠珂琶璐芮莱勋勃坡卓岑嘉坤弥彬敏斐桃梭楚泊洪渥烈玻珠砂祁裘诃谟赞辉迭逖文路治卫廉华富敦仑噶褒易万门因飞图龙白度得"
)
"""Characters by which names are transliterated; few others stand in such a name, and few of these just before one."""

_MANY = 500  # names of a table; among more a single word needs more evidence
_BEHIND = 3.0  # nats that a name has less than the best that is found, and is found, too
_MOST_ROWS = 500  # of the table, read for a word
_MOST_ALIKE = 12  # names that sound as one does
_LEAST_SOUNDS = 2  # consonants of a word by which names are looked up
_LEAST_VARIED = 3  # and of one that may differ in one of them
_FIRST, _LAST, _ALONE = 0, -1, 1
_LEAST_LETTERS = 4  # of a Latin name that is heard alone
_POINT = re.compile(f"[{POINTS}]")
LATIN = re.compile(r"[^\W\d_][\w'’.-]*(?:\s+[^\W\d_][\w'’.-]*)*", re.ASCII)
HAN = re.compile(r"[\u3400-\u9fff]+(?:·[\u3400-\u9fff]+)*")
_Row = tuple[
    tuple[str, ...], str, bool
]  # words of a name, what bears it, and whether they are all of the name
_Key = tuple[int, str]  # which word of a name: the first (0), the last (-1) or alone (1), and its consonants


@dataclass(frozen=True, slots=True)
class Sounding:
    """The words of a name that another sounds as, what bears it, whether they are the `whole` name (and not a last name
    by itself), and the evidence in nats."""

    words: tuple[str, ...]
    bearer: str
    whole: bool
    evidence: float


class NameTable:
    """Names by how their first and last words sound, and those of one word; a lookup reads a few rows of it."""

    def __init__(self, names: Iterable[tuple[str, str]], *, alone: bool = False) -> None:
        """`names` are pairs of a name, in either script, and what bears it; names of one word are heard, and last names
        by themselves, only where those that stand `alone` are."""
        self._chinese: dict[_Key, list[_Row]] = defaultdict(list)
        self._latin: dict[_Key, list[_Row]] = defaultdict(list)
        single = 0
        for name, bearer in names:
            plain = plain_name(name)
            latin = LATIN.fullmatch(plain) is not None
            if not latin and HAN.fullmatch(plain) is None:
                continue
            words, table = name_words(plain), self._latin if latin else self._chinese
            if len(words) > 1:
                for key in _keys(words):
                    table[key].append((words, bearer, True))
            if alone and _is_heard_alone(words, latin):
                single += 1
                for key in _keys_of(words[-1], _ALONE):
                    table[key].append((words[-1:], bearer, len(words) == 1))
        self._least_alone = LEAST + log(max(1.0, single / _MANY))

    def find(self, name: str) -> list[Sounding]:
        """The names of the other script that one sounds as, those with most evidence first; a single word needs more
        of it the more there are."""
        plain = plain_name(name)
        chinese = HAN.fullmatch(plain) is not None
        if not (chinese or LATIN.fullmatch(plain)):
            return []
        ours, table = name_words(plain), self._latin if chinese else self._chinese
        least = LEAST if len(ours) > 1 else self._least_alone
        found = []
        for words, bearer, whole in dict.fromkeys(row for key in _sought(ours) for row in _rows(table, key)):
            two = (ours, words) if chinese else (words, ours)
            evidence = transliteration().name("·".join(two[0]), " ".join(two[1]))
            if evidence >= least:
                found.append(Sounding(words, bearer, whole, evidence))
        found.sort(key=lambda one: (-one.evidence, one.words, one.bearer))
        return [one for one in found if one.evidence >= found[0].evidence - _BEHIND][:_MOST_ALIKE]


def plain_name(name: str) -> str:
    """Without accents, and with one kind of point."""
    bare = name if name.isascii() else "".join(c for c in normalize("NFD", name) if not combining(c))
    return _POINT.sub("·", simplified(bare))


def name_words(name: str) -> tuple[str, ...]:
    return tuple(name.split("·") if "·" in name else name.split())


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


def _keys(words: Sequence[str]) -> Iterator[_Key]:
    return chain(_keys_of(words[0], _FIRST), _keys_of(words[-1], _LAST))


def _keys_of(word: str, place: int) -> Iterator[_Key]:
    return ((place, sounds) for sounds in skeletons(word) if len(sounds) >= _LEAST_SOUNDS)


def _sought(words: Sequence[str]) -> Iterator[_Key]:
    """By what names are looked up that some words may be."""
    return _keys(words) if len(words) > 1 else _keys_of(words[0], _ALONE)


def _is_heard_alone(words: Sequence[str], latin: bool) -> bool:
    """Whether a name of one word, or the last word of somebody's, may be heard by itself."""
    if len(words) > MOST_PARTS:
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

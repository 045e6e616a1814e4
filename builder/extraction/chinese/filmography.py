"""Films of the director whom a page is about, told without a verb: `1994年的《活着》由葛优主演`."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from builder.extraction.chinese.credits import Credit
from builder.extraction.chinese.discourse import Segment
from builder.extraction.chinese.items import DATE, PERSON
from builder.extraction.chinese.patterns.encoding import Alphabet, Encoded
from builder.findings import Fact, Named

_DIRECTS = re.compile("(?:^|[，、；兼和及])[^，。；、由]{0,24}?导演(?=[、，。；兼和及]|$)")
_OTHER_FIRST = re.compile(
    "演员|歌手|主持人|作家|小说家|编剧|摄影师|漫画家|监制|制片人|作曲家|(?:音乐|艺术|舞台|武术|动作|话剧)(?:总监|导演)"
)
_SAID = (
    "(?:再次?|又|先后?|则|也|还|一举|同年)?(?:[获夺荣赢摘捧]|拿下|入围|改编自|取材|讲述|开机|问世|"
    "使[他她]|让[他她]|为[他她]|在[^，。；]{1,16}?(?:公映|上映|拍摄|首映|获|夺)|"
    "由[^，。；]{1,40}?(?:主演|饰演|出演|作曲|制片|监制|编剧|担任))"
)
_FIRST = (
    "(?:(?:其|他的|她的)?(?:首|又一|另一|第[一二三四五六七八九十\\d]{1,2})部[^，。；《》的]{0,3}|"
    "[电影银幕个人导演长片]{0,4}处女作|以[^，。；由]{1,20}为(?:背景|题材|主题|原型)的)?"
)
_OTHERS_WORK = re.compile("由[^，。；]{1,20}?(?:执导|导演|拍)|(?:执导|导演)的|翻拍")
_NO_FILM = re.compile("小说|电视剧|剧集|专辑|歌曲|话剧|舞台剧")
FILMS = 0.92  # 29 of 31 right (a first guess of 0.85 weighing as much as five)
_REACH = 40  # characters of a definition in which it names its subject


def is_director(description: str, name: str) -> bool:
    """Whether a definition says that somebody directs before it says that they act, write or the like."""
    directs, other = _DIRECTS.search(description), _OTHER_FIRST.search(description)
    if name not in description[:_REACH]:
        return False
    return directs is not None and (other is None or directs.end() <= other.start())


class FilmGrammar:
    """Finds films that open a clause of an encoded sentence."""

    def __init__(self, alphabet: Alphabet) -> None:
        works, person = "".join(alphabet.letter(kind) for kind in ("Film", "Work")), alphabet.letter(PERSON)
        dated = (
            f"{alphabet.letter(DATE)}的[^，。；{person}{works}]{{0,4}}(?P<dated>[{works}])(?![中里和与、的])"
        )
        self._film = re.compile(f"(?:(?<=[，。；])|^)(?:{dated}|{_FIRST}(?P<said>[{works}])(?={_SAID}))")
        date = alphabet.letter(DATE)
        brought = (
            f"推出了?[^，。；{person}{works}]{{0,10}}(?P<brought>[{works}](?:[、和与]?[{works}])*)(?!中|里)"
        )
        met = f"在(?:{date}的)?(?P<met>[{works}])[里中](?:再度|首次|再次|又)*[与和]{person}(?:再度|首次|再次|又)*合作"
        shot = f"在[^，。；]{{1,8}}拍摄的(?P<shot>[{works}])"
        players = f"(?:请来?|让|邀请?|起用|找来)(?:{person}[、和与及]?)+"
        cast = f"{players}(?:主演|出演|担任主角)了?(?P<cast>[{works}])(?!中|里)"
        last = "(?:遗作|封镜之作|最后一部(?:电影|影片|作品|长片))(?:则?是|为)"
        final = f"{last}(?:{date}的?)?(?P<final>[{works}])(?!中|里)"
        self._brought = re.compile(f"{brought}|{met}|{shot}|{cast}|{final}")
        self._staged = re.compile(
            f"在{date}(?:[^，。；由{person}{works}]{{1,8}})?的(?P<staged>[{works}])[里中]，(?P<player>{person})"
            "[^，。；]{0,4}?(?:饰|扮|主演|出演)"
        )

    def find(self, encoded: Encoded, segments: Sequence[Segment], page: Named) -> Iterator[Credit]:
        """Films of which a clause tells while the page's subject is spoken of, and no other maker."""
        for segment in segments:
            for match in self._film.finditer(encoded.text, segment.start, segment.end):
                group = "dated" if match["dated"] else "said"
                at = match.start(group)
                topic = segment.topic_at(match.start())
                clause = encoded.text[match.start() : _end(encoded.text, at, segment.end)]
                item = encoded.items[at]
                own = [named.name for named in topic.named] == [page.name]
                other = _NO_FILM.search(encoded.text, match.start(), at) or _OTHERS_WORK.search(clause)
                if item is not None and own and other is None:
                    yield Credit(item.named[0], page, at, match.end(group))
            yield from self._found_inside(encoded, segment, page)
            yield from self._found_staged(encoded, segment, page)

    def _found_inside(self, encoded: Encoded, segment: Segment, page: Named) -> Iterator[Credit]:
        """Films that a director brought out, shot somewhere, or in which somebody worked with them."""
        for match in self._brought.finditer(encoded.text, segment.start, segment.end):
            clause = max(encoded.text.rfind("，", 0, match.start()) + 1, segment.start)
            words = encoded.text[clause : _end(encoded.text, match.start(), segment.end)]
            topic = [named.name for named in segment.topic_at(match.start()).named]
            if topic != [page.name] or _NO_FILM.search(words) or _OTHERS_WORK.search(words):
                continue
            for position in range(*match.span(match.lastgroup or 0)):
                item = encoded.items[position]
                if item is not None and item.source == "work" and item.kind in ("Film", "Work"):
                    yield Credit(item.named[0], page, match.start(), match.end())

    def _found_staged(self, encoded: Encoded, segment: Segment, page: Named) -> Iterator[Credit]:
        """Films of which a director's page says only who else plays in them: `在1994年的《山河》里，李四饰演阿木`."""
        for match in self._staged.finditer(encoded.text, segment.start, segment.end):
            item, player = encoded.items[match.start("staged")], encoded.items[match.start("player")]
            topic = [named.name for named in segment.topic_at(match.start()).named]
            other = player is not None and page.name not in [named.name for named in player.named]
            if item is not None and other and topic == [page.name] and not _NO_FILM.search(match.group()):
                yield Credit(item.named[0], page, match.start("staged"), match.end("staged"))


def is_untold(film: Credit, said: Collection[Fact]) -> bool:
    """Whether the page says nothing else of who directed a film."""
    return not any(f.predicate == "director" and f.subject.name == film.work.name for f in said)


def _end(text: str, start: int, end: int) -> int:
    """The end of the clause that holds a position."""
    found = text.find("，", start, end)
    return end if found < 0 else found

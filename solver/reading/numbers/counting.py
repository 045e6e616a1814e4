"""How many: numbers that a clause states, and names that it counts out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from builder.extraction.chinese.values import sons_and_daughters
from builder.numerals import MONTHS_EN, ORDINALS_EN, SMALL_EN, TENS_EN, whole_number
from schemas.text import Language
from solver.reading.numbers.written import MEASURES_ZH, has_amount, number_of

_SCALES_EN = {"hundred": 100, "thousand": 1000, "million": 10**6}
_NUMBER_ZH = re.compile(
    rf"(?<![第\d.])(\d+|[一二两三四五六七八九十百千万亿零]{{1,9}})\s*[多余]?(?:{MEASURES_ZH})"
)
_NUMBER_EN = re.compile(
    rf"\b(?<!\d{{4}}[-–—/])(\d{{1,3}}(?:,\d{{3}})+|\d+|(?:{'|'.join(TENS_EN)})(?:-(?:{'|'.join(SMALL_EN[1:10])}))?|{'|'.join(SMALL_EN[1:20])}|"
    r"once|twice|thrice)(?:[\s-](hundred|thousand|million))?\b(?!-)"
)
_LISTED_ZH = re.compile(
    r"(?:[^，。；、]{1,12}、)+[^，。；、]{1,10}?(?=[一二两三四五六七八九十]{1,2}(?:个|位|名|人|部|项|种|所))"
)
"""What a number counts out right before it: 天文、医学、数学三项."""

_COUNTED_ZH = re.compile(r"(?:几|多少)[个位名部首张次座项本所届家场种艘支条]?([\u3400-\u9fff]{2,4})")
_THINGS_ZH = re.compile(r"(?:几|多少)(?:部|位|名|首|张|本|所|家|艘|条|支)")
_THINGS_EN = re.compile(
    r"\bhow many (?:[a-z-]+ ){0,2}?(?:films?|movies|pictures|features|people|persons|actors|actresses|directors|songs|"
    r"albums|novels|books|plays|series|children|sons|daughters|members|students|schools|companies|characters|roles)\b"
)
_CHILDREN = frozenset({"孩子", "子女", "儿女"})
_PEOPLE = ("人", "名", "位")
_PARTS = "部分"
_WORKS = re.compile(
    r"(?:几|多少)(?:部|首|张|本|集)|\bhow many (?:[a-z-]+ ){0,2}?(?:films?|movies|pictures|features|songs|albums|"
    r"novels|books|plays|series|episodes)\b"
)
_MEASURED = re.compile(
    r"\bhow (?:long|far|tall|high|deep|wide|thick|big|large|heavy|fast|hot|cold)\b|多(?:长|久|远|高|深|宽|厚|大|重|快)"
)
_COUNTS = re.compile(
    r"(?:几|多少)(?:部|位|名|首|张|本|所|家|艘|条|支|座|项|件|届|集|人(?![民口]))|"
    r"\bhow many (?!(?:(?:more|fewer|other|whole) )?(?:years|months|weeks|days|hours|minutes|seconds|times|miles|"
    r"metres|meters|kilomet\w+|feet|tons|points)\b)"
)
_COUNTED_EN = re.compile(r"\bhow many ([a-z-]{4,}(?: [a-z-]{4,})?)")
_YEAR = re.compile(r"(?:1\d|20)\d\d")
_LASTING = re.compile(r"(?:\s+|-)(?:years?|months?|weeks?|days?|hours?|minutes?)\b")
_TIMES = {"once": 1, "twice": 2, "thrice": 3}
_MONTH = re.compile(rf"\s*(?:{'|'.join(MONTHS_EN).lower()})\b|,\s*\d{{4}}\b")
_ORDINALS = {w: n for n, w in enumerate("零一二三四五六七八九十")} | {
    word: number for number, word in enumerate(ORDINALS_EN[1:10], 2)
}
_TIME_ZH = re.compile(r"第([一二三四五六七八九十]|\d{1,2})[次度回座尊]")
_PRIZES_EN = (
    r"(?:oscars?|emmys?|tonys?|grammys?|baftas?|awards?|prizes?|statuettes?|honou?rs|wins?|trophies|titles?)"
)
_ORDINAL_EN = f"({'|'.join(w for w in _ORDINALS if w.isascii())})"
_TIME_EN = re.compile(
    rf"for (?:a|the) {_ORDINAL_EN} time|"
    rf"\b(?:his|her|their|its) {_ORDINAL_EN}"
    rf"(?=\s+(?:(?:academy|golden|silver|best|such|\w+ film) )*{_PRIZES_EN}\b|"
    rf"\s+(?:for|in|with|as|at|from|came)\b|[,.;)]|$)|"
    rf"(?:^|; )the {_ORDINAL_EN}(?=,|\s+(?:came|followed|arrived|was|for|in|with)\b|$)"
)
_OUT_OF = re.compile(rf"\b(?:\d+|{'|'.join(SMALL_EN[1:20])}) of (?:all )?(?:the|its|his|her|their) $")
_POINTING = re.compile(r"(?:最[后初早近]|[这那每某另前后首同的])$")
"""Before a 一部 that counts nothing: 最后一部, 另一部, 他演的一段."""

_COUNTED_NEXT = re.compile(r"\s+(?!times\b)([a-z]{3,}s|men|women|people|children)\b")
_FEW_EN = rf"(\d{{1,2}}|{'|'.join(SMALL_EN[2:13])})"
_TIMES_ZH = re.compile(
    r"(?<![第一二三四五六七八九十百\d])([两二三四五六七八九十]{1,3}|\d{1,3})(?:次|度(?![假过])|座|尊)"
)
_TWICE_ZH = re.compile(r"再[度次获得夺拿捧当]|梅开二度|又(?:一次|凭)")
_ANOTHER_EN = re.compile(rf"\ba {_ORDINAL_EN} (?!time\b)")
_TIMES_EN = re.compile(
    rf"\b{_FEW_EN} times\b|\b(twice|thrice)\b|\b{_FEW_EN}-time\b|"
    rf"\b(?:of|all) (?:his|her|their|its) {_FEW_EN}\b|\b(?:w[io]n|has|earned|received|collected|took home) {_FEW_EN}\b|"
    rf"\b(?:his|her) first {_FEW_EN}\b"
)
"""How many times in all: 三度, 四座, `three times`, `the first of his three`."""

_IN_ALL = {
    Language.CHINESE: re.compile(r"一生|生前|毕生|一共|总共|共计|先后|前后|生涯|至今|累计"),
    Language.ENGLISH: re.compile(
        r"\b(?:in all|altogether|in total|a total of|lifetime|over (?:his|her) career|all told)\b"
    ),
}
_ASKED_NUMBER = re.compile(
    rf"\b(?:which|what|name(?: the)?) ({'|'.join(SMALL_EN[2:11])})\b|哪([两二三四五六七八九十])[位个名部首家本张种]|"
    r"([两二三四五六七八九十])[个位名](?:孩子|子女|儿女|儿子|女儿|兄弟|姐妹|哥哥|弟弟|姐姐|妹妹)(?:的名字)?(?:分别|各自|各|都)*(?:叫|是谁|名叫)",
    re.I,
)
_HOW_OFTEN = re.compile(r"\btimes\b|\bhow often\b|[几少][次回度遍]")
_NAMES_EN = re.compile(
    r"\s+((?:[A-Z][\w.'’-]+(?:\s+[A-Z][\w.'’-]+)*)(?:,\s+[A-Z][\w.'’ -]+?)*(?:,?\s+and\s+[A-Z][\w.'’-]+))"
)
_ASKS_SIBLINGS = re.compile(
    r"\bhow many (?:\w+ )?(?:brothers|sisters|siblings)\b|[几多][少个位名]*(?:兄弟|姐妹|姊妹|兄妹|哥哥|姐姐|弟弟|妹妹)"
)
_ONE_OF = (
    re.compile(
        rf"\b(?:one|{_ORDINAL_EN[1:-1]}|(?:eld|old|young)est|middle|last) of (?P<n>{_FEW_EN[1:-1]}) "
        r"(?:brothers|sisters|siblings)\b"
    ),
    re.compile(
        r"(?P<n>[两二三四五六七八九十])(?:个|名)?(?:兄弟姐妹|兄弟|姐妹|姊妹|兄妹|姐弟)(?:中|里|之|当中)"
    ),
)
"""Who is one of three brothers has two."""

_REACH = {Language.CHINESE: 8, Language.ENGLISH: 24}  # characters between a number and what it counts


def stated_count(text: str, forms: Sequence[str], language: Language, *, question: str = "") -> int | None:
    """The number in a clause that stands nearest to one of the words counted; None if none is near.

    Where the `question` counts films or people, how many times something came about is no number of them.
    """
    both = next(sons_and_daughters(text), None) if _CHILDREN & set(forms) else None
    if both is not None and both.literal is not None:
        return int(both.literal.value)
    if asks_siblings(question):
        among = next((m for one in _ONE_OF if (m := one.search(text.casefold()))), None)
        if among is not None:
            return whole_number(among["n"]) - 1
    nouns = counted_nouns(question)
    works = _WORKS.search(question.casefold()) is not None
    things = any(pattern.search(question.casefold()) for pattern in (_THINGS_ZH, _THINGS_EN))
    pattern = _NUMBER_ZH if language is Language.CHINESE else _NUMBER_EN
    folded = _LISTED_ZH.sub("", text.casefold())
    places = [(m.start(), m.end()) for form in forms for m in _bounded(form).finditer(folded)]
    best: tuple[int, int] | None = None
    for match in pattern.finditer(folded):
        if _YEAR.fullmatch(match[1]) or _LASTING.match(folded[match.end() :]):
            continue
        if match[1] == "一" and _POINTING.search(folded[: match.start()]):
            continue
        if match[0].endswith(_PARTS) and _PARTS not in question:
            continue  # 三部分 is no 三部
        if (things and _is_of_times(match, folded)) or (works and match[0].endswith(_PEOPLE)):
            continue
        if nouns and _counts_others(match, folded, (*nouns, *forms)):
            continue
        gaps = [_gap(match.span(), place) for place in places if _is_beside(folded, match.span(), place)]
        nearest = min(gaps, default=_REACH[language] + 1)
        if nearest <= _REACH[language] and (best is None or nearest < best[0]):
            best = (nearest, _value(match))
    return None if best is None else best[1]


def _counts_others(number: re.Match[str], text: str, nouns: Sequence[str]) -> bool:
    """Whether a noun behind a number says that it counts something else: eight attempts are no Oscars."""
    if _OUT_OF.search(text[: number.start()]):
        return True  # seven of the ten prizes for which it was nominated
    following = _COUNTED_NEXT.match(text, number.end())
    if following is None:
        return False
    prizes = any(re.fullmatch(_PRIZES_EN, noun) for noun in nouns) and re.fullmatch(_PRIZES_EN, following[1])
    stem = following[1][:4]
    return not prizes and not any(noun.startswith(stem) for noun in nouns)


def _is_of_times(number: re.Match[str], text: str) -> bool:
    """Whether a number says how often: 两次, `twice`, `three times`."""
    times = number[0].endswith(("次", "度")) or number[1] in _TIMES
    return times or text.startswith(" times", number.end())


def only_count(text: str, language: Language) -> int | None:
    """The number of a sentence that counts no more than one kind of thing; None where it counts several or none.

    Years, days, what lasts and how often are no counts, nor is `one`; of `four of the seven` four counts.
    """
    folded = text.casefold()
    pattern = _NUMBER_ZH if language is Language.CHINESE else _NUMBER_EN
    found = [
        match
        for match in pattern.finditer(folded)
        if not _YEAR.fullmatch(match[1])
        and not any(after.match(folded, match.end()) for after in (_LASTING, _MONTH))
        and not _is_of_times(match, folded)
        and not _OUT_OF.search(folded[: match.start()])
        and _value(match) > 1
    ]
    return _value(found[0]) if len(found) == 1 else None


def stated_total(text: str, nouns: Sequence[str], language: Language) -> int | None:
    """The number of a clause that sums up, of what is counted: 一生拍了二十九部影片, `in all he made 40 films`."""
    folded = text.casefold()
    if _IN_ALL[language].search(folded) is None:
        return None
    pattern = _NUMBER_ZH if language is Language.CHINESE else _NUMBER_EN
    matches = [match for match in pattern.finditer(folded) if not _YEAR.fullmatch(match[1])]
    ends = [*(match.start() for match in matches[1:]), len(folded)]
    for match, end in zip(matches, ends, strict=False):
        after = folded[match.end() : min(end, match.end() + _REACH[Language.ENGLISH])]
        if any(_bounded(noun).search(after) for noun in nouns):
            return _value(match)
    return None


def asked_number(question: str) -> int:
    """How many things a question says that it asks for: `which two actors`, 哪三部电影; 0 where it does not."""
    found = _ASKED_NUMBER.search(question)
    return whole_number(next(filter(None, found.groups())).lower()) if found is not None else 0


def asks_how_often(question: str) -> bool:
    """Whether a question counts times: 几次, `how often`."""
    return _HOW_OFTEN.search(question) is not None


def asks_siblings(question: str) -> bool:
    """Whether a question counts brothers or sisters, of whom one of three has two."""
    return _ASKS_SIBLINGS.search(question.casefold()) is not None


def asks_measure(question: str) -> bool:
    """Whether a question asks how long, high or heavy something is: no number of things answers it."""
    return _MEASURED.search(question.casefold()) is not None


def asks_for_count(question: str) -> bool:
    """Whether a question counts things: 几部, `how many prints`; no years, miles or times."""
    return _COUNTS.search(question.casefold()) is not None


def said_time(text: str, language: Language) -> int:
    """Which time a folded text says that it is: 第五次, `for the third time`, `his second`; 0 where it does not."""
    times = [0]
    for said in (_TIME_ZH if language is Language.CHINESE else _TIME_EN).finditer(text.strip()):
        word = next((group for group in said.groups() if group), "")
        times.append(int(word) if word.isdigit() else _ORDINALS.get(word, 0))
    return max(times)


def said_times(text: str, language: Language) -> int:
    """How often a folded text says that something came about: which time it was, or how many times in all."""
    number = said_time(text, language)
    if language is Language.CHINESE:
        for match in _TIMES_ZH.finditer(text):
            number = max(number, whole_number(match[1]))
        return number or (2 if _TWICE_ZH.search(text) else 0)
    another = _ANOTHER_EN.search(text)
    number = max(number, _ORDINALS[another[1]]) if another is not None else number
    for match in _TIMES_EN.finditer(text):
        word = next(group for group in match.groups() if group)
        number = max(number, _TIMES[word] if word in _TIMES else whole_number(word))
    return number


def counted_nouns(question: str) -> list[str]:
    """What a question counts, in every length that may be meant: 中篇 of 由几个中篇合成, `novels` of how many."""
    found: list[str] = []
    for match in _COUNTED_ZH.finditer(question):
        found += [match[1][:length] for length in range(2, len(match[1]) + 1)]
    for match in _COUNTED_EN.finditer(question.casefold()):
        found += match[1].split()
    return found


def has_number(text: str, language: Language) -> bool:
    """Whether a count stands in a text, in digits or words."""
    pattern = _NUMBER_ZH if language is Language.CHINESE else _NUMBER_EN
    plain = text.casefold()
    if language is Language.CHINESE and has_amount(text):
        return True
    return any(
        match[1] != "一" or not _POINTING.search(plain[: match.start()]) for match in pattern.finditer(plain)
    )


def counted_names(text: str, forms: Sequence[str]) -> int | None:
    """How many names follow a word in a list: `sisters Anna and Beth` is 2."""
    for form in forms:
        for match in _bounded(form).finditer(text.casefold()):
            names = _NAMES_EN.match(text[match.end() :])
            if names is not None:
                return len(re.split(r",\s+(?:and\s+)?|\s+and\s+", names[1]))
    return None


@lru_cache(maxsize=2048)
def _bounded(form: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(form)}(?!\w)" if form.isascii() else re.escape(form))


def _is_beside(text: str, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether no comma of a clause stands between a number and a word: `who was nineteen, plays her sister`."""
    return "," not in text[min(one[1], other[1]) : max(one[0], other[0])]


def _gap(one: tuple[int, int], other: tuple[int, int]) -> int:
    return max(other[0] - one[1], one[0] - other[1], 0)


def _value(match: re.Match[str]) -> int:
    """A number in digits or words, with its scale."""
    word, scale = match[1].replace(",", ""), match.groups()[1:]
    number = _TIMES[word] if word in _TIMES else number_of(word)
    return number * _SCALES_EN[scale[0]] if scale and scale[0] else number

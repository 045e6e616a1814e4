"""Award phrases: `the Golden Horse Award for Best Actor`, `Best Picture at the 24th Hong Kong Film Awards`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from builder.findings import FoundAlias, Named

# No word with a full stop but initials and the like: a prize ends where its sentence does.
_CAP = r"(?:(?:[A-Z]\.)+|(?:St|Jr|Sr|Dr)\.|[A-ZÀ-Ý][\w'’.-]*(?<!\.)|d['’]Or|du|de|des|&)"
_FIELDS = (
    r"(?:Physics|Chemistry|Literature|Medicine|Physiology|Economics?|Economic Sciences|Peace|Mathematics|Journalism|"
    r"Music|"
    r"Drama|Poetry|History|Biography|Fiction|Sciences?|Arts?|Engineering|Computing|Philosophy|Law|Education|Film|"
    r"Photography|Architecture|Design|Theat(?:re|er)|Acting|Technology|Economy|Humanities|Agriculture|Geosciences)"
)
_GOODS = rf"(?:{_FIELDS}|Freedom|Merit|Honou?r|Valou?r|Bravery|Arts and Letters)"
_SOLE = (
    r"Ballon d['’]Or|(?:Victoria|Military|Navy|Iron) Cross|Distinguished Service (?:Cross|Order)|Purple Heart|"
    r"Golden Globes?|Golden Bears?|Silver Bears?|Golden Lions?|Silver Lions?|Palme d['’]Or|"
    r"Oscars?(?! (?!Awards?|Best|Night|Prize)[A-Z][a-z]+)|Grammys?|Emmys?(?! (?!Awards?|Best)[A-Z][a-z]+)|"
    r"Grand Prix|Grand Prize|Medal of Honou?r|Pulitzers?|BAFTAs?|César(?! (?!Awards?|"
    r"Best)[A-Z][a-z]+)|Goya|Legion of Honou?r|"
    r"Order of (?:the )?[A-Z]\w+(?: [A-Z]\w+)*|Presidential Medal of Freedom|Golden Leopard|Jury Prize"
)
_KIND = r"Awards?|Prizes?|Medals?|Trophy|Honou?rs|Fellowship|Scholarship"
_BEST = r"(?:Best|Outstanding|Favou?rite|Most|Lifetime|Excellence|Distinguished|Special|Album|Song|Record|Artist|New)"
_WHEN = (
    r"(?:January|February|March|April|May|June|July|August|September|October|November|December|"
    r"Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b"
)
# Festivals go by their towns: `Best Director in Berlin`, but `Best Feature Film in Telugu`.
_IN = (
    r"in(?!\s+(?:Berlin|Venice|Cannes|Locarno|London|Hong|New|Los|Tokyo|Shanghai|Beijing|Moscow|Toronto|Paris|San|Karlovy|"
    r"Busan|Taipei|Rome|Chicago|Sydney|Montreal|Rotterdam|Sundance)\b)"
)
_CATEGORY = (
    rf"{_BEST}(?:(?:\s+(?:{_IN}|a|an|the|of|or|by|to|not))*\s+(?!for\b|{_WHEN})(?:[A-Z][\w'’–-]*|"
    rf"[–-]\s[A-Z]\w*))*"
)
_PLAIN_CATEGORY = (
    r"best(?: [A-Za-z-]+){0,3} (?:film|picture|director|actor|actress|music|score|song|screenplay|album|newcomer|"
    r"documentary|performance|cinematography|editing|direction)\b"
)
_EDITION = r"(?P<edition>\d{1,3})(?:st|nd|rd|th)\s+"
# `the Filmfare Best Actor Award`, `the World Player of the Year awards`, `Most Valuable Player`
_OF_YEAR = r"of\s+the\s+(?:Year|Season|Tournament|Month|Decade|Century)"
_NO_PRIZE = rf"(?!(?:Best|The|{_KIND})\b)"
_TITLE = (
    rf"\b(?!(?:{_SOLE})\b)(?:{_NO_PRIZE}{_CAP}\s+){{1,4}}?Best\s+(?:[A-Z][\w-]+\s+){{1,3}}?(?:Award|Prize)\b|"
    rf"\b(?!(?:{_SOLE})\b)(?:{_NO_PRIZE}{_CAP}\s+){{1,8}}?(?:{_OF_YEAR}|Most\s+Valuable\s+Player)\b(?:\s+Award\b)?|"
    r"\bMost\s+Valuable\s+Player\b(?:\s+Award\b)?"
)
_AWARD = re.compile(
    rf"(?:\b{_EDITION})?(?:\b\d{{4}}\s+)?(?P<award>{_TITLE}|\b(?:(?!Best\b|The\b){_CAP}\s+){{0,5}}?(?:{_SOLE})(?:\s+(?:{_KIND}))?"
    rf"|\b(?:(?!Best\b|The\b){_CAP}\s+){{1,6}}?(?:{_KIND}))\b"
    rf"(?:(?<=Year|ayer)\s+[Aa]wards?\b)?"
    rf"(?:\s+in\s+(?P<field>{_FIELDS}\b(?:\s+[A-Z]\w+)?)|(?<=Medal)\s+of\s+(?P<good>{_GOODS}\b))?"
    rf"(?:\s+(?:for|as)\s+(?:the\s+)?(?P<category>{_CATEGORY}|{_PLAIN_CATEGORY}))?"
)
_CATEGORY_ALONE = re.compile(rf"\b(?P<category>Best(?=\s[A-Z]){_CATEGORY[len(_BEST) :]}|{_PLAIN_CATEGORY})\b")
_AT_FESTIVAL = re.compile(
    rf"\b(?P<category>Best(?=\s[A-Z]){_CATEGORY[len(_BEST) :]})(?:\s+(?:[Aa]ward|[Pp]rize))?\s+(?:at|in)\s+(?:the\s+)?"
    r"(?:(?P<edition>\d{1,3})(?:st|nd|rd|th)\s+|\d{4}\s+)?"
    r"(?:(?:[A-Z][\w'’-]+\s+){1,6}(?:Festival|Fest|Biennale)\b|(?:Cannes|Venice|Locarno|Sundance|Berlin)\b(?!\s+[A-Z]))"
)
_CEREMONY = re.compile(rf"\bat\s+(?:the|its|their)\s+{_EDITION}(?:ceremony|edition|awards|annual awards)\b")
_EDITION_AT = re.compile(r"\bat\s+(?:the|its|their)\s+(?P<edition>\d{1,3})(?:st|nd|rd|th)\b")
_OF_CATEGORY = re.compile(
    r"(?:[A-Z][\w-]+ )*(?:Actor|Actress|Director|Film|Picture|Feature|Screenplay|Song|Score|Newcomer|Documentary|"
    r"Cinematography|Editing|Performance) (?:Award|Prize)s?$"
)
_BEST_BEFORE = re.compile(r"\bBest\s+(?:[A-Z][\w-]+\s+)*$")
_HINT = re.compile(rf"{_SOLE}|{_KIND}|[Bb]est|of\s+the|Most\s+Valuable")  # without which no phrase is found
_HAS_CATEGORIES = re.compile(r"(?:Awards?|Oscars?|Globes?|Emmys?|Grammys?|BAFTAs?|Césars?|Goyas?)$")
_RACE = re.compile(r"(?!Cannes|Jury|Special)[A-Z]\w+(?: [A-Z]\w+)* Grand Prix$")
_PRIZE_BEHIND = re.compile(r"\s(?:Award|Prize)\b")
_SHORTLY = 300  # characters
_BOOK_BY = re.compile(r"\b(?:novel|book|play|poem|story|memoir|biography)s?\b[^;.]* by (?:[\w-]+ )*$")
_PART = re.compile(r",?\s+and\b|;|:")


@dataclass(frozen=True, slots=True)
class AwardPhrase:
    """A prize in the text; `award` is empty where only the category is said (`Best Picture`).

    `own` is what such a prize goes by if nothing says of whom it is: `Best Picture Award`.
    """

    start: int
    end: int
    award: str
    award_start: int
    award_end: int
    category: str = ""
    edition: str = ""
    own: str = ""


def find_awards(text: str) -> tuple[AwardPhrase, ...]:
    """Every award phrase, left to right; categories alone are completed by `complete`."""
    if _HINT.search(text) is None:
        return ()
    found = []
    for match in _AWARD.finditer(text):
        award = match["award"]
        if _OF_CATEGORY.match(award) and _BEST_BEFORE.search(text, 0, match.start("award")):
            continue  # `the Best Actor Award`: a category
        if _RACE.match(award):
            continue
        end = max(match.end("award"), match.end("field"), match.end("good"))
        name = text[match.start("award") : end]
        name = singular(award) + name[len(award) :]
        found.append(
            AwardPhrase(
                match.start(),
                match.end(),
                name,
                match.start("award"),
                end,
                match["category"] or "",
                match["edition"] or "",
            )
        )
    for match in _CEREMONY.finditer(text):
        earlier = [a for a in found if a.end <= match.start() and a.award]
        if earlier:
            found.append(AwardPhrase(*match.span(), earlier[-1].award, 0, 0, "", match["edition"]))
    taken = [(a.start, a.end) for a in found]
    found += [
        AwardPhrase(*m.span(), m[0], *m.span(), m["category"], m["edition"] or "")
        for m in _AT_FESTIVAL.finditer(text)
        if not any(start < m.end() and m.start() < end for start, end in taken)
    ]
    taken = [(a.start, a.end) for a in found]
    found += [
        _category(text, match)
        for match in _CATEGORY_ALONE.finditer(text)
        if not any(start < match.end() and match.start() < end for start, end in taken)
    ]
    return tuple(sorted(found, key=lambda a: a.start))


def complete(phrase: AwardPhrase, others: Sequence[AwardPhrase], page: str = "") -> list[AwardPhrase]:
    """The prizes that a phrase means, given the other phrases of its sentence.

    A category alone takes the awards said after it (`at the 24th A and the 42nd B`), else the one
    before it, else that of the `page`; an award without an edition takes that of a later mention
    (`at the 78th Academy Awards`).
    """
    if phrase.award:
        editions = [
            o.edition for o in others if o.award == phrase.award and o.edition and o.start > phrase.start
        ]
        edition = phrase.edition or (editions[0] if editions else "")
        return [
            AwardPhrase(
                *_span(phrase), phrase.award, phrase.award_start, phrase.award_end, phrase.category, edition
            )
        ]
    after: list[AwardPhrase] = []
    for other in others:
        if other.start >= phrase.end and (other.award or after):
            if not other.award or other.category:
                break
            after.append(other)
    chosen = after or [o for o in others if o.award and o.end <= phrase.start][-1:]
    if not chosen and (page or phrase.own):
        chosen = [AwardPhrase(phrase.start, phrase.end, page or phrase.own, 0, 0)]
    return [
        AwardPhrase(min(phrase.start, o.start), max(phrase.end, o.end), o.award, o.award_start, o.award_end,
                    phrase.category, o.edition)
        for o in chosen
    ]  # fmt: skip


def of_last(phrase: AwardPhrase, phrases: Sequence[AwardPhrase], start: int) -> list[AwardPhrase]:
    """Best Actor of `It won three Academy Awards. Lee was voted Best Actor`, where its sentence begins at `start`.

    Of the only prize that is named shortly before; empty where there is none or more than one.
    """
    before = [a for a in phrases if start - _SHORTLY < a.start < start and _HAS_CATEGORIES.search(a.award)]
    return complete(phrase, [*before[-1:], phrase]) if len({a.award for a in before}) == 1 else []


def _category(text: str, match: re.Match[str]) -> AwardPhrase:
    """`Best Picture`, with the word behind it in `Best Picture Award`."""
    behind = _PRIZE_BEHIND.match(text, match.end())
    start, end = match.start(), match.end() if behind is None else behind.end()
    own = "" if behind is None else text[start:end]
    return AwardPhrase(start, end, "", start, end, match["category"], own=own)


def _span(phrase: AwardPhrase) -> tuple[int, int]:
    return phrase.start, phrase.end


def find_wins(text: str, titles: Sequence[tuple[int, int]]) -> list[tuple[tuple[int, int], str]]:
    """The work and the edition of each prize in `twice: for W, at the 78th ceremony, and, at the 85th, for V`.

    `titles` are the ranges of works in the text, in order. Empty unless every part says both.
    """
    wins = []
    starts = [start for start, _ in titles]
    for at, start in enumerate(starts):
        low = max((m.end() for m in _PART.finditer(text, 0, start)), default=0)
        until = starts[at + 1] if at + 1 < len(starts) else len(text)
        following = _PART.search(text, start, until)
        high = until if following is None else following.start()
        editions = [m["edition"] for m in _EDITION_AT.finditer(text, low, high)]
        if len(editions) != 1:
            return []
        wins.append((titles[at], editions[0]))
    return wins


def is_of_book(before: str) -> bool:
    """Whether words before a name tell of a book by its bearer, whose prize is the writer's: `the novel by`."""
    return _BOOK_BY.search(before[-80:]) is not None


def singular(award: str) -> str:
    """`Academy Award` of `Academy Awards`; other names as they are."""
    return (
        award[:-1]
        if re.search(r"(?:Award|Prize|Medal|Globe|Bear|Lion|Oscar|Grammy|Emmy|BAFTA|Pulitzer)s$", award)
        else award
    )


def singular_aliases(subject: Named, names: Iterable[str], text: str) -> tuple[FoundAlias, ...]:
    """`Academy Award` and `Oscar`, what a prize of the `Academy Awards` or the `Oscars` goes by, where the
    page says it, even as part of the plural."""
    if subject.type != "Award":
        return ()
    found = ((given, singular(given)) for given in (subject.name, *names))
    places = {name: text.find(name) for given, name in found if name != given}
    return tuple(
        FoundAlias(subject, name, "statement", start, start + len(name))
        for name, start in places.items()
        if start >= 0
    )

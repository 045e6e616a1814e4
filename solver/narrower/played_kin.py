"""Who plays the father, the mother or other kin of a part, by the sentence of the work's page that says whose kin
somebody plays: `A and B are his parents`; of a couple each by sex.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from schemas.graph import Entity
from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.executors.people.sexes import Sex, sexes_of
from solver.language import folded
from solver.lexicon import Lexicon
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting
from solver.reading.page import Page
from solver.reading.windows import Window, picked, sentences_of
from solver.synthesis.composed import Composed
from solver.synthesis.quotes.meeting import own_name

_KIN = (
    ("father|dad|daddy|pa|父亲|爸爸|爹", Sex.MALE, "parents|父母|爸妈|双亲", True),
    ("mother|mum|mom|mummy|ma|母亲|妈妈|娘", Sex.FEMALE, "parents|父母|爸妈|双亲", True),
    ("grandfather|granddad|grandpa|祖父|爷爷", Sex.MALE, "grandparents|祖父母|爷爷奶奶", True),
    ("grandmother|grandma|granny|祖母|奶奶", Sex.FEMALE, "grandparents|祖父母|爷爷奶奶", True),
    ("外祖父|外公|姥爷", Sex.MALE, "grandparents|外祖父母|外公外婆", True),
    ("外祖母|外婆|姥姥", Sex.FEMALE, "grandparents|外祖父母|外公外婆", True),
    ("brother|哥哥|弟弟|兄弟", Sex.MALE, "siblings|兄妹|姐弟", False),
    ("sister|姐姐|妹妹|姐妹", Sex.FEMALE, "siblings|兄妹|姐弟", False),
    ("son|儿子", Sex.MALE, "children|儿女|子女", False),
    ("daughter|女儿", Sex.FEMALE, "children|儿女|子女", False),
    ("husband|丈夫", Sex.MALE, "", False),
    ("wife|妻子|太太", Sex.FEMALE, "", False),
    ("uncle|叔叔|舅舅|伯父", Sex.MALE, "", False),
    ("aunt|姑姑|阿姨|姨妈", Sex.FEMALE, "", False),
)
"""Words for one relative, the sex, words for several of whom one is it, and whether these are a couple."""

_ONE_EN = "|".join(w for words, *_ in _KIN for w in words.split("|") if w.isascii())
_ONE_ZH = "|".join(w for words, *_ in _KIN for w in words.split("|") if not w.isascii())
_WHO_EN = (
    r"^(?:who|wh(?:ich|at) (?:actor|actress|star|performer)) (?:plays?|played|portrays?|portrayed|is cast as)"
)
_WORK_EN = r"(?:the (?:film|movie|series) )?(?P<work>[^?]+)"
_PLAYS_ZH = r"(?:饰演|扮演|出演|演)"
_ASKED = {
    Language.ENGLISH: (
        rf"{_WHO_EN} (?:(?P<role>[^?]+?)['’]s|the) (?P<kin>{_ONE_EN}) in {_WORK_EN}$",
        rf"{_WHO_EN} the (?P<kin>{_ONE_EN}) of (?P<role>[^?]+?) in {_WORK_EN}$",
    ),
    Language.CHINESE: (
        rf"^在?《(?P<work>[^》]+)》[中里]?，?(?P<role>[^，。？]*?)的?(?P<kin>{_ONE_ZH})(?:是|由)*谁{_PLAYS_ZH}的?$",
        rf"^在?《(?P<work>[^》]+)》[中里]?，?(?:是)?谁{_PLAYS_ZH}了?(?P<role>[^，。？]*?)的?(?P<kin>{_ONE_ZH})$",
        rf"^谁在《(?P<work>[^》]+)》[中里]{_PLAYS_ZH}了?(?P<role>[^，。？]*?)的?(?P<kin>{_ONE_ZH})$",
    ),
}
_PLAYERS = r"(?P<who>\x01\d+\x02(?:(?:, (?:and )?| and |、|和|与)\x01\d+\x02)*)"
_ACTS_EN = r"(?:are|is|was|were|plays?|played|portrays?|portrayed|(?:appears?|stars?|acts?) as|as)"
_SAID = {
    Language.ENGLISH: (
        rf"{_PLAYERS},? {_ACTS_EN} (?P<owner>@owner@) (?:[a-z-]+ ){{0,2}}?(?P<kin>@kin@)\b",
        r"(?P<owner>@owner@) (?:[a-z-]+ ){0,2}?(?P<kin>@kin@),? (?:is|are|was|were) (?:played|portrayed|acted) by "
        rf"{_PLAYERS}",
    ),
    Language.CHINESE: (
        rf"{_PLAYERS}(?:分别|则|一起|在片中|在剧中)*(?:{_PLAYS_ZH}|饰|是)了?(?P<owner>@owner@)的?(?P<kin>@kin@)",
        rf"(?P<owner>@owner@)的?(?P<kin>@kin@)(?:则|分别)*(?:由|是){_PLAYERS}",
    ),
}
_PRONOUN = {Language.ENGLISH: "his|her|their|the", Language.CHINESE: "[他她其]"}
_ANOTHER = {
    Language.ENGLISH: re.compile(r"\b(?:plays?|played|portrays?|portrayed) (?:the )?[A-ZÀ-Þ]"),
    Language.CHINESE: re.compile(r"(?:饰演|扮演|出演)(?![他她其])"),
}
"""A part that is named after the one that is asked about, whom a pronoun may mean then."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """Whose kin, in which work; `role` is empty where the question names nobody."""

    role: str
    kin: str
    work: str


class PlayedKin:
    """Looks for the sentence; tells the one player of it who is meant."""

    def __init__(self, store: GraphStore, lexicon: Lexicon, paging: Paging, quoting: Quoting) -> None:
        self._store = store
        self._lexicon = lexicon
        self._paging = paging
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The player, resting on the sentence, or the sentence where it leaves open which of a couple it is; None where
        no page says it, or several people are told to be.
        """
        asked = _asked(plan)
        if asked is None:
            return None
        said = [(page, *told) for page in self._pages(plan, asked.work) for told in _saying(page, asked)]
        players = {self._meant(people, asked.kin): (page, window) for page, window, people in reversed(said)}
        unsure = players.pop("", None)
        if not players and unsure is not None:
            return self._quoting.quoted(plan, "", [unsure[1]])
        if len(players) != 1:
            return None
        ((player, (page, window)),) = players.items()
        return self._stated(plan, asked, player, page, window)

    def _stated(self, plan: Plan, asked: _Asked, player: str, page: Page, window: Window) -> Composed | None:
        person = next(iter(self._store.get_entities([player])), None)
        if person is None:
            return None
        composed = self._quoting.stated(plan, _text(plan.language, asked, person), [window])
        key = page.document.key
        cast = [
            t
            for t in self._store.match(objects=[player], predicates=["starring"])
            if self._is_of(t.subject, key)
        ]
        return composed if composed is None else replace(composed, triples=tuple(cast[:1]))

    def _pages(self, plan: Plan, work: str) -> list[Page]:
        surfaces = dict.fromkeys(
            e.surface for p in plan.parts for e in p.entities if folded(e.surface) in folded(work)
        )
        pages = [page for surface in surfaces for page in self._paging.in_any_language(plan, surface)]
        own = {page.document.key: page for page in pages if self._lexicon.fits(page.subject, ("Work",))}
        return sorted(own.values(), key=lambda page: page.language is not plan.language)

    def _meant(self, people: tuple[bool, Sequence[str]], kin: str) -> str:
        """The one of some players who is the relative asked for: the only one, or of several the one of that sex, of a
        couple also the one beside whom is of the other; empty where that is open.
        """
        alone, ids = people
        if alone:
            return ids[0] if len(ids) == 1 else ""
        _, sex, _, couple = next(row for row in _KIN if kin in row[0].split("|"))
        known = sexes_of(ids, self._store)
        of_sex = [one for one in ids if known.get(one) is sex]
        if couple and len(ids) == 2 and not of_sex:
            of_sex = [one for one in ids if known.get(one) is None] if len(known) == 1 else []
        return of_sex[0] if len(of_sex) == 1 else ""

    def _is_of(self, work: str, page: str) -> bool:
        entity = next(iter(self._store.get_entities([work])), None)
        return entity is not None and page in entity.pages


def _asked(plan: Plan) -> _Asked | None:
    text = " ".join(plan.question.strip(" ?？").split())
    found = next((m for form in _ASKED[plan.language] if (m := re.match(form, text, re.I)) is not None), None)
    if found is None:
        return None
    return _Asked((found["role"] or "").strip(' “”"'), found["kin"].lower(), found["work"].strip())


def _saying(page: Page, asked: _Asked) -> Iterator[tuple[Window, tuple[bool, Sequence[str]]]]:
    """The sentences that say who plays such kin of the part: the players, and whether one relative alone is told."""
    one, _, several, _ = next(row for row in _KIN if asked.kin in row[0].split("|"))
    role = re.escape(asked.role)
    possessive = rf"{role}['’]s|{role}" if page.language is Language.ENGLISH else role
    owner = f"(?:(?i:{_PRONOUN[page.language]}){f'|{possessive}' if role else ''})"
    before, paragraph = "", -1
    for first, last in sentences_of(page):
        window = picked(page, first, last)
        if window.clauses[0].paragraph != paragraph:
            before, paragraph = "", window.clauses[0].paragraph
        text, ids = _marked(window, asked.role)
        for form in _SAID[page.language]:
            pattern = form.replace("@owner@", owner).replace("@kin@", f"{one}|{several}" if several else one)
            for match in re.finditer(pattern, text):
                if _is_of_role(
                    before + text[: match.end("owner")], match["owner"], asked.role, page.language
                ):
                    players = [ids[int(place)] for place in re.findall(r"\x01(\d+)\x02", match["who"])]
                    yield window, (match["kin"] in one.split("|"), players)
        before += text + " "


def _is_of_role(before: str, owner: str, role: str, language: Language) -> bool:
    """Whether the owner of some kin is the part asked about: by its name, or by a pronoun after it."""
    if not role or role in owner:
        return True
    place = before.rfind(role)
    return place >= 0 and _ANOTHER[language].search(before, place + len(role)) is None


def _marked(window: Window, role: str) -> tuple[str, list[str]]:
    """The text of a sentence with a number in the place of each person that it names, and who these are."""
    text, ids, place = "", list[str](), window.clauses[0].start
    named = {(n.start, n.end): n for clause in window.clauses for n in clause.named if n.type == "Person"}
    document = window.page.document.text
    for (start, end), one in sorted(named.items()):
        if start < place or document[start:end] == role:
            continue
        text += f"{document[place:start]}\x01{len(ids)}\x02"
        ids.append(one.entity)
        place = end
    return text + document[place : window.clauses[-1].end], ids


def _text(language: Language, asked: _Asked, person: Entity) -> str:
    name = own_name(person, language)
    if language is Language.CHINESE:
        return f"{name}在《{asked.work}》中饰演{asked.role}{'的' if asked.role else ''}{asked.kin}"
    whose = f"{asked.role}'s" if asked.role else "the"
    return f"{name} plays {whose} {asked.kin} in {asked.work}"

"""Names that a question writes in the script of the other language, as pages in its own call the same thing."""

from __future__ import annotations

import re

from schemas.graph import Entity
from schemas.names import split_sense
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import language_of
from solver.reading.page import WORKS
from solver.synthesis.wording import Wording

_HAN = r"[\u3400-\u9fff]"
_IN_ENGLISH = re.compile(
    rf"《?(?P<name>{_HAN}[\u3400-\u9fff·]*{_HAN})》?(?P<sense>\s?[(（][^()（）]{{1,12}}[)）])?"
)
_LATIN = r"[A-Za-zÀ-ɏ0-9'’.&-]"
_IN_CHINESE = re.compile(rf"(?P<mark>《)?(?P<name>[A-ZÀ-Þ]{_LATIN}*(?:[ ,:]{{1,2}}{_LATIN}+)*)(?P<end>》)?")
_OF_NAMES = {
    Language.ENGLISH: re.compile(
        r"\b(?:(?:chinese|english|real|original|full|stage|pen|birth|other|former|short|first|last|family|maiden)"
        r" (?:names?|titles?)|named after|known (?:as|by)|nicknam\w*|means?|meaning|meant|stands? for|translat\w+"
        r"|spel\w+|written|aka|alias(?:es)?)\b|\b(?:is|was|are|were) [^?]{1,40} called\b",
        re.I,
    ),
    Language.CHINESE: re.compile(
        "[英中外译原本又别艺笔真曾化]文?名|这个?[名词称]|名字[里中的]|名称|[简全别又俗合]称|称[为作]|被称|外号|绰号|昵称|意思|缩写"
        "|翻译|怎么[说写读念译]|字号"
    ),
}
"""Questions about names themselves keep those that they are about."""


def in_own_script(question: str, store: GraphStore, ontology: Ontology) -> str:
    """A question in which each name of the other script is one of its own, where the store knows what bears it and
    all that bear it are called alike; questions about names stay as they are.

    `Where did 三船敏郎 grow up?` asks for Toshiro Mifune, 宫崎骏为Studio Ghibli导演过什么 for 吉卜力工作室.
    """
    language = language_of(question)
    if _OF_NAMES[language].search(question) is not None:
        return question
    pattern = _IN_ENGLISH if language is Language.ENGLISH else _IN_CHINESE
    places = list(pattern.finditer(question))
    known = (
        store.find_names([words for place in places for words in (place[0], place["name"])]) if places else {}
    )
    wording = Wording(language, ontology, {})
    for place in reversed(places):
        bearers = known.get(place[0]) or known.get(place["name"], [])
        own = _own_name(bearers, wording)
        unmarked = language is Language.CHINESE and not (place["mark"] or place["end"])
        if own and unmarked and all(bearer.type in WORKS for bearer in bearers):
            own = f"《{own}》"
        elif own and language is Language.CHINESE:
            own = f"{place['mark'] or ''}{own}{place['end'] or ''}"
        if own:
            question = question[: place.start()] + own + question[place.end() :]
    return question


def _own_name(bearers: list[Entity], wording: Wording) -> str:
    """What all bearers are called in the question's language; empty where one is not, or otherwise."""
    with_pages = [entity for entity in bearers if entity.pages] or bearers
    names = {split_sense(wording.name(entity))[0] for entity in with_pages}
    name = names.pop() if len(names) == 1 else ""
    return name if name and wording.is_own(name) else ""

"""Nouns that fall under wider ones: a cactus is a plant, a poet a writer, a drummer a musician."""

from __future__ import annotations

from collections.abc import Iterable

_WRITERS = """writer author novelist poet playwright dramatist essayist biographer screenwriter journalist columnist
    memoirist lyricist librettist storyteller"""
_MUSICIANS = """musician singer guitarist pianist drummer bassist violinist cellist rapper songwriter singer-songwriter
    composer saxophonist trumpeter keyboardist vocalist organist flautist percussionist harpist bandleader dj"""
_ATHLETES = """athlete footballer player cricketer swimmer boxer wrestler cyclist runner skater gymnast sprinter skier
    golfer rower fencer jockey goalkeeper midfielder defender striker pitcher quarterback"""
_NARROWER = {
    "writer": _WRITERS,
    "author": _WRITERS,
    "musician": _MUSICIANS,
    "athlete": _ATHLETES,
    "sportsperson": _ATHLETES,
    "artist": f"{_MUSICIANS} artist painter sculptor illustrator photographer printmaker draughtsman cartoonist",
    "entertainer": f"{_MUSICIANS} entertainer actor comedian dancer performer presenter magician",
    "performer": f"{_MUSICIANS} performer actor comedian dancer entertainer magician",
    "scientist": """scientist physicist chemist biologist astronomer geologist botanist zoologist mathematician
        geneticist biochemist astrophysicist ecologist meteorologist paleontologist psychologist neuroscientist""",
    "filmmaker": "filmmaker director producer cinematographer",
    "plant": """plant cactus tree shrub herb fern grass vine conifer orchid palm flower wildflower bamboo moss succulent
        perennial annual""",
    "animal": "animal mammal bird fish reptile insect amphibian dog cat horse spider moth snake lizard",
    "dog": "dog hound terrier spaniel retriever sheepdog",
    "book": "book novel novella memoir autobiography",
}  # fmt: skip
NARROWER = {wide: frozenset(words.split()) for wide, words in _NARROWER.items()}


def falls_under(wide: str, kinds: Iterable[str]) -> bool:
    """Whether one of some nouns in the singular is a wider one, or falls under it."""
    return any(kind == wide or kind in NARROWER.get(wide, ()) for kind in kinds)

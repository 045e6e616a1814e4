"""What an answer cites already is not said a second time."""

from solver.results import Extract
from solver.synthesis.answering import Said
from solver.synthesis.choosing import _is_cited
from solver.synthesis.citing import Claim

SAID = Said((Claim("He made it.", (Extract("a#0", 10, 40),)), Claim("She sang.", (Extract("b#0", 0, 9),))))


def claim(*extracts: Extract) -> Claim:
    return Claim("again", extracts)


def test_words_within_a_cited_stretch_are_cited() -> None:
    assert _is_cited(claim(Extract("a#0", 10, 40)), SAID)
    assert _is_cited(claim(Extract("a#0", 15, 30), Extract("b#0", 0, 9)), SAID)


def test_words_beyond_it_are_not() -> None:
    assert not _is_cited(claim(Extract("a#0", 30, 41)), SAID)
    assert not _is_cited(claim(Extract("c#0", 10, 40)), SAID)
    assert not _is_cited(claim(Extract("a#0", 15, 30), Extract("c#0", 0, 9)), SAID)

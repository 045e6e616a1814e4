"""Several pages tagged together get the tags that each gets alone."""

from collections.abc import Iterable

import pytest

from builder.sharing import SharedTagger
from schemas.text import TaggedText


class RecordingTagger:
    """Notes how many texts came at once; refuses one text."""

    version = "recording/1"

    def __init__(self) -> None:
        self.batches: list[list[str]] = []

    def tag(self, text: str) -> TaggedText:
        return next(iter(self.tag_many([text])))

    def tag_many(self, texts: Iterable[str]) -> list[TaggedText]:
        batch = list(texts)
        self.batches.append(sorted(batch))
        if "bad" in batch:
            raise ValueError("bad")
        return [TaggedText(text, (), (), ()) for text in batch]


def test_texts_of_all_callers_are_tagged_in_one_call() -> None:
    tagger = RecordingTagger()
    shared = SharedTagger(tagger)
    found = shared.run(lambda text: shared.tag(text).text, ["c", "a", "b"])
    assert found == ["c", "a", "b"]
    assert tagger.batches == [["a", "b", "c"]]


def test_callers_may_ask_for_different_numbers_of_texts() -> None:
    tagger = RecordingTagger()
    shared = SharedTagger(tagger)
    found = shared.run(lambda n: [shared.tag(f"{n}.{i}").text for i in range(n)], [0, 1, 3])
    assert found == [[], ["1.0"], ["3.0", "3.1", "3.2"]]
    assert sum(map(len, tagger.batches)) == 4


def test_an_error_reaches_every_caller_and_nobody_waits_for_ever() -> None:
    shared = SharedTagger(RecordingTagger())
    with pytest.raises(ValueError, match="bad"):
        shared.run(shared.tag, ["good", "bad"])
    assert shared.tag("later").text == "later"


def test_outside_a_run_it_is_the_tagger_itself() -> None:
    tagger = RecordingTagger()
    assert SharedTagger(tagger).tag("x").text == "x"
    assert tagger.batches == [["x"]]

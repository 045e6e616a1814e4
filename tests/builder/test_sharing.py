"""Several pages tagged together get the tags that each gets alone."""

from collections.abc import Iterable

import pytest

from builder.sharing import SharedTagger
from schemas.text import TaggedText


class RecordingTagger:
    """Notes which texts came at once; refuses one text."""

    version = "recording/1"

    def __init__(self) -> None:
        self.batches: list[list[str]] = []

    def tag(self, text: str) -> TaggedText:
        return next(iter(self.tag_many([text])))

    def tag_many(self, texts: Iterable[str]) -> list[TaggedText]:
        batch = list(texts)
        self.batches.append(batch)
        if "bad" in batch:
            raise ValueError("bad")
        return [TaggedText(text, (), (), ()) for text in batch]


def test_announced_texts_are_tagged_in_one_call_each_once() -> None:
    tagger = RecordingTagger()
    shared = SharedTagger(tagger)
    with shared.tagged(["c", "a", "c"]):
        found = [shared.tag(text).text for text in ("a", "c", "a")]
    assert found == ["a", "c", "a"]
    assert tagger.batches == [["c", "a"]]


def test_a_text_that_was_not_announced_is_tagged_alone() -> None:
    tagger = RecordingTagger()
    shared = SharedTagger(tagger)
    with shared.tagged(["a"]):
        shared.tag("a")
        assert shared.tag("b").text == "b"
    assert tagger.batches == [["a"], ["b"]]


def test_tags_are_forgotten_afterwards() -> None:
    tagger = RecordingTagger()
    shared = SharedTagger(tagger)
    with shared.tagged(["a"]):
        shared.tag("a")
    shared.tag("a")
    assert tagger.batches == [["a"], ["a"]]


def test_one_text_that_cannot_be_tagged_takes_no_other_with_it() -> None:
    shared = SharedTagger(RecordingTagger())
    with shared.tagged(["good", "bad"]):
        assert shared.tag("good").text == "good"
        with pytest.raises(ValueError, match="bad"):
            shared.tag("bad")


def test_nothing_is_tagged_that_nobody_asks_for() -> None:
    tagger = RecordingTagger()
    with SharedTagger(tagger).tagged(["a", "b"]):
        pass
    assert tagger.batches == []

"""Chunks are asked about in order; a call that fails or a reply that is no good costs its chunk alone."""

import pytest

from builder.extraction.language_model.asked import Asked
from builder.extraction.language_model.known import Known
from builder.extraction.language_model.reader import MOST_FAILURES, ModelReader
from builder.findings import Findings, Named
from schemas.errors import ModelError
from schemas.graph import Qualifier
from schemas.language_model import Completion
from schemas.ontology import Ontology
from schemas.text import Chunk, Document, Language
from tests.builder.extraction.language_model.replying import Replying, reply, said, texts

ONTOLOGY = Ontology.load()
PARTS = ("Ann married Bob in 1999. ", "Ann married Carl.")
BOB = said("Ann", "spouse", "Bob", "Ann married Bob", "1999")
CARL = said("Ann", "spouse", "Carl", "Ann married Carl")
PAGE = Document("a", "Ann", "".join(PARTS), "a.txt", Language.ENGLISH)


def chunks(*parts: str) -> list[Chunk]:
    found, start = [], 0
    for number, part in enumerate(parts):
        found.append(Chunk(f"a#{number}", "a", number, start, start + len(part), part, Language.ENGLISH))
        start += len(part)
    return found


def read(model: Replying, *parts: str) -> tuple[Findings, Asked]:
    known = Known.of(PAGE, Named("Ann"), (), own=True)
    return ModelReader(model, ONTOLOGY).read(PAGE, chunks(*(parts or PARTS)), known)


def objects(found: Findings) -> list[str]:
    return [fact.object.name for fact in found.facts if isinstance(fact.object, Named)]


def test_each_chunk_is_asked_about_in_order() -> None:
    model = Replying(reply(BOB), reply(CARL))
    found, asked = read(model)
    assert texts(model.asked) == list(PARTS)
    assert objects(found) == ["Bob", "Carl"]
    assert asked == Asked(chunks=2, calls=2, tokens=220)


def test_names_are_mentions_at_their_places_and_times_are_qualifiers() -> None:
    found, _ = read(Replying(reply(BOB), reply(CARL)))
    assert [(m.start, m.end, m.surface) for m in found.mentions] == [
        (0, 3, "Ann"),
        (12, 15, "Bob"),
        (25, 28, "Ann"),
        (37, 41, "Carl"),
    ]
    assert [fact.qualifiers for fact in found.facts] == [(Qualifier("time", "1999"),), ()]


@pytest.mark.parametrize(
    ("bad", "tokens", "why"),
    [
        (ModelError("nobody listens at 127.0.0.1:1."), 110, "no reply: nobody listens at 127.0.0.1:1"),
        (Completion(reply(BOB), 100, 2000, cut=True), 2210, "the reply was too long"),
        ("Ann married Bob.", 220, "the reply was not the JSON that was asked for"),
        (reply({**BOB, "sure": "1"}), 220, "the reply was not the JSON that was asked for"),
    ],
)
def test_a_bad_reply_costs_its_chunk_alone(bad: str | Completion | ModelError, tokens: int, why: str) -> None:
    found, asked = read(Replying(bad, reply(CARL)))
    assert objects(found) == ["Carl"]
    assert asked == Asked(chunks=2, calls=2, tokens=tokens, unread=(why,))


def test_a_model_that_is_gone_is_not_asked_for_ever() -> None:
    parts = ["Ann ran. "] * (MOST_FAILURES + 2)
    model = Replying(ModelError("gone"))
    _, asked = read(model, *parts)
    assert (len(model.asked), asked.calls) == (MOST_FAILURES, MOST_FAILURES)
    assert asked.unread == (
        *["no reply: gone"] * MOST_FAILURES,
        *[f"not asked after {MOST_FAILURES} failures in a row"] * 2,
    )


def test_it_is_asked_again_in_the_next_build() -> None:
    model = Replying(ModelError("gone"))
    reader = ModelReader(model, ONTOLOGY)
    known = Known.of(PAGE, Named("Ann"), (), own=True)
    for _ in range(2):
        reader.begin()
        reader.read(PAGE, chunks(*["Ann ran. "] * (MOST_FAILURES + 1)), known)
    assert len(model.asked) == 2 * MOST_FAILURES


def test_a_good_reply_ends_a_row_of_failures() -> None:
    gone = [ModelError("gone")] * (MOST_FAILURES - 1)
    model = Replying(*gone, reply(), *gone, reply())
    _, asked = read(model, *["Ann ran. "] * (2 * MOST_FAILURES))
    assert asked.calls == 2 * MOST_FAILURES


def test_what_does_not_hold_is_dropped_with_its_reason_and_the_rest_is_kept() -> None:
    found, _ = read(Replying(reply(said("Ann", "spouse", "Dora", "Ann married Dora"), BOB), reply()))
    assert objects(found) == ["Bob"]
    assert found.dropped == (("Ann spouse Dora", "its words do not stand in the passage"),)


def test_a_fact_loses_a_time_that_its_sentence_does_not_give() -> None:
    found, _ = read(Replying(reply({**BOB, "time": "2001"}), reply()))
    assert [fact.qualifiers for fact in found.facts] == [()]
    assert found.dropped == (("Ann spouse Bob 2001", "its time is no date of its sentence"),)


def test_a_fact_that_is_said_twice_is_one() -> None:
    found, _ = read(Replying(reply(BOB, BOB), reply()))
    assert objects(found) == ["Bob"]


def test_its_version_names_prompt_and_model() -> None:
    assert ModelReader(Replying(name="qwen3:8b"), ONTOLOGY).version == "language_model/1#qwen3:8b"


def test_a_guess_counts_the_calls_and_asks_nothing() -> None:
    model = Replying(reply())
    guess = ModelReader(model, ONTOLOGY).expected(PAGE, chunks(*PARTS))
    assert (guess.chunks, guess.calls, model.asked) == (2, 2, [])
    assert guess.tokens > 2000  # the instructions, twice

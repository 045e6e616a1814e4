"""What candidates say token by token: alone, beyond a seed, and beyond the first ones."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np

from retriever.firsts import Firsts
from retriever.text.interaction import ALIKE, COMPARED, TokenLook
from retriever.text.question_tokens import AskedTokens
from schemas.text import Span

TEXT = "Anna sang there"
SPANS = (Span(0, 4), Span(5, 9), Span(10, 15))
WEIGHTS = {"a": 0.5, "s": 0.3, "t": 0.2}  # of the three words
# The first four differ from each other in every second place, so that each is like itself by 1 and like others by 0.
SIGNS = {
    "a": [1, 1, 1, 1, 1, 1, 1, 1],
    "s": [1, 0, 1, 0, 1, 0, 1, 0],
    "t": [1, 1, 0, 0, 1, 1, 0, 0],
    "x": [1, 0, 0, 1, 1, 0, 0, 1],
    "h": [1, 1, 1, 1, 1, 1, 0, 0],  # half like `a`
}


class Codes:
    """A store of what chunks hold, each a word of letters; `None` for one without codes."""

    def __init__(self, held):
        self.held = held
        self.asked = []

    def get_token_codes(self, chunks):
        self.asked += chunks
        return [self._codes(self.held[int(chunk)]) for chunk in chunks]

    def _codes(self, letters):
        if letters is None:
            return None
        return np.packbits(np.array([SIGNS[letter] for letter in letters or "x"], bool), axis=1)


def looked(held, first, *, steps=(), best=None, names=(), documents=None, nodes=None, size=None, asked="ast"):
    """The columns of chunks that hold so much, to five digits, and the store.

    `steps` are (node of the seed, node of the chunk), `best` is the row of each chunk's best step, `documents` the
    document of each node.
    """
    nodes = list(range(len(held))) if nodes is None else nodes
    size = max(nodes) + 1 if size is None else size
    signs = np.array([SIGNS[letter] for letter in asked], np.float32).reshape(-1, 8)
    vectors = (2 * signs - 1) / np.float32(np.sqrt(8))
    tokens = AskedTokens(TEXT, vectors, SPANS[: len(asked)])
    document_of = np.arange(size, dtype=np.int32) if documents is None else np.array(documents, np.int32)
    scale = SimpleNamespace(
        view=SimpleNamespace(version=1, identifier=str, document_of=document_of),
        tokens=tokens,
        token_weights=np.array([WEIGHTS[letter] for letter in asked], np.float32),
    )
    chunks = np.array(nodes, np.int32)
    reached = SimpleNamespace(
        chunks=chunks,
        named=SimpleNamespace(names=dict(enumerate(names))),
        steps=SimpleNamespace(
            seeds=np.arange(size, dtype=np.int32)[::-1],
            seed=np.array([size - 1 - seed for seed, _ in steps], np.int32),
            chunk=np.array([chunk for _, chunk in steps], np.int32),
        ),
        step=np.array([-1] * len(chunks) if best is None else best, np.int32),
    )
    store = Codes(dict(zip(nodes, held, strict=True)))
    columns = TokenLook(store).columns(scale, chunks, Firsts.of(chunks, np.array(first, float)), reached)
    assert set(columns) == set(ALIKE)
    assert {column.shape for column in columns.values()} == {(len(chunks),)}
    return {name: [round(value, 5) for value in column.tolist()] for name, column in columns.items()}, store


def column(name, *args, **more):
    return looked(*args, **more)[0][name]


def test_a_question_without_tokens_has_zeros_and_reads_nothing():
    store = Codes({})
    scale, reached = SimpleNamespace(tokens=None), SimpleNamespace()
    chunks = np.arange(3, dtype=np.int32)
    columns = TokenLook(store).columns(scale, chunks, Firsts.of(chunks, np.zeros(3)), reached)
    assert {name: found.tolist() for name, found in columns.items()} == {name: [0, 0, 0] for name in ALIKE}
    assert store.asked == []


def test_no_candidates_have_empty_columns():
    scale, none = SimpleNamespace(tokens=object()), np.zeros(0, np.int32)
    columns = TokenLook(Codes({})).columns(scale, none, Firsts.of(none, np.zeros(0)), SimpleNamespace())
    assert {name: found.tolist() for name, found in columns.items()} == {name: [] for name in ALIKE}


def test_what_a_chunk_holds_counts_by_its_weight():
    assert column("alike", ["ast", "as", "t", "", None], [0] * 5) == [1, 0.8, 0.2, 0, 0]


def test_a_chunk_is_also_judged_by_how_far_it_is_below_the_likest():
    assert column("alike_below", ["t", "as", ""], [0] * 3) == [-0.6, 0, -0.8]


def test_what_is_asked_is_weighed_without_the_names():
    assert column("alike_asked", ["a", "s", "st"], [0] * 3, names=["Anna"]) == [0, 0.6, 1]


def test_a_question_of_names_alone_asks_nothing_beside_them():
    assert column("alike_asked", ["ast", "a"], [0] * 2, names=[TEXT]) == [0, 0]


def test_what_most_chunks_hold_counts_from_their_mean_to_their_most():
    # `s` is held by one of four; of `t` two of four are at the most; nobody holds more of `a` than another.
    assert column("alike_most", ["as", "at", "at", "a"], [0] * 4) == [0.3, 0.2, 0.2, 0]


def test_what_is_between_the_mean_and_the_most_counts_in_part():
    # The mean of 1, 1/2, 0 and 0 is 3/8: the second is 1/8 above it, of 5/8.
    assert column("alike_most", ["a", "h", "", ""], [0] * 4, asked="a") == [1, 0.2, 0, 0]


def test_a_chunk_that_holds_what_the_two_first_ones_lack_is_told_from_others():
    assert column("alike_open", ["a", "as", "t", "s"], [4, 3, 2, 1]) == [0, 0.3, 0.2, 0]


def test_the_first_ones_are_those_of_the_highest_scores():
    assert column("alike_open", ["s", "t", "as", "a"], [1, 2, 3, 4]) == [0, 0.2, 0.3, 0]


def test_a_chunk_alone_has_all_that_it_holds_open():
    assert column("alike_open", ["at"], [1]) == [0.7]


STEPS = [(0, 2), (1, 2), (3, 2)]


def test_a_second_step_adds_what_its_seed_lacks():
    found = column("alike_adds", ["as", "a", "st", "st"], [0] * 4, steps=STEPS, best=[-1, -1, 0, -1])
    assert found == [0, 0, 0.2, 0]


def test_all_steps_to_a_chunk_tell_the_most_that_it_adds():
    found = column("alike_joined", ["as", "a", "st", "st"], [0] * 4, steps=STEPS, best=[-1, -1, 0, -1])
    assert found == [0, 0, 0.5, 0]


def test_a_step_from_or_to_what_is_no_candidate_adds_nothing():
    steps = [(2, 4), (1, 5), (1, 3), (0, 4), (1, 7), (7, 4)]  # one of the two is not 1, 4 or 6
    found, _ = looked(["a", "ast", "st"], [0] * 3, nodes=[1, 4, 6], steps=steps, best=[-1, 0, -1], size=8)
    assert found["alike_joined"] == [0, 0, 0]
    assert found["alike_adds"] == [0, 0, 0]


def test_nodes_of_candidates_are_not_their_places():
    found, store = looked(["a", "ast"], [1, 2], nodes=[3, 8], steps=[(3, 8)], best=[-1, 0])
    assert store.asked == ["3", "8"]
    assert found["alike_adds"] == [0, 0.5]


def test_a_chunk_adds_to_a_first_one_of_another_document_by_the_root_of_its_trust():
    held, first, documents = ["a", "st", "t"], [0.5, 0.5, 0.0], [0, 1, 0]
    # The third adds `t` to the first, which is of its own document, and nothing to the second.
    assert column("alike_pair", held, first, documents=documents) == [0.5, 0.5, 0]


def test_less_trust_in_a_first_one_makes_less_of_what_is_added_to_it():
    # The second is trusted exp(6 * (0.3 - 0.5)) of the first: the first adds `a` to it by the root of that, 0.54881.
    assert column("alike_pair", ["a", "s"], [0.5, 0.3]) == [0.27441, 0.3]


def test_candidates_beyond_those_compared_are_like_nothing():
    size = COMPARED + 2
    first = np.linspace(1, 2, size)  # so that the first two nodes are the last ones
    found, store = looked(["ast"] * size, first)
    assert len(store.asked) == COMPARED
    assert not {"0", "1"} & set(store.asked)
    assert found["alike"] == [0, 0] + [1] * COMPARED
    for name in ("alike_asked", "alike_most", "alike_open", "alike_adds", "alike_joined", "alike_pair"):
        assert found[name][:2] == [0, 0]


def test_of_candidates_of_one_score_those_of_the_first_nodes_are_compared():
    size = COMPARED + 1
    assert column("alike", ["a"] * size, [0] * size) == [0.5] * COMPARED + [0]


def test_a_question_whose_tokens_are_none_has_zeros():
    found, _ = looked(["a", "s"], [0, 0], asked="", steps=[(0, 1)], best=[-1, 0])
    assert found == {name: [0, 0] for name in ALIKE}

"""Baidu's LAC (Lexical Analysis of Chinese, Jiao et al. 2018) in numpy: words, classes, names.

Characters and dictionary words are embedded, run through two bidirectional GRU layers, and a
conditional random field picks the likeliest sequence of tags (Viterbi). Tags are LAC's own: `PER`,
`LOC`, `ORG`, `TIME`, `nw` (title of a work), and word classes (`n`, `v`, `a`, `d`, `p`, `u`, `w`, …).
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from schemas.errors import ModelError

Floats: TypeAlias = NDArray[np.float32]

_LAYERS = 2
# OpenBLAS shares larger products between threads, which on busy cores wait for each other 200
# times longer than the product takes (measured); products here stay at or below its threshold.
_ONE_THREAD = 65_536 * 4  # multiplications
_LANES = 8  # by 128 by 256: just that


@dataclass(frozen=True, slots=True)
class Word:
    """A word and its tag."""

    text: str
    tag: str


class LacNetwork:
    """The network; `analyse` is a pure function of the sentences given."""

    def __init__(self, directory: Path) -> None:
        """Read what `guanxi models fetch` converted; ModelError if it cannot be read."""
        try:
            vocabulary = json.loads((directory / "vocabulary.json").read_text(encoding="utf-8"))
            self._embedding = np.load(directory / "embedding.npy", mmap_mode="r")  # (58k, 128) float16
            with np.load(directory / "layers.npz", allow_pickle=False) as layers:
                weights = {name: layers[name].astype(np.float32) for name in layers.files}
        except (OSError, ValueError) as error:
            raise ModelError(f"LAC cannot be read: {error}.", hint="Run: guanxi models fetch") from error
        self._ids: dict[str, int] = vocabulary["words"]
        self._unknown = self._ids["OOV"]
        self._replacements: dict[str, str] = vocabulary["replacements"]
        self._cutter = DictionaryCutter(vocabulary["cuts"], vocabulary["log_total"])
        tags: dict[str, str] = vocabulary["tags"]
        self._tags = [tags[str(number)] for number in range(len(tags))]
        self._layers = [_Layer.of(weights, number) for number in range(_LAYERS)]
        self._output = weights["fc_4.w_0"], weights["fc_4.b_0"].reshape(-1)
        self._start, self._stop, self._transitions = (
            weights["crfw"][0],
            weights["crfw"][1],
            weights["crfw"][2:],
        )

    def analyse(self, sentences: Sequence[str]) -> list[list[Word]]:
        """The words of each sentence; joined, they are the sentence."""
        units = [self._split(sentence) for sentence in sentences]
        # Sentences of like length share a pass, longest first; an empty one has no words.
        order = sorted((i for i, unit in enumerate(units) if unit), key=lambda i: (-len(units[i]), i))
        words: list[list[Word]] = [[] for _ in sentences]
        for start in range(0, len(order), _LANES):
            lanes = order[start : start + _LANES]
            paths = self._decode(self._score([units[i] for i in lanes]))
            for i, path in zip(lanes, paths, strict=True):
                words[i] = _join(units[i], [self._tags[tag] for tag in path])
        return words

    def _split(self, sentence: str) -> list[str]:
        """The network's units: known words of the dictionary cut, single characters of the others."""
        units: list[str] = []
        for word in self._cutter.cut(sentence):
            if word in self._ids:
                units.append(word)
            else:
                units.extend(word)
        return units

    def _score(self, lanes: list[list[str]]) -> list[Floats]:
        """(units, tags) scores of each lane; lanes come longest first."""
        ids = [[self._ids.get(self._replacements.get(u, u), self._unknown) for u in lane] for lane in lanes]
        states = [self._embedding[numbers].astype(np.float32) for numbers in ids]
        for layer in self._layers:
            states = layer.run(states)
        weight, bias = self._output
        return [multiply(state, weight) + bias for state in states]

    def _decode(self, lanes: list[Floats]) -> list[list[int]]:
        """The tag numbers of the highest-scoring path of each lane (Viterbi)."""
        longest = len(lanes[0])
        best = np.stack([scores[0] for scores in lanes]) + self._start  # (lanes, tags)
        came = np.zeros((longest, len(lanes), best.shape[1]), np.intp)
        for step in range(1, longest):
            active = sum(len(scores) > step for scores in lanes)
            candidates = best[:active, :, None] + self._transitions
            came[step, :active] = candidates.argmax(axis=1)
            reached = candidates.max(axis=1)
            best[:active] = reached + np.stack([scores[step] for scores in lanes[:active]])
        last = (best + self._stop).argmax(axis=1)
        return [_trace(came[:, lane], int(last[lane]), len(scores)) for lane, scores in enumerate(lanes)]


def _trace(came: NDArray[np.intp], last: int, length: int) -> list[int]:
    path = [last]
    for step in range(length - 1, 0, -1):
        path.append(int(came[step, path[-1]]))
    path.reverse()
    return path


def _join(units: list[str], tags: list[str]) -> list[Word]:
    """Units to words: `X-B` begins a word, `X-I` continues it; the last unit's class is the word's."""
    words: list[Word] = []
    for unit, tag in zip(units, tags, strict=True):
        kind, _, place = tag.partition("-")
        if words and place == "I":
            words[-1] = Word(words[-1].text + unit, kind)
        else:
            words.append(Word(unit, kind))
    return words


class DictionaryCutter:
    """Cuts a sentence into the fewest dictionary words, the longer ones first among equals.

    Maximises the sum of log(length) - log(total) over words, where `total` sums the dictionary's
    counts; a character outside the dictionary counts as a word of length 1. Runs of Latin letters
    and digits stay together.
    """

    def __init__(self, cuts: dict[str, int], log_total: float) -> None:
        """`cuts` has each word with its length and each proper beginning of a word with 0."""
        self._cuts = cuts
        self._gains = [0.0, *(math.log(n) for n in range(1, 1 + max(cuts.values(), default=1)))]
        self._log_total = log_total

    def cut(self, sentence: str) -> list[str]:
        """The words; joined, they are the sentence."""
        ends = self._best_ends(sentence)
        words: list[str] = []
        latin = start = 0
        for start, end in _follow(ends):
            if end - start == 1 and sentence[start].isascii() and sentence[start].isalnum():
                continue
            if latin < start:
                words.append(sentence[latin:start])
            words.append(sentence[start:end])
            latin = end
        if latin < len(sentence):
            words.append(sentence[latin:])
        return words

    def _best_ends(self, sentence: str) -> list[int]:
        """For each position, where the word that begins there ends on the best way to the sentence's end."""
        length = len(sentence)
        scores = [0.0] * (length + 1)
        ends = [0] * length
        cuts, gains, total = self._cuts, self._gains, self._log_total
        for start in range(length - 1, -1, -1):
            best, best_end = scores[start + 1] - total, start + 1
            end = start + 1
            while end <= length and (size := cuts.get(sentence[start:end])) is not None:
                if size and (score := gains[size] - total + scores[end]) >= best:
                    best, best_end = score, end
                end += 1
            scores[start], ends[start] = best, best_end
        return ends


def _follow(ends: list[int]) -> list[tuple[int, int]]:
    spans = []
    start = 0
    while start < len(ends):
        spans.append((start, ends[start]))
        start = ends[start]
    return spans


@dataclass(frozen=True, slots=True)
class _Layer:
    """A bidirectional GRU layer: input projections and recurrent weights, forward then backward."""

    projections: tuple[tuple[Floats, Floats], tuple[Floats, Floats]]
    gates: Floats  # (2, 128, 256): update and reset
    candidate: Floats  # (2, 128, 128)

    @classmethod
    def of(cls, weights: dict[str, Floats], number: int) -> _Layer:
        projections, gates, candidates = [], [], []
        for direction in (2 * number, 2 * number + 1):
            bias = weights[f"fc_{direction}.b_0"].reshape(-1) + weights[f"gru_{direction}.b_0"].reshape(-1)
            projections.append((weights[f"fc_{direction}.w_0"], bias))
            recurrent = weights[f"gru_{direction}.w_0"]
            size = recurrent.shape[0]
            # Paddle keeps the gates' weights and the candidate's one after the other in one buffer.
            flat = recurrent.reshape(-1)
            gates.append(flat[: 2 * size * size].reshape(size, 2 * size))
            candidates.append(flat[2 * size * size :].reshape(size, size))
        return cls((projections[0], projections[1]), np.stack(gates), np.stack(candidates))

    def run(self, lanes: list[Floats]) -> list[Floats]:
        """(units, 256) states, forward beside backward, of (units, input) lanes, longest first.

        h' = (1 - u) h + u tanh(x_c + (r h) W_c), with u, r = sigmoid(x_ur + h W_ur). Backward runs
        over each lane's own reverse, so that both directions and all lanes step together.
        """
        size = self.candidate.shape[1]
        longest = len(lanes[0])
        inputs = np.zeros((longest, 2, len(lanes), 3 * size), np.float32)
        for lane, state in enumerate(lanes):
            for direction, (weight, bias) in enumerate(self.projections):
                projected = multiply(state, weight) + bias
                inputs[: len(state), direction, lane] = projected[::-1] if direction else projected
        outputs = np.zeros((longest, 2, len(lanes), size), np.float32)
        hidden = np.zeros((2, len(lanes), size), np.float32)
        for step in range(longest):
            active = sum(len(state) > step for state in lanes)
            hidden = self._step(inputs[step, :, :active], hidden[:, :active])
            outputs[step, :, :active] = hidden
        return [
            np.concatenate([outputs[: len(s), 0, lane], outputs[: len(s), 1, lane][::-1]], axis=-1)
            for lane, s in enumerate(lanes)
        ]

    def _step(self, x: Floats, hidden: Floats) -> Floats:
        size = hidden.shape[-1]
        gates = _sigmoid(x[..., : 2 * size] + hidden @ self.gates)
        update, reset = gates[..., :size], gates[..., size:]
        candidate = np.tanh(x[..., 2 * size :] + (reset * hidden) @ self.candidate)
        following = hidden + update * (candidate - hidden)
        return np.asarray(following, np.float32)


def multiply(x: Floats, weight: Floats) -> Floats:
    """x W, (rows, outputs), a few rows at a time so that one thread does it."""
    rows = max(1, _ONE_THREAD // weight.size)
    product = np.empty((len(x), weight.shape[1]), np.float32)
    for start in range(0, len(x), rows):
        np.matmul(x[start : start + rows], weight, out=product[start : start + rows])
    return product


def _sigmoid(x: Floats) -> Floats:
    half: Floats = np.float32(0.5) * np.tanh(np.float32(0.5) * x) + np.float32(0.5)
    return half

"""The unigram tokenizer of multilingual-e5-small over a mapped table: ready without loading anything.

A vocabulary of 250,000 pieces takes seconds to load into a general tokenizer, and a question of
twenty words needs twenty of them. So the pieces lie in a hash table in a file that is mapped, and
the best segmentation (the sum of log-probabilities is highest) is found by Viterbi in Python
(Kudo 2018, "Subword Regularization", section 3.2). Bulk work goes to `bulk.py`, which splits alike.

File, little-endian: magic, 8 unsigned 32-bit numbers (format, pieces, slots, begin, end, pad,
unknown, longest piece in characters), the slots (piece id + 1, or 0; linear probing from
crc32 of the piece), offsets of the pieces, their scores (float64), their UTF-8 bytes.
"""

from __future__ import annotations

import json
import mmap
import re
import struct
import unicodedata
import zlib
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from backends.embedders.e5_file import Pieces
from schemas.errors import ModelError
from schemas.text import Span

MAX_TOKENS = 512  # with the two marks around a text; the model knows no later position
MARKER = "\u2581"  # stands for the space before a word
_MAX_CHARACTERS = 16_384  # more than 512 tokens of any real text; bounds work on a 10 MB line
_UNKNOWN_PENALTY = 10.0  # sentencepiece's kUnkPenalty
_MAGIC = b"GXPIECES"
_FORMAT = 1
_HEADER = struct.Struct("<8s8I")
_SURROGATE = re.compile("[\ud800-\udfff]")


def write_pieces(pieces: Pieces, path: Path) -> None:
    """Write the table, and beside it the character map as `characters.json`.

    Control pieces (`<s>`, `<mask>`, …; they have score 0) are left out of the table, so that no text
    can spell one.
    """
    texts = [text.encode() for text in pieces.texts]
    slots = np.zeros(1 << (2 * len(texts) - 1).bit_length(), np.uint32)
    for number, text in enumerate(texts):
        if pieces.scores[number] < 0:
            slot = zlib.crc32(text) & (len(slots) - 1)
            while slots[slot]:
                slot = (slot + 1) & (len(slots) - 1)
            slots[slot] = number + 1
    offsets = np.zeros(len(texts) + 1, np.uint32)
    np.cumsum([len(text) for text in texts], out=offsets[1:])
    longest = max(map(len, pieces.texts))
    marks = (pieces.begin, pieces.end, pieces.pad, pieces.unknown)
    header = _HEADER.pack(_MAGIC, _FORMAT, len(texts), len(slots), *marks, longest)
    scores = pieces.scores.astype(np.float64)
    parts = [header, slots.tobytes(), offsets.tobytes(), scores.tobytes(), *texts]
    path.write_bytes(b"".join(parts))
    characters = json.dumps(pieces.characters, ensure_ascii=True, sort_keys=True)
    (path.parent / "characters.json").write_text(characters, encoding="ascii")


def split_words(text: str, characters: dict[int, str]) -> list[str]:
    """The words of a text as the model knows them, each with its marker in front.

    NFKC, then the model's own character map (controls vanish, odd spaces become spaces); a marker
    in the text counts as a space, a lone surrogate as U+FFFD.
    """
    clean = _SURROGATE.sub("\ufffd", text[:_MAX_CHARACTERS])
    mapped = unicodedata.normalize("NFKC", clean).translate(characters)
    return [MARKER + word for word in mapped.replace(MARKER, " ").split()]


def spans_of(pieces: Sequence[str], text: str) -> tuple[Span, ...]:
    """Where each piece of a text stands in it, in order; an empty span for one that is not spelled there (an unknown
    character, or one that the model reads as another).
    """
    shown = [
        (letter, place) for place, raw in enumerate(text) for letter in unicodedata.normalize("NFKC", raw)
    ]
    plain = "".join(letter for letter, _ in shown)
    spans, after = [], 0
    for piece in pieces:
        start = plain.find(piece, after) if piece else -1
        if start < 0:
            place = shown[after][1] if after < len(shown) else len(text)
            spans.append(Span(place, place))
            continue
        after = start + len(piece)
        spans.append(Span(shown[start][1], shown[after - 1][1] + 1))
    return tuple(spans)


class PieceTable:
    """The mapped file; `tokenize` gives the ids of a text."""

    def __init__(self, path: Path) -> None:
        """Map the file; ModelError if it is not one."""
        with path.open("rb") as file:
            self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        if len(self._map) < _HEADER.size or self._map[:8] != _MAGIC:
            raise ModelError(f"{path.name} is not a piece table.", hint="Run: guanxi models fetch")
        _, _, count, slots, self.begin, self.end, self.pad, self.unknown, self._longest = _HEADER.unpack(
            self._map[: _HEADER.size]
        )
        view = memoryview(self._map)
        position = _HEADER.size
        self._slots = view[position : (position := position + 4 * slots)].cast("I")
        self._offsets = view[position : (position := position + 4 * (count + 1))].cast("I")
        self._scores = view[position : (position := position + 8 * count)].cast("d")
        self._texts = view[position:]
        self._mask = slots - 1
        characters = json.loads((path.parent / "characters.json").read_text(encoding="ascii"))
        self.characters: dict[int, str] = str.maketrans(characters)
        self._unknown_score = float(np.asarray(self._scores).min()) - _UNKNOWN_PENALTY

    def __len__(self) -> int:
        return len(self._scores)

    def pieces(self) -> list[tuple[str, float]]:
        """Every piece with its score, by id."""
        offsets = self._offsets.tolist()
        texts = self._texts.tobytes()
        return [
            (texts[start:end].decode(), score)
            for start, end, score in zip(offsets, offsets[1:], self._scores, strict=False)
        ]

    def spelled(self, number: int) -> str:
        """The text of a piece, without the marker of a space before it."""
        found = self._texts[self._offsets[number] : self._offsets[number + 1]].tobytes().decode()
        return found.removeprefix(MARKER)

    def tokenize(self, text: str) -> list[int]:
        """Ids of the text between the begin and end marks, at most `MAX_TOKENS`."""
        ids: list[int] = []
        for word in split_words(text, self.characters):
            ids += self._segment(word)
            if len(ids) >= MAX_TOKENS - 2:
                break
        return self.enclose(ids)

    def enclose(self, ids: list[int]) -> list[int]:
        """Cut the ids to what fits and put the marks around them."""
        return [self.begin, *ids[: MAX_TOKENS - 2], self.end]

    def _find(self, piece: str) -> int:
        """The id of a piece, or -1."""
        data = piece.encode()
        number: int
        slot = zlib.crc32(data) & self._mask
        while number := self._slots[slot]:
            number -= 1
            if self._texts[self._offsets[number] : self._offsets[number + 1]] == data:
                return number
            slot = (slot + 1) & self._mask
        return -1

    def _segment(self, word: str) -> list[int]:
        """The ids of the likeliest split of a word; a run of unknown characters is one unknown."""
        best = [float("-inf")] * (len(word) + 1)
        best[0] = 0.0
        came: list[tuple[int, int]] = [(0, 0)] * (len(word) + 1)  # (start, id) of the last piece
        for start in range(len(word)):
            base = best[start]
            single = False
            for end in range(start + 1, min(len(word), start + self._longest) + 1):
                found = self._find(word[start:end])
                if found < 0:
                    continue
                single = single or end == start + 1
                if base + self._scores[found] > best[end]:
                    best[end] = base + self._scores[found]
                    came[end] = (start, found)
            if not single and base + self._unknown_score > best[start + 1]:
                best[start + 1] = base + self._unknown_score
                came[start + 1] = (start, self.unknown)
        return self._trace(came)

    def _trace(self, came: list[tuple[int, int]]) -> list[int]:
        ids: list[int] = []
        end = len(came) - 1
        while end > 0:
            end, number = came[end]
            if not (ids and number == self.unknown == ids[-1]):
                ids.append(number)
        ids.reverse()
        return ids

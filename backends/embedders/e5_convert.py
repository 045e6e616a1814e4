"""Turns the 4-bit file of multilingual-e5-small into what `onnx.OnnxEmbedder` opens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from backends.embedders.e5_file import read_e5_file
from backends.embedders.pieces import write_pieces


def convert_e5(source: Path, target: Path, report: Callable[[int, int], None] | None = None) -> None:
    """Write the tables and both graphs into the directory `target`; `report` gets steps done of all.

    `words.npy`: (vocabulary, blocks, 18) the file's own 4-bit blocks; `positions.npy`: (512, 384)
    float32, position plus the one token type that is used.
    """
    from backends.embedders.e5_graph import write_encoder

    file = read_e5_file(source)
    hidden = file.shape.hidden

    def write_tables() -> None:
        np.save(target / "words.npy", file.blocks("emb.word", file.shape.vocabulary))
        types = file.floats("emb.type", 2, hidden)
        np.save(target / "positions.npy", file.floats("emb.pos", file.shape.positions, hidden) + types[0])

    steps: list[Callable[[], None]] = [
        write_tables,
        lambda: write_pieces(file.pieces, target / "pieces.bin"),
        lambda: write_encoder(file, target / "encoder.onnx"),
        lambda: write_encoder(file, target / "encoder-int8.onnx", fast=True),
    ]
    for done, step in enumerate(steps, 1):
        step()
        if report is not None:
            report(done, len(steps))

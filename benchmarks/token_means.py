"""The mean vector of the tokens of running text, for each language: what codes of tokens are taken less.

usage: python benchmarks/token_means.py --pages DIR [--out FILE]

--pages is a folder of pages (`encyclopedia/`), of which each paragraph is embedded as a passage.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from backends.embedders.load import load_embedder
from backends.embedders.token_codes import MEANS, word_tokens
from benchmarks.ranking_pages import pages_store
from builder.embedding import embedding_text
from schemas.protocols import TokenEmbedder
from schemas.settings import load_settings
from schemas.text import ChunkKind, Language

_DIGITS = 5  # after the point


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the file; 0."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pages", type=Path, required=True, help="folder of whole pages")
    parser.add_argument("--out", type=Path, default=MEANS, help="where the means go")
    options = parser.parse_args(arguments)
    settings = load_settings()
    embedder, reason = load_embedder(settings.cache)
    if not isinstance(embedder, TokenEmbedder):
        print(f"error: no tokens without the encoder: {reason}", file=sys.stderr)
        return 2
    totals: dict[Language, list[np.ndarray]] = {language: [] for language in Language}
    store = pages_store(options.pages, settings)
    for graph in store.iterate_documents():
        chunks = [chunk for chunk in graph.chunks if chunk.kind is ChunkKind.TEXT]
        texts = [embedding_text(graph.document, chunk) for chunk in chunks]
        for chunk, text, tokens in zip(chunks, texts, embedder.embed_tokens(texts) or (), strict=True):
            totals[chunk.language].append(tokens.vectors[word_tokens(tokens, text)])
    store.close()
    means = {
        language.value: np.concatenate(rows).mean(axis=0, dtype=np.float64).round(_DIGITS).tolist()
        for language, rows in totals.items()
    }
    options.out.write_text(json.dumps(means, indent=0) + "\n", encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""One file of vectors for all stores of a machine, so that nothing is embedded twice."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from backends.shared_file import SharedFile
from schemas.graph import CodedVectors, EmbedderInfo, TokenCodes, TokenVectors, Vectors
from schemas.protocols import CodingEmbedder, Embedder, TokenEmbedder
from schemas.text import Span

_CREATE = """
CREATE TABLE IF NOT EXISTS vector (
    key BLOB NOT NULL UNIQUE,  -- sha256 of model, runtime, dimension, kind and text
    value BLOB NOT NULL        -- float32, little-endian, or what `_value_of` and `_code_bytes` write
)
"""
_SELECT_ONE = "SELECT value FROM vector WHERE key = ?"
_INSERT = "INSERT OR REPLACE INTO vector (key, value) VALUES (?, ?)"
_CREATE_TOKENS = """
CREATE TABLE IF NOT EXISTS passage_tokens (
    key BLOB NOT NULL UNIQUE,  -- as in `vector`
    value BLOB NOT NULL        -- what `_value_of` writes
)
"""
_SELECT_TOKENS = "SELECT value FROM passage_tokens WHERE key = ?"
_INSERT_TOKENS = "INSERT OR REPLACE INTO passage_tokens (key, value) VALUES (?, ?)"
_FORGET_TOKENS = "DELETE FROM passage_tokens WHERE rowid <= (SELECT MAX(rowid) FROM passage_tokens) - ?"
_SET_UP = (
    "PRAGMA page_size = 16384",  # ten vectors of 384 a page
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = NORMAL",
    _CREATE,
    _CREATE_TOKENS,
)
_MOST_TOKENS = 4096  # passages whose tokens are kept, the last that were embedded: some 250 MB
_PATIENCE = 30.0  # seconds to wait while another process writes
_SLICE = 512  # texts embedded between two writes: what an interrupted build keeps


class CachedEmbedder:
    """An embedder that remembers; many processes may share the file.

    Where the file cannot be opened, read or written, it goes on without and logs that once.
    """

    def __init__(self, embedder: Embedder, path: Path, *, most_tokens: int = _MOST_TOKENS) -> None:
        """`path` of the SQLite file; made on the first text. It keeps the tokens of `most_tokens` passages at most."""
        self._embedder = embedder
        self._most_tokens = most_tokens
        self._file = SharedFile(path, named="vectors", patience=_PATIENCE, set_up=_SET_UP)

    @property
    def info(self) -> EmbedderInfo:
        return self._embedder.info

    def embed_passages(self, texts: Sequence[str]) -> Vectors:
        """(n, dimension); a text that comes twice is embedded once."""
        result = np.zeros((len(texts), self.info.dimension), np.float32)
        for start in range(0, len(texts), _SLICE):
            part = texts[start : start + _SLICE]
            result[start : start + len(part)] = self._passages(part)
        return result

    def embed_query(self, text: str) -> Vectors:
        """(dimension,)."""
        key = self._key("query", text)
        known = self._vectors([key])
        if key in known:
            return known[key]
        vector = self._embedder.embed_query(text)
        self._put({key: _bytes_of(vector)})
        return vector

    def embed_coded(self, texts: Sequence[str]) -> CodedVectors | None:
        """(n, dimension) and the codes of each text's tokens; None where the model gives whole texts alone."""
        inner = self._embedder
        if not isinstance(inner, CodingEmbedder):
            return None
        vectors = np.zeros((len(texts), self.info.dimension), np.float32)
        codes: list[TokenCodes] = []
        for start in range(0, len(texts), _SLICE):
            part = texts[start : start + _SLICE]
            found = self._coded(inner, part)
            if found is None:
                return None
            vectors[start : start + len(part)] = found.vectors
            codes += found.codes
        return CodedVectors(vectors, tuple(codes))

    def embed_tokens(self, texts: Sequence[str], *, query: bool = False) -> list[TokenVectors] | None:
        """The tokens of each text, those of the last passages as well as of all questions kept. None where the model
        gives none.
        """
        inner = self._embedder
        if not isinstance(inner, TokenEmbedder):
            return None
        keys = [self._key("question" if query else "tokens", text) for text in texts]
        stored = self._get(keys, _SELECT_ONE if query else _SELECT_TOKENS)
        known = {key: tokens for key, value in stored.items() if (tokens := self._tokens_of(value))}
        missing = {key: text for key, text in zip(keys, texts, strict=True) if key not in known}
        if missing:
            made = inner.embed_tokens(list(missing.values()), query=query)
            if made is None:
                return None
            known |= dict(zip(missing, made, strict=True))
            self._put({key: _value_of(known[key]) for key in missing}, _INSERT if query else _INSERT_TOKENS)
        return [known[key] for key in keys]

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _passages(self, texts: Sequence[str]) -> Vectors:
        keys = [self._key("passage", text) for text in texts]
        known = self._vectors(keys)
        missing = {key: text for key, text in zip(keys, texts, strict=True) if key not in known}
        if missing:
            vectors = self._embedder.embed_passages(list(missing.values()))
            made = dict(zip(missing, vectors, strict=True))
            self._put({key: _bytes_of(vector) for key, vector in made.items()})
            known |= made
        return np.stack([known[key] for key in keys])

    def _coded(self, inner: CodingEmbedder, texts: Sequence[str]) -> CodedVectors | None:
        keys = [(self._key("passage", text), self._key("codes", text)) for text in texts]
        vectors = self._vectors([key for key, _ in keys])
        stored = self._get([key for _, key in keys])
        width = self.info.dimension // 8
        codes = {
            key: found for key, value in stored.items() if (found := _codes_of(value, width)) is not None
        }
        missing = {
            pair: text
            for pair, text in zip(keys, texts, strict=True)
            if pair[0] not in vectors or pair[1] not in codes
        }
        if missing:
            made = inner.embed_coded(list(missing.values()))
            if made is None:
                return None
            for (one, other), vector, signs in zip(missing, made.vectors, made.codes, strict=True):
                vectors[one], codes[other] = vector, signs
            self._put({key: _bytes_of(vectors[key]) for key, _ in missing})
            self._put({key: _code_bytes(codes[key]) for _, key in missing})
        return CodedVectors(np.stack([vectors[key] for key, _ in keys]), tuple(codes[key] for _, key in keys))

    def _vectors(self, keys: Sequence[bytes]) -> dict[bytes, Vectors]:
        size = 4 * self.info.dimension
        return {
            key: np.frombuffer(value, "<f4").copy()
            for key, value in self._get(keys).items()
            if len(value) == size
        }

    def _tokens_of(self, value: bytes) -> TokenVectors | None:
        """What `_value_of` wrote; None for bytes of another length."""
        width = self.info.dimension
        count, rest = divmod(len(value) - 4 * width, 4 * (width + 2))
        if count < 0 or rest:
            return None
        places = np.frombuffer(value, "<i4", 2 * count).reshape(count, 2).tolist()
        rows = np.frombuffer(value, "<f4", offset=8 * count).reshape(count + 1, width)
        return TokenVectors(rows[1:].copy(), tuple(Span(*place) for place in places), rows[0].copy())

    def _key(self, kind: str, text: str) -> bytes:
        info = self.info
        head = "\x1f".join([info.model, info.runtime, str(info.dimension), kind, ""])
        return hashlib.sha256((head + text).encode("utf-8", "surrogatepass")).digest()

    def _get(self, keys: Sequence[bytes], select: str = _SELECT_ONE) -> dict[bytes, bytes]:
        found = self._file.read(select, keys)
        return {key: value for key, value in found.items() if isinstance(value, bytes)}

    def _put(self, values: dict[bytes, bytes], insert: str = _INSERT) -> None:
        forget = [(_FORGET_TOKENS, self._most_tokens)] if insert is _INSERT_TOKENS else []
        self._file.write(insert, values, then=forget)


def _bytes_of(vector: Vectors) -> bytes:
    return np.asarray(vector, "<f4").tobytes()


def _value_of(tokens: TokenVectors) -> bytes:
    """Start and end of each token, the whole text's vector, and each token's."""
    places = np.array([(span.start, span.end) for span in tokens.spans], "<i4")
    return places.tobytes() + _bytes_of(tokens.whole) + _bytes_of(tokens.vectors)


def _code_bytes(codes: TokenCodes) -> bytes:
    """The width in two bytes, and the rows."""
    return int(codes.shape[1]).to_bytes(2, "little") + codes.tobytes()


def _codes_of(value: bytes, width: int) -> TokenCodes | None:
    """What `_code_bytes` wrote; None for bytes that are no whole rows of that width."""
    if int.from_bytes(value[:2], "little") != width or len(value) < 2 or (len(value) - 2) % width:
        return None
    return np.frombuffer(value, np.uint8, offset=2).reshape(-1, width).copy()

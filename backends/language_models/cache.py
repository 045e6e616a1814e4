"""One file of replies for all stores of a machine, so that nothing is asked, and paid for, twice."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from backends.shared_file import SharedFile
from schemas.language_model import Completion, Prompt
from schemas.protocols import LanguageModel

_CREATE = """
CREATE TABLE IF NOT EXISTS reply (
    key BLOB NOT NULL UNIQUE,  -- sha256 of the model's name, where it runs, and the prompt's digest
    value BLOB NOT NULL        -- UTF-8
)
"""
_SELECT = "SELECT value FROM reply WHERE key = ?"
_INSERT = "INSERT OR REPLACE INTO reply (key, value) VALUES (?, ?)"
_PATIENCE = 5.0  # seconds to wait while another process writes


class CachedLanguageModel:
    """A language model that remembers; many processes may share the file. What it remembers costs no tokens.

    Replies that were cut, or are no JSON object with what was asked for, are not remembered, nor is that there was
    none. Where the file cannot be opened, read or written, it goes on without and logs that once.
    """

    def __init__(self, model: LanguageModel, path: Path, *, where: str) -> None:
        """`path` of the SQLite file, made on the first prompt; `where` the model runs, for models elsewhere may have
        its name."""
        self._model = model
        self._where = where
        set_up = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL", _CREATE)
        self._file = SharedFile(path, named="replies", patience=_PATIENCE, set_up=set_up)

    @property
    def name(self) -> str:
        return self._model.name

    def complete(self, prompt: Prompt, *, seconds: float) -> Completion:
        """As remembered, else as the model says it."""
        key = hashlib.sha256("\x1f".join([self.name, self._where, prompt.digest]).encode()).digest()
        known = _text_of(self._file.read(_SELECT, [key]).get(key))
        if known is not None:
            return Completion(known)
        completion = self._model.complete(prompt, seconds=seconds)
        if not completion.cut and _is_asked(completion.text, prompt):
            self._file.write(_INSERT, {key: completion.text.encode("utf-8", "surrogatepass")})
        return completion

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _is_asked(text: str, prompt: Prompt) -> bool:
    """Whether a reply is an object with all keys that its schema requires."""
    try:
        reply = json.loads(text)
    except (ValueError, RecursionError):
        return False
    required = prompt.reply.get("required", ())
    return isinstance(reply, dict) and isinstance(required, list | tuple) and reply.keys() >= set(required)


def _text_of(value: object) -> str | None:
    """What was written; None for anything else."""
    if not isinstance(value, bytes):
        return None
    try:
        return value.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return None

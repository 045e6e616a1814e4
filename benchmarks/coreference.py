"""How often a pronoun is given to the one it means, on texts whose triples state a fact for both.

Data that states a fact for each mention says (`he`, employer, Acme) and (`Ann Lee`, employer, Acme): so `he` is
Ann Lee. A pronoun of which the data says that with one name or more is a case; ours is right if it means one
of these names, missed if it means nobody. Pronouns are read in sentences with facts alone.

usage: python benchmarks/coreference.py --data DIR [--half even|odd] [--limit N] [--json]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.extraction import read_all
from benchmarks.extraction_rows import Row, load_texts
from builder.findings import Findings
from builder.wiring import open_extractors
from schemas.errors import GuanxiError
from schemas.names import name_key
from schemas.ontology import Ontology
from schemas.settings import load_settings

PRONOUNS = frozenset("he she it they him her them his hers its their theirs who whom whose".split())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark; 0, or 2 for a folder that cannot be used."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path, required=True, help="folder with triples.jsonl")
    parser.add_argument("--half", choices=("even", "odd"), default="", help="half of the rows, by their ids")
    parser.add_argument("--limit", type=int, help="the first N texts")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    options = parser.parse_args(arguments)
    try:
        texts = load_texts(options.data, half=options.half, limit=options.limit)
        settings = load_settings()
        extractors, _ = open_extractors(settings, Ontology.load(settings.builder.ontology))
        reads = list(read_all(texts, extractors, settings.builder.chunking))
    except GuanxiError as error:
        print(f"error: {error}", file=sys.stderr)
        return error.exit_status
    report = {"data": texts.name, "texts": len(reads)}
    report |= shares([verdict for read in reads for verdict in judge(read.row, read.findings)])
    shown = "   ".join(f"{name} {value}" for name, value in report.items())
    print(json.dumps(report) if options.json else shown)
    return 0


def wanted(row: Row) -> Mapping[str, set[str]]:
    """Each pronoun of a text that the data gives to somebody, and the names it may mean."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for at, other in ((0, 2), (2, 0)):
        for triple in row.triples:
            if triple[at].lower() in PRONOUNS:
                same = (t for t in row.triples if t[1] == triple[1] and t[other] == triple[other])
                found[triple[at].lower()] |= {t[at] for t in same if t[at].lower() not in PRONOUNS}
    return {pronoun: names for pronoun, names in found.items() if names}


def judge(row: Row, findings: Findings) -> list[str]:
    """`right`, `wrong` or `missed` for each pronoun that the data gives to somebody."""
    verdicts = []
    for pronoun, names in sorted(wanted(row).items()):
        mentions = (*findings.references, *findings.mentions)
        given = [
            m.named.name
            for m in mentions
            if m.surface.lower() == pronoun and not m.named.name.startswith("(")
        ]
        if not given:
            verdicts.append("missed")
        else:
            verdicts.append("right" if any(_same(one, name) for one in given for name in names) else "wrong")
    return verdicts


def _same(one: str, other: str) -> bool:
    """Whether the words of one name are among those of the other: `Lee` and `Ann Lee`, `Dr. Ann Lee`."""
    first, second = set(name_key(one).split()), set(name_key(other).split())
    return bool(first) and bool(second) and (first <= second or second <= first)


def shares(verdicts: Sequence[str]) -> dict[str, float | int]:
    """Cases, and precision and recall in per cent."""
    right, wrong = verdicts.count("right"), verdicts.count("wrong")
    return {
        "pronouns": len(verdicts),
        "precision": round(100 * right / max(right + wrong, 1), 1),
        "recall": round(100 * right / max(len(verdicts), 1), 1),
    }


if __name__ == "__main__":
    raise SystemExit(main())

"""The process of a second analyst: windows of pages on standard input, what they say on standard output.

It is run by its path; `builder.second_analyst` starts it and speaks to it. It ends with its input.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
from pathlib import Path

from builder.analysis import Analyst
from builder.resolution import Simplifier
from builder.wiring import open_bilingual, open_extractors
from schemas.ontology import Ontology
from schemas.settings import BuilderSettings, Settings


def main(ontology: str, cache: str) -> int:
    """Say the analyst's version, then answer each window."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever interrupts the build ends this process too
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a library prints is no answer
    settings = Settings(cache=Path(cache), builder=BuilderSettings(ontology=Path(ontology)))
    known = Ontology.load(settings.builder.ontology)
    bilingual, _ = open_bilingual(settings)
    analyst = Analyst(known, open_extractors(settings, known)[0], Simplifier(), bilingual)
    gc.freeze()
    found: object = analyst.version
    while True:
        pickle.dump(found, answers, pickle.HIGHEST_PROTOCOL)
        answers.flush()
        try:
            window = pickle.load(sys.stdin.buffer)
        except EOFError:
            return 0
        found = analyst.analyse_all(window)


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))

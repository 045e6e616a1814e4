"""Every relation can be asked for in both languages."""

from __future__ import annotations

import pytest

from schemas.ontology import Ontology
from schemas.text import Language
from solver import derived
from solver.lexicon import Lexicon

ONTOLOGY = Ontology.load()


@pytest.mark.parametrize("language", list(Language))
def test_every_relation_has_wordings_of_questions(language: Language):
    missing = [r for r in ONTOLOGY.relations if len(ONTOLOGY.wordings.get(r, {}).get(language, ())) < 2]
    assert [r for r in missing if not ONTOLOGY.wordings.get(r, {}).get(language)] == []


@pytest.mark.parametrize("language", list(Language))
def test_a_wording_asks_for_its_relation_or_for_kin_of_several_steps(language: Language):
    lexicon = Lexicon(ONTOLOGY)
    unread = []
    for relation, wordings in ONTOLOGY.wordings.items():
        for wording in wordings.get(language, ()):
            found = lexicon.wordings(wording, language)
            kin = any(p in derived.relations() for f in found for p in f.wording.forward)
            if not kin and not any(relation in (*f.wording.forward, *f.wording.backward) for f in found):
                unread.append((relation, wording))
    assert unread == []

"""Replays a proof against a store: is it as it was made, does it still stand, and does its answer come out again?"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from pydantic import TypeAdapter, ValidationError

from schemas.answer import Answer, Proof
from schemas.errors import InputError, VerificationError
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded
from solver.language_model.asking import labelled
from solver.language_model.grounding import names_of, unsaid, verdict_of
from solver.proof.shown import graph_problems, unchecked
from solver.proof.standing import (
    answer_problems,
    chunk_problems,
    citation_problems,
    read_stored,
    triple_problems,
)
from solver.question import put_plainly

_SCHEMA = 1
_SHOWN = ("question", "answer", "marked", "plan", "citations")
"""What an answer's document says outside its proof, and must say as the proof does."""


_MAKE_ONE = "Make one with: guanxi ask … --proof FILE"
_JOINTS = "；;，, "
_REPLAYED = ("plan", "marked", "citations", "triples", "chunks")


class Asker(Protocol):
    """Answers a question under conditions that a proof names."""

    @property
    def made_with(self) -> str: ...

    def ask(self, question: str) -> Answer: ...


@dataclass(frozen=True, slots=True)
class Verification:
    """What does not hold, one line each; empty when the proof holds.

    `replayed` says whether the question was asked again, `notes` why it was not.
    """

    problems: tuple[str, ...]
    notes: tuple[str, ...] = ()
    replayed: bool = False

    @property
    def holds(self) -> bool:
        """Whether the proof is as it was made, and everything that it rests on is in the store."""
        return not self.problems


def verify(proof: Proof, store: GraphStore, asker: Asker | None = None) -> Verification:
    """Check the digest, every chunk's hash, every quote, every triple and the words that say it, and ask again.

    `asker` answers over the same store. The question is asked again where the store's graph has the version
    of the proof and the asker its conditions: the same answer must come out, resting on the same.
    """
    stored = read_stored(proof, store)
    problems = _binding(proof)
    problems += answer_problems(proof)
    problems += model_problems(proof, store)
    problems += chunk_problems(proof, stored)
    problems += citation_problems(proof, stored)
    problems += triple_problems(proof, stored)
    why_not = _not_replayed(proof, stored.graph_version, asker)
    if asker is not None and not why_not:
        found, why_not = _replay(proof, asker)
        problems += found
    notes = (f"the question was not asked again: {why_not}",) if why_not else ()
    return Verification(tuple(dict.fromkeys(problems)), notes, replayed=not why_not)


def verify_document(
    content: object, store: GraphStore, asker: Asker | None = None, *, named: str = "the proof"
) -> Verification:
    """`verify` for a proof as JSON gives it, or for an answer's document, whose subgraph is checked too; `notes` say
    what of it was not. VerificationError for anything else.
    """
    proof = proof_of(content, named=named)
    result = verify(proof, store, asker)
    problems = (*result.problems, *graph_problems(content, proof, store))
    return replace(result, problems=problems, notes=(*result.notes, *unchecked(content)))


def read_proof(path: Path) -> Proof:
    """A proof as `guanxi ask --proof FILE` wrote it, or the `proof` of an answer's JSON document, with the question,
    the answer and the citations that the document shows.

    Raises VerificationError for a file that holds none.
    """
    return proof_of(read_content(path), named=f"proof {path}")


def read_content(path: Path) -> object:
    """The JSON of a file; VerificationError where it cannot be read."""
    try:
        content: object = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise VerificationError(f"proof {path} cannot be read: {error}.", hint=_MAKE_ONE) from error
    return content


def proof_of(content: object, *, named: str = "the proof") -> Proof:
    """A proof as JSON gives it, or that of an answer's document with what the document shows.

    VerificationError for anything else.
    """
    if isinstance(content, dict) and isinstance(content.get("proof"), dict):
        shown = {name: content[name] for name in _SHOWN if name in content}
        content = content["proof"] | shown
    try:
        proof = TypeAdapter(Proof).validate_python(content)
    except ValidationError as error:
        problem = error.errors()[0]
        where = " → ".join(str(part) for part in problem["loc"])
        raise VerificationError(f"{named}: {where}: {problem['msg']}.", hint=_MAKE_ONE) from error
    if proof.schema != _SCHEMA:
        raise VerificationError(f"{named} has schema {proof.schema}; this version reads {_SCHEMA}")
    return proof


def model_problems(proof: Proof, store: GraphStore) -> list[str]:
    """What an answer names that a language model read, or was found with its help, and none of its citations says; a
    bare yes or no is the model's judgement, which nobody can check but a reader. What was answered without the model is
    not held to the words that it cites: see `_replay`.
    """
    if not proof.language_model:
        return ["things are named, and no language model that pointed at them"] if proof.named else []
    quoted = [words for citation in proof.citations for words in (citation.quote, citation.title)]
    asked, problems = put_plainly(proof.question), list[str]()
    for words, name in proof.named:
        if words not in asked:
            problems.append(f"the question does not say “{words}”")
        asked = asked.replace(words, name, 1)
        problems += [f"no words that are cited say “{said}”" for said in _missing(name, quoted, store)]
    rest, unlabelled = _without_names(proof)
    problems += [f"the answer does not say of “{words}” that it is “{name}”" for words, name in unlabelled]
    if proof.asked_as:
        return problems if asked == proof.asked_as else [*problems, "another question was asked in the end"]
    if verdict_of(rest):
        return problems
    return [*problems, *(f"no words that are cited say “{said}”" for said in _missing(rest, quoted, store))]


def _without_names(proof: Proof) -> tuple[str, list[tuple[str, str]]]:
    """An answer less what it says that described things are, and those of which it does not say that."""
    rest, missing = proof.answer, []
    for words, name in proof.named:
        labels = [labelled(words, name, language) for language in Language]
        label = next((one for one in labels if folded(one) in folded(rest)), None)
        if label is None:
            missing.append((words, name))
            continue
        place = folded(rest).index(folded(label))
        rest = rest[:place].rstrip(_JOINTS) + rest[place + len(label) :].lstrip(_JOINTS)
    return rest, missing


def _missing(said: str, quoted: Sequence[str], store: GraphStore) -> list[str]:
    return unsaid(said, quoted, lambda name: names_of(name, store))


def _binding(proof: Proof) -> list[str]:
    if not proof.digest:
        return [
            "the proof carries no digest, as those of older versions: nothing binds its answer to the rest"
        ]
    if proof.digest != proof.content_hash:
        return ["the proof was changed after it was made: its digest is of another content"]
    return []


def _not_replayed(proof: Proof, graph_version: int, asker: Asker | None) -> str:
    """Why the question cannot be asked again; empty where it can."""
    if asker is None:
        return "only the proof itself was checked"
    if proof.graph_version != graph_version:
        return f"the store's graph has version {graph_version}, the proof's had {proof.graph_version}"
    if proof.language_model and not proof.asked_as:
        return f"a language model wrote the answer ({proof.language_model})"
    if not proof.made_with:
        return "the proof names no settings that it was made with: its time had run out, or an answer was held back"
    if proof.made_with != asker.made_with:
        return "the answer was made with other settings, models, or another version of guanxi"
    return ""


def _replay(proof: Proof, asker: Asker) -> tuple[list[str], str]:
    """What comes out otherwise when the question is asked again, and why it cannot be told."""
    try:
        again = asker.ask(proof.asked_as or proof.question).proof
    except InputError as error:
        return [f"the question cannot be asked again: {error.message}"], ""
    if not again.made_with:
        return [], "there was no time to answer it"
    if proof.asked_as:
        same = folded(_without_names(proof)[0]).rstrip("。.") == folded(again.answer).rstrip("。.")
        return ([] if same else [f"asked again as “{proof.asked_as}”, the answer is: “{again.answer}”"]), ""
    if again.answer != proof.answer:
        return [f"asked again, the answer is: “{again.answer}”"], ""
    others = [part for part in _REPLAYED if getattr(again, part) != getattr(proof, part)]
    return [f"asked again, the proof differs in: {part}" for part in others], ""


__all__ = [
    "Asker",
    "Verification",
    "proof_of",
    "read_content",
    "read_proof",
    "verify",
    "verify_document",
]

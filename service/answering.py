"""What is done with a question, from the command line, over HTTP and by other programs: answered, planned, searched."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter

from schemas.answer import Answer, StopReason
from schemas.plan import Plan
from schemas.retrieval import Query, Ranking
from service.inspection import subgraph_of
from service.lines import shown_names
from service.shapes import Json, Shown, ranking_document, versioned
from service.workspace import Workspace
from solver.language import language_of
from solver.proof.verify import Verification


@dataclass(frozen=True, slots=True)
class Searching:
    """A question whose evidence is wanted; the fields are those of `Query` and `Workspace.retrieve`, `k` the settings'
    where it is None.
    """

    question: str
    k: int | None = None
    explain: bool = True
    proof_first: bool | None = None


@dataclass(frozen=True, slots=True)
class Searched:
    """A ranking, what its ids stand for, and how long it took."""

    ranking: Ranking
    shown: Shown
    ms: float


def told(answer: Answer, *, store: str, seconds: float) -> Answer:
    """An answer that names its store in the proof, and says where the seconds that it had were over first."""
    answer = replace(answer, proof=replace(answer.proof, store=store))
    if answer.stop_reason is StopReason.BUDGET or answer.ms > seconds * 1000:
        cut = f"the {seconds:g} seconds of the budget were over first; more time may find more"
        answer = replace(answer, degraded=(*answer.degraded, cut))
    return answer


def search(workspace: Workspace, wanted: Searching) -> Searched:
    """The evidence for a question, and the texts, titles and names that it is shown with."""
    start = perf_counter()
    k = wanted.k or workspace.settings.retriever.k
    query = Query(wanted.question, language_of(wanted.question), k=k)
    ranking = workspace.retrieve(query, explain=wanted.explain, proof_first=wanted.proof_first)
    ms = (perf_counter() - start) * 1000
    chunks = workspace.store.get_chunks([hit.chunk for hit in ranking.chunks])
    pages = workspace.store.get_documents(list(dict.fromkeys(hit.document for hit in ranking.chunks)))
    around = subgraph_of(workspace.store, [scored.triple for scored in ranking.triples])
    shown = Shown(
        {chunk.id: chunk for chunk in chunks if chunk is not None},
        {page.key: page.title for page in pages if page is not None},
        shown_names(around, workspace.ontology, query.language),
    )
    return Searched(ranking, shown, ms)


def searched_document(searched: Searched, workspace: Workspace) -> dict[str, Json]:
    """What `guanxi retrieve --json` prints."""
    flow = workspace.settings.retriever.flow
    return ranking_document(searched.ranking, searched.shown, flow=flow, ms=searched.ms)


def plan_document(question: str, plan: Plan) -> dict[str, Json]:
    """What `guanxi plan --json` prints."""
    return versioned({"question": question, "plan": str(plan.form), "considered": plan.considered})


def verification_document(result: Verification, *, holds: bool) -> dict[str, Json]:
    """What `guanxi verify --json` prints."""
    said = {"problems": result.problems, "notes": result.notes, "replayed": result.replayed}
    return versioned({"holds": holds, **said})

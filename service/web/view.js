// An answer on the page, part by part: the sentence, its sources, its graph, the passages that were found.
import { answerElements } from "./answer.js";
import { citationList, goToCitation } from "./citations.js";
import { byId, make, show } from "./elements.js";
import { guarded } from "./errors.js";
import { entityElements, linkElements } from "./facts.js";
import { factList, graphPicture, surest } from "./graph.js";
import { objectId } from "./names.js";
import { passageList } from "./passages.js";
import { showPlan } from "./plan.js";
import { post } from "./service.js";
import { say, time } from "./words.js";

const NEAREST = 3; // passages that stand in place of sources where there is no answer
const PARTS = "examples error plan answer sources proof proof-result graph chosen passages".split(" ");

/** Take away what is shown of the question before. */
export function clear() {
  for (const part of PARTS) byId(part).hidden = true;
  byId("passages").open = false;
}

/** Show `asked` {question, answer, ranking}; `openPage(key, at)` shows a place of a document. */
export function showAnswer(asked, openPage) {
  const { answer } = asked;
  showPlan({ form: answer.plan, steps: answer.steps, running: false, ms: answer.ms });
  show(byId("answer"), answerElements(answer, goToCitation));
  const cited = answer.abstained ? answer.nearest.slice(0, NEAREST) : answer.citations;
  byId("sources-title").textContent = say(answer.abstained ? "nearest" : "citations");
  show(byId("source-list"), citationList(cited, answer, openPage));
  byId("sources").hidden = !cited.length;
  byId("proof").hidden = answer.abstained;
  byId("chosen").hidden = true;
  byId("graph").hidden = !answer.subgraph.triples.length;
  if (!byId("graph").hidden) showGraph(answer, openPage);
  showPassages(asked, openPage);
}

/** The graph of an answer as wide as the page is now. */
export function showGraph(answer, openPage) {
  const context = { answer, openPage, onName: (id) => choose(entityElements(id, context)) };
  const onLink = (triples) => choose(linkElements(triples, context));
  const width = byId("graph").clientWidth - 2;
  const options = { language: answer.language, width, onLink, onName: context.onName };
  const part = surest(answer.subgraph, width);
  const cut = part.triples.length < answer.subgraph.triples.length;
  const counts = { names: ends(part.triples), all: ends(answer.subgraph.triples) };
  byId("graph-note").textContent = `${say("graph.hint")} ${cut ? say("graph.part", counts) : ""}`;
  show(byId("graph-picture"), graphPicture(part, options));
  show(byId("graph-list"), factList(answer.subgraph, options));
}

const ends = (triples) => new Set(triples.flatMap((triple) => [triple.subject, objectId(triple)])).size;

/** Show what a choice in the graph comes to, unless another was made meanwhile. */
async function choose(elements) {
  const [chosen, parts, before] = [byId("chosen"), byId("chosen-parts"), document.activeElement];
  const waiting = make("p", { class: "note" }, say("loading"));
  show(parts, waiting);
  chosen.hidden = false;
  byId("chosen-close").onclick = () => {
    chosen.hidden = true;
    before.focus();
  };
  await guarded(async () => {
    const found = await elements;
    if (waiting.isConnected) show(parts, found);
  }, () => before.focus());
  chosen.focus({ preventScroll: true });
  chosen.scrollIntoView({ block: "nearest", behavior: "smooth" });
}

/** Passages are searched for when their part is opened. */
function showPassages(asked, openPage) {
  const part = byId("passages");
  part.hidden = false;
  byId("passages-note").textContent = "";
  part.ontoggle = () => guarded(() => fillPassages(asked, openPage), part.ontoggle);
  if (part.open) part.ontoggle();
}

async function fillPassages(asked, openPage) {
  if (!byId("passages").open) return;
  const waiting = make("p", { class: "note" }, say("loading"));
  show(byId("passage-list"), waiting);
  asked.ranking ??= await post("retrieve", { question: asked.question, explain: true });
  if (!waiting.isConnected) return;
  const { hits, ms } = asked.ranking;
  byId("passages-note").textContent = say("passages.summary", { count: hits.length, time: time(ms) });
  show(byId("passage-list"), passageList(asked.ranking, openPage));
}

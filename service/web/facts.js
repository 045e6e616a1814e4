// What was chosen in the graph: the sentences that say a fact, or what is known of a name.
import { place, pageButton } from "./citations.js";
import { cut } from "./codepoints.js";
import { fewFirst, make } from "./elements.js";
import { endNames, nameOf, objectId, predicateLabel, relation, typeLabel } from "./names.js";
import { factWords } from "./graph.js";
import { get } from "./service.js";
import { has, say } from "./words.js";

const FEW = 8; // facts of one relation that are shown at once

/** The sentences that say each of an arrow's triples; those that the proof holds need no request. */
export async function linkElements(triples, { answer, openPage }) {
  const names = endNames(answer.subgraph, answer.language);
  const proved = new Map(answer.proof.triples.map((triple) => [triple.id, triple.evidence]));
  const parts = [];
  for (const triple of triples) {
    const evidence = proved.get(triple.id) ?? (await evidenceOf(triple));
    const title = make("h3", { lang: answer.language }, factWords(triple, names, answer.language));
    parts.push(title, sentences(evidence, openPage));
  }
  return parts;
}

/** What the store knows of the entity of an id: names, type, facts by relation, pages. */
export async function entityElements(id, context) {
  const { entities } = await get("entity", { name: id });
  return entities.map((report) => entityPart(report, context));
}

async function evidenceOf(triple) {
  const object = typeof triple.object === "string" ? triple.object : triple.object.value;
  const { triples } = await get("triple", { subject: triple.subject, predicate: triple.predicate, object });
  return triples.find((report) => report.triple.id === triple.id)?.evidence ?? [];
}

function sentences(evidence, openPage) {
  if (!evidence.length) return make("p", { class: "note" }, say("fact.none"));
  const items = evidence.map((row) => sentence(row, openPage));
  return make("ul", { class: "evidence", "aria-label": say("fact.says") }, items);
}

function sentence(row, openPage) {
  const [before, within, after] = cut(row.sentence, row.start - row.sentence_start, row.end - row.sentence_start);
  const at = `${row.sentence_start}-${row.sentence_end}`;
  const source = `fact.${row.subject_source}`;
  const sure = say("fact.sure", { value: row.confidence.toFixed(2) });
  const notes = [sure, has(source) ? say(source) : null, row.extractor];
  return make(
    "li",
    {},
    place(row.document, [], pageButton(row.document, at, openPage)),
    make("blockquote", {}, before, make("mark", {}, within), after),
    make("p", { class: "note" }, notes.filter((note) => note).join(" · ")),
  );
}

function entityPart({ entity, facts, sources }, context) {
  const { language } = context.answer;
  const name = nameOf(entity, language);
  const others = [...new Set(entity.names.filter((one) => one.reason !== "dictionary").map((one) => one.name))];
  const known = say("entity.known", { documents: entity.documents, mentions: entity.mentions });
  const also = others.filter((other) => other !== name).join(" · ");
  return [
    make("h3", { lang: language }, name, " ", make("span", { class: "type" }, typeLabel(entity.type, language))),
    entity.description ? make("p", {}, entity.description) : null,
    make("p", { class: "note" }, known),
    also ? make("p", { class: "note" }, make("strong", {}, say("entity.names")), ` ${also}`) : null,
    Object.entries(facts).map(([predicate, rows]) => relationPart(predicate, rows, context)),
    Object.keys(facts).length ? null : make("p", { class: "note" }, say("entity.none")),
    sourcePart(sources, context.openPage),
  ];
}

function relationPart(predicate, rows, context) {
  const { language } = context.answer;
  const items = rows.map((row) => factPart(row, context));
  const title = make("h4", { lang: language }, predicateLabel(predicate, language));
  const more = (count) => say("more", { count });
  const list = make("div", {}, fewFirst(make("ul", { class: "facts" }), items, FEW, more));
  return make("section", { class: "relation" }, title, list);
}

/** A fact that opens to the sentences that say it, and leads on to the name at its other end. */
function factPart({ triple, outgoing, other }, { answer, openPage, onName }) {
  const end = outgoing ? objectId(triple) : triple.subject;
  const name = endNames(answer.subgraph, answer.language).get(end) ?? other;
  const about = relation(triple, answer.language).slice(predicateLabel(triple.predicate, answer.language).length);
  const details = make("details", {}, make("summary", {}, `${outgoing ? "→" : "←"} ${name}${about}`));
  const follow = { type: "button", class: "link", onclick: () => onName(end) };
  const lead = end.startsWith("literal:") ? "" : make("button", follow, say("entity.about", { name }));
  const open = async () => details.append(sentences(await evidenceOf(triple), openPage), lead);
  details.addEventListener("toggle", open, { once: true });
  return make("li", {}, details);
}

function sourcePart(sources, openPage) {
  const links = sources.map((key) => {
    return make("button", { type: "button", class: "link", onclick: () => openPage(key, "") }, key);
  });
  const title = make("h4", {}, say("entity.sources"));
  return make("section", { class: "relation" }, title, make("p", { class: "keys" }, links));
}

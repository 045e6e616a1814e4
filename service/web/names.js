// What things, relations and their circumstances are called in the language of an answer.
import { get } from "./service.js";

const CJK = /[\u3400-\u9fff]/;
const SHOWN = ["mention", "bracket", "statement", "title_sense", "link", "redirect", "simplified"];
let labels = { predicates: {}, types: {} };

/** Read the labels of the store's ontology. */
export async function loadLabels() {
  labels = await get("labels");
}

export const predicateLabel = (id, language) => labels.predicates[id]?.[language] ?? id.replaceAll("_", " ");
export const typeLabel = (id, language) => labels.types[id]?.[language] ?? id;

/** An entity's name in the script of the language where pages give it one, else its own. */
export function nameOf(entity, language) {
  if (fits(entity.name, language)) return entity.name;
  const given = (entity.names ?? []).filter((one) => one.reason !== "dictionary" && fits(one.name, language));
  return given.length ? given.reduce((best, one) => (comesBefore(one, best) ? one : best)).name : entity.name;
}

/** `主演（阿星）`, `award won (Best Director)`: a triple's relation with its circumstances. */
export function relation(triple, language) {
  const label = predicateLabel(triple.predicate, language);
  const values = triple.qualifiers.map((qualifier) => qualifier.value);
  if (!values.length) return label;
  return language === "zh" ? `${label}（${values.join("，")}）` : `${label} (${values.join(", ")})`;
}

/** The id of the node that a triple's object is drawn as. */
export function objectId(triple) {
  const { object } = triple;
  return typeof object === "string" ? object : `literal:${object.kind}:${object.value}:${object.unit}`;
}

/** The words of every end of a subgraph's triples, by the id of its node. */
export function endNames(subgraph, language) {
  const names = new Map(subgraph.entities.map((entity) => [entity.id, nameOf(entity, language)]));
  for (const triple of subgraph.triples) {
    if (typeof triple.object !== "string") names.set(objectId(triple), triple.object.text);
  }
  return names;
}

function fits(name, language) {
  return language === "zh" ? CJK.test(name) : /[A-Za-z]/.test(name) && !CJK.test(name);
}

function comesBefore(one, other) {
  const order = rank(one.reason) - rank(other.reason) || other.documents.length - one.documents.length;
  return order ? order < 0 : one.name < other.name;
}

function rank(reason) {
  const place = SHOWN.indexOf(reason);
  return place < 0 ? SHOWN.length : place;
}

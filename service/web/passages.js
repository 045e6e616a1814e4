// The passages that were retrieved for a question, each with the reasons for its rank.
import { pageButton, place } from "./citations.js";
import { make } from "./elements.js";
import { has, say } from "./words.js";

/** A ranking's hits in their order. */
export function passageList(ranking, openPage) {
  if (!ranking.hits.length) return make("p", { class: "note" }, say("passages.none"));
  return make("ol", { class: "passages" }, ranking.hits.map((hit) => passage(hit, openPage)));
}

/** A hit's scores by channel, the ones that saw it: [["base", 0.95], …]. */
export function channels(evidence) {
  return Object.entries(evidence).filter(([name, value]) => has(`channel.${name}`) && value);
}

function passage(hit, openPage) {
  const score = (name, value) => make("span", { title: name }, `${say(`channel.${name}`)} `, make("b", {}, value));
  const scores = channels(hit.evidence).map(([name, value]) => score(name, value.toPrecision(2)));
  return make(
    "li",
    {},
    place(hit.title || hit.document, [], pageButton(hit.document, hit.chunk, openPage)),
    make("p", { class: "passage" }, hit.text),
    hit.why ? make("p", { class: "note why", lang: "en" }, hit.why) : null,
    make("p", { class: "note channels" }, score("score", hit.score.toFixed(2)), scores),
  );
}

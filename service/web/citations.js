// The sources of an answer: where each stands, its words, and the way into the page.
import { byId, fewFirst, make } from "./elements.js";
import { withoutMarks } from "./marks.js";
import { say } from "./words.js";

const FEW = 5; // sources that are shown at once

/** A list of citations, numbered unless nothing was answered; `openPage(key, at)` shows one in its place. */
export function citationList(citations, { abstained }, openPage) {
  const items = citations.map((citation, index) => item(citation, abstained ? null : index + 1, openPage));
  return fewFirst(make("ol", { class: "sources" }), items, FEW, (count) => say("more", { count }));
}

/** Bring source `number` into view, and the keyboard to it. */
export function goToCitation(number) {
  if (number > FEW) byId("source-list").querySelector(".more")?.click();
  const source = byId(`source-${number}`);
  source.scrollIntoView({ block: "center", behavior: "smooth" });
  source.focus({ preventScroll: true });
}

/** Where words stand: a page, the headings above them, and the button that shows them there. */
export function place(title, headings, button) {
  const way = headings.map((heading) => [make("span", { class: "note", "aria-hidden": "true" }, " › "), heading]);
  const full = withoutMarks([title, ...headings].join(" › "));
  return make("p", { class: "place" }, make("span", { title: full }, make("strong", {}, title), way), button);
}

/** The button that shows words in their page. */
export function pageButton(key, at, openPage) {
  return make("button", { type: "button", class: "link", onclick: () => openPage(key, at) }, say("citation.show"));
}

function item(citation, number, openPage) {
  const at = `${citation.start}-${citation.end}`;
  return make(
    "li",
    { id: number && `source-${number}`, tabindex: "-1" },
    number && make("span", { class: "mark", "aria-hidden": "true" }, String(number)),
    place(citation.title || citation.document, citation.headings, pageButton(citation.document, at, openPage)),
    make("blockquote", {}, citation.quote),
  );
}

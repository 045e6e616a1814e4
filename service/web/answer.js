// The answer: a sentence whose marks lead to its sources, or what was looked for in vain.
import { make } from "./elements.js";
import { say } from "./words.js";

const [NO_BREAK, MAY_BREAK] = ["\u2060", "\u200b"]; // of lines: a mark stands by its word, many go on in the next line

/** `甲是乙[1]。` as ["甲是乙", 1, "。"]; brackets that are no mark of one of `count` sources stay words. */
export function splitMarks(marked, count) {
  const parts = marked.split(/\[(\d+)\]/);
  const said = [];
  parts.forEach((part, index) => {
    if (index % 2 === 0) said.push(part);
    else if (Number(part) >= 1 && Number(part) <= count) said.push(Number(part));
    else said.push(`[${part}]`);
  });
  return said.filter((part) => part !== "");
}

/** The elements of an answer; `onMark(number)` is called for a mark. */
export function answerElements(answer, onMark) {
  const parts = splitMarks(answer.marked || answer.answer, answer.citations.length);
  const sentence = parts.map((part, index) => {
    if (typeof part !== "number") return index < parts.length - 1 ? part.trimEnd() : part;
    return [typeof parts[index - 1] === "number" ? MAY_BREAK : NO_BREAK, mark(part, onMark)];
  });
  const notes = answer.degraded.map((what) => make("p", { class: "note warning" }, say("degraded", { what })));
  const by = answer.proof.language_model ? answer.language_model : null;
  const stopped = { budget: "budget", unsure: "unsure" }[answer.stop_reason] || "";
  const told = answer.abstained && stopped !== "unsure" ? "abstained" : stopped;
  const sure = answer.abstained ? null : answer.confidence;
  return [
    told ? make("p", { class: "note" }, say(told)) : null,
    make("p", { class: answer.abstained ? "sentence abstained" : "sentence", lang: answer.language }, sentence),
    sure === null ? null : make("p", { class: "note", title: say("confidence.means") }, say("confidence", { sure: sure.toFixed(2) })),
    by ? make("p", { class: "note" }, say("model", { model: by.model })) : null,
    ...notes,
  ];
}

function mark(number, onMark) {
  const follow = (event) => {
    event.preventDefault();
    onMark(number);
  };
  const label = say("citation.cited", { number });
  return make("a", { class: "mark", href: `#source-${number}`, "aria-label": label, onclick: follow }, String(number));
}

// How an answer is found: the logical form, and each search as it ends, with what it found and how long it took.
import { byId, draw, make, show } from "./elements.js";
import { has, say, time } from "./words.js";

/** Show a plan's state: {form, steps: [{task, retriever, found, ms}], running, ms}. */
export function showPlan({ form, steps, running, ms }) {
  byId("plan").hidden = false;
  byId("plan").classList.toggle("running", running);
  const summary = say("plan.summary", { steps: steps.length, time: time(ms) });
  byId("plan-state").textContent = running ? doing(form, steps) : summary;
  show(byId("plan-form"), ...form.trim().split("\n").filter(Boolean).map((line) => make("code", {}, line)));
  const longest = Math.max(1, ...steps.map((step) => step.ms));
  show(byId("plan-steps"), steps.map((step) => stepItem(step, longest)));
  byId("plan-steps").scrollTop = running ? byId("plan-steps").scrollHeight : 0;
}

function doing(form, steps) {
  const last = steps.at(-1);
  return last ? `${last.task} · ${worker(last)}` : say(form ? "searching" : "running");
}

/** Who took a step: a retriever, or the operator of a task that needed none. */
function worker({ retriever, operator = "" }) {
  const key = `retriever.${retriever}`;
  return has(key) ? say(key) : retriever || operator;
}

function stepItem(step, longest) {
  const { task, retriever, found, ms } = step;
  return make(
    "li",
    {},
    make("span", { class: "task" }, task),
    make("span", { class: "retriever", title: retriever }, worker(step)),
    make("span", { class: "found" }, say("plan.found", { found })),
    bar(ms / longest),
    make("span", { class: "ms" }, time(ms)),
  );
}

/** A share in [0, 1] as a bar; the number beside it says the same. */
function bar(share) {
  const size = { class: "bar", viewBox: "0 0 100 6", preserveAspectRatio: "none", "aria-hidden": "true" };
  return draw("svg", size, draw("rect", { width: 100, height: 6 }), draw("rect", { width: 100 * share, height: 6 }));
}

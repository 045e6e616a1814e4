// The page as a whole: its address says what is asked and read; everything else follows from that.
import { readAddress, writeAddress } from "./address.js";
import { ask } from "./ask.js";
import { complete } from "./completion.js";
import { byId, make, show } from "./elements.js";
import { guarded } from "./errors.js";
import { exampleItems } from "./examples.js";
import { loadLabels } from "./names.js";
import { showPage } from "./page.js";
import { showPlan } from "./plan.js";
import { checkProof, saveProof } from "./proof.js";
import { get } from "./service.js";
import { clear, showAnswer, showGraph } from "./view.js";
import { language, number, otherLanguage, say, speak, usualLanguage } from "./words.js";

const input = byId("question");
const names = complete(input, byId("names"), announce);
const known = new Map(); // what was asked before, by question, so that Back shows it at once
let health = null;
let now = { question: "", answer: null, ranking: null };
let working = null; // the AbortController of the question that is being answered

function announce(words) {
  byId("status").textContent = words;
}

/** Show what the address says: a question's answer, and the page that is open over it. */
async function follow() {
  const { question, page, at } = readAddress(location.search);
  if (question !== now.question) await answer(question);
  if (page) await guarded(() => showPage(page, at), follow);
  else byId("page").close();
}

function go(question) {
  names.close();
  if (!question.trim()) return input.focus();
  input.blur(); // the keyboard of a phone goes, and a long question is seen from its beginning
  known.delete(question.trim());
  now = { question: "", answer: null, ranking: null };
  history.pushState({}, "", writeAddress({ question: question.trim() }));
  return follow();
}

function openPage(key, at) {
  history.pushState({ opened: true }, "", writeAddress({ question: now.question, page: key, at }));
  return follow();
}

function leavePage() {
  if (!readAddress(location.search).page) return;
  if (history.state?.opened) history.back();
  else history.replaceState({}, "", writeAddress({ question: now.question }));
}

async function answer(question) {
  working?.abort();
  setWorking(null);
  clear();
  input.value = question;
  document.body.classList.toggle("asked", question !== "");
  now = known.get(question) ?? { question, answer: null, ranking: null };
  if (question && !now.answer) await work(now);
  else draw();
}

/** Have a question answered, its plan shown as it is carried out. */
async function work(asked) {
  const mine = new AbortController();
  const state = { form: "", steps: [], running: true, ms: 0 };
  const tell = ({ plan, step }) => {
    if (mine !== working) return;
    if (plan) state.form = plan;
    if (step) state.steps.push(step);
    showPlan(state);
  };
  setWorking(mine);
  byId("plan").open = true;
  tell({});
  announce(say("running"));
  await guarded(async () => {
    await ready();
    asked.answer = await ask(asked.question, tell, mine.signal);
    known.set(asked.question, asked);
  }, () => go(asked.question));
  if (mine !== working) return;
  setWorking(null);
  byId("plan").open = false;
  byId("plan").hidden = true;
  if (mine.signal.aborted) return show(byId("answer"), make("p", { class: "note" }, say("stopped")));
  if (!asked.answer) return;
  announce(asked.answer.answer);
  draw();
}

function setWorking(controller) {
  working = controller;
  byId("submit").hidden = controller !== null;
  byId("stop").hidden = controller === null;
}

/** Draw all that is known, in the language of the page. */
function draw() {
  document.title = now.question ? `${now.question} — ${say("title")}` : say("title");
  input.placeholder = say("placeholder");
  if (!health) return;
  const counts = ["documents", "entities", "triples"].map((name) => [name, number(health[name])]);
  byId("store").textContent = `${health.store} · ${say("store", Object.fromEntries(counts))}`;
  if (now.answer) showAnswer(now, openPage);
  if (!now.question) drawExamples();
}

async function drawExamples() {
  const items = await exampleItems(language(), go).catch(() => []);
  if (now.question) return;
  show(byId("example-list"), items);
  byId("examples").hidden = !items.length;
}

/** What is needed once, before anything is asked or drawn. */
async function ready() {
  if (!health) [health] = await Promise.all([get("health"), loadLabels()]);
}

async function begin() {
  draw();
  await guarded(async () => {
    await ready();
    draw();
    await follow();
  }, begin);
}

byId("ask").addEventListener("submit", (event) => {
  event.preventDefault();
  go(input.value);
});
byId("stop").addEventListener("click", () => working?.abort());
byId("home").addEventListener("click", (event) => {
  event.preventDefault();
  history.pushState({}, "", writeAddress({ question: "" }));
  follow();
  input.focus();
});
byId("language").addEventListener("click", async () => {
  await speak(otherLanguage(), { keep: true });
  draw();
});
byId("proof-save").addEventListener("click", () => saveProof(now.answer));
byId("proof-verify").addEventListener("click", function check() {
  return guarded(() => checkProof(now.answer), check);
});
byId("page").addEventListener("close", leavePage);
byId("page").addEventListener("click", ({ target }) => target === byId("page") && byId("page").close());
byId("page-close").addEventListener("click", () => byId("page").close());
addEventListener("popstate", follow);
addEventListener("keydown", (event) => {
  if (event.key === "Escape") working?.abort();
  if (event.key !== "/" || event.target.matches("input") || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  input.select();
});
new ResizeObserver(() => now.answer && !byId("graph").hidden && showGraph(now.answer, openPage)).observe(byId("ask"));

await speak(usualLanguage());
await begin();

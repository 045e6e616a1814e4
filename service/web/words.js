// The words of the page itself, in Chinese and English; those of answers come from the service.

const LANGUAGES = ["zh", "en"];
const CHOICE = "guanxi-language";
let table = {};
let current = "en";

export const language = () => current;
export const otherLanguage = () => LANGUAGES.find((one) => one !== current);

/** The language that was chosen here before, else the first of the browser's that the page speaks. */
export function usualLanguage() {
  const wanted = [localStorage.getItem(CHOICE), ...navigator.languages].map((one) => (one ?? "").slice(0, 2));
  return wanted.find((one) => LANGUAGES.includes(one)) ?? "en";
}

/** Read a language's words and put them where index.html asks for them; with `keep` it is the usual one from now on. */
export async function speak(wanted, { keep = false } = {}) {
  table = await (await fetch(`words/${wanted}.json`)).json();
  current = wanted;
  if (keep) localStorage.setItem(CHOICE, wanted);
  document.documentElement.lang = wanted === "zh" ? "zh-CN" : wanted;
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll("[data-say-label]")) {
    element.setAttribute("aria-label", say(element.dataset.sayLabel));
  }
}

/** A message with `values` put in; a key that no table has stands for itself. */
export function say(key, values = {}) {
  return (table[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** Whether there is a message for a key. */
export const has = (key) => key in table;

/** `41 ms`, `3.7 s`. */
export function time(ms) {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** `4 498` in the way of the language. */
export const number = (value) => value.toLocaleString(current);

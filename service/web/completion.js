// Names that a question may mean, offered while it is written: a list box under the question (WAI-ARIA combobox).
import { make } from "./elements.js";
import { typeLabel } from "./names.js";
import { get } from "./service.js";
import { language, say } from "./words.js";

const PAUSE = 120; // milliseconds without a key before names are looked up
const PARTICLE = /[的和与跟及同在是了吗呢有谁由被把对为]/;

/** The name that is being written before the caret as {start, words}, UTF-16 offsets; null where none seems to be. */
export function nameBefore(text, caret) {
  const head = text.slice(0, caret);
  const han = /[\u3400-\u9fff·]+$/.exec(head);
  const latin = /(?:\p{Lu}[\p{L}\p{N}'’.-]* )*\p{Lu}[\p{L}\p{N}'’.-]+$/u.exec(head);
  const words = han ? han[0].split(PARTICLE).at(-1) : (latin?.[0] ?? "");
  return words ? { start: head.length - words.length, words } : null;
}

/** Offer names under `input` in `list`; `announce(words)` tells those who do not see it. */
export function complete(input, list, announce) {
  let [wait, names, chosen] = [0, [], -1];

  const close = () => {
    clearTimeout(wait);
    [names, chosen] = [[], -1];
    offer();
  };
  const offer = () => {
    list.replaceChildren(...names.map((found, index) => option(found, index, chosen, accept)));
    list.hidden = !names.length;
    input.setAttribute("aria-expanded", String(names.length > 0));
    if (chosen < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", `name-${chosen}`);
  };
  const accept = (index) => {
    const { start, words } = nameBefore(input.value, input.selectionStart);
    input.setRangeText(names[index].matched, start, start + words.length, "end");
    close();
    input.focus();
  };
  const lookUp = async () => {
    const before = nameBefore(input.value, input.selectionStart);
    if (before === null) return close();
    const found = await get("search", { q: before.words }).catch(() => ({ names: [] }));
    const late = nameBefore(input.value, input.selectionStart)?.words !== before.words;
    if (late || document.activeElement !== input) return;
    [names, chosen] = [found.names.filter((one) => one.matched !== before.words), -1];
    if (names.length) announce(say("suggestions", { count: names.length }));
    offer();
  };

  input.addEventListener("input", (event) => {
    clearTimeout(wait);
    if (!event.isComposing) wait = setTimeout(lookUp, PAUSE);
  });
  input.addEventListener("compositionend", () => {
    wait = setTimeout(lookUp, PAUSE);
  });
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing || !names.length) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) chosen = ((chosen + 1 + step + names.length + 1) % (names.length + 1)) - 1;
    else if (event.key === "Enter" && chosen >= 0) accept(chosen);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    if (step) offer();
  });
  return { close };
}

function option(found, index, chosen, accept) {
  const choose = (event) => {
    event.preventDefault();
    accept(index);
  };
  const type = make("span", { class: "type" }, typeLabel(found.type, language()));
  const selected = { id: `name-${index}`, "aria-selected": String(index === chosen) };
  return make("li", { role: "option", ...selected, onpointerdown: choose }, found.matched, " ", type);
}

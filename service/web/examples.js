// Questions to begin with: those of a few well-known ones whose names the store holds.
import { make } from "./elements.js";
import { get } from "./service.js";

const KNOWN = [
  { names: ["周星驰", "万梓良"], question: "周星驰和万梓良有什么关系" },
  { names: ["李安", "卧虎藏龙"], question: "《卧虎藏龙》的导演是哪里人？" },
  { names: ["梁朝伟", "刘嘉玲"], question: "梁朝伟的妻子是谁？" },
  { names: ["Kung Fu Hustle", "Stephen Chow"], question: "Where was the director of Kung Fu Hustle born?" },
  { names: ["Ang Lee", "Michelle Yeoh"], question: "How are Ang Lee and Michelle Yeoh related?" },
  { names: ["Columbia Pictures", "Stephen Chow"], question: "Which films did Stephen Chow direct?" },
];

/** The questions that can be asked of this store, those in `language` first, as list items that `ask(question)`. */
export async function exampleItems(language, ask) {
  const names = [...new Set(KNOWN.flatMap((example) => example.names))];
  const held = new Set((await Promise.all(names.map(isHeld))).flatMap((is, index) => (is ? [names[index]] : [])));
  const asked = KNOWN.filter((example) => example.names.every((name) => held.has(name)));
  const ours = asked.filter(({ question }) => /[\u3400-\u9fff]/.test(question) === (language === "zh"));
  return ours.map(({ question }) =>
    make("li", {}, make("button", { type: "button", class: "chip", onclick: () => ask(question) }, question)));
}

async function isHeld(name) {
  const { names } = await get("search", { q: name });
  return names.some((found) => found.matched === name);
}

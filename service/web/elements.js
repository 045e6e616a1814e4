// Elements of the page: text goes in as text, never as markup, and its marks of direction as signs.
import { withoutMarks } from "./marks.js";

const SVG = "http://www.w3.org/2000/svg";

/** The element that index.html gives this id. */
export const byId = (id) => document.getElementById(id);

/** A new element: `attributes` whose name begins with "on" are listeners, those that are null or false left out. */
export function make(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** The same for a part of an SVG. */
export function draw(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

/** Put `children` in place of what an element holds, and show it if there are any. */
export function show(element, ...children) {
  element.replaceChildren(...shown(children));
  element.hidden = !element.childNodes.length;
}

/** `list` with the first `few` of `items`, and a button, worded by `label(count)`, that brings the rest. */
export function fewFirst(list, items, few, label) {
  list.append(...items.slice(0, few));
  if (items.length <= few) return [list];
  const bring = () => {
    list.append(...items.slice(few));
    button.remove();
  };
  const button = make("button", { type: "button", class: "link more", onclick: bring }, label(items.length - few));
  return [list, button];
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value == null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...shown(children));
  return element;
}

function shown(children) {
  const there = children.flat(Infinity).filter((child) => child != null);
  return there.map((child) => (typeof child === "string" ? withoutMarks(child) : child));
}

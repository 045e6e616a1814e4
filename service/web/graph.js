// The subgraph of an answer as a picture: boxes for names, labelled arrows for facts, both to be chosen.
import { draw, make } from "./elements.js";
import { layOut } from "./layout.js";
import { endNames, objectId, relation } from "./names.js";
import { say } from "./words.js";
import { zoomable } from "./zoom.js";

const [FEWEST, MOST, APART] = [12, 40, 18]; // names that are drawn: one for so many pixels of width, within limits
const NARROW = 560; // pixels, below which a hub has all its neighbours on one side
// Ways to lay a picture out, [from the top down, pixels of a name or a label]; the first that fits is taken.
const DOWN = [200, 150, 110].map((most) => [true, most]);
const WIDE = [240, 200, 170, 140, 120, 100, 80, 64].map((most) => [false, most]);
const CLOSE_ENOUGH = 0.85; // of its size, to which a picture may shrink before its words do
const LINES = 3; // of an arrow's label
const [NAME, LABEL, LINE] = [14, 12, 16]; // size of a name, of a label, a label's line

let pen = null; // measures words

/** `subgraph` with its surest facts, among as few names as a picture `width` pixels wide has room for. */
export function surest(subgraph, width) {
  const most = Math.min(MOST, Math.max(FEWEST, Math.floor(width / APART)));
  const kept = new Set();
  const order = [...subgraph.triples].sort((a, b) => b.confidence - a.confidence || (a.id < b.id ? -1 : 1));
  const triples = order.filter((triple) => {
    const added = [triple.subject, objectId(triple)].filter((end) => !kept.has(end));
    if (kept.size + added.length > most) return false;
    added.forEach((end) => kept.add(end));
    return true;
  });
  return { entities: subgraph.entities.filter((entity) => kept.has(entity.id)), triples };
}

/** A subgraph's facts by the pair of nodes that they join: [{source, target, triples}]. */
export function linksOf(triples) {
  const links = new Map();
  for (const triple of triples) {
    const [source, target] = [triple.subject, objectId(triple)];
    const pair = `${source} ${target}`;
    if (!links.has(pair)) links.set(pair, { source, target, triples: [] });
    links.get(pair).triples.push(triple);
  }
  return [...links.values()];
}

/** The picture, `width` pixels wide at most; `onName(id)` and `onLink(triples)` are called for what is chosen. */
export function graphPicture(subgraph, { language, width, onName, onLink }) {
  const names = endNames(subgraph, language);
  const types = new Map(subgraph.entities.map((entity) => [entity.id, entity.type]));
  const { nodes, links, places, down } = fit(linksOf(subgraph.triples), names, language, width);
  const at = new Map(nodes.map((node, index) => [node.id, { ...node, ...places.nodes[index] }]));
  const title = say("graph.picture", { names: nodes.length, facts: subgraph.triples.length });
  const svg = draw(
    "svg",
    { class: "graph", role: "group", "aria-label": title, lang: language },
    arrowHead(),
    links.map((link, index) => {
      const words = `${names.get(link.source)} ${link.lines.join(", ")} ${names.get(link.target)}`;
      return linkParts(link, places.links[index], at, down, choosable(words, () => onLink(link.triples)));
    }),
    [...at.values()].map((node) => nodeParts(node, types.get(node.id), onName)),
  );
  return zoomable(svg, places, width);
}

/** The picture laid out with words as long as there is room for, from the top down where it is narrow and that fits. */
function fit(pairs, names, language, width) {
  const ids = [...new Set(pairs.flatMap((link) => [link.source, link.target]))];
  let laid = null;
  for (const [down, most] of width > NARROW ? WIDE : [...DOWN, ...WIDE]) {
    const links = pairs.map((link) => labelled(link, language, most));
    const nodes = ids.map((id) => named(id, names.get(id) ?? id, most));
    laid = { nodes, links, down, places: down ? layDown(nodes, links) : layOut(nodes, links, width > NARROW) };
    if (laid.places.width * CLOSE_ENOUGH <= width) break;
  }
  return laid;
}

/** The same layout with rows for columns. */
function layDown(nodes, links) {
  const turn = ({ width, height, x, y, ...rest }) => ({ ...rest, x: y, y: x, width: height, height: width });
  const { nodes: at, links: labels, width, height } = layOut(nodes.map(turn), links.map(turn), true);
  const back = ({ x, y, room }) => ({ x: y, y: x, room });
  return { nodes: at.map(back), links: labels.map(back), width: height, height: width };
}

function named(id, name, most) {
  const shown = fitted(name, NAME, most);
  return { id, name, shown, width: textWidth(shown, NAME) + 24, height: 34 };
}

function labelled(link, language, most) {
  const fullest = link.triples.filter((triple) => !link.triples.some((other) => saysMore(other, triple)));
  const said = [...new Set(fullest.map((triple) => relation(triple, language)))].sort();
  const few = said.length > LINES ? [...said.slice(0, LINES - 1), `+${said.length - LINES + 1}`] : said;
  const lines = few.map((line) => fitted(line, LABEL, most));
  const widest = Math.max(...lines.map((line) => textWidth(line, LABEL)));
  return { ...link, lines, width: widest + 14, height: LINE * lines.length + 6 };
}

/** Whether one fact is another with more circumstances told. */
function saysMore(one, other) {
  const values = new Set(one.qualifiers.map((qualifier) => qualifier.value));
  const within = other.qualifiers.every((qualifier) => values.has(qualifier.value));
  return one.predicate === other.predicate && within && one.qualifiers.length > other.qualifiers.length;
}

/** Text cut to a width of pixels. */
function fitted(text, size, most) {
  const points = Array.from(text);
  while (points.length > 1 && textWidth(points.join(""), size) > most) points.splice(-2, 2, "…");
  return points.join("");
}

function textWidth(text, size) {
  pen ??= document.createElement("canvas").getContext("2d");
  pen.font = `${size}px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width;
}

/** What makes a part of the picture a button; the one chosen last is `aria-current`. */
function choosable(label, choose) {
  const onclick = ({ currentTarget }) => {
    currentTarget.parentNode.querySelector("[aria-current]")?.removeAttribute("aria-current");
    currentTarget.setAttribute("aria-current", "true");
    choose();
  };
  const onkeydown = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onclick(event);
  };
  return { role: "button", tabindex: "0", "aria-label": label, onclick, onkeydown };
}

function nodeParts({ id, name, shown, x, y, width, height }, type, onName) {
  const literal = id.startsWith("literal:");
  const kind = literal ? "literal" : (type ?? "").toLowerCase();
  const chosen = literal ? {} : choosable(name, () => onName(id));
  return draw(
    "g",
    { class: `node ${kind}`, transform: `translate(${x} ${y})`, ...chosen },
    draw("title", {}, name),
    draw("rect", { x: -width / 2, y: -height / 2, width, height, rx: literal ? 4 : height / 2 }),
    draw("text", { "text-anchor": "middle", y: 5 }, shown),
  );
}

function linkParts({ source, target, lines, width, height }, label, at, down, chosen) {
  const [from, to] = [at.get(source), at.get(target)];
  const column = down ? { ...label, height: label.room } : { ...label, width: label.room };
  const path = `M${curve(from, column, down)}L${curve(column, to, down, 4)}`;
  const top = label.y - height / 2 + LINE - 1;
  return draw(
    "g",
    { class: "link", ...chosen },
    draw("path", { class: "reach", d: path }),
    draw("path", { class: "line", d: path, "marker-end": "url(#arrow)" }),
    draw("rect", { x: label.x - width / 2, y: label.y - height / 2, width, height, rx: 6 }),
    lines.map((line, index) => draw("text", { "text-anchor": "middle", x: label.x, y: top + LINE * index }, line)),
  );
}

/** The path of a line from side to side of two boxes that leaves and arrives straight, `short` pixels early. */
function curve(one, other, down, short = 0) {
  const [from, to] = [sideOf(one, other, down), sideOf(other, one, down, short)];
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const bends = down ? `${from.x} ${y} ${to.x} ${y}` : `${x} ${from.y} ${x} ${to.y}`;
  return `${from.x} ${from.y}C${bends} ${to.x} ${to.y}`;
}

/** The middle of that side of a box which faces another, and `beyond` pixels more. */
function sideOf({ x, y, width, height }, other, down, beyond = 0) {
  if (down) return { x, y: y + Math.sign(other.y - y) * (height / 2 + beyond) };
  return { x: x + Math.sign(other.x - x) * (width / 2 + beyond), y };
}

function arrowHead() {
  const head = draw("path", { d: "M0 0L8 4L0 8z" });
  const shape = { viewBox: "0 0 8 8", refX: 6, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" };
  return draw("defs", {}, draw("marker", { id: "arrow", ...shape }, head));
}

/** The same facts as words, for those who would rather read; `onLink` is called for the one chosen. */
export function factList(subgraph, { language, onLink }) {
  const names = endNames(subgraph, language);
  const items = subgraph.triples.map((triple) => {
    const words = factWords(triple, names, language);
    return make("li", {}, make("button", { type: "button", class: "link", onclick: () => onLink([triple]) }, words));
  });
  return make("ul", { class: "lines", lang: language }, items);
}

/** `周星驰 ─出演→ 捕风汉子`. */
export function factWords(triple, names, language) {
  const [subject, object] = [triple.subject, objectId(triple)].map((end) => names.get(end) ?? end);
  return `${subject} ─${relation(triple, language)}→ ${object}`;
}

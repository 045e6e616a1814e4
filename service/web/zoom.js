// A picture that can be brought closer and moved: by buttons, keys, a wheel with Ctrl, and the pointer.
import { make } from "./elements.js";
import { say } from "./words.js";

const [SMALLEST, CLOSEST] = [0.7, 4]; // of the size that was laid out; what does not fit then is scrolled to

/** An SVG of a size in pixels with its buttons, a little smaller where `room` pixels across are too few. */
export function zoomable(svg, { width, height }, room) {
  const whole = { x: 0, y: 0, scale: 1 };
  let view = whole;
  const shown = Math.min(1, Math.max(SMALLEST, room / width));
  svg.setAttribute("width", width * shown);
  svg.setAttribute("height", height * shown);
  const look = (next) => {
    const scale = Math.min(CLOSEST, Math.max(1, next.scale));
    const [w, h] = [width / scale, height / scale];
    view = { scale, x: Math.min(Math.max(next.x, 0), width - w), y: Math.min(Math.max(next.y, 0), height - h) };
    svg.setAttribute("viewBox", `${view.x} ${view.y} ${w} ${h}`);
    svg.classList.toggle("close", scale > 1);
  };
  const zoom = (factor, [atX, atY] = [0.5, 0.5]) => {
    const scale = Math.min(CLOSEST, Math.max(1, view.scale * factor));
    const gained = { x: width / view.scale - width / scale, y: height / view.scale - height / scale };
    look({ scale, x: view.x + atX * gained.x, y: view.y + atY * gained.y });
  };
  look(whole);
  followWheel(svg, zoom);
  followPointer(svg, (dx, dy) => {
    const unit = shown * view.scale;
    look({ ...view, x: view.x - dx / unit, y: view.y - dy / unit });
  });
  const buttons = [
    ["+", "graph.closer", () => zoom(1.5)],
    ["−", "graph.farther", () => zoom(1 / 1.5)],
    ["⤢", "graph.whole", () => look(whole)],
  ].map(([sign, key, onclick]) => {
    return make("button", { type: "button", "aria-label": say(key), title: say(key), onclick }, sign);
  });
  const canvas = make("div", { class: "canvas" }, svg);
  return make("div", { class: "picture" }, canvas, make("div", { class: "zoom" }, buttons));
}

function followWheel(svg, zoom) {
  svg.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = svg.getBoundingClientRect();
    const at = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, at);
  });
}

/** Dragging moves the picture; a press that went nowhere stays a click. */
function followPointer(svg, drag) {
  let last = null;
  svg.addEventListener("pointerdown", (event) => {
    last = { x: event.clientX, y: event.clientY, far: false };
  });
  svg.addEventListener("pointermove", (event) => {
    if (last === null || !event.buttons) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    if (!last.far && Math.hypot(dx, dy) < 4) return;
    if (!last.far) svg.setPointerCapture(event.pointerId);
    last = { x: event.clientX, y: event.clientY, far: true };
    drag(dx, dy);
  });
  svg.addEventListener("click", (event) => {
    if (last?.far) event.stopPropagation();
    last = null;
  }, true);
}

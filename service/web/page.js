// A document in full, with the words that matter marked in their place.
import { placeOf } from "./address.js";
import { unitOffset } from "./codepoints.js";
import { byId, make, show } from "./elements.js";
import { withoutMarks } from "./marks.js";
import { get } from "./service.js";

/** A text's lines as [before, within, after] the code points [start, end), all of a line before where it has none. */
export function markedLines(text, start, end) {
  const [from, to] = [unitOffset(text, start), unitOffset(text, end)];
  let at = 0;
  return text.split("\n").map((line) => {
    const [one, other] = [from, to].map((edge) => Math.min(Math.max(edge - at, 0), line.length));
    at += line.length + 1;
    return one < other ? [line.slice(0, one), line.slice(one, other), line.slice(other)] : [line, "", ""];
  });
}

/** Show document `key` with what `at` means marked; a ServiceError is the caller's. */
export async function showPage(key, at) {
  const page = await get("document", { key });
  const { start, end } = placeOf(at, page.chunks) ?? { start: 0, end: 0 };
  const headings = new Set(page.chunks.flatMap((chunk) => chunk.headings));
  byId("page-title").title = withoutMarks(page.title || page.key);
  byId("page-title").textContent = byId("page-title").title;
  byId("page-key").textContent = withoutMarks(page.key);
  const text = byId("page-text");
  text.lang = page.language;
  show(text, markedLines(page.text, start, end).map((line) => paragraph(line, headings)));
  if (!byId("page").open) byId("page").showModal();
  (text.querySelector("mark") ?? text).scrollIntoView({ block: "center" });
}

function paragraph([before, within, after], headings) {
  const tag = headings.has(before + within + after) ? "h3" : "p";
  return make(tag, {}, before, within && make("mark", {}, within), after);
}

// What the page shows, in its address, so that a question can be shared and Back works.

/** {question, page, at} of a location's search; `page` is a document's key, `at` "189-264" or a chunk's id. */
export function readAddress(search) {
  const parameters = new URLSearchParams(search);
  const [question, page, at] = ["q", "page", "at"].map((name) => parameters.get(name) ?? "");
  return { question: question.trim(), page, at };
}

/** The address of the same. */
export function writeAddress({ question, page = "", at = "" }) {
  const parameters = new URLSearchParams();
  if (question) parameters.set("q", question);
  if (page) parameters.set("page", page);
  if (page && at) parameters.set("at", at);
  const query = parameters.toString();
  return query ? `?${query}` : "./";
}

/** The code points {start, end} that `at` means in a document of the service; null where it means none. */
export function placeOf(at, chunks) {
  const span = /^(\d+)-(\d+)$/.exec(at);
  if (span) return { start: Number(span[1]), end: Number(span[2]) };
  return chunks.find((chunk) => chunk.id === at) ?? null;
}

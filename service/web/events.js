// Server-sent events out of a stream of text, for requests that EventSource cannot make.

/** The whole events at the head of `text` as [{name, data}], and the rest, which is not whole yet. */
export function parseEvents(text) {
  const blocks = text.split(/\r\n\r\n|\n\n|\r\r/);
  const rest = blocks.pop();
  return { events: blocks.map(parseEvent).filter((event) => event !== null), rest };
}

function parseEvent(block) {
  let name = "message";
  const data = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, field, value] = /^([^:]*)(?:: ?(.*))?$/s.exec(line);
    if (field === "event") name = value ?? "";
    if (field === "data") data.push(value ?? "");
  }
  return data.length ? { name, data: data.join("\n") } : null;
}

/** Hand each event of a response's body to `onEvent(name, data)`, its data read as JSON, until the body ends. */
export async function readEvents(body, onEvent) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = "";
  for (;;) {
    const { value, done } = await reader.read();
    const { events, rest } = parseEvents(waiting + (done ? "\n\n" : value));
    waiting = rest;
    for (const { name, data } of events) onEvent(name, JSON.parse(data));
    if (done) return;
  }
}

// The HTTP interface of `guanxi serve`: documents as JSON, errors as ServiceError.
import { readEvents } from "./events.js";

const KEY = "guanxi-key";

/** What went wrong, in the service's own words; `status` is that of HTTP, 0 where nothing answered. */
export class ServiceError extends Error {
  constructor({ code, message, hint = "" }, status = 0) {
    super(message);
    this.code = code;
    this.hint = hint;
    this.status = status;
  }
}

/** GET api/`path`; a parameter may be a list. */
export async function get(path, parameters = {}, signal = undefined) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const one of [value].flat()) query.append(name, one);
  }
  const response = await call(`api/${path}?${query}`, { signal });
  return response.json();
}

/** POST `body` to api/`path`. */
export async function post(path, body, signal = undefined) {
  const response = await call(`api/${path}`, asJson(body, signal));
  return response.json();
}

/** POST `body` to api/`path` and hand each event of the reply to `onEvent(name, document)`. */
export async function stream(path, body, onEvent, signal) {
  const response = await call(`api/${path}`, asJson(body, signal));
  await readEvents(response.body, onEvent);
}

/** Keep the service's key for this tab. */
export function rememberKey(key) {
  sessionStorage.setItem(KEY, key);
}

/** Whether a key was given in this tab. */
export const hasKey = () => sessionStorage.getItem(KEY) !== null;

function asJson(body, signal) {
  return { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" }, signal };
}

async function call(address, options) {
  const key = sessionStorage.getItem(KEY);
  const headers = { ...options.headers, ...(key ? { Authorization: `Bearer ${key}` } : {}) };
  let response;
  try {
    response = await fetch(address, { ...options, headers });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new ServiceError({ code: "unreachable", message: "" });
  }
  if (response.ok) return response;
  const said = await response.json().catch(() => ({}));
  const told = said.error ?? { code: "reply", message: `${response.status} ${response.statusText}` };
  throw new ServiceError(told, response.status);
}

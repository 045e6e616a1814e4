// What to do when the service fails: say what it said and its hint, or ask for its key.
import { byId, make, show } from "./elements.js";
import { rememberKey } from "./service.js";
import { say } from "./words.js";

const MALFORMED = [400, 404, 413, 422]; // asked again in the same words it fails again

/** Do what may fail; `again` is what a reader may do next, with the key that the service asked for or just so. */
export async function guarded(work, again) {
  byId("error").hidden = true;
  try {
    await work();
  } catch (error) {
    if (error.status === 401) askKey(again);
    else if (error.name === "AbortError") byId("status").textContent = say("stopped");
    else showError(error, again);
  }
}

function showError({ code, message, hint, status }, again) {
  const unreachable = code === "unreachable";
  const next = unreachable ? say("error.unreachable.hint") : hint;
  const retry = make("button", { type: "button", class: "quiet", onclick: again }, say("again"));
  show(
    byId("error"),
    make("h2", {}, say("error")),
    make("p", {}, unreachable ? say("error.unreachable") : message),
    next ? make("p", { class: "note" }, next) : null,
    MALFORMED.includes(status) ? null : retry,
  );
}

function askKey(again) {
  byId("key-form").onsubmit = (event) => {
    event.preventDefault();
    rememberKey(byId("key-value").value);
    byId("key").close();
    again();
  };
  byId("key").showModal();
}

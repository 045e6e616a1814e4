// What to do when the service fails: say what it said and its hint, or ask for its key.
import { byId, make, show } from "./elements.js";
import { hasKey, rememberKey } from "./service.js";
import { say } from "./words.js";

const MALFORMED = [400, 404, 413, 422]; // asked again in the same words it fails again

/** Do what may fail or be stopped; `again` is what a reader may do next. */
export async function guarded(work, again) {
  byId("error").hidden = true;
  try {
    await work();
  } catch (error) {
    if (error.status === 401) askKey();
    else if (error.name !== "AbortError") showError(error, again);
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

/** Ask for the key and begin again with it; the address still says what was asked. */
function askKey() {
  byId("key-wrong").hidden = !hasKey();
  byId("key-form").onsubmit = (event) => {
    event.preventDefault();
    rememberKey(byId("key-value").value);
    location.reload();
  };
  if (!byId("key").open) byId("key").showModal();
}

// The proof of an answer: to keep as a file, and to be checked against the store as it is now.
import { byId, make, show } from "./elements.js";
import { post } from "./service.js";
import { say } from "./words.js";

/** Put an answer's proof into a file of the reader's. */
export function saveProof({ proof }) {
  const text = JSON.stringify(proof, null, 2) + "\n";
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  make("a", { href: address, download: `guanxi-${proof.digest.slice(0, 8)}.proof.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Ask the service whether a proof holds, and show what it says. */
export async function checkProof({ proof }) {
  const result = byId("proof-result");
  show(result, make("p", { class: "note" }, say("proof.checking")));
  const { holds, replayed, problems, notes } = await post("verify", { proof });
  const told = holds ? (replayed ? "proof.replayed" : "proof.holds") : "proof.fails";
  const rows = [...problems, ...notes].map((line) => make("li", {}, line));
  show(result, make("p", { class: holds ? "holds" : "fails" }, say(told)), make("ul", { class: "note" }, rows));
}

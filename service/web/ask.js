// One question put to the service: its plan and steps as they come, then the answer.
import { post, ServiceError, stream } from "./service.js";

/**
 * The answer's document. `onProgress({plan})` and `onProgress({step})` are called on the way where the service tells;
 * ServiceError where it refuses, AbortError where `signal` does.
 */
export async function ask(question, onProgress, signal) {
  let answer = null;
  const hear = (name, said) => {
    if (name === "plan") onProgress({ plan: said.plan });
    if (name === "step") onProgress({ step: said });
    if (name === "answer") answer = said;
    if (name === "error") throw new ServiceError(said.error);
  };
  try {
    await stream("ask/stream", { question }, hear, signal);
  } catch (error) {
    const hopeless = error instanceof ServiceError && ![404, 405].includes(error.status);
    if (error.name === "AbortError" || hopeless) throw error;
  }
  return answer ?? post("ask", { question }, signal);
}

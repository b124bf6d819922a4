import { observeBackendCalls } from "../connection/backend-calls.ts";

/**
 * One call, by its door ("rest", "auth" or "other") and class of status ("none" where no answer
 * came), and the seconds until the head of its answer.
 */
export type FinishedCall = { door: string; answer: string; seconds: number };

/** Tells of each call that this thread has made to the backend. */
export function observeFinishedCalls(
  backendUrl: () => string | undefined,
  onFinished: (call: FinishedCall) => void,
): void {
  observeBackendCalls(backendUrl, ({ path }) => {
    const began = performance.now();
    const door = /\/(rest|auth)\/v1\//.exec(path)?.[1] ?? "other";
    return (status) => {
      const answer = status ? `${Math.trunc(status / 100)}xx` : "none";
      onFinished({ door, answer, seconds: (performance.now() - began) / 1_000 });
    };
  });
}

import { observeBackendCalls } from "../backend-calls.ts";
import { addDuration, type Durations } from "./durations.ts";

export type BackendCounts = {
  /** Calls by door ("rest", "auth" or "other") and class of status; "none" where no answer came. */
  calls: Map<string, number>;
  /** Until the head of the answer, by door. */
  durations: Map<string, Durations>;
};

/** One call, by its door and class of status, and the seconds until the head of its answer. */
export type FinishedCall = { door: string; answer: string; seconds: number };

/** Counts what is asked of the backend and how long that takes, call by call. */
export function countBackendCalls(): BackendCounts & { add: (call: FinishedCall) => void } {
  const counts: BackendCounts = { calls: new Map(), durations: new Map() };
  return {
    ...counts,
    add({ door, answer, seconds }) {
      const call = `${door} ${answer}`;
      counts.calls.set(call, (counts.calls.get(call) ?? 0) + 1);
      addDuration(counts.durations, door, seconds);
    },
  };
}

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

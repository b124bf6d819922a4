import { observeBackendCalls } from "../backend-calls.ts";
import { addDuration, type Durations } from "./durations.ts";

export type BackendCounts = {
  /** Calls by door ("rest", "auth" or "other") and class of status; "none" where no answer came. */
  calls: Map<string, number>;
  /** Until the head of the answer, by door. */
  durations: Map<string, Durations>;
};

/** Counts what this process asks of the backend and how long that takes. */
export function countBackendCalls(backendUrl: () => string | undefined): BackendCounts {
  const counts: BackendCounts = { calls: new Map(), durations: new Map() };
  observeBackendCalls(backendUrl, ({ path }) => {
    const began = performance.now();
    const door = /\/(rest|auth)\/v1\//.exec(path)?.[1] ?? "other";
    return (status) => {
      const call = `${door} ${status ? `${Math.trunc(status / 100)}xx` : "none"}`;
      counts.calls.set(call, (counts.calls.get(call) ?? 0) + 1);
      addDuration(counts.durations, door, (performance.now() - began) / 1_000);
    };
  });
  return counts;
}

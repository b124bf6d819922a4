import { focusManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "./query-client.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  queryClient.clear();
});

// docs/requirements.md R9.6.
test("a failed query is retried once", async () => {
  const ask = vi.fn(() => Promise.reject(new Error("Out of reach.")));
  const answer = queryClient.fetchQuery({ queryKey: ["failing"], queryFn: ask });
  const refused = expect(answer).rejects.toThrow("Out of reach.");
  await vi.runAllTimersAsync();
  await refused;
  expect(ask).toHaveBeenCalledTimes(2);
});

test("an answer stays fresh for five minutes, however often the window regains focus", async () => {
  const ask = vi.fn(() => Promise.resolve("an answer"));
  const question = { queryKey: ["answered"], queryFn: ask };
  const stop = new QueryObserver(queryClient, question).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  await queryClient.fetchQuery(question);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await queryClient.fetchQuery(question);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

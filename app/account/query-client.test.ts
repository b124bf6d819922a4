import { focusManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient, tokenRefused } from "./query-client.ts";

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

test("a query whose token was refused is announced, and not asked again", async () => {
  const page = new EventTarget();
  vi.stubGlobal("dispatchEvent", (event: Event) => page.dispatchEvent(event));
  const announced = vi.fn();
  page.addEventListener(tokenRefused, announced);
  const refusal = { code: "PGRST303", message: "The session of this JWT has ended" };
  const ask = vi.fn(() => Promise.reject(refusal));
  const answer = queryClient.fetchQuery({ queryKey: ["refused"], queryFn: ask });
  const refused = expect(answer).rejects.toBe(refusal);
  await vi.runAllTimersAsync();
  await refused;
  expect(ask).toHaveBeenCalledTimes(1);
  expect(announced).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
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

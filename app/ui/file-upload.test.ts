import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendFile } from "./file-upload.ts";

type Answer = { status: number; response: object; retryAfter?: string };

/** The answers to the requests of a test, in order, and how many were asked for. */
let answers: Answer[];
let asked: number;

class ScriptedRequest {
  upload = {};
  status = 0;
  response: object | null = null;
  responseType = "";
  onload = () => {};
  #retryAfter: string | undefined;
  open() {}
  setRequestHeader() {}
  abort() {}
  getResponseHeader() {
    return this.#retryAfter ?? null;
  }
  send() {
    const answer = answers[asked];
    asked += 1;
    if (!answer) throw new Error("Nothing answers this request.");
    this.status = answer.status;
    this.response = answer.response;
    this.#retryAfter = answer.retryAfter;
    queueMicrotask(() => this.onload());
  }
}

const busy = { status: 503, response: { code: "busy", message: "Many documents are being read." } };
const taken = { status: 201, response: { id: "paper" } };

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", ScriptedRequest);
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (signal?: AbortSignal) =>
  sendFile("/documents", new File(["paper"], "paper.pdf"), {
    ...{ token: "key", onProgress: () => {} },
    signal,
  });

test("a server that is busy is asked once more, when it said", async () => {
  answers = [{ ...busy, retryAfter: "20" }, taken];
  const sent = send();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await sent).toEqual({ id: "paper" });
});

test("a server that stays busy is not asked a third time, and its sentence is shown", async () => {
  answers = [busy, busy];
  const refused = expect(send()).rejects.toMatchObject({ message: busy.response.message });
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(asked).toBe(2);
});

test("an upload that is given up while it waits is not sent again, and other refusals are final", async () => {
  answers = [busy];
  const leaving = new AbortController();
  const refused = expect(send(leaving.signal)).rejects.toMatchObject({ status: 0 });
  await vi.advanceTimersByTimeAsync(1_000);
  leaving.abort();
  await refused;
  expect(asked).toBe(1);
  answers = [busy, { status: 503, response: { code: "unavailable", message: "Later." } }];
  await expect(send()).rejects.toMatchObject({ status: 503, message: "Later." });
});

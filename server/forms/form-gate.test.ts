import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashNetwork } from "../http/networks.ts";
import { createProofs } from "./form-gate.ts";
import { formLimitsText } from "./form-limits.ts";
import { createFormQueue, NoTurn } from "./form-queue.ts";

const limits = { bits: 10, seconds: 3 };
const at = Date.UTC(2026, 10, 21);

function solve(task: string, bits: number): string {
  for (let number = 0; ; number++) {
    const hash = createHash("sha256").update(`${task}:${number}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - bits) === 0) return `${task}:${number}`;
  }
}

test("a proof takes work and the seconds a person needs, and is accepted once a day", () => {
  let now = at;
  const proofs = createProofs("secret", limits, () => now);
  const task = proofs.task();
  const proof = solve(task, limits.bits);
  now = at + 1_000;
  expect(proofs.judge(proof).kind).toBe("early");
  now = at + 4_000;
  expect(proofs.judge(proof)).toMatchObject({ kind: "proven", id: expect.any(String) });
  // Another replica with the same secret accepts it; one with another secret does not.
  expect(createProofs("secret", limits, () => now).judge(proof).kind).toBe("proven");
  expect(createProofs("other", limits, () => now).judge(proof).kind).toBe("none");
  now = at + 25 * 3_600_000;
  expect(proofs.judge(proof).kind).toBe("none");
});

test("an unsolved proof, or one for another task, is refused", () => {
  const proofs = createProofs("secret", limits, () => at);
  const [time, random, signature] = proofs.task().split(".");
  const earlier = (Number.parseInt(time ?? "", 36) - 60_000).toString(36);
  const unsolved = Array.from({ length: 40 }, (_, n) => `${time}.${random}.${signature}:${n}`).find(
    (each) => createHash("sha256").update(each).digest().readUInt16BE(0) >= 64,
  );
  for (const wrong of [
    undefined,
    "",
    "nonsense",
    unsolved,
    solve(`${earlier}.${random}.${signature}`, limits.bits),
  ]) {
    expect(proofs.judge(wrong).kind, String(wrong)).toBe("none");
  }
});

test("a household counts as one network, however its address is written", () => {
  const hash = (address: string) => hashNetwork(address, "secret");
  expect(hash("2001:db8:0:1::5")).toBe(hash("2001:0db8::1:ffff:0:0:9"));
  expect(hash("2001:db8:0:1::5")).not.toBe(hash("2001:db8:0:2::5"));
  expect(hash("::ffff:203.0.113.9")).toBe(hash("203.0.113.9"));
  expect(hash("203.0.113.9")).not.toContain("203");
});

test("the operator may set some of the limits or none", () => {
  expect(formLimitsText.parse("unproven=2")).toMatchObject({ unproven: 2, proven: 60 });
  expect(formLimitsText.safeParse("unproven=many").success).toBe(false);
  expect(formLimitsText.safeParse("anything=2").success).toBe(false);
});

test("many forms at once are handled a few at a time, in order, and a failing one blocks none", async () => {
  const inTurn = createFormQueue({ most: 2, waiting: 10, patience: 60_000 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const forms = [0, 1, 2, 3].map((form) =>
    inTurn("192.0.2.1", async () => {
      begun.push(form);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (form === 0) throw new Error("refused");
      return form;
    }),
  );
  const [failing] = forms;
  await expect.poll(() => begun).toEqual([0, 1]);
  ends[0]?.();
  await expect(failing).rejects.toThrow("refused");
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  ends[3]?.();
  expect(await Promise.all(forms.slice(1))).toEqual([1, 2, 3]);
});

test("networks take turns: a visitor's form waits for one form of a heavy sender, not for all", async () => {
  const inTurn = createFormQueue({ most: 1, waiting: 10, patience: 60_000 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (network: string) =>
    inTurn(network, async () => {
      begun.push(network);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = ["many", "many", "many", "one", "many"].map(send);
  const expected = ["many", "one", "many", "many", "many"];
  for (const [place] of expected.entries()) {
    await expect.poll(() => begun).toEqual(expected.slice(0, place + 1));
    ends[place]?.();
  }
  await Promise.all(all);
});

test("the queue of forms has a maximum length", async () => {
  const inTurn = createFormQueue({ most: 1, waiting: 1, patience: 60_000 });
  const { promise: held, resolve: release } = Promise.withResolvers<string>();
  const running = inTurn("one", () => held);
  const waiting = inTurn("two", async () => "its turn");
  await expect(inTurn("two", async () => "one too many")).rejects.toThrow(NoTurn);
  release("done");
  expect(await Promise.all([running, waiting])).toEqual(["done", "its turn"]);
});

test("no form waits longer than the limit", async () => {
  const inTurn = createFormQueue({ most: 1, waiting: 1, patience: 50 });
  const { promise: held, resolve: release } = Promise.withResolvers<string>();
  const running = inTurn("one", () => held);
  await expect(inTurn("two", async () => "in vain")).rejects.toThrow(NoTurn);
  release("done");
  expect(await running).toBe("done");
});

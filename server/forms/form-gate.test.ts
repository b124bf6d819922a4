import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashNetworks } from "../http/networks.ts";
import { createProofs } from "./form-gate.ts";
import { formLimitsText } from "./form-limits.ts";

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
  const hash = (address: string) => hashNetworks(address, "secret").network;
  expect(hash("2001:db8:0:1::5")).toBe(hash("2001:0db8::1:ffff:0:0:9"));
  expect(hash("2001:db8:0:1::5")).not.toBe(hash("2001:db8:0:2::5"));
  expect(hash("::ffff:203.0.113.9")).toBe(hash("203.0.113.9"));
  expect(hash("203.0.113.9")).not.toContain("203");
  // The networks of one line are also counted together.
  const site = (address: string) => hashNetworks(address, "secret").site;
  expect(site("2001:db8:0:1::5")).toBe(site("2001:db8:0:2::5"));
  expect(site("2001:db8:0:1::5")).not.toBe(site("2001:db8:1:1::5"));
  expect(site("203.0.113.9")).toBeUndefined();
});

test("the operator may set some of the limits or none", () => {
  expect(formLimitsText.parse("unproven=2")).toMatchObject({ unproven: 2, proven: 60 });
  expect(formLimitsText.safeParse("unproven=many").success).toBe(false);
  expect(formLimitsText.safeParse("anything=2").success).toBe(false);
});

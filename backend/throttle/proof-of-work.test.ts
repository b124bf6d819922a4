import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createProofOfWork, taskLifetime } from "./proof-of-work.ts";

const secret = "a secret";

function compute(task: string, bits: number): string {
  for (let number = 0; ; number++) {
    const hash = createHash("sha256").update(`${task}:${number}`).digest();
    if (Math.clz32(hash.readUInt32BE(0)) >= bits) return `${task}:${number}`;
  }
}

test("a computed number is a proof for five minutes, under our own signature only", () => {
  let now = Date.now();
  const proofs = createProofOfWork(secret, () => now);
  const { task, bits } = proofs.task();
  const proof = compute(task, bits);
  expect(proofs.judge(proof)).toMatch(/^[\w-]{16}$/);
  expect(createProofOfWork("another secret").judge(proof)).toBeUndefined();
  now += taskLifetime * 1_000;
  expect(proofs.judge(proof)).toBeDefined();
  now += 1;
  expect(proofs.judge(proof)).toBeUndefined();
});

test.each([undefined, null, 7, {}, "", "x", ":".repeat(100_000), `${"a.".repeat(50_000)}:1`])(
  "%s is not a proof",
  (text) => {
    expect(createProofOfWork(secret).judge(text)).toBeUndefined();
  },
);

test("a task without work is not a proof", () => {
  const proofs = createProofOfWork(secret);
  const tries = Array.from({ length: 20 }, () => proofs.judge(`${proofs.task().task}:0`));
  expect(tries.filter(Boolean)).toEqual([]);
});

import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A form that was open for longer counts as one without a proof. */
const LONGEST = 24 * 3_600_000;

/** What is known of the proof a form came with: `id` names it, `early` says that nobody types so fast. */
export type Judged = { kind: "none" } | { kind: "early" } | { kind: "proven"; id: string };

/** Tasks that a page computes while its form is filled in, and the check of what it computed. */
export interface Proofs {
  /** A new task: "<time>.<random>.<signature>", all of it without meaning to the page. */
  task(): string;
  /** Judges "<task>:<number>", or nothing. */
  judge(proof: string | undefined): Judged;
}

/**
 * A proof is a number that makes the SHA-256 of "<task>:<number>" begin with `bits` zero bits: dear to
 * whoever sends thousands, unnoticed by whoever sends one (Back, Hashcash, 2002). The task carries the
 * time it was given at and is signed, so that nothing is kept until the form arrives, and pages with
 * forms stay the same for everyone.
 */
export function createProofs(
  secret: string,
  { bits, seconds }: { bits: number; seconds: number },
  now: () => number = Date.now,
): Proofs {
  const key = createHash("sha256").update(`forms ${secret}`).digest();
  const sign = (words: string) =>
    createHmac("sha256", key).update(words).digest("base64url").slice(0, 22);

  return {
    task() {
      const words = `${now().toString(36)}.${randomBytes(12).toString("base64url")}`;
      return `${words}.${sign(words)}`;
    },
    judge(proof) {
      const [, task = "", time = "", random = "", signature = ""] =
        /^((\w{1,12})\.([\w-]{16})\.([\w-]{22})):\d{1,12}$/.exec(proof ?? "") ?? [];
      if (!proof || !isSame(signature, sign(`${time}.${random}`))) return { kind: "none" };
      const age = now() - Number.parseInt(time, 36);
      if (age > LONGEST || age < 0) return { kind: "none" };
      if (!beginsWithZeros(createHash("sha256").update(proof).digest(), bits)) {
        return { kind: "none" };
      }
      return age < seconds * 1_000
        ? { kind: "early" }
        : { kind: "proven", id: task.split(".")[1] ?? "" };
    },
  };
}

function beginsWithZeros(hash: Buffer, bits: number): boolean {
  return bits === 0 || hash.readUInt32BE(0) >>> (32 - bits) === 0;
}

function isSame(given: string, expected: string): boolean {
  return (
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  );
}

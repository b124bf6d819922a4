import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { SchoolClient } from "../../data/client.ts";
import {
  beginFormSubmission,
  type FormGate,
  finishFormSubmission,
} from "../../data/forms/form-submissions.ts";
import { hashNetworks } from "../http/networks.ts";
import type { Log } from "../log.ts";
import { shareOfSite } from "../rate-limits/network-limits.ts";
import { type FormLimits, limitOfDay } from "./form-limits.ts";

/** Keeps robots out of the public forms. */
export interface FormGates {
  /** The answer of GET /forms/task: a task, its difficulty, and the shortest time for a form. */
  task(): { task: string; bits: number; seconds: number };
  /** The gate for one visitor's address; `keeper` counts the form and writes it once admitted. */
  of(address: string, keeper: SchoolClient | undefined): FormGate;
}

type Options = {
  /** All replicas that share a backend share it (formSecret). */
  secret: string;
  limits: FormLimits;
  log: Log;
};

/**
 * The secret of the forms. A hosted backend without its secret key stores no forms, so a random one suffices
 * there.
 */
export function formSecret(secretKey: string | undefined): string {
  return secretKey ?? randomBytes(32).toString("base64url");
}

/**
 * docs/decisions/public-forms.md: a form with a filled-in trap, or sent faster than a person types,
 * comes from a robot. All others are counted by network in the database, with a higher limit for
 * those with a proof of work.
 */
export function createFormGates({ secret, limits, log }: Options): FormGates {
  const proofs = createProofs(secret, limits);

  return {
    task: () => ({ task: proofs.task(), bits: limits.bits, seconds: limits.seconds }),
    of: (address, keeper) => ({
      async admit(form, { trap, proof }) {
        const judged = proofs.judge(proof);
        if (trap || judged.kind === "early") return { kind: "robot" };
        if (!keeper) return { kind: "closed" };
        const isProven = judged.kind === "proven";
        const { network, site } = hashNetworks(address, secret);
        const most = isProven ? limits.proven : limits.unproven;
        const ofDay = limitOfDay(form, limits);
        const { outcome, id, reference } = await beginFormSubmission(keeper, {
          form,
          network,
          most,
          site,
          most_of_site: most * shareOfSite,
          most_of_day: ofDay,
          most_of_site_of_day: ofDay && ofDay * shareOfSite,
          proof: isProven ? judged.id : undefined,
        });
        if (outcome === "seen") return { kind: "seen", reference };
        if (outcome === "too_many_today") return { kind: "too-many-today" };
        if (outcome === "too_many" || !id) return { kind: "too-many" };
        return {
          kind: "welcome",
          keeper,
          finish: (answered) =>
            finishFormSubmission(keeper, id, answered).catch((error) =>
              log.warn({ err: error }, "the end of a form could not be noted"),
            ),
        };
      },
    }),
  };
}

/** A form open for longer counts as one without a proof. */
const longest = 24 * 3_600_000;

/** The verdict on a proof: `id` names it, `early` means too fast for a person. */
export type Judged = { kind: "none" } | { kind: "early" } | { kind: "proven"; id: string };

/** Issues tasks that a page solves while its form is filled in, and checks the solutions. */
export interface Proofs {
  /** A new task, "<time>.<random>.<signature>", opaque to the page. */
  task(): string;
  /** Judges "<task>:<number>". */
  judge(proof: string | undefined): Judged;
}

/**
 * A proof is a number that makes the SHA-256 of "<task>:<number>" begin with `bits` zero bits:
 * expensive for a sender of thousands, unnoticed by a sender of one (Back, Hashcash, 2002). The
 * task carries its time and a signature, so the server stores nothing until the form arrives and
 * pages stay the same for everyone.
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
      if (age > longest || age < 0) return { kind: "none" };
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

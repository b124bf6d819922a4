import { randomBytes } from "node:crypto";
import type { SchoolClient } from "../../data/client.ts";
import {
  beginFormSubmission,
  type FormGate,
  finishFormSubmission,
} from "../../data/forms/form-submissions.ts";
import type { Log } from "../log.ts";
import type { FormLimits } from "./form-limits.ts";
import { hashNetwork } from "./networks.ts";
import { createProofs } from "./proofs.ts";

/** What keeps robots out of the public forms, for all visitors. */
export interface FormGates {
  /** What GET /forms/task answers: a task, how hard it is, and how long a form takes at least. */
  task(): { task: string; bits: number; seconds: number };
  /** The gate as a visitor's address meets it; `keeper` counts it and is given to whoever is admitted. */
  of(address: string, keeper: SchoolClient | undefined): FormGate;
}

type Options = {
  /** Shared by all copies of the server where they share a backend (formSecret). */
  secret: string;
  limits: FormLimits;
  log: Log;
};

/** Where a hosted backend is used without its secret key no form is kept, and its own secret will do. */
export function formSecret(secretKey: string | undefined): string {
  return secretKey ?? randomBytes(32).toString("base64url");
}

/**
 * docs/decisions/public-forms.md: a filled-in trap or a form sent faster than a person types is a robot's; all
 * others are counted by network in the database, those with a proof of work more generously.
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
        const { outcome, id, reference } = await beginFormSubmission(keeper, {
          form,
          network: hashNetwork(address, secret),
          most: isProven ? limits.proven : limits.unproven,
          proof: isProven ? judged.id : undefined,
        });
        if (outcome === "seen") return { kind: "seen", reference };
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

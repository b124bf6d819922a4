import { z } from "zod";

/** How much of the public forms is too much. Set by the operator alone, in FORM_LIMITS. */
export type FormLimits = {
  /** Forms of one network within an hour, where the page computed a proof. */
  proven: number;
  /** Forms of one network within an hour, where no script ran. */
  unproven: number;
  /** Seconds a person needs at least for a form. */
  seconds: number;
  /** How many zero bits a proof begins with: each doubles the work. */
  bits: number;
};

export const usualFormLimits: FormLimits = { proven: 60, unproven: 6, seconds: 3, bits: 15 };

const count = (most: number, usual: number) =>
  z.coerce.number().int().min(0).max(most).default(usual);

/** Reads `proven=60,unproven=6,seconds=3,bits=15`; what is left out keeps its default. */
export const formLimitsText = z
  .string()
  .regex(/^(\w+=\d+(,|$))*$/)
  .transform((text) =>
    Object.fromEntries(
      text
        .split(",")
        .filter(Boolean)
        .map((pair) => pair.split("=")),
    ),
  )
  .pipe(
    z.strictObject({
      proven: count(1_000_000, usualFormLimits.proven),
      unproven: count(1_000_000, usualFormLimits.unproven),
      seconds: count(60, usualFormLimits.seconds),
      bits: count(24, usualFormLimits.bits),
    }),
  );

import { limitsText } from "../limits-text.ts";

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

/** Reads `proven=60,unproven=6,seconds=3,bits=15`. */
export const formLimitsText = limitsText({
  proven: { least: 0, most: 1_000_000, usual: usualFormLimits.proven },
  unproven: { least: 0, most: 1_000_000, usual: usualFormLimits.unproven },
  seconds: { least: 0, most: 60, usual: usualFormLimits.seconds },
  bits: { least: 0, most: 24, usual: usualFormLimits.bits },
});

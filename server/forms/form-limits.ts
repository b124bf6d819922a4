import { limitsText } from "../../platform/limits.ts";

/** Limits of the public forms. Only the operator sets them, in FORM_LIMITS. */
export type FormLimits = {
  /** Forms per network and hour with a proof of work. */
  proven: number;
  /** Forms per network and hour without one, if no script ran. */
  unproven: number;
  /** The least number of seconds a person needs for a form. */
  seconds: number;
  /** How many zero bits a proof begins with; each doubles the work. */
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

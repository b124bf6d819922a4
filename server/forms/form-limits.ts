import { limitsText } from "../../platform/limits.ts";

/** Limits of the public forms. Only the operator sets them, in FORM_LIMITS. */
export type FormLimits = {
  /** Forms per network and hour with a proof of work. */
  proven: number;
  /** Forms per network and hour without one, if no script ran. */
  unproven: number;
  /** Admission enquiries per network and day that ask for a visit, which holds a place. */
  visits: number;
  /** The least number of seconds a person needs for a form. */
  seconds: number;
  /** How many zero bits a proof begins with; each doubles the work. */
  bits: number;
};

export const usualFormLimits: FormLimits = {
  proven: 60,
  unproven: 6,
  visits: 12,
  seconds: 3,
  bits: 15,
};

/** How many of a form a network may send within a day; undefined if only those of an hour are limited. */
export function limitOfDay(form: string, { visits }: FormLimits): number | undefined {
  return form === "admissions_visit" ? visits : undefined;
}

/** Reads `proven=60,unproven=6,visits=12,seconds=3,bits=15`. */
export const formLimitsText = limitsText({
  proven: { least: 0, most: 1_000_000, usual: usualFormLimits.proven },
  unproven: { least: 0, most: 1_000_000, usual: usualFormLimits.unproven },
  visits: { least: 0, most: 1_000_000, usual: usualFormLimits.visits },
  seconds: { least: 0, most: 60, usual: usualFormLimits.seconds },
  bits: { least: 0, most: 24, usual: usualFormLimits.bits },
});

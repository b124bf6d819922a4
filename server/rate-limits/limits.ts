import { z } from "zod";

/** A whole number from `least` to `most`; `usual` is the default. */
type Limit = { least: number; most: number; usual: number };

/**
 * Limits that an operator sets in one variable, such as `proven=60,unproven=6`. Missing ones keep
 * their default; unknown names and numbers out of bounds are refused.
 */
export function limitsText<Name extends string>(limits: Record<Name, Limit>) {
  const names = Object.keys(limits) as Name[];
  return z
    .string()
    .max(200)
    .transform((text, { addIssue }): Record<Name, number> => {
      const pairs = text.split(",").filter(Boolean);
      const given = new Map(pairs.map((pair) => pair.split("=") as [Name, string]));
      const isGood = ([name, value = ""]: [Name, string]) =>
        names.includes(name) &&
        /^\d{1,10}$/.test(value) &&
        Number(value) >= limits[name].least &&
        Number(value) <= limits[name].most;
      if (![...given].every(isGood)) addIssue("not of these limits");
      const values = names.map((name) => [name, Number(given.get(name) ?? limits[name].usual)]);
      return Object.fromEntries(values);
    });
}

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

/**
 * What one network may spend, in points of the price list. Only the operator sets it, in
 * PRICE_LIMITS.
 */
export type RateLimits = {
  /** Points a network may spend at once. */
  network: number;
  /** Points it regains each second. */
  second: number;
};

export const usualRateLimits: RateLimits = { network: 2_000, second: 40 };

/** A group of networks of one line, an IPv6 /48, gets this many times one network's limit. */
export const shareOfSite = 8;

/** Reads `network=2000,second=40`. */
export const rateLimitsText = limitsText({
  network: { least: 1, most: 1_000_000_000, usual: usualRateLimits.network },
  second: { least: 1, most: 1_000_000_000, usual: usualRateLimits.second },
});

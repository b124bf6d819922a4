import { z } from "zod";

/** A whole number from `least` to `most`, which is `usual` where the operator says nothing. */
type Limit = { least: number; most: number; usual: number };

/**
 * Limits that an operator sets in one variable, such as `proven=60,unproven=6`: what is left out keeps
 * its default; a name that is not known, or a number out of bounds, is refused.
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

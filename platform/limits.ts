import { z } from "zod";

/** A whole number from `least` to `most`; `usual` is the default. */
type Limit = { least: number; most: number; usual: number };

/**
 * Limits that an operator sets in one variable, such as `proven=60,unproven=6`. Missing ones keep
 * their default; unknown names and numbers out of bounds are refused.
 */
export function limitsText<Name extends string>(limits: Record<Name, Limit>) {
  const names = Object.keys(limits) as Name[];
  const example = names.slice(0, 2).map((name) => `${name}=${limits[name].usual}`);
  const error = `must be like ${example.join(",")}`;
  return z
    .string()
    .max(200, error)
    .transform((text, { addIssue }): Record<Name, number> => {
      const pairs = text.split(",").filter(Boolean);
      const given = new Map(pairs.map((pair) => pair.split("=") as [Name, string]));
      const isGood = ([name, value = ""]: [Name, string]) =>
        names.includes(name) &&
        /^\d{1,10}$/.test(value) &&
        Number(value) >= limits[name].least &&
        Number(value) <= limits[name].most;
      if (![...given].every(isGood)) addIssue(error);
      const values = names.map((name) => [name, Number(given.get(name) ?? limits[name].usual)]);
      return Object.fromEntries(values);
    });
}

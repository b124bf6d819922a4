/** The earliest batch that the table accepts; the last is of the current year (private.guard_batch_year). */
export const firstBatch = 1850;
/** How many years back people may choose if the school's first year is unknown. */
const longestAgo = 80;

/**
 * The possible leaving years of a school that began in a given year, latest first; always includes `chosen`.
 */
export function batchYears(
  began: number | undefined,
  chosen?: number | null,
  now = new Date(),
): number[] {
  const last = now.getFullYear();
  const first = Math.min(began ?? last - longestAgo, chosen || last, last);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

/**
 * The profile fields whose audience the owner chooses (`reunions`: coming to a reunion), and their default
 * audience.
 */
export const hidableFields = {
  profession: "alumni",
  organisation: "alumni",
  industry: "alumni",
  city: "alumni",
  country: "alumni",
  bio: "alumni",
  avatar: "alumni",
  contact_email: "nobody",
  phone: "nobody",
  links: "alumni",
  reunions: "nobody",
} as const satisfies Record<string, Audience>;

export const audiences = ["alumni", "batch", "nobody"] as const;

/** Who sees a field: every verified alumnus, alumni of the same batch, or nobody. */
export type Audience = (typeof audiences)[number];
export type HidableField = keyof typeof hidableFields;

/** The audience of a profile field. */
export function audienceOf(visibility: unknown, field: HidableField): Audience {
  const choice = (visibility as Partial<Record<string, Audience>> | null)?.[field];
  return choice ?? hidableFields[field];
}

/**
 * The choices of a form (`visibility.<field>`) as the table keeps them: only those that differ from
 * the default.
 */
export function visibilityOf(
  form: Readonly<Record<string, unknown>>,
): Partial<Record<string, Audience>> {
  const chosen = Object.entries(form).flatMap(([name, choice]) => {
    const [, field] = /^visibility\.(\w+)$/.exec(name) ?? [];
    return field && choice && choice !== hidableFields[field as HidableField]
      ? [[field, choice as Audience] as const]
      : [];
  });
  return Object.fromEntries(chosen);
}

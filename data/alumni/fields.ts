/** The school's first batch and, with the year asked in, its last: as private.guard_batch_year has it. */
export const firstBatch = 2003;

/** The years somebody can have left the school in, the latest first. */
export function batchYears(now = new Date()): number[] {
  const last = now.getFullYear();
  return Array.from({ length: last - firstBatch + 1 }, (_, index) => last - index);
}

/** The fields of a profile whose owner chooses who sees them, and who sees them unless they choose. */
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
} as const satisfies Record<string, Audience>;

export const audiences = ["alumni", "batch", "nobody"] as const;

/** Who sees a field: every verified alumnus, those of the same batch, or nobody. */
export type Audience = (typeof audiences)[number];
export type HidableField = keyof typeof hidableFields;

/** Who sees a field of a profile by its owner's choice. */
export function audienceOf(visibility: unknown, field: HidableField): Audience {
  const choice = (visibility as Partial<Record<string, Audience>> | null)?.[field];
  return choice ?? hidableFields[field];
}

/** A form's choices (`visibility.<field>`) as the table keeps them: those that differ from what holds without a choice. */
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

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
